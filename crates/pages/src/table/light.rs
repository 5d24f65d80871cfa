//! The Guiding Light: the open proposal as a slip of paper on the cloth, and the rules in force at the edge.

use host::{ProposalView, StageView};
use maud::{Markup, html};
use speech::around as say;
use speech::own as own_say;
use speech::pieces::PREFIX as PIECES;
use speech::{Line, Names, Sentence, listed};
use table::{AnyGlance, OWN, OWN_PREFIX, Offer, Rule, Seat, Value, own_rules};

use super::{Game, Scene, TablePage};
use crate::own::other_lines;
use crate::people::called;
use crate::pieces::sign;
use crate::said::Said as _;
use crate::{paths, words};

/// Texts of so many bytes in all stand in the slip itself: it is sent to everybody anew with each vote.
const SHOWN: usize = 2 * 1024;
/// Of more changes at once they do not.
const FEW: usize = 3;
/// So many changes are named where there is room for one sentence.
const NAMED: usize = 2;

/// The open proposal with everybody's vote.
pub(crate) fn slip(table: &TablePage, scene: &Scene<'_>) -> Markup {
    let Some(open) = &table.room.proposal else {
        return html! {};
    };
    let said_yes = |seat: u16| open.yes.contains(&Seat(seat));
    html! {
        section #slip .slip aria-labelledby="slip-title" {
            h2 #slip-title { (table.say(&say::Proposes { seat: open.seat })) }
            ul.changes { (changes(table, open)) }
            @if let Some(me) = scene.seat { (ballot(table, open.id, said_yes(me))) }
            p.small.needs { (table.say(&say::NeedsEverybody {})) }
            ul.votes {
                @for person in scene.people {
                    li .yes[said_yes(person.seat)] {
                        (called(person))
                        @if said_yes(person.seat) { (sign("i-yes")) span.unseen { " " (table.say(&say::SaidYes {})) } }
                        @else { span.open aria-hidden="true" { "?" } span.unseen { " " (table.say(&say::HasNotVoted {})) } }
                    }
                }
            }
            (would_do(&table.game, open))
        }
    }
}

/// What waits for the viewer's vote, where they look for what they may do, however far down the slip lies; the way to it.
pub(crate) fn to_vote(table: &TablePage) -> Markup {
    let open = table.room.proposal.as_ref().zip(table.room.seat);
    let open = open.filter(|(open, me)| !open.yes.contains(me));
    html! {
        @if let Some((open, _)) = open {
            div.take-back.to-vote {
                p #to-vote { (table.say(&proposed(table, open))) " " a href="#slip" { (table.say(&say::YesOrNo {})) } }
                (ballot(table, open.id, false))
            }
        }
    }
}

/// What is proposed, in one sentence.
fn proposed(table: &TablePage, open: &ProposalView) -> say::ProposesThis {
    let (game, in_force) = (&table.game, &table.room.rules);
    let changes = open.rules.0.iter();
    let named = changes.take(NAMED).map(|(slug, value)| {
        let change = words::change(game, slug, value, in_force);
        Line::from(change.as_str())
    });
    let named: Vec<Line> = named.collect();
    let more = open.rules.0.len() - named.len();
    say::ProposesThis {
        seat: open.seat,
        what: listed(&named, Names::new(&[], None).in_tongue(table.tongue)),
        more: i64::try_from(more).unwrap_or(i64::MAX),
    }
}

fn ballot(table: &TablePage, proposal: u32, yes: bool) -> Markup {
    html! {
        form.line method="post" action=(paths::vote(&table.id)) {
            input type="hidden" name="proposal" value=(proposal);
            @if yes {
                span { (table.say(&say::YouSaidYes {})) }
                button.plain name="vote" value="withdraw" { (table.say(&say::WithdrawIt {})) }
            } @else {
                button.main name="vote" value="yes" data-key="y" aria-keyshortcuts="y" { span { (table.say(&say::Yes {})) } kbd aria-hidden="true" { "y" } }
                button name="vote" value="no" data-key="n" aria-keyshortcuts="n" { span { (table.say(&say::No {})) } kbd aria-hidden="true" { "n" } }
            }
        }
    }
}

fn changes(table: &TablePage, open: &ProposalView) -> Markup {
    let game = &table.game;
    let path = |slug: &str| {
        let own = slug.strip_prefix(OWN_PREFIX);
        let own = own.map(|name| paths::own_at(&table.id, name));
        let pieces = slug.strip_prefix(PIECES);
        let pieces = pieces.map(|kind| paths::pieces_at(&table.id, kind));
        own.or(pieces)
            .unwrap_or_else(|| paths::rule(game.slug, slug))
    };
    html! {
        @for (slug, value) in &open.rules.0 {
            li {
                a href=(path(slug)) { (words::change(game, slug, value, &table.room.rules)) }
                @if let Some(rule) = game.rules.iter().find(|rule| rule.slug == slug) { span.small { " " (rule.summary) } }
                (from_when(table, slug, value, open.next_game.contains(slug)))
                @if let Some(name) = slug.strip_prefix(OWN_PREFIX).filter(|_| open.rules.0.len() <= FEW) { (own_text(table, name, (slug, value))) }
            }
        }
    }
}

/// A text that is voted on: the way to what it does, and what is other in it, or all of it, where that is not long (O11).
fn own_text(table: &TablePage, name: &str, (slug, value): (&str, &Value)) -> Markup {
    let (t, text) = (table.tongue, value.to_string());
    let before = table.room.rules.get(slug).map(Value::to_string);
    let long = text.len() + before.as_ref().map_or(0, String::len);
    html! {
        p.act { a href=(paths::own_at(&table.id, name)) { (own_say::WhatItDoes {}.on(t)) } }
        @if long <= SHOWN {
            @if let Some(before) = &before { (other_lines(before, &text, t)) }
            @else { details { summary { (own_say::Text {}.on(t)) } pre { code { (text) } } } }
        }
    }
}

/// From when on a change would hold that is voted in during the game (W19); before the start all begins with it.
fn from_when(table: &TablePage, slug: &str, value: &Value, next_game: bool) -> Markup {
    if table.room.stage == StageView::Lobby {
        return html! {};
    }
    let said = if next_game {
        table.say(&say::FromTheNextGame {})
    } else {
        let rule = table.game.rules.iter().find(|rule| rule.slug == slug);
        let situation = rule.map_or_else(|| situation_of(value), |rule| rule.situation.to_owned());
        let since = speech::from_next(&situation, table.tongue).into();
        table.say(&say::FromTheNext { since })
    };
    html! { span.small.since { " " (said) } }
}

/// What adopted rules do once their situation has come: those of one's own say which, else it is the turn.
fn situation_of(value: &Value) -> String {
    let text = value.to_string();
    let head = own::Head::read(&text).ok();
    let said = head.and_then(|(head, ..)| head.situation);
    said.unwrap_or_else(|| OWN.situation.to_owned())
}

/// What it would do, as far as it was measured (U23).
fn would_do(game: &Game, open: &ProposalView) -> Markup {
    let names = Names::new(&[], None).in_tongue(game.tongue);
    html! {
        @if open.on_trial || !open.would_do.is_empty() {
            div.would {
                @for one in &open.would_do { p.small { (one.line(game.slug, game.rules, names)) } }
                @if open.on_trial { p.small { (speech::lab::BeingMeasured {}.line(names)) } }
            }
        }
    }
}

/// The rules in force, the changed ones first; each can be read and, from a seat, proposed otherwise.
pub(super) fn rules(table: &TablePage) -> Markup {
    let value = |rule: &Rule| {
        let set = table.room.rules.get(rule.slug);
        set.cloned().unwrap_or_else(|| rule.default_value())
    };
    let (changed, usual): (Vec<_>, Vec<_>) = table
        .game
        .rules
        .iter()
        .map(|rule| (rule, value(rule)))
        .partition(|(rule, value)| *value != rule.default_value());
    let none_owned = own_rules(&table.room.rules).next().is_none();
    let all_usual = changed.is_empty() && none_owned && table.room.pieces.is_empty();
    html! {
        section.light aria-labelledby="light" {
            h2 #light { (table.say(&say::RulesInForce {})) }
            (waiting_for(table))
            @if all_usual { p { (table.say(&say::TheUsualOnes {})) } }
            @for (rule, value) in &changed { (one(table, rule, value)) }
            (super::super::loaded::played_with(table))
            (super::super::own::in_force(table, &table.room.rules))
            (super::super::own::one_more(table))
            details #usual {
                summary { (table.say(&say::TheUsualRules {})) }
                @for (rule, value) in &usual { (one(table, rule, value)) }
            }
            @if may_propose(table) {
                p { a href=(paths::propose(&table.id)) { (table.say(&say::ProposeSeveral {})) } }
            }
        }
    }
}

/// Whether the viewer may propose something now: at the end of a game nothing can be voted on any more.
pub(crate) fn may_propose(table: &TablePage) -> bool {
    let room = &table.room;
    let goes_on = room.stage != StageView::Over && room.closed.is_none();
    room.seat.is_some() && room.proposal.is_none() && goes_on
}

/// Every rule, each to be read and proposed otherwise, before the start.
pub(crate) fn lobby_rules(table: &TablePage) -> Markup {
    html! {
        details #usual {
            summary { (table.say(&say::LookAtTheRules {})) }
            @for rule in table.game.rules {
                @let value = table.room.rules.get(rule.slug).cloned().unwrap_or_else(|| rule.default_value());
                (one(table, rule, &value))
            }
        }
    }
}

/// Rules that have been adopted and wait for their situation (W19).
fn waiting_for(table: &TablePage) -> Markup {
    let adopted = table.room.glance.as_deref().map(AnyGlance::adopted);
    html! {
        @for rule in adopted.into_iter().flatten() {
            @let change = words::change(&table.game, &rule.rule, &rule.value, &table.room.rules).as_str().into();
            p.adopted {
                @if rule.next_game { (table.say(&say::AdoptedForNextGame { change })) }
                @else { (table.say(&say::AdoptedAndWaits { change, since: speech::from_next(rule.situation, table.tongue).into() })) }
            }
        }
    }
}

fn one(table: &TablePage, rule: &Rule, value: &Value) -> Markup {
    let slug = rule.slug;
    html! {
        details.rule #{ "rule-" (slug) } {
            summary { span { (rule.title) } span.value { (words::value(&table.game, rule, value)) } }
            p.small { (words::marked(rule.text)) }
            p.small { a href=(paths::rule(table.game.slug, slug)) { (table.say(&say::MoreAboutIt {})) } }
            @if may_propose(table) {
                form.line method="post" action=(paths::propose(&table.id)) data-keep {
                    label.unseen for={ "set-" (slug) } { (table.say(&say::ProposeFor { rule: rule.title.into() })) }
                    (other_value(&table.game, rule, value))
                    button { (table.say(&say::Propose {})) }
                }
            }
        }
    }
}

/// The field in which a rule is set: it offers what the rule takes, and what it is set to now.
pub(crate) fn control(game: &Game, rule: &Rule, value: &Value) -> Markup {
    let now = |values: &mut Vec<Value>| {
        if !values.contains(value) {
            values.push(value.clone());
        }
    };
    field(game, rule, value, now)
}

/// The field in which another value is proposed for a rule: what it is set to now would change nothing (P11).
fn other_value(game: &Game, rule: &Rule, value: &Value) -> Markup {
    field(game, rule, value, |values| {
        values.retain(|other| other != value);
    })
}

fn field(game: &Game, rule: &Rule, value: &Value, amend: impl Fn(&mut Vec<Value>)) -> Markup {
    let id = format!("set-{}", rule.slug);
    let name = format!("rule.{}", rule.slug);
    match rule.values.offer() {
        Offer::These(mut values) => {
            amend(&mut values);
            html! {
                select id=(id) name=(name) {
                    @for one in &values {
                        option value=(one) selected[one == value] { (words::value(game, rule, one)) }
                    }
                }
            }
        }
        Offer::Numbers { from, to, step } => html! {
            input.number id=(id) name=(name) type="number" inputmode="numeric" value=(value) min=(from) max=(to) step=(step) required;
        },
    }
}
