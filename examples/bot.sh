#!/bin/sh
# A bot for a table of Last Licks: bot.sh LINK [NAME]. It does the first thing listed; needs curl.
base=${1%/t/*}/api/v1 table=${1##*/}

ask() { # METHOD PATH [BODY]
    curl -sS -N -X "$1" "$base$2" -H 'Content-Type: application/json' -H "$auth" ${3:+-d "$3"}
}

first() { # the first of the listed actions: a whole object, however deep
    awk '{ for (i = index($0, "\"actions\":[") + 11; i <= length($0); i++) {
        c = substr($0, i, 1); depth += (c == "{") - (c == "}"); printf "%s", c; if (!depth) exit } }'
}

token=$(ask POST /guests "{\"name\":\"${2:-Shelly}\"}" | sed 's/.*"token":"\([^"]*\)".*/\1/')
auth="Authorization: Bearer $token"
ask POST "/tables/$table/seat" '{}' >/dev/null
ask GET "/tables/$table/stream" 2>/dev/null | while read -r line; do
    case $line in
    *'"event":"turn"'*)
        action=$(printf '%s' "$line" | first)
        length=$(printf '%s' "$line" | sed 's/.*"event":"turn","length":\([0-9]*\).*/\1/')
        ask POST "/tables/$table/acts" "{\"action\":$action,\"against\":$length}" >/dev/null ;;
    *'"event":"over"'*) exit ;;
    *'"n":'*) printf '%s\n' "$line" ;;
    esac
done
