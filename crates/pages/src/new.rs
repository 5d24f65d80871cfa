//! A new table: its options in plain words, its house rules as cards with a line each, clashes explained where they
//! arise.

use maud::{Markup, html};
use table::{Refusal, Rule, Settings, Value};

use super::games::page_of;
use super::people::your_name;
use super::shell::{Shell, document};
use super::table::{Game, control};
use super::{Frame, paths, words};

/// The form as it stands.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The game.
    pub game: Game,
    /// Whether the house knows the name of whoever opens it.
    pub named: bool,
    /// The name of the table so far.
    pub title: String,
    /// How many seats so far.
    pub seats: usize,
    /// The clock so far: one of [`CLOCKS`].
    pub clock: String,
    /// Whether it is left out of the list of open tables.
    pub private: bool,
    /// Whether the odds are shown.
    pub odds: bool,
    /// The rules so far.
    pub set: Settings,
    /// Why these rules cannot be.
    pub refusal: Option<Refusal>,
    /// What is allowed, but not wise.
    pub warnings: Vec<String>,
}

/// The clocks on offer: what the form sends, and what it says.
pub const CLOCKS: [(&str, &str); 7] = [
    ("none", "No clock"),
    ("turn:60", "A minute for each decision"),
    ("turn:300", "Five minutes for each decision"),
    ("turn:86400", "A day for each decision"),
    ("turn:259200", "Three days for each decision"),
    ("game:600", "Ten minutes each for the whole game"),
    ("game:1800", "Half an hour each for the whole game"),
];

/// The page.
#[must_use]
pub fn page(frame: &Frame, new: &NewTable) -> Markup {
    let shell = Shell {
        title: "New table",
        place: "",
        class: "new",
        live: false,
    };
    let main = html! {
        main #main {
            h1 { "A new table of " (new.game.title) }
            form #new method="post" action=(paths::TABLES) data-try=(paths::new(new.game.slug)) {
                input type="hidden" name="game" value=(new.game.slug);
                div.columns.two {
                    div.sheet.order {
                        (page_of(new.game.slug).emblem())
                        (basics(new))
                    }
                    div { (cards(&new.game, &new.set)) }
                }
                div.settle {
                    div.line {
                        button.main { "Open the table" }
                        noscript { button formmethod="get" formaction=(paths::new(new.game.slug)) { "Check the rules" } }
                    }
                    (verdict(new))
                }
            }
        }
    };
    document(frame, &shell, &main)
}

fn basics(new: &NewTable) -> Markup {
    let (fewest, most) = new.game.seats;
    html! {
        @if !new.named { (your_name("name")) }
        div.field {
            label for="title" { "Name of the table" }
            input #title name="title" value=(new.title) maxlength="40" required[new.named] placeholder=[(!new.named).then_some("Called after you")];
        }
        div.field {
            label for="seats" { "Seats" }
            input #seats.number name="seats" type="number" inputmode="numeric" min=(fewest) max=(most) value=(new.seats) required;
            span.small.soft { "You can begin before all are taken." }
        }
        div.field {
            label for="clock" { "Clock" }
            select #clock name="clock" {
                @for (value, text) in CLOCKS { option value=(value) selected[value == new.clock] { (text) } }
            }
        }
        div.field {
            label for="password" { "Password" }
            input #password name="password" maxlength="64" autocomplete="off" aria-describedby="password-said";
            span.small.soft #password-said { "If you give one, only who knows it can sit down." }
        }
        label.check { input type="checkbox" name="private" value="true" checked[new.private]; "Only by link or code: not in the list" }
        @if new.game.has_prospects {
            label.check { input type="checkbox" name="odds" value="true" checked[new.odds]; "Show the odds of the next throw to everybody" }
        }
    }
}

fn verdict(new: &NewTable) -> Markup {
    html! {
        div #verdict role="status" {
            @if let Some(refusal) = &new.refusal {
                p.refused { (words::marked(&refusal.message)) "." @if let Some(rule) = &refusal.rule { " " a href=(paths::rule(new.game.slug, rule)) { "Rule " (rule) } } }
            }
            @for warning in &new.warnings { p.warned { (warning) } }
        }
    }
}

/// The rules of a game as cards: options first, then house rules.
pub(super) fn cards(game: &Game, set: &Settings) -> Markup {
    let (house, options): (Vec<&Rule>, Vec<&Rule>) =
        game.rules.iter().partition(|rule| is_house(rule));
    html! {
        fieldset { legend { "How we play" } div.cards { @for rule in options { (card(game, set, rule)) } } }
        @if !house.is_empty() {
            fieldset { legend { "House rules" } div.cards { @for rule in house { (card(game, set, rule)) } } }
        }
    }
}

/// Whether a rule is one of the house rules: those are numbered with an H, or off by default.
fn is_house(rule: &Rule) -> bool {
    rule.source.starts_with('H')
}

fn card(game: &Game, set: &Settings, rule: &Rule) -> Markup {
    let value = value_of(set, rule);
    let changed = value != rule.default_value();
    let clashes: Vec<&Rule> = rule
        .clashes
        .iter()
        .filter_map(|slug| {
            let other = game.rules.iter().find(|other| other.slug == *slug)?;
            (changed && is_on(&value) && is_on(&value_of(set, other))).then_some(other)
        })
        .collect();
    html! {
        div.card #{ "card-" (rule.slug) } .changed[changed] .clash[!clashes.is_empty()] {
            div.text {
                label for={ "set-" (rule.slug) } { (rule.title) }
                p.small { (rule.summary) " " a href=(paths::rule(game.slug, rule.slug)) { span.unseen { (rule.title) ": " } "more" } }
                @for other in clashes { p.small.refused { "Does not go together with " (other.title) "." } }
            }
            (control(game, rule, &value))
        }
    }
}

fn value_of(set: &Settings, rule: &Rule) -> Value {
    set.get(rule.slug)
        .cloned()
        .unwrap_or_else(|| rule.default_value())
}

fn is_on(value: &Value) -> bool {
    match value {
        Value::Flag(on) => *on,
        Value::Number(number) => *number != 0,
        Value::Word(word) => word != "off" && word != "none",
    }
}

/// The rules that differ from the usual ones, in words.
pub(super) fn differences(game: &Game, set: &Settings) -> Vec<String> {
    let told = game.rules.iter().filter_map(|rule| {
        let value = value_of(set, rule);
        (value != rule.default_value())
            .then(|| format!("{}: {}", rule.title, words::value(game, rule, &value)))
    });
    told.collect()
}
