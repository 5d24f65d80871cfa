//! Members, who waits to be let in, and what was said.

use serde::Serialize;

use super::super::{Circle, MemberId, Stands};
use crate::day::DAY;
use crate::room::Millis;

/// How long talk stays (K13).
const MONTH: Millis = 30 * DAY;

/// A member.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MemberView {
    /// The number.
    pub id: MemberId,
    /// The name.
    pub name: String,
    /// A shape and a colour.
    pub marker: String,
    /// Since when.
    pub since: Millis,
    /// When they were here last, to the day.
    pub here: Millis,
    /// `in`, `on-leave` or `gone`.
    pub stands: &'static str,
    /// Whether they look at the circle now: whoever drives it knows.
    pub present: bool,
    /// Whether they would play tonight.
    pub tonight: bool,
    /// Whether all others may put them on leave.
    pub away: bool,
    /// When they came back from the leave that the others had put them on; for a day.
    pub back: Option<Millis>,
    /// Who vouches for them, and until when they may object.
    pub vouched: Option<(MemberId, Millis)>,
}

/// Somebody who waits to be let in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AskView {
    /// Under which number.
    pub ask: u32,
    /// The name.
    pub name: String,
    /// Since when.
    pub at: Millis,
}

/// Something said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TalkView {
    /// Who.
    pub by: MemberId,
    /// What.
    pub text: String,
    /// When.
    pub at: Millis,
}

impl Circle {
    pub(super) fn member_views(&self, now: Millis) -> Vec<MemberView> {
        let members = self.members();
        members.filter_map(|id| self.member_view(id, now)).collect()
    }

    fn member_view(&self, id: MemberId, now: Millis) -> Option<MemberView> {
        let member = self.member(id).ok()?;
        let is_in = member.stands == Stands::In;
        let vouched = self.word_for(id);
        Some(MemberView {
            id,
            name: member.name.clone(),
            marker: member.marker.clone(),
            since: member.since,
            here: member.here,
            stands: match member.stands {
                Stands::In => "in",
                Stands::OnLeave => "on-leave",
                Stands::Gone { .. } => "gone",
            },
            present: false,
            tonight: is_in && member.tonight > now,
            away: self.is_away(member, now),
            back: member.back.filter(|back| now < back + DAY),
            vouched: vouched.map(|vouched| (vouched.by, vouched.due())),
        })
    }

    pub(super) fn ask_views(&self) -> Vec<AskView> {
        let asks = self.asks.iter();
        asks.map(|ask| AskView {
            ask: ask.number,
            name: ask.who.name.clone(),
            at: ask.at,
        })
        .collect()
    }

    pub(super) fn talk_views(&self, now: Millis) -> Vec<TalkView> {
        let stays = self.talk.iter().filter(|said| said.at + MONTH > now);
        stays
            .map(|said| TalkView {
                by: said.by,
                text: said.text.clone(),
                at: said.at,
            })
            .collect()
    }
}
