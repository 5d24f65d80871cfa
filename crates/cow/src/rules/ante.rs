//! `ante`: what everybody pays to begin (R6, R7).

use table::{Code, Refusal, Rule, Values};

use super::Rules;

pub(super) const RULE: Rule = Rule {
    slug: "ante",
    title: "Ante",
    summary: "What each player pays before a game.",
    text: "Before a game each player pays $100: $50 into the Pot, which grows and shrinks, and $50 into the Bank, \
           which does not change until the end. With three or four seats the table may play for $150 each, of which \
           $100 go into the Bank.",
    source: "R6 R7",
    values: Values::Number {
        default: 100,
        min: 100,
        max: 150,
        step: 50,
        or_zero: false,
    },
    situation: "game",
    clashes: &[],
};

/// The part of every ante that goes into the Pot.
const INTO_POT: i32 = 50;

/// The most seats that may play for the higher ante.
const FEW: usize = 4;

impl Rules {
    /// What each player pays into the Pot and into the Bank before a game.
    pub(crate) fn ante(&self) -> (i32, i32) {
        (INTO_POT, self.ante - INTO_POT)
    }

    /// Whether a table of `seats` may play for this ante.
    ///
    /// # Errors
    /// `BadSeat` where it has too many.
    pub(crate) fn ante_fits(&self, seats: usize) -> Result<(), Refusal> {
        if self.ante == 100 || seats <= FEW {
            return Ok(());
        }
        let message = format!(
            "an ante of ${} is for three or four seats, not {seats}",
            self.ante
        );
        Err(Refusal::new(Code::BadSeat, message).by("R7"))
    }
}

#[cfg(test)]
mod tests {
    use super::super::with;

    #[test]
    fn fifty_go_into_the_pot_and_the_rest_into_the_bank() {
        assert_eq!(with("ante", "100").ante(), (50, 50));
        assert_eq!(with("ante", "150").ante(), (50, 100));
    }

    #[test]
    fn the_higher_ante_is_for_small_tables() {
        assert!(with("ante", "150").ante_fits(4).is_ok());
        assert_eq!(
            with("ante", "150").ante_fits(5).unwrap_err().rule.unwrap(),
            "R7"
        );
    }
}
