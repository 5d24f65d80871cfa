## Eigene Regeln.

own-title = Eine eigene Regel: { $game }
own-intro = Schreibe, wie sie heißt, dann eine Zeile `---`, dann eine kleine Funktion für jede Frage, die die Regel beantwortet. Gespielt wird nach ihr erst, wenn alle ja gesagt haben.
own-first-acts = In Spiel { $game } der Bots bewirkt die Regel nach Schritt { $step } zum ersten Mal etwas. Von dort spielst du weiter.
own-never-acts = Bots haben gespielt, und von der Regel war nichts zu erzählen. Du spielst von Anfang an.
own-text = Der Text der Regel
own-other-lines = Was am Text anders ist
own-check = Lesen
own-reads-well = „{ $title }“ ist in Ordnung.
own-reads-and-fails = „{ $title }“ lässt sich spielen, antwortet aber nicht immer, wenn sie gefragt wird.
own-reads-and-idles = „{ $title }“ lässt sich spielen, aber es käme nichts dabei heraus.
own-reads-badly = So kann niemand spielen: { $why }.
own-reads-badly-said = So kann niemand spielen: { $why }
own-what-it-does = Was sie bewirkt
own-examples = Beispiele für den Anfang
own-other-examples = { $n } weitere
own-questions = Die Fragen, die sie beantworten kann
own-how-written = Wie eine Regel geschrieben wird
own-the-head = Der Kopf, bis zur Zeile `---`
own-the-language = Die Funktionen
own-begin-with-it = Mit einer Antwort auf `{ $question }` beginnen
own-go-on = Solange du an einem Tisch { $game } spielst, kannst du die Regel von hier aus dort zur Abstimmung stellen.
own-play-with = Einen Tisch damit spielen
own-vote-at = Am Tisch „{ $table }“ zur Abstimmung stellen
own-at-line = Zeile { $line }
own-odd = Noch einmal anzusehen
own-reading = Was du schreibst, wird gelesen …
own-measuring = Bots spielen Spiele damit. Das dauert ein paar Sekunden …
own-not-read = Das Haus hat es noch nicht gelesen und wird noch einmal gefragt. Was du geschrieben hast, steht noch da.
own-before = Zurück zu dem, was du geschrieben hattest
own-no-questions = { $game } fragt eigene Regeln noch nichts.
own-write-one = Eine eigene Regel schreiben
own-in-force = Eigene Regeln, die gelten
own-drop = Vorschlagen, „{ $title }“ zu streichen
own-another-value = Ein anderer Wert:
own-value = Wert:
own-propose-it = Vorschlagen
own-add-one = Eine eigene Regel
own-throws = { NUMBER($n) ->
    [one] Sie ändert, was { $n } der 7.776 Würfe mit fünf Würfeln zählt.
   *[other] Sie ändert, was { $n } der 7.776 Würfe mit fünf Würfeln zählen.
}
own-handfuls = { NUMBER($n) ->
    [one] Sie ändert, was { $n } der 3.108 Würfe mit einem bis vier Würfeln zählt.
   *[other] Sie ändert, was { $n } der 3.108 Würfe mit einem bis vier Würfeln zählen.
}
own-a-throw = { $cubes } zählt { $after } statt { $before }.
own-calls = { NUMBER($n) ->
    [one] { $n } der 7.776 Würfe mit fünf Würfeln darf als Ganzes angesagt werden.
   *[other] { $n } der 7.776 Würfe mit fünf Würfeln dürfen als Ganzes angesagt werden.
}
own-a-call = { $cubes } darf für { $points } Punkte angesagt werden.
own-voids = Solange { NUMBER($two) ->
    [1] zwei Flashes zugleich zu räumen sind (Full House)
   *[other] ein Flash zu räumen ist
}, macht sie { $n } Würfe mit { NUMBER($two) ->
    [1] fünf
   *[other] einem, zwei oder fünf
} Würfeln ungültig, von { $of }, die es sonst nicht wären.
own-is-void = { $cubes } ist ungültig, solange dies zu räumen ist: { $clearing }
own-suspends = { NUMBER($n) ->
    [one] Nach einem ungültigen Wurf an einem Flash wartet ein Zug, bis er wieder an der Reihe ist.
   *[other] Nach { $n } ungültigen Würfen am selben Flash wartet ein Zug, bis er wieder an der Reihe ist.
}
own-kills = { NUMBER($n) ->
    [one] Nach einem ungültigen Wurf an einem Flash ist ein Zug verloren.
   *[other] Nach { $n } ungültigen Würfen am selben Flash ist ein Zug verloren.
}
own-off-limits = Sie sperrt einen Stand bei { $n } der 10.000 Paare von Ständen bis 500.
own-an-off-limit = Niemand hört auf { $score } auf, solange jemand anders auf { $other } steht.
own-bumps = Sie schickt jemanden zurück bei { $n } der 10.000 Paare von Ständen bis 500.
own-a-bump = Wer bis { $score } kommt, schickt jemanden zurück, der auf { $other } steht.
own-starts = { $counter }: { $after } zu Beginn.
own-of-some = Bei dem, der so dasteht ({ $me }): { $what }
own-after-bank = { $counter }, nach { NUMBER($any) ->
    [1] jedem Zug, der gesichert wird
   *[other] einem Zug mit { $points } Punkten
}: { $law }.
own-after-wimpout = { $counter }, nach einem Wimpout: { $law }.
own-after-wreck = { $counter }, nach einem Zugunglück: { $law }.
own-me = { NUMBER($opened) ->
    [0] { $score } Punkte, noch nie etwas gesichert
   *[other] { $score } Punkte
}
own-me-between = { $score } bis { $up_to } Punkte
own-me-others = { $me }, und so mit { NUMBER($n) ->
    [one] einem anderen Punktestand
   *[other] { $n } anderen Punkteständen
}
own-me-any-score = jeder Punktestand
own-me-from = { $score } Punkte oder mehr
own-me-each = { $one }, { $two }, { $three } Punkte und so weiter
own-me-banked = { $me }, schon einmal gesichert
own-and-others = Sie wirkt auch in anderen Fällen, dort vielleicht anders.
own-law-more = jedes Mal { $n } mehr
own-law-less = jedes Mal { $n } weniger
own-law-to = auf { $n } gesetzt
own-law-where = { $does }, wo es { $count } war
own-law-step = aus { $before } wird { $after }
own-law-by = { NUMBER($per) ->
    [1] { NUMBER($times) ->
        [1] { NUMBER($how) ->
            [0] um so viel mehr, wie { $what }
            [1] um so viel weniger, wie { $what }, mindestens 0
            [2] auf so viel gesetzt, wie { $what }
           *[other] auf so viel erhöht, wie { $what }, wo es weniger war
        }
       *[other] { NUMBER($how) ->
            [0] um { $times }-mal so viel mehr, wie { $what }
            [1] um { $times }-mal so viel weniger, wie { $what }, mindestens 0
            [2] auf { $times }-mal so viel gesetzt, wie { $what }
           *[other] auf { $times }-mal so viel erhöht, wie { $what }, wo es weniger war
        }
    }
   *[other] { NUMBER($how) ->
        [0] 1 mehr für je volle { $what }
        [1] 1 weniger für je volle { $what }, mindestens 0
        [2] auf 1 für je volle { $what } gesetzt
       *[other] auf 1 für je volle { $what } erhöht, wo es weniger war
    }
}
own-amount-bank = { NUMBER($n) ->
    [1] der gesicherte Zug Punkte hat
   *[other] { $n } Punkte des gesicherten Zuges
}
own-amount-lost = { NUMBER($n) ->
    [1] Punkte mit dem Zug verloren gehen
   *[other] { $n } Punkte, die mit dem Zug verloren gehen
}
own-amount-exploded = { NUMBER($n) ->
    [1] Kühe darin explodiert sind
   *[other] { $n } Kühe, die darin explodiert sind
}
own-amount-own = { NUMBER($n) ->
    [1] eigene Kühe darin explodiert sind
   *[other] { $n } eigene Kühe, die darin explodiert sind
}
own-amount-won = { NUMBER($n) ->
    [1] Dollar darin mit Bomben gewonnen wurden
   *[other] { $n } Dollar, die darin mit Bomben gewonnen wurden
}
own-amount-city = { NUMBER($n) ->
    [1] die darin genommene Stadt Punkte hat
   *[other] { $n } Punkte der darin genommenen Stadt
}
own-amount-played = { NUMBER($n) ->
    [1] Karten darin gespielt wurden
   *[other] { $n } Karten, die darin gespielt wurden
}
own-amount-value = { NUMBER($n) ->
    [1] die Kuh in Dollar wert ist
   *[other] { $n } Dollar, die die Kuh wert ist
}
own-amount-price = { NUMBER($n) ->
    [1] die Kuh in Dollar kostet
   *[other] { $n } Dollar, die die Kuh kostet
}
own-amount-letters = { NUMBER($n) ->
    [1] das Wort Buchstaben hat
   *[other] { $n } Buchstaben des Wortes
}
own-amount-vowels = { NUMBER($n) ->
    [1] das Wort Vokale hat
   *[other] { $n } Vokale des Wortes
}
own-amount-different = { NUMBER($n) ->
    [1] das Wort verschiedene Buchstaben hat
   *[other] { $n } verschiedene Buchstaben des Wortes
}
own-amount-words = { NUMBER($n) ->
    [1] der Zug Wörter brachte
   *[other] { $n } Wörter des Zuges
}
own-tally = { $count }
own-number = { $n }
own-tally-to = { $count } bis { $to }
own-tally-on = { $count } oder mehr
own-tally-each = { $one }, { $two }, { $three } und so weiter
own-least = { NUMBER($all) ->
    [1] Alle müssen in einem Zug { $points } Punkte machen, um sie zu sichern.
   *[other] Wer so dasteht ({ $me }), muss in einem Zug { $points } Punkte machen, um sie zu sichern.
}
own-out = Wer so dasteht ({ $me }), wenn ein Zug verloren ist, scheidet aus.
own-misses = Wer so dasteht ({ $me }), wenn jemand anders die Last Licks beginnt, scheidet aus.
own-alone-goes-on = Wer als Letztes übrig ist, muss das Ziel noch erreichen; so kann eine Partie ohne Sieg enden.
own-a-bonus = { NUMBER($all) ->
    [1] Alle bekommen
   *[other] Wer so dasteht ({ $me }), bekommt
} für { NUMBER($any) ->
    [1] jeden gesicherten Zug
   *[other] einen Zug mit { $points } Punkten
} { NUMBER($less) ->
    [1] { $more } weniger.
   *[other] { $more } mehr.
}
own-a-cost = { NUMBER($all) ->
    [1] Alle verlieren
   *[other] Wer so dasteht ({ $me }), verliert
} { $cost } Punkte vom Stand durch { NUMBER($wreck) ->
    [1] ein Zugunglück
   *[other] einen Wimpout
}, { NUMBER($any) ->
    [1] was auch im Spiel war.
   *[other] mit { $points } im Spiel.
}
own-table-starts = Am Tisch, { $counter }: { $after } zu Beginn.
own-table-after-bank = { $counter } am Tisch, nach { NUMBER($any) ->
    [1] jedem Zug, der gesichert wird
   *[other] einem Zug mit { $points } Punkten
}: { $law }.
own-table-after-wimpout = { $counter } am Tisch, nach { NUMBER($any) ->
    [1] jedem Wimpout
   *[other] einem Wimpout, der { $points } Punkte kostet
}: { $law }.
own-table-after-wreck = { $counter } am Tisch, nach einem Zugunglück: { $law }.
own-goal = Die Last Licks beginnen bei { $after } statt bei { $before }.
own-failed-is-out = { NUMBER($out) ->
    [0] Wer die Spitze herausfordert und nicht überholt, bleibt im Spiel.
   *[other] Wer die Spitze herausfordert und nicht überholt, scheidet aus.
}
own-passed-last = Wer überholt wird, fordert wieder heraus, nach allen, die warten.
own-passed-next = Wer überholt wird, fordert sofort heraus.
own-passed-stays = Wer überholt wird, hat keinen Zug mehr; der Stand bleibt.
own-passed-out = Wer überholt wird, scheidet aus.
own-passed-round = Die Last Licks gehen in Runden: alle versuchen, die Spitze zu überholen, und wer dabei am weitesten kommt, führt die nächste an.
own-a-place = In der Reihenfolge der Herausforderer, die kleinste Zahl zuerst, zählt, wer so dasteht ({ $me }), { $place }.
own-a-place-of-name = { $alphabet }. im Alphabet
own-both-bring = Beides zusammen: Ein Zug mit { $before } Punkten bringt { NUMBER($all) ->
    [1] allen { $after }.
   *[other] dem, der so dasteht ({ $me }), { $after }.
}
own-binds-in-vain = Sie verbietet das Aufhören nur dort, wo ohnehin niemand aufhören darf.
own-unasked = Was sie zu „{ $counter }“ ab { $from } sagt, wurde nicht gefragt.
own-never-comes = Soweit gefragt wurde, steht es nie so: „{ $counter }“ geht von { $least } bis { $most }.
own-order-drawn = { NUMBER($drawn) ->
    [0] Die Reihenfolge der Herausforderer wird nicht gezogen.
   *[other] Die Reihenfolge der Herausforderer wird gezogen.
}
own-two-flashes = { NUMBER($n) ->
    [one] Sie macht aus { $n } der 90 Würfe mit zwei Paaren und der Sonne zwei Flashs.
   *[other] Sie macht aus { $n } der 90 Würfe mit zwei Paaren und der Sonne zwei Flashs.
}
own-insures = Von den 7.776 Würfen mit fünf Würfeln bringen { $n } Versicherungspunkte, wenn alle fünf { NUMBER($book) ->
    [1] nach dem Buch zählen.
    [2] zählen, und nicht nach dem Buch.
   *[other] zählen.
}
own-an-insured = { $cubes } bringt dann { $points }.
own-a-price = { NUMBER($own) ->
    [0] { NUMBER($price) ->
        [0] Ein Wurf von jemand anderem lässt sich nicht zurücknehmen.
       *[other] Einen Wurf von jemand anderem zurückzunehmen kostet { NUMBER($price) ->
            [one] { $price } Versicherungspunkt.
           *[other] { $price } Versicherungspunkte.
        }
    }
   *[other] { NUMBER($price) ->
        [0] Ein eigener Wurf lässt sich nicht zurücknehmen.
       *[other] Einen eigenen Wurf zurückzunehmen kostet { NUMBER($price) ->
            [one] { $price } Versicherungspunkt.
           *[other] { $price } Versicherungspunkte.
        }
    }
}
own-eclipses = Jemand wird vertrieben bei { $n } der 10.000 Paare von Ständen bis 500.
own-an-eclipse = Wer auf { $score } steht, vertreibt jemanden auf { $other }.
own-nearness = Ein Stand von 300 hat zur Mitte den Abstand { $nearness }: von mehreren, die vertrieben werden, weicht zuerst, wer ihr am nächsten ist.
own-banks = { NUMBER($n) ->
    [one] Sie ändert, was { $n } von 100 Zügen mit 5 bis 500 Punkten bringt.
   *[other] Sie ändert, was { $n } von 100 Zügen mit 5 bis 500 Punkten bringen.
}
own-a-bank = Ein Zug mit { $before } Punkten bringt { $after }.
own-a-bind = Niemand darf aufhören, wenn { NUMBER($sun) ->
    [1] { NUMBER($n) ->
        [one] nur noch die Sonne zu werfen ist.
       *[other] noch { $n } Würfel zu werfen sind, die Sonne darunter.
    }
   *[other] { NUMBER($n) ->
        [one] noch { $n } Würfel zu werfen ist, nicht die Sonne.
       *[other] noch { $n } Würfel zu werfen sind, nicht die Sonne.
    }
}
own-a-bind-after = Nach { NUMBER($more) ->
    [1] { $since } oder mehr Würfen
   *[other] { NUMBER($since) ->
        [one] einem Wurf
       *[other] { $since } Würfen
    }
} ohne Flash oder alle fünf Würfel darf niemand aufhören, wenn { NUMBER($sun) ->
    [1] { NUMBER($n) ->
        [one] nur noch die Sonne zu werfen ist.
       *[other] noch { $n } Würfel zu werfen sind, die Sonne darunter.
    }
   *[other] { NUMBER($n) ->
        [one] noch { $n } Würfel zu werfen ist, nicht die Sonne.
       *[other] noch { $n } Würfel zu werfen sind, nicht die Sonne.
    }
}
own-binds = Von { $of } Lagen, in denen sonst nichts bindet, darf in { $n } niemand aufhören.
own-unreached = Zeile { $line }: nichts, was hier gefragt wurde, ist bis dorthin gekommen. Wird sie gebraucht?
own-no-power = Zeile { $line }: `^` vergleicht Zahlen Bit für Bit; eine Potenz ist `points ** 2`.
own-nothing-counted = „{ $counter }“ wird gezeigt, und keine Funktion zählt es je.
own-never-chosen = Der Kopf hat Werte zur Wahl, und keine Funktion fragt nach `chosen()`.
own-nothing = Nichts von dem, was hier gefragt wurde, geht anders aus.
own-idles = Was `{ $question }` antwortet, ändert nichts, soweit gefragt wurde.
own-no-time = Für eine Partie der Bots mit ihr war keine Zeit: Was sie im Spiel tut, wurde nicht gesehen.
own-in-play = { NUMBER($games) ->
    [one] Bots haben eine Partie mit ihr gespielt
   *[other] Bots haben { $games } Partien mit ihr gespielt
}: { NUMBER($acted) ->
    [0] in keiner wurde etwas von ihr gesagt.
    [one] in einer wurde etwas von ihr gesagt.
   *[other] in { $acted } wurde etwas von ihr gesagt.
}
own-first-in-play = Zum ersten Mal so: { $what }
own-only-in-play = Wonach sie allein gefragt wurde, kommt heraus wie sonst; erst in Partien tut sie etwas.
own-no-end = { NUMBER($n) ->
    [one] Eine Partie von Bots mit ihr
   *[other] { $n } Partien von Bots mit ihr
} nach 5.000 Entscheidungen ohne Ende. Lässt sich so noch gewinnen?
own-failed-in-play = { NUMBER($n) ->
    [one] In einer dieser Partien
   *[other] In { $n } dieser Partien
} konnte sie nicht antworten (Zeile { $line }: { $why }). Ein Tisch spielt ohne eine Regel, die dreimal versagt hat.
own-fails = Manchmal bleibt `{ $question }` ohne Antwort, und die Regel tut nichts: { $why }.
own-never-answers = `{ $question }` bleibt immer ohne Antwort: { $why }.
own-values = Ein Tisch wählt unter diesen Werten: { $values }. Es gilt { $usual }, wenn kein anderer gewählt ist; was oben steht, gilt für den, der hier gewählt ist.
own-with-value = Mit { $value }: { $does }
own-same-with-value = Mit { $value } fand sich nichts anderes, als oben steht.
own-nothing-with-value = Mit { $value } geht nichts von dem, was gefragt wurde, anders aus.
own-no-such-word = Zeile { $line }: `{ $field }` wird mit "{ $word }" verglichen und war das in nichts, was hier gefragt wurde. Es war eines von diesen: { $words }.
own-uncounted = Zeile { $line } sieht nach, was gezählt ist, und der Kopf sagt nicht, was: es fehlt etwa `{ $field }: In Folge`.
own-begins = Im Spiel angenommen, gilt sie { $since }.
own-begins-with-game = Ihr Kopf sagt `situation: game`: Im Spiel angenommen, bewirkt sie in diesem nichts und gilt ab dem nächsten Spiel derselben Runde.
own-clashes = Sie darf nicht neben { $others } stehen.
own-unknown-clash = Hier heißt nichts `{ $other }`, weder eine eingebaute Regel noch ein mitgelieferter Text. Ist es so geschrieben?
own-stands-alone = Keine andere eigene Regel des Tisches darf neben ihr stehen.
own-answers-alone = Keine andere eigene Regel des Tisches darf { $questions } beantworten.
own-decided = Das war die eigene Regel „{ $rule }“.
own-failed = Die eigene Regel „{ $rule }“ hat nichts getan: Zeile { $line }: { $why }.
own-cow-prices = Sie ändert, was { $n } von { $of } Karten kosten.
own-cow-a-price = { $card } kostet { $after } statt { $before }.
own-cow-values = Sie ändert, was { $n } von { $of } Kühen wert sind.
own-cow-a-value = { $card } ist { $after } wert statt { $before }.
own-cow-explodes = { $card } bringt { $worth }, { NUMBER($how) ->
    [0] wenn sie als erste an einer Bombe explodiert.
    [1] wenn vor ihr eine Kuh an derselben Bombe explodiert ist.
    [2] wie viele auch vor ihr an derselben Bombe explodiert sind.
   *[other] wenn vor ihr { $before } Kühe an derselben Bombe explodiert sind.
}
own-cow-each-explodes = { NUMBER($any) ->
    [1] Jede Kuh
   *[other] Jede Kuh der Art „{ $kind }“
} bringt { NUMBER($less) ->
    [1] { $money } weniger
   *[other] { $money } mehr
}, { NUMBER($how) ->
    [0] wenn sie als erste an einer Bombe explodiert.
    [1] wenn vor ihr eine Kuh an derselben Bombe explodiert ist.
    [2] wie viele auch vor ihr an derselben Bombe explodiert sind.
   *[other] wenn vor ihr { $before } Kühe an derselben Bombe explodiert sind.
}
own-cow-in-all = Alles zusammen: { NUMBER($all) ->
    [1] Alle { NUMBER($how) ->
        [0] bekommen nichts aus dem Pott und zahlen nichts hinein
        [1] zahlen { $money } in den Pott
       *[other] bekommen { $money } aus dem Pott
    }
   *[other] Wer so dasteht ({ $me }), { NUMBER($how) ->
        [0] bekommt nichts aus dem Pott und zahlt nichts hinein
        [1] zahlt { $money } in den Pott
       *[other] bekommt { $money } aus dem Pott
    }
} { NUMBER($any) ->
    [1] für jeden Zug.
   *[other] für einen Zug, in dem das war: { $turn }.
}
own-cow-cow-in-all = Alles zusammen: { NUMBER($own) ->
    [0] Explodiert { $card }, bringt sie
    [1] Explodiert { $card } und gehört dem, der am Zug ist, bringt sie
   *[other] Explodiert { $card } und gehört jemand anderem, bringt sie
} { NUMBER($much) ->
    [0] das Übliche
    [1] { $money } weniger
   *[other] { $money } mehr
}, { NUMBER($how) ->
    [0] wenn sie als erste an einer Bombe explodiert.
    [1] wenn vor ihr eine Kuh an derselben Bombe explodiert ist.
    [2] wie viele auch vor ihr an derselben Bombe explodiert sind.
   *[other] wenn vor ihr { $before } Kühe an derselben Bombe explodiert sind.
}
own-cow-draws = { NUMBER($all) ->
    [1] Alle ziehen
   *[other] Wer so dasteht ({ $me }), zieht
} { NUMBER($cards) ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
} statt 2.
own-cow-deals = Bei { $players } Personen am Tisch bekommen alle { NUMBER($cards) ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
} statt 3.
own-cow-stays = Bei { $n } von { $of } Paaren von Arten darf eine Bombe nicht von einer Kuh zur anderen.
own-cow-a-stay = Keine Bombe geht von { $from } zu { $to }.
own-cow-after-turn = { NUMBER($all) ->
    [1] Alle { NUMBER($pays) ->
        [1] zahlen am Ende ihres Zuges { $money } in den Pott.
       *[other] bekommen am Ende ihres Zuges { $money } aus dem Pott.
    }
   *[other] Wer so dasteht ({ $me }), { NUMBER($pays) ->
        [1] zahlt am Ende des Zuges { $money } in den Pott.
       *[other] bekommt am Ende des Zuges { $money } aus dem Pott.
    }
}
own-cow-roller = Wenn { $card } explodiert { NUMBER($own) ->
    [1] und dem gehört, der am Zug ist,
   *[other] und jemand anderem gehört,
} { NUMBER($pays) ->
    [1] zahlt, wer am Zug ist, { $money } in den Pott.
   *[other] bekommt, wer am Zug ist, { $money } aus dem Pott.
}
own-cow-a-city = Wer { NUMBER($any) ->
    [1] irgendeine Stadt
   *[other] eine Stadt im Wert von { $points }
} nimmt, { NUMBER($pays) ->
    [1] zahlt { $money } in den Pott.
   *[other] bekommt { $money } aus dem Pott.
}
own-cow-ends-turns = { NUMBER($n) ->
    [one] Die Partie ist nach einem Zug zu Ende.
   *[other] Die Partie ist spätestens nach { $n } Zügen zu Ende.
}
own-cow-ends-cities = { NUMBER($n) ->
    [0] Die Partie ist zu Ende, wenn keine Stadt übrig ist.
    [one] Die Partie ist zu Ende, wenn höchstens eine Stadt übrig ist.
   *[other] Die Partie ist zu Ende, wenn höchstens { $n } Städte übrig sind.
}
own-cow-ends-most = Die Partie ist aus, wenn jemand bei „{ $counter }“ { $n } oder mehr hat.
own-cow-ends-no-more = Die Partie ist aus, wenn niemand bei „{ $counter }“ mehr als { $n } hat.
own-cow-ends-table = { NUMBER($way) ->
    [0] Die Partie ist aus, wenn am Tisch bei „{ $counter }“ { $n } oder mehr steht.
    [1] Die Partie ist aus, wenn am Tisch bei „{ $counter }“ { $n } oder weniger steht.
   *[other] Die Partie ist aus, wenn am Tisch bei „{ $counter }“ { $n } steht.
}
own-cow-ends-together = Die Partie ist zu Ende, wenn es so steht: { $what }.
own-cow-after-turns = gespielte Züge: { $n }
own-cow-cities-left = freie Städte: { $n }
own-cow-in-the-pot = im Pott: { $pot }
own-cow-of-a-player = das größte „{ $counter }“ von jemandem: { $n }
own-cow-of-the-table = „{ $counter }“ am Tisch: { $n }
own-cow-bonus = { NUMBER($all) ->
    [1] Alle { NUMBER($pays) ->
        [1] zahlen { $money } in den Pott
       *[other] bekommen { $money } aus dem Pott
    }
   *[other] Wer so dasteht ({ $me }), { NUMBER($pays) ->
        [1] zahlt { $money } in den Pott
       *[other] bekommt { $money } aus dem Pott
    }
} für { NUMBER($any) ->
    [1] jeden Zug.
   *[other] einen Zug mit diesem: { $turn }.
}
own-cow-count-after-turn = { NUMBER($table) ->
    [1] { $counter } am Tisch
   *[other] { $counter }
}, nach { NUMBER($any) ->
    [1] jedem Zug
   *[other] einem Zug, in dem das war ({ $turn })
}: { $law }.
own-cow-count-after-explosion = { NUMBER($table) ->
    [1] { $counter } am Tisch
   *[other] { $counter }
}, wenn { $card } explodiert ist: { $law }.
own-cow-any-cow = irgendeine Kuh
own-cow-any-of-a-kind = eine Kuh der Art „{ $kind }“
own-cow-exploded = explodierte Kühe: { $n }
own-cow-own = eigene explodierte Kühe: { $n }
own-cow-played = gespielte Karten: { $n }
own-cow-won = mit Bomben gewonnen: { $money }
own-cow-takes-city = eine Stadt mit { $n } Punkten genommen
own-cow-takes-none = keine Stadt genommen
own-cow-cash = { $cash }
own-cow-hand = Karten auf der Hand: { $hand }
own-cow-cows = Kühe: { $cows }
own-cow-points = Punkte aus Städten: { $points }
own-cow-city = in diesem Zug eine Stadt genommen
own-cow-no-city = keine Stadt genommen
own-player-count = { $counter } { $count }
own-player-table-count = { $counter } am Tisch { $count }
own-player-both = { $one }, { $other }
own-player-everybody = egal was
own-connexion-refuses = Wörter der Familienliste, die sie zurückweist: { $share }.
own-connexion-share = { $n } von { $of } ({ NUMBER($among) ->
    [1] mit Buchstaben, die der Text nennt; von jedem vierzigsten keines
    [2] nach allen wurde gefragt
   *[other] gefragt nach jedem vierzigsten
})
own-connexion-refused = Zum Beispiel { $words }.
own-connexion-wins = Wörter der Familienliste, die nicht genau eine Karte gewinnen: { $share }.
own-connexion-a-win = { $word } gewinnt { NUMBER($cards) ->
    [0] keine Karte.
    [one] eine Karte.
   *[other] { $cards } Karten.
}
own-connexion-pilfers = Wörter der Familienliste, die anders stibitzen dürfen, als es nach vier Buchstaben wäre: { $share }.
own-connexion-a-pilfer = { $word } { NUMBER($may) ->
    [1] darf stibitzen.
   *[other] darf nicht stibitzen.
}
own-connexion-a-sentence = { NUMBER($any) ->
    [1] Ein Satz jeder Länge
   *[other] Ein Satz aus { $words } Wörtern
} { NUMBER($tense) ->
    [1] in der Zukunft bringt
    [2] nicht in der Zukunft bringt
   *[other] bringt
} { NUMBER($less) ->
    [1] { NUMBER($points) ->
        [one] 1 Punkt weniger.
       *[other] { $points } Punkte weniger.
    }
   *[other] { NUMBER($points) ->
        [one] 1 Punkt mehr.
       *[other] { $points } Punkte mehr.
    }
}
own-connexion-scores = { NUMBER($all) ->
    [1] Alle { NUMBER($less) ->
        [1] verlieren
       *[other] bekommen
    }
   *[other] Wer so dasteht ({ $me }), { NUMBER($less) ->
        [1] verliert
       *[other] bekommt
    }
} am Ende { NUMBER($points) ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
own-connexion-word-scores = Wörter der Familienliste, die am Ende Punkte bringen oder kosten: { $share }.
own-connexion-a-word-scores = { $word } { NUMBER($less) ->
    [1] kostet { $points }.
   *[other] bringt { $points }.
}
own-connexion-bars = Von { $of } Karten, die auf einigen Brettern auf dem nächsten Platz liegen könnten, verbietet sie { $n }. Wer sonst nichts legen kann, legt wie gewöhnlich.
own-connexion-a-bar = Zum Beispiel { $card } auf Platz { $position }{ NUMBER($alone) ->
    [1] , ohne Karte daneben.
   *[other] , neben { $beside }.
}
own-connexion-bars-all = Sie verbietet jede Karte, wo immer eine liegen könnte; so legen alle wie gewöhnlich.
own-connexion-turn-time = { NUMBER($how) ->
    [0] Zug { $turn } hat
    [1] Jeder Zug hat
   *[other] Die Züge { $turn } haben
} { NUMBER($seconds) ->
    [0] keine Uhr für Wörter
    [one] eine Sekunde für Wörter
   *[other] { $seconds } Sekunden für Wörter
}, { NUMBER($any) ->
    [1] was auch sonst üblich ist.
   *[other] { NUMBER($usual) ->
        [0] wo sonst keine Uhr läuft.
       *[other] wo sonst { $usual } üblich sind.
    }
}
own-connexion-sentence-time = Für den Satz { NUMBER($seconds) ->
    [0] läuft keine Uhr
    [one] ist eine Sekunde Zeit
   *[other] sind { $seconds } Sekunden Zeit
}, { NUMBER($any) ->
    [1] was auch sonst üblich ist.
   *[other] { NUMBER($usual) ->
        [0] wo sonst keine läuft.
       *[other] wo sonst { $usual } üblich sind.
    }
}
own-connexion-ends-turns = Der Wortteil ist spätestens nach Zug { $n } zu Ende.
own-connexion-ends-words = { NUMBER($n) ->
    [one] Der Wortteil ist zu Ende, wenn ein Wort auf der Liste steht.
   *[other] Der Wortteil ist zu Ende, wenn { $n } oder mehr Wörter auf der Liste stehen.
}
own-connexion-ends-pile = { NUMBER($n) ->
    [0] Der Wortteil ist zu Ende, wenn der Stapel leer ist.
    [one] Der Wortteil ist zu Ende, wenn der Stapel höchstens eine Karte hat.
   *[other] Der Wortteil ist zu Ende, wenn der Stapel höchstens { $n } Karten hat.
}
own-connexion-ends-table = { NUMBER($way) ->
    [0] Der Wortteil ist zu Ende, wenn am Tisch { $n } oder mehr gezählt ist.
    [1] Der Wortteil ist zu Ende, wenn am Tisch { $n } oder weniger gezählt ist.
   *[other] Der Wortteil ist zu Ende, wenn am Tisch { $n } gezählt ist.
}
own-connexion-ends-together = Der Wortteil ist zu Ende, wenn es so steht: { $what }.
own-connexion-turns-played = Zug: { $n }
own-connexion-words-listed = Wörter auf der Liste: { $n }
own-connexion-cards-in-pile = Karten im Stapel: { $n }
own-connexion-counted-at-table = am Tisch gezählt: { $n }
own-connexion-count-starts = { NUMBER($all) ->
    [1] Am Tisch
   *[other] Bei jedem Spieler
} beginnt „{ $counter }“ bei { $count }.
own-connexion-count-word = Nach { NUMBER($any) ->
    [1] jedem Wort
   *[other] „{ $word }“
}, „{ $counter }“ { NUMBER($all) ->
    [1] am Tisch
   *[other] beim Finder
}: { $law }.
own-connexion-count-turn = Nach { NUMBER($how) ->
    [0] einem Zug ohne Wort
    [1] einem Zug mit einem Wort
    [2] jedem Zug
   *[other] einem Zug mit { $words } Wörtern
}, „{ $counter }“ { NUMBER($all) ->
    [1] am Tisch
   *[other] beim Spieler
}: { $law }.
own-connexion-in-all = Alles zusammen: Wer { NUMBER($any) ->
    [1] { $words } gefunden hat,
   *[other] { $words } gefunden hat und { $cards } Karten hält,
} { NUMBER($how) ->
    [0] bekommt und verliert am Ende nichts.
    [1] verliert am Ende { NUMBER($points) ->
        [one] einen Punkt.
       *[other] { $points } Punkte.
    }
   *[other] bekommt am Ende { NUMBER($points) ->
        [one] einen Punkt.
       *[other] { $points } Punkte.
    }
}
own-connexion-a-win-by = { NUMBER($any) ->
    [1] Jedes Wort
   *[other] { $word }
} gewinnt { NUMBER($cards) ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
} { NUMBER($all) ->
    [1] für alle.
   *[other] für den, der so dasteht: { $me }.
}
own-connexion-cards = Karten: { $cards }
own-connexion-words = Wörter: { $words }
own-connexion-longest = Buchstaben des längsten: { $longest }
own-paste-now = Tippe den Text oder füge ihn ein. Eine Zeile mit nichts als einem Punkt beendet ihn; .quit bricht ab.
own-given-up = Nichts wird gelesen.
own-too-long = Der Text hat höchstens { $most } Bytes; nichts wird gelesen.
own-line-lost = Nicht der ganze Text konnte aufgehoben werden, darum wird nichts gelesen. Eine Zeile hat höchstens 2.048 Bytes.
own-too-much = Das ist viel mehr als ein Text: die Verbindung endet hier. Ein Platz an einem Tisch bleibt.
own-at-a-table = Vorgeschlagen wird eine Regel an einem Tisch: Geh erst zu einem (join CODE oder new). rule check SPIEL liest eine überall.
own-answer = Antwort: { $gives }.
own-true-or-false = true oder false
own-a-whole-number = eine ganze Zahl von { $least } bis { $most }
own-one-word = eines von { $words }
own-a-multiple = ein Vielfaches von { $step } von { $least } bis { $most }
own-none-in-force = Dieser Tisch hat keine eigene Regel. rule new zeigt eine für den Anfang, rule paste schlägt eine vor.
own-here = Eigene Regeln: rule propose DATEI sagt, was eine bewirkt, und stellt sie zur Abstimmung; rule edit öffnet sie vorher in deinem Editor, rule paste liest sie Zeile für Zeile. rule check und rule measure sagen es nur. rule show, rule new [NAME], rule questions, rule help.
own-new-ones = Texte für den Anfang: { $names }. Tippe rule new und einen Namen. rule help sagt, wie eine geschrieben wird.
own-shelf-title = Regeln aus dem Regal des Hauses: { $game }
own-shelf-intro = Regeln, die ein Tisch dieses Hauses geschrieben und angenommen hat und die jemand von dort veröffentlicht hat. Wer an einem Tisch sitzt, der nach einer spielt, findet den Knopf dort bei ihrem Text.
own-shelf-empty = Noch steht dort nichts.
own-shelved = { NUMBER($n) ->
    [one] Angenommen von { $n } Tisch. Veröffentlicht von { $by }.
   *[other] Angenommen von { $n } Tischen. Veröffentlicht von { $by }.
}
own-shelf-take = Um danach zu spielen, nenne ihren Namen, wo ein Tisch eröffnet wird oder wo an einem andere Regeln vorgeschlagen werden: { $name }
own-shelf-copy = Ändern
own-shelf-file = Der Text als Datei
own-from-shelf = Oder eine Regel aus dem Regal des Hauses, mit ihrem Namen
own-publish = Ins Regal des Hauses stellen
own-published = Sie steht jetzt im Regal des Hauses: { $name }
own-on-the-shelf = { $name }: { $title } ({ $n })
own-counted = { WHO($seat) ->
    [you] Du
   *[other] { $seat }
}: { $counter } { $count } (eigene Regel „{ $rule }“).
own-counted-all = Am Tisch: { $counter } { $count } (eigene Regel „{ $rule }“).
own-drawing = Eine eigene Regel des Tisches zieht vor dem Zug.
own-drew = { WHO($seat) ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $place } (eigene Regel „{ $rule }“, Chance { $weight } von { $of }).
own-some-weights = eine Liste von höchstens { $n } ganzen Zahlen von 0 bis { $most }, nicht alle 0: die Gewichte einer Ziehung; [] zieht nichts
own-draws = Vor einem Zug wird eines davon gezogen: { $chances }.
own-draws-for = Nicht vor jedem Zug wird dasselbe gezogen. Vor dem Zug von jemandem, der dies hat ({ $me }), ist es eines davon: { $chances }.
own-a-chance = { $place } ({ $weight } von { $of })
own-after-draw = { NUMBER($table) ->
    [1] { $counter } am Tisch
   *[other] { $counter }
}, wenn { $place } gezogen wird: { $law }.
