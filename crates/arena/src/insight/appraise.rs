//! Whoever says what positions are worth.

use serde::Serialize;
use serde_json::Value as Json;
use solve::Value;
use table::{AnyTable, Code, Game, Refusal, Seat, Table, Turn};

use super::at_table::AtTable;
use super::grade::Grade;
use crate::{Bots, Limit};

/// What the seats may hope for at a position.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hopes {
    /// By seat, the share of the win, from 0 to 1.
    pub wins: Vec<Value>,
    /// By seat, the final score in the game's own unit, where games were played on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scores: Option<Vec<Value>>,
}

impl Hopes {
    /// Shares of the win that are computed.
    #[must_use]
    pub fn exact(wins: impl IntoIterator<Item = f64>) -> Self {
        Self {
            wins: wins.into_iter().map(Value::exact).collect(),
            scores: None,
        }
    }

    /// The share of a seat; 0 for one that was not there yet.
    #[must_use]
    pub fn of(&self, seat: usize) -> f64 {
        self.wins.get(seat).map_or(0.0, Value::get)
    }
}

/// What an act is worth to whoever does it.
#[derive(Clone, Debug, PartialEq)]
pub struct Worth {
    /// The share of the win after it.
    pub value: Value,
    /// By how much it may seem to differ from the best though it does not; 0 where it is computed.
    pub doubt: f64,
}

impl Worth {
    /// One that is computed.
    #[must_use]
    pub const fn exact(value: f64) -> Self {
        Self {
            value: Value::exact(value),
            doubt: 0.0,
        }
    }
}

/// Says what positions of the game `G` are worth: computed, or from games that are played on. It knows no more than it
/// is shown: where cards are hidden, an act is weighed over other deals of them (U2).
pub trait Appraiser<G: Game>: Send {
    /// What the seats may hope for at `state`; nothing where the limit was over before.
    fn hopes(&mut self, game: &G, state: &G::State, limit: &Limit) -> Option<Hopes>;

    /// What `seat` may hope for after each of `actions`, from what it knows at `state`: its share of the win. Where the limit is
    /// over before all of it is done, it is told as far as that says something, of every act by as much; whoever wants all of it
    /// looks at the limit.
    fn weigh(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        actions: &[G::Action],
        limit: &Limit,
    ) -> Option<Vec<Worth>>;
}

/// An action, and what it is worth.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Weighed {
    /// The action, as programs say it.
    pub action: Json,
    /// The share of the win after it.
    pub value: Value,
    /// What it gives away against the best.
    pub loss: f64,
    /// So much of that may be luck of the games that were played on; nothing where it is computed.
    #[serde(skip_serializing_if = "is_nothing")]
    pub doubt: f64,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it so")]
fn is_nothing(doubt: &f64) -> bool {
    *doubt <= 0.0
}

impl Weighed {
    /// Whether its value is told apart from that of the best by more than luck can explain; computed values always are.
    #[must_use]
    pub fn is_clear(&self) -> bool {
        is_nothing(&self.doubt) || self.loss > self.doubt
    }

    /// How good it is. What may be luck of the games that were played on is not held against it, and nobody is told that
    /// nothing could be better where another did better in them.
    #[must_use]
    pub fn grade(&self) -> Grade {
        match Grade::of(self.lost()) {
            Grade::Best if Grade::of(self.loss) > Grade::Best => Grade::Fine,
            grade => grade,
        }
    }

    /// What it certainly gives away: all of the loss where more than luck can explain it, else nothing.
    #[must_use]
    pub fn lost(&self) -> f64 {
        if self.is_clear() { self.loss } else { 0.0 }
    }
}

/// Everything listed for `seat` at a table, weighed, in the order of the list.
///
/// # Errors
/// `NotNow` where the seat has nothing to choose, or the time was not enough; `BadInput` for a game whose acts are not
/// weighed.
pub fn weigh<G: Bots>(
    table: &dyn AnyTable,
    seat: Seat,
    games: u32,
    limit: &Limit,
) -> Result<Vec<Weighed>, Refusal> {
    Ok(weigh_with::<G>(table, (seat, None), games, limit)?.0)
}

fn weigh_with<G: Bots>(
    table: &dyn AnyTable,
    (seat, done): (Seat, Option<&Json>),
    games: u32,
    limit: &Limit,
) -> Result<(Vec<Weighed>, Option<usize>), Refusal> {
    let nothing = |message: &str| Refusal::new(Code::NotNow, message);
    let table: Option<&Table<G>> = table.as_any().downcast_ref();
    let table = table.ok_or_else(|| nothing("this is a table of another game"))?;
    let asks = match table.turn() {
        Turn::Choice(asks) => asks.as_slice(),
        Turn::Luck(_) | Turn::Over(_) => &[],
    };
    let ask = asks.iter().find(|ask| ask.seat == seat);
    let ask = ask.ok_or_else(|| nothing("advice is for whoever is to act"))?;
    let unknown = || Refusal::new(Code::BadInput, "acts of this game are not weighed (U17)");
    let mut appraiser = AtTable::of(table, games).ok_or_else(unknown)?;
    let (game, state) = (table.game(), table.state());
    let (actions, place) = match done {
        Some(act) => with_done(game, state, seat, &ask.actions, act),
        None => (ask.actions.clone(), None),
    };
    let values = appraiser.weigh(table, (seat, &actions), limit);
    let values = values.ok_or_else(|| nothing("there was not time enough to weigh it"))?;
    Ok((weighed::<G>(&actions, values), place))
}

/// The same with something that `seat` has done there, and its place: that of a listed act which comes to the same, else it
/// is one more at the end. Not every order of a field and every sum of money is listed.
///
/// # Errors
/// As [`weigh`].
pub fn weigh_done<G: Bots>(
    table: &dyn AnyTable,
    (seat, act): (Seat, &Json),
    games: u32,
    limit: &Limit,
) -> Result<(Vec<Weighed>, Option<usize>), Refusal> {
    weigh_with::<G>(table, (seat, Some(act)), games, limit)
}

/// A list of acts with what was done, and its place there.
pub(super) fn with_done<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    listed: &[G::Action],
    act: &Json,
) -> (Vec<G::Action>, Option<usize>) {
    let mut actions = listed.to_vec();
    let Some(done) = serde_json::from_value::<G::Action>(act.clone()).ok() else {
        return (actions, None);
    };
    let place = actions.iter().position(|action| *action == done);
    let after = |action: &G::Action| {
        let mut state = state.clone();
        game.act(&mut state, seat, action, &mut Vec::new());
        state
    };
    let comes_to = || {
        let same = after(&done);
        actions.iter().position(|action| after(action) == same)
    };
    let place = place.or_else(comes_to).unwrap_or_else(|| {
        actions.push(done.clone());
        actions.len() - 1
    });
    (actions, Some(place))
}

/// Actions with their values, and what each gives away.
pub(super) fn weighed<G: Game>(actions: &[G::Action], worths: Vec<Worth>) -> Vec<Weighed> {
    let values = worths.iter().map(|worth| worth.value.get());
    let most = values.fold(0.0, f64::max);
    let pairs = actions.iter().zip(worths);
    let weighed = pairs.map(|(action, Worth { value, doubt })| Weighed {
        action: serde_json::to_value(action).unwrap_or_default(),
        loss: most - value.get(),
        doubt,
        value,
    });
    weighed.collect()
}

/// The place of the best; of equal ones the first.
#[must_use]
pub fn best(weighed: &[Weighed]) -> usize {
    let least = weighed.iter().enumerate();
    least
        .min_by(|(_, a), (_, b)| a.loss.total_cmp(&b.loss))
        .map_or(0, |(place, _)| place)
}
