//! A new table: name, preset, who plays; folded away its options in plain words and its house rules as cards with a line
//! each, clashes explained where they arise.

use host::{Coach, Millis, PACE};
use maud::{Markup, html};
use speech::lab::{Measured, WhatTheseWouldDo};
use speech::page as say;
use speech::{Names, Tongue, refused};
use table::{Refusal, Rule, Settings, Value};

use super::games::page_of;
use super::newcomer::{Newcomer, your_name};
use super::presets::{OWN, Offered, choice, drawn_with};
use super::said::{Said, count};
use super::shell::{Shell, document};
use super::table::{Game, control};
use super::{Frame, loaded, own, paths, words};

/// The form as it stands.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The game.
    pub game: Game,
    /// What whoever opens it is offered to be called, if the house does not know their name.
    pub newcomer: Option<Newcomer>,
    /// The name of the table so far.
    pub title: String,
    /// How many seats so far.
    pub seats: usize,
    /// The clock so far: one of those on offer.
    pub clock: String,
    /// Whether it is left out of the list of open tables.
    pub private: bool,
    /// Whom the table gives advice.
    pub coach: Coach,
    /// Whether a bot plays on for whoever leaves for good.
    pub bot_goes_on: bool,
    /// How long bots wait before they act, in milliseconds: one of those on offer.
    pub pace: Millis,
    /// How much later those who watch see the table, in milliseconds: one of those on offer.
    pub delay: Millis,
    /// How many bots sit down at once.
    pub bots: usize,
    /// Rules to be chosen as a whole.
    pub presets: Vec<Offered>,
    /// The rules so far.
    pub set: Settings,
    /// A text of a rule of one's own that could not be read.
    pub unread: Option<String>,
    /// Why these rules cannot be.
    pub refusal: Option<Refusal>,
    /// What is allowed, but not wise.
    pub warnings: Vec<String>,
    /// What these rules would do, where that was asked.
    pub would_do: Option<Measured>,
}

/// The clocks on offer: what the form sends, and what it says.
#[must_use]
pub fn clocks(t: Tongue) -> [(&'static str, Markup); 7] {
    [
        ("none", say::NoClock {}.on(t)),
        ("turn:60", say::MinuteEach {}.on(t)),
        ("turn:300", say::FiveMinutesEach {}.on(t)),
        ("turn:86400", say::DayEach {}.on(t)),
        ("turn:259200", say::ThreeDaysEach {}.on(t)),
        ("game:600", say::TenMinutesGame {}.on(t)),
        ("game:1800", say::HalfHourGame {}.on(t)),
    ]
}

/// How long bots wait on offer, in milliseconds, the usual pace first.
pub const PACES: [Millis; 3] = [PACE, 200, 2500];

/// How much later those who watch see the table, in milliseconds: what is on offer (P10).
pub const DELAYS: [Millis; 4] = [0, 60_000, 300_000, 900_000];

/// The most bots that the form offers.
const MOST_BOTS: usize = 3;

/// What a table is called after whoever opens it.
#[must_use]
pub fn title(name: &str, t: Tongue) -> String {
    say::TableOf { name: name.into() }.text(t)
}

/// The page.
#[must_use]
pub fn page(frame: &Frame, new: &NewTable) -> Markup {
    let t = frame.tongue;
    let shell = Shell {
        title: &say::NewTable {}.text(t),
        place: "",
        class: "new",
        live: false,
    };
    let drawn = drawn_with(&new.presets, &new.set, &new.game);
    let has_texts = new.unread.is_some() || new.set.0.keys().any(|slug| slug.contains('/'));
    let is_open = new.refusal.is_some() || drawn == OWN || has_texts;
    let main = html! {
        main #main {
            h1 { (say::NewTableOf { game: new.game.title.into() }.on(t)) }
            form #new method="post" action=(paths::TABLES) data-try=(paths::new(new.game.slug)) {
                input type="hidden" name="game" value=(new.game.slug);
                div.columns.two {
                    div.sheet.order {
                        (page_of(new.game.slug).emblem())
                        (basics(new))
                    }
                    div {
                        (choice(&new.presets, &drawn, t))
                        (company(new))
                        details.fold #around { summary { (say::AroundTheTable {}.on(t)) } (around(new)) }
                        details.fold #rules open[is_open] {
                            summary { (say::EveryRule {}.on(t)) }
                            (rule_cards(&new.game, &new.set))
                            (own::fields(&new.game, &new.set, new.unread.as_deref()))
                            (loaded::fields(&new.game, &new.set))
                        }
                    }
                }
                div.settle {
                    div.line {
                        button.main { (say::OpenTable {}.on(t)) }
                        noscript { button formmethod="get" formaction=(paths::new(new.game.slug)) { (say::CheckRules {}.on(t)) } }
                    }
                    (verdict(new))
                }
                (would_do(new))
            }
        }
    };
    document(frame, &shell, &main)
}

fn basics(new: &NewTable) -> Markup {
    let t = new.game.tongue;
    html! {
        @if let Some(offered) = &new.newcomer { (your_name("name", Some(offered), t)) }
        div.field {
            label for="title" { (say::NameOfTable {}.on(t)) }
            input #title name="title" value=(new.title) maxlength="40" required[new.newcomer.is_none()] placeholder=[new.newcomer.is_some().then(|| say::CalledAfterYou {}.text(t))];
        }
    }
}

/// Who plays: bots can sit down at once.
fn company(new: &NewTable) -> Markup {
    let t = new.game.tongue;
    let most = MOST_BOTS.min(new.game.seats.1 - 1);
    html! {
        div.field {
            label for="bots" { (say::WhoPlays {}.on(t)) }
            select #bots name="bots" {
                option value="0" selected[new.bots == 0] { (say::WhoHasTheLink {}.on(t)) }
                @for n in 1..=most { option value=(n) selected[new.bots == n] { (say::BotsToo { n: count(n) }.on(t)) } }
            }
        }
    }
}

/// What seldom has to be said: seats, clock, door.
fn around(new: &NewTable) -> Markup {
    let ((fewest, most), t) = (new.game.seats, new.game.tongue);
    html! {
        div.field {
            label for="seats" { (say::Seats {}.on(t)) }
            input #seats.number name="seats" type="number" inputmode="numeric" min=(fewest) max=(most) value=(new.seats) required;
            span.small.soft { (say::BeginBefore {}.on(t)) }
        }
        div.field {
            label for="clock" { (say::Clock {}.on(t)) }
            select #clock name="clock" {
                @for (value, text) in clocks(t) { option value=(value) selected[value == new.clock] { (text) } }
            }
        }
        div.field {
            label for="leave" { (say::WhoLeaves {}.on(t)) }
            select #leave name="leave" {
                option value="drop" { (say::SeatDropped {}.on(t)) }
                option value="bot" selected[new.bot_goes_on] { (say::BotGoesOn {}.on(t)) }
            }
        }
        div.field {
            label for="pace" { (say::BotsPace {}.on(t)) }
            select #pace name="pace" {
                @for (pace, text) in PACES.iter().zip([say::PaceUsual {}.on(t), say::PaceQuick {}.on(t), say::PaceSlow {}.on(t)]) {
                    option value=(pace) selected[*pace == new.pace] { (text) }
                }
            }
        }
        div.field {
            label for="delay" { (say::WatchersSee {}.on(t)) }
            select #delay name="delay" {
                @for delay in DELAYS {
                    option value=(delay) selected[delay == new.delay] { (say::WatchersSeeIt { n: minutes(delay) }.on(t)) }
                }
            }
        }
        div.field {
            label for="password" { (say::Password {}.on(t)) }
            input #password name="password" maxlength="64" autocomplete="off" aria-describedby="password-said";
            span.small.soft #password-said { (say::PasswordSaid {}.on(t)) }
        }
        label.check { input type="checkbox" name="private" value="true" checked[new.private]; (say::Private {}.on(t)) }
        label.check { input type="checkbox" name="odds" value="true" checked[new.coach.is_on()]; (say::Learning { odds: new.game.has_prospects }.on(t)) }
        label.check { input type="checkbox" name="after" value="true" checked[new.coach == Coach::After]; (say::NoAdvice {}.on(t)) }
    }
}

/// A span in minutes, as sentences take it.
fn minutes(span: Millis) -> i64 {
    i64::try_from(span.div_ceil(60_000)).unwrap_or(i64::MAX)
}

/// What these rules would do: asked, and answered. It stands last, so that Enter opens the table.
fn would_do(new: &NewTable) -> Markup {
    let t = new.game.tongue;
    let path = paths::new(new.game.slug) + "#would-do";
    html! {
        div.field #would-do {
            @if let Some(measured) = &new.would_do {
                p role="status" { (measured.line(new.game.slug, new.game.rules, Names::new(&[], None).in_tongue(t))) }
            }
            button formaction=(path) formnovalidate { (WhatTheseWouldDo {}.on(t)) }
        }
    }
}

fn verdict(new: &NewTable) -> Markup {
    html! {
        div #verdict role="status" {
            @if let Some(refusal) = &new.refusal {
                p.refused tabindex="0" { (words::of_switches(&refused(&refusal.message, new.game.tongue), &new.game)) "." @if let Some(rule) = &refusal.rule { " " a href=(paths::rule(new.game.slug, rule)) { (say::RuleNumbered { number: rule.as_str().into() }.on(new.game.tongue)) } } }
            }
            @for warning in &new.warnings { p.warned { (warning) } }
        }
    }
}

/// The rules of a game as cards: options first, then house rules.
pub(super) fn rule_cards(game: &Game, set: &Settings) -> Markup {
    let (house, options): (Vec<&Rule>, Vec<&Rule>) =
        game.rules.iter().partition(|rule| is_house(rule));
    let t = game.tongue;
    html! {
        fieldset { legend { (say::HowWePlay {}.on(t)) } div.cards { @for rule in options { (card(game, set, rule)) } } }
        @if !house.is_empty() {
            fieldset { legend { (say::HouseRules {}.on(t)) } div.cards { @for rule in house { (card(game, set, rule)) } } }
        }
    }
}

/// Whether a rule is one of the house rules: those are numbered with an H, or off by default.
fn is_house(rule: &Rule) -> bool {
    rule.source.starts_with('H')
}

fn card(game: &Game, set: &Settings, rule: &Rule) -> Markup {
    let value = value_of(set, rule);
    let (changed, t) = (value != rule.default_value(), game.tongue);
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
                p.small { (rule.summary) " " a href=(paths::rule(game.slug, rule.slug)) { span.unseen { (rule.title) ": " } (say::More {}.on(t)) } }
                @for other in clashes { p.small.refused { (say::NotTogether { other: other.title.into() }.on(t)) } }
                (super::lab::beside(game, rule.slug))
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
    told.chain(words::own(set, game.tongue)).collect()
}
