//! The Guiding Light of a circle: its book and its members change by every member's yes (K3, K6, K7).

use table::{Code, Refusal};

use super::{
    Book, Came, Circle, Decided, Fact, Matter, Member, MemberId, PROPOSALS, Proposal, Stands,
    Version,
};
use crate::day::DAY;
use crate::room::Millis;

impl Circle {
    /// What has come about by itself: proposals lapse, keys that were vouched for change hands (K6, K7).
    pub(super) fn pass_time(&mut self, now: Millis, facts: &mut Vec<Fact>) -> Result<(), Refusal> {
        let due: Vec<_> = self
            .open
            .iter()
            .filter(|open| now >= open.ends)
            .map(|open| open.id)
            .collect();
        for proposal in due {
            self.push(Fact::Lapsed { proposal, at: now }, facts)?;
        }
        let is_due = |id: &MemberId| {
            let vouched = self.member(*id).ok().and_then(|member| member.vouched);
            vouched.is_some_and(|vouched| now >= vouched.due())
        };
        let due: Vec<_> = self.present().filter(is_due).collect();
        for member in due {
            // The word of somebody who is no member any more is worth nothing.
            let fact = match self.vouched(member) {
                Some(_) => Fact::Rekeyed { member, at: now },
                None => Fact::Objected {
                    by: member,
                    at: now,
                },
            };
            self.push(fact, facts)?;
        }
        Ok(())
    }

    /// Whether time has brought anything about that is not noted yet.
    #[must_use]
    pub fn is_due(&self, now: Millis) -> bool {
        let lapses = self.open.iter().any(|open| now >= open.ends);
        let keys = self.members.iter().filter_map(|member| member.vouched);
        lapses || keys.into_iter().any(|vouched| now >= vouched.due())
    }

    /// Whether the founder is alone and nobody else ever sat here: then the book is theirs to write (K3).
    pub(super) fn is_alone(&self) -> bool {
        self.members.len() == 1
    }

    pub(super) fn change(
        &mut self,
        by: MemberId,
        changes: &Book,
        at: Millis,
        facts: &mut Vec<Fact>,
    ) -> Result<(), Refusal> {
        if !self.is_alone() {
            let changes = changes.clone();
            return self.propose(by, Matter::Book { changes }, at, facts);
        }
        let changes = self.ask(by, changes)?;
        self.push(Fact::Written { by, changes, at }, facts)
    }

    pub(super) fn propose(
        &mut self,
        by: MemberId,
        matter: Matter,
        at: Millis,
        facts: &mut Vec<Fact>,
    ) -> Result<(), Refusal> {
        let matter = match matter {
            Matter::Book { changes } => Matter::Book {
                changes: self.ask(by, &changes)?,
            },
            about => self.about_somebody(by, about, at)?,
        };
        if self.open.iter().any(|open| open.matter == matter) {
            let message = "that is proposed already: vote on it";
            return Err(Refusal::new(Code::BadVote, message).by("K6"));
        }
        if self.open.len() >= PROPOSALS {
            let message =
                format!("{PROPOSALS} proposals are open already; decide one of them first");
            return Err(Refusal::new(Code::BadVote, message).by("K17"));
        }
        self.push(Fact::Proposed { by, matter, at }, facts)
    }

    /// Whether somebody can be voted out, or put on leave.
    fn about_somebody(&self, by: MemberId, matter: Matter, now: Millis) -> Result<Matter, Refusal> {
        let Some(id) = matter.subject() else {
            return Ok(matter);
        };
        let member = self.member(id)?;
        let (no, rule) = match matter {
            Matter::Out { .. } if id == by => {
                ("leaving is your own: nobody has to vote on it", "K7")
            }
            Matter::Leave { .. } if id == by => {
                ("others put a member on leave who is not here", "K6")
            }
            _ if !member.is_here() => ("they are no member any more", "K7"),
            Matter::Leave { .. } if member.stands == Stands::OnLeave => {
                ("they are on leave already", "K6")
            }
            Matter::Leave { .. } if !self.is_away(member, now) => {
                let days = self.book().away_span() / DAY;
                let message = format!("{} was here within the last {days} days", member.name);
                return Err(Refusal::new(Code::BadVote, message).by("K6"));
            }
            _ => return Ok(matter),
        };
        Err(Refusal::new(Code::BadVote, no).by(rule))
    }

    pub(super) fn vote(
        &mut self,
        by: MemberId,
        proposal: u32,
        vote: Option<bool>,
        at: Millis,
        facts: &mut Vec<Fact>,
    ) -> Result<(), Refusal> {
        let no = |why: &str, rule: &str| Err(Refusal::new(Code::BadVote, why).by(rule));
        let Some(open) = self.open.iter().find(|open| open.id == proposal) else {
            return no("that proposal is not open", "K3");
        };
        if open.matter.subject() == Some(by) {
            return no("it is about you: the others vote", "K7");
        }
        match (vote, open.yes.contains(&by)) {
            (Some(true), true) => no("you have said yes to that", "K3"),
            (None, false) => no("there is no yes of yours to withdraw", "K3"),
            _ => self.push(
                Fact::Voted {
                    by,
                    proposal,
                    vote,
                    at,
                },
                facts,
            ),
        }
    }

    /// Whether all others have voted somebody out.
    #[must_use]
    pub fn was_voted_out(&self, id: MemberId) -> bool {
        let mut out = self.decided.iter().filter_map(Decided::put_out);
        out.any(|member| member == id)
    }

    /// Whether a member was not here for so long that all others may put them on leave (K6).
    pub(super) fn is_away(&self, member: &Member, now: Millis) -> bool {
        member.stands == Stands::In && now >= member.here + self.book().away_span()
    }

    /// Who has a vote on something: every member who is not on leave, but for whom it is about. Whoever could be put on leave
    /// too does not hold that of another up, so that no circle freezes (K6).
    pub(super) fn voters(&self, matter: &Matter, now: Millis) -> Vec<MemberId> {
        let frees = matches!(matter, Matter::Leave { .. });
        let votes = |id: &MemberId| {
            self.member(*id).is_ok_and(|member| {
                member.stands == Stands::In && !(frees && self.is_away(member, now))
            })
        };
        let all = self.present().filter(votes);
        all.filter(|id| matter.subject() != Some(*id)).collect()
    }

    pub(super) fn proposed(&mut self, by: MemberId, matter: Matter, at: Millis) {
        let last = self.open.iter().map(|open| open.id);
        let last = last
            .chain(self.decided.iter().map(|decided| decided.proposal.id))
            .max();
        self.open.push(Proposal {
            id: last.unwrap_or_default() + 1,
            by,
            matter,
            at,
            ends: at + self.book().vote_span(),
            version: self.versions.len(),
            yes: vec![by],
        });
    }

    pub(super) fn voted(&mut self, by: MemberId, proposal: u32, vote: Option<bool>, at: Millis) {
        let Some(open) = self.open.iter_mut().find(|open| open.id == proposal) else {
            return;
        };
        open.yes.retain(|member| *member != by);
        match vote {
            Some(true) => open.yes.push(by),
            Some(false) => self.decide(proposal, at, Came::Refused { by }),
            None => {}
        }
    }

    pub(super) fn decide(&mut self, proposal: u32, at: Millis, came: Came) {
        if let Some(proposal) = self.take_down(|open| open.id == proposal) {
            self.decided.push(Decided { proposal, at, came });
        }
    }

    /// Takes the first open proposal of a kind out of those that are voted on.
    pub(super) fn take_down(&mut self, is_it: impl Fn(&Proposal) -> bool) -> Option<Proposal> {
        let index = self.open.iter().position(is_it)?;
        Some(self.open.remove(index))
    }

    /// Adopts what everybody with a vote has agreed to. One adoption can void or decide another.
    pub(super) fn adopt_agreed(&mut self, at: Millis) {
        while let Some(proposal) = self.take_agreed(at) {
            let came = self.adopt(&proposal, at);
            self.decided.push(Decided { proposal, at, came });
        }
    }

    /// Takes the first proposal to which everybody with a vote has agreed out of those that are voted on.
    pub(super) fn take_agreed(&mut self, now: Millis) -> Option<Proposal> {
        let mut open = self.open.iter();
        let agreed = open.find(|open| self.is_agreed(open, now))?.id;
        self.take_down(|open| open.id == agreed)
    }

    fn is_agreed(&self, open: &Proposal, now: Millis) -> bool {
        let voters = self.voters(&open.matter, now);
        !voters.is_empty() && voters.iter().all(|voter| open.yes.contains(voter))
    }

    pub(super) fn adopt(&mut self, open: &Proposal, at: Millis) -> Came {
        match &open.matter {
            Matter::Book { changes } => return self.adopt_changes(open, changes, at),
            Matter::Out { member } => self.gone(*member, at),
            Matter::Leave { member } => {
                if let Ok(member) = self.member_mut(*member) {
                    // Who has come meanwhile needs no leave.
                    if member.here > open.at {
                        return Came::Void;
                    }
                    member.stands = Stands::OnLeave;
                }
            }
        }
        Came::Adopted
    }

    fn adopt_changes(&mut self, open: &Proposal, changes: &Book, at: Millis) -> Came {
        let changes = match self.book().read(changes) {
            Ok(changes) => changes,
            Err(why) if why.code == Code::BadVote => return Came::Fulfilled,
            Err(_) => return Came::Void,
        };
        self.book = self.book.changed(&changes);
        self.versions.push(Version {
            at,
            by: open.by,
            yes: open.yes.clone(),
            changes,
        });
        Came::Adopted
    }

    /// Somebody is no member any more: their yes counts nowhere, and what is about them is void.
    pub(super) fn gone(&mut self, id: MemberId, at: Millis) {
        if let Ok(member) = self.member_mut(id) {
            member.stands = Stands::Gone { at };
            member.vouched = None;
        }
        for open in &mut self.open {
            open.yes.retain(|member| *member != id);
        }
        let about: Vec<_> = self
            .open
            .iter()
            .filter(|open| open.matter.subject() == Some(id))
            .map(|open| open.id)
            .collect();
        for proposal in about {
            self.decide(proposal, at, Came::Void);
        }
    }
}
