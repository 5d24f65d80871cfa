//! The fold: what each fact makes of a circle. Nothing else changes one.

use table::{Code, Refusal};

use super::{
    Asking, Came, Circle, Ending, Evening, Fact, Game, Member, MemberId, Newcomer, Said, TALK,
};
use crate::room::Millis;

impl Circle {
    /// Folds one fact in, or refuses it with nothing changed.
    pub(super) fn apply(&mut self, fact: &Fact) -> Result<(), Refusal> {
        self.note(fact)?;
        if let Some(at) = moment(fact) {
            self.adopt_agreed(at);
        }
        self.facts += 1;
        self.length += u64::from(fact.counts());
        Ok(())
    }

    /// What a fact says of itself, before anything is adopted because of it.
    pub(super) fn note(&mut self, fact: &Fact) -> Result<(), Refusal> {
        self.knows(fact)?;
        self.count_texts(fact);
        match fact {
            Fact::Founded { .. } => {
                return Err(Refusal::new(Code::Corrupt, "a circle is founded once"));
            }
            Fact::Asked { who, at } => self.asked(who, *at),
            Fact::Declined { ask, .. } => self.asks.retain(|asking| asking.number != *ask),
            Fact::Sat { who, ask, at, .. } => {
                self.asks.retain(|asking| Some(asking.number) != *ask);
                self.members.push(Member::new(who.clone(), *at));
            }
            Fact::Written { changes, at, .. } => self.written(changes, *at),
            Fact::Proposed { by, matter, at } => self.proposed(*by, matter.clone(), *at),
            Fact::Voted {
                by,
                proposal,
                vote,
                at,
            } => self.voted(*by, *proposal, *vote, *at),
            Fact::Lapsed { proposal, at } => self.decide(*proposal, *at, Came::Lapsed),
            Fact::Clashed { proposal, why, at } => {
                self.decide(*proposal, *at, Came::Clashed { why: why.clone() });
            }
            Fact::Left { by, at } => self.gone(*by, *at),
            Fact::Opened {
                by,
                table,
                game,
                at,
            } => self.games.push(Game {
                table: table.clone(),
                slug: game.clone(),
                by: *by,
                at: *at,
                version: self.versions.len(),
                evening: self.running(),
                ended: None,
            }),
            Fact::Ended { ending, at } => self.ended(ending, *at),
            Fact::Begun { by, title, at } => self.evenings.push(Evening {
                title: title.clone(),
                by: *by,
                at: *at,
                counts: self.book().counts(),
                closed: None,
                moments: [None, None],
            }),
            Fact::Closed { at, .. } => {
                if let Some(evening) = self.evenings.last_mut() {
                    evening.closed = Some(*at);
                }
            }
            Fact::Said { by, text, at } => self.said(Said {
                by: *by,
                text: text.clone(),
                at: *at,
            }),
            of_member => self.of_member(of_member)?,
        }
        Ok(())
    }

    /// What changes one member alone.
    fn of_member(&mut self, fact: &Fact) -> Result<(), Refusal> {
        match fact {
            Fact::Came { by, at } => self.member_mut(*by)?.comes(*at),
            Fact::Renamed { by, who, .. } => self.member_mut(*by)?.presents(who),
            Fact::Vouched { by, member, at } => {
                self.member_mut(*member)?.is_vouched_for(*by, *at);
            }
            Fact::Seated { member, .. } => self.member(*member).map(drop)?,
            Fact::Objected { by, .. } => self.member_mut(*by)?.vouched = None,
            Fact::Rekeyed { member, at } => self.member_mut(*member)?.gets_key(*at),
            Fact::Moved { by, .. } => {
                for (id, member) in (0..).zip(&mut self.members) {
                    member.vouched = None;
                    member.handed = (MemberId(id) != *by).then_some(*by);
                }
            }
            Fact::Tonight { by, until } => self.member_mut(*by)?.tonight = *until,
            _ => {}
        }
        Ok(())
    }

    /// Whether everybody whom a fact names has been here.
    fn knows(&self, fact: &Fact) -> Result<(), Refusal> {
        fact.by().map_or(Ok(()), |id| self.member(id).map(drop))
    }

    fn asked(&mut self, who: &Newcomer, at: Millis) {
        self.asked += 1;
        let number = self.asked;
        self.asks.push(Asking {
            number,
            who: who.clone(),
            at,
        });
    }

    fn written(&mut self, changes: &super::Book, at: Millis) {
        self.book = self.book.changed(changes);
        if let Some(version) = self.versions.last_mut() {
            version.changes = version.changes.followed_by(changes);
            version.at = at;
        }
    }

    fn ended(&mut self, ending: &Ending, at: Millis) {
        let mut games = self.games.iter();
        if let Some(index) = games.position(|game| game.table == ending.table) {
            self.games[index].ended = Some((at, ending.clone()));
            self.remember(index);
        }
    }

    fn said(&mut self, said: Said) {
        if self.talk.len() == TALK {
            self.talk.pop_front();
        }
        self.talk.push_back(said);
    }
}

/// When a fact came to pass that may complete an agreement.
pub(super) fn moment(fact: &Fact) -> Option<Millis> {
    match fact {
        Fact::Proposed { at, .. }
        | Fact::Voted { at, .. }
        | Fact::Left { at, .. }
        | Fact::Lapsed { at, .. }
        | Fact::Clashed { at, .. } => Some(*at),
        _ => None,
    }
}
