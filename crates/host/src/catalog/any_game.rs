//! A game without its types: what the house asks of any of them.

use std::fmt::Debug;
use std::ops::{Range, RangeInclusive};

use arena::connexion::Counsel;
use arena::insight::{Study, Weighed};
use arena::{
    AnyBot, BotInfo, Course, Experiment, Feat, Limit, Prospects, Ranking, Rotated, Series, Tally,
    Tournament,
};
use serde_json::Value as Json;
use table::{
    AnyTable, Corrupt, Header, Materials, Notice, Preset, Record, Refusal, Rule, Seat, Secret,
    Settings, Viewer,
};

/// A game as the house offers it, whatever its types.
pub trait AnyGame: Sync + Debug {
    /// The permanent name.
    fn slug(&self) -> &'static str;
    /// How much of a score is a point ([`table::Game::POINT`]).
    fn point(&self) -> i64;
    /// With how much each begins, where a score is money ([`table::Game::STAKE`]).
    fn stake(&self) -> Option<i64>;
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
    /// The same with something that a seat has done there, listed or not, and its place ([`arena::insight::weigh_done`]).
    ///
    /// # Errors
    /// Why it cannot be.
    fn weigh_done(
        &self,
        table: &dyn AnyTable,
        done: (Seat, &Json),
        games: u32,
        limit: &Limit,
    ) -> Result<(Vec<Weighed>, Option<usize>), Refusal>;
    /// What can be said to a seat of a game of words, which weighs no acts; nothing of other games.
    fn counsel(
        &self,
        table: &dyn AnyTable,
        seat: Seat,
        limit: &Limit,
    ) -> Option<Result<Counsel, Refusal>>;
    /// What a finished game was to everybody ([`arena::Bots::study`]).
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
