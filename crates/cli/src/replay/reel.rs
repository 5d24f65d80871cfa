//! A record that can be shown up to any of its steps.

use anyhow::{Context, bail};
use host::AnyGame;
use screen::AnyWords;
use screen::full::{Chair, Go, Place, Scene};
use speech::here::HouseRules;
use speech::{Line, Names, Sentence as _, listed};
use table::{AnyTable, Record, Seat, Settings, Viewer, Waiting};

use crate::tongue::{reader, tongue};

/// A record, and the table as it stands after some of its steps.
pub(crate) struct Reel {
    record: Record,
    game: &'static dyn AnyGame,
    words: &'static dyn AnyWords,
    table: Box<dyn AnyTable>,
    /// After which steps there is something new to see, ascending; the start is 0.
    stops: Vec<usize>,
    /// Which of the stops is shown.
    at: usize,
    told: Vec<String>,
    /// How many happenings have been told.
    heard: usize,
}

impl Reel {
    /// Plays the record over once, so that nothing in it is wrong later.
    pub(crate) fn new(record: Record) -> anyhow::Result<Self> {
        let game = host::game(&record.header.game)?;
        let words = screen::words(game.slug()).context("this game has no words yet")?;
        let mut table = start(game, &record)?;
        let mut stops = vec![0];
        for (number, step) in record.steps.iter().enumerate() {
            let before = table.events();
            if let Err(why) = table.take(step.clone()) {
                bail!("the record does not hold: line {}: {why}", number + 2);
            }
            if table.events() > before {
                stops.push(number + 1);
            }
        }
        let table = start(game, &record)?;
        Ok(Self {
            record,
            game,
            words,
            table,
            stops,
            at: 0,
            told: Vec::new(),
            heard: 0,
        })
    }

    /// The whole record.
    pub(crate) fn record(&self) -> &Record {
        &self.record
    }

    /// After how many steps it stands.
    pub(crate) fn step(&self) -> usize {
        self.stops[self.at]
    }

    /// What was agreed on before the first step.
    pub(crate) fn opening(&self) -> Vec<String> {
        let header = &self.record.header;
        let names = Names::new(&[], None).in_tongue(tongue());
        let seats: Vec<Line> = header
            .seats
            .iter()
            .map(|name| name.as_str().into())
            .collect();
        let seats = listed(&seats, names);
        let mut lines = vec![format!("{}: {seats}.", self.game.title())];
        let differ = header.rules.unusual(self.game.rules());
        if differ != Settings::default() {
            let rules = speech::sitting::settings(&differ, names);
            lines.push(HouseRules { rules }.line(names).to_string());
        }
        lines
    }

    /// The table as it stands there.
    pub(crate) fn table(&self) -> &dyn AnyTable {
        self.table.as_ref()
    }

    /// What happened up to there, as sentences.
    pub(crate) fn told(&self) -> &[String] {
        &self.told
    }

    /// Goes where it is told to.
    pub(crate) fn go(&mut self, go: Go) -> anyhow::Result<()> {
        let last = self.stops.len() - 1;
        let to = match go {
            Go::Start => 0,
            Go::Back(n) => self.at.saturating_sub(n),
            Go::On(n) => last.min(self.at + n),
            Go::End => last,
        };
        if to < self.at {
            self.table = start(self.game, &self.record)?;
            self.told.clear();
            (self.at, self.heard) = (0, 0);
        }
        for step in &self.record.steps[self.stops[self.at]..self.stops[to]] {
            self.table.take(step.clone())?;
        }
        self.at = to;
        let table = self.table.as_ref();
        let new = self.heard..table.events();
        let reader = reader(Viewer::Spectator);
        let lines = new.filter_map(|number| self.words.tell(table, number, reader));
        let sentences = lines.map(|line| line.to_string());
        self.told.extend(sentences);
        self.heard = table.events();
        Ok(())
    }

    /// Goes on to the last place up to a step of the record.
    ///
    /// # Errors
    /// The record has fewer steps.
    pub(crate) fn seek(&mut self, step: usize) -> anyhow::Result<()> {
        let steps = self.record.steps.len();
        if step > steps {
            bail!("the record has {steps} steps");
        }
        let place = self.stops.partition_point(|stop| *stop <= step) - 1;
        self.go(Go::On(place.saturating_sub(self.at)))
    }

    /// The scene of that place.
    pub(crate) fn scene(&self) -> Scene<'_> {
        let table = self.table.as_ref();
        let waiting = table.waiting();
        let to_act = |seat| matches!(&waiting, Waiting::Seats(seats) if seats.contains(&seat));
        let chairs = table.names().iter().enumerate().map(|(index, name)| Chair {
            name: name.clone(),
            bot: false,
            to_act: to_act(Seat::at(index)),
        });
        Scene {
            title: self.game.title(),
            words: self.words,
            table,
            rules: self.game.rules(),
            tongue: tongue(),
            viewer: Viewer::Spectator,
            asked: None,
            caller: None,
            chairs: chairs.collect(),
            left: None,
            history: &self.told,
            ballot: None,
            replay: Some(Place {
                at: self.step(),
                of: self.record.steps.len(),
            }),
        }
    }
}

/// The table before the first step. Its luck comes from the record, so no secret is needed.
fn start(game: &dyn AnyGame, record: &Record) -> anyhow::Result<Box<dyn AnyTable>> {
    Ok(game.open(record.header.clone(), None)?)
}
