//! A table at which a game is played: steps in, happenings out, everything recorded.

mod any;
mod glance;

pub use any::{AnyTable, Waiting};
pub use glance::{AnyGlance, AnySeen, Glance};

use crate::past::Past;
use crate::position::{Log, Position};
use crate::step::StepOf;
use crate::{
    Ahead, Code, Corrupt, Covers, Game, Happening, Header, Key, LuckSource, Record, Refusal, Seat,
    Secret, Settings, Step, Stream, Turn, Viewer, changes_any,
};

/// A live table of the game `G`.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    header: Header,
    secret: Option<Secret>,
    key: Option<Key>,
    now: Position<G>,
    /// Where the line of play stood before, for taking back.
    past: Past<G>,
    /// The steps that count: those taken back are gone.
    line: Vec<StepOf<G>>,
    /// Their numbers among all steps, in order.
    standing: Vec<usize>,
    steps: Vec<StepOf<G>>,
    /// What happened, with the number of the step that did it.
    log: Vec<(usize, Happening<G::Event>)>,
}

impl<G: Game> Table<G> {
    /// Opens a table. A header with a seed draws its own luck; one with a commitment needs its `secret` to do so.
    ///
    /// # Errors
    /// What the rules or the number of seats have against it; a secret that does not fit the commitment.
    pub fn open(mut header: Header, secret: Option<Secret>) -> Result<Self, Refusal> {
        let set = header.set.clone();
        name_what_was::<G>(&mut header);
        let now = Position::start(&header)?;
        spelled_out::<G>(&mut header, &now.game)?;
        // The luck covers what the table itself has set, not what this program has to name.
        let named = std::mem::replace(&mut header.set, set);
        let (secret, key) = luck(&header, secret)?;
        header.set = named;
        Ok(Self {
            header,
            secret,
            key,
            past: Past::from(now.clone()),
            now,
            line: Vec::new(),
            standing: Vec::new(),
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
        happening.with_game(|event| self.now.game.seen(event, viewer))
    }

    /// Takes one step and records it, or refuses it with nothing changed.
    ///
    /// # Errors
    /// Why the step is not allowed.
    pub fn step(&mut self, step: StepOf<G>) -> Result<(), Refusal> {
        let mut log = Log::<G>::new();
        let number = self.steps.len();
        if let Step::Undo { undo } = step {
            self.take_back(undo)?;
            log.push(Happening::Undone { to: undo });
        } else {
            self.now.step(&step, &self.header, &mut log)?;
            self.line.push(step.clone());
            self.standing.push(number);
            if step.can_be_undone() {
                self.past.keep(&self.now);
            } else {
                self.past = Past::from(self.now.clone());
            }
        }
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

    /// Whether a proposal would change anything, now or at a situation to come (P11). Doors ask before a seat proposes;
    /// a record that holds such a proposal replays.
    ///
    /// # Errors
    /// `BadVote`, saying what stands already.
    pub fn would_change(&self, rules: &Settings) -> Result<(), Refusal> {
        let in_force = self.now.game.settings();
        let agreed = in_force.changed(&self.now.guiding.waiting());
        changes_any(G::rules(), &agreed, rules)
    }

    /// The game as it goes on from here, where a rule has been adopted that comes into force in it later (W19).
    pub fn ahead(&self) -> Option<Ahead<G>> {
        // Most tables have none, and a look ahead is a copy.
        if self.now.guiding.adopted.is_empty() {
            return None;
        }
        Some(Ahead::of(&self.header, &self.now)).filter(Ahead::waits)
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
        let since = &self.line[self.now.revealed..];
        let own = since.iter().rev().take_while(|step| own(step)).count();
        (own > 0).then_some((self.line.len() - own) as u64)
    }

    /// Whether the table could go back to where the line of play had `to` steps; how many that are.
    fn could_take_back(&self, to: u64) -> Result<usize, Refusal> {
        let to = usize::try_from(to).unwrap_or(usize::MAX);
        if to >= self.line.len() {
            return Err(Refusal::new(
                Code::NotNow,
                format!("there is nothing to take back after step {to}"),
            ));
        }
        if !self.line[to..].iter().all(Step::can_be_undone) {
            let message = "a vote or a change of seats stands in between and cannot be taken back";
            return Err(Refusal::new(Code::Illegal, message));
        }
        Ok(to)
    }

    /// Goes back to where the line of play had `to` steps.
    fn take_back(&mut self, to: u64) -> Result<(), Refusal> {
        let to = self.could_take_back(to)?;
        let mut now = self.past.before(to).clone();
        let mut passed = Vec::new();
        for step in &self.line[now.length..to] {
            now.step(step, &self.header, &mut Log::<G>::new())?;
            passed.extend(Past::is_kept(&now).then(|| now.clone()));
        }
        self.past.cut(to);
        for position in &passed {
            self.past.keep(position);
        }
        self.line.truncate(to);
        self.standing.truncate(to);
        self.now = now;
        Ok(())
    }
}

/// The secret and key of a table, as far as they are known.
fn luck(header: &Header, secret: Option<Secret>) -> Result<(Option<Secret>, Option<Key>), Refusal> {
    match &header.luck {
        LuckSource::Scripted => Ok((None, None)),
        LuckSource::Seed(seed) => Ok((None, Some(Secret::from_seed(seed).key(&[])))),
        LuckSource::Committed {
            commitment,
            nonces,
            covers,
        } => {
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
            let key = match covers {
                Covers::Nothing => secret.key(nonces),
                Covers::Header | Covers::All => secret.key_of(&header.agreed(), nonces),
            };
            Ok((Some(secret), Some(key)))
        }
    }
}

/// Writes what an old record does not name because there was no choice when it was made ([`Game::before`]).
fn name_what_was<G: Game>(header: &mut Header) {
    let mut unnamed = Vec::new();
    for rule in G::rules() {
        if header.rules.get(rule.slug).is_none() {
            let Some(was) = G::before(rule.slug) else {
                return;
            };
            unnamed.push((rule.slug.to_owned(), was));
        }
    }
    for (slug, was) in unnamed {
        header.set.push(slug.clone());
        header.rules.0.insert(slug, was);
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
