//! What a guest wants: by which ways they are called, and when they are left alone.

use host::Millis;
use serde::{Deserialize, Serialize};
use table::{Code, Refusal};

use crate::house::Wrong;
use crate::outgoing::push::Subscription;
use crate::outgoing::{SEALS, Target};

/// The most ways of one guest.
const WAYS: usize = 6;
/// Where a topic is looked for that comes without an address.
const NTFY: &str = "https://ntfy.sh/";
/// Minutes of a day.
const DAY: u16 = 24 * 60;
/// How far a place on Earth can be ahead of or behind universal time, in minutes.
const FARTHEST: i16 = 14 * 60;

/// What a guest wants.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Wishes {
    /// How they are called, in the order in which they said so.
    pub(crate) ways: Vec<Way>,
    /// When they are not.
    #[serde(default)]
    pub(crate) quiet: Option<Quiet>,
    /// The code of the language in which they are told.
    #[serde(default)]
    pub(crate) tongue: String,
    /// The number of the next way.
    #[serde(default)]
    next: u32,
}

/// A way to call somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Way {
    /// Its number among those of the guest; it stays.
    pub(crate) number: u32,
    pub(crate) by: By,
    /// Why it did not work the last time.
    #[serde(default)]
    pub(crate) failed: Option<String>,
}

/// By what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "kebab-case")]
pub(crate) enum By {
    /// A notice of a browser.
    Push(Subscription),
    /// A topic of ntfy.
    Ntfy { url: String },
    /// An address that takes what programs are told.
    Webhook { url: String },
}

/// Hours of every day in which somebody is left alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Quiet {
    /// From this minute of the day on.
    from: u16,
    /// Up to this one.
    to: u16,
    /// How many minutes their day is ahead of universal time.
    ahead: i16,
}

impl By {
    /// A topic, by its name or its address.
    ///
    /// # Errors
    /// It is none.
    pub(crate) fn ntfy(text: &str) -> Result<Self, Wrong> {
        let text = text.trim();
        let url = if text.contains("://") {
            text.to_owned()
        } else {
            format!("{NTFY}{text}")
        };
        let target = address(&url)?;
        target.topic().ok_or_else(|| {
            no("the topic is the last part of its address: letters, digits, _ and -, at most 64")
        })?;
        Ok(Self::Ntfy {
            url: target.whole(),
        })
    }

    /// An address for programs.
    ///
    /// # Errors
    /// It is none.
    pub(crate) fn webhook(text: &str) -> Result<Self, Wrong> {
        let target = address(text)?;
        Ok(Self::Webhook {
            url: target.whole(),
        })
    }

    /// A browser.
    ///
    /// # Errors
    /// What it says of itself is not what browsers say.
    pub(crate) fn push(subscription: Subscription) -> Result<Self, Wrong> {
        if !SEALS {
            return Err(plain());
        }
        if subscription.is_sound() {
            return Ok(Self::Push(subscription));
        }
        Err(no("the browser has not said how it is reached"))
    }

    /// Whom the house calls by it.
    pub(in crate::house) fn target(&self) -> Option<Target> {
        match self {
            Self::Push(subscription) => Target::read(&subscription.endpoint),
            Self::Ntfy { url } | Self::Webhook { url } => Target::read(url),
        }
    }

    /// What it is called.
    pub(crate) const fn kind(&self) -> &'static str {
        match self {
            Self::Push(_) => "push",
            Self::Ntfy { .. } => "ntfy",
            Self::Webhook { .. } => "webhook",
        }
    }

    /// Where it leads, as its owner is shown it: of a browser, its push service.
    pub(crate) fn place(&self) -> String {
        match self {
            Self::Push(subscription) => {
                let service = Target::read(&subscription.endpoint);
                service.map(|service| service.origin()).unwrap_or_default()
            }
            Self::Ntfy { url } | Self::Webhook { url } => url.clone(),
        }
    }

    /// Whether it leads to the same place, so that one call is enough.
    fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Push(one), Self::Push(other)) => one.endpoint == other.endpoint,
            _ => self == other,
        }
    }
}

impl Wishes {
    /// Adds a way, in place of an older one that leads to the same place; its number comes back.
    ///
    /// # Errors
    /// There are too many.
    pub(crate) fn add(&mut self, by: By) -> Result<u32, Wrong> {
        self.ways.retain(|way| !way.by.is_same(&by));
        if self.ways.len() >= WAYS {
            return Err(no("you are called in six ways already; remove one first"));
        }
        self.next += 1;
        self.ways.push(Way {
            number: self.next,
            by,
            failed: None,
        });
        Ok(self.next)
    }

    /// Removes a way.
    ///
    /// # Errors
    /// There is none of that number.
    pub(crate) fn remove(&mut self, number: u32) -> Result<(), Wrong> {
        self.way(number)?;
        self.ways.retain(|way| way.number != number);
        Ok(())
    }

    /// The way of that number.
    ///
    /// # Errors
    /// There is none.
    pub(crate) fn way(&self, number: u32) -> Result<&Way, Wrong> {
        let found = self.ways.iter().find(|way| way.number == number);
        found.ok_or_else(|| no(&format!("you are called in no way of the number {number}")))
    }

    /// Whether there is nothing in them.
    pub(super) fn are_empty(&self) -> bool {
        self.ways.is_empty() && self.quiet.is_none()
    }
}

impl Quiet {
    /// From `22:00` to `7:30`, where the day is so many minutes ahead of universal time.
    ///
    /// # Errors
    /// These are no hours.
    pub(crate) fn read(from: &str, to: &str, ahead: i16) -> Result<Self, Wrong> {
        let how = || no("quiet hours are two different times of the day, like 22:00 and 7:30");
        let (from, to) = (minute(from).ok_or_else(how)?, minute(to).ok_or_else(how)?);
        if from == to {
            return Err(how());
        }
        if !(-FARTHEST..=FARTHEST).contains(&ahead) {
            return Err(no(
                "no place on Earth is more than 14 hours ahead of universal time, or behind it",
            ));
        }
        Ok(Self { from, to, ahead })
    }

    /// The two times as they are typed.
    pub(crate) fn times(self) -> [String; 2] {
        [self.from, self.to].map(|minute| format!("{:02}:{:02}", minute / 60, minute % 60))
    }

    /// How many minutes ahead of universal time they are meant.
    pub(crate) const fn ahead(self) -> i16 {
        self.ahead
    }

    /// How long it is quiet from now on, in milliseconds; nothing outside these hours.
    pub(super) fn left(self, now: Millis) -> Option<Millis> {
        let day = Millis::from(DAY) * 60_000;
        let ahead = i64::from(self.ahead) * 60_000;
        let time = now.saturating_add_signed(ahead) % day;
        let [from, to] = [self.from, self.to].map(|minute| Millis::from(minute) * 60_000);
        let since = (time + day - from) % day;
        let length = (to + day - from) % day;
        (since < length).then(|| length - since)
    }
}

/// The minute of the day of `7:30` or `22`.
fn minute(text: &str) -> Option<u16> {
    let (hours, minutes) = text.trim().split_once(':').unwrap_or((text.trim(), "0"));
    let [hours, minutes]: [u16; 2] = [hours.parse().ok()?, minutes.parse().ok()?];
    (hours < 24 && minutes < 60).then_some(hours * 60 + minutes)
}

/// An address that this house can call.
fn address(text: &str) -> Result<Target, Wrong> {
    let target = Target::read(text).ok_or_else(no_address)?;
    if target.is_secure() && !SEALS {
        return Err(plain());
    }
    Ok(target)
}

fn plain() -> Wrong {
    no("this house was built without TLS: it calls http addresses only")
}

fn no_address() -> Wrong {
    no("that is no address of the web; it begins with https:// and has no name or password in it")
}

pub(super) fn no(why: &str) -> Wrong {
    Refusal::new(Code::BadInput, why).by("P6").into()
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Millis = 3_600_000;

    #[test]
    fn quiet_hours_may_go_over_midnight_and_are_those_of_the_place() {
        let quiet = Quiet::read("22:00", "7:30", 60).unwrap();
        assert_eq!(quiet.times(), ["22:00", "07:30"]);
        // 21 o'clock in universal time is 22 there.
        let day = 20_000 * 24 * HOUR;
        assert_eq!(quiet.left(day + 21 * HOUR), Some(9 * HOUR + HOUR / 2));
        assert_eq!(quiet.left(day + 21 * HOUR - 1), None);
        assert_eq!(quiet.left(day + 6 * HOUR), Some(HOUR / 2));
        assert_eq!(quiet.left(day + 6 * HOUR + HOUR / 2), None);
        let noon = Quiet::read("12", "13", -300).unwrap();
        assert_eq!(noon.left(day + 17 * HOUR), Some(HOUR));
        assert_eq!(noon.left(day + 12 * HOUR), None);
        for (from, to, ahead) in [
            ("24", "1", 0),
            ("1", "1", 0),
            ("x", "2", 0),
            ("1:60", "2", 0),
            ("1", "2", 900),
        ] {
            assert!(Quiet::read(from, to, ahead).is_err(), "{from} {to} {ahead}");
        }
    }

    #[test]
    fn a_place_is_called_once_and_there_are_six_at_most() {
        let mut wishes = Wishes::default();
        let one = wishes.add(By::ntfy("my_topic").unwrap()).unwrap();
        let same = wishes
            .add(By::ntfy("https://ntfy.sh/my_topic").unwrap())
            .unwrap();
        assert_eq!(wishes.ways.len(), 1);
        assert!(wishes.way(one).is_err() && wishes.way(same).is_ok());
        for n in 0..5 {
            wishes
                .add(By::webhook(&format!("https://a.example/{n}")).unwrap())
                .unwrap();
        }
        assert!(
            wishes
                .add(By::webhook("https://a.example/x").unwrap())
                .is_err()
        );
        wishes.remove(same).unwrap();
        assert!(wishes.remove(same).is_err());
        assert!(By::ntfy("a b").is_err() && By::webhook("ftp://a/").is_err());
    }
}
