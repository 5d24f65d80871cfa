//! What time a rule of one's own gives, found out by asking it (O7).

use own::{Asking, Counted, Given, UpTo};

use super::clocks::{BONUS_SECONDS, TURN_SECONDS};
use super::effect::{Finding, and_others};

/// Of the times that a table may have set without the rule: a minute, none, and others.
const USUAL: [u32; 5] = [60, 0, 30, 90, 180];
/// The number of the last turn.
const LAST: u32 = 24;

/// Turns that have another time for words than usual.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Time {
    /// The number of the first.
    pub turn: u32,
    /// Up to which.
    pub to: UpTo,
    /// The usual seconds; nothing where they do not matter.
    pub usual: Option<u32>,
    /// How many there are (0: no clock).
    pub seconds: u32,
}

impl Time {
    fn tells(&self, turn: u32, usual: u32, seconds: u32) -> bool {
        let of_usual = self.usual.is_none_or(|known| known == usual);
        self.seconds == seconds && of_usual && self.to.covers(self.turn, turn)
    }
}

pub(super) fn turn_times(asking: &mut Asking<'_>) -> Vec<Finding> {
    let mut some: Vec<Time> = Vec::new();
    let mut others = false;
    let all: Vec<u32> = (1..=LAST).collect();
    let mut seconds = |turn: u32, usual: u32| {
        let told = [turn, usual].map(|n| Given::Number(n.into()));
        let seconds = asking.number_or(usual.into(), TURN_SECONDS, &told);
        u32::try_from(seconds).unwrap_or(0)
    };
    for (usual, turn) in USUAL
        .into_iter()
        .flat_map(|usual| all.iter().map(move |turn| (usual, *turn)))
    {
        let time = seconds(turn, usual);
        if time == usual || some.iter().any(|one| one.tells(turn, usual, time)) {
            continue;
        }
        if some.len() == Counted::<u32>::MOST {
            others = true;
            continue;
        }
        let (turn, to) = UpTo::around(turn, &all, |turn| seconds(turn, usual) == time);
        let mut told = all.iter().filter(|other| to.covers(turn, **other));
        let any = told.all(|turn| USUAL.iter().all(|usual| seconds(*turn, *usual) == time));
        some.push(Time {
            turn,
            to,
            usual: (!any).then_some(usual),
            seconds: time,
        });
    }
    and_others(Finding::TurnTimes(some), others)
}

pub(super) fn sentence_times(asking: &mut Asking<'_>) -> Vec<Finding> {
    let times = USUAL.map(|usual| {
        let told = [Given::Number(usual.into())];
        let seconds = asking.number_or(usual.into(), BONUS_SECONDS, &told);
        (usual, u32::try_from(seconds).unwrap_or(0))
    });
    let first = times[0].1;
    if times.iter().all(|(_, seconds)| *seconds == first) {
        return vec![Finding::SentenceTimes(vec![(None, first)])];
    }
    let other = times
        .into_iter()
        .filter(|(usual, seconds)| usual != seconds);
    let mut some: Vec<_> = other
        .map(|(usual, seconds)| (Some(usual), seconds))
        .collect();
    let others = some.len() > Counted::<u32>::MOST;
    some.truncate(Counted::<u32>::MOST);
    and_others(Finding::SentenceTimes(some), others)
}
