//! Wimpout as a game at a table: what it waits for, and which part of the engine answers.

use table::{
    Ask, Code, Game, Luck, Materials, OWN, OWN_PREFIX, Place, Preset, Refusal, Rule, Seat,
    Settings, Standing, Turn as Waits, TurnOf, Value, Viewer,
};

use crate::action::{Action, Call, Draw, Outcome, Pick};
use crate::bond::Stopping;
use crate::draws;
use crate::event::Event;
use crate::face::Face;
use crate::play::{Play, choices, start};
use crate::rules::{PRESETS, RULES, Rules, own_situation};
use crate::score::Scoring;
use crate::state::{Phase, State};
use crate::throw::Throw;
use crate::turn::{Stage, Turn};
use crate::view::View;

/// The game of Wimpout under settled rules.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wimpout {
    /// The rules in force.
    pub rules: Rules,
}

impl Wimpout {
    /// Whether whoever's turn it is may stop now.
    #[must_use]
    pub fn may_stop(&self, state: &State) -> bool {
        let turn = state.turn();
        turn.is_some_and(|turn| {
            turn.stage == Stage::Deciding && self.stopping(state, turn).is_allowed()
        })
    }

    /// Does something in which only so much is asked of the rules of the table's own.
    fn errand<T>(&self, doing: impl FnOnce() -> T) -> T {
        own::errand(self.rules.own(), doing)
    }

    pub(crate) fn play<'a>(&'a self, state: &'a mut State, log: &'a mut Vec<Event>) -> Play<'a> {
        Play {
            rules: &self.rules,
            state,
            log,
        }
    }

    fn actions(&self, state: &State, turn: &Turn) -> Vec<Action> {
        match &turn.stage {
            Stage::Throwing => Vec::new(),
            Stage::Insuring { .. } => vec![Action::Insure, Action::Pass],
            Stage::Choosing { .. } => {
                let calls = self.calls(turn).into_iter();
                calls.map(Action::Score).collect()
            }
            Stage::Deciding if self.stopping(state, turn).is_allowed() => {
                vec![Action::Throw, Action::Stop]
            }
            Stage::Deciding => vec![Action::Throw],
        }
    }

    /// The ways to count the throw that lies there, where the player says which.
    pub(crate) fn calls(&self, turn: &Turn) -> Vec<Call> {
        let Stage::Choosing { throw } = turn.stage else {
            return Vec::new();
        };
        let choices = choices(&self.rules, turn, throw);
        let ways = choices.as_slice().iter();
        ways.map(|way| self.call(throw, way)).collect()
    }

    pub(crate) fn stopping<'a>(&'a self, state: &'a State, turn: &'a Turn) -> Stopping<'a> {
        Stopping::new(&self.rules, state, turn)
    }

    /// The scoring that a call means: the listed one it equals, else the only one it can mean.
    fn meant(&self, turn: &Turn, throw: Throw, call: &Call) -> Result<Scoring, Refusal> {
        let choices = choices(&self.rules, turn, throw);
        let listed = || choices.as_slice().iter();
        if let Some(scoring) = listed().find(|scoring| self.call(throw, scoring) == *call) {
            return Ok(*scoring);
        }
        let may_be = |scoring: &&Scoring| call.may_mean(&self.call(throw, scoring));
        let plainly_is = |scoring: &&Scoring| call.plainly_means(&self.call(throw, scoring));
        let possible: Vec<_> = listed().filter(may_be).collect();
        let plain: Vec<_> = possible.iter().copied().filter(plainly_is).collect();
        match (possible.as_slice(), plain.as_slice()) {
            ([scoring], _) | (_, [scoring]) => Ok(**scoring),
            ([], _) => Err(Refusal::illegal(
                "W4",
                "the throw cannot be counted like that",
            )),
            _ => Err(Refusal::illegal(
                "W4",
                "that can mean several ways to count the throw; say more of it",
            )),
        }
    }

    /// The call that says a scoring in full.
    fn call(&self, throw: Throw, scoring: &Scoring) -> Call {
        Call::of(&self.rules, throw, scoring, !self.rules.must_count_all())
    }

    /// Why `seat`, who is asked, cannot do an action that is not listed.
    fn why_not(&self, state: &State, turn: &Turn, action: &Action) -> Option<Refusal> {
        match (&turn.stage, action) {
            (Stage::Choosing { throw }, Action::Score(call)) => {
                self.meant(turn, *throw, call).err()
            }
            (Stage::Choosing { .. }, Action::Throw | Action::Stop) => {
                let rule = choice_by(&self.calls(turn));
                Some(Refusal::illegal(rule, "say first what the throw counts"))
            }
            (Stage::Deciding, Action::Stop) => self.stopping(state, turn).refusal(),
            (Stage::Deciding, Action::Score(_)) => {
                Some(Refusal::illegal("W4", "there is no throw to be counted"))
            }
            (Stage::Insuring { .. }, Action::Throw | Action::Stop | Action::Score(_)) => {
                Some(Refusal::illegal("H2", "say first whether the throw stands"))
            }
            (Stage::Deciding | Stage::Choosing { .. }, Action::Insure | Action::Pass) => Some(
                Refusal::illegal("H2", "there is no throw that could be nullified now"),
            ),
            _ => None,
        }
    }

    fn do_so(&self, state: &mut State, seat: Seat, action: &Action, log: &mut Vec<Event>) {
        let Some(turn) = state.turn() else {
            return;
        };
        let own = turn.seat == seat;
        match (turn.stage, action) {
            (Stage::Deciding, Action::Throw) if own => self.play(state, log).throw(),
            (Stage::Deciding, Action::Stop) if own => self.stop(state, log),
            (Stage::Choosing { throw }, Action::Score(call)) if own => {
                if let Ok(scoring) = self.meant(turn, throw, call) {
                    self.play(state, log).count(throw, &scoring);
                }
            }
            (Stage::Insuring { asked, .. }, Action::Insure) if asked == seat => {
                self.play(state, log).insure(seat);
            }
            (Stage::Insuring { asked, throw }, Action::Pass) if asked == seat => {
                self.play(state, log).let_stand(seat, throw);
            }
            _ => {}
        }
    }

    fn befall(&self, state: &mut State, outcome: Outcome, log: &mut Vec<Event>) {
        let mut play = self.play(state, log);
        match (&play.state.phase, &outcome) {
            (
                Phase::Turn(Turn {
                    stage: Stage::Throwing,
                    ..
                }),
                Outcome::Faces(faces),
            ) => play.land(*faces),
            (Phase::Starting(_), Outcome::Faces(faces)) => {
                if let Some(face) = faces.as_slice().first().filter(|face| **face != Face::Sun) {
                    play.land_starter(*face);
                }
            }
            (Phase::DrawingStarter, Outcome::Picked(n)) => play.pick_starter(*n as usize),
            (Phase::Ordering(_), Outcome::Picked(n)) => play.pick_challenger(*n as usize),
            (Phase::Drawing(_), Outcome::Picked(n)) => play.draw_before(*n),
            _ => {}
        }
    }

    fn standing(state: &State, winner: Option<Seat>) -> Standing {
        let place = |seat| Place::new(seat, i64::from(state.players[seat].score));
        let mut places: Vec<Place> = state.players.seats().map(place).collect();
        places.sort_by_key(|place| (Some(place.seat) != winner, -place.score));
        Standing {
            winners: winner.into_iter().collect(),
            places,
        }
    }
}

impl Game for Wimpout {
    type State = State;
    type Action = Action;
    type Draw = Draw;
    type Outcome = Outcome;
    type Event = Event;
    type Seen = Event;
    type View = View;

    const SLUG: &'static str = "wimpout";
    const VOTING: &'static str = "W18";
    const ADOPTING: &'static [&'static str] = &["W18", "W19"];
    const NO_VOTE: &'static str = "W17";

    fn rules() -> &'static [Rule] {
        RULES
    }

    fn presets() -> &'static [Preset] {
        PRESETS
    }

    fn settle(set: &Settings, materials: &Materials) -> Result<Self, Refusal> {
        Ok(Self {
            rules: Rules::settle(set, materials)?,
        })
    }

    fn settle_as(set: &Settings, materials: &Materials, version: u32) -> Result<Self, Refusal> {
        Ok(Self {
            rules: Rules::settle_as(set, materials, version)?,
        })
    }

    fn settings(&self) -> Settings {
        self.rules.settings().clone()
    }

    fn warnings(&self) -> Vec<String> {
        self.rules.warnings()
    }

    fn start(&self, names: &[String]) -> Result<State, Refusal> {
        let most = usize::from(u16::MAX) + 1;
        if names.is_empty() || names.len() > most {
            let message = if names.is_empty() {
                "wimpout is played by at least one".to_owned()
            } else {
                format!("wimpout is played by {most} at most, not {}", names.len())
            };
            return Err(Refusal::new(Code::BadSeat, message).by("W2"));
        }
        Ok(start(&self.rules, names))
    }

    fn turn(&self, state: &State) -> TurnOf<Self> {
        let turn = match &state.phase {
            Phase::Over(winner) => return Waits::Over(Self::standing(state, *winner)),
            Phase::Starting(_) | Phase::DrawingStarter | Phase::Drawing(_) | Phase::Ordering(_) => {
                return Waits::Luck(draws::waited(state).unwrap_or(Draw::Pick {
                    pick: Pick { of: 0 },
                }));
            }
            Phase::Turn(turn) => turn,
        };
        if turn.stage == Stage::Throwing {
            return Waits::Luck(Draw::Throw {
                throw: turn.run.cubes,
            });
        }
        Waits::Choice(vec![Ask {
            seat: turn.asked(),
            actions: self.errand(|| self.actions(state, turn)),
        }])
    }

    fn unlisted(
        &self,
        state: &State,
        seat: Seat,
        action: &Action,
        refusal: Refusal,
    ) -> Result<(), Refusal> {
        let Some(turn) = state.turn() else {
            return Err(refusal);
        };
        if turn.asked() != seat || turn.stage == Stage::Throwing {
            return Err(refusal);
        }
        if let (Stage::Choosing { throw }, Action::Score(call)) = (&turn.stage, action) {
            return self.errand(|| self.meant(turn, *throw, call)).map(drop);
        }
        let why = self.errand(|| self.why_not(state, turn, action));
        Err(why.unwrap_or(refusal))
    }

    fn act(&self, state: &mut State, seat: Seat, action: &Action, log: &mut Vec<Event>) {
        self.telling(seat, state, log, |state, log| {
            self.do_so(state, seat, action, log);
        });
    }

    fn outcomes(&self, state: &State) -> Vec<(Outcome, u32)> {
        draws::outcomes(state)
    }

    fn draw(&self, state: &State, luck: &mut dyn Luck) -> Outcome {
        draws::draw(state, luck)
    }

    fn admit(&self, state: &State, outcome: &Outcome) -> Result<(), Refusal> {
        draws::admit(state, *outcome)
    }

    fn luck(&self, state: &mut State, outcome: &Outcome, log: &mut Vec<Event>) {
        let seat = state.mover().unwrap_or(Seat(0));
        self.telling(seat, state, log, |state, log| {
            self.befall(state, *outcome, log);
        });
    }

    fn view(&self, state: &State, _: Viewer) -> View {
        self.errand(|| View::of(self, state))
    }

    fn seen(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn failed_rule(&self, event: &Event) -> Option<String> {
        let Event::OwnRuleFailed { rule, .. } = event else {
            return None;
        };
        let own = self.rules.own().iter();
        own.map(|own| own.head())
            .find(|head| head.title == *rule)
            .map(|head| format!("{OWN_PREFIX}{}", head.slug))
    }

    fn voters(&self, state: &State) -> Vec<Seat> {
        match state.phase {
            Phase::Over(_) => Vec::new(),
            Phase::Starting(_)
            | Phase::DrawingStarter
            | Phase::Drawing(_)
            | Phase::Turn(_)
            | Phase::Ordering(_) => state.seats_in().collect(),
        }
    }

    /// The game is under way from its start, a turn from its first throw, a throw and the wreck it may come to
    /// until it counts or is lost, a clearing until it is cleared; a bank is over as soon as it is made.
    fn under_way(&self, state: &State, situation: &str) -> Option<u64> {
        let turn = state.turn();
        let pending = turn.filter(|turn| turn.stage != Stage::Deciding);
        match situation {
            "game" => Some(0),
            "last-licks" => state.licks.as_ref().map(|_| 0),
            "turn" => {
                let begun = |turn: &&Turn| {
                    turn.run.throws > 0 || turn.run.erased || turn.stage != Stage::Deciding
                };
                turn.filter(begun).map(|turn| u64::from(turn.run.number))
            }
            "throw" | "wreck" => pending.map(|_| u64::from(state.throws)),
            "clearing" => turn?
                .run
                .clearing
                .map(|clearing| u64::from(clearing.number)),
            _ => None,
        }
    }

    fn situation(&self, rule: &Rule, value: &Value) -> &'static str {
        if rule.slug == OWN.slug {
            own_situation(rule, value)
        } else {
            rule.situation
        }
    }

    fn adopt(&self, state: &mut State, old: &Self, log: &mut Vec<Event>) {
        let seat = state.turn().map_or(Seat(0), |turn| turn.seat);
        self.telling(seat, state, log, |state, log| {
            crate::play::adopt(&self.rules, &old.rules, state);
            self.play(state, log).decide_without(&old.rules);
        });
    }

    fn join(&self, state: &mut State, name: &str, log: &mut Vec<Event>) -> Result<Seat, Refusal> {
        let seat = Seat::at(state.players.len());
        self.telling(seat, state, log, |state, log| {
            self.play(state, log).join(name)
        })
    }

    fn leave(&self, state: &mut State, seat: Seat, log: &mut Vec<Event>) -> Result<(), Refusal> {
        self.telling(seat, state, log, |state, log| {
            self.play(state, log).leave(seat)
        })
    }
}

/// The rule by which a throw can be counted in these ways.
fn choice_by(calls: &[Call]) -> &'static str {
    let differ = calls.windows(2).any(|two| two[0].sun != two[1].sun);
    if differ {
        "W8"
    } else if calls.iter().any(|call| call.sampler) {
        "H3"
    } else if calls.iter().any(|call| call.rule.is_some()) {
        OWN.number()
    } else if calls.iter().any(|call| call.counted.is_some()) {
        "W4"
    } else {
        "W7"
    }
}
