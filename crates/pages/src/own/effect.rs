//! What the text of a rule of one's own comes to: what is wrong with it at its line, or what it does, with pieces drawn.

use maud::{Markup, html};
use own::{Fault, is_hidden};
use speech::lab::{self, Measured};
use speech::own as say;
use speech::own::Read;
use speech::{Line, Names, Tongue};

use crate::line::drawn;
use crate::said::Said;
use crate::table::Game;
use crate::words;

/// A line that is quoted is no longer, in characters.
const QUOTED: usize = 120;
/// So many characters of it stand before the place that is meant.
const BEFORE: usize = 40;

/// What a text came to, and what it would do where that is known. What a shipped text would do is known without measuring.
#[must_use]
pub fn verdict(
    game: &Game,
    text: &str,
    read: Option<&Result<Read, Fault>>,
    measured: Option<&Measured>,
) -> Markup {
    let t = game.tongue;
    let names = Names::new(&[], None).in_tongue(t);
    let measured = measured.or_else(|| host::measured_text(game.slug, text));
    html! {
        @match read {
            None => {}
            Some(Err(why)) => {
                p #wrong .refused { (words::marked(&say::badly(why, names).to_string())) }
                (quoted(text, why.line, why.column, t))
            }
            Some(Ok(read)) => {
                p #well class=[(read.fails() || read.is_idle()).then_some("refused")] { (words::marked(&read.verdict(names).to_string())) }
                @if let Err(why) = host::stands_alone(game.slug, text) { p.refused { (words::marked(&speech::refusal(&why.message, t))) } }
                (what_it_does(game, text, read))
            }
        }
        @if let (Some(measured), None | Some(Ok(_))) = (measured, read) {
            h2 #would-do { (lab::WhatItWouldDo {}.on(t)) }
            p { (measured.line(game.slug, game.rules, names)) }
            p.small { (lab::HowMeasured {}.on(t)) }
        }
    }
}

/// What a rule does in words and pieces, and what is odd about its text.
pub(crate) fn what_it_does(game: &Game, text: &str, read: &Read) -> Markup {
    let t = game.tongue;
    let names = Names::new(&[], None).in_tongue(t);
    let does = html! {
        h2 { (say::WhatItDoes {}.on(t)) }
        ul { @for line in read.effects(names) { li { (drawn(&line, game, t)) } } }
    };
    let odd = odd(&read.odd(names), text, t);
    // Where it fails, that comes first.
    if read.fails() {
        html! { (odd) (does) }
    } else {
        html! { (does) (odd) }
    }
}

/// What is odd about a text, each at its line.
fn odd(odd: &[(Option<usize>, Line)], text: &str, t: Tongue) -> Markup {
    html! {
        @if !odd.is_empty() {
            h2 { (say::Odd {}.on(t)) }
            ul { @for (place, line) in odd { li {
                (words::marked(&line.to_string()))
                @if let Some(line) = place { (quoted(text, *line, 0, t)) }
            } } }
        }
    }
}

/// A line of the text with what stands from a column on marked (0: all of it), and the way there.
fn quoted(text: &str, line: usize, column: usize, t: Tongue) -> Markup {
    let Some(number) = u32::try_from(line).ok().filter(|line| *line > 0) else {
        return html! {};
    };
    let written = text.lines().nth(line - 1).unwrap_or_default();
    let (before, meant) = around(written, column);
    html! {
        p.at-line {
            a href="#own" data-line=(line) data-column=(column) { (say::AtLine { line: number }.on(t)) }
            " " code { (before) mark { (meant) } }
        }
    }
}

/// What stands before a column, counted from 1, and what from there on, as it can be shown.
fn around(written: &str, column: usize) -> (String, String) {
    let shown = |c: char| if is_hidden(c) { '\u{fffd}' } else { c };
    let at = column.saturating_sub(1);
    let from = at.saturating_sub(BEFORE);
    let chars = written.chars().map(shown);
    let before = chars.clone().take(at).skip(from).collect();
    let meant = chars.skip(at).take(QUOTED - (at - from)).collect();
    (before, meant)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wimpout() -> Game {
        Game::new(host::game("wimpout").unwrap(), Tongue::En)
    }

    fn verdict_of(text: &str) -> String {
        let read = say::read("wimpout", text);
        verdict(&wimpout(), text, Some(&read), None).into_string()
    }

    #[test]
    fn what_is_wrong_is_quoted_with_its_line_and_leads_there() {
        let text = "rule: x\ntitle: X\nabout: y.\n---\nfn banking(points) { points +* 2 < 7 }\n";
        let html = verdict_of(text);
        let line = "data-line=\"5\" data-column=\"30\">Line 5</a>";
        assert!(html.contains(line), "{html}");
        let code = "<code>fn banking(points) { points +<mark>* 2 &lt; 7 }</mark></code>";
        assert!(html.contains(code), "{html}");
    }

    #[test]
    fn throws_are_drawn_and_what_is_odd_stands_by_itself() {
        let (_, rainbow) = say::examples("wimpout")
            .iter()
            .find(|(name, _)| *name == "rainbow")
            .unwrap();
        let html = verdict_of(rainbow);
        assert!(html.contains("row-of-cubes"), "{html}");
        let text = "rule: x\ntitle: X\nabout: y.\n---\nfn banking(points) {\n if points == 7 {\n return 5;\n }\n 10\n}\n";
        let html = verdict_of(text);
        assert!(
            html.contains("data-line=\"7\"") && html.contains("return 5;"),
            "{html}"
        );
    }

    #[test]
    fn a_long_line_is_cut_around_the_place_and_hides_nothing() {
        let long = format!("{}\u{202e}{}", "a".repeat(500), "b".repeat(500));
        let (before, meant) = around(&long, 501);
        assert_eq!(before, "a".repeat(BEFORE));
        assert!(meant.starts_with("\u{fffd}b") && meant.chars().count() == QUOTED - BEFORE);
        assert_eq!(around("short", 99), (String::new(), String::new()));
        assert_eq!(around("short", 0), (String::new(), "short".to_owned()));
    }
}
