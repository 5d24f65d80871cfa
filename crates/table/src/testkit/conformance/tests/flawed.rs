//! Pig with one flaw.

use std::cell::{Cell, RefCell};
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};

use crate::allowed::allowed;
use crate::testkit::pig::{self, Pig};
use crate::{
    Ask, Code, Game, GameClock, Luck, Materials, Refusal, Rule, Seat, Settings, Turn, TurnOf,
    Value, Viewer,
};

/// What is wrong with the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flaw {
    None,
    NoAction,
    NobodyAsked,
    AsksStranger,
    ListedRefused,
    ListedTwice,
    UnlistedTaken,
    ActionJson,
    OtherTurn,
    NoOutcome,
    Weightless,
    Heavy,
    ListedNotAdmitted,
    UnlistedAdmitted,
    DrawsUnadmitted,
    DrawsUnlisted,
    OutcomesAlways,
    OutcomeJson,
    ViewNoObject,
    NamelessEvent,
    StandingShort,
    WinnerLast,
    Endless,
    OtherStart,
    MuteSettings,
    NewSettingsMute,
    ClashUnnamed,
    ClashPlayed,
    NoSituation,
    Stuck,
    GhostVote,
    NoVote,
    JoinsFirst,
    LeavesVote,
    LeavesTurn,
    TakesTime,
    RulesTwice,
    SilentRule,
    StrangerOutcome,
    /// No flaw: where there is a choice nobody is asked, and a clock makes it.
    Clocked,
}

thread_local! {
    /// The flaw of all games on this thread.
    static FLAW: Cell<Flaw> = const { Cell::new(Flaw::None) };
    /// How often something was asked that ought to be the same every time.
    static TIMES: Cell<u32> = const { Cell::new(0) };
    /// What was settled last.
    static LAST: RefCell<Option<Settings>> = const { RefCell::new(None) };
    /// Whether an action was done since the last start.
    static PLAYING: Cell<bool> = const { Cell::new(false) };
}

/// Gives all games on this thread that flaw.
pub(super) fn set(flaw: Flaw) {
    FLAW.set(flaw);
    TIMES.set(0);
    LAST.set(None);
    PLAYING.set(false);
}

fn has(flaw: Flaw) -> bool {
    FLAW.get() == flaw
}

fn every_other_time() -> bool {
    TIMES.set(TIMES.get() + 1);
    TIMES.get().is_multiple_of(2)
}

/// Pig with a flaw.
#[derive(Clone, Debug)]
pub(super) struct Flawed(Pig);

/// An action with something that JSON does not keep.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Action {
    #[serde(flatten)]
    action: pig::Action,
    #[serde(skip)]
    forgotten: bool,
}

/// A face with something that JSON does not keep.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Face {
    face: u32,
    #[serde(skip)]
    forgotten: bool,
}

/// An event, or one without a name.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub(super) enum Event {
    Named(pig::Event),
    Nameless(u32),
}

impl Flawed {
    /// A field of Pig's view.
    fn field(&self, state: &pig::State, name: &str) -> Json {
        json!(self.0.view(state, Viewer::Spectator))[name].clone()
    }

    fn gone(&self, state: &pig::State) -> Vec<Seat> {
        serde_json::from_value(self.field(state, "gone")).unwrap_or_default()
    }

    fn asks(&self, state: &pig::State, ask: Ask<pig::Action>) -> Vec<Ask<Action>> {
        let Ask {
            mut seat,
            mut actions,
        } = ask;
        let several = actions.len() > 1;
        match FLAW.get() {
            Flaw::NoAction if several => actions.clear(),
            Flaw::NobodyAsked | Flaw::Clocked if several => return Vec::new(),
            Flaw::AsksStranger => seat = Seat(99),
            Flaw::ListedTwice => actions.push(actions[0]),
            Flaw::OtherTurn if every_other_time() => actions.push(pig::Action::Hold),
            _ => {}
        }
        let forgotten = has(Flaw::ActionJson);
        let actions: Vec<_> = actions
            .into_iter()
            .map(|action| Action { action, forgotten })
            .collect();
        let mut asks = vec![Ask {
            seat,
            actions: actions.clone(),
        }];
        if has(Flaw::LeavesTurn) {
            asks.extend(self.gone(state).into_iter().map(|seat| Ask {
                seat,
                actions: actions.clone(),
            }));
        }
        asks
    }

    /// How many faces can come: the first throw of a turn may have one less.
    fn faces(&self, state: &pig::State) -> u32 {
        let first = self.field(state, "turn_points") == 0;
        if has(Flaw::UnlistedAdmitted) && first {
            5
        } else {
            6
        }
    }
}

impl Game for Flawed {
    type State = pig::State;
    type Action = Action;
    type Draw = pig::Draw;
    type Outcome = Face;
    type Event = Event;
    type Seen = Event;
    type View = Option<pig::View>;

    const SLUG: &'static str = "flawed";

    fn rules() -> &'static [Rule] {
        static TWICE: LazyLock<Vec<Rule>> = LazyLock::new(|| [Pig::rules(), Pig::rules()].concat());
        if has(Flaw::RulesTwice) {
            &TWICE
        } else {
            Pig::rules()
        }
    }

    fn settle(set: &Settings, materials: &Materials) -> Result<Self, Refusal> {
        // Settles what is proposed, but not again when it is to come into force.
        let again = LAST.replace(Some(set.clone())).as_ref() == Some(set);
        if has(Flaw::Stuck) && again && !set.0.is_empty() {
            let message = "goal, cap and double-sixes: not today";
            return Err(Refusal::new(Code::Clash, message));
        }
        let settled = Pig::settle(set, materials).map(Self);
        if settled.is_err() && has(Flaw::ClashPlayed) {
            return Pig::settle(&Settings::default(), materials).map(Self);
        }
        settled.map_err(|refusal| match FLAW.get() {
            Flaw::ClashUnnamed => Refusal::new(Code::Clash, "two rules clash"),
            _ => refusal,
        })
    }

    fn settings(&self) -> Settings {
        let mut settings = self.0.settings();
        if has(Flaw::SilentRule) {
            settings.0.remove("cap");
        }
        match FLAW.get() {
            Flaw::MuteSettings => settings.with("goal", Value::Number(100)),
            Flaw::NewSettingsMute if PLAYING.get() => settings.with("goal", Value::Number(100)),
            _ => settings,
        }
    }

    fn start(&self, names: &[String]) -> Result<pig::State, Refusal> {
        PLAYING.set(false);
        let mut state = self.0.start(names)?;
        if has(Flaw::OtherStart) && every_other_time() {
            self.0.luck(&mut state, &1, &mut Vec::new());
        }
        Ok(state)
    }

    fn turn(&self, state: &pig::State) -> TurnOf<Self> {
        match self.0.turn(state) {
            Turn::Choice(asks) => {
                let asks = asks.into_iter().flat_map(|ask| self.asks(state, ask));
                Turn::Choice(asks.collect())
            }
            Turn::Luck(draw) => Turn::Luck(draw),
            Turn::Over(mut standing) => {
                match FLAW.get() {
                    Flaw::StandingShort => {
                        standing.places.pop();
                    }
                    Flaw::WinnerLast => standing.places.reverse(),
                    _ => {}
                }
                Turn::Over(standing)
            }
        }
    }

    fn check(&self, state: &pig::State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if has(Flaw::ListedRefused) {
            return Err(Refusal::new(Code::Illegal, "not today"));
        }
        allowed(self, state, &self.turn(state), seat, action)
    }

    fn unlisted(
        &self,
        _state: &pig::State,
        _seat: Seat,
        _action: &Action,
        refusal: Refusal,
    ) -> Result<(), Refusal> {
        if has(Flaw::UnlistedTaken) {
            Ok(())
        } else {
            Err(refusal)
        }
    }

    fn act(&self, state: &mut pig::State, seat: Seat, action: &Action, log: &mut Vec<Event>) {
        PLAYING.set(true);
        let mut events = Vec::new();
        self.0.act(state, seat, &action.action, &mut events);
        log.extend(events.into_iter().map(Event::Named));
    }

    fn outcomes(&self, state: &pig::State) -> Vec<(Face, u32)> {
        let drawing = matches!(self.0.turn(state), Turn::Luck(_));
        if !drawing && !has(Flaw::OutcomesAlways) || has(Flaw::NoOutcome) {
            return Vec::new();
        }
        let faces = if has(Flaw::DrawsUnlisted) {
            5
        } else {
            self.faces(state)
        };
        let weight = match FLAW.get() {
            Flaw::Weightless => 0,
            Flaw::Heavy => u32::MAX,
            _ => 1,
        };
        let forgotten = has(Flaw::OutcomeJson);
        (1..=faces)
            .map(|face| (Face { face, forgotten }, weight))
            .collect()
    }

    fn draw(&self, state: &pig::State, luck: &mut dyn Luck) -> Face {
        let face = match FLAW.get() {
            Flaw::DrawsUnadmitted => 7,
            Flaw::DrawsUnlisted => 6,
            _ => 1 + luck.below(self.faces(state)),
        };
        Face {
            face,
            forgotten: has(Flaw::OutcomeJson),
        }
    }

    fn admit(&self, state: &pig::State, outcome: &Face) -> Result<(), Refusal> {
        if has(Flaw::ListedNotAdmitted) && outcome.face == 5 {
            return Err(Refusal::new(Code::BadInput, "not today"));
        }
        if has(Flaw::StrangerOutcome) && matches!(self.0.turn(state), Turn::Luck(_)) {
            return Ok(());
        }
        self.0.admit(state, &outcome.face)
    }

    fn luck(&self, state: &mut pig::State, outcome: &Face, log: &mut Vec<Event>) {
        let face = if has(Flaw::Endless) { 1 } else { outcome.face };
        let mut events = Vec::new();
        self.0.luck(state, &face, &mut events);
        log.extend(events.into_iter().map(Event::Named));
        if has(Flaw::NamelessEvent) {
            log.push(Event::Nameless(face));
        }
    }

    fn view(&self, state: &pig::State, viewer: Viewer) -> Option<pig::View> {
        let view = Some(self.0.view(state, viewer));
        view.filter(|_| !has(Flaw::ViewNoObject))
    }

    fn seen(&self, event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn voters(&self, state: &pig::State) -> Vec<Seat> {
        let mut voters = self.0.voters(state);
        match FLAW.get() {
            Flaw::GhostVote => voters.push(Seat(99)),
            Flaw::NoVote => voters.clear(),
            Flaw::LeavesVote => {
                voters.extend(self.gone(state));
            }
            _ => {}
        }
        voters
    }

    fn under_way(&self, state: &pig::State, situation: &str) -> Option<u64> {
        let number = self.0.under_way(state, situation);
        number.filter(|_| !has(Flaw::NoSituation) || situation != "turn")
    }

    fn join(
        &self,
        state: &mut pig::State,
        name: &str,
        _log: &mut Vec<Event>,
    ) -> Result<Seat, Refusal> {
        let seat = self.0.join(state, name, &mut Vec::new())?;
        Ok(if has(Flaw::JoinsFirst) { Seat(0) } else { seat })
    }

    fn leave(
        &self,
        state: &mut pig::State,
        seat: Seat,
        log: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let mut events = Vec::new();
        self.0.leave(state, seat, &mut events)?;
        log.extend(events.into_iter().map(Event::Named));
        Ok(())
    }

    fn clock(&self, state: &pig::State) -> Option<GameClock> {
        let Turn::Choice(asks) = self.0.turn(state) else {
            return None;
        };
        let ask = asks.into_iter().find(|ask| ask.actions.len() > 1)?;
        has(Flaw::Clocked).then_some(GameClock {
            seat: ask.seat,
            limit: 1000,
            number: 0,
        })
    }

    fn time(
        &self,
        state: &mut pig::State,
        seat: Seat,
        ms: u64,
        log: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        if has(Flaw::TakesTime) {
            return Ok(());
        }
        match self.clock(state) {
            Some(clock) if clock.seat == seat => {
                if ms >= clock.limit {
                    let action = pig::Action::Hold;
                    self.act(
                        state,
                        seat,
                        &Action {
                            action,
                            forgotten: false,
                        },
                        log,
                    );
                }
                Ok(())
            }
            _ => Err(Refusal::new(Code::NotNow, "there is no such clock")),
        }
    }
}
