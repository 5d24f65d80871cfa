//! X1: how many may sit down.

use table::{Code, Refusal, Rule, Settings, Values};

use super::Rules;

pub(super) const RULE: Rule = Rule {
    slug: "max-seats",
    title: "Most players",
    summary: "How many players the table takes at most.",
    text: "One to twelve players; the table may choose another limit, up to 24: one letter card each. One player alone \
           plays for practice, without pilfering. Seats run clockwise.",
    source: "X1",
    values: Values::Number {
        default: 12,
        min: 1,
        max: 24,
        step: 1,
        or_zero: false,
    },
    situation: "game",
    clashes: &[],
};

pub(super) fn read(set: &Settings) -> usize {
    set.amount(&RULE) as usize
}

impl Rules {
    /// May so many sit down?
    ///
    /// # Errors
    /// `BadSeat`, saying how many may.
    pub fn seats_fit(&self, seats: usize) -> Result<(), Refusal> {
        if (1..=self.max_seats).contains(&seats) {
            return Ok(());
        }
        let most = self.max_seats;
        let message = match most {
            1 => format!("this table is for one player alone, not for {seats} (`max-seats`)"),
            _ => format!("this table is for 1 to {most} players, not {seats} (`max-seats`)"),
        };
        Err(Refusal::new(Code::BadSeat, message).by(RULE.number()))
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn twelve_unless_the_table_says_otherwise() {
        assert!(with(&[]).seats_fit(12).is_ok());
        assert!(with(&[]).seats_fit(13).is_err() && with(&[]).seats_fit(0).is_err());
        assert!(with(&["max-seats=24"]).seats_fit(24).is_ok());
    }
}
