## Rufe: man erfährt außerhalb des Tisches, dass man dran ist (P6).

call-your-turn = Du bist dran
call-your-turn-at = Am Tisch { $table } ({ $game }) bist du dran.
call-trial = Es geht
call-trial-said = So erfährst du, dass du dran bist.

call-when-your-turn = Wenn du dran bist
call-told = Nicht am Tisch? Du kannst erfahren, dass du dran bist: einmal je Zug, und nie, während du zusiehst. Was du hier wählst, gehört dir allein; sonst sieht es niemand.
call-off = Dieses Haus sagt draußen niemandem etwas: so will es, wer es führt.
call-ways = Du erfährst es
call-none = Noch auf keinem Weg.
call-push = durch einen Browser
call-ntfy = durch ntfy
call-webhook = durch einen Webhook
call-try = Ausprobieren
call-tried = Abgeschickt. Es müsste schon da sein.
call-remove = Entfernen
call-failed = Das letzte Mal kam es nicht an: { $why }.
call-signed = Unterschrieben mit

call-this-browser = In diesem Browser
call-this-browser-said = Eine Meldung des Systems, auch wenn keine Seite dieses Hauses offen ist.
call-in-this-browser = Sag es mir in diesem Browser
call-not-this-browser = Dieser Browser nimmt von diesem Haus keine Meldungen an. Er muss es über https erreichen, und du musst es erlauben.
call-ntfy-said = ntfy ist eine freie App und eine Website. Denk dir einen Namen für ein Thema aus, den niemand errät, folge ihm dort und schreib ihn hierher; oder die ganze Adresse eines Themas auf einem eigenen Server.
call-topic = Thema oder seine Adresse
call-webhook-said = Für Chats und Programme: dieses Haus schickt etwas an die Adresse. Discord, Slack und Mattermost zeigen es, wie es ist.
call-address = Adresse
call-add = Hinzufügen

call-quiet-hours = Ruhezeit
call-quiet-said = Was in sie fällt, erfährst du, wenn sie endet, falls du dann noch dran bist.
call-from = Von
call-to = bis
call-ahead = nach der Uhr von
call-set-quiet = Lass mich dann in Ruhe
call-no-quiet = Keine Ruhezeit

call-one-way = { $n }: { $kind }, { $place }
call-quiet-is = Ruhe von { $from } bis { $to } ({ $ahead }).
call-words = call ntfy THEMA, call webhook ADRESSE, call try 1, call off 1, call quiet 22:00 7:00 +1, call quiet off
call-noted = Notiert.
