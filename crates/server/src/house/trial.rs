//! What a change of rules would do (U23): measured away from the tables, below everything else, one
//! vote and one of those that are asked for at a time. What is voted on
//! is measured by itself, and told at its table when it is known.

use std::sync::Arc;
use std::time::Duration;

use arena::{Limit, Stop};
use host::{AnyGame, Command, Room, Trial};
use speech::lab::Measured;
use table::{Materials, Refusal, Settings};

use super::driver::Driver;
use super::order::{Order, Who};
use super::replays::{Kind, Origin};
use super::{House, Live, Wrong};

/// How long games are played to measure it, if they tell something by then.
const USUAL: Duration = Duration::from_secs(4);
/// How long at most (U23).
const MOST: Duration = Duration::from_secs(10);
/// How often a vote waits for its turn to be measured.
const TRIES: u32 = 6;
/// How long it waits after the first try where there is no room; each time as much longer.
const AGAIN: Duration = Duration::from_secs(1);

/// A change of rules that somebody asks about, away from any table.
#[derive(Clone)]
pub(crate) struct Asked {
    pub(crate) game: &'static dyn AnyGame,
    /// The rules in force.
    pub(crate) rules: Settings,
    pub(crate) change: Settings,
    /// Rules of one's own that come with it, as texts.
    pub(crate) own_rules: Vec<String>,
    pub(crate) materials: Materials,
    /// How many play; the fewest who can, where it is not said.
    pub(crate) seats: Option<usize>,
}

impl Asked {
    /// Nothing changed yet, beside the usual rules.
    pub(crate) fn of(game: &'static dyn AnyGame) -> Self {
        Self {
            game,
            rules: Settings::default(),
            change: Settings::default(),
            own_rules: Vec::new(),
            materials: Materials::default(),
            seats: None,
        }
    }

    /// What was measured once and for all: of one value of one rule, or of a text that is shipped.
    fn kept(&self) -> Option<&'static Measured> {
        let slug = self.game.slug();
        if !self.materials.0.is_empty() || self.seats.is_some() {
            return None;
        }
        match (&self.own_rules[..], self.change.0.len()) {
            ([], 1) => match host::measured_changes(slug, &self.rules, &self.change)[..] {
                [one] => Some(one),
                _ => None,
            },
            ([text], 0) if self.rules.0.is_empty() => host::measured_text(slug, text),
            _ => None,
        }
    }

    fn trial(self) -> Result<Trial, Refusal> {
        let mut change = self.change;
        for text in &self.own_rules {
            let (slug, text) = host::own_setting(text)?;
            change.0.insert(slug, text);
        }
        let brought = host::texts_brought(self.game.slug(), &self.rules, &change);
        host::can_answer(self.game.slug(), &brought)?;
        let seats = self.seats.unwrap_or((*self.game.seats().start()).max(2));
        Trial::new(self.game, &self.rules, &change, self.materials, seats)
    }
}

impl House {
    /// What a change of rules would do, where somebody asks for it; at once where that is kept.
    ///
    /// # Errors
    /// What the rules have against it; `ManyRecords` where too many ask.
    pub(crate) async fn try_rules(&self, asked: Asked) -> Result<Arc<Measured>, Wrong> {
        if let Some(kept) = asked.kept() {
            return Ok(Arc::new(kept.clone()));
        }
        let settle = move || Ok(asked.trial()?);
        let trial = self.play_over(Origin::Brought, settle).await?;
        self.measure(Kind::Trial, trial).await
    }

    /// What a change of rules would do, as well as can be said in a few seconds.
    ///
    /// # Errors
    /// `ManyRecords` where too many ask.
    async fn measure(&self, kind: Kind, trial: Trial) -> Result<Arc<Measured>, Wrong> {
        let mark = trial.mark();
        if let Some(known) = self.0.trials.find(&mark) {
            return Ok(known);
        }
        let play = move |stop: Stop| {
            let [usual, most] = [USUAL, MOST].map(|time| Limit::within(time, stop.clone()));
            let measured = trial.measure(&usual, &most)?;
            Ok((measured, stop.is_told()))
        };
        let (measured, is_cut_short) = self.think_over(kind, play).await?;
        let measured = Arc::new(measured);
        if !measured.figures.is_empty() && !is_cut_short {
            self.0.trials.keep(&mark, &measured);
        }
        Ok(measured)
    }

    /// Measures what is voted on at a table, and tells it there.
    async fn try_out(self, table: String, trial: Trial) {
        let measured = match self.measure_patiently(&table, &trial).await {
            Ok(Some(measured)) => Ok(measured),
            Ok(None) => return,
            Err(why) => Err(why),
        };
        let measured = measured.unwrap_or_else(|why| {
            tracing::warn!(table, %why, "what is voted on was not measured");
            Arc::new(trial.unmeasured())
        });
        let told = Command::Measured(trial.change().clone(), Box::new(Measured::clone(&measured)));
        let told = self
            .table(&table)
            .order(Who::house(), Order::House(told))
            .await;
        if let Err(why) = told {
            tracing::warn!(table, %why, "what was measured was not told");
        }
    }

    /// What a change that is voted on would do; nothing where it is voted on no more before there was room to measure it.
    async fn measure_patiently(
        &self,
        table: &str,
        trial: &Trial,
    ) -> Result<Option<Arc<Measured>>, Wrong> {
        let change = trial.change().clone();
        let is_open = move |live: &Live| live.room().on_trial() == Some(&change);
        for waited in 1..TRIES {
            match self.measure(Kind::Vote, trial.clone()).await {
                Err(Wrong::ManyRecords) => tokio::time::sleep(AGAIN * waited).await,
                measured => return measured.map(Some),
            }
            if !self.table(table).look_in(is_open.clone()).await? {
                return Ok(None);
            }
        }
        self.measure(Kind::Vote, trial.clone()).await.map(Some)
    }
}

impl Driver {
    /// Has measured what is voted on, once.
    pub(super) fn try_out(&mut self) {
        let room = self.loaded.as_ref().map(|loaded| loaded.live.room());
        let change = room.and_then(Room::on_trial);
        if self.is_away() || self.trying.as_ref() == change {
            return;
        }
        self.trying = change.cloned();
        if let Some(trial) = room.and_then(Room::trial) {
            tokio::spawn(self.house.clone().try_out(self.id.clone(), trial));
        }
    }
}
