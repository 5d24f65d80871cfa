//! How a game ended, as its table or its record tells.

use serde_json::Value as Json;
use sha2::{Digest, Sha256};
use table::{AnyTable, OWN as OWN_RULE, OWN_PREFIX, Seat, Settings, Viewer, own_rules};

use super::book::rules_of;
use super::{Ending, Feat, MemberId, OwnVoted, Place};
use crate::catalog::game;
use crate::room::Room;

impl Ending {
    /// What came of a game that is over; `before` are the rules that its table was opened with, `members` says who of the
    /// circle sat where.
    pub fn of(
        id: &str,
        table: &dyn AnyTable,
        before: &Settings,
        members: &dyn Fn(Seat) -> Option<MemberId>,
    ) -> Self {
        let turn = table.turn_json();
        let winners: Vec<_> = seats(&turn["winners"]).collect();
        let standing = turn["standing"].as_array().into_iter().flatten();
        let places = standing.filter_map(|place| {
            let seat = seat(&place["seat"])?;
            Some(Place {
                name: table.names().get(seat.index())?.clone(),
                member: members(seat),
                bot: false,
                won: winners.contains(&seat),
                score: place["score"].as_i64().unwrap_or_default(),
            })
        });
        Self {
            table: id.to_owned(),
            places: places.collect(),
            voted: voted(table, before),
            voted_own: voted_own(table, before),
            feats: feats(table, members),
        }
    }

    /// A game that nobody finished.
    #[must_use]
    pub fn none(id: &str) -> Self {
        Self {
            table: id.to_owned(),
            places: Vec::new(),
            voted: Settings::default(),
            voted_own: Vec::new(),
            feats: Vec::new(),
        }
    }
}

/// What was played by at the end of a game, with what all agreed to that still waits for its situation, or for the next game.
#[must_use]
pub fn agreed_at(table: &dyn AnyTable) -> Settings {
    let glance = table.glance(Viewer::Spectator);
    let mut rules = table.rules();
    for one in glance.adopted() {
        rules.0.insert(one.rule.clone(), one.value.clone());
    }
    let off = OWN_RULE.default_value();
    rules
        .0
        .retain(|slug, value| !slug.starts_with(OWN_PREFIX) || *value != off);
    rules
}

/// What a game that is over played otherwise than its table was opened with, rules of its own among it (K8).
#[must_use]
pub fn voted_in(room: &Room) -> Settings {
    let Some(table) = room.table().filter(|_| room.is_over()) else {
        return Settings::default();
    };
    let (before, after) = (room.brought(), agreed_at(table));
    let mut all = voted(table, before);
    let is_own = |slug: &String| slug.starts_with(OWN_PREFIX);
    let new = after
        .0
        .iter()
        .filter(|(slug, value)| is_own(slug) && before.0.get(*slug) != Some(value));
    all.0
        .extend(new.map(|(slug, value)| (slug.clone(), value.clone())));
    let dropped = before
        .0
        .keys()
        .filter(|slug| is_own(slug) && !after.0.contains_key(*slug));
    all.0
        .extend(dropped.map(|slug| (slug.clone(), OWN_RULE.default_value())));
    all
}

/// The rules that were voted in at the table and stand at its end (K8).
fn voted(table: &dyn AnyTable, before: &Settings) -> Settings {
    let known = rules_of(&table.header().game).unwrap_or_default();
    let was = |slug: &str| {
        let rule = known.iter().find(|rule| rule.slug == slug)?;
        Some(before.value_of(rule))
    };
    let mut rules = agreed_at(table);
    rules.0.retain(|slug, value| {
        !slug.starts_with(OWN_PREFIX) && was(slug).is_some_and(|old| old != *value)
    });
    rules
}

/// The same of rules of the table's own, and those that were dropped.
fn voted_own(table: &dyn AnyTable, before: &Settings) -> Vec<OwnVoted> {
    let after = agreed_at(table);
    let is_new = |name: &str| OwnVoted::mark_in(before, name) != OwnVoted::mark_in(&after, name);
    let new = own_rules(&after).filter(|(name, _)| is_new(name));
    let dropped = own_rules(before).filter(|(name, _)| OwnVoted::mark_in(&after, name).is_none());
    let told = |(name, text): (&str, &str)| OwnVoted {
        name: name.to_owned(),
        title: own::Head::read(text).map_or_else(|_| name.to_owned(), |(head, ..)| head.called()),
        mark: OwnVoted::mark_in(&after, name),
    };
    new.chain(dropped).map(told).collect()
}

impl OwnVoted {
    /// By which the text of a rule among these settings is known; nothing where it is not there.
    #[must_use]
    pub fn mark_in(set: &Settings, name: &str) -> Option<String> {
        let (_, text) = own_rules(set).find(|(known, _)| *known == name)?;
        let hash = Sha256::digest(text);
        let bytes = hash.iter().take(8).map(|byte| format!("{byte:02x}"));
        Some(bytes.collect::<Vec<_>>().concat())
    }
}

/// What is worth remembering of the game.
pub(crate) fn feats(table: &dyn AnyTable, members: &dyn Fn(Seat) -> Option<MemberId>) -> Vec<Feat> {
    let game = game(&table.header().game).map(|game| game.feats(table));
    let feats = game.unwrap_or_default().into_iter();
    let named = feats.filter_map(|feat| {
        Some(Feat {
            kind: feat.kind,
            name: table.names().get(feat.seat.index())?.clone(),
            member: members(feat.seat),
            from: feat
                .other
                .and_then(|seat| table.names().get(seat.index()).cloned()),
            amount: feat.amount,
            what: feat.what,
            step: feat.step,
        })
    });
    named.collect()
}

fn seats(said: &Json) -> impl Iterator<Item = Seat> {
    said.as_array().into_iter().flatten().filter_map(seat)
}

fn seat(said: &Json) -> Option<Seat> {
    Some(Seat(said.as_u64()?.try_into().ok()?))
}
