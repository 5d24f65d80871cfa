//! A line of the catalog: what the house says of a game, and the game behind it with its types.

use std::marker::PhantomData;
use std::ops::{Range, RangeInclusive};

use arena::connexion::{Counsel, counsel};
use arena::insight::{Study, Weighed};
use arena::{
    AnyBot, BotInfo, Bots, Course, Experiment, Feat, Limit, Prospects, Ranking, Rotated, Series,
    Tally, Tournament,
};
use serde_json::Value as Json;
use table::{
    AnyTable, Corrupt, Header, Materials, Notice, Preset, Record, Refusal, Rule, Seat, Secret,
    Settings, Table, Viewer,
};

use super::AnyGame;

/// One line of the catalog.
#[derive(Debug)]
pub(super) struct Entry<G> {
    title: &'static str,
    summary: &'static str,
    seats: RangeInclusive<usize>,
    is_in_the_open: bool,
    game: PhantomData<fn() -> G>,
}

/// A game in which something is hidden.
pub(super) const fn entry<G>(
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

impl<G> Entry<G> {
    /// The same game, of which it is known that nobody hides anything.
    pub(super) const fn in_the_open(self) -> Self {
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

    fn point(&self) -> i64 {
        G::POINT
    }

    fn stake(&self) -> Option<i64> {
        G::STAKE
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
        Ok(settled::<G>(set, materials)?.warnings())
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
        arena::simulate(&settled::<G>(set, materials)?, series, progress)
    }

    fn rotated(
        &self,
        set: &Settings,
        materials: &Materials,
        series: &Series,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Rotated, Refusal> {
        arena::rotated(&settled::<G>(set, materials)?, series, progress)
    }

    fn courses(
        &self,
        set: &Settings,
        materials: &Materials,
        experiment: &Experiment,
        games: Range<u64>,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Vec<Option<Course>>, Refusal> {
        let game = settled::<G>(set, materials)?;
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

    fn weigh_done(
        &self,
        table: &dyn AnyTable,
        done: (Seat, &Json),
        games: u32,
        limit: &Limit,
    ) -> Result<(Vec<Weighed>, Option<usize>), Refusal> {
        arena::insight::weigh_done::<G>(table, done, games, limit)
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
        let game = settled::<G>(set, materials)?;
        arena::tournament(&game, plan, progress)
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, Corrupt> {
        Ok(Box::new(Table::<G>::replay(record)?))
    }
}

/// The game under these rules.
fn settled<G: Bots>(set: &Settings, materials: &Materials) -> Result<G, Refusal> {
    G::settle(&set.read(G::rules())?, materials)
}
