//! Members: how each presents themselves, how they stand with the circle, and who hands them a key (K2).

use table::{Code, Refusal};

use super::{Circle, MemberId, Newcomer};
use crate::day::DAY;
use crate::room::Millis;

/// One who is or was in the circle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Member {
    pub(super) name: String,
    /// How they were called before.
    pub(super) was: Option<String>,
    pub(super) marker: String,
    pub(super) since: Millis,
    /// When they were here last, to the day.
    pub(super) here: Millis,
    pub(super) stands: Stands,
    /// When they came back from leave last.
    pub(super) back: Option<Millis>,
    /// The number of the key they have now.
    pub(super) key: u32,
    /// How many numbers were given out: no key that was ever shown to anybody comes back as another's.
    pub(super) keys: u32,
    pub(super) vouched: Option<Vouched>,
    /// Who hands them a key that was made anew.
    pub(super) handed: Option<MemberId>,
    pub(super) tonight: Millis,
    /// How many bytes of texts of rules they have proposed or written in, ever.
    pub(super) texts: usize,
}

/// Somebody's word for a member who has lost the key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Vouched {
    pub(super) by: MemberId,
    /// The number of the key that is to come.
    pub(super) key: u32,
    pub(super) at: Millis,
}

impl Vouched {
    /// When the old key dies, unless its holder objects (K7).
    pub(super) fn due(self) -> Millis {
        self.at + DAY
    }
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
            was: None,
            marker: who.marker,
            since: at,
            here: at,
            stands: Stands::In,
            back: None,
            key: 1,
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

    /// They have another name or marker.
    pub(super) fn presents(&mut self, who: &Newcomer) {
        let before = std::mem::replace(&mut self.name, who.name.clone());
        self.was = (before != self.name).then_some(before);
        self.marker.clone_from(&who.marker);
    }

    /// They are here; whoever was on leave is back by that (K6).
    pub(super) fn comes(&mut self, at: Millis) {
        self.here = at;
        if self.stands == Stands::OnLeave {
            self.back = Some(at);
        }
        self.stands = Stands::In;
    }

    /// Another member vouches for them: a key of its own number is to come.
    pub(super) fn is_vouched_for(&mut self, by: MemberId, at: Millis) {
        self.keys += 1;
        let key = self.keys;
        self.vouched = Some(Vouched { by, key, at });
    }

    /// They get another key: the one that was vouched for, handed over by whoever did, or one that they ask for themselves and
    /// that nobody else was ever shown.
    pub(super) fn gets_key(&mut self, at: Millis) {
        let handed = self.vouched.take().filter(|vouched| at >= vouched.due());
        self.handed = handed.map(|vouched| vouched.by);
        self.keys += u32::from(handed.is_none());
        self.key = handed.map_or(self.keys, |vouched| vouched.key);
    }
}

impl Circle {
    /// The name of a member, also of one who has left.
    #[must_use]
    pub fn member_name(&self, member: MemberId) -> Option<&str> {
        self.member(member).ok().map(|member| member.name.as_str())
    }

    /// How a member was called before they took the name that they have.
    pub(super) fn was_called(&self, member: MemberId) -> Option<&str> {
        self.member(member).ok()?.was.as_deref()
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

    /// The number of the key that a member has: the key is made from it.
    #[must_use]
    pub fn key(&self, member: MemberId) -> u32 {
        self.member(member).map_or(0, |member| member.key)
    }

    /// Who vouches for a member who has lost the key, and the number of the key that is to come.
    #[must_use]
    pub fn vouched(&self, member: MemberId) -> Option<(MemberId, u32)> {
        let vouched = self.word_for(member)?;
        Some((vouched.by, vouched.key))
    }

    /// The word of another for a member who has lost the key, as long as that other is a member too (K7).
    pub(super) fn word_for(&self, member: MemberId) -> Option<Vouched> {
        let vouched = self.member(member).ok()?.vouched?;
        self.is_member(vouched.by).then_some(vouched)
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
