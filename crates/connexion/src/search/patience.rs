//! How long words are searched for.
//!
//! Where a walk remembers its cards the number of walks has no bound but the deck's: a deck of one's own whose cards all
//! show one letter has more of them than anybody can walk; and a list of one's own may have nothing but words that lie on
//! every diamond. So what belongs together shares so many steps as no shipped deck comes near, and what was found by then
//! must do.

/// For so many steps all words of a layout are looked for, a tenth of a second: 24 cards of a shipped deck take up to 25,000
/// with the largest list, and all layouts on the way there some 200,000.
const OF_A_LAYOUT: u32 = 400_000;
/// For so many it is looked how one word lies there, and why it does not: under a millisecond. Shipped cards take up to 50.
const OF_A_WORD: u32 = 2_000;

/// The steps that are left.
#[derive(Clone, Copy, Debug)]
pub struct Patience(u32);

impl Patience {
    /// For all words of a layout, or of several that come out of each other.
    #[must_use]
    pub const fn of_a_layout() -> Self {
        Self(OF_A_LAYOUT)
    }

    /// For one word.
    #[must_use]
    pub const fn of_a_word() -> Self {
        Self(OF_A_WORD)
    }

    /// Takes a step, if one is left.
    pub(super) fn step(&mut self) -> bool {
        self.steps(1)
    }

    /// Takes so many at once, if they are left.
    pub(super) fn steps(&mut self, n: usize) -> bool {
        let left = u32::try_from(n).ok().and_then(|n| self.0.checked_sub(n));
        self.0 = left.unwrap_or_default();
        left.is_some()
    }
}
