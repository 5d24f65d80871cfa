## Was eigene Regeln gefragt werden.

connexion-asks-refuses = Darf niemand `word` ansagen? Es steht in kleinen Buchstaben. Neben `word.len` gibt es `has(word, "ee")`, `count(word, "e")`, `starts_with(word, "un")`, `ends_with(word, "ing")`, `vowels(word)`, `different(word)` (verschiedene Buchstaben) und `same_backwards(word)`. Mehrere Regeln: ein `true` genügt.
connexion-asks-cards_won = Wie viele Himmelskarten gewinnt ein Wort auf der Liste, aus dem Stapel oder, wenn der leer ist, von anderen? Ohne Antwort: 1. Mehrere Regeln: das Meiste.
connexion-asks-pilfers = Darf ein Wort einem anderen eine Karte nehmen, wenn der Stapel leer ist? Ohne Antwort: ab vier Buchstaben. Mehrere Regeln: ein `true` genügt.
connexion-asks-sentence = Wie viele Punkte kommen zum Bonus eines Satzes von so vielen `words` hinzu, der gilt (unter 0: gehen ab)? `future`: ob er als Zukunft bezahlt wurde. Ein Bonus fällt nie unter 0. Mehrere Regeln: die Summe.
connexion-asks-scoring = Wie viele Punkte bekommt ein Spieler am Ende zu denen seiner Karten hinzu (unter 0: verliert er)? `me.cards`: wie viele er hält; `me.words`: wie viele Wörter er gefunden hat; `me.longest`: die Buchstaben des längsten. Mehrere Regeln: die Summe.
connexion-asks-ends = Ist der Wortteil vorbei? Gefragt nach jedem Zug. `game.turn`: seine Nummer; `game.words`: wie viele Wörter auf der Liste stehen; `game.pile`: wie viele Himmelskarten noch im Stapel sind. Mehrere Regeln: ein `true` genügt.
connexion-asks-word_scores = Wie viele Punkte bringt ein Wort der Liste am Ende, wer es gefunden hat (unter 0: kostet es)? Mehrere Regeln: die Summe.
