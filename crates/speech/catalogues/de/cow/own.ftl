## Was eigene Regeln gefragt werden.

cow-asks-price = Wie viele Dollar kostet `card` zu dem hinzu, was aufgedruckt ist (unter 0: weniger)? `card.kind`: `"plain"`, `"negative"`, `"spy"`, `"mechanic"`, `"general"`, `"pec"`, `"mad-bomber"` oder `"event"`; `card.price`; `card.value`, bei einem Ereignis 0. Gefragt für jede Karte, wenn die Regel in Kraft tritt. Keine Karte kostet weniger als $0. Mehrere Regeln: die Summe.
cow-asks-value = Wie viele Dollar ist eine Kuh wert zu dem hinzu, was aufgedruckt ist (unter 0: weniger)? Was unter 0 herauskommt, wird in den Pott gezahlt. Gefragt für jede Kuh, wenn die Regel in Kraft tritt. Mehrere Regeln: die Summe.
cow-asks-exploding = Wie viele Dollar bringt eine Kuh zu ihrem Wert hinzu, wenn sie hochgeht? `before`: wie viele Kühe durch dieselbe Bombe schon vor ihr hochgegangen sind. Mehrere Regeln: die Summe.
cow-asks-cards_drawn = Wie viele Karten zieht ein Spieler zu Beginn seines Zugs? `me.cash`; `me.hand`: Karten auf seiner Hand; `me.cows`: Kühe auf seiner Weide; `me.points`: die seiner Städte; `me.city`: ob er in diesem Zug eine Stadt genommen hat. Ohne Antwort: 2. Mehrere Regeln: das Meiste.
cow-asks-cards_dealt = Wie viele Karten bekommt jeder, wenn eine Partie beginnt? Ohne Antwort: 3. Mehrere Regeln: das Meiste.
cow-asks-stays = Darf eine Bombe nicht von der Kuh `card` zur Kuh `to` kommen, weder von einem General weitergereicht noch von einem P.E.C. genommen? Mehrere Regeln: ein `true` genügt.
cow-asks-after_turn = Wie viele Dollar nimmt ein Spieler am Ende seines Zugs aus dem Pott (unter 0: zahlt er ein)? Der Pott gibt nicht mehr, als er hat. Mehrere Regeln: jede für sich, in der Reihenfolge ihrer Namen.
cow-asks-ends = Ist das Spiel aus? Gefragt zwischen den Zügen. `game.turn`: wie viele Züge gespielt sind; `game.cities`: wie viele Städte niemand genommen hat; `game.pot`: Dollar im Pott. Mehrere Regeln: ein `true` genügt.
cow-asks-roller = Wie viele Dollar bekommt, wer am Zug ist, für eine Kuh, die explodiert, aus dem Pott (unter 0: zahlt er ein), wem sie auch gehört? `own`: sie ist seine eigene. Bezahlt mit dem, was die Bombe bringt. Mehrere Regeln: die Summe.
cow-asks-city = Wie viele Dollar bekommt, wer eine Stadt mit so vielen Punkten (`points`) nimmt, aus dem Pott (unter 0: zahlt er ein)? Bezahlt mit dem, was die Bombe bringt. Mehrere Regeln: die Summe.
