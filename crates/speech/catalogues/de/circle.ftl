## Die Tür eines Kreises.

circle-yours = Deine Kreise
circle-make = Einen Kreis gründen
circle-told = Ein bleibender Ort für die, mit denen du spielst: ein Regelbuch, das sich nur ändert, wenn alle einig sind, eure Abende und ihre Stände. Ohne Konto und in keiner Liste: du gibst den Link weiter.
circle-name-of = Name des Kreises
circle-colours = Seine Form und Farbe
circle-found = Gründen
circle-bring = Einen Kreis aus einem anderen Haus mitbringen
circle-bring-said = Auf der Seite eines Mitglieds steht „Alles als Datei“: Füg sie hier ein. Regelbuch, Fassungen und Stände sind wieder dieselben. Du gibst den anderen ihre neuen Schlüssel.
circle-who-you-are = Dein Name in dem Kreis
circle-file-of = Die Datei
circle-take-in = Aufnehmen
circle-hand-now = Gib { $name } diesen Link: Er ist hier der Schlüssel.
circle-outside = { $circle }: hier wird nach einem eigenen Regelbuch gespielt. Wer keinen Schlüssel hat, sieht nur dies.
circle-sit-down = Dazusetzen
circle-ask-to-sit = Fragen, ob du dich dazusetzen darfst
circle-asked = Du hast gefragt. Sobald dich jemand einlässt, ist dies die Seite des Kreises.
circle-let-you-in = Du bist eingelassen bei { $circle }: circle zeigt dir, was dort ist.
circle-not-let-in = Du bist nicht eingelassen worden bei { $circle }.
circle-asked-typed = Du hast gefragt. Sobald dich jemand eingelassen hat, zeigt dir circle den Kreis, und circle CODE auch deinen Schlüssel.
circle-no-member = Du bist in diesem Kreis kein Mitglied. circle CODE fragt, ob du dich zu ihnen setzen darfst.
circle-you-are-out = Du bist in dem Kreis kein Mitglied mehr.
circle-out-at-once = Sonst wird niemand gefragt, { $name } ist also sofort draußen (K7).
circle-put-out = Jetzt ausschließen
circle-out-typed = Tippe circle out { $name } yes, wenn du das willst.
circle-tonight-noted = { NUMBER($would) ->
    [1] Die anderen lesen, dass du heute spielen würdest; tonight no nimmt es zurück.
   *[other] Du würdest heute doch nicht spielen.
}
circle-be-member = Mit diesem Link bist du auch auf diesem Gerät { $name } in { $circle }.
circle-your-place = Dein Platz im Kreis

## Mitglieder.

circle-members = Mitglieder
circle-you = du
circle-who-is-here = Wer da ist
circle-are-here = Hier: du und { $names }
circle-you-alone = Niemand außer dir.
circle-would-play-tonight = Würden heute spielen: { $names }
circle-plays = würde spielen
circle-tonight = Heute würde ich spielen
circle-not-tonight = Heute doch nicht
circle-on-leave = beurlaubt
circle-is-back = aus der Beurlaubung zurück
circle-you-are-back = Du warst lange nicht da, und die anderen hatten dich beurlaubt. Jetzt bist du zurück, und dein Ja zählt wieder.
circle-away = lange nicht da
circle-about = Mehr zu { $name }
circle-vote-out = Ausschluss vorschlagen
circle-put-on-leave = Beurlaubung vorschlagen, bis sie kommen
circle-lost-key = Der Schlüssel ist verloren
circle-lost-yours = Du gehörst dazu, und dein Schlüssel ist verloren?
circle-lost-yours-said = Bitte ein anderes Mitglied: Auf der Seite des Kreises sagt es neben deinem Namen, dass dein Schlüssel verloren ist, und gibt dir einen neuen Link; einen Tag später öffnet er (K7).
circle-vouched = { $by } bürgt für { $name } und meldet den Schlüssel als verloren. In einem Tag gibt es einen neuen, wenn nicht widerspricht, wer den alten hat.
circle-object = Ich habe meinen Schlüssel
circle-hand-over = Gib { $name } diesen Link; er gilt in einem Tag.
circle-asks = { $name } möchte sich dazusetzen.
circle-let-in = Einlassen
circle-decline = Jetzt nicht
circle-invite = Andere einladen
circle-link-lets = Wer diesen Link hat, kann sich dazusetzen.
circle-word-lets = Wer diesen Link hat, kann fragen, und jemand von euch lässt ihn ein.
circle-code = Code: { $code }
circle-your-name = Dein Name und deine Farben hier
circle-rename-now = So heiße ich
circle-your-key = Dein Schlüssel
circle-key-said = Mit diesem Link bist du auf einem anderen Gerät du selbst. Zeig ihn niemandem.
circle-new-key = Schlüssel wechseln
circle-leave = Den Kreis verlassen

## Das Regelbuch.

circle-book = Das Regelbuch
circle-book-of = Das Regelbuch: { $circle }
circle-version = Fassung { $n }
circle-version-since = seit { $date }, vorgeschlagen von { $name }
circle-agreed-by-nobody = Niemand stimmt mehr zu
circle-agreed-by = Zugestimmt: { $names }
circle-versions = Alle Fassungen
circle-changed = Was sich geändert hat
circle-compared = Von Fassung { $from } zu { $to }
circle-compare-with = Mit Fassung { $n } vergleichen
circle-usual = Wie üblich.
circle-rest-as-in = Alles andere:
circle-in-full = Der ganze Text
circle-own-rules = Der Kreis selbst
circle-writing = Noch bist du allein und schreibst das Regelbuch. Sobald sich jemand dazusetzt, ändert es sich nur noch, wenn alle Ja sagen.
circle-write = Eintragen
circle-propose-change = Änderung vorschlagen
circle-change-of = Ändern: { $chapter }
circle-all-must-agree = Was du änderst, wird vorgeschlagen. Es gilt, wenn alle Ja gesagt haben; ein Nein genügt dagegen.
circle-change = { NUMBER($wordy) ->
    [1] { $rule }: „{ $to }“ statt „{ $from }“
   *[other] { $rule }: { $to } statt { $from }
}
circle-own-new = { $title }, eine eigene Regel: { $about }
circle-own-other = { $title } mit anderem Text: { $about }
circle-own-value = { $title }: { $to } statt { $from }
circle-own-dropped = Ohne die eigene Regel „{ $title }“
circle-own-propose = Eine eigene Regel vorschlagen
circle-own-rewrite = Einen anderen Text vorschlagen
circle-own-in-book = Eigene Regeln im Regelbuch
circle-own-since = Im Regelbuch seit Fassung { $n } ({ $date }), vorgeschlagen von { $name }.
circle-own-looked = Du siehst dir „{ $title }“ an. Noch ist nichts vorgeschlagen.
circle-own-of-shelf = Oder eine aus dem Regal des Hauses
circle-own-none = keine
circle-own-measured = Was sie bewirken würde, neben dem, was das Regelbuch sagt
circle-own-fits = Sie verträgt sich mit dem, was das Regelbuch sagt.
circle-own-clashes = Sie verträgt sich nicht mit dem, was das Regelbuch sagt: { $why }
circle-own-rival = Vorschlag { $n } betrifft dieselbe Regel. Wozu zuerst alle Ja sagen, das steht im Regelbuch, und der andere wird geschlossen.
circle-own-open = Über sie wird als Vorschlag { $n } abgestimmt.
circle-own-typed = Eigene Regeln: circle paste SPIEL, dann der Text; circle take SPIEL NAME, aus dem Regal des Hauses; circle show SPIEL NAME.
circle-back-to = Zurück zu { $circle }

## Abstimmungen.

circle-your-vote = { NUMBER($n) ->
    [one] Eine Abstimmung wartet auf dich
   *[other] { $n } Abstimmungen warten auf dich
}
circle-proposals = Zu entscheiden
circle-proposes = { $name } schlägt vor
circle-proposes-out = { $by } schlägt vor, { $name } auszuschließen
circle-proposes-leave = { $by } schlägt vor, { $name } zu beurlauben
circle-waits = Noch nicht gesprochen: { $names }
circle-lapses-on = Verfällt am { $date }, wenn bis dahin nicht alle Ja gesagt haben
circle-lapses = { NUMBER($days) ->
    [one] verfällt in einem Tag
   *[other] verfällt in { $days } Tagen
}
circle-agree = Ja
circle-refuse = Nein
circle-withdraw = Ja zurücknehmen
circle-decided = Entschieden
circle-adopted = alle waren einig
circle-refused-by = { $name } hat Nein gesagt
circle-lapsed = nicht alle haben rechtzeitig gesprochen
circle-fulfilled = das Buch sagt es inzwischen schon
circle-void = hat sich erledigt
circle-clashed = geschlossen, obwohl alle Ja gesagt haben: { $why }

## Spiele und Abende.

circle-play = Nach dem Regelbuch spielen
circle-play-another = Noch einen Tisch öffnen
circle-to-table = Zum Tisch: { $game }
circle-under-way = Läuft gerade
circle-opened-by = eröffnet von { $name }
circle-games = Spiele
circle-all-games = Alle Spiele
circle-won-by = gewonnen von { $names }
circle-unfinished = nicht zu Ende gespielt
circle-replay = Rückschau
circle-voted-in = An diesem Tisch beschlossen: { $rules }.
circle-keep-it = Ins Regelbuch übernehmen?
circle-no-records = Noch keine Leistung, die einen Rekord wert wäre.
circle-nothing-other = Nichts ist anders.
circle-earlier-evenings = Früher: { $evenings }
circle-no-games = Noch wurde nichts gespielt.
circle-find = Suchen
circle-from-day = Von
circle-to-day = bis
circle-any = alle
circle-begin = Einen Abend beginnen
circle-name-of-evening = Name des Abends
circle-close = Den Abend beschließen
circle-runs = { $title }, heute
circle-none-runs = Zur Zeit läuft kein Abend.
circle-evenings = Abende
circle-games-of = { NUMBER($n) ->
    [one] ein Spiel
   *[other] { $n } Spiele
}
circle-by-wins = Gewonnene Spiele zählen.
circle-by-points = Punkte zählen.
circle-by-money = Verdientes Geld zählt.
circle-season = Diese Saison
circle-player = Spieler
circle-won = Gewonnen
circle-points = Punkte
circle-money = Geld
circle-played = Gespielt
circle-proposed-then = { NUMBER($n) ->
    [one] An dem Abend wurde eine Regel vorgeschlagen.
   *[other] An dem Abend wurden { $n } Regeln vorgeschlagen.
}
circle-proposed-by = { $name }: { $rules }
circle-undecided = noch offen
circle-standings = Stände und Rekorde
circle-season-of = Saison { $n }, { $from } bis { $to }
circle-head-to-head = Gegeneinander
circle-head-to-head-said = Wie oft wer vor wem stand, in Spielen, bei denen beide mitspielten.
circle-met = { $one } { $ahead } : { $behind } { $other }
circle-records = Rekorde des Kreises
circle-highest-turn = { $name } sicherte { $n } Punkte in einem Zug
circle-longest-clearing = { $name } räumte einen Flash { NUMBER($n) ->
    [one] mit einem Wurf
   *[other] mit { $n } Würfen
}
circle-lost-turn = { $name } verlor { $n } Punkte durch einen Wimpout
circle-dearest-cow = { $what } flog für { $name } in die Luft und brachte { $n } Dollar
circle-costliest-cow = { $what } flog für { $name } in die Luft und kostete { $n } Dollar
circle-longest-word = { $name } fand { $what }, ein Wort aus { $n } Karten
circle-dearest-pilfered = { $name } stibitzte { $what }
circle-dearest-pilfered-from = { $name } stibitzte { $what } von { $from }
circle-is-here = ist da
circle-seat = { $name } dazusetzen
circle-leave-said = Du bist dann kein Mitglied mehr, und dein Ja zählt nirgends. Was du gespielt hast, bleibt in den Ständen. Zurück kommst du wie jeder, der dazukommt.
circle-leave-now = Für immer verlassen
circle-has-sat = { $name } sitzt jetzt bei euch.
circle-has-left = { $name } hat den Kreis verlassen.
circle-proposes-rules = { $name } schlägt vor: { $rules }
circle-numbered = Vorschlag { $n }: { $what }
circle-yes-to = { $name } sagt Ja zu Vorschlag { $n }
circle-no-to = { $name } sagt Nein zu Vorschlag { $n }: Er ist vom Tisch
circle-yes-back = { $name } nimmt das Ja zu Vorschlag { $n } zurück
circle-key-is-new = { $name } hat jetzt einen anderen Schlüssel: Der alte gilt nicht mehr.
circle-is-called = { $was } heißt hier jetzt { $name }.
circle-has-declined = { $name } hat abgelehnt, was an der Tür gefragt wurde.
circle-key-stays = { $name } behält den bisherigen Schlüssel: Kein anderer öffnet.
circle-begins = { $name } beginnt einen Abend: { $title }
circle-still-played = { NUMBER($n) ->
    [one] Ein Spiel davon läuft noch und zählt mit.
   *[other] { $n } Spiele davon laufen noch und zählen mit.
}
circle-has-opened = { $name } hat einen Tisch eröffnet: { $game }.
circle-has-seated = { $by } hat { $name } an einen Tisch gesetzt: { $game }.
circle-sit-there = am Tisch: { $names }
circle-you-sit-there = du sitzt dort
circle-has-won = Gewonnen von { $names }.
circle-done = Erledigt.
circle-has-closed = { $title } ist zu Ende; vorn liegt { $name }.
circle-has-closed-empty = { $title } ist zu Ende.
circle-has-closed-level = { $title } ist zu Ende; vorn liegen { $names } gleichauf.
circle-page-of-evening = Die Seite dieses Abends
circle-would-play = { $name } würde heute spielen.
circle-outgoing = Draußen Bescheid geben
circle-outgoing-said = Ein Thema bei ntfy oder ein Webhook für euch alle erfährt, was hier geschieht: wer spielen würde, Tische, Abstimmungen, Abende, Gespräch.
circle-outgoing-to = { $name } lässt Bescheid geben mit { $kind }: { $place }
circle-outgoing-failed = Beim letzten Mal kam es nicht an: { $why }
circle-outgoing-secret = Unterschrieben mit { $secret }
circle-outgoing-off = Nicht mehr Bescheid geben
circle-outgoing-on = Dort Bescheid geben
circle-outgoing-where = Thema oder Adresse
circle-talk = Gespräch
circle-earlier-talk = Früher
circle-later-talk = Später
circle-nothing-said = Im letzten Monat wurde nichts gesagt.
circle-say-briefly = Sag etwas
circle-say-something = Sag was, bleibt einen Monat
circle-say = Sagen
circle-export = Alles als Datei
circle-words-by = circle help nennt die Wörter hier.
circle-typed = Wörter hier: members, book, book N, book N M, propose SPIEL REGEL=WERT, vote N yes, keep TISCH, letin N, decline N, evening, evening N, evening begin NAME, evening close, standing, records, tonight, talk, talk N, play SPIEL, rules circle, circles, circle say TEXT, circle name NAME, circle seat TISCH NAME, circle call ntfy THEMA, circle export, circle leave, circle vouch NAME, circle object, circle rekey, circle absent NAME, circle out NAME.
circle-book-typed = book liest das Regelbuch vor; book 3, was Fassung 3 änderte und was das Regelbuch damals sagte; book 1 3, worin sich die beiden unterscheiden.
circle-vote-typed = vote yes, vote no oder vote withdraw; mit einer Nummer, wo mehreres offen ist: vote 2 yes. Ein Nein genügt dagegen, und ein Ja lässt sich zurücknehmen, bis das letzte da ist.
circle-keep-typed = keep TISCH schlägt fürs Regelbuch vor, was an einem Tisch beschlossen wurde, dessen Spiel vorbei ist; keep allein, wo es nur einen solchen Tisch gibt.
circle-evening-typed = evening sagt, wie es steht; evening begin NAME beginnt einen Abend, evening close schließt ihn, evening 2 erzählt vom zweiten, den es gab.
circle-talk-typed = talk nennt die letzten Zeilen des Gesprächs, talk 100 die letzten hundert; circle say TEXT sagt etwas. Gesagtes bleibt einen Monat.
circle-talk-more = Es gibt mehr: talk { $n } nennt alles.
circle-tonight-typed = tonight sagt bis zum Morgen, dass du spielen würdest, tonight no, dass nicht.
circle-propose-typed = propose SPIEL REGEL=WERT bringt eine Änderung des Regelbuchs zur Abstimmung: propose wimpout goal=300 bump=on. propose circle vote-days=3 ändert, was der Kreis über sich selbst sagt; rules SPIEL nennt die Regeln eines Spiels, rules SPIEL REGEL, was eine sein kann, rules circle, was sich am Kreis einstellen lässt.
circle-hand-typed = { $name } kommt mit circle { $key } wieder herein, sobald das öffnet: Gib es niemand anderem.
circle-export-typed = Alles als Datei, für Mitglieder: { $place }
circle-yours-are = Deine Kreise: { $circles }
circle-you-are-called = Du heißt hier jetzt { $name }.
circle-no-such-word = Es gibt keinen Kreis mit dem Code „{ $word }“ und kein solches Wort; circle help nennt die Wörter.
circle-name-typed = Schreib circle name NAME: So heißt du hier von da an.
circle-key-typed = Anderswo bist du wieder du selbst mit: circle { $key }
circle-call-typed = Draußen wird nichts gesagt; schreib circle call ntfy THEMA, circle call webhook ADRESSE oder circle call off
circle-seat-typed = Schreib circle seat TISCH NAME, mit dem Namen eines Mitglieds, das da ist.
circle-leave-typed = Du bist dann kein Mitglied mehr, und dein Ja zählt nirgends. Schreib circle leave for good.
circle-none = du bist in keinem Kreis; schreib circle new NAME oder circle CODE (ein eigener Tisch: new SPIEL)
