## Rätsel: Stellungen mit einer besten Antwort.

puzzle-puzzles = Rätsel
puzzle-about = Stellungen aus Partien von Bots, jede mit einer besten Antwort. Das Rätsel des Tages ist für alle dasselbe.
puzzle-count = { NUMBER($count) ->
    [one] { $count } Rätsel
   *[other] { $count } Rätsel, die leichtesten zuerst
}
puzzle-title = { $game }: Rätsel { $number }
puzzle-today = Rätsel des Tages
puzzle-today-of = { $game }: Rätsel des Tages
puzzle-easiest = Das leichteste
puzzle-hardest = Das schwerste
puzzle-before = Zurück
puzzle-next = Weiter
puzzle-number = Nummer
puzzle-find-act = Was ist hier am besten?
puzzle-find-longest = Finde das längste Wort auf dem Brett. Es hat { $letters } Buchstaben.
puzzle-find-planets = Merkur steht auf { $mercury }, Venus auf { $venus }, die Erde auf { $earth }. Finde das Wort, das alle drei berührt: Es hat { $letters } Buchstaben.
puzzle-find-sentence = Bilde aus diesen Wörtern, jedes einmal, den Satz, der am meisten bringt: { $words }. Der beste bringt { $points } Punkte.
puzzle-your-word = Dein Wort
puzzle-your-sentence = Dein Satz
puzzle-answer = Antworten
puzzle-show = Lösung zeigen
puzzle-type-act = Tippe die Nummer deiner Wahl, oder nichts, um die Lösung zu sehen.
puzzle-type-word = Tippe das Wort, oder nichts, um die Lösung zu sehen.
puzzle-type-sentence = Tippe den Satz, oder nichts, um die Lösung zu sehen.
puzzle-type-answer = Antworte mit { $example }.
puzzle-right = Richtig! „{ $best }“ ist am besten.
puzzle-wrong = Nicht ganz: „{ $chosen }“ verschenkt { $lost } vom Sieg. „{ $best }“ ist am besten.
puzzle-best = „{ $best }“ ist am besten.
puzzle-right-word = Richtig! { $word } ist es.
puzzle-too-short = { $word } liegt da, mit { $letters } Buchstaben. Das längste hat { $most }.
puzzle-not-there = { $word } liegt da, berührt aber nicht alle drei.
puzzle-the-word = Das Wort ist { $word }, über { $way }.
puzzle-others-are-shorter = Kein anderes Wort auf dem Brett hat mehr als { $letters } Buchstaben.
puzzle-right-sentence = Richtig! Das bringt { $points } Punkte, und nichts aus diesen Wörtern bringt mehr.
puzzle-earns-less = Das bringt { $points } Punkte. Der beste Satz bringt { $most }.
puzzle-not-taken = Das nimmt der Richter nicht: { $why }
puzzle-the-sentence = Einer der besten: „{ $sentence }“, { $points } Punkte.
puzzle-bots-failed = Von je { $tries } Versuchen misslangen den Bots: { $bots }.
puzzle-bot-failed = { $bot } { $times }
puzzle-streak = { NUMBER($days) ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzle-longest-streak = { NUMBER($days) ->
    [one] Deine längste Folge: { $days } Tag.
   *[other] Deine längste Folge: { $days } Tage.
}
puzzle-solved = Du hast das Rätsel des Tages gelöst.
puzzle-missed = Du hast das Rätsel des Tages versucht. Morgen gibt es ein neues.
puzzle-name-keeps = Wähle einen Namen, dann zählt das Haus deine Tage in Folge.
puzzle-position = Die Stellung
puzzle-worth = Was jede Wahl wert ist
puzzle-no-such = es gibt die Rätsel 1 bis { $count }
