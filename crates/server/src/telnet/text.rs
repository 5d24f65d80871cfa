//! What the telnet door says of itself, and how text is made to fit a client.

use serde::{Deserialize, Serialize};
use speech::Tongue;

use super::options::{Client, Mtts};

/// How wide lines are where the client does not tell.
const WIDTH: usize = 78;
/// How wide they are at most, unless they are not broken at all.
const WIDEST: usize = 200;
/// Before what stands below a word.
const BELOW: &str = "      ";

/// Said to everybody who comes in.
pub(super) const GREETING: &str = "
    *       L A S T   L I C K S
   ***      tables for Cosmic Wimpout and its friends
    *

By what name shall we call you?
(Or type the key of your seat to take it up again.)";

/// What can be typed away from a table.
pub(super) const fn help(tongue: Tongue) -> &'static str {
    match tongue {
        Tongue::En | Tongue::Pseudo => include_str!("help/lobby.en.txt"),
        Tongue::De => include_str!("help/lobby.de.txt"),
    }
}

/// What can be typed at a table besides the words of the table itself.
pub(super) const fn at_table(tongue: Tongue) -> &'static str {
    match tongue {
        Tongue::En | Tongue::Pseudo => include_str!("help/table.en.txt"),
        Tongue::De => include_str!("help/table.de.txt"),
    }
}

/// A text of help for lines of so many columns. It is written for the usual width; where there is less each word stands above
/// what it does, and where lines are not broken at all before it.
pub(super) fn laid(help: &str, columns: usize) -> String {
    if (WIDTH..=WIDEST).contains(&columns) {
        return help.trim_end().to_owned();
    }
    let lines = entries(help).into_iter().flat_map(|(word, does)| {
        if columns > WIDEST {
            let gap = if does.is_empty() { "" } else { "  " };
            return vec![format!("{word}{gap}{does}")];
        }
        let below = screen::wrap(&does, columns.saturating_sub(BELOW.len()));
        let below = below.into_iter().filter(|line| !line.is_empty());
        let below = below.map(|line| format!("{BELOW}{line}"));
        let above = screen::fold(&word, columns).into_iter();
        above.chain(below).collect()
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Whether a text of help in two columns says what a word does.
pub(super) fn knows(help: &str, word: &str) -> bool {
    about(help, word) != help
}

/// What a text of help in two columns says of a word; all of it where it says nothing of that.
pub(super) fn about(help: &str, word: &str) -> String {
    let mut told = String::new();
    let mut is_meant = false;
    for line in help.lines() {
        let indent = line.len() - line.trim_start().len();
        if indent <= BELOW.len() {
            let named = line[indent..].split("  ").next().unwrap_or_default();
            is_meant = indent > 0
                && named
                    .split(", ")
                    .any(|one| one.split(' ').next() == Some(word));
        }
        if is_meant {
            told = format!("{told}{line}\n");
        }
    }
    if told.is_empty() {
        help.to_owned()
    } else {
        told
    }
}

/// Words and what each does, of a text in two columns; what stands in neither is a word that does nothing.
fn entries(help: &str) -> Vec<(String, String)> {
    let mut entries: Vec<(String, String)> = Vec::new();
    for line in help.trim_end().lines() {
        let indent = line.len() - line.trim_start().len();
        let goes_on = entries.last_mut().filter(|_| indent > BELOW.len());
        if let Some((_, does)) = goes_on {
            if !does.is_empty() {
                does.push(' ');
            }
            does.push_str(line.trim_start());
            continue;
        }
        let (word, does) = line[indent..]
            .split_once("  ")
            .unwrap_or((&line[indent..], ""));
        entries.push((
            format!("{}{word}", &line[..indent]),
            does.trim_start().to_owned(),
        ));
    }
    entries
}

/// What a browser is told that has come to the wrong door.
pub(super) const HTTP: &str = "HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain\r\nconnection: close\r\n\r\n\
This is the telnet door. Browsers come in at the other one.\r\n";

/// How wide the lines of a client may be. A screen reader reads lines as they are: they are not cut for it.
pub(super) fn width(client: &Client) -> usize {
    if client.has(Mtts::ScreenReader) {
        return 1000;
    }
    client.window.map_or(WIDTH, |(columns, _)| {
        usize::from(columns).saturating_sub(2).clamp(20, WIDEST)
    })
}

/// A text with what it is, for the eye.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Told {
    pub(super) text: String,
    pub(super) tint: Tint,
}

/// What a text is, for the eye. Nothing is said by it alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Tint {
    /// Like everything.
    #[default]
    Plain,
    /// It waits for an answer.
    Asked,
    /// Words that can be typed, with what they do.
    Listed,
    /// Somebody has said it.
    Talk,
    /// It can be pasted as it stands, so its lines are not broken.
    Copied,
}

impl Told {
    /// A line of a text that can be pasted.
    pub(super) fn copied(text: String) -> Self {
        let tint = Tint::Copied;
        Self { text, tint }
    }
}

impl<T: Into<String>> From<T> for Told {
    fn from(text: T) -> Self {
        Self {
            text: text.into(),
            tint: Tint::Plain,
        }
    }
}

/// A text in rows as the client can take it: none wider than its window, plain letters where it has refused UTF-8, and
/// colours if it is to have them.
pub(super) fn rows(told: &Told, client: &Client, colours: bool) -> Vec<String> {
    let width = width(client);
    let letters = |line: &str| match client.utf8 {
        Some(false) => screen::in_ascii(line),
        _ => line.to_owned(),
    };
    let lines = told.text.lines().map(letters).flat_map(|line| {
        if told.tint == Tint::Copied {
            vec![line]
        } else if client.has(Mtts::ScreenReader) {
            vec![spoken(&line)]
        } else if told.tint == Tint::Talk {
            indented(screen::fold(&line, width.saturating_sub(2)))
        } else {
            screen::fold(&line, width)
        }
    });
    let rows = lines.enumerate();
    rows.map(|(index, row)| {
        if colours {
            tinted(&row, told.tint, index)
        } else {
            row
        }
    })
    .collect()
}

/// What somebody says that goes on in further rows, so that none of these looks like a line of the house.
fn indented(rows: Vec<String>) -> Vec<String> {
    let rows = rows.into_iter().enumerate();
    rows.map(|(index, row)| if index == 0 { row } else { format!("  {row}") })
        .collect()
}

/// Nobody knows whether a client is dark or light: yellow cannot be read on white, nor blue on black.
const STRONG: &str = "\x1b[1m";
const VIOLET: &str = "\x1b[35m";
const RESET: &str = "\x1b[0m";

fn tinted(row: &str, tint: Tint, index: usize) -> String {
    match tint {
        Tint::Asked => format!("{STRONG}{row}{RESET}"),
        Tint::Talk => format!("{VIOLET}{row}{RESET}"),
        // The words stand before the first gap of the first row.
        Tint::Listed if index == 0 => {
            let begin = row.len() - row.trim_start().len();
            let end = row[begin..].find("  ").map_or(row.len(), |gap| begin + gap);
            let (before, words, note) = (&row[..begin], &row[begin..end], &row[end..]);
            format!("{before}{STRONG}{words}{RESET}{note}")
        }
        Tint::Listed | Tint::Plain | Tint::Copied => row.to_owned(),
    }
}

/// Whether a client takes colours, as far as it has told: by its MTTS, or the name of its terminal.
pub(super) fn takes_colours(client: &Client) -> bool {
    const KNOWN: [&str; 12] = [
        "xterm",
        "ansi",
        "screen",
        "tmux",
        "linux",
        "rxvt",
        "vt220",
        "tintin",
        "tinyfugue",
        "mudlet",
        "mushclient",
        "color",
    ];
    let is_known = |name: &String| {
        let name = name.to_lowercase();
        KNOWN.iter().any(|known| name.contains(known))
    };
    !client.has(Mtts::ScreenReader) && (client.has(Mtts::Ansi) || client.names.iter().any(is_known))
}

/// A line as it is best read out: no drawings, and no columns; what stands in the second is said of the first.
fn spoken(line: &str) -> String {
    let words = |column: &str| {
        let words = column.split_whitespace();
        let words = words.filter(|word| word.chars().any(|c| c != '*'));
        words.collect::<Vec<_>>().join(" ")
    };
    let columns = line.split("  ").map(words);
    let mut columns = columns.filter(|column| !column.is_empty());
    let first = columns.next().unwrap_or_default();
    let rest = columns.collect::<Vec<_>>().join(", ");
    match rest.as_str() {
        "" => first,
        rest if first.ends_with([':', '.', ',', ';', '?', '!']) => format!("{first} {rest}"),
        rest => format!("{first}: {rest}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fitted(text: &str, client: &Client) -> Vec<String> {
        rows(&text.into(), client, false)
    }

    #[test]
    fn text_fits_the_window_the_letters_and_the_reader() {
        let narrow = Client {
            window: Some((32, 10)),
            utf8: Some(false),
            ..Client::default()
        };
        let text = "“Throw” — you must throw the last cube – all five have scored";
        let lines = fitted(text, &narrow);
        assert!(
            lines.iter().all(|line| line.len() <= 30 && line.is_ascii()),
            "{lines:?}"
        );
        assert!(lines[0].starts_with("\"Throw\" - "));
        let listed = "  undo [N]  take back your last act, or ask all others to";
        let below = [
            "  undo [N]  take back your",
            "            last act, or ask",
            "            all others to",
        ];
        assert_eq!(fitted(listed, &narrow), below);
        let wide = Client {
            utf8: None,
            ..narrow.clone()
        };
        let lines = fitted(&"日本語".repeat(20), &wide);
        assert!(
            lines.iter().all(|line| screen::width(line) <= 30),
            "{lines:?}"
        );
        let reader = Client {
            mtts: Some(Mtts::ScreenReader as u32),
            ..narrow
        };
        assert_eq!(fitted(&"x".repeat(500), &reader), ["x".repeat(500)]);
        assert_eq!(fitted("  ***   Ann     20", &reader), ["Ann: 20"]);
        assert_eq!(width(&Client::default()), WIDTH);
        let both = Tongue::ALL.map(|tongue| help(tongue).to_owned() + at_table(tongue));
        let own = [GREETING, &both.join("\n")].join("\n");
        assert!(
            own.lines().all(|line| line.chars().count() <= WIDTH),
            "none of our own lines is broken"
        );
    }

    #[test]
    fn help_stands_in_narrow_windows_and_is_read_line_by_line() {
        let help = "You can type:\n  who                  who is here\n  new [GAME] [coach] [private]\n                       open a table\n                       of your own\nThat is all.\n";
        assert_eq!(laid(help, WIDTH), help.trim_end());
        assert_eq!(
            laid(help, 32).lines().collect::<Vec<_>>(),
            [
                "You can type:",
                "  who",
                "      who is here",
                "  new [GAME] [coach] [private]",
                "      open a table of your own",
                "That is all.",
            ]
        );
        assert_eq!(
            laid(help, 1000).lines().nth(2),
            Some("  new [GAME] [coach] [private]  open a table of your own")
        );
        for narrow in [38, 58, 74] {
            let own = Tongue::ALL
                .map(|tongue| laid(&(super::help(tongue).to_owned() + at_table(tongue)), narrow));
            let long = own
                .iter()
                .flat_map(|text| text.lines())
                .find(|line| line.chars().count() > narrow);
            assert_eq!(long, None);
        }
    }

    #[test]
    fn colours_say_what_the_words_say_already() {
        let client = Client {
            names: vec!["XTERM-256COLOR".to_owned()],
            ..Client::default()
        };
        assert!(takes_colours(&client) && !takes_colours(&Client::default()));
        let reader = Client {
            mtts: Some(Mtts::ScreenReader as u32 | Mtts::Ansi as u32),
            ..client.clone()
        };
        assert!(!takes_colours(&reader));
        let told = |text: &str, tint| Told {
            text: text.to_owned(),
            tint,
        };
        let listed = told("  throw  all five", Tint::Listed);
        assert_eq!(
            rows(&listed, &client, true),
            ["  \x1b[1mthrow\x1b[0m  all five"]
        );
        assert_eq!(rows(&listed, &client, false), ["  throw  all five"]);
        let asked = rows(&told("Throw?", Tint::Asked), &client, true);
        assert_eq!(asked, ["\x1b[1mThrow?\x1b[0m"]);
    }
}
