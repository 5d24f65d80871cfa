//! Relative clauses that say again what they are about: "the house where i live in it", "the man who i spoke to him";
//! and questions that do: "to whom did you give it to him".

use std::ops::Range;

use super::chart::Chart;

/// What says again where.
const THERE: [&str; 1] = ["there"];
/// What says again who.
const WHOM: [&str; 4] = ["her", "him", "them", "it"];
/// Who does what a relative clause tells.
const WHO: [&str; 6] = ["i", "he", "she", "we", "they", "you"];
const PLACES: [&str; 11] = [
    "in", "at", "on", "to", "from", "by", "about", "with", "for", "of", "under",
];

/// The relative clause or question of this parse that says again what it is about.
pub(super) fn resumed(chart: &Chart<'_>, id: usize, words: &[&str]) -> Option<Range<usize>> {
    let clauses = chart.within(id).filter(|&part| chart.is_a(part, "Rel"));
    // What comes right after the clause may belong to the whole: "the inn where we stayed there".
    let spans = clauses.filter_map(|part| chart.phrase(part).map(|p| (p.start, p.end)));
    let mut spans = spans.flat_map(|(start, end)| (end..end + 3).map(move |end| start..end));
    let found = spans.find(|span| words.get(span.clone()).is_some_and(is_resumed));
    found.or_else(|| asks_twice(words).then_some(0..words.len()))
}

fn asks_twice(words: &[&str]) -> bool {
    match words {
        [place, "whom" | "which" | "what", .., again, what] => {
            place == again && PLACES.contains(place) && WHOM.contains(what)
        }
        _ => false,
    }
}

fn is_resumed(clause: &[&str]) -> bool {
    let again = |two: &[&str]| matches!(two, [place, what] if PLACES.contains(place) && WHOM.contains(what));
    match clause {
        [.., last] if clause.first() == Some(&"where") && clause.len() > 3 => {
            THERE.contains(last) || clause.windows(2).last().is_some_and(again)
        }
        ["who" | "whom", who, .., place, what] if WHO.contains(who) => again(&[*place, *what]),
        ["which", who, .., place, "it"] => WHO.contains(who) && PLACES.contains(place),
        [first, "which", .., last] => first == last && PLACES.contains(last),
        _ => false,
    }
}
