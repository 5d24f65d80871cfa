//! The odds of what is drawn next, as one bar: the worst first.

use arena::Prospects;
use maud::{Markup, html};
use speech::around as say;

use super::Scene;
use crate::words;

/// The bar with its words.
pub(super) fn strip(odds: &Prospects, scene: &Scene<'_>) -> Markup {
    let names = speech::Names::new(&[], None).in_tongue(scene.tongue);
    html! {
        section #odds-strip .odds aria-labelledby="odds" {
            h2 #odds { (scene.say(&say::NextThrow {})) }
            svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" {
                @for (what, from, share) in parts(odds) {
                    rect.{ "part-" (part(what)) } x=(length(100.0 * from)) width=(length(100.0 * share)) height="4" {}
                }
            }
            ul {
                @for (what, share) in &odds.rows {
                    li { span.dot.{ "part-" (part(what)) } {} (speech::fate(what, names).to_string()) " " strong.number { (words::percent(*share, scene.tongue)) " %" } }
                }
                @if odds.mean > 0.0 { li { (scene.say(&say::OnAverage {})) " " strong.number { (words::decimal(odds.mean, scene.tongue)) } } }
            }
        }
    }
}

/// As a drawing wants it, in no language.
fn length(n: f64) -> String {
    format!("{n:.1}")
}

/// The class of a part: its first word, in small letters.
fn part(what: &str) -> String {
    what.split(' ').next().unwrap_or_default().to_lowercase()
}

/// What each part is, where it begins, and how long it is.
fn parts(odds: &Prospects) -> Vec<(&'static str, f64, f64)> {
    let mut from = 0.0;
    let part = |(what, share): &(&'static str, f64)| {
        let begin = from;
        from += share;
        (*what, begin, *share)
    };
    odds.rows.iter().map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_lie_end_to_end() {
        let odds = Prospects {
            rows: vec![("Wimpout", 0.25), ("Train wreck", 0.5), ("Flash", 0.25)],
            mean: 0.0,
        };
        let told = [
            ("Wimpout", 0.0, 0.25),
            ("Train wreck", 0.25, 0.5),
            ("Flash", 0.75, 0.25),
        ];
        assert_eq!(parts(&odds), told);
        assert_eq!(part("Train wreck"), "train");
    }
}
