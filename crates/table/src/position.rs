//! Where a line of play stands: the fold over its steps that live play, undo and replay share.

use std::sync::Arc;

use crate::allowed::allowed;
use crate::guiding::Guiding;
use crate::rule::find;
use crate::step::StepOf;
use crate::{
    Code, Game, Happening, Header, OWN, Proposal, Refusal, Seat, Settings, Step, Titles, Turn,
    TurnOf, Value, titles_of_dropped,
};

/// A game in progress with the rules in force and the votes about them.
#[derive(Clone, Debug)]
pub(crate) struct Position<G: Game> {
    /// Shared by all positions under the same rules: they are many words, and seldom change.
    pub(crate) game: Arc<G>,
    /// What the table has set, at the start and by votes.
    pub(crate) set: Arc<Settings>,
    pub(crate) state: G::State,
    pub(crate) turn: TurnOf<G>,
    pub(crate) names: Arc<Vec<String>>,
    pub(crate) guiding: Guiding,
    /// How many steps the line of play holds: those taken back are gone.
    pub(crate) length: usize,
    /// How many of them are draws.
    pub(crate) draws: u64,
    /// How long the line was after the last act that told anybody something that cannot be unlearned.
    pub(crate) revealed: usize,
}

/// What happened, to be logged.
pub(crate) type Log<G> = Vec<Happening<<G as Game>::Event>>;

impl<G: Game> Position<G> {
    /// The position before the first step.
    pub(crate) fn start(header: &Header) -> Result<Self, Refusal> {
        let set = header.chosen().read(G::rules())?;
        let game = settled::<G>(&set, header)?;
        let state = game.start(&header.seats)?;
        let turn = game.turn(&state);
        let names = Arc::new(header.seats.clone());
        Ok(Self {
            game: Arc::new(game),
            set: Arc::new(set),
            state,
            turn,
            names,
            guiding: Guiding::default(),
            length: 0,
            draws: 0,
            revealed: 0,
        })
    }

    /// Takes one step (any but `Undo`, which needs the whole line), or refuses it with nothing changed.
    pub(crate) fn step(
        &mut self,
        step: &StepOf<G>,
        header: &Header,
        log: &mut Log<G>,
    ) -> Result<(), Refusal> {
        let from = log.len();
        match step {
            Step::Act { seat, act } => self.act(*seat, act, log)?,
            Step::Luck { luck } => self.luck(luck, log)?,
            Step::Propose { seat, propose } => self.propose(*seat, propose, header, log)?,
            Step::Vote {
                seat,
                proposal,
                vote,
            } => self.vote(*seat, *proposal, *vote, log)?,
            Step::Time { seat, time } => self.time(*seat, *time, log)?,
            Step::Join { join } => self.join(join, log)?,
            Step::Leave { leave } => self.leave(*leave, log)?,
            Step::Undo { .. } => {
                return Err(Refusal::new(
                    Code::BadInput,
                    "steps are taken back at the table",
                ));
            }
        }
        self.length += 1;
        self.suspend(log, from);
        if !self.guiding.is_idle() {
            self.change_rules(header, log);
        }
        self.turn = self.game.turn(&self.state);
        Ok(())
    }

    fn act(&mut self, seat: Seat, act: &G::Action, log: &mut Log<G>) -> Result<(), Refusal> {
        self.seated(seat)?;
        allowed(self.game.as_ref(), &self.state, &self.turn, seat, act)?;
        let from = log.len();
        self.logged(log, |game, state, events| {
            game.act(state, seat, act, events);
        });
        let reveals =
            |happening: &_| matches!(happening, Happening::Game(event) if self.game.reveals(event));
        if log[from..].iter().any(reveals) {
            self.revealed = self.length + 1;
        }
        Ok(())
    }

    fn luck(&mut self, outcome: &G::Outcome, log: &mut Log<G>) -> Result<(), Refusal> {
        match &self.turn {
            Turn::Luck(_) => self.game.admit(&self.state, outcome)?,
            Turn::Over(_) => return Err(Refusal::new(Code::GameOver, "the game is over")),
            Turn::Choice(_) => {
                return Err(Refusal::new(
                    Code::NotNow,
                    "nothing is being drawn; a seat is to act",
                ));
            }
        }
        self.draws += 1;
        self.logged(log, |game, state, events| game.luck(state, outcome, events));
        Ok(())
    }

    fn propose(
        &mut self,
        seat: Seat,
        rules: &Settings,
        header: &Header,
        log: &mut Log<G>,
    ) -> Result<(), Refusal> {
        self.may_vote(seat)?;
        if let Some(open) = &self.guiding.proposal {
            let message = format!("proposal {} is open; one at a time", open.id);
            return Err(Refusal::new(Code::BadVote, message).by(G::VOTING));
        }
        let rules = rules.read(G::rules())?;
        if rules.0.is_empty() {
            return Err(
                Refusal::new(Code::BadVote, "a proposal changes at least one rule").by(G::VOTING),
            );
        }
        let after = self.with(&rules, header)?;
        after.suits(&self.state)?;
        let next_game = self.for_next_game(&after, &rules);
        let titles = self.titles_of(&rules);
        let proposal = self.guiding.propose(seat, rules.clone(), next_game.clone());
        log.push(Happening::RuleProposed {
            proposal,
            seat,
            rules,
            next_game,
            titles,
        });
        Ok(())
    }

    /// What the rules of the table's own are called that a change drops.
    fn titles_of(&self, rules: &Settings) -> Titles {
        titles_of_dropped(&self.set.changed(&self.guiding.waiting()), rules)
    }

    /// The game with these rules, and with those adopted before that wait for their situation.
    fn with(&self, rules: &Settings, header: &Header) -> Result<G, Refusal> {
        let after = self.set.changed(&self.guiding.waiting()).changed(rules);
        settled(&after, header)
    }

    /// Those of these rules that wait for a situation which comes in this game no more; `after`: the game with them.
    fn for_next_game(&self, after: &G, rules: &Settings) -> Vec<String> {
        let waits = |(slug, value): &(&String, &Value)| {
            let Ok(rule) = find(G::rules(), slug) else {
                return false;
            };
            let situation = self.game.situation(rule, value);
            let is_under_way = self.game.under_way(&self.state, situation).is_some();
            is_under_way && !after.comes_again(&self.state, situation)
        };
        let late = rules.0.iter().filter(waits);
        late.map(|(slug, _)| slug.clone()).collect()
    }

    fn vote(
        &mut self,
        seat: Seat,
        id: u32,
        vote: Option<bool>,
        log: &mut Log<G>,
    ) -> Result<(), Refusal> {
        self.may_vote(seat)?;
        let open = self.guiding.open::<G>(id)?;
        if vote.is_none() && !open.yes.contains(&seat) {
            return Err(
                Refusal::new(Code::BadVote, format!("{seat} has no yes to withdraw")).by(G::VOTING),
            );
        }
        self.guiding.vote(seat, vote);
        log.push(Happening::Voted {
            proposal: id,
            seat,
            yes: vote,
        });
        if vote == Some(false) {
            log.push(Happening::ProposalFailed { proposal: id, seat });
        }
        Ok(())
    }

    fn time(&mut self, seat: Seat, ms: u64, log: &mut Log<G>) -> Result<(), Refusal> {
        self.seated(seat)?;
        self.tried(log, |game, state, events| {
            game.time(state, seat, ms, events)
        })
    }

    fn join(&mut self, name: &str, log: &mut Log<G>) -> Result<(), Refusal> {
        let mut seat = Seat(0);
        self.tried(log, |game, state, events| {
            game.join(state, name, events)
                .map(|newcomer| seat = newcomer)
        })?;
        Arc::make_mut(&mut self.names).push(name.to_owned());
        log.push(Happening::Joined {
            seat,
            name: name.to_owned(),
        });
        Ok(())
    }

    fn leave(&mut self, seat: Seat, log: &mut Log<G>) -> Result<(), Refusal> {
        self.seated(seat)?;
        if matches!(self.turn, Turn::Over(_)) {
            return Err(Refusal::new(Code::GameOver, "the game is over"));
        }
        let from = log.len();
        self.tried(log, |game, state, events| game.leave(state, seat, events))?;
        log.insert(from, Happening::Left { seat });
        Ok(())
    }

    fn seated(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.index() < self.names.len() {
            return Ok(());
        }
        let message = format!(
            "there is no {seat}; the seats are 0 to {}",
            self.names.len().saturating_sub(1)
        );
        Err(Refusal::new(Code::BadSeat, message))
    }

    fn may_vote(&self, seat: Seat) -> Result<(), Refusal> {
        self.seated(seat)?;
        if matches!(self.turn, Turn::Over(_)) {
            return Err(Refusal::new(Code::GameOver, "the game is over"));
        }
        if self.game.voters(&self.state).contains(&seat) {
            return Ok(());
        }
        Err(Refusal::new(
            Code::BadVote,
            format!("{seat} is out of the game and has no vote"),
        )
        .by(G::NO_VOTE))
    }

    fn is_over(&self) -> bool {
        matches!(self.game.turn(&self.state), Turn::Over(_))
    }

    /// Suspends rules of the table's own that have failed too often, by what has happened from number `from` on (O5).
    fn suspend(&mut self, log: &mut Log<G>, from: usize) {
        let failed = log[from..].iter().filter_map(|happening| match happening {
            Happening::Game(event) => self.game.failed_rule(event),
            _ => None,
        });
        for rule in failed.collect::<Vec<_>>() {
            let dropped = Settings::default().with(&rule, OWN.default_value());
            let titles = self.titles_of(&dropped);
            if self.guiding.fails(&rule) {
                log.push(Happening::RuleSuspended { rule, titles });
            }
        }
    }

    /// Counts votes and brings rules into force; once the game is over a proposal lapses and nothing comes into force
    /// any more (W18, W19), but for rules adopted before that ask for another game of the match.
    fn change_rules(&mut self, header: &Header, log: &mut Log<G>) {
        if self.is_over() {
            self.guiding.lapse();
            let (mut goes_on, mut news) = (self.clone(), Vec::new());
            goes_on.bring_into_force(header, &mut news);
            if !goes_on.is_over() {
                *self = goes_on;
                log.append(&mut news);
            }
            return;
        }
        self.count_votes(header, log);
        self.bring_into_force(header, log);
        // A rule that goes may end the game.
        if self.is_over() {
            self.guiding.lapse();
        }
    }

    /// Adopts the open proposal once everybody who has a vote has said yes.
    fn count_votes(&mut self, header: &Header, log: &mut Log<G>) {
        if self.guiding.proposal.is_none() {
            return;
        }
        let voters = self.game.voters(&self.state);
        if let Some(Proposal { id, rules, .. }) = self.guiding.unanimous(&voters) {
            let after = self.with(&rules, header);
            let next_game =
                after.map_or_else(|_| Vec::new(), |after| self.for_next_game(&after, &rules));
            let (game, state) = (self.game.as_ref(), &self.state);
            let titles = self.titles_of(&rules);
            self.guiding.adopt(game, state, (&rules, &next_game));
            log.push(Happening::RuleAdopted {
                proposal: id,
                rules,
                next_game,
                titles,
            });
        }
    }

    /// Brings the adopted rules into force whose next situation has come (W19).
    fn bring_into_force(&mut self, header: &Header, log: &mut Log<G>) {
        if self.guiding.adopted.is_empty() {
            return;
        }
        let due = self.guiding.due(self.game.as_ref(), &self.state);
        if due.0.is_empty() {
            return;
        }
        let set = self.set.changed(&due);
        let titles = titles_of_dropped(&self.set, &due);
        let Ok(game) = settled::<G>(&set, header) else {
            return;
        };
        self.guiding.in_force(&due);
        let old = std::mem::replace(&mut self.game, Arc::new(game));
        self.set = Arc::new(set);
        log.extend(due.0.into_iter().map(|(rule, value)| {
            let own = titles.get_key_value(&rule);
            let own = own.map(|(slug, title)| (slug.clone(), title.clone()));
            Happening::RuleInForce {
                titles: own.into_iter().collect(),
                rule,
                value,
            }
        }));
        self.logged(log, |game, state, events| game.adopt(state, &old, events));
    }

    fn logged(&mut self, log: &mut Log<G>, go: impl FnOnce(&G, &mut G::State, &mut Vec<G::Event>)) {
        let mut events = Vec::new();
        go(&self.game, &mut self.state, &mut events);
        log.extend(events.into_iter().map(Happening::Game));
    }

    /// As `logged`, for a step that the game itself may refuse: then the state stays as it was.
    fn tried(
        &mut self,
        log: &mut Log<G>,
        go: impl FnOnce(&G, &mut G::State, &mut Vec<G::Event>) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let mut events = Vec::new();
        let mut state = self.state.clone();
        go(&self.game, &mut state, &mut events)?;
        self.state = state;
        log.extend(events.into_iter().map(Happening::Game));
        Ok(())
    }
}

/// The game under these settings, as records of this version are played.
fn settled<G: Game>(set: &Settings, header: &Header) -> Result<G, Refusal> {
    G::settle_as(set, &header.materials, header.version())
}
