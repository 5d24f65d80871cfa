//! The list of games of the house: one line a game.

use std::fmt::Debug;
use std::marker::PhantomData;
use std::ops::{Range, RangeInclusive};

use arena::connexion::{Counsel, counsel};
use arena::insight::{Study, Weighed};
use arena::{
    AnyBot, BotInfo, Bots, Course, Experiment, Feat, Limit, Prospects, Ranking, Rotated, Series,
    Tally, Tournament,
};
use table::{
    AnyTable, Code, Corrupt, Header, Materials, Notice, Preset, Record, Refusal, Rule, Seat,
    Secret, Settings, Table, Viewer,
};

/// A game as the house offers it, whatever its types.
pub trait AnyGame: Sync + Debug {
    /// The permanent name.
    fn slug(&self) -> &'static str;
    /// The name on the page.
    fn title(&self) -> &'static str;
    /// The number under which its book says how rules are voted on.
    fn voting(&self) -> &'static str;
    /// What it is, in a sentence.
    fn summary(&self) -> &'static str;
    /// How many can play.
    fn seats(&self) -> RangeInclusive<usize>;
    /// Whether everybody sees everything. If not, the record stays closed until the game is over: it tells what is
    /// hidden (P7).
    fn is_in_the_open(&self) -> bool;
    /// Every option and house rule.
    fn rules(&self) -> &'static [Rule];
    /// House rules that go together, those of its rule sheet first.
    fn presets(&self) -> &'static [Preset];
    /// The notices that go with data of others that the game has in it.
    fn notices(&self) -> &'static [Notice];
    /// The kinds of bots, weakest first.
    fn bots(&self) -> &'static [BotInfo];
    /// The bot called `name`; `seed` starts its own luck.
    ///
    /// # Errors
    /// `BadInput`, naming the bots there are.
    fn bot(&self, name: &str, seed: &str) -> Result<Box<dyn AnyBot>, Refusal>;
    /// The bot that plays for an absent player.
    fn stand_in(&self) -> &'static str;
    /// The bots in the order in which people ask them to a table: the one that stands in for people and those below it,
    /// then the stronger ones, and last the one that plays anything.
    fn company(&self) -> Vec<&'static BotInfo> {
        let bots = self.bots();
        let own = bots.iter().position(|bot| bot.name == self.stand_in());
        let (below, above) = bots.split_at(own.map_or(bots.len(), |own| own + 1));
        let (anything, below) = below.split_at(1.min(below.len()));
        below.iter().rev().chain(above).chain(anything).collect()
    }
    /// Whether the odds of the next draw are computed for this game.
    fn has_prospects(&self) -> bool;
    /// Whether positions of this game are said to be worth something, for advice.
    fn is_appraised(&self) -> bool;
    /// What the next draw may come to, as far as a viewer can know; nothing where that is not computed.
    fn prospects(&self, table: &dyn AnyTable, viewer: Viewer) -> Option<Prospects>;
    /// What a game is remembered by, as far as it has come ([`arena::feats`]): for when it is over, since it tells what was
    /// hidden.
    fn feats(&self, table: &dyn AnyTable) -> Vec<Feat>;
    /// What is not wise about these settings, though allowed.
    ///
    /// # Errors
    /// `Clash`, `UnknownRule`, `BadValue`.
    fn warnings(&self, set: &Settings, materials: &Materials) -> Result<Vec<String>, Refusal>;
    /// Opens a table.
    ///
    /// # Errors
    /// What the rules or the number of seats have against it.
    fn open(&self, header: Header, secret: Option<Secret>) -> Result<Box<dyn AnyTable>, Refusal>;
    /// Plays a series of games between bots.
    ///
    /// # Errors
    /// What the rules have against it; a bot that does not exist.
    fn simulate(
        &self,
        set: &Settings,
        materials: &Materials,
        series: &Series,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Tally, Refusal>;
    /// Plays a series in which every bot sits on every seat.
    ///
    /// # Errors
    /// What the rules have against it; a bot that does not exist.
    fn rotated(
        &self,
        set: &Settings,
        materials: &Materials,
        series: &Series,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Rotated, Refusal>;
    /// The courses of these games of an experiment ([`arena::courses`]).
    ///
    /// # Errors
    /// What the rules have against it; a bot that does not exist.
    fn courses(
        &self,
        set: &Settings,
        materials: &Materials,
        experiment: &Experiment,
        games: Range<u64>,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Vec<Option<Course>>, Refusal>;
    /// What is listed for a seat at a table, weighed; `games` are played on where it is not computed ([`arena::insight::weigh`]).
    ///
    /// # Errors
    /// Why it cannot be.
    fn weigh(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        games: u32,
        limit: &Limit,
    ) -> Result<Vec<Weighed>, Refusal>;
    /// What can be said to a seat of a game of words, which weighs no acts; nothing of other games.
    fn counsel(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        limit: &Limit,
    ) -> Option<Result<Counsel, Refusal>>;
    /// What a finished game was to everybody ([`Bots::study`]).
    ///
    /// # Errors
    /// Why it cannot be told.
    fn study(
        &self,
        record: &Record,
        games: u32,
        limit: &Limit,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Result<Study, Refusal>;
    /// Plays a tournament; `progress` hears how many deals were played, and of how many at most.
    ///
    /// # Errors
    /// What the rules have against it; a bot that does not exist.
    fn tournament(
        &self,
        set: &Settings,
        materials: &Materials,
        plan: &Tournament<'_>,
        progress: &(dyn Fn(usize, usize) + Sync),
    ) -> Result<Ranking, Refusal>;
    /// How long people take, as a guess: seconds for a decision, for a draw of luck, and for a turn besides.
    fn pace(&self) -> [f64; 3];
    /// Plays a record over.
    ///
    /// # Errors
    /// The line that does not fit, and why.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, Corrupt>;
}

/// One line of the catalog.
#[derive(Debug)]
struct Entry<G> {
    title: &'static str,
    summary: &'static str,
    seats: RangeInclusive<usize>,
    is_in_the_open: bool,
    game: PhantomData<fn() -> G>,
}

impl<G> Entry<G> {
    /// The same game, of which it is known that nobody hides anything.
    const fn in_the_open(self) -> Self {
        Self {
            is_in_the_open: true,
            ..self
        }
    }
}

impl<G: Bots> AnyGame for Entry<G> {
    fn slug(&self) -> &'static str {
        G::SLUG
    }

    fn pace(&self) -> [f64; 3] {
        G::PACE
    }

    fn title(&self) -> &'static str {
        self.title
    }

    fn voting(&self) -> &'static str {
        G::VOTING
    }

    fn summary(&self) -> &'static str {
        self.summary
    }

    fn seats(&self) -> RangeInclusive<usize> {
        self.seats.clone()
    }

    fn is_in_the_open(&self) -> bool {
        self.is_in_the_open
    }

    fn rules(&self) -> &'static [Rule] {
        G::rules()
    }

    fn presets(&self) -> &'static [Preset] {
        G::presets()
    }

    fn notices(&self) -> &'static [Notice] {
        G::NOTICES
    }

    fn bots(&self) -> &'static [BotInfo] {
        G::BOTS
    }

    fn bot(&self, name: &str, seed: &str) -> Result<Box<dyn AnyBot>, Refusal> {
        arena::seated::<G>(name, seed)
    }

    fn stand_in(&self) -> &'static str {
        G::STAND_IN
    }

    fn has_prospects(&self) -> bool {
        G::HAS_PROSPECTS
    }

    fn is_appraised(&self) -> bool {
        G::IS_APPRAISED
    }

    fn prospects(&self, table: &dyn AnyTable, viewer: Viewer) -> Option<Prospects> {
        arena::prospects::<G>(table, viewer)
    }

    fn feats(&self, table: &dyn AnyTable) -> Vec<Feat> {
        arena::feats::<G>(table)
    }

    fn warnings(&self, set: &Settings, materials: &Materials) -> Result<Vec<String>, Refusal> {
        Ok(G::settle(&set.read(G::rules())?, materials)?.warnings())
    }

    fn open(&self, header: Header, secret: Option<Secret>) -> Result<Box<dyn AnyTable>, Refusal> {
        Ok(Box::new(Table::<G>::open(header, secret)?))
    }

    fn simulate(
        &self,
        set: &Settings,
        materials: &Materials,
        series: &Series,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Tally, Refusal> {
        arena::simulate(
            &G::settle(&set.read(G::rules())?, materials)?,
            series,
            progress,
        )
    }

    fn rotated(
        &self,
        set: &Settings,
        materials: &Materials,
        series: &Series,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Rotated, Refusal> {
        arena::rotated(
            &G::settle(&set.read(G::rules())?, materials)?,
            series,
            progress,
        )
    }

    fn courses(
        &self,
        set: &Settings,
        materials: &Materials,
        experiment: &Experiment,
        games: Range<u64>,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Vec<Option<Course>>, Refusal> {
        let game = G::settle(&set.read(G::rules())?, materials)?;
        arena::courses(&game, experiment, games, progress)
    }

    fn weigh(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        games: u32,
        limit: &Limit,
    ) -> Result<Vec<Weighed>, Refusal> {
        arena::insight::weigh::<G>(table, seat, games, limit)
    }

    fn counsel(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        limit: &Limit,
    ) -> Option<Result<Counsel, Refusal>> {
        (!G::IS_APPRAISED).then(|| counsel(table, seat, limit))
    }

    fn study(
        &self,
        record: &Record,
        games: u32,
        limit: &Limit,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Result<Study, Refusal> {
        G::study(record, games, limit, progress)
    }

    fn tournament(
        &self,
        set: &Settings,
        materials: &Materials,
        plan: &Tournament<'_>,
        progress: &(dyn Fn(usize, usize) + Sync),
    ) -> Result<Ranking, Refusal> {
        let game = G::settle(&set.read(G::rules())?, materials)?;
        arena::tournament(&game, plan, progress)
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, Corrupt> {
        Ok(Box::new(Table::<G>::replay(record)?))
    }
}

const fn entry<G>(
    title: &'static str,
    summary: &'static str,
    seats: RangeInclusive<usize>,
) -> Entry<G> {
    Entry {
        title,
        summary,
        seats,
        is_in_the_open: false,
        game: PhantomData,
    }
}

/// Every game of the house.
pub static GAMES: &[&dyn AnyGame] = &[
    &entry::<wimpout::Wimpout>(
        "Cosmic Wimpout",
        "Push your luck with five cubes and a flaming sun.",
        1..=1000,
    )
    .in_the_open(),
    &entry::<connexion::Connexion>(
        "Cosmic ConneXion",
        "Find words on a diamond of Greek letters, and make a sentence of them.",
        1..=24,
    ),
    &entry::<cow::Cow>(
        "Unexploded Cow",
        "March mad cows over old bombs, for money and the thanks of twelve cities.",
        3..=6,
    ),
];

/// The game called `slug`.
///
/// # Errors
/// `UnknownGame`, naming those there are.
pub fn game(slug: &str) -> Result<&'static dyn AnyGame, Refusal> {
    GAMES
        .iter()
        .find(|game| game.slug() == slug)
        .copied()
        .ok_or_else(|| {
            let known: Vec<_> = GAMES.iter().map(|game| game.slug()).collect();
            Refusal::new(Code::UnknownGame, table::no_such("game", slug, &known))
        })
}

/// Plays a record of any game over.
///
/// # Errors
/// The line that does not fit, and why.
pub fn replay(record: &Record) -> Result<Box<dyn AnyTable>, Corrupt> {
    game(&record.header.game)
        .map_err(|why| Corrupt::at(1, why))?
        .replay(record)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_preset_is_a_legal_set_of_rules_against_which_nothing_is_said() {
        for game in GAMES {
            let presets = game.presets();
            assert_eq!(presets[0].set, [], "{}: as on its rule sheet", game.slug());
            for preset in presets {
                let set = preset.settings(game.rules()).unwrap();
                let warnings = game.warnings(&set, &Materials::default());
                assert_eq!(warnings, Ok(vec![]), "{} {}", game.slug(), preset.slug);
                let says = |(slug, value): (&String, &table::Value)| {
                    *value != table::find(game.rules(), slug).unwrap().default_value()
                };
                assert!(set.0.iter().all(says), "{}: what is so anyway", preset.slug);
                let others = presets.iter().filter(|other| other.set == preset.set);
                assert_eq!(others.count(), 1, "{}: two with the same", preset.slug);
            }
        }
    }
}
