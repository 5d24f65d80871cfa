//! What is asked at a puzzle, and what is said to an answer.

use arena::insight::Weighed;
use connexion::Listed;
use serde::Serialize;
use serde_json::Value as Json;
use solve::Value;
use speech::puzzle as say;
use speech::{Line, Names, Reader, Sense, Sentence, Tongue};
use table::{AnyTable, Code, Refusal, Viewer};

use super::{Puzzle, TRIES, Task, words};
use crate::insight::{self, Advice, Doubt, LOSS};

/// The most characters of an answer.
const LONGEST: usize = 400;

/// What somebody answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// The act at that place of the list, from 0.
    Act(usize),
    /// A word, or the words of a sentence.
    Words(String),
    /// They would like to see the solution.
    Nothing,
}

/// What comes of an answer.
#[derive(Clone, Debug, Serialize)]
pub struct Verdict {
    /// Whether it is best.
    pub right: bool,
    /// The best act as programs say it; or a word, or a sentence.
    pub best: Json,
    /// Every act with what it is worth, in the order of the list; of a puzzle of words nothing.
    pub worth: Vec<Weighed>,
    /// Whether the answer is best, and the solution.
    #[serde(skip)]
    pub told: Vec<Line>,
    /// The word that was to be found, with a way over the board.
    #[serde(skip)]
    pub found: Option<Listed>,
    /// What each act is worth, the best first.
    #[serde(skip)]
    pub listed: Vec<Line>,
    /// Why the best is best, and whom it was too hard for.
    #[serde(skip)]
    pub why: Vec<Line>,
}

impl Verdict {
    /// As it is read in lines.
    #[must_use]
    pub fn text(&self) -> Vec<String> {
        let all = self.told.iter().chain(&self.listed).chain(&self.why);
        all.map(Line::to_string).collect()
    }
}

impl Puzzle {
    /// What is to be found, in words.
    ///
    /// # Errors
    /// `Corrupt` where the position does not hold.
    pub fn question(&self, table: &dyn AnyTable, tongue: Tongue) -> Result<Line, Refusal> {
        let names = names(table, tongue);
        if !matches!(self.task, Task::Act(_)) {
            return words::question(&self.task, table, names);
        }
        let asked =
            screen::words(self.game).map(|words| words.question(table, reader(table, tongue)));
        let find = say::FindAct {}.line(names);
        Ok(asked.map_or_else(|| find.clone(), |asked| asked.then(&find)))
    }

    /// What can be done, in the order of the list; nothing where a word is to be found.
    #[must_use]
    pub fn choices(&self, table: &dyn AnyTable, tongue: Tongue) -> Vec<Line> {
        if !matches!(self.task, Task::Act(_)) {
            return Vec::new();
        }
        let deeds = screen::words(self.game).map(|words| words.deeds(table, reader(table, tongue)));
        let deeds = deeds.unwrap_or_default().into_iter();
        deeds.map(|deed| deed.label).collect()
    }

    /// How the answer is typed.
    #[must_use]
    pub fn typing(&self, tongue: Tongue) -> Line {
        let names = Names::new(&[], None).in_tongue(tongue);
        match self.task {
            Task::Act(_) => say::TypeAct {}.line(names),
            Task::Longest { .. } | Task::Planets { .. } => say::TypeWord {}.line(names),
            Task::Sentence { .. } => say::TypeSentence {}.line(names),
        }
    }

    /// What a typed line answers: the number of a choice, from 1, or its words; a word; a sentence.
    ///
    /// # Errors
    /// `BadInput` where it is none of the choices, too long, no word that lies on the board, or not of the words that are given: a
    /// slip is no answer.
    pub fn read(&self, table: &dyn AnyTable, line: &str) -> Result<Given, Refusal> {
        let bad = |message: String| Refusal::new(Code::BadInput, message);
        let line = line.trim();
        if line.chars().count() > LONGEST {
            return Err(bad(format!("an answer has at most {LONGEST} characters")));
        }
        let Task::Act(values) = &self.task else {
            if line.is_empty() {
                return Ok(Given::Nothing);
            }
            words::is_there(&self.task, words::typed(table)?, line)?;
            return Ok(Given::Words(line.to_owned()));
        };
        if line.is_empty() {
            return Ok(Given::Nothing);
        }
        if let Ok(number) = line.parse::<usize>() {
            let place = number.checked_sub(1).filter(|place| *place < values.len());
            let none = || {
                bad(format!(
                    "the choices have the numbers 1 to {}",
                    values.len()
                ))
            };
            return place.map(Given::Act).ok_or_else(none);
        }
        let seat = Self::seat(table);
        let words =
            screen::words(self.game).ok_or_else(|| bad("nothing is read here".to_owned()))?;
        let act = words.read(table, seat, line).map_err(bad)?;
        let place = table.actions(seat).iter().position(|listed| *listed == act);
        place
            .map(Given::Act)
            .ok_or_else(|| bad(format!("`{line}` is none of the choices")))
    }

    /// What comes of an answer.
    ///
    /// # Errors
    /// `BadInput` where it is none of the choices; `Corrupt` where the position does not hold.
    pub fn answer(&self, given: &Given, tongue: Tongue) -> Result<Verdict, Refusal> {
        let table = self.table()?;
        let names = names(table.as_ref(), tongue);
        let mut verdict = if let Task::Act(values) = &self.task {
            self.act(table.as_ref(), values, given, tongue)?
        } else {
            let text = match given {
                Given::Words(text) => Some(text.as_str()),
                Given::Act(_) | Given::Nothing => None,
            };
            words::verdict(&self.task, words::typed(table.as_ref())?, text, names)
        };
        verdict.why.extend(self.failed(names)?);
        Ok(verdict)
    }

    fn act(
        &self,
        table: &dyn AnyTable,
        values: &[Value],
        given: &Given,
        tongue: Tongue,
    ) -> Result<Verdict, Refusal> {
        let names = names(table, tongue);
        let weighed = weighed(&table.actions(Self::seat(table)), values);
        let chosen = match given {
            Given::Act(place) => Some(*place),
            Given::Words(_) | Given::Nothing => None,
        };
        let labels = self.choices(table, tongue);
        let label = |place: usize| labels.get(place).cloned().unwrap_or_default();
        let (place, best) = (self.best(), label(self.best()));
        let told = match chosen {
            None => say::Best { best }.line(names),
            Some(chosen) if chosen == place => say::Right { best }.line(names),
            Some(chosen) => {
                let none = || Refusal::new(Code::BadInput, "there is no choice of that number");
                let less = weighed.get(chosen).ok_or_else(none)?;
                let doubt = Doubt::of(&less.value).and(Doubt::of(&weighed[place].value));
                let lost = doubt.told(less.loss, 1, LOSS, names);
                let chosen = label(chosen);
                say::Wrong { chosen, best, lost }.line(names)
            }
        };
        let Advice {
            advice, lines, why, ..
        } = insight::said(table, Self::seat(table), weighed, reader(table, tongue));
        Ok(Verdict {
            right: chosen == Some(place),
            best: advice
                .get(place)
                .map(|best| best.action.clone())
                .unwrap_or_default(),
            worth: advice,
            found: None,
            told: vec![told],
            listed: lines,
            why: vec![why.into(), how(values, names)],
        })
    }

    /// How often bots failed.
    fn failed(&self, names: Names<'_>) -> Result<Option<Line>, Refusal> {
        let graders = self.graders()?.iter().zip(&self.fails);
        let failed = graders.map(|(bot, times)| {
            let (bot, times) = (Line::of(bot, Sense::Name), u32::from(*times));
            say::BotFailed { bot, times }.line(names)
        });
        let failed: Vec<Line> = failed.collect();
        let bots = speech::listed(&failed, names);
        let tries = u32::from(TRIES);
        Ok((!failed.is_empty()).then(|| say::BotsFailed { bots, tries }.line(names)))
    }
}

/// The names of a table, as whoever is to act reads them.
fn names(table: &dyn AnyTable, tongue: Tongue) -> Names<'_> {
    Names::of_reader(table.names(), reader(table, tongue))
}

/// Whoever is to act, as a reader.
fn reader(table: &dyn AnyTable, tongue: Tongue) -> Reader {
    Reader {
        viewer: Viewer::Seat(Puzzle::seat(table)),
        tongue,
    }
}

fn weighed(actions: &[Json], values: &[Value]) -> Vec<Weighed> {
    let most = values.iter().map(Value::get).fold(0.0, f64::max);
    let pairs = actions.iter().zip(values);
    let weighed = pairs.map(|(action, value)| Weighed {
        action: action.clone(),
        loss: most - value.get(),
        doubt: 0.0,
        value: value.clone(),
    });
    weighed.collect()
}

/// How the numbers were found (U1).
fn how(values: &[Value], names: Names<'_>) -> Line {
    let games = values.iter().find_map(|value| match value {
        Value::Sampled { n, .. } => Some(*n),
        Value::Exact { .. } | Value::Heuristic { .. } => None,
    });
    match games {
        Some(games) => speech::insight::AllSampled { games }.line(names),
        None => speech::insight::AllExact {}.line(names),
    }
}
