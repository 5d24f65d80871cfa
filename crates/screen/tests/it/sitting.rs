//! A table in front of a screen: played in the game's own words, with the luck written down.

use connexion::Connexion;
use cow::Cow;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use screen::full::{Ballot, Chair, Scene, Theme, Ui};
use screen::{AnyWords, words};
use serde_json::Value as Json;
use table::{
    AnyStep, AnyTable, Game, Header, LuckSource, Rule, Seat, Settings, Step, Table, Value, Viewer,
    Waiting,
};
use wimpout::Wimpout;

/// A table with everything that was told at it.
pub(crate) struct Sitting {
    pub(crate) table: Box<dyn AnyTable>,
    title: &'static str,
    rules: &'static [Rule],
    words: &'static dyn AnyWords,
    pub(crate) told: Vec<String>,
}

impl Sitting {
    /// A table of Wimpout with these players under these rules (`goal=300`), the first seat starting.
    pub(crate) fn of(seats: &[&str], rules: &[&str]) -> Self {
        let rules = [&["starter=first"], rules].concat();
        Self::at::<Wimpout>("Cosmic Wimpout", seats, &rules)
    }

    /// A table of Unexploded Cow.
    pub(crate) fn cows(seats: &[&str]) -> Self {
        Self::at::<Cow>("Unexploded Cow", seats, &["starter=first"])
    }

    /// A table of Unexploded Cow with rules of its own.
    pub(crate) fn cows_by(seats: &[&str], own: &[&str]) -> Self {
        let mut set = Settings::default();
        set.set(Cow::rules(), "starter=first").unwrap();
        let examples = cow::OWN_EXAMPLES.iter();
        let chosen = examples.filter(|(name, _)| own.contains(name));
        let set = chosen.fold(set, |set, (name, text)| {
            set.with(&format!("own/{name}"), Value::Word((*text).to_owned()))
        });
        Self::under::<Cow>("Unexploded Cow", seats, set, LuckSource::Scripted)
    }

    /// A table of `ConneXion`.
    pub(crate) fn letters(seats: &[&str]) -> Self {
        Self::at::<Connexion>("Cosmic ConneXion", seats, &[])
    }

    /// A table whose luck comes from a seed.
    pub(crate) fn seeded<G: Game>(
        title: &'static str,
        seats: &[&str],
        rules: &[&str],
        seed: u64,
    ) -> Self {
        Self::with::<G>(title, seats, rules, LuckSource::Seed(seed.to_string()))
    }

    fn at<G: Game>(title: &'static str, seats: &[&str], rules: &[&str]) -> Self {
        Self::with::<G>(title, seats, rules, LuckSource::Scripted)
    }

    fn with<G: Game>(
        title: &'static str,
        seats: &[&str],
        rules: &[&str],
        luck: LuckSource,
    ) -> Self {
        let mut set = Settings::default();
        for text in rules {
            set.set(G::rules(), text).unwrap();
        }
        Self::under::<G>(title, seats, set, luck)
    }

    fn under<G: Game>(
        title: &'static str,
        seats: &[&str],
        set: Settings,
        luck: LuckSource,
    ) -> Self {
        let seats = seats.iter().map(|&name| name.to_owned()).collect();
        let header = Header::new(G::SLUG, seats, set, luck);
        Self {
            table: Box::new(Table::<G>::open(header, None).unwrap()),
            title,
            rules: G::rules(),
            words: words(G::SLUG).unwrap(),
            told: Vec::new(),
        }
    }

    /// Plays a transcript, one step a line or between bars: `0 throw | 4 4 4 4 5`, the Sun as `sun`; draws of cards and
    /// dice may stand together: `c14 e01 6`.
    pub(crate) fn play(mut self, transcript: &str) -> Self {
        for line in transcript.split(['|', '\n']).map(str::trim) {
            if line.is_empty() {
                continue;
            }
            if self.table.waiting() != Waiting::Luck {
                self.take(self.act(line));
                continue;
            }
            for step in luck(self.title, line) {
                self.take(step);
            }
        }
        self
    }

    /// Takes a step that no words of the game make: a proposal, a vote.
    pub(crate) fn take(&mut self, step: AnyStep) {
        let before = self.table.events();
        self.table.take(step).unwrap();
        let new = before..self.table.events();
        let told = new.filter_map(|number| self.words.tell(&*self.table, number, ME.into()));
        self.told.extend(told.map(|line| line.to_string()));
    }

    /// Lets the table's own luck draw, or whoever is to act do one of what is listed, or say one of `words`; `dice`
    /// tells which. Says whether the game goes on.
    pub(crate) fn go_on(&mut self, words: &[&str], mut dice: impl FnMut(usize) -> usize) -> bool {
        let seat = match self.table.waiting() {
            Waiting::Over => return false,
            Waiting::Luck => {
                let draw = self.table.next_draw().unwrap();
                self.take(draw);
                return true;
            }
            Waiting::Seats(seats) => seats[0],
        };
        if !words.is_empty() && dice(3) > 0 {
            let said = self
                .words
                .read(&*self.table, seat, words[dice(words.len())]);
            if let Ok(act) = said
                && self.table.take(Step::Act { seat, act }).is_ok()
            {
                return true;
            }
        }
        let listed = self.table.actions(seat);
        let act = listed[dice(listed.len())].clone();
        self.take(Step::Act { seat, act });
        true
    }

    fn act(&self, line: &str) -> AnyStep {
        let (seat, words) = line.split_once(' ').unwrap();
        let seat = Seat(seat.parse().unwrap());
        let act = self.words.read(&*self.table, seat, words).unwrap();
        Step::Act { seat, act }
    }

    /// What the first seat sees.
    pub(crate) fn scene(&self) -> Scene<'_> {
        let waiting = self.table.waiting();
        let asked = match &waiting {
            Waiting::Seats(seats) => seats.clone(),
            _ => Vec::new(),
        };
        let chairs = self
            .table
            .names()
            .iter()
            .enumerate()
            .map(|(index, name)| Chair {
                name: name.clone(),
                bot: index > 0,
                to_act: asked.contains(&Seat::at(index)),
            });
        let ballot = self.table.proposal().map(|open| {
            Ballot::rules(
                ("Ann", &["Ann".to_owned()]),
                &open.rules,
                Some("Bea".to_owned()),
                screen::Tongue::En,
            )
        });
        Scene {
            title: self.title,
            words: self.words,
            table: &*self.table,
            rules: self.rules,
            tongue: screen::Tongue::En,
            viewer: ME,
            asked: asked.first().copied().filter(|seat| *seat == Seat(0)),
            caller: None,
            chairs: chairs.collect(),
            left: None,
            history: &self.told,
            ballot,
            replay: None,
        }
    }
}

const ME: Viewer = Viewer::Seat(Seat(0));

/// A throw of cubes is drawn at once; cards, dice and findings one by one.
fn luck(title: &str, line: &str) -> Vec<AnyStep> {
    let face = |word: &str| serde_json::from_str(word).unwrap_or_else(|_| Json::from(word));
    let drawn = line.split_whitespace().map(face);
    if title == "Cosmic Wimpout" {
        return vec![Step::Luck {
            luck: drawn.collect(),
        }];
    }
    drawn.map(|luck| Step::Luck { luck }).collect()
}

/// The screen after these keys.
pub(crate) fn drawn(ui: &mut Ui, scene: &Scene<'_>, (width, height): (u16, u16)) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| ui.draw(scene, frame)).unwrap();
    terminal.backend().buffer().clone()
}

/// A fresh screen as lines of text without the blanks at their ends.
pub(crate) fn text(theme: Theme, scene: &Scene<'_>, size: (u16, u16)) -> String {
    lines(&drawn(&mut Ui::new(theme), scene, size))
}

/// A drawing as lines of text.
pub(crate) fn lines(buffer: &Buffer) -> String {
    let width = usize::from(buffer.area.width);
    let mut text = String::new();
    for row in buffer.content.chunks(width) {
        let mut line = String::new();
        let mut cells = row.iter();
        while let Some(cell) = cells.next() {
            line.push_str(cell.symbol());
            // A wide letter covers the cell after it.
            for _ in 1..screen::width(cell.symbol()) {
                cells.next();
            }
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
