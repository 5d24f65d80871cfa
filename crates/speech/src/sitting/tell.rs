//! What happens at any table, as sentences.

use table::{Happening, OWN_PREFIX, Rule, Seat, Settings};

use super::sentences as say;
use super::settings::{option, own_rule_named, settings, value};
use crate::lab::Measured;
use crate::line::{Line, Sense};
use crate::names::Names;
use crate::sentence::Sentence;
use crate::standing::span;

/// What happens beside the game: before its start, around it and after its end.
#[derive(Clone, Copy, Debug)]
pub enum Beside<'a> {
    /// Somebody sat down before the start.
    Sat {
        /// Their name.
        name: &'a str,
        /// Whether a bot plays for them.
        is_bot: bool,
    },
    /// Somebody stood up before the start, of that name where it is known.
    StoodUp(Option<&'a str>),
    /// Somebody has another name.
    Renamed(Seat),
    /// Rules were proposed before the start.
    Proposed(Seat, &'a Settings),
    /// All want them, before the game begins.
    Adopted(&'a Settings),
    /// A vote on them; one no ends it (P11).
    Voted(Seat, bool),
    /// The game began.
    Started,
    /// Somebody asks to take steps back (P9).
    TakeBackAsked(Seat),
    /// An answer to that.
    TakeBackAnswered(Seat, bool),
    /// Somebody asks for a pause (P5).
    PauseAsked(Seat),
    /// An answer to that; a no of whoever asked withdraws it.
    PauseAnswered(Seat, bool),
    /// The game stands still, for so many milliseconds at most (P5).
    Paused(u64),
    /// It goes on: by somebody, or because its time was up.
    WentOn(Option<Seat>),
    /// The first asks to take the second, who is away, out of the game (P4).
    RemovalAsked(Seat, Seat),
    /// An answer to that; a no of whoever asked withdraws it.
    RemovalAnswered(Seat, bool),
    /// All have agreed to that.
    Removed(Seat),
    /// They are back.
    RemovalDropped(Seat),
    /// A bot plays for somebody (P4).
    StoodIn(Seat, &'a str),
    /// Somebody has left for good, and a bot plays on (P4).
    LeftToBot(Seat, &'a str),
    /// Somebody is back.
    Returned(Seat),
    /// Somebody reminds another that the table waits for them (P6).
    Nudged(Seat, Seat),
    /// Somebody lets those who watch look into their hand, or does not any more (P10).
    HandShown(Seat, bool),
    /// What a change of rules of this game would do was measured (U23).
    Measured(&'a Measured, &'a str, &'a [Rule]),
    /// The same people meet at another table; who has asked for it, and how their series stands.
    Rematched(&'a str, Option<Seat>, &'a Line),
    /// The table was closed.
    Closed(&'a str),
}

/// A happening of the table itself; nothing for those of the game. `adopting`: the numbers under which the game's own book says
/// how rules are voted in, and when they are in force.
#[must_use]
pub fn tell<E>(happening: &Happening<E>, adopting: &[&str], names: Names<'_>) -> Option<Line> {
    Some(match *happening {
        Happening::RuleProposed {
            seat,
            ref rules,
            ref next_game,
            ref titles,
            ..
        } => {
            let names = names.knowing(titles);
            with_next_game(proposed(seat, rules, names), rules, next_game, names)
        }
        Happening::Voted { seat, yes, .. } => match yes {
            Some(true) => say::Yes { seat }.line(names),
            Some(false) => say::No { seat }.line(names),
            None => say::Withdrawn { seat }.line(names),
        },
        Happening::ProposalFailed { .. } => {
            let numbers = and_by_the_table(&adopting[..adopting.len().min(1)]);
            say::ProposalFailed { numbers }.line(names)
        }
        Happening::RuleAdopted {
            ref rules,
            ref next_game,
            ref titles,
            ..
        } => {
            let names = names.knowing(titles);
            let settings = settings(rules, names);
            let numbers = and_by_the_table(adopting);
            if next_game.len() == rules.0.len() && !next_game.is_empty() {
                return Some(say::AdoptedForNextGame { settings, numbers }.line(names));
            }
            let said = say::Adopted { settings, numbers }.line(names);
            with_next_game(said, rules, next_game, names)
        }
        Happening::RuleInForce {
            ref rule,
            value: ref to,
            ref titles,
        } => {
            let names = names.knowing(titles);
            if let Some(rule) = own_rule_named(rule, to, names) {
                return Some(say::OwnInForce { rule }.line(names));
            }
            let (option, value) = (option(rule), value(rule, to));
            say::InForce { option, value }.line(names)
        }
        Happening::RuleSuspended {
            ref rule,
            ref titles,
        } => {
            let name = rule.strip_prefix(OWN_PREFIX).unwrap_or(rule);
            let name = crate::own::by_name(name, names.knowing(titles)).into();
            say::Suspended { name }.line(names)
        }
        Happening::Joined { seat, .. } => say::Joined { seat }.line(names),
        Happening::Left { seat } => say::Left { seat }.line(names),
        Happening::Undone { .. } => say::Undone {}.line(names),
        Happening::Game(_) => return None,
    })
}

/// The numbers of the game, and that of the table after them.
fn and_by_the_table(own: &[&str]) -> Line {
    let all = own.iter().chain(&["P11"]);
    let all: Vec<Line> = all.map(|number| Line::of(number, Sense::Rule)).collect();
    Line::in_a_row(&all)
}

fn proposed(seat: Seat, rules: &Settings, names: Names<'_>) -> Line {
    let settings = settings(rules, names);
    say::Proposed { seat, settings }.line(names)
}

/// What is said of a change, and that some or all of its rules do nothing in this game any more (W19).
fn with_next_game(said: Line, rules: &Settings, next_game: &[String], names: Names<'_>) -> Line {
    if next_game.is_empty() {
        return said;
    }
    let late = rules.0.iter().filter(|(slug, _)| next_game.contains(slug));
    let late = Settings(late.map(|(slug, to)| (slug.clone(), to.clone())).collect());
    let all = next_game.len() == rules.0.len();
    let which = settings(&late, names);
    say::NextGame { said, which, all }.line(names)
}

/// What happens beside the game.
#[must_use]
pub fn tell_beside(happened: Beside<'_>, names: Names<'_>) -> Line {
    match happened {
        Beside::Sat { name, is_bot } => {
            let name = name.into();
            say::Sat { name, is_bot }.line(names)
        }
        Beside::StoodUp(None) => say::SomebodyStoodUp {}.line(names),
        Beside::StoodUp(Some(name)) => say::StoodUp { name: name.into() }.line(names),
        Beside::Renamed(seat) => say::Renamed { seat }.line(names),
        Beside::Proposed(seat, rules) => proposed(seat, rules, names),
        Beside::Voted(seat, true) => say::Yes { seat }.line(names),
        Beside::Voted(seat, false) => say::NoAtOnce { seat }.line(names),
        Beside::Adopted(rules) => {
            let settings = settings(rules, names);
            say::AdoptedAtOnce { settings }.line(names)
        }
        Beside::Started => say::Started {}.line(names),
        Beside::TakeBackAsked(seat) => say::TakeBackAsked { seat }.line(names),
        Beside::TakeBackAnswered(seat, true) => say::TakeBackAgreed { seat }.line(names),
        Beside::TakeBackAnswered(seat, false) => say::TakeBackRefused { seat }.line(names),
        Beside::PauseAsked(seat) => say::PauseAsked { seat }.line(names),
        Beside::PauseAnswered(seat, true) => say::PauseAgreed { seat }.line(names),
        Beside::PauseAnswered(seat, false) => say::PauseRefused { seat }.line(names),
        Beside::Paused(longest) => {
            let span = span(longest, names.tongue());
            say::Paused { span }.line(names)
        }
        Beside::WentOn(Some(seat)) => say::WentOn { seat }.line(names),
        Beside::WentOn(None) => say::WentOnByItself {}.line(names),
        Beside::RemovalAsked(by, seat) => say::RemovalAsked { by, seat }.line(names),
        Beside::RemovalAnswered(seat, true) => say::RemovalAgreed { seat }.line(names),
        Beside::RemovalAnswered(seat, false) => say::RemovalRefused { seat }.line(names),
        Beside::Removed(seat) => say::Removed { seat }.line(names),
        Beside::RemovalDropped(seat) => say::RemovalDropped { seat }.line(names),
        Beside::StoodIn(seat, bot) => {
            let bot = bot.into();
            say::StoodIn { seat, bot }.line(names)
        }
        Beside::LeftToBot(seat, bot) => {
            let bot = bot.into();
            say::LeftToBot { seat, bot }.line(names)
        }
        Beside::Returned(seat) => say::Returned { seat }.line(names),
        Beside::Nudged(by, seat) => say::Nudged { by, seat }.line(names),
        Beside::HandShown(seat, shown) => say::HandShown { seat, shown }.line(names),
        Beside::Measured(measured, game, rules) => {
            let what = measured.line(game, rules, names);
            say::Measured { what }.line(names)
        }
        Beside::Rematched(table, by, standing) => {
            let (table, standing) = (table.into(), standing.clone());
            match by {
                Some(seat) => say::Recalled {
                    seat,
                    table,
                    standing,
                }
                .line(names),
                None => say::Rematched { table, standing }.line(names),
            }
        }
        Beside::Closed(why) => {
            let why = why.into();
            say::Closed { why }.line(names)
        }
    }
}

#[cfg(test)]
mod tests;
