//! A table at which a game is played: steps in, happenings out, everything recorded.

use std::any::Any;

use serde::Deserialize;
use serde_json::{Value as Json, json};

use crate::position::{Log, Position};
use crate::step::{StepOf, any, typed};
use crate::{
    AnyStep, Code, Corrupt, Game, GameClock, Happening, Header, Key, LuckSource, Proposal, Record,
    Refusal, Seat, Secret, Settings, Step, Stream, Turn, Viewer,
};

/// A live table of the game `G`.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    header: Header,
    secret: Option<Secret>,
    key: Option<Key>,
    now: Position<G>,
    steps: Vec<StepOf<G>>,
    /// What happened, with the number of the step that did it.
    log: Vec<(usize, Happening<G::Event>)>,
}

/// What a table waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// These seats are to act; none where only a clock can go on.
    Seats(Vec<Seat>),
    /// Something is to be drawn.
    Luck,
    /// Nothing: the game is over.
    Over,
}

impl<G: Game> Table<G> {
    /// Opens a table. A header with a seed draws its own luck; one with a commitment needs its `secret` to do so.
    ///
    /// # Errors
    /// What the rules or the number of seats have against it; a secret that does not fit the commitment.
    pub fn open(mut header: Header, secret: Option<Secret>) -> Result<Self, Refusal> {
        let (secret, key) = luck(&header.luck, secret)?;
        let now = Position::start(&header)?;
        spelled_out(&mut header, &now.game)?;
        Ok(Self {
            header,
            secret,
            key,
            now,
            steps: Vec::new(),
            log: Vec::new(),
        })
    }

    /// Plays a record over from its first step. Its luck is taken from it, never drawn.
    ///
    /// # Errors
    /// The line that does not fit, and why.
    pub fn replay(record: &Record) -> Result<Self, Corrupt> {
        let secret = record.reveal.as_deref().and_then(Secret::from_hex);
        let mut table =
            Self::open(record.header.clone(), secret).map_err(|why| Corrupt::at(1, why))?;
        for (number, step) in record.steps.iter().enumerate() {
            table
                .take(step.clone())
                .map_err(|why| Corrupt::at(number + 2, why))?;
        }
        Ok(table)
    }

    /// The rules in force.
    pub fn game(&self) -> &G {
        &self.now.game
    }

    /// The whole truth about the game. Not for screens and bots: they get [`Game::view`].
    pub fn state(&self) -> &G::State {
        &self.now.state
    }

    /// What the game waits for, in its own types.
    pub fn turn(&self) -> &Turn<G::Action, G::Draw> {
        &self.now.turn
    }

    /// What happened from number `from` on, with the number of the step that did it.
    pub fn log(&self, from: usize) -> &[(usize, Happening<G::Event>)] {
        self.log.get(from..).unwrap_or_default()
    }

    /// What `viewer` learns of a happening.
    pub fn seen(
        &self,
        happening: &Happening<G::Event>,
        viewer: Viewer,
    ) -> Option<Happening<G::Seen>> {
        Some(match happening.clone() {
            Happening::Game(event) => Happening::Game(self.now.game.seen(&event, viewer)?),
            Happening::RuleProposed {
                proposal,
                seat,
                rules,
            } => Happening::RuleProposed {
                proposal,
                seat,
                rules,
            },
            Happening::Voted {
                proposal,
                seat,
                yes,
            } => Happening::Voted {
                proposal,
                seat,
                yes,
            },
            Happening::ProposalFailed { proposal, seat } => {
                Happening::ProposalFailed { proposal, seat }
            }
            Happening::RuleAdopted { proposal, rules } => {
                Happening::RuleAdopted { proposal, rules }
            }
            Happening::RuleInForce { rule, value } => Happening::RuleInForce { rule, value },
            Happening::Joined { seat, name } => Happening::Joined { seat, name },
            Happening::Left { seat } => Happening::Left { seat },
            Happening::Undone { to } => Happening::Undone { to },
        })
    }

    /// Takes one step and records it, or refuses it with nothing changed.
    ///
    /// # Errors
    /// Why the step is not allowed.
    pub fn step(&mut self, step: StepOf<G>) -> Result<(), Refusal> {
        let mut log = Log::<G>::new();
        if let Step::Undo { undo } = step {
            self.now = self.undone(undo)?;
            log.push(Happening::Undone { to: undo });
        } else {
            self.now.step(step.clone(), &self.header, &mut log)?;
        }
        let number = self.steps.len();
        self.steps.push(step);
        self.log
            .extend(log.into_iter().map(|happening| (number, happening)));
        Ok(())
    }

    /// The outcome that the table's own luck has for the draw that is waited for; a finding needs none.
    ///
    /// # Errors
    /// `NotNow` where nothing is to be drawn, or luck is not the table's to draw.
    pub fn drawn(&self) -> Result<G::Outcome, Refusal> {
        let Turn::Luck(draw) = &self.now.turn else {
            return Err(Refusal::new(Code::NotNow, "nothing is being drawn"));
        };
        let (game, state) = (&self.now.game, &self.now.state);
        if game.is_finding(state) {
            return Ok(game.draw(state, &mut Stream::from_seed("finding")));
        }
        let Some(key) = &self.key else {
            return Err(Refusal::new(
                Code::NotNow,
                "the luck of this table is scripted, or its secret is not known",
            ));
        };
        let label = serde_json::to_string(draw).expect("a draw is plain data");
        Ok(game.draw(state, &mut key.draw(self.now.draws, &label)))
    }

    /// How far `seat` may take back its own acts alone: to the last step that told anybody anything new (P9).
    pub fn undoable(&self, seat: Seat) -> Option<u64> {
        let Turn::Choice(asks) = &self.now.turn else {
            return None;
        };
        if !asks.iter().any(|ask| ask.seat == seat) {
            return None;
        }
        let own = |step: &StepOf<G>| matches!(step, Step::Act { seat: by, .. } if *by == seat);
        let length = self.now.line.len();
        let kept = self
            .now
            .line
            .iter()
            .rposition(|step| !own(step))
            .map_or(0, |last| last + 1);
        let kept = kept.max(self.now.revealed);
        (kept < length).then_some(kept as u64)
    }

    fn undone(&self, to: u64) -> Result<Position<G>, Refusal> {
        let line = &self.now.line;
        let to = usize::try_from(to).unwrap_or(usize::MAX);
        if to >= line.len() {
            return Err(Refusal::new(
                Code::NotNow,
                format!("there is nothing to take back after step {to}"),
            ));
        }
        if !line[to..].iter().all(Step::can_be_undone) {
            let message = "a vote or a change of seats stands in between and cannot be taken back";
            return Err(Refusal::new(Code::Illegal, message));
        }
        let mut position = Position::start(&self.header)?;
        for step in &line[..to] {
            position.step(step.clone(), &self.header, &mut Log::<G>::new())?;
        }
        Ok(position)
    }
}

/// The secret and key of a table, as far as they are known.
fn luck(
    source: &LuckSource,
    secret: Option<Secret>,
) -> Result<(Option<Secret>, Option<Key>), Refusal> {
    match source {
        LuckSource::Scripted => Ok((None, None)),
        LuckSource::Seed(seed) => Ok((None, Some(Secret::from_seed(seed).key(&[])))),
        LuckSource::Committed { commitment, nonces } => {
            let Some(secret) = secret else {
                return Ok((None, None));
            };
            if secret.commitment() != *commitment {
                return Err(Refusal::new(
                    Code::Corrupt,
                    "the secret is not the one that was committed to",
                )
                .by("P12"));
            }
            let key = secret.key(nonces);
            Ok((Some(secret), Some(key)))
        }
    }
}

/// Writes every rule into the header, or finds one there that the settings do not give.
fn spelled_out<G: Game>(header: &mut Header, game: &G) -> Result<(), Refusal> {
    let rules = game.settings();
    let written = header.rules.read(G::rules())?;
    for (slug, value) in &written.0 {
        if rules.get(slug) != Some(value) {
            let message = format!(
                "the rule `{slug}` is written as {value}, which the other rules do not give"
            );
            return Err(Refusal::new(Code::Corrupt, message));
        }
    }
    header.rules = rules;
    same_data(header, game)
}

/// Writes down which data the game is played with, or finds other data there.
fn same_data<G: Game>(header: &mut Header, game: &G) -> Result<(), Refusal> {
    let data = game.data();
    for (kind, mark) in &header.data {
        if data.get(kind) != Some(mark) {
            let message = format!(
                "the {kind} `{}` of the record have the SHA-256 {}, and those of that name here have not",
                mark.name, mark.sha256
            );
            return Err(Refusal::new(Code::Corrupt, message));
        }
    }
    header.data = data;
    Ok(())
}

/// A table of any game, with JSON at its edge.
pub trait AnyTable: Send + std::fmt::Debug {
    /// What the record says first.
    fn header(&self) -> &Header;
    /// The names of the seats, newcomers included.
    fn names(&self) -> &[String];
    /// How many steps have been recorded: what an action is made against (P8).
    fn length(&self) -> usize;
    /// Takes one step, or refuses it with nothing changed.
    ///
    /// # Errors
    /// Why the step is not allowed.
    fn take(&mut self, step: AnyStep) -> Result<(), Refusal>;
    /// The step that the table's own luck takes next.
    ///
    /// # Errors
    /// `NotNow` where nothing is to be drawn, or luck is not the table's to draw.
    fn next_draw(&self) -> Result<AnyStep, Refusal>;
    /// Whether the draw that is waited for is a finding and no chance ([`Game::is_finding`]).
    fn is_finding(&self) -> bool;
    /// What the table waits for.
    fn waiting(&self) -> Waiting;
    /// What the table waits for, in the words of the referee.
    fn turn_json(&self) -> Json;
    /// The actions listed for a seat that is to act.
    fn actions(&self, seat: Seat) -> Vec<Json>;
    /// Whether an action is never stale ([`Game::is_timeless`]).
    fn is_timeless(&self, action: &Json) -> bool;
    /// Everything a viewer may know, with the names, the rules in force and the open proposal.
    fn view(&self, viewer: Viewer) -> Json;
    /// What a viewer learned of the happenings from number `from` on, each with the number of its step.
    fn seen_from(&self, from: usize, viewer: Viewer) -> Vec<(usize, Json)>;
    /// What a viewer learned of the happening of that number, if anything.
    fn seen_at(&self, number: usize, viewer: Viewer) -> Option<Json>;
    /// The happenings themselves from number `from` on: for the arbiter only.
    fn events_from(&self, from: usize) -> Vec<Json>;
    /// How many happenings there are.
    fn events(&self) -> usize;
    /// The rules in force.
    fn rules(&self) -> Settings;
    /// The open proposal.
    fn proposal(&self) -> Option<&Proposal>;
    /// Who has a vote.
    fn voters(&self) -> Vec<Seat>;
    /// How far a seat may take back its own acts alone.
    fn undoable_by(&self, seat: Seat) -> Option<u64>;
    /// How many steps the line of play holds: those taken back do not count.
    fn line_length(&self) -> u64;
    /// How many steps of the line of play stood before its last `acts` acts: what was drawn after them goes with them.
    fn before_acts(&self, acts: u64) -> u64;
    /// The clock of the game's own rules that is running.
    fn clock(&self) -> Option<GameClock>;
    /// The record so far; the secret is in it once the game is over.
    fn record(&self) -> Record;
    /// The table with its own types, for bots and screens of its game.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Game> AnyTable for Table<G> {
    fn header(&self) -> &Header {
        &self.header
    }

    fn names(&self) -> &[String] {
        &self.now.names
    }

    fn length(&self) -> usize {
        self.steps.len()
    }

    fn take(&mut self, step: AnyStep) -> Result<(), Refusal> {
        self.step(typed::<G>(step)?)
    }

    fn next_draw(&self) -> Result<AnyStep, Refusal> {
        Ok(any::<G>(Step::Luck {
            luck: self.drawn()?,
        }))
    }

    fn is_finding(&self) -> bool {
        self.now.game.is_finding(&self.now.state)
    }

    fn waiting(&self) -> Waiting {
        match &self.now.turn {
            Turn::Choice(asks) => Waiting::Seats(asks.iter().map(|ask| ask.seat).collect()),
            Turn::Luck(_) => Waiting::Luck,
            Turn::Over(_) => Waiting::Over,
        }
    }

    fn turn_json(&self) -> Json {
        match &self.now.turn {
            Turn::Choice(asks) => match asks.as_slice() {
                [ask] => json!({"kind": "choice", "seat": ask.seat, "actions": ask.actions}),
                asks => {
                    let asks = asks
                        .iter()
                        .map(|ask| json!({"seat": ask.seat, "actions": ask.actions}));
                    json!({"kind": "choice", "seats": asks.collect::<Vec<_>>()})
                }
            },
            Turn::Luck(draw) => json!({"kind": "luck", "draw": draw}),
            Turn::Over(standing) => {
                let winner = match standing.winners.as_slice() {
                    [one] => Some(one),
                    _ => None,
                };
                json!({"kind": "over", "standing": standing.places, "winner": winner, "winners": standing.winners})
            }
        }
    }

    fn actions(&self, seat: Seat) -> Vec<Json> {
        let Turn::Choice(asks) = &self.now.turn else {
            return Vec::new();
        };
        let asked = asks
            .iter()
            .filter(|ask| ask.seat == seat)
            .flat_map(|ask| &ask.actions);
        asked.map(|action| json!(action)).collect()
    }

    fn is_timeless(&self, action: &Json) -> bool {
        G::Action::deserialize(action).is_ok_and(|action| self.now.game.is_timeless(&action))
    }

    fn view(&self, viewer: Viewer) -> Json {
        let mut view = json!(self.now.game.view(&self.now.state, viewer));
        view["names"] = json!(self.now.names);
        view["rules"] = json!(self.now.game.settings());
        view["proposal"] = json!(self.now.guiding.proposal);
        view["adopted"] = json!(self.now.guiding.adopted);
        view
    }

    fn seen_from(&self, from: usize, viewer: Viewer) -> Vec<(usize, Json)> {
        let seen = self.log(from).iter();
        seen.filter_map(|(number, happening)| Some((*number, json!(self.seen(happening, viewer)?))))
            .collect()
    }

    fn seen_at(&self, number: usize, viewer: Viewer) -> Option<Json> {
        let (_, happening) = self.log.get(number)?;
        Some(json!(self.seen(happening, viewer)?))
    }

    fn events_from(&self, from: usize) -> Vec<Json> {
        self.log(from)
            .iter()
            .map(|(_, happening)| json!(happening))
            .collect()
    }

    fn events(&self) -> usize {
        self.log.len()
    }

    fn rules(&self) -> Settings {
        self.now.game.settings()
    }

    fn proposal(&self) -> Option<&Proposal> {
        self.now.guiding.proposal.as_ref()
    }

    fn voters(&self) -> Vec<Seat> {
        self.now.game.voters(&self.now.state)
    }

    fn undoable_by(&self, seat: Seat) -> Option<u64> {
        self.undoable(seat)
    }

    fn line_length(&self) -> u64 {
        self.now.line.len() as u64
    }

    fn before_acts(&self, acts: u64) -> u64 {
        let line = self.now.line.iter().enumerate().rev();
        let mut own = line.filter(|(_, step)| matches!(step, Step::Act { .. }));
        let nth = usize::try_from(acts.saturating_sub(1)).unwrap_or(usize::MAX);
        own.nth(nth).map_or(0, |(before, _)| before as u64)
    }

    fn clock(&self) -> Option<GameClock> {
        self.now.game.clock(&self.now.state)
    }

    fn record(&self) -> Record {
        let over = matches!(self.now.turn, Turn::Over(_));
        Record {
            header: self.header.clone(),
            steps: self.steps.iter().cloned().map(any::<G>).collect(),
            reveal: self.secret.as_ref().filter(|_| over).map(Secret::reveal),
        }
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
