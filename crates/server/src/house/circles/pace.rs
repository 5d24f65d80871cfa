//! How fast a circle may fill its log, and how long that may grow (K17): it is read whole whenever the circle is brought
//! back, and stays for ever. It is worked out from the facts and their times, so being brought back frees nobody.

use std::collections::HashMap;

use ::table::{Code, Refusal};
use host::Millis;
use host::circle::{Command, Deed, Fact};

/// How many facts a log may have before nothing is said or noted any more that changes nothing.
const TALK_ENDS: usize = 100_000;
/// How many before nothing is noted any more, but what the house notes itself.
const ALL_ENDS: usize = 200_000;
/// How many bytes may be said and written into the book.
const BYTES: usize = 16 * 1024 * 1024;
/// How many guests' pace is known at a time.
const KNOWN: usize = 1_000;

/// So much at once, and then one in so many milliseconds.
#[derive(Clone, Copy)]
struct Rate(u64, Millis);

/// What one guest says and does, and what all of them.
const OF_ONE: [Rate; 2] = [Rate(30, 3_000), Rate(60, 60_000)];
const OF_ALL: [Rate; 2] = [Rate(1_000, 10_000), Rate(600, 10_000)];

/// Of the two kinds: what is only said, and what changes the circle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Said,
    Done,
}

/// What has been said and done in a circle.
#[derive(Clone, Debug, Default)]
pub(super) struct Pace {
    facts: usize,
    bytes: usize,
    /// When all that was said, and all that was done, will be so long ago that it does not count any more.
    all: [Millis; 2],
    /// The same of each guest; forgotten with the circle, as guests are counted at the door too.
    each: HashMap<String, [Millis; 2]>,
}

impl Pace {
    /// Another fact stands in the log.
    pub(super) fn entered(&mut self, fact: &Fact) {
        self.facts += 1;
        self.bytes += bytes(fact);
        let kind = kind(fact);
        let at = fact.at().unwrap_or_default();
        let Rate(_, every) = OF_ALL[kind as usize];
        let free = &mut self.all[kind as usize];
        *free = (*free).max(at) + every;
    }

    /// Counts a command of a guest.
    ///
    /// # Errors
    /// K17: the log is full, or fills too fast.
    pub(super) fn may(
        &mut self,
        guest: &str,
        command: &Command,
        now: Millis,
    ) -> Result<(), Refusal> {
        let kind = match command {
            Command::Tick | Command::End(_) => return Ok(()),
            Command::Do(_, Deed::Say(_) | Deed::Tonight(_) | Deed::Come, _) => Kind::Said,
            _ => Kind::Done,
        };
        let is_long = matches!(command, Command::Do(_, Deed::Say(_) | Deed::Change(_), _));
        if is_long && self.bytes >= BYTES {
            return Err(full());
        }
        self.counts(kind, guest, now)
    }

    /// Counts a guest who shows the key of a member.
    ///
    /// # Errors
    /// K17: the log is full, or fills too fast.
    pub(super) fn may_hold(&mut self, guest: &str, now: Millis) -> Result<(), Refusal> {
        self.counts(Kind::Done, guest, now)
    }

    fn counts(&mut self, kind: Kind, guest: &str, now: Millis) -> Result<(), Refusal> {
        let most = match kind {
            Kind::Said => TALK_ENDS,
            Kind::Done => ALL_ENDS,
        };
        if self.facts >= most {
            return Err(full());
        }
        if self.each.len() >= KNOWN {
            self.each
                .retain(|_, free| free.iter().any(|free| *free > now));
        }
        let each = self.each.entry(guest.to_owned()).or_default();
        let of_one = next(each[kind as usize], OF_ONE[kind as usize], now);
        let of_all = next(self.all[kind as usize], OF_ALL[kind as usize], now);
        match (of_one, of_all) {
            (Some(free), Some(_)) => each[kind as usize] = free,
            _ => return Err(no("that is too much at once; wait a little")),
        }
        Ok(())
    }
}

fn full() -> Refusal {
    no("so much has come to pass in this circle that nothing more is noted")
}

fn kind(fact: &Fact) -> Kind {
    match fact {
        Fact::Said { .. } | Fact::Tonight { .. } | Fact::Came { .. } => Kind::Said,
        _ => Kind::Done,
    }
}

/// How long what somebody has written is, where it may be long.
fn bytes(fact: &Fact) -> usize {
    match fact {
        Fact::Said { text, .. } => text.len(),
        Fact::Written { .. } | Fact::Proposed { .. } => {
            serde_json::to_string(fact).map_or(0, |text| text.len())
        }
        _ => 0,
    }
}

/// When one more will be long ago, if there may be one more.
fn next(free: Millis, Rate(at_once, every): Rate, now: Millis) -> Option<Millis> {
    let free = free.max(now) + every;
    (free <= now + at_once * every).then_some(free)
}

fn no(why: &str) -> Refusal {
    Refusal::new(Code::NotNow, why).by("K17")
}

#[cfg(test)]
mod tests {
    use host::circle::{Matter, MemberId};

    use super::*;

    const ANN: MemberId = MemberId(0);

    /// A circle of which so many facts are noted as they are allowed.
    fn noted(
        pace: &mut Pace,
        guest: &str,
        deed: &Deed,
        count: u64,
        (from, every): (Millis, Millis),
    ) -> usize {
        let command = Command::Do(ANN, deed.clone(), None);
        let mut heard = 0;
        for number in 0..count {
            let at = from + number * every;
            if pace.may(guest, &command, at).is_ok() {
                heard += 1;
                pace.entered(&match deed {
                    Deed::Say(text) => Fact::Said {
                        by: ANN,
                        text: text.clone(),
                        at,
                    },
                    _ => Fact::Objected { by: ANN, at },
                });
            }
        }
        heard
    }

    const NOW: Millis = 1_700_000_000_000;

    #[test]
    fn what_one_guest_says_and_does_has_a_pace() {
        let mut pace = Pace::default();
        let say = Deed::Say("hello".to_owned());
        assert_eq!(noted(&mut pace, "eve", &say, 500, (NOW, 1)), 30);
        assert_eq!(noted(&mut pace, "eve", &Deed::Object, 500, (NOW, 1)), 60);
        assert_eq!(noted(&mut pace, "ann", &say, 1, (NOW, 1)), 1);
        assert_eq!(noted(&mut pace, "bob", &say, 100, (NOW, 3_000)), 100);
    }

    #[test]
    fn all_together_have_one_and_to_be_brought_back_frees_nobody() {
        let mut pace = Pace::default();
        let mut heard = 0;
        for number in 0..60 {
            heard += noted(&mut pace, &format!("{number}"), &Deed::Object, 30, (NOW, 1));
        }
        assert_eq!(heard, 600);
        let mut again = Pace::default();
        for _ in 0..600 {
            again.entered(&Fact::Objected { by: ANN, at: NOW });
        }
        assert_eq!(noted(&mut again, "zoe", &Deed::Object, 5, (NOW + 1, 1)), 0);
        assert_eq!(
            noted(&mut again, "zoe", &Deed::Object, 1, (NOW + 10_000, 1)),
            1
        );
    }

    #[test]
    fn a_log_has_an_end_and_what_the_house_notes_comes_after_it() {
        let mut pace = Pace::default();
        let said = |text: String| Fact::Said {
            by: ANN,
            text,
            at: 0,
        };
        pace.entered(&said("x".repeat(BYTES)));
        let say = Deed::Say("hello".to_owned());
        assert_eq!(noted(&mut pace, "ann", &say, 1, (NOW, 1)), 0);
        let put_out = Deed::Propose(Matter::Out {
            member: MemberId(1),
        });
        assert_eq!(noted(&mut pace, "ann", &put_out, 1, (NOW, 1)), 1);
        for _ in 0..ALL_ENDS {
            pace.entered(&said(String::new()));
        }
        let full = pace
            .may("ann", &Command::Do(ANN, put_out, None), NOW)
            .unwrap_err();
        assert_eq!(full.rule.as_deref(), Some("K17"));
        assert!(pace.may_hold("ann", NOW).is_err());
        assert!(pace.may("", &Command::Tick, NOW).is_ok());
    }
}
