//! What members do, and how somebody becomes one.

use table::{Code, Refusal};

use super::{ASKS, Circle, Decided, Deed, Fact, MEMBERS, Member, MemberId, Newcomer, Stands};
use crate::alike::look_alike;
use crate::day::DAY;
use crate::room::Millis;

/// How long "tonight" is: who says so in the morning means the night, wherever on earth they are (K13).
pub(super) const TONIGHT: Millis = DAY / 3 * 2;
/// Within so long it is the same that is said.
const AGAIN: Millis = DAY / 24;

impl Circle {
    /// Whether somebody may do something now: members only, and not against what is not so any more.
    pub(super) fn may_act(
        &self,
        by: MemberId,
        deed: &Deed,
        against: Option<u64>,
    ) -> Result<(), Refusal> {
        if !self.member(by)?.is_here() {
            return Err(not_a_member());
        }
        let is_timeless = matches!(deed, Deed::Come | Deed::Tonight(_) | Deed::Say(_));
        if !is_timeless && against.is_some_and(|against| against != self.length) {
            let message = format!("the circle has moved on: its length is {} now", self.length);
            return Err(Refusal::new(Code::Stale, message));
        }
        Ok(())
    }

    /// Notes that a member is here: once a day, and when they come back from leave, which needs nobody's leave (K6).
    pub(super) fn note_coming(
        &mut self,
        by: MemberId,
        now: Millis,
        facts: &mut Vec<Fact>,
    ) -> Result<(), Refusal> {
        if self.is_to_come(by, now) {
            self.push(Fact::Came { by, at: now }, facts)?;
        }
        Ok(())
    }

    /// Whether it is news that a member is here.
    #[must_use]
    pub fn is_to_come(&self, by: MemberId, now: Millis) -> bool {
        let comes = |member: &Member| member.stands == Stands::OnLeave || now >= member.here + DAY;
        self.member(by).is_ok_and(comes)
    }

    pub(super) fn act(
        &mut self,
        by: MemberId,
        deed: Deed,
        at: Millis,
        facts: &mut Vec<Fact>,
    ) -> Result<(), Refusal> {
        match deed {
            Deed::Answer(ask, yes) => self.answer(by, ask, yes, at, facts),
            Deed::Change(changes) => self.change(by, &changes, at, facts),
            Deed::Propose(matter) => self.propose(by, matter, at, facts),
            Deed::Vote(proposal, vote) => self.vote(by, proposal, vote, at, facts),
            Deed::Come => Ok(()),
            Deed::Rename(name, marker) => {
                self.is_free(&name, Some(by))?;
                let marker = marker.unwrap_or(self.member(by)?.marker.clone());
                let who = Newcomer { name, marker };
                self.push(Fact::Renamed { by, who, at }, facts)
            }
            Deed::Leave => self.push(Fact::Left { by, at }, facts),
            Deed::Vouch(member) => self.vouch(by, member, at, facts),
            Deed::Object => self.object(by, at, facts),
            Deed::Rekey => self.push(Fact::Rekeyed { member: by, at }, facts),
            Deed::Open(table, game) => self.opened(by, table, game, at, facts),
            Deed::Seat(member, table) => self.seated(by, member, table, at, facts),
            Deed::Begin(title) => self.begin(by, title, at, facts),
            Deed::Close => self.close(by, at, facts),
            Deed::Tonight(would) => {
                // What was said a moment ago is not told again.
                let said = self.member(by)?.tonight;
                let is_said = if would {
                    said + AGAIN > at + TONIGHT
                } else {
                    said <= at
                };
                if is_said {
                    return Ok(());
                }
                let until = if would { at + TONIGHT } else { 0 };
                self.push(Fact::Tonight { by, until }, facts)
            }
            Deed::Say(text) => self.push(Fact::Said { by, text, at }, facts),
        }
    }

    /// Sits somebody down for whom the link is enough; others have asked.
    pub(super) fn join(
        &mut self,
        who: Newcomer,
        is_enough: bool,
        at: Millis,
        facts: &mut Vec<Fact>,
    ) -> Result<(), Refusal> {
        self.is_free(&who.name, None)?;
        self.has_room()?;
        if is_enough && !self.is_like_one_voted_out(&who.name) {
            let (ask, by) = (None, None);
            return self.push(Fact::Sat { who, ask, by, at }, facts);
        }
        if self
            .asks
            .iter()
            .any(|ask| look_alike(&ask.who.name, &who.name))
        {
            let message = format!("{} has asked already; a member lets them in", who.name);
            return Err(Refusal::new(Code::NotNow, message).by("K2"));
        }
        if self.asks.len() >= ASKS {
            let message = "too many wait to be let in already";
            return Err(Refusal::new(Code::NotNow, message).by("K17"));
        }
        self.push(Fact::Asked { who, at }, facts)
    }

    /// Whether a name looks like that of somebody whom all others have voted out: for them the link is not enough,
    /// whatever key they come with (K7).
    fn is_like_one_voted_out(&self, name: &str) -> bool {
        let mut out = self.decided.iter().filter_map(Decided::put_out);
        out.any(|gone| {
            self.member_name(gone)
                .is_some_and(|gone| look_alike(gone, name))
        })
    }

    fn answer(
        &mut self,
        by: MemberId,
        ask: u32,
        yes: bool,
        at: Millis,
        facts: &mut Vec<Fact>,
    ) -> Result<(), Refusal> {
        let found = self.asks.iter().find(|asking| asking.number == ask);
        let who = found.map(|asking| asking.who.clone()).ok_or_else(|| {
            Refusal::new(Code::NotNow, "nobody waits to be let in under that number").by("K2")
        })?;
        if !yes {
            return self.push(Fact::Declined { by, ask, at }, facts);
        }
        self.is_free(&who.name, None)?;
        self.has_room()?;
        let (ask, by) = (Some(ask), Some(by));
        self.push(Fact::Sat { who, ask, by, at }, facts)
    }

    fn vouch(
        &mut self,
        by: MemberId,
        member: MemberId,
        at: Millis,
        facts: &mut Vec<Fact>,
    ) -> Result<(), Refusal> {
        let lost = self.member(member)?;
        if by == member {
            let message = "one other member vouches for who has lost the key, not oneself";
            return Err(Refusal::new(Code::BadVote, message).by("K7"));
        }
        if !lost.is_here() {
            return Err(not_a_member());
        }
        if self.word_for(member).is_some() {
            let message = format!("somebody vouches for {} already", lost.name);
            return Err(Refusal::new(Code::NotNow, message).by("K7"));
        }
        self.push(Fact::Vouched { by, member, at }, facts)
    }

    fn object(&mut self, by: MemberId, at: Millis, facts: &mut Vec<Fact>) -> Result<(), Refusal> {
        if self.word_for(by).is_none() {
            let message = "nobody asks for another key in your place";
            return Err(Refusal::new(Code::NotNow, message).by("K7"));
        }
        self.push(Fact::Objected { by, at }, facts)
    }

    /// No two members look alike by name.
    pub(super) fn is_free(&self, name: &str, own: Option<MemberId>) -> Result<(), Refusal> {
        let mut others = self.present().filter(|id| Some(*id) != own);
        if others.any(|id| {
            self.member(id)
                .is_ok_and(|other| look_alike(&other.name, name))
        }) {
            let message = format!("a member is called {name} already, or nearly so");
            return Err(Refusal::new(Code::BadSeat, message).by("K2"));
        }
        Ok(())
    }

    pub(super) fn has_room(&self) -> Result<(), Refusal> {
        if self.present().count() < MEMBERS {
            return Ok(());
        }
        let message = format!("a circle has {MEMBERS} members at most");
        Err(Refusal::new(Code::BadSeat, message).by("K17"))
    }
}

pub(super) fn not_a_member() -> Refusal {
    Refusal::new(Code::BadSeat, "only a member can do that").by("K18")
}
