//! A day, and the day of a moment as people write it.

use speech::Tongue;

use crate::room::Millis;

/// A day, in milliseconds.
pub const DAY: Millis = 24 * 3600 * 1000;

/// The day of a moment, as its readers write it.
#[must_use]
pub fn date(at: Millis, t: Tongue) -> String {
    let (year, month, day) = civil(at / DAY);
    match t {
        Tongue::De => format!("{day}.{month}.{year}"),
        Tongue::En | Tongue::Pseudo => format!("{year}-{month:02}-{day:02}"),
    }
}

/// Year, month and day of a day since 1970, in the Gregorian calendar; years begin in March on the way.
fn civil(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (era * 400 + year + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(20_780), (2026, 11, 23));
        assert_eq!(date(20_780 * DAY, Tongue::De), "23.11.2026");
    }
}
