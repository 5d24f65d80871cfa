//! The odds of what is drawn next, as one bar: the worst first.

use maud::{Markup, html};

use super::Odds;
use crate::pages::words;

/// The bar with its words.
pub(super) fn strip(odds: &Odds) -> Markup {
    html! {
        section.odds aria-labelledby="odds" {
            h2 #odds { "The next throw" }
            svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" {
                @for (index, (from, share)) in parts(odds).into_iter().enumerate() {
                    rect.{ "part-" (index % 4) } x=(words::decimal(100.0 * from)) width=(words::decimal(100.0 * share)) height="4" {}
                }
            }
            ul {
                @for (index, (what, share)) in odds.rows.iter().enumerate() {
                    li { span.dot.{ "part-" (index % 4) } {} (what) " " strong.number { (words::percent(*share)) " %" } }
                }
                @if let Some(expected) = odds.expected { li { "On average it adds " strong.number { (words::decimal(expected)) } } }
            }
        }
    }
}

/// Where each part begins, and how long it is.
fn parts(odds: &Odds) -> Vec<(f64, f64)> {
    let mut from = 0.0;
    let part = |(_, share): &(String, f64)| {
        let begin = from;
        from += share;
        (begin, *share)
    };
    odds.rows.iter().map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_lie_end_to_end() {
        let row = |share| (String::new(), share);
        let odds = Odds {
            rows: vec![row(0.25), row(0.5), row(0.25)],
            expected: None,
        };
        assert_eq!(parts(&odds), [(0.0, 0.25), (0.25, 0.5), (0.75, 0.25)]);
    }
}
