//! What every rule would do, as a page and as a picture (U21, U23, U24).

mod compared;
mod forest;

pub use compared::standalone;
pub use forest::forest;

use maud::{Markup, html};
use speech::lab::{self as say, Differs, Figure, Measured};
use speech::{Names, Tongue};
use table::OWN_PREFIX;

use super::card::Card;
use super::said::Said;
use super::shell::{Shell, carded};
use super::table::Game;
use super::{Frame, paths};

/// What is measured, in the order of the columns.
const COLUMNS: [Figure; 5] = [
    Figure::Turns,
    Figure::Decisions,
    Figure::Leads,
    Figure::First,
    Figure::Skill,
];

/// The page with every rule of a game that was measured.
#[must_use]
pub fn page(frame: &Frame, game: &Game) -> Markup {
    let t = game.tongue;
    let rows: Vec<&Measured> = host::measured_all(game.slug).collect();
    let title = say::WhatEachRuleDoes {}.text(t);
    let shell = Shell {
        title: &title,
        place: "",
        class: "reading report",
        live: false,
    };
    let main = html! {
        main #main {
            p { a href=(paths::rules(game.slug)) { (speech::page::RulesOf { game: game.title.into() }.on(t)) } }
            h1 { (title) }
            p.soft { (game.title) }
            @if let Some(first) = rows.first() { p { (how(game, first)) } }
            figure.purses.forest tabindex="0" { (forest(game, &rows)) }
            (table(game, &rows))
            p.small { (say::HowMeasured {}.on(t)) }
        }
    };
    let card = Card::rules(game, paths::lab(game.slug), title.clone());
    carded(frame, &shell, Some(&card), &main)
}

fn how(game: &Game, one: &Measured) -> Markup {
    let (_, base) = titled(game, one);
    say::PairsEach {
        pairs: one.pairs,
        usual: base.is_none(),
        base: base.unwrap_or_default().into(),
        bots: one.players().into(),
    }
    .on(game.tongue)
}

/// What was measured, and beside which rules where they are not the usual ones, as the rules are called.
fn titled(game: &Game, one: &Measured) -> (String, Option<String>) {
    let names = Names::new(&[], None).in_tongue(game.tongue);
    one.titled(game.slug, game.rules, names)
}

fn table(game: &Game, rows: &[&Measured]) -> Markup {
    let t = game.tongue;
    html! {
        div.scroll tabindex="0" role="group" aria-label=(say::WhatEachRuleDoes {}.text(t)) { table {
            thead { tr {
                th scope="col" { (say::RuleHead {}.on(t)) }
                @for what in COLUMNS { th.right scope="col" { (head(what, t)) } }
            } }
            tbody {
                @for one in rows {
                    @let rule = one.value.split('=').next().unwrap_or_default();
                    tr {
                        th scope="row" { a href=(page_of(game.slug, rule)) { (titled(game, one).0) } }
                        @for what in COLUMNS { (cell(one.figures.iter().find(|one| one.what == what), t)) }
                    }
                }
            }
        } }
    }
}

/// The page of a rule, one of one's own that is shipped among them.
fn page_of(game: &str, rule: &str) -> String {
    rule.strip_prefix(OWN_PREFIX).map_or_else(
        || paths::rule(game, rule),
        |name| paths::own_example(game, name),
    )
}

fn cell(one: Option<&Differs>, t: Tongue) -> Markup {
    let Some(one) = one else {
        return html! { td.right.number { "–" } };
    };
    let told = told(one, t);
    html! { td.right.number { @if is_sure(one) { b { (told) } } @else { span.soft { (told) } } } }
}

/// A difference with half of its interval: `+0.4 ± 0.1`.
fn told(one: &Differs, t: Tongue) -> String {
    let tenths = |n: f64| speech::insight::Number::tenths(n).words(t);
    let sign = if one.mean >= 0.05 { "+" } else { "" };
    format!("{sign}{} ± {}", tenths(one.mean), tenths(one.error95))
}

/// Whether it is surely more than luck.
fn is_sure(one: &Differs) -> bool {
    one.mean.abs() > one.error95
}

fn head(what: Figure, t: Tongue) -> Markup {
    match what {
        Figure::Turns => say::TurnsHead {}.on(t),
        Figure::Decisions => say::DecisionsHead {}.on(t),
        Figure::Leads => say::LeadsHead {}.on(t),
        Figure::First => say::FirstHead {}.on(t),
        Figure::Skill => say::SkillHead {}.on(t),
        Figure::Fails => say::FailsHead {}.on(t),
    }
}

/// What was measured of a rule, folded away beside it on a form.
#[must_use]
pub(super) fn beside(game: &Game, rule: &str) -> Markup {
    let (t, names) = (game.tongue, Names::new(&[], None).in_tongue(game.tongue));
    let mut all = host::measured(game.slug, rule).peekable();
    html! {
        @if all.peek().is_some() {
            details.would-do {
                summary.small { (say::WhatItWouldDo {}.on(t)) }
                ul.small { @for one in all { li { (one.line(game.slug, game.rules, names)) } } }
            }
        }
    }
}
