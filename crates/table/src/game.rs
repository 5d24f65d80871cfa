//! What a game is: a value that holds the rules agreed at this table, and answers questions about a state.
//!
//! Luck is an input (`Turn::Luck` says what is to be drawn, somebody else draws); what a seat may know is built up
//! for it (`view`, `seen`), never cut down from the state. No clock, no user and no socket is known here.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

use crate::allowed::allowed;
use crate::{Code, DataMark, Luck, Preset, Refusal, Rule, Seat, Settings, Value};

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Viewer {
    /// The player of this seat.
    Seat(Seat),
    /// Anybody else.
    Spectator,
}

/// What a seat that is to act may do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask<A> {
    /// The seat.
    pub seat: Seat,
    /// Every action that can be listed, in a fixed order. Word-shaped actions are not listed: `Game::unlisted`
    /// checks them.
    pub actions: Vec<A>,
}

/// What the game waits for: exactly one of these.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn<A, D> {
    /// One or several seats are to act; nobody at all where only a clock can go on.
    Choice(Vec<Ask<A>>),
    /// Something is to be drawn.
    Luck(D),
    /// The game is over.
    Over(Standing),
}

/// How a game ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Who has won: nobody, one, or several who share.
    pub winners: Vec<Seat>,
    /// All seats, the winners first, then by score, then by seat.
    pub places: Vec<Place>,
}

impl Standing {
    /// The place of each line, from 1: those with equal scores share one, unless one of them has won alone or is barred.
    #[must_use]
    pub fn ranks(&self) -> Vec<usize> {
        let like = |place: &Place| {
            let has_won = self.winners.contains(&place.seat);
            (place.score, place.barred, has_won)
        };
        let mut ranks: Vec<usize> = Vec::with_capacity(self.places.len());
        for (index, place) in self.places.iter().enumerate() {
            let before = index
                .checked_sub(1)
                .map(|above| (like(&self.places[above]), ranks[above]));
            let shared = before.filter(|(above, _)| *above == like(place));
            ranks.push(shared.map_or(index + 1, |(_, rank)| rank));
        }
        ranks
    }
}

/// One line of a standing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Place {
    /// The seat.
    pub seat: Seat,
    /// Its final score in the game's own unit (points, dollars, tenths of a point).
    pub score: i64,
    /// Why the seat has not won though nobody who has won has a better score, as said of its player: "dropped out ...".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub barred: Option<&'static str>,
}

impl Place {
    /// A seat whose score says how it has done.
    #[must_use]
    pub fn new(seat: Seat, score: i64) -> Self {
        Self {
            seat,
            score,
            barred: None,
        }
    }
}

/// A clock that the rules of a game ask for; it is read and kept outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameClock {
    /// Whose time runs.
    pub seat: Seat,
    /// How long they have, in milliseconds.
    pub limit: u64,
    /// The number of the clock in this game: a new number starts anew.
    pub number: u64,
}

/// What the next game between the same players begins with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Again {
    /// Who sits first then; the others follow in their order of play.
    pub first: Seat,
    /// What the table sets for it.
    pub rules: Settings,
}

/// Data a table has loaded beside the rules (a deck, a board, a word list): text by kind, kept whole in the record.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Materials(pub BTreeMap<String, String>);

/// A notice that must go wherever somebody's data go.
#[derive(Clone, Copy, Debug)]
pub struct Notice {
    /// Whose data, and what of it is used, in a sentence.
    pub what: &'static str,
    /// The notice, unchanged.
    pub text: fn() -> &'static str,
}

/// The turn of a game, spelled with its own types.
pub type TurnOf<G> = Turn<<G as Game>::Action, <G as Game>::Draw>;

/// The rules of one game with every option settled.
pub trait Game: Clone + Debug + Send + Sync + Sized + 'static {
    /// The whole truth about a game in progress: a plain value.
    type State: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// What a seat does, in the imperative.
    type Action: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What is to be drawn; its JSON is also the label that binds the draw (P12).
    type Draw: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static;
    /// What was drawn.
    type Outcome: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// A fact, in the past tense; its JSON has the kebab-case name under `event`.
    type Event: Clone + Debug + Serialize + Send + Sync + 'static;
    /// The part of a fact that a viewer learns.
    type Seen: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static;
    /// Everything a viewer may know now; its JSON is an object.
    type View: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static;

    /// The permanent name of the game.
    const SLUG: &'static str;

    /// The number under which this game's own book says how rules are voted on.
    const VOTING: &'static str = "P11";

    /// The numbers under which it says how a rule is voted in, and when it is in force then; none where only the table does.
    const ADOPTING: &'static [&'static str] = &[];

    /// How much of a score is a point: 10 where scores are kept in tenths.
    const POINT: i64 = 1;

    /// With how much each begins, where a score is money, which is not added to points.
    const STAKE: Option<i64> = None;

    /// The number under which it says that whoever is out of the game has no say.
    const NO_VOTE: &'static str = "P11";

    /// The notices that go with data of others that the game has in it.
    const NOTICES: &'static [Notice] = &[];

    /// Every option and house rule, in the order they are shown.
    fn rules() -> &'static [Rule];

    /// House rules that go together, those of its rule sheet first.
    fn presets() -> &'static [Preset] {
        &[]
    }

    /// Settles what the table has set (already read by [`Settings::read`]); the rest has its defaults.
    ///
    /// # Errors
    /// `Clash` naming both rules; `BadValue` where loaded data is missing or wrong.
    fn settle(set: &Settings, materials: &Materials) -> Result<Self, Refusal>;

    /// The same as a record of an earlier version of the format was played: what has been read otherwise since is read as it was
    /// (O13).
    ///
    /// # Errors
    /// As [`Game::settle`].
    fn settle_as(set: &Settings, materials: &Materials, version: u32) -> Result<Self, Refusal> {
        let _ = version;
        Self::settle(set, materials)
    }

    /// What the rule `slug` stands for in a record that is older than the rule, which therefore does not name it; nothing
    /// where there is no such record. A record that names every rule but such ones is one of them.
    #[must_use]
    fn before(slug: &str) -> Option<Value> {
        let _ = slug;
        None
    }

    /// Every rule in force, spelled out: one value for each of [`Game::rules`].
    fn settings(&self) -> Settings;

    /// Data that is not spelled out in the settings and decides what is allowed, such as a word list, by kind: the
    /// record holds its name and hash.
    fn data(&self) -> BTreeMap<String, DataMark> {
        BTreeMap::new()
    }

    /// Pairs of rules that are allowed together but not wise, in a sentence each.
    fn warnings(&self) -> Vec<String> {
        Vec::new()
    }

    /// Sits the named players down. Their order is the order of play.
    ///
    /// # Errors
    /// `BadSeat` where the game does not take that many.
    fn start(&self, names: &[String]) -> Result<Self::State, Refusal>;

    /// Who sits first when the same players play again, and what is set for that game: nothing where no part of the
    /// game goes round from one to the next, as the deal does.
    fn again(&self, state: &Self::State) -> Again {
        let _ = state;
        Again::default()
    }

    /// What the game waits for.
    fn turn(&self, state: &Self::State) -> TurnOf<Self>;

    /// Whether an action that was not listed is allowed all the same. `refusal` is what will be said if not; a game
    /// returns a better one with the rule's number where it has one.
    ///
    /// # Errors
    /// Why it is not allowed.
    fn unlisted(
        &self,
        state: &Self::State,
        seat: Seat,
        action: &Self::Action,
        refusal: Refusal,
    ) -> Result<(), Refusal> {
        let _ = (state, seat, action);
        Err(refusal)
    }

    /// Whether the action means the same whatever has happened since it was thought of, as a claimed word does: it is
    /// never stale (P8).
    fn is_timeless(&self, action: &Self::Action) -> bool {
        let _ = action;
        false
    }

    /// Does an action that [`Game::check`] allows, and logs what happened.
    fn act(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
        log: &mut Vec<Self::Event>,
    );

    /// Every outcome of the draw that the game waits for, with its weight; empty where it waits for none.
    fn outcomes(&self, state: &Self::State) -> Vec<(Self::Outcome, u32)>;

    /// Draws one outcome of `outcomes` by its weight.
    fn draw(&self, state: &Self::State, luck: &mut dyn Luck) -> Self::Outcome {
        let outcomes = self.outcomes(state);
        let mut left = luck.below(outcomes.iter().map(|(_, weight)| weight).sum());
        for (outcome, weight) in outcomes {
            if left < weight {
                return outcome;
            }
            left -= weight;
        }
        unreachable!("the number drawn is below the sum of the weights")
    }

    /// Whether the draw that the game waits for is a finding and no chance: something that [`Game::draw`] works out
    /// without using luck, such as what a judge says. The record holds it, so that a replay works nothing out; a table
    /// whose luck is scripted takes it all the same.
    fn is_finding(&self, state: &Self::State) -> bool {
        let _ = state;
        false
    }

    /// Whether `outcome` can be the result of the draw that the game waits for.
    ///
    /// # Errors
    /// `NotNow` where nothing is to be drawn, `BadInput` saying what would be an outcome.
    fn admit(&self, state: &Self::State, outcome: &Self::Outcome) -> Result<(), Refusal>;

    /// Takes an outcome that [`Game::admit`] allows, and logs what happened.
    fn luck(&self, state: &mut Self::State, outcome: &Self::Outcome, log: &mut Vec<Self::Event>);

    /// Everything `viewer` may know, built up from nothing.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// What `viewer` learns of an event, if anything.
    fn seen(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Seen>;

    /// Whether an event told anybody something that cannot be unlearned, so that the act before it cannot be taken
    /// back by its seat alone (P9). Draws and the acts of others count without being asked about.
    fn reveals(&self, event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// The slug of the rule of the table's own that could not answer, if that is what happened (O5).
    fn failed_rule(&self, event: &Self::Event) -> Option<String> {
        let _ = event;
        None
    }

    /// Who is still in the game and so has a vote (W17, W18).
    fn voters(&self, state: &Self::State) -> Vec<Seat>;

    /// The situation for which a change of `rule` to `value` waits (W19).
    fn situation(&self, rule: &Rule, value: &Value) -> &'static str {
        let _ = value;
        rule.situation
    }

    /// The number of the instance of `situation` that is under way, if one is (W19): a rule adopted now waits until
    /// the number changes.
    fn under_way(&self, state: &Self::State, situation: &str) -> Option<u64>;

    /// Whether another `situation` can come in this game once the one under way is over (W19): what waits for one that cannot
    /// begins with the next game.
    fn comes_again(&self, state: &Self::State, situation: &str) -> bool {
        let _ = state;
        situation != "game"
    }

    /// Fits the state to these rules when they come into force in place of `old` (tallies start, W20).
    fn adopt(&self, state: &mut Self::State, old: &Self, log: &mut Vec<Self::Event>) {
        let _ = (state, old, log);
    }

    /// Whether these rules suit a game that is going on; what does not is not put to the vote (W18).
    ///
    /// # Errors
    /// Why they do not.
    fn suits(&self, state: &Self::State) -> Result<(), Refusal> {
        let _ = state;
        Ok(())
    }

    /// Seats a newcomer, where the game allows it.
    ///
    /// # Errors
    /// Why not.
    fn join(
        &self,
        state: &mut Self::State,
        name: &str,
        log: &mut Vec<Self::Event>,
    ) -> Result<Seat, Refusal> {
        let _ = (state, name, log);
        Err(Refusal::new(
            Code::NotNow,
            "nobody can join this game once it has begun",
        ))
    }

    /// Takes a player out of the game for good.
    ///
    /// # Errors
    /// Why not.
    fn leave(
        &self,
        state: &mut Self::State,
        seat: Seat,
        log: &mut Vec<Self::Event>,
    ) -> Result<(), Refusal> {
        let _ = (state, seat, log);
        Err(Refusal::new(
            Code::NotNow,
            "a seat cannot be given up in this game",
        ))
    }

    /// The clock of the game's own rules that is running, if one is.
    fn clock(&self, state: &Self::State) -> Option<GameClock> {
        let _ = state;
        None
    }

    /// Hears that `ms` milliseconds have gone since the seat's clock started.
    ///
    /// # Errors
    /// `NotNow` where the game has no clock running for the seat.
    fn time(
        &self,
        state: &mut Self::State,
        seat: Seat,
        ms: u64,
        log: &mut Vec<Self::Event>,
    ) -> Result<(), Refusal> {
        let _ = (state, seat, ms, log);
        Err(Refusal::new(
            Code::NotNow,
            "no clock of the game is running for this seat",
        ))
    }

    /// Whether `seat` may do `action` now.
    ///
    /// # Errors
    /// Why not, with the rule's number where one is broken.
    fn check(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Refusal> {
        allowed(self, state, &self.turn(state), seat, action)
    }
}

/// For games with hidden cards: deals again what a viewer cannot see.
pub trait Hidden: Game {
    /// A full state that agrees with everything `viewer` knows, drawn with the chances the viewer must give it.
    /// It depends on `state` only through what the viewer knows: the same luck deals the same state, however the cards
    /// lie.
    fn redeal(&self, state: &Self::State, viewer: Viewer, luck: &mut dyn Luck) -> Self::State;
}
