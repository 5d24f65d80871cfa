//! A rate, as `20/60` is typed.

use std::str::FromStr;

/// So many in the long run, and so many at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// In a second, in the long run; of what is opened and made, in an hour.
    pub per_second: u32,
    /// At once.
    pub burst: u32,
}

impl Rate {
    /// A rate; both numbers are at least 1.
    #[must_use]
    pub fn new(per_second: u32, burst: u32) -> Self {
        Self {
            per_second: per_second.max(1),
            burst: burst.max(1),
        }
    }
}

impl FromStr for Rate {
    type Err = String;

    /// `20/60`: 20 a second in the long run, 60 at once.
    fn from_str(text: &str) -> Result<Self, String> {
        let numbers = text.split_once('/').and_then(|(rate, burst)| {
            let numbers = (rate.trim().parse().ok()?, burst.trim().parse().ok()?);
            (numbers.0 > 0 && numbers.1 > 0).then_some(numbers)
        });
        let (per_second, burst) =
            numbers.ok_or("it is so many a second and so many at once, like 20/60")?;
        Ok(Self { per_second, burst })
    }
}
