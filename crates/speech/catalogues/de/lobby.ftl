## What the lobby says by telnet.

lobby-welcome = Willkommen, { $name }. Tippe help; dort steht, was du hier tun kannst.
lobby-name-help = Tippe den Namen, unter dem du spielen willst. Oder den Schlüssel eines Platzes, der deiner ist, language en für Englisch, quit, um zu gehen. Wenn du drin bist, sagt help, was du tun kannst.
lobby-name-first = Erst der Name, unter dem du spielen willst; `{ $word }` ist für nachher. Wessen Name so anfängt, tippt name davor.
lobby-type-language = Tippe { $words }.
lobby-or = { $one } oder { $other }
lobby-key-asked = Der Schlüssel deines Platzes:
lobby-good-night = Gute Nacht.
lobby-table-gone = Der Tisch ist fort: { $why }.
lobby-at-table = Du bist bei { $title }, Tisch { $code }. Tippe help, um zu lesen, was du tun kannst, look, um ihn zu sehen.
lobby-seat-yours = Der Platz ist deiner.
lobby-you-sit = Du sitzt an Tisch { $code }.
lobby-keep-key = Heb den Schlüssel deines Platzes auf: { $key }.
lobby-bots-sit = Mit bot setzen sich Bots, und start beginnt das Spiel.
lobby-key-new = Der Schlüssel deines Platzes ist von nun an { $key }; der alte gilt nicht mehr.
lobby-key-is = Der Schlüssel deines Platzes ist { $key }.
lobby-no-seat = Du hast hier keinen Platz; tippe sit.
lobby-after-the-game = Tippe report für den Bericht, record für die ganze Partie, again für eine Revanche oder leave.
lobby-seat-taken-up = Dein Platz ist auf einem anderen Gerät; hier siehst du zu. Mit sit holst du ihn zurück.
lobby-seats-kept = { NUMBER($n) ->
    [one] Für { $who } ist zehn Minuten lang ein Platz freigehalten.
   *[other] Für { $who } sind zehn Minuten lang Plätze freigehalten.
}
lobby-in-lobby = Du bist in der Lobby; dein Platz bleibt deiner. Noch einmal quit, und du gehst.
lobby-record-at = Sie steht unter { $place }
lobby-watch = { NUMBER($n) ->
    [one] Eine Person schaut zu.
   *[other] { $n } Leute schauen zu.
}
lobby-more = --- noch { $n } Zeilen: tippe more ---
lobby-no-more = Mehr ist nicht da.
lobby-here = { NUMBER($n) ->
    [one] Eine Person ist per Telnet hier:
   *[other] { $n } Leute sind per Telnet hier:
}
lobby-one-at-table = { $name }, an einem Tisch
lobby-one-in-lobby = { $name }, in der Lobby
lobby-and-more = und { $n } weitere
lobby-closes = Das Haus schließt seine Türen. Dein Platz bleibt deiner; komm bald wieder.
lobby-present = Das Haus ist da.
lobby-too-fast = Deine Zeilen kommen schneller, als das Haus irgendwem zuhört: Sie werden der Reihe nach gehört.
lobby-too-long = Diese Zeile ist zu lang; nichts davon wurde gelesen.
lobby-muted = Du hörst { $name } nicht mehr: Was von dort gesagt wird, steht für dich nirgends, weder hier noch an Tischen noch im Browser. unmute { $name } macht es rückgängig.
lobby-unmuted = Du hörst { $name } wieder.
lobby-all-muted = Du hörst nicht: { $names }. Mit unmute NAME hörst du jemanden wieder.
lobby-nobody-muted = Du hörst alle. mute NAME lässt weg, was jemand sagt.
lobby-now-you-are = Von nun an bist du { $name }.
lobby-which-lesson = Von welchem Spiel? Tippe games, dann lesson SPIEL.
lobby-which-rules = Von welchem Spiel? Tippe games, dann rules SPIEL.
lobby-no-table = Kein Tisch ist offen. Tippe new, um einen zu eröffnen.
lobby-open-tables = Offene Tische (join CODE, watch CODE):
lobby-in-play = im Spiel
lobby-waiting = wartet
lobby-locked = wartet, mit Passwort
lobby-word-for-table = `{ $word }` ist ein Wort für einen Tisch. Tippe erst join CODE oder new; help sagt mehr.
lobby-word-for-lobby = `{ $word }` ist ein Wort für die Lobby. Mit tables kommst du dorthin; dein Platz hier bleibt deiner.
lobby-no-word = `{ $word }` gibt es hier nicht. Tippe help.
lobby-reader-on = Von nun an kommen Zeilen ganz und ohne Spalten.
lobby-reader-off = Von nun an werden Zeilen umgebrochen, wie dein Fenster breit ist.
lobby-ascii-on = Von nun an kommt alles in einfachen Buchstaben.
lobby-ascii-off = Von nun an kommen alle Buchstaben, wie sie sind, in UTF-8.
lobby-pager-on = Von nun an kommen lange Antworten fensterweise.
lobby-pager-off = Von nun an kommen lange Antworten auf einmal.
lobby-colours-on = Von nun an sind Fragen und Wörter zum Tippen farbig.
lobby-colours-off = Von nun an gibt es keine Farben.
lobby-one-game = { $slug }: { $title }. { $summary } Bots: { $bots }.
