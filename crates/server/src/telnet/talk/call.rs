//! How somebody is told outside that it is their turn, by telnet: `call` and what comes after it (P6).

use speech::call as say;

use super::{Said, Talk};
use crate::house::{By, Guest, Quiet, Way, Wishes, Wrong};

impl Talk {
    /// `call`, `call ntfy TOPIC`, `call webhook ADDRESS`, `call try N`, `call off N`, `call quiet FROM TO [+HOURS]`.
    pub(super) async fn call_word(&self, guest: &Guest, rest: &str) -> Result<Said, Wrong> {
        let (word, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let rest = rest.trim();
        match word.to_lowercase().as_str() {
            "ntfy" => self.call_by(guest, By::ntfy(rest)?).await,
            "webhook" => self.call_by(guest, By::webhook(rest)?).await,
            "try" => {
                self.house.try_way(guest, number(rest)?).await?;
                Ok(Said::line(self.told(&say::Tried {})))
            }
            "off" => {
                let number = number(rest)?;
                let remove = |wishes: &mut Wishes| wishes.remove(number);
                self.house.change_wishes(guest, remove).await?;
                Ok(Said::lines(self.calls(guest)))
            }
            "quiet" => self.be_quiet(guest, rest).await,
            _ => Ok(Said::lines(self.calls(guest))),
        }
    }

    async fn call_by(&self, guest: &Guest, by: By) -> Result<Said, Wrong> {
        self.house.call_by(guest, by, Some(self.tongue)).await?;
        Ok(Said::lines(self.calls(guest)))
    }

    async fn be_quiet(&self, guest: &Guest, rest: &str) -> Result<Said, Wrong> {
        let mut words = rest.split_whitespace();
        let quiet = match (words.next(), words.next(), words.next()) {
            (Some("off"), None, None) => None,
            (Some(from), Some(to), hours) => Some(Quiet::read(from, to, ahead(hours)?)?),
            _ => return Ok(Said::line(self.told(&say::Words {}))),
        };
        let set = |wishes: &mut Wishes| {
            wishes.quiet = quiet;
            Ok(())
        };
        self.house.change_wishes(guest, set).await?;
        Ok(Said::lines(self.calls(guest)))
    }

    /// The ways, the quiet hours, and the words for them.
    fn calls(&self, guest: &Guest) -> Vec<String> {
        if !self.house.calls_people() {
            return vec![self.told(&say::Off {})];
        }
        let wishes = self.house.wishes(guest);
        let mut lines = vec![self.told(&say::Ways {})];
        lines.extend(wishes.ways.iter().map(|way| format!("  {}", self.way(way))));
        if wishes.ways.is_empty() {
            lines.push(format!("  {}", self.told(&say::None {})));
        }
        lines.extend(wishes.quiet.map(|quiet| {
            let [from, to] = quiet.times().map(Into::into);
            let ahead = pages::calls::clock(quiet.ahead()).into();
            self.told(&say::QuietIs { from, to, ahead })
        }));
        lines.push(self.told(&say::Words {}));
        lines
    }

    fn way(&self, way: &Way) -> String {
        let kind = match way.by {
            By::Push(_) => self.told(&say::Push {}),
            By::Ntfy { .. } => self.told(&say::Ntfy {}),
            By::Webhook { .. } => self.told(&say::Webhook {}),
        };
        let one = self.told(&say::OneWay {
            n: way.number,
            kind: kind.into(),
            place: way.by.place().into(),
        });
        match &way.failed {
            Some(why) => {
                let why = speech::refused(why, self.tongue).into_owned().into();
                format!("{one}. {}", self.told(&say::Failed { why }))
            }
            None => one,
        }
    }
}

fn number(text: &str) -> Result<u32, Wrong> {
    let bad = |_| Wrong::BadRequest(format!("`{text}` is no number of a way to be called"));
    text.parse().map_err(bad)
}

/// Minutes ahead of universal time, typed as `+1` or `-3:30`.
fn ahead(text: Option<&str>) -> Result<i16, Wrong> {
    let Some(text) = text else { return Ok(0) };
    let bad = || {
        Wrong::BadRequest(format!(
            "`{text}` says of no clock how far it is ahead; +1 is Berlin's in winter"
        ))
    };
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, text.trim_start_matches('+')),
    };
    let (hours, minutes) = digits.split_once(':').unwrap_or((digits, "0"));
    let read = |text: &str| text.parse::<i16>().ok().filter(|n| (0..60).contains(n));
    let (hours, minutes) = (read(hours).ok_or_else(bad)?, read(minutes).ok_or_else(bad)?);
    Ok(sign * (hours * 60 + minutes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_typed_by_their_distance() {
        assert_eq!(ahead(Some("+1")), Ok(60));
        assert_eq!(ahead(Some("-3:30")), Ok(-210));
        assert_eq!(ahead(None), Ok(0));
        assert!(ahead(Some("Berlin")).is_err() && ahead(Some("99999")).is_err());
    }
}
