//! A game of the house as the pages need it.

use speech::Tongue;
use table::Rule;

/// A game of the house as the pages need it.
#[derive(Clone, Debug)]
pub struct Game {
    /// The permanent name.
    pub slug: &'static str,
    /// The name on the page.
    pub title: &'static str,
    /// What it is, in a sentence.
    pub summary: &'static str,
    /// The fewest and the most who can play.
    pub seats: (usize, usize),
    /// Every option and house rule.
    pub rules: &'static [Rule],
    /// The kinds of bots, weakest first: what each is called, and what it does.
    pub bots: Vec<(String, String)>,
    /// The language in which all this is told.
    pub tongue: Tongue,
    /// Whether nothing is hidden in it, so that its record can be read while it is played.
    pub is_in_the_open: bool,
    /// Whether the odds of its next throw are computed.
    pub has_prospects: bool,
    /// Whether there is advice and a report.
    pub is_appraised: bool,
}

impl Game {
    /// A game as it is told in a language.
    #[must_use]
    pub fn new(game: &dyn host::AnyGame, tongue: Tongue) -> Self {
        let seats = game.seats();
        let bots = game.company().into_iter();
        let bots = bots.map(|kind| crate::words::bot_in(game.slug(), kind, tongue));
        Self {
            slug: game.slug(),
            title: game.title(),
            summary: host::summary(game, tongue),
            seats: (*seats.start(), *seats.end()),
            rules: speech::rules(game.slug(), game.rules(), tongue),
            bots: bots.collect(),
            tongue,
            is_in_the_open: game.is_in_the_open(),
            has_prospects: game.has_prospects(),
            is_appraised: game.is_appraised(),
        }
    }
}
