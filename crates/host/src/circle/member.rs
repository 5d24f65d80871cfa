//! Members: how each presents themselves, how they stand with the circle, and who hands them a key (K2).

use table::{Code, Refusal};

use super::{Circle, MemberId, Newcomer};
use crate::room::Millis;

/// One who is or was in the circle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Member {
    pub(super) name: String,
    pub(super) marker: String,
    pub(super) since: Millis,
    /// When they were here last, to the day.
    pub(super) here: Millis,
    pub(super) stands: Stands,
    /// How many keys they have had.
    pub(super) keys: u32,
    pub(super) vouched: Option<(MemberId, Millis)>,
    /// Who hands them a key that was made anew.
    pub(super) handed: Option<MemberId>,
    pub(super) tonight: Millis,
    /// How many bytes of texts of rules they have proposed or written in, ever.
    pub(super) texts: usize,
}

/// How a member stands with the circle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stands {
    In,
    OnLeave,
    Gone { at: Millis },
}

impl Member {
    pub(super) fn new(who: Newcomer, at: Millis) -> Self {
        Self {
            name: who.name,
            marker: who.marker,
            since: at,
            here: at,
            stands: Stands::In,
            keys: 1,
            vouched: None,
            handed: None,
            tonight: 0,
            texts: 0,
        }
    }

    pub(super) fn is_here(&self) -> bool {
        !matches!(self.stands, Stands::Gone { .. })
    }
}

impl Circle {
    /// The name of a member, also of one who has left.
    #[must_use]
    pub fn member_name(&self, member: MemberId) -> Option<&str> {
        self.member(member).ok().map(|member| member.name.as_str())
    }

    /// A member as they present themselves.
    #[must_use]
    pub fn person(&self, member: MemberId) -> Option<Newcomer> {
        let member = self.member(member).ok()?;
        Some(Newcomer {
            name: member.name.clone(),
            marker: member.marker.clone(),
        })
    }

    /// Whether somebody is a member now.
    #[must_use]
    pub fn is_member(&self, member: MemberId) -> bool {
        self.member(member).is_ok_and(Member::is_here)
    }

    /// How many keys a member has had: a key is made from it.
    #[must_use]
    pub fn keys(&self, member: MemberId) -> u32 {
        self.member(member).map_or(0, |member| member.keys)
    }

    /// Who vouches for a member who has lost the key.
    #[must_use]
    pub fn vouched(&self, member: MemberId) -> Option<MemberId> {
        self.member(member).ok()?.vouched.map(|(by, _)| by)
    }

    /// Who hands a member a key that was made anew without them.
    #[must_use]
    pub fn handed(&self, member: MemberId) -> Option<MemberId> {
        self.member(member).ok()?.handed
    }

    /// All members there ever were.
    pub fn members(&self) -> impl Iterator<Item = MemberId> + use<> {
        (0..u32::try_from(self.members.len()).unwrap_or(u32::MAX)).map(MemberId)
    }

    pub(super) fn member(&self, id: MemberId) -> Result<&Member, Refusal> {
        self.members.get(id.0 as usize).ok_or_else(no_member)
    }

    pub(super) fn member_mut(&mut self, id: MemberId) -> Result<&mut Member, Refusal> {
        self.members.get_mut(id.0 as usize).ok_or_else(no_member)
    }

    /// Those who are members now.
    pub(super) fn present(&self) -> impl Iterator<Item = MemberId> {
        self.members().filter(|id| self.is_member(*id))
    }
}

fn no_member() -> Refusal {
    Refusal::new(Code::BadSeat, "there is no such member").by("K2")
}
