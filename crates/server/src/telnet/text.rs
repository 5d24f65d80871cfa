//! What the telnet door says of itself, and how text is made to fit a client.

use super::options::{Client, Mtts};

/// How wide lines are where the client does not tell.
const WIDTH: usize = 78;

/// Said to everybody who comes in.
pub(super) const GREETING: &str = "
    *       L A S T   L I C K S
   ***      tables for Cosmic Wimpout and its friends
    *

By what name shall we call you?
(Or type the key of your seat to take it up again.)";

/// What can be typed away from a table.
pub(super) const HELP: &str = "\
Away from a table you can type:
  tables               the tables that are open
  join CODE [PASSWORD] sit down at a table (its code stands in its link)
  watch CODE           watch a table
  seat KEY             take up a seat again, here or from another device
  seat                 the same; the key is not shown while you type it
  new [GAME] [RULE=VALUE ...]
                       open a table of your own: new wimpout goal=300
  games                the games and their bots
  rules GAME [RULE]    the rules of a game, or one of them in full
  name NAME            take another name
  reader on            for screen readers: no columns, no broken lines
  quit                 go away
At a table, type help there for its own words.";

/// What can be typed at a table besides the words of the table itself.
pub(super) const AT_TABLE: &str = "\
The house adds, at a table:
  sit [PASSWORD]       take a seat, if you watch
  bot [NAME]           seat a bot
  start                begin the game with those who sit
  standin              let a bot play for you (back: play yourself again)
  standin NAME         let a bot play for somebody who stays away
  key                  the key of your seat, to move it or come back to it
  link                 the link of this table for browsers
  luck                 where the luck of this table comes from
  again                the same game again, when it is over
  reader on, reader off
                       for screen readers: no columns, no broken lines
  tables               leave the table for the lobby; your seat stays yours";

/// What a browser is told that has come to the wrong door.
pub(super) const HTTP: &str = "HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain\r\nconnection: close\r\n\r\n\
This is the telnet door. Browsers come in at the other one.\r\n";

/// How wide the lines of a client may be. A screen reader reads lines as they are: they are not cut for it.
pub(super) fn width(client: &Client) -> usize {
    if client.has(Mtts::ScreenReader) {
        return 1000;
    }
    client.window.map_or(WIDTH, |(columns, _)| {
        usize::from(columns).saturating_sub(2).clamp(20, 200)
    })
}

/// A text as the client can take it: no line wider than its window, ends of line as telnet has them, and plain
/// letters where it has refused UTF-8.
pub(super) fn fit(text: &str, client: &Client) -> String {
    let width = width(client);
    let mut fitted = String::with_capacity(text.len() + 2);
    for line in text.lines() {
        if client.has(Mtts::ScreenReader) {
            fitted.push_str(&spoken(line));
        } else if line.chars().count() <= width {
            fitted.push_str(line);
        } else {
            fitted.push_str(&broken(line, width));
        }
        fitted.push_str("\r\n");
    }
    if client.utf8 == Some(false) {
        fitted = fitted.chars().map(plain).collect();
    }
    fitted
}

/// A line broken to fit: what goes on stands below where its column began.
fn broken(line: &str, width: usize) -> String {
    let indent = line.len() - line.trim_start().len();
    let column = line[indent..].find("  ").map_or(indent, |gap| {
        let rest = &line[indent + gap..];
        indent + gap + rest.len() - rest.trim_start().len()
    });
    let column = if column < width / 2 {
        column
    } else {
        indent.min(width / 2)
    };
    let (head, rest) = line.split_at(column);
    let below = format!("\r\n{}", " ".repeat(head.chars().count()));
    format!("{head}{}", screen::wrap(rest, width - column).join(&below))
}

/// A line as it is best read out: no columns, no drawings.
fn spoken(line: &str) -> String {
    let words = line.split_whitespace();
    let words: Vec<_> = words
        .filter(|word| word.chars().any(|c| c != '*'))
        .collect();
    words.join(" ")
}

fn plain(c: char) -> char {
    match c {
        '‘' | '’' => '\'',
        '“' | '”' => '"',
        '–' | '—' | '−' => '-',
        '…' => '.',
        '×' => 'x',
        '·' | '•' => '*',
        c if c.is_ascii() => c,
        _ => '?',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_fits_the_window_the_letters_and_the_reader() {
        let narrow = Client {
            window: Some((32, 10)),
            utf8: Some(false),
            ..Client::default()
        };
        let fitted = fit(
            "“Throw” — you must throw the last cube – all five have scored",
            &narrow,
        );
        assert!(
            fitted
                .lines()
                .all(|line| line.len() <= 30 && line.is_ascii()),
            "{fitted}"
        );
        assert!(fitted.starts_with("\"Throw\" - "));
        let listed = "  undo [N]  take back your last act, or ask all others to";
        let below = "  undo [N]  take back your\r\n            last act, or ask\r\n            all others to\r\n";
        assert_eq!(fit(listed, &narrow), below);
        let reader = Client {
            mtts: Some(Mtts::ScreenReader as u32),
            ..narrow
        };
        assert_eq!(
            fit(&"x".repeat(500), &reader),
            format!("{}\r\n", "x".repeat(500))
        );
        assert_eq!(fit("  ***   Ann     20", &reader), "Ann 20\r\n");
        assert_eq!(width(&Client::default()), WIDTH);
        let own = [GREETING, HELP, AT_TABLE].join("\n");
        assert!(
            own.lines().all(|line| line.len() <= WIDTH),
            "none of our own lines is broken"
        );
    }
}
