//! How much may be said at a table, and how long its log may grow: a log is played over whenever its table is brought
//! back, so nobody can make it without end (P24).

use std::collections::HashMap;

use host::{Command, Millis};
use table::{Code, Refusal};

use crate::config::{Limits, Rate};

/// How many remarks those who have no seat may make at one table, all together.
const UNSEATED: usize = 300;
/// How many those who have one.
const SEATED: usize = 10_000;
/// How many bytes all remarks at one table may have.
const TALK: usize = 4 * 1024 * 1024;
/// How many entries a log may have before nothing but acts of the game is noted any more.
const ENTRIES: usize = 20_000;
/// How many before not even those are.
const ACTS: usize = 100_000;
/// So many remarks one of those who have no seat may make at once, and then one in so many milliseconds.
const PACE: (u64, Millis) = (5, 5_000);
/// So much that is neither an act nor talk (votes, requests, stand-ins) somebody may do at once, and then once in so many
/// milliseconds: nobody fills a log with it.
const BESIDE: (u64, Millis) = (60, 20_000);
/// A proposal counts once more for so many bytes of its texts, which are stored whole each time.
const BYTES: usize = 4 * 1024;
/// How many people's pace is known at a time.
const KNOWN: usize = 1_000;

/// What has been said at a table so far.
#[derive(Debug)]
pub(super) struct Talk {
    /// How fast each who has a seat may talk.
    pace: Rate,
    entries: usize,
    seated: usize,
    unseated: usize,
    bytes: usize,
    /// When each will have said nothing for long enough to be as new.
    quiet: HashMap<String, Millis>,
    /// The same of what else is done beside the game.
    beside: HashMap<String, Millis>,
}

impl Default for Talk {
    fn default() -> Self {
        Self {
            pace: Limits::default().talk,
            entries: 0,
            seated: 0,
            unseated: 0,
            bytes: 0,
            quiet: HashMap::new(),
            beside: HashMap::new(),
        }
    }
}

impl Talk {
    /// Each who has a seat may talk at this pace from now on.
    pub(super) fn set_pace(&mut self, pace: Rate) {
        self.pace = pace;
    }

    /// Another entry stands in the log.
    pub(super) fn entered(&mut self) {
        self.entries += 1;
    }

    /// Somebody has said something.
    pub(super) fn said(&mut self, is_seated: bool, text: &str) {
        self.bytes += text.len();
        if is_seated {
            self.seated += 1;
        } else {
            self.unseated += 1;
        }
    }

    /// # Errors
    /// The table has heard enough, or hears it too fast; its log is full.
    pub(super) fn may(
        &mut self,
        guest: &str,
        command: &Command,
        now: Millis,
    ) -> Result<(), Refusal> {
        let most = match command {
            Command::Act(_) | Command::Leave(_) | Command::GoOn(_) => ACTS,
            _ => ENTRIES,
        };
        if self.entries >= most {
            return Err(no(
                "so much has come to pass at this table that nothing more is noted",
            ));
        }
        match command {
            Command::Say(seat, ..) => self.may_say(guest, seat.is_some(), now),
            command if is_beside(command) => in_time(&mut self.beside, guest, BESIDE, now),
            _ => Ok(()),
        }
    }

    /// A proposal of a guest has brought so many bytes of texts.
    pub(super) fn brought(&mut self, guest: &str, bytes: usize) {
        let more = u64::try_from(bytes / BYTES).unwrap_or(u64::MAX);
        if let Some(quiet) = self.beside.get_mut(guest) {
            *quiet = quiet.saturating_add(more.saturating_mul(BESIDE.1));
        }
    }

    fn may_say(&mut self, guest: &str, is_seated: bool, now: Millis) -> Result<(), Refusal> {
        let (count, most, (at_once, every)) = if is_seated {
            (self.seated, SEATED, pace(self.pace))
        } else {
            (self.unseated, UNSEATED, PACE)
        };
        if count >= most || self.bytes >= TALK {
            return Err(no("enough has been said at this table"));
        }
        in_time(&mut self.quiet, guest, (at_once, every), now)
    }
}

/// Whether somebody wants something that is neither an act nor talk, and is noted.
fn is_beside(command: &Command) -> bool {
    matches!(
        command,
        Command::Propose(..)
            | Command::Vote(..)
            | Command::AskTakeBack(..)
            | Command::AskPause(_)
            | Command::AskRemoval { .. }
            | Command::Answer(..)
            | Command::AnswerTakeBack(..)
            | Command::StandIn(..)
            | Command::Return(_)
            | Command::Nudge(..)
            | Command::ShowHand(..)
            | Command::Rename(..)
    )
}

/// Counts something of a guest, so much of which may be done at once, and then once in so many milliseconds.
fn in_time(
    known: &mut HashMap<String, Millis>,
    guest: &str,
    (at_once, every): (u64, Millis),
    now: Millis,
) -> Result<(), Refusal> {
    if known.len() >= KNOWN {
        known.retain(|_, quiet| *quiet > now);
    }
    let quiet = known.entry(guest.to_owned()).or_default();
    let next = (*quiet).max(now) + every;
    if next > now + at_once * every {
        return Err(no("that is too much at once; wait a little"));
    }
    *quiet = next;
    Ok(())
}

/// A rate as so many at once, and then one in so many milliseconds.
fn pace(rate: Rate) -> (u64, Millis) {
    (rate.burst.into(), 1_000 / Millis::from(rate.per_second))
}

fn no(why: &str) -> Refusal {
    Refusal::new(Code::NotNow, why).by("P24")
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;

    const SEAT: Option<Seat> = Some(Seat(0));

    fn say(seat: Option<Seat>) -> Command {
        Command::Say(seat, "Ann".to_owned(), "hello".to_owned())
    }

    /// How many of so many remarks are heard, one every so many milliseconds.
    fn heard(talk: &mut Talk, seat: Option<Seat>, count: u64, every: Millis) -> usize {
        let mut heard = 0;
        for number in 0..count {
            if talk
                .may("ann", &say(seat), 1_000_000 + number * every)
                .is_ok()
            {
                talk.said(seat.is_some(), "hello");
                talk.entered();
                heard += 1;
            }
        }
        heard
    }

    #[test]
    fn a_proposal_of_long_texts_counts_as_many() {
        let mut talk = Talk::default();
        let propose = Command::Propose(Seat(0), table::Settings::default());
        let long = (0..100u64).filter(|_| {
            let may = talk.may("ann", &propose, 1_000_000).is_ok();
            talk.brought("ann", 180 * 1024 * usize::from(may));
            may
        });
        assert_eq!(long.count(), 2);
        assert!(
            talk.may("ann", &propose, 1_300_000).is_err(),
            "after five minutes"
        );
        assert!(
            talk.may("ann", &propose, 1_800_000).is_ok(),
            "after a quarter of an hour"
        );
        assert!(talk.may("ben", &propose, 1_000_000).is_ok());
    }

    #[test]
    fn votes_and_requests_have_a_pace_and_acts_go_on() {
        let mut talk = Talk::default();
        let vote = Command::Vote(Seat(0), None, None);
        let flips = (0..100).filter(|_| talk.may("ann", &vote, 1_000_000).is_ok());
        assert_eq!(flips.count(), 60);
        assert!(talk.may("ben", &vote, 1_000_000).is_ok());
        assert!(talk.may("ann", &vote, 1_020_000).is_ok());
        for _ in 0..ENTRIES {
            talk.entered();
        }
        assert!(
            talk.may("ben", &vote, 1_020_000).is_err(),
            "the log is full"
        );
        assert!(talk.may("ben", &Command::Leave(Seat(0)), 1_020_000).is_ok());
    }

    #[test]
    fn talk_has_a_pace_and_an_end() {
        assert_eq!(heard(&mut Talk::default(), None, 100, 0), 5);
        assert_eq!(heard(&mut Talk::default(), None, 20, 5_000), 20);
        assert_eq!(heard(&mut Talk::default(), None, 1_000, 5_000), UNSEATED);
        assert_eq!(heard(&mut Talk::default(), SEAT, 100, 0), 20);
        assert_eq!(heard(&mut Talk::default(), SEAT, 100, 1_000), 100);
        assert_eq!(heard(&mut Talk::default(), SEAT, 11_000, 1_000), SEATED);
    }

    #[test]
    fn each_at_a_table_has_a_pace_of_their_own_and_is_told() {
        let mut talk = Talk::default();
        assert_eq!(heard(&mut talk, SEAT, 21, 0), 20);
        let refused = talk.may("ann", &say(SEAT), 1_000_999).unwrap_err();
        assert_eq!(refused.message, "that is too much at once; wait a little");
        assert_eq!(talk.may("bob", &say(SEAT), 1_000_999), Ok(()));
        assert_eq!(talk.may("ann", &say(SEAT), 1_001_000), Ok(()));
    }

    #[test]
    fn all_talk_together_has_an_end_however_long_remarks_are() {
        let (mut talk, long) = (Talk::default(), "\u{1f600}".repeat(500));
        let mut heard = 0;
        talk.set_pace(Rate::new(1_000_000, 1_000_000));
        while talk.may("ann", &say(SEAT), 0).is_ok() {
            talk.said(true, &long);
            heard += 1;
        }
        assert_eq!(heard, TALK.div_ceil(long.len()));
    }

    #[test]
    fn a_log_has_an_end_and_acts_come_last() {
        let mut talk = Talk::default();
        let (act, other) = (Command::Leave(Seat(0)), Command::Undo(Seat(0)));
        let may = |talk: &mut Talk, command| talk.may("ann", command, 0).is_ok();
        talk.entries = ENTRIES - 1;
        assert!(may(&mut talk, &other));
        talk.entered();
        assert!(!may(&mut talk, &other) && may(&mut talk, &act));
        talk.entries = ACTS;
        assert!(!may(&mut talk, &act));
    }
}
