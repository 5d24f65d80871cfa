## Optionen und Hausregeln.

cow-game = Unexploded Cow
    .line = Treib verrückte Kühe über alte Bomben, für Geld und den Dank von zwölf Städten.
cow-starter = Wer anfängt
    .line = Wie der Erste des ersten Spiels gefunden wird.
    .text = Der Erste wird ausgelost; von dort geht es nach links. `first`: Wer auf dem ersten Platz sitzt, fängt an.
    .is-random = ausgelost
    .is-first = der erste Platz
cow-next-starter = Wer das nächste Spiel beginnt
    .line = Wie der Erste der weiteren Spiele einer Partie gefunden wird.
    .text = Jedes weitere Spiel einer Partie beginnt mit einem Ausgelosten. `left`: mit dem links von dem, der das vorige begonnen hat.
    .is-random = ausgelost
    .is-left = links vom letzten
cow-ante = Einsatz
    .line = Was jeder vor einem Spiel zahlt.
    .text = Vor einem Spiel zahlt jeder $100: $50 in den Pott, der wächst und schrumpft, und $50 in die Bank, die sich bis zum Ende nicht ändert. Zu dritt oder viert kann der Tisch um $150 spielen, davon $100 in die Bank.
cow-games = Spiele in der Partie
    .line = Wie viele Spiele mit demselben Geld gespielt werden.
    .text = Eine Partie aus so vielen Spielen: Das Geld bleibt, jedes Spiel hat einen neuen Einsatz und frisch gemischte Stapel, und übrige Kühe und Karten sind nichts wert. Wer am Ende das meiste Geld hat (Bargeld ohne Darlehen und Nachgelegtes), hat gewonnen; bei Gleichstand wird geteilt.
    .is-1 = ein Spiel
cow-cities = Stapel der Städte
    .line = Die Städte kommen zufällig oder in der Reihenfolge ihrer Punkte.
    .text = Der Stapel der Städte wird gemischt. `stacked`: Er liegt in der Reihenfolge von 1 bis 12, sodass alle wissen, was kommt; etwas mehr Strategie, etwas weniger Überraschung. Mitten im Spiel beschlossen, ordnet es die Städte, die noch kommen.
    .is-shuffled = gemischt
    .is-stacked = der Reihe nach, 1 bis 12
cow-finance = Wenn das Geld ausgeht
    .line = Wer nicht zahlen kann, leiht, legt Geld nach oder steigt aus.
    .text = `casual`: Das Geld ist unbegrenzt. Wer nicht zahlen kann, bekommt geliehen, was fehlt (siehe `auto-loan`), und jeder darf jederzeit aussteigen. `serious`: Wer nicht zahlen kann, leiht volle $2.000 oder steigt aus. `table`: Wer nicht zahlen kann, legt Geld nach (ein Vielfaches von $50, mindestens was fehlt, höchstens $2.000) oder steigt aus. In diesen beiden steigt man auch mit $0 aus, sonst nie. Darlehen und Nachgelegtes werden am Ende abgezogen.
    .is-casual = kleine Darlehen
    .is-serious = $2.000 leihen oder aussteigen
    .is-table = nachlegen oder aussteigen
cow-auto-loan = Darlehen ohne Frage
    .line = Bei Spielgeld kommt ein Darlehen von selbst, oder es wird gefragt.
    .text = Unter `finance=casual` bekommt, wer nicht zahlen kann, geliehen, was fehlt. `on`: ohne Frage. `off`: Der Schuldner wird gefragt und leiht oder steigt aus. In den anderen Formen wird er immer gefragt.
    .is-on = ohne Frage
    .is-off = der Schuldner wird gefragt
cow-end = Ende des Spiels
    .line = Der Zug, der die letzte Stadt nimmt, wird zu Ende gespielt oder nicht.
    .text = Ist die letzte Stadt vergeben, wird der Zug zu Ende gespielt, mit allen Karten und dem letzten Wurf; das Spiel endet vor dem nächsten Zug. `at-once`: Es endet, sobald die laufende Kette von Bomben bezahlt ist; danach wird nichts gespielt und nicht gewürfelt.
    .is-turn-end = nach dem Zug
    .is-at-once = sofort
cow-mad-bombers = Mehrere Mad Bomber auf einmal
    .line = Jeder Mad Bomber einer Welle verteilt eigene Bomben, oder alle zusammen.
    .text = `each`: Jeder Mad Bomber, der explodiert ist, gibt jeder Kuh der Weide eine neue Bombe: Nach zweien in einer Welle hat jede Kuh zwei Bomben, und eine Fähigkeit rettet sie nicht. `one`: Jede Kuh bekommt eine Bombe, wie viele Mad Bomber auch explodiert sind. Aufzeichnungen aus der Zeit vor dieser Wahl wurden mit `one` gespielt.
    .is-each = jeder verteilt Bomben
    .is-one = eine Bombe je Kuh
cow-settle = Eine Kette bezahlen
    .line = Explodierte Kühe werden nach der ganzen Kette bezahlt oder nach jeder Welle.
    .text = Löst ein Mad Bomber eine Kette aus, werden alle Kühe, die dabei explodieren, an ihrem Ende zusammen bezahlt: erst wem die Weide gehört, dann die Besitzer von Spionen von seiner Linken an. `wave`: Sie werden nach jeder Welle bezahlt, bevor die nächsten Bomben verteilt werden.
    .is-chain = nach der Kette
    .is-wave = nach jeder Welle
cow-split = Gleichstand
    .line = Geteilt wird in ganzen Chips oder auf den Dollar.
    .text = Wer gleich viele Punkte hat, teilt sich Pott und Bank gleichmäßig in ganzen Chips zu $50; übrige Chips gehen einzeln reihum von der Linken dessen, der die letzte Stadt genommen hat. `exact`: dasselbe mit einzelnen Dollars.
    .is-chips50 = in Chips zu $50
    .is-exact = auf den Dollar
cow-no-target = Ereignisse ohne Ziel
    .line = Ein Ereignis ohne Ziel darf nicht gespielt werden, oder es verpufft.
    .text = Ein Ereignis, das eine Kuh, eine Karte oder eine Hand braucht, darf nicht gespielt werden, solange es keine dafür gibt. `blank`: Es darf trotzdem gespielt werden; sein Preis wird bezahlt, und nichts geschieht.
    .is-refuse = nicht spielbar
    .is-blank = verpufft
cow-spy-glass = Market Spy-Glass
    .line = Die Karte aus der fremden Hand ist zufällig oder gewählt.
    .text = Wer Market Spy-Glass spielt, sieht in eine fremde Hand und nimmt zufällig eine Karte daraus. `chosen`: Er sucht sie sich aus.
    .is-random = zufällig
    .is-chosen = nach Wahl

## Bots.

cow-bot-random =
    .line = tut irgendetwas Erlaubtes, alles gleich wahrscheinlich
cow-bot-farmer =
    .line = wirtschaftet solide, stiehlt die besten Kühe und denkt nicht voraus
cow-bot-planner-N =
    .line = probiert jede Möglichkeit in N Spielen unter Farmern von hier aus, höchstens einer Million, oder N ms lang wie in planner-50ms

## Hausregeln, die zusammenpassen.

cow-preset-official = Das offizielle Spiel
    .line = Ein Spiel für $100 von jedem, wie es in der Regel steht.
cow-preset-quick = Ein schnelles
    .line = Die letzte Stadt beendet es sofort; wer nicht zahlen kann, leiht sich $2.000 oder scheidet aus.
cow-preset-wild = Ein wildes
    .line = Für $150 von jedem: Die Städte kommen von 1 bis 12, wer mit dem Fernglas schaut, wählt, was er nimmt, und ein Ereignis darf verpuffen.
