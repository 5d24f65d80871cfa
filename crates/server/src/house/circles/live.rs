//! A circle as the house knows it: the machine, and which guest holds which member. Both are a fold over the log.

use std::collections::BTreeMap;

use ::table::Refusal;
use host::Millis;
use host::circle::{Circle, Command, Fact, MemberId};
use serde::{Deserialize, Serialize};

use super::Seen;
use super::pace::Pace;

/// One entry of a circle's log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub(in crate::house) enum Entry {
    /// What the house adds to the facts.
    Note(Note),
    /// A fact of the circle.
    Fact(Fact),
}

/// Who people are is the house's business, not the circle's.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "note", rename_all = "kebab-case")]
pub(in crate::house) enum Note {
    /// This guest holds the member from now on, beside others who do: people have several devices.
    Held {
        /// Which member.
        member: MemberId,
        /// The guest's id.
        guest: String,
    },
    /// This guest has asked under that number.
    Waits {
        /// The number.
        ask: u32,
        /// The guest's id.
        guest: String,
    },
}

impl Entry {
    /// Entries as they are stored: what one order brought about is one event.
    pub(super) fn written(entries: &[Self]) -> String {
        serde_json::to_string(entries).expect("entries are plain data")
    }

    pub(super) fn read(event: &str) -> Result<Vec<Self>, serde_json::Error> {
        serde_json::from_str(event)
    }
}

/// The circle and who holds its members.
#[derive(Clone, Debug)]
pub(in crate::house) struct LiveCircle {
    circle: Circle,
    holders: BTreeMap<String, MemberId>,
    /// Who held members by keys that are dead: seats that they have taken are those members' still (K7).
    former: BTreeMap<String, MemberId>,
    waiting: BTreeMap<u32, String>,
    /// How many have sat down, and how many have asked, ever.
    sat: u32,
    asked: u32,
    pace: Pace,
}

impl LiveCircle {
    /// Brings a circle back from its entries.
    ///
    /// # Errors
    /// `Corrupt`, naming the fact that does not fit.
    pub(super) fn restore(entries: &[Entry]) -> Result<Self, Refusal> {
        let facts = entries.iter().filter_map(|entry| match entry {
            Entry::Fact(fact) => Some(fact.clone()),
            Entry::Note(_) => None,
        });
        let mut live = Self {
            circle: Circle::restore(facts)?,
            holders: BTreeMap::new(),
            former: BTreeMap::new(),
            waiting: BTreeMap::new(),
            sat: 0,
            asked: 0,
            pace: Pace::default(),
        };
        for entry in entries {
            live.follow(entry);
        }
        Ok(live)
    }

    /// The machine.
    pub(in crate::house) fn circle(&self) -> &Circle {
        &self.circle
    }

    /// The member that a guest is now.
    pub(in crate::house) fn member_of(&self, guest: &str) -> Option<MemberId> {
        let member = self.holders.get(guest).copied()?;
        self.circle.is_member(member).then_some(member)
    }

    /// The member for whom a guest has sat down, also by a key that is dead by now.
    pub(super) fn sat_for(&self, guest: &str) -> Option<MemberId> {
        let former = || self.former.get(guest).copied();
        let member = self.holders.get(guest).copied().or_else(former)?;
        self.circle.is_member(member).then_some(member)
    }

    /// The guests who are, or were, the same member as one of them, each with whether they are it now: people have several
    /// devices, and lose some.
    pub(super) fn devices_of(&self, guest: &str) -> Vec<(String, bool)> {
        let Some(member) = self.member_of(guest) else {
            return Vec::new();
        };
        let now = self.holders.iter().map(|held| (held, true));
        let all = now.chain(self.former.iter().map(|held| (held, false)));
        let same = all.filter(|((_, held), _)| **held == member);
        same.map(|((guest, _), is_now)| (guest.clone(), is_now))
            .collect()
    }

    /// Whether anybody holds a member.
    pub(super) fn is_held(&self, member: MemberId) -> bool {
        self.holders.values().any(|held| *held == member)
    }

    /// What a guest may know.
    pub(super) fn seen(&self, guest: &str, now: Millis) -> Seen {
        let inside = self
            .member_of(guest)
            .map(|member| self.circle.inside(member, now));
        match inside {
            Some(Ok(inside)) => Seen::Inside(Box::new(inside)),
            _ => Seen::Outside {
                seen: self.circle.outside(),
                asked: self.waits(guest),
            },
        }
    }

    /// The name, for members and for those who wait to be let in.
    pub(super) fn name_for(&self, guest: &str) -> Option<String> {
        let knows = self.member_of(guest).is_some() || self.waits(guest);
        knows.then(|| self.circle.name().to_owned())
    }

    fn was_voted_out(&self, guest: &str) -> bool {
        let held = self.holders.get(guest);
        held.is_some_and(|member| self.circle.was_voted_out(*member))
    }

    pub(super) fn waits(&self, guest: &str) -> bool {
        self.waiting.values().any(|waiting| waiting == guest)
    }

    /// Carries out a command of a guest; what is to be stored comes back.
    pub(super) fn order(
        &mut self,
        guest: &str,
        command: Command,
        now: Millis,
    ) -> (Vec<Entry>, Result<(), Refusal>) {
        if let Err(why) = self.pace.may(guest, &command, now) {
            return (Vec::new(), Err(why));
        }
        let command = match command {
            // The link that is enough for others is not for whom all others have voted out.
            Command::Join(who) if self.was_voted_out(guest) => Command::Ask(who),
            command => command,
        };
        let joins = matches!(command, Command::Join(_) | Command::Ask(_));
        let rekeys = matches!(command, Command::Do(_, host::circle::Deed::Rekey, _));
        let own = self.member_of(guest);
        let effects = self.circle.command(command, now);
        let mut entries = Vec::new();
        for fact in effects.facts {
            self.enter(Entry::Fact(fact), &mut entries);
        }
        let note = match (&effects.outcome, joins, own.filter(|_| rekeys)) {
            (Ok(()), true, _) => Some(self.note_of(guest, entries.last())),
            (Ok(()), _, Some(member)) => Some(Note::Held {
                member,
                guest: guest.to_owned(),
            }),
            _ => None,
        };
        if let Some(note) = note {
            self.enter(Entry::Note(note), &mut entries);
        }
        (entries, effects.outcome)
    }

    /// Lets a guest hold a member whose key was shown.
    pub(super) fn hold(
        &mut self,
        guest: &str,
        member: MemberId,
        now: Millis,
    ) -> (Vec<Entry>, Result<(), Refusal>) {
        let mut entries = Vec::new();
        if self.holders.get(guest) == Some(&member) {
            return (entries, Ok(()));
        }
        let may = self.pace.may_hold(guest, now);
        if may.is_ok() {
            let guest = guest.to_owned();
            self.enter(Entry::Note(Note::Held { member, guest }), &mut entries);
        }
        (entries, may)
    }

    /// Who has sat down or asked is the guest who gave the command.
    fn note_of(&self, guest: &str, last: Option<&Entry>) -> Note {
        let guest = guest.to_owned();
        match last {
            Some(Entry::Fact(Fact::Asked { .. })) => Note::Waits {
                ask: self.asked,
                guest,
            },
            _ => Note::Held {
                member: MemberId(self.sat.saturating_sub(1)),
                guest,
            },
        }
    }

    fn enter(&mut self, entry: Entry, entries: &mut Vec<Entry>) {
        self.follow(&entry);
        entries.push(entry);
    }

    /// Keeps up with what the machine did.
    fn follow(&mut self, entry: &Entry) {
        if let Entry::Fact(fact) = entry {
            self.pace.entered(fact);
        }
        match entry {
            Entry::Fact(Fact::Founded { .. }) => self.sat = 1,
            Entry::Fact(Fact::Asked { .. }) => self.asked += 1,
            Entry::Fact(Fact::Declined { ask, .. }) => {
                self.waiting.remove(ask);
            }
            Entry::Fact(Fact::Sat { ask, .. }) => {
                let member = MemberId(self.sat);
                self.sat += 1;
                if let Some(guest) = ask.and_then(|ask| self.waiting.remove(&ask)) {
                    self.holders.insert(guest, member);
                }
            }
            // The old key is dead, and so is what was held by it.
            Entry::Fact(Fact::Rekeyed { member, .. }) => {
                let dead = self.holders.extract_if(.., |_, held| held == member);
                self.former.extend(dead);
            }
            Entry::Fact(_) => {}
            Entry::Note(Note::Held { member, guest }) => {
                self.former.remove(guest);
                self.holders.insert(guest.clone(), *member);
            }
            Entry::Note(Note::Waits { ask, guest }) => {
                self.waiting.insert(*ask, guest.clone());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use host::circle::Newcomer;

    use super::*;

    #[test]
    fn a_key_shown_again_is_noted_once() {
        let ann = Newcomer {
            name: "Ann".to_owned(),
            marker: String::new(),
        };
        let (_, founded) = Circle::found("Us", "", ann, 0);
        let mut live = LiveCircle::restore(&[Entry::Fact(founded)]).unwrap();
        let mut holds = |guest: &str| live.hold(guest, MemberId(0), 1_000_000);
        assert_eq!(holds("phone").0.len(), 1);
        assert!((0..200).all(|_| holds("phone") == (Vec::new(), Ok(()))));
        assert_eq!(holds("desk").0.len(), 1);
    }
}
