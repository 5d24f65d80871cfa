//! What a circle remembers: the records of its games, and the best and the worst moment of an evening, each with the step
//! of the replay that shows it (K10, K11).

use arena::FeatKind;
use serde::{Deserialize, Serialize};
use speech::circle as say;
use speech::{Line, Names, Sense, Sentence as _, Tongue};

use super::{Circle, Game, MemberId};
use crate::room::Millis;

/// Something worth remembering of a game that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Feat {
    /// What.
    pub kind: FeatKind,
    /// The name at the table of whoever did it.
    pub name: String,
    /// The member who sat there; nobody for guests and bots.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub member: Option<MemberId>,
    /// The name at the table of whoever has suffered it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// How much, in the unit of the kind.
    pub amount: u32,
    /// Which word, cow or card.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub what: String,
    /// The step of the replay.
    pub step: usize,
}

impl Feat {
    /// It in words.
    #[must_use]
    pub fn line(&self, tongue: Tongue) -> Line {
        let name = Line::of(&self.name, Sense::Name);
        let (what, n) = (Line::of(&self.what, Sense::Name), i64::from(self.amount));
        let names = Names::new(&[], None).in_tongue(tongue);
        match self.kind {
            FeatKind::HighestTurn => say::HighestTurn { name, n }.line(names),
            FeatKind::LongestClearing => say::LongestClearing { name, n }.line(names),
            FeatKind::LostTurn => say::LostTurn { name, n }.line(names),
            FeatKind::DearestCow => say::DearestCow { name, what, n }.line(names),
            FeatKind::CostliestCow => say::CostliestCow { name, what, n }.line(names),
            FeatKind::LongestWord => say::LongestWord { name, what, n }.line(names),
            FeatKind::DearestPilfered => match &self.from {
                Some(from) => {
                    let from = Line::of(from, Sense::Name);
                    say::DearestPilferedFrom { name, what, from }.line(names)
                }
                None => say::DearestPilfered { name, what }.line(names),
            },
        }
    }
}

/// A feat and the game it was done in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeatView {
    /// The feat.
    #[serde(flatten)]
    pub feat: Feat,
    /// The table of the game.
    pub table: String,
    /// The slug of the game.
    pub game: String,
    /// When the game ended.
    pub at: Millis,
}

impl Circle {
    /// The greatest feats of all games that one is proud of, of each kind one.
    pub(super) fn proud_records(&self) -> Vec<FeatView> {
        let proud = self
            .records
            .iter()
            .filter(|record| record.feat.kind.is_proud());
        proud.cloned().collect()
    }

    /// Keeps up with a game that is over: whoever equals a record later does not take it.
    pub(super) fn remember(&mut self, index: usize) {
        let Some(game) = self.games.get(index) else {
            return;
        };
        let evening = game.evening;
        for view in feats(game).collect::<Vec<_>>() {
            breaks(&mut self.records, view);
        }
        self.records.sort_by_key(|record| record.feat.kind);
        if let Some(evening) = evening {
            let moments = self.moments_of(evening);
            self.evenings[evening].moments = moments;
        }
    }

    /// The best and the worst moment of an evening. Feats of different kinds are measured by the circle's records of
    /// that time, so a long word and a big bank can be compared.
    fn moments_of(&self, evening: usize) -> [Option<FeatView>; 2] {
        let share = |view: &FeatView| {
            let mut records = self.records.iter();
            let record = records.find(|record| record.feat.kind == view.feat.kind);
            let most = record.map_or(view.feat.amount, |record| record.feat.amount);
            u64::from(view.feat.amount) * 1_000_000 / u64::from(most.max(1))
        };
        let games = self.games.iter();
        let all = games
            .filter(|game| game.evening == Some(evening))
            .flat_map(feats);
        let all: Vec<_> = all.collect();
        [true, false].map(|is_proud| {
            let wanted = all
                .iter()
                .filter(|view| is_moment(view.feat.kind, is_proud));
            wanted.max_by_key(|view| share(view)).cloned()
        })
    }
}

/// Takes a feat among records, of each kind one, if it is greater than the one of its kind; says whether it is. Whoever
/// equals a record later does not take it.
pub fn breaks(records: &mut Vec<FeatView>, view: FeatView) -> bool {
    let mut known = records.iter_mut();
    match known.find(|known| known.feat.kind == view.feat.kind) {
        Some(known) if view.feat.amount > known.feat.amount => *known = view,
        Some(_) => return false,
        None => records.push(view),
    }
    true
}

/// Whether it is remembered as the best moment of an evening, or as the worst: what took many turns of the cubes has no
/// pieces to show.
fn is_moment(kind: FeatKind, is_proud: bool) -> bool {
    kind.is_proud() == is_proud && kind != FeatKind::LongestClearing
}

fn feats(game: &Game) -> impl Iterator<Item = FeatView> {
    let ended = game.ended.iter();
    ended.flat_map(|(at, ending)| {
        ending.feats.iter().map(|feat| FeatView {
            feat: feat.clone(),
            table: game.table.clone(),
            game: game.slug.clone(),
            at: *at,
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(table: &str, amount: u32) -> FeatView {
        FeatView {
            feat: Feat {
                kind: FeatKind::HighestTurn,
                name: "Ann".to_owned(),
                member: None,
                from: None,
                amount,
                what: String::new(),
                step: 3,
            },
            table: table.to_owned(),
            game: "wimpout".to_owned(),
            at: 0,
        }
    }

    #[test]
    fn a_record_stands_until_it_is_broken() {
        let mut records = Vec::new();
        assert!(breaks(&mut records, turn("first", 200)));
        assert!(!breaks(&mut records, turn("second", 200)), "it is equalled");
        assert!(breaks(&mut records, turn("third", 205)));
        assert_eq!(records, [turn("third", 205)], "of each kind one is kept");
    }
}
