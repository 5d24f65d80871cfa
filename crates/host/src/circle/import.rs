//! A circle that comes from another house: its facts and the records of its games as one file of JSON lines (K15). Book,
//! versions and standings are the same again, since they are a fold over the facts; keys are made anew.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use table::{AnyTable, Code, OWN_PREFIX, Refusal, own_rules};

use super::own::{CIRCLE_TEXTS, named_alike};
use super::{Book, Circle, Ending, Fact, MEMBERS, Matter, MemberId, Newcomer, PROPOSALS};
use crate::alike::look_alike;
use crate::clean;
use crate::day::DAY;
use crate::room::Millis;

/// The most records that are taken along.
const RECORDS: usize = 1000;
/// The most facts.
const FACTS: usize = 100_000;
/// So many have ever been members of it at most: each is looked at whenever another comes.
const EVER: usize = 1000;

/// A line of the file that is no fact.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct RecordLine {
    /// The table of the game, as the facts call it.
    pub record: String,
    /// The record.
    pub text: String,
}

/// What an exported circle has in it.
#[derive(Clone, Debug)]
pub struct Import {
    facts: Vec<Fact>,
    /// The records of its games.
    pub records: Vec<RecordLine>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Read {
    Record(RecordLine),
    Fact(Fact),
}

impl Import {
    /// Reads an exported circle.
    ///
    /// # Errors
    /// `Corrupt`, naming the line that is not what it should be; `TooLong`.
    pub fn read(text: &str) -> Result<Self, Refusal> {
        let (mut facts, mut records) = (Vec::new(), Vec::new());
        let lines = text
            .lines()
            .enumerate()
            .filter(|(_, line)| !line.trim().is_empty());
        for (number, line) in lines {
            match serde_json::from_str(line) {
                Ok(Read::Fact(fact)) => facts.push(cleaned(fact).map_err(|why| at(number, &why))?),
                Ok(Read::Record(record)) => records.push(record),
                Err(_) => return Err(at(number, "neither a fact of a circle nor a record")),
            }
            if facts.len() > FACTS || records.len() > RECORDS {
                let message =
                    format!("that is too much: at most {FACTS} facts and {RECORDS} records");
                return Err(Refusal::new(Code::TooLong, message).by("K15"));
            }
        }
        Ok(Self { facts, records })
    }

    /// The tables of its games.
    pub fn tables(&self) -> impl Iterator<Item = &str> {
        self.opened().map(|(table, _)| table)
    }

    /// The game that a table of it played.
    #[must_use]
    pub fn game(&self, table: &str) -> Option<&str> {
        let mut opened = self.opened();
        opened
            .find(|(known, _)| *known == table)
            .map(|(_, game)| game)
    }

    /// Whether its facts say of a game what its record does: who won, and what everybody came to.
    ///
    /// # Errors
    /// K15: they do not.
    pub fn agrees(&self, table: &str, played: &dyn AnyTable) -> Result<(), Refusal> {
        let said = self.facts.iter().find_map(|fact| match fact {
            Fact::Ended { ending, .. } if ending.table == table => Some(ending),
            _ => None,
        });
        let came_to = |ending: &Ending| -> Vec<_> {
            let places = ending.places.iter();
            places.map(|place| (place.won, place.score)).collect()
        };
        let is = came_to(&Ending::of(table, played, &played.rules(), &|_| None));
        if said.is_none_or(|said| said.places.is_empty() || came_to(said) == is) {
            return Ok(());
        }
        Err(no(&format!(
            "the record of the game at `{table}` ends otherwise than its facts say"
        )))
    }

    fn opened(&self) -> impl Iterator<Item = (&str, &str)> {
        self.facts.iter().filter_map(|fact| match fact {
            Fact::Opened { table, game, .. } => Some((table.as_str(), game.as_str())),
            _ => None,
        })
    }

    /// What it is called, if it begins as a circle does.
    #[must_use]
    pub fn name(&self) -> &str {
        match self.facts.first() {
            Some(Fact::Founded { name, .. }) => name,
            _ => "",
        }
    }

    /// The facts as this house keeps them: games have the tables of `tables` here, and whoever brings the circle is the
    /// member of that name, who hands the others their keys.
    ///
    /// # Errors
    /// The facts do not fit, are of days to come, or nobody in it is called so.
    pub fn moved(
        mut self,
        name: &str,
        tables: &BTreeMap<String, String>,
        now: Millis,
    ) -> Result<(Vec<Fact>, MemberId), Refusal> {
        for fact in &mut self.facts {
            match fact {
                Fact::Opened { table, .. } | Fact::Seated { table, .. } => {
                    *table = new_name(table, tables)?;
                }
                Fact::Ended { ending, .. } => ending.table = new_name(&ending.table, tables)?,
                _ => {}
            }
            if fact.at().is_some_and(|at| at > now + DAY) {
                return Err(no("a fact of it is of a day to come"));
            }
        }
        let mut circle = replayed(&self.facts)?;
        is_bounded(&circle)?;
        let by = circle.called(name)?;
        let moved = Fact::Moved { by, at: now };
        circle.apply(&moved)?;
        self.facts.push(moved);
        Ok((self.facts, by))
    }
}

/// The circle that comes of facts, each of which could come about where it stands.
fn replayed(facts: &[Fact]) -> Result<Circle, Refusal> {
    let first = facts.first().cloned();
    let mut last = first.as_ref().and_then(Fact::at).unwrap_or_default();
    let mut circle = Circle::restore(first)?;
    for (number, fact) in facts.iter().enumerate().skip(1) {
        let at = fact.at().unwrap_or(last);
        // Clocks of several nodes are not one, but no day apart.
        if at + DAY < last {
            return Err(no(&format!("fact {number} of it goes back in time")));
        }
        last = last.max(at);
        if !circle.could_come(fact) {
            return Err(no(&format!(
                "fact {number} of it could not come about there"
            )));
        }
        circle.apply(fact)?;
    }
    Ok(circle)
}

impl Circle {
    /// Whether a fact could come about now by what members did (K3, K7, K10).
    fn could_come(&self, fact: &Fact) -> bool {
        let is_here = fact.by().is_none_or(|by| self.is_member(by));
        is_here
            && match fact {
                Fact::Written { .. } => self.is_alone(),
                Fact::Begun { .. } => self.running().is_none(),
                Fact::Closed { .. } => self.running().is_some(),
                Fact::Sat { who, .. } => {
                    self.members.len() < EVER
                        && self.has_room().is_ok()
                        && self.is_free(&who.name, None).is_ok()
                }
                Fact::Proposed { .. } => self.open.len() < PROPOSALS,
                Fact::Renamed { by, who, .. } => self.is_free(&who.name, Some(*by)).is_ok(),
                Fact::Voted { by, proposal, .. } => self
                    .open
                    .iter()
                    .any(|open| open.id == *proposal && open.matter.subject() != Some(*by)),
                _ => true,
            }
    }

    /// The member of that name.
    fn called(&self, name: &str) -> Result<MemberId, Refusal> {
        let named = |id: &MemberId| {
            self.member_name(*id)
                .is_some_and(|known| look_alike(known, name))
        };
        if let Some(id) = self.present().find(named) {
            return Ok(id);
        }
        let known: Vec<_> = self
            .present()
            .filter_map(|id| self.member_name(id))
            .collect();
        let message = format!("say who of them you are: {}", known.join(", "));
        Err(Refusal::new(Code::BadSeat, message).by("K15"))
    }
}

fn is_bounded(circle: &Circle) -> Result<(), Refusal> {
    let tables: BTreeSet<_> = circle.games.iter().map(|game| &game.table).collect();
    if circle.present().count() > MEMBERS
        || circle.open.len() > PROPOSALS
        || tables.len() < circle.games.len()
        || circle.texts() > CIRCLE_TEXTS
    {
        return Err(no("it has more in it than a circle may have"));
    }
    circle
        .holds_its_texts()
        .map_err(|why| no(&format!("its book: {}", why.message)))
}

fn new_name(table: &str, tables: &BTreeMap<String, String>) -> Result<String, Refusal> {
    let found = tables.get(table).cloned();
    found.ok_or_else(|| no("it ends a game that it did not open"))
}

/// A fact with its texts made fit to be shown, as if they had been typed here.
fn cleaned(mut fact: Fact) -> Result<Fact, String> {
    let person = |who: &mut Newcomer| {
        who.name = clean::known(&who.name)?;
        who.marker.retain(|c| c.is_ascii_lowercase() || c == '-');
        who.marker.truncate(32);
        Ok::<_, String>(())
    };
    match &mut fact {
        Fact::Founded {
            name,
            marker,
            founder,
            ..
        } => {
            *name = clean::title(name, String::new);
            marker.retain(|c| c.is_ascii_lowercase() || c == '-');
            person(founder)?;
        }
        Fact::Asked { who, .. } | Fact::Sat { who, .. } | Fact::Renamed { who, .. } => person(who)?,
        Fact::Written { changes, .. } => {
            changes
                .reads()
                .and_then(|()| changes.settles())
                .map_err(|why| why.message)?;
            texts(changes)?;
        }
        Fact::Proposed {
            matter: Matter::Book { changes },
            ..
        } => {
            changes.reads().map_err(|why| why.message)?;
            texts(changes)?;
        }
        Fact::Clashed { why, .. } => *why = clean::talk(why).unwrap_or_default(),
        Fact::Ended { ending, .. } => {
            for place in &mut ending.places {
                place.name = clean::known(&place.name)?;
            }
            ending
                .voted
                .0
                .retain(|slug, _| !slug.starts_with(OWN_PREFIX));
            for own in &mut ending.voted_own {
                own.name
                    .retain(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
                own.name.truncate(40);
                own.title = clean::title(&own.title, String::new);
            }
            for feat in &mut ending.feats {
                feat.name = clean::known(&feat.name)?;
                feat.from = feat.from.as_deref().map(clean::known).transpose()?;
                feat.what = clean::title(&feat.what, String::new);
            }
        }
        Fact::Begun { title, .. } => *title = clean::title(title, String::new),
        Fact::Said { text, .. } => *text = clean::talk(text).unwrap_or_default(),
        _ => {}
    }
    Ok(fact)
}

/// Rules of one's own as this house keeps them: it is said which cannot be read, none is left out.
fn texts(changes: &mut Book) -> Result<(), String> {
    for set in changes.0.values_mut() {
        let named = own_rules(set).map(|(name, _)| name.to_owned());
        let named = named.collect::<Vec<_>>().join(", ");
        named_alike(set).map_err(|why| format!("{named}: {}", why.message))?;
    }
    Ok(())
}

fn at(line: usize, why: &str) -> Refusal {
    no(&format!("line {}: {why}", line + 1))
}

fn no(why: &str) -> Refusal {
    Refusal::new(
        Code::Corrupt,
        format!("this circle cannot be taken in: {why}"),
    )
    .by("K15")
}
