//! The referee: one JSON object in, one JSON line out (P20). It holds one game at a time; after an error the state
//! is as it was.

mod brought;
mod fields;

use std::time::Duration;

use serde_json::{Value as Json, json};
use speech::{Names, Tongue};
use table::{
    AnyStep, AnyTable, Code, Header, LuckSource, Materials, Refusal, Rule, Settings, Step, Values,
    Viewer, Waiting,
};

use crate::catalog::{game, replay};
use crate::insight::{ADVICE_GAMES, Hint, THOUGHT, advice};
use crate::outside::{clean_materials, read_record};
use crate::own::{can_answer, choose_own, texts_brought};
use crate::proposing::would_change;
use crate::trial::Trial;
use arena::{Limit, Stop};
use brought::{besides, materials, with_texts};
use fields::{Advise, Load, New, Nothing, Rules, Scripted, View, WouldDo, parse, read, step};

/// The longest line that is read, in bytes.
pub const LONGEST_LINE: usize = 1 << 20;

/// Reads a file that a `new` names (a deck, a board, a word list).
pub type ReadFile = fn(&str) -> Result<String, String>;

/// The arbiter of one game at a time.
#[derive(Debug)]
pub struct Referee {
    game: Option<String>,
    table: Option<Box<dyn AnyTable>>,
    own: Settings,
    read_file: ReadFile,
    thought: Duration,
}

/// One answer.
#[derive(Debug, PartialEq)]
pub enum Answer {
    /// Nothing was asked.
    Silence,
    /// One line of JSON.
    Line(String),
    /// One line of JSON, and the referee is done.
    Last(String),
}

impl Referee {
    /// A referee; `game` is what `new` and `rules` mean when they name none.
    #[must_use]
    pub fn new(game: Option<String>, read_file: ReadFile) -> Self {
        Self {
            game,
            table: None,
            own: Settings::default(),
            read_file,
            thought: THOUGHT,
        }
    }

    /// The same, but every `new` of its game has these rules of one's own besides, unless it brings another text of that name or
    /// turns it off.
    #[must_use]
    pub fn bringing(self, own: Settings) -> Self {
        Self { own, ..self }
    }

    /// The same, but it thinks about one piece of advice for so long at most.
    #[must_use]
    pub fn thinking(self, thought: Duration) -> Self {
        Self { thought, ..self }
    }

    /// Answers one line (without its line end).
    pub fn answer(&mut self, line: &[u8]) -> Answer {
        if line.trim_ascii().is_empty() {
            return Answer::Silence;
        }
        match read(line).and_then(|(op, fields)| Ok((self.operate(&op, &fields)?, op))) {
            Ok((mut answer, op)) => {
                answer["ok"] = json!(true);
                if op == "quit" {
                    Answer::Last(answer.to_string())
                } else {
                    Answer::Line(answer.to_string())
                }
            }
            Err(refusal) => Answer::Line(json!({"ok": false, "error": refusal}).to_string()),
        }
    }

    fn operate(&mut self, op: &str, fields: &Json) -> Result<Json, Refusal> {
        match op {
            "new" => self.open(fields),
            "turn" => {
                parse::<Nothing>(fields)?;
                Ok(json!({"turn": self.at()?.turn_json()}))
            }
            "view" => self.view(fields),
            "record" => {
                parse::<Nothing>(fields)?;
                Ok(json!({"record": self.at()?.record().to_string()}))
            }
            "load" => self.load(fields),
            "rules" => self.rules(fields),
            "advise" => self.advise(fields),
            "would-do" => self.would_do(fields),
            "quit" => parse::<Nothing>(fields).map(|Nothing {}| json!({})),
            "act" | "luck" | "propose" | "vote" | "time" | "join" | "leave" | "undo" => {
                let table = self.at()?;
                let mut step = step(op, fields)?;
                if let Step::Join { join } = &step {
                    nobody_is_called(table.names(), join)?;
                }
                if let Step::Propose { propose, .. } = &mut step {
                    let slug = &table.header().game;
                    let in_force = table.again().rules;
                    let brought = texts_brought(slug, &in_force, propose);
                    choose_own(slug, &in_force, propose)?;
                    can_answer(slug, &brought)?;
                    let rules = game(slug)?.rules();
                    would_change(table, rules, propose)?;
                }
                self.step(step)
            }
            _ => Err(Refusal::new(
                Code::UnknownOp,
                format!(
                    "there is no op `{op}`; there are new, turn, act, luck, view, propose, vote, time, join, leave, \
                     undo, record, load, rules, advise, would-do, quit"
                ),
            )),
        }
    }

    fn at(&self) -> Result<&dyn AnyTable, Refusal> {
        let none = || {
            Refusal::new(
                Code::NoGame,
                "no game has been set up; begin with the op `new`",
            )
        };
        self.table.as_deref().ok_or_else(none)
    }

    fn open(&mut self, fields: &Json) -> Result<Json, Refusal> {
        let new: New = parse(fields)?;
        let slug = new.game.or_else(|| self.game.clone());
        let slug =
            slug.ok_or_else(|| Refusal::new(Code::BadInput, "`new` needs the field `game`"))?;
        let game = game(&slug)?;
        let luck = match (new.luck, new.seed) {
            (None, Some(seed)) => LuckSource::Seed(seed.text()),
            (Some(Scripted::Scripted), None) => LuckSource::Scripted,
            _ => {
                return Err(Refusal::new(
                    Code::BadInput,
                    "`new` needs either `seed` or `\"luck\":\"scripted\"`",
                ));
            }
        };
        let mut rules = new.rules.unwrap_or_default();
        let mut texts = new.own_rules;
        if self.game.as_ref() == Some(&slug) {
            texts.extend(besides(&self.own, &mut rules, &texts)?);
        }
        let mut set = with_texts(&slug, rules, &texts)?;
        choose_own(&slug, &Settings::default(), &mut set)?;
        can_answer(&slug, &texts_brought(&slug, &Settings::default(), &set))?;
        let files = [
            ("deck", new.deck),
            ("words", new.words),
            ("board", new.board),
        ];
        let mut materials = materials(files, self.read_file, game, &mut set)?;
        clean_materials(&mut materials);
        let warnings = game.warnings(&set, &materials)?;
        let rules = set.read(game.rules())?;
        let header = Header::new(&slug, new.seats.names()?, rules, luck).with_materials(materials);
        let mut table = game.open(header, None)?;
        draw_all(table.as_mut())?;
        let mut answer = json!({"turn": table.turn_json()});
        if table.events() > 0 {
            answer["events"] = json!(table.events_from(0));
        }
        if !warnings.is_empty() {
            answer["warnings"] = json!(warnings);
        }
        self.table = Some(table);
        Ok(answer)
    }

    fn load(&mut self, fields: &Json) -> Result<Json, Refusal> {
        let load: Load = parse(fields)?;
        let record = read_record(&load.record).and_then(|record| replay(&record));
        let table = record.map_err(|why| Refusal::new(Code::Corrupt, why.to_string()))?;
        let answer = json!({"turn": table.turn_json()});
        self.table = Some(table);
        Ok(answer)
    }

    fn view(&self, fields: &Json) -> Result<Json, Refusal> {
        let view: View = parse(fields)?;
        let table = self.at()?;
        let viewer = match view.seat {
            Some(seat) if seat.index() < table.names().len() => Viewer::Seat(seat),
            Some(seat) => return Err(Refusal::new(Code::BadSeat, format!("there is no {seat}"))),
            None => Viewer::Spectator,
        };
        Ok(json!({"view": table.view(viewer)}))
    }

    fn rules(&self, fields: &Json) -> Result<Json, Refusal> {
        let rules: Rules = parse(fields)?;
        let at = self.table.as_ref().map(|table| table.header().game.clone());
        let slug = rules.game.or(at).or_else(|| self.game.clone());
        let slug =
            slug.ok_or_else(|| Refusal::new(Code::BadInput, "`rules` needs the field `game`"))?;
        Ok(json!({"rules": game(&slug)?.rules().iter().map(rule_json).collect::<Vec<_>>()}))
    }

    /// What is best for a seat that is to act: the first, unless one is named (U11).
    fn advise(&self, fields: &Json) -> Result<Json, Refusal> {
        let asked: Advise = parse(fields)?;
        let table = self.at()?;
        let first = match table.waiting() {
            Waiting::Seats(seats) => seats.first().copied(),
            Waiting::Luck | Waiting::Over => None,
        };
        let nobody = || Refusal::new(Code::NotNow, "nobody is to act");
        let seat = asked.seat.or(first).ok_or_else(nobody)?;
        let last = table.names().len().saturating_sub(1);
        if seat.index() > last {
            let message = format!("there is no {seat}; the seats are 0 to {last}");
            return Err(Refusal::new(Code::BadSeat, message));
        }
        let reader = Viewer::Seat(seat).into();
        let hint = asked
            .hint
            .as_deref()
            .map_or(Some(Hint::Numbers), Hint::parse);
        let unknown = || Refusal::new(Code::BadInput, "`hint` is numbers, letters or words");
        let hint = hint.ok_or_else(unknown)?;
        let limit = Limit::within(self.thought, Stop::default());
        let advice = advice(table, seat, (ADVICE_GAMES, hint), &limit, reader)?;
        Ok(json!(advice))
    }

    /// What a change of rules would do, from pairs of games with the same luck (U23).
    fn would_do(&self, fields: &Json) -> Result<Json, Refusal> {
        /// So long, unless it is told how long, and no longer.
        const USUAL: u64 = 2_000;
        const MOST: u64 = 10_000;
        let asked: WouldDo = parse(fields)?;
        let unnamed = || Refusal::new(Code::BadInput, "name the game: `game`");
        let slug = asked
            .game
            .or_else(|| self.game.clone())
            .ok_or_else(unnamed)?;
        let game = game(&slug)?;
        let change = with_texts(&slug, asked.change, &asked.own_rules)?;
        // Alone most rules do nothing: as many as sit at the table, or two.
        let seated = self.table.as_ref().map(|table| table.names().len());
        let fewest = seated.unwrap_or(2).max(2);
        let seats = asked
            .seats
            .unwrap_or(fewest.clamp(*game.seats().start(), *game.seats().end()));
        let trial = Trial::new(game, &asked.rules, &change, Materials::default(), seats)?;
        let time = Duration::from_millis(asked.ms.unwrap_or(USUAL).min(MOST));
        let limit = Limit::within(time, Stop::default());
        let measured = trial.measure(&limit, &limit)?;
        let names = Names::new(&[], None).in_tongue(Tongue::En);
        let said = measured.line(game.slug(), game.rules(), names);
        let mut answer = json!(measured);
        answer["said"] = json!(said.to_string());
        Ok(answer)
    }

    /// Takes the step and the table's own draws after it.
    fn step(&mut self, step: AnyStep) -> Result<Json, Refusal> {
        let Some(table) = self.table.as_deref_mut() else {
            return Ok(json!({}));
        };
        let from = table.events();
        table.strict(&step)?;
        table.take(step)?;
        draw_all(table)?;
        Ok(json!({"events": table.events_from(from), "turn": table.turn_json()}))
    }
}

/// Whether a newcomer can be told from those who sit.
fn nobody_is_called(names: &[String], newcomer: &str) -> Result<(), Refusal> {
    if names.iter().any(|name| name == newcomer) {
        let message = format!("somebody called {newcomer} sits here already");
        return Err(Refusal::new(Code::BadInput, message));
    }
    Ok(())
}

/// Draws while the table waits for luck of its own.
fn draw_all(table: &mut dyn AnyTable) -> Result<(), Refusal> {
    while table.waiting() == Waiting::Luck {
        let Ok(draw) = table.next_draw() else { break };
        table.take(draw)?;
    }
    Ok(())
}

/// A rule in the words of the protocol.
#[must_use]
pub fn rule_json(rule: &Rule) -> Json {
    json!({
        "slug": rule.slug, "title": rule.title, "summary": rule.summary, "text": rule.text, "source": rule.source,
        "values": values_json(&rule.values), "default": rule.default_value(), "clashes": rule.clashes,
        "situation": rule.situation,
    })
}

fn values_json(values: &Values) -> Json {
    match values {
        Values::Flag => json!([false, true]),
        Values::Choice(words) => json!(words),
        Values::ChoiceOrName(words) => json!({"words": words, "loaded": true}),
        Values::Number {
            min,
            max,
            step,
            or_zero,
            ..
        } => {
            json!({"min": if *or_zero { 0 } else { *min }, "least": min, "max": max, "step": step})
        }
    }
}
