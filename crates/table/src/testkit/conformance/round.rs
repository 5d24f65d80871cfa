//! One random game, watched at every step.

use serde_json::{Value as Json, json};

use super::chance::{below, one_in, pick};
use super::steps::Next;
use super::twin::Twin;
use super::{Extra, Options, Report, ensure, moment, settings};
use crate::step::StepOf;
use crate::testkit::same::{same, same_position, viewers};
use crate::{
    AnyStep, AnyTable, Code, Covers, Game, Happening, Header, Luck, LuckSource, Record, Seat,
    Secret, Step, Stream, Table, Turn, Viewer,
};

/// A game in progress with what has come up in it.
pub(super) struct Round<'a, G: Game> {
    pub(super) options: &'a Options<G>,
    pub(super) table: Table<G>,
    /// The steps that count: those taken back are gone.
    pub(super) line: Vec<AnyStep>,
    /// Actions and outcomes of earlier moments: most of them are wrong now.
    pub(super) actions: Vec<G::Action>,
    pub(super) outcomes: Vec<G::Outcome>,
    /// How often somebody may still come or go.
    pub(super) comings: u32,
    /// Who has left.
    pub(super) gone: Vec<Seat>,
    twin: Option<Twin<G>>,
}

impl<'a, G: Game> Round<'a, G> {
    /// A table with random rules, seats and source of luck.
    pub(super) fn open(options: &'a Options<G>, luck: &mut Stream) -> Result<Self, String> {
        for _ in 0..1000 {
            let rules = settings::draw(options, luck)?;
            let more = below(luck, options.seats.end() - options.seats.start() + 1);
            let seats = (0..options.seats.start() + more).map(|seat| format!("seat{seat}"));
            let (source, secret) = source(luck);
            let header = Header::new(G::SLUG, seats.collect(), rules, source);
            let header = header.with_materials(options.materials.clone());
            match Table::open(header, secret) {
                Ok(table) => {
                    let rules = table.rules();
                    let silent = G::rules()
                        .iter()
                        .find(|rule| rules.get(rule.slug).is_none());
                    ensure(silent.is_none(), || {
                        format!(
                            "the settings do not say `{}`",
                            silent.map_or("", |rule| rule.slug)
                        )
                    })?;
                    return Ok(Self::at(options, table, luck));
                }
                Err(refusal) => {
                    let again = matches!(refusal.code, Code::BadSeat | Code::Clash);
                    ensure(again, || format!("no table can be opened: {refusal}"))?;
                }
            }
        }
        Err(format!(
            "no table with {:?} seats can be opened",
            options.seats
        ))
    }

    fn at(options: &'a Options<G>, table: Table<G>, luck: &mut Stream) -> Self {
        Self {
            options,
            table,
            line: Vec::new(),
            actions: Vec::new(),
            outcomes: Vec::new(),
            comings: luck.below(2) * luck.below(8),
            gone: Vec::new(),
            twin: None,
        }
    }

    /// Plays to the end.
    pub(super) fn play(
        &mut self,
        luck: &mut Stream,
        extra: Extra<G>,
        report: &mut Report,
    ) -> Result<(), String> {
        for step in 0..self.options.steps {
            let over = matches!(self.table.turn(), Turn::Over(_));
            if step < 3 || over || self.idle() || one_in(luck, 8) {
                self.look(luck, report)?;
                extra(self.options, &self.table, luck)?;
            }
            if over {
                report.games += 1;
                return self.replay();
            }
            // Seldom in a long game, for it takes the longer.
            if below(luck, step + 20) == 0 {
                self.replay()?;
                self.undo(luck)?;
            }
            let next = self.next(luck);
            self.take(next, luck, report)?;
        }
        Err(format!(
            "the game is not over after {} steps",
            self.options.steps
        ))
    }

    /// Whether seats are to act, but none of them can.
    fn idle(&self) -> bool {
        let Turn::Choice(asks) = self.table.turn() else {
            return false;
        };
        asks.iter().all(|ask| ask.actions.is_empty())
    }

    /// Checks everything that can be checked without going on.
    fn look(&mut self, luck: &mut Stream, report: &mut Report) -> Result<(), String> {
        let (game, state) = (self.table.game(), self.table.state());
        let seats = self.table.names().len();
        moment::check(self.options, game, state, seats, luck)?;
        self.not_stuck()?;
        for rule in G::rules() {
            let seen = game.under_way(state, rule.situation).is_some();
            if seen && !report.situations.contains(&rule.situation) {
                report.situations.push(rule.situation);
            }
        }
        match self.table.turn() {
            Turn::Choice(asks) => {
                let actions = asks.iter().filter_map(|ask| pick(luck, &ask.actions));
                self.actions.extend(actions.cloned());
            }
            Turn::Luck(_) => self.outcomes.push(game.draw(state, luck)),
            Turn::Over(_) => {}
        }
        for step in self.forbidden(luck) {
            self.refuse(&step, report)?;
        }
        if self.twin.is_none() && one_in(luck, 4) {
            let viewers: Vec<Viewer> = viewers(&self.table).collect();
            self.twin = pick(luck, &viewers).map(|&viewer| Twin::of(&self.table, viewer));
        }
        Ok(())
    }

    /// Takes a step, or sees it refused with nothing changed.
    fn take(&mut self, next: Next, luck: &mut Stream, report: &mut Report) -> Result<(), String> {
        let before = Moment::of(&self.table);
        let Next { step, must } = next;
        match self.table.take(step.clone()) {
            Ok(()) => {}
            Err(why) if must => return Err(format!("{} is due, but: {why}", json!(step))),
            Err(_) => {
                report.refused += 1;
                return self.unchanged(&step, &before);
            }
        }
        report.steps += 1;
        if let Step::Undo { undo } = step {
            self.line
                .truncate(usize::try_from(undo).unwrap_or(usize::MAX));
            report.undone += 1;
        } else {
            self.line.push(step.clone());
        }
        self.happened(before.events, report)?;
        self.stands()?;
        let Some(twin) = &mut self.twin else {
            return Ok(());
        };
        if !twin.follow(&step, &before, &self.table, luck) {
            self.twin = None;
            return Ok(());
        }
        report.twins += usize::from(twin.table.state() != self.table.state());
        twin.check(&self.table)
    }

    /// Sees that a step is refused.
    fn refuse(&mut self, step: &AnyStep, report: &mut Report) -> Result<(), String> {
        let before = Moment::of(&self.table);
        let refused = self.table.take(step.clone()).is_err();
        ensure(refused, || {
            format!("{} is taken, but must be refused", json!(step))
        })?;
        report.refused += 1;
        self.unchanged(step, &before)
    }

    pub(super) fn unchanged(&self, step: &AnyStep, before: &Moment<G>) -> Result<(), String> {
        let same = self.table.state() == &before.state
            && self.table.events() == before.events
            && self.table.length() == before.length;
        ensure(same, || {
            format!("{} was refused, but has changed the table", json!(step))
        })
    }

    /// The record, printed and read again, must lead to the same table.
    fn replay(&self) -> Result<(), String> {
        let replayed = Record::parse(&self.table.record().to_string())
            .and_then(|record| Table::replay(&record))
            .map_err(|why| format!("the record does not replay: {why}"))?;
        same(&self.table, &replayed).map_err(|why| format!("the record replays otherwise: {why}"))
    }

    /// Taking back to any point must lead to where the steps before it lead.
    fn undo(&self, luck: &mut Stream) -> Result<(), String> {
        let to = self.earlier(luck);
        let agreed = self.line[to..].iter().any(|step| !step.can_be_undone());
        if agreed || to == self.line.len() {
            return Ok(());
        }
        let mut undone = self.table.clone();
        let back = Step::Undo { undo: to as u64 };
        undone
            .take(back)
            .map_err(|why| format!("step {to} cannot be gone back to: {why}"))?;
        leads_to(self.table.header(), &self.line[..to], &undone)
    }

    /// The last steps, for a report of what is wrong.
    pub(super) fn told(&self) -> String {
        let record = self.table.record();
        let shown: Vec<String> = record
            .steps
            .iter()
            .map(|step| json!(step).to_string())
            .collect();
        let last = &shown[shown.len().saturating_sub(20)..];
        let header = json!(record.header);
        format!(
            "{header}\nafter {} steps, the last of them:\n{}",
            shown.len(),
            last.join("\n")
        )
    }
}

/// Checks that a line of play from the start leads to `table`.
pub(super) fn leads_to<G: Game>(
    header: &Header,
    line: &[AnyStep],
    table: &Table<G>,
) -> Result<(), String> {
    let record = Record {
        header: header.clone(),
        steps: line.to_vec(),
        reveal: None,
    };
    let replayed = Table::replay(&record);
    let replayed = replayed.map_err(|why| format!("what was left does not replay: {why}"))?;
    let fits = same_position(&replayed, table);
    fits.map_err(|why| format!("steps taken back do not lead to where they came from: {why}"))?;
    let numbered = table.log(0).iter().enumerate();
    let standing = numbered.filter(|(number, (_, happening))| {
        !table.is_taken_back(*number) && !matches!(happening, Happening::Undone { .. })
    });
    let standing: Vec<Json> = standing.map(|(_, (_, told))| json!(told)).collect();
    ensure(standing == replayed.events_from(0), || {
        format!("what is said to be taken back is not what was: {standing:?}")
    })
}

/// What a table was before a step.
pub(super) struct Moment<G: Game> {
    pub(super) game: G,
    pub(super) state: G::State,
    pub(super) events: usize,
    length: usize,
}

impl<G: Game> Moment<G> {
    pub(super) fn of(table: &Table<G>) -> Self {
        Self {
            game: table.game().clone(),
            state: table.state().clone(),
            events: table.events(),
            length: table.length(),
        }
    }

    /// What `viewer` would see of an action or of luck; nothing where that is not allowed.
    pub(super) fn shown(&self, step: &StepOf<G>, viewer: Viewer) -> Option<Vec<Json>> {
        let (game, mut state, mut log) = (&self.game, self.state.clone(), Vec::new());
        match step {
            Step::Act { seat, act } => {
                game.check(&state, *seat, act).ok()?;
                game.act(&mut state, *seat, act, &mut log);
            }
            Step::Luck { luck } => {
                game.admit(&state, luck).ok()?;
                game.luck(&mut state, luck, &mut log);
            }
            Step::Propose { .. }
            | Step::Vote { .. }
            | Step::Time { .. }
            | Step::Join { .. }
            | Step::Leave { .. }
            | Step::Undo { .. } => {}
        }
        let seen = log.iter().filter_map(|event| game.seen(event, viewer));
        Some(seen.map(|seen| json!(seen)).collect())
    }
}

/// A random source of luck, with its secret if it has one.
fn source(luck: &mut Stream) -> (LuckSource, Option<Secret>) {
    let secret = Secret::from_seed(&luck.word().to_string());
    match luck.below(3) {
        0 => (LuckSource::Scripted, None),
        1 => (LuckSource::Seed(secret.reveal()), None),
        _ => {
            let nonces = vec![luck.word().to_string()];
            let commitment = secret.commitment();
            {
                let covers = [Covers::Nothing, Covers::Header, Covers::All][luck.below(3) as usize];
                let luck = LuckSource::Committed {
                    commitment,
                    nonces,
                    covers,
                };
                (luck, Some(secret))
            }
        }
    }
}
