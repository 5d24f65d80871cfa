//! What a bot is: a policy that sees a view and the listed actions, never a state and never the seed.

use crate::feat::Feat;
use crate::insight::{Appraiser, Habit, Sampled, Study, insight, play_on};
use crate::simulate::{PlayBlock, Series, play_block};
use crate::{Limit, Quick};
use serde_json::Value as Json;
use table::{
    AnyTable, Ask, Game, Hidden, Luck, Record, Refusal, Seat, Settings, Standing, Stream, Table,
    Turn, Viewer,
};

/// Everything a bot may look at when it is to act.
#[derive(Debug)]
pub struct Sight<'a, G: Game> {
    /// The rules in force.
    pub game: &'a G,
    /// The bot's own seat.
    pub seat: Seat,
    /// What the seat may know.
    pub view: &'a G::View,
    /// The actions listed for the seat; empty where the game only checks (word-shaped actions).
    pub actions: &'a [G::Action],
    /// What the seat cannot see, for bots that guess it.
    pub unseen: Unseen<'a, G>,
    /// How long the bot may think.
    pub limit: &'a Limit,
}

/// What a bot chooses of what its seat is asked, with as much time as it wants.
pub(crate) fn asked<G: Game>(
    bot: &mut dyn Bot<G>,
    game: &G,
    (state, ask): (&G::State, &Ask<G::Action>),
    luck: &mut dyn Luck,
) -> G::Action {
    let sight = Sight {
        game,
        seat: ask.seat,
        view: &game.view(state, Viewer::Seat(ask.seat)),
        actions: &ask.actions,
        unseen: Unseen::new(game, state, ask.seat),
        limit: &Limit::default(),
    };
    bot.choose(&sight, luck)
}

/// What a seat cannot see. A bot cannot look at it; it can only have it dealt anew.
pub struct Unseen<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
}

impl<G: Game> std::fmt::Debug for Unseen<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "what {} cannot see", self.seat)
    }
}

impl<'a, G: Game> Unseen<'a, G> {
    /// What `seat` cannot see of `state`.
    pub fn new(game: &'a G, state: &'a G::State, seat: Seat) -> Self {
        Self { game, state, seat }
    }
}

impl<G: Hidden> Unseen<'_, G> {
    /// A full state that agrees with everything the seat knows, with the chances it must give it: the same luck deals
    /// the same state, however the hidden cards lie.
    pub fn redeal(&self, luck: &mut dyn Luck) -> G::State {
        self.game.redeal(self.state, Viewer::Seat(self.seat), luck)
    }
}

/// A policy for the game `G`.
pub trait Bot<G: Game>: Send {
    /// Chooses an action that the rules allow. `luck` is the bot's own, apart from the table's.
    fn choose(&mut self, sight: &Sight<'_, G>, luck: &mut dyn Luck) -> G::Action;

    /// Whether the bot says yes to these rules once every person has (W18: bots follow the humans).
    fn agrees(&mut self, game: &G, rules: &Settings) -> bool {
        let _ = (game, rules);
        true
    }
}

/// A kind of bot as it is listed.
#[derive(Clone, Copy, Debug, serde::Serialize)]
pub struct BotInfo {
    /// What to ask for; `N` stands for a number.
    pub name: &'static str,
    /// What it does, in a sentence.
    pub summary: &'static str,
    /// How well it plays.
    pub level: Level,
}

/// How well a bot plays beside the others of its game, for whoever chooses one: by the tournaments in docs/TOURNAMENTS.md.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// It does anything that is allowed.
    Random,
    /// A beginner beats it.
    Easy,
    /// It plays as most people do.
    Fair,
    /// It takes practice to beat it.
    Strong,
    /// None of the game is better.
    Best,
}

/// What the next draw of a game may come to.
#[derive(Clone, Debug, Default, PartialEq, serde::Serialize)]
pub struct Prospects {
    /// In words, with the probability of each; the worst first.
    pub rows: Vec<(&'static str, f64)>,
    /// What the draw adds on average, in the game's own unit.
    pub mean: f64,
}

/// What the next draw at a table of the game `G` may come to, as far as a viewer can know.
#[must_use]
pub fn prospects<G: Bots>(table: &dyn AnyTable, viewer: Viewer) -> Option<Prospects> {
    let table: &Table<G> = table.as_any().downcast_ref()?;
    let view = table.game().view(table.state(), viewer);
    table.game().prospects(&view)
}

/// A game that has bots.
pub trait Bots: Game {
    /// The kinds of bots there are, weakest first.
    const BOTS: &'static [BotInfo];

    /// The bot that plays for an absent player (P4).
    const STAND_IN: &'static str;

    /// Whether [`Bots::prospects`] has something to tell.
    const HAS_PROSPECTS: bool = false;

    /// Whether [`Bots::appraiser`] has somebody who says what positions are worth.
    const IS_APPRAISED: bool = true;

    /// The bot called `name`.
    ///
    /// # Errors
    /// `BadInput`, naming the bots there are.
    fn bot(name: &str) -> Result<Box<dyn Bot<Self>>, Refusal>;

    /// Under what name an event is counted in simulations, if it is.
    fn counted(event: &Self::Event) -> Option<&'static str> {
        let _ = event;
        None
    }

    /// What is worth remembering of what came to pass, each event with how many steps the record had with it; of each
    /// kind as many as there are.
    fn feats(events: &[(usize, &Self::Event)]) -> Vec<Feat> {
        let _ = events;
        Vec::new()
    }

    /// What the next draw may come to from where a viewer stands, exactly; nothing where that is not computed.
    fn prospects(&self, view: &Self::View) -> Option<Prospects> {
        let _ = view;
        None
    }

    /// How many turns have been played.
    fn turns(state: &Self::State) -> u64;

    /// How far behind somebody is far behind, in the unit of scores.
    const FAR_BEHIND: i64;

    /// How long people take, as a guess: seconds for a decision, for a draw of luck, and for a turn besides.
    const PACE: [f64; 3];

    /// Everybody's scores as they are seen in play; empty where they are not.
    fn scores(view: &Self::View) -> Vec<i64>;

    /// Whoever says what positions under these rules are worth, if anybody does: exactly, or else by `games` that are
    /// played on from each.
    fn appraiser(&self, games: u32) -> Option<Box<dyn Appraiser<Self>>> {
        Some(Box::new(Sampled::new(games)))
    }

    /// What kind of mistake it was to choose `chosen` at `state`, where `best` was best.
    fn habit(&self, state: &Self::State, chosen: &Self::Action, best: &Self::Action) -> Habit {
        let _ = (state, chosen, best);
        Habit::Other
    }

    /// What a finished game was to everybody.
    ///
    /// # Errors
    /// `BadInput` where the record does not hold or the game is not over; `NotNow` where the limit was over before.
    fn study(
        record: &Record,
        games: u32,
        limit: &Limit,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Result<Study, Refusal> {
        insight::<Self>(record, games, limit, progress).map(Study::Chances)
    }

    /// Whoever plays games on from a position, one act after the other: soundly and fast.
    fn steady() -> Option<Box<dyn Bot<Self>>> {
        Self::bot(Self::STAND_IN).ok()
    }

    /// Plays a game on to its end as sound players would, fast; nothing where it does not end.
    fn play_on(&self, state: Self::State, luck: &mut Quick) -> Option<Standing> {
        let mut bot = Self::steady()?;
        play_on(self, state, bot.as_mut(), luck)
    }

    /// A state that agrees with everything `seat` knows: the same, where nothing is hidden.
    fn guess(&self, state: &Self::State, seat: Seat, luck: &mut Quick) -> Self::State {
        let _ = (seat, luck);
        state.clone()
    }

    /// Who throws, rolls or draws what the game waits for, if it is somebody in particular.
    fn drawer(&self, state: &Self::State) -> Option<Seat> {
        let _ = state;
        None
    }

    /// Gets ready to play the blocks of a series: the general engine, unless the game knows a faster way to the same
    /// games.
    fn blocks<'a>(&'a self, series: &'a Series) -> PlayBlock<'a> {
        Box::new(move |games, luck| play_block(self, series, games, luck))
    }
}

/// The refusal for a bot that does not exist.
#[must_use]
pub fn no_such_bot(name: &str, bots: &[BotInfo]) -> Refusal {
    let known: Vec<_> = bots.iter().map(|bot| bot.name).collect();
    Refusal::new(table::Code::BadInput, table::no_such("bot", name, &known))
}

/// The refusal for a bot whose name asks for too much.
#[must_use]
pub(crate) fn too_much(name: &str, allowed: &str) -> Refusal {
    let message = format!("`{name}` asks for too much: {allowed}");
    Refusal::new(table::Code::BadInput, message)
}

/// The number `N` of a name such as `hold-N`, written as numbers are written.
#[must_use]
pub(crate) fn number(digits: &str) -> Option<u64> {
    let is_plain = digits.bytes().all(|digit| digit.is_ascii_digit()) && !digits.starts_with('0');
    // What is longer than a u64 is too much for every bot.
    (is_plain && !digits.is_empty()).then(|| digits.parse().unwrap_or(u64::MAX))
}

/// A bot of any game, seated at a table of any game. It looks at the table first and chooses then, so that the table
/// can go on while it thinks.
pub trait AnyBot: Send {
    /// Takes from the table what it needs to choose an act at its seat; false where it is not to act there.
    fn look(&mut self, table: &dyn AnyTable, seat: Seat) -> bool;

    /// The act it chooses on what it looked at last.
    fn choose(&mut self, limit: &Limit) -> Option<Json>;

    /// Whether the table still shows its seat what it looked at last.
    fn sees_the_same(&self, table: &dyn AnyTable, seat: Seat) -> bool;

    /// Whether the bot says yes to the open proposal once every person has.
    fn agrees(&mut self, table: &dyn AnyTable) -> bool;
}

/// A bot with its own stream of luck.
struct Seated<G: Game> {
    bot: Box<dyn Bot<G>>,
    luck: Stream,
    moment: Option<Moment<G>>,
}

/// A decision, away from its table.
struct Moment<G: Game> {
    game: G,
    state: G::State,
    seat: Seat,
    view: G::View,
    actions: Vec<G::Action>,
}

impl<G: Game> Moment<G> {
    fn of(table: &dyn AnyTable, seat: Seat) -> Option<Self> {
        let table: &Table<G> = table.as_any().downcast_ref()?;
        let Turn::Choice(asks) = table.turn() else {
            return None;
        };
        let ask = asks.iter().find(|ask| ask.seat == seat)?;
        Some(Self {
            game: table.game().clone(),
            state: table.state().clone(),
            seat,
            view: table.game().view(table.state(), Viewer::Seat(seat)),
            actions: ask.actions.clone(),
        })
    }
}

impl<G: Game> AnyBot for Seated<G> {
    fn look(&mut self, table: &dyn AnyTable, seat: Seat) -> bool {
        self.moment = Moment::of(table, seat);
        self.moment.is_some()
    }

    fn choose(&mut self, limit: &Limit) -> Option<Json> {
        let moment = self.moment.as_ref()?;
        let sight = Sight {
            game: &moment.game,
            seat: moment.seat,
            view: &moment.view,
            actions: &moment.actions,
            unseen: Unseen::new(&moment.game, &moment.state, moment.seat),
            limit,
        };
        serde_json::to_value(self.bot.choose(&sight, &mut self.luck)).ok()
    }

    fn sees_the_same(&self, table: &dyn AnyTable, seat: Seat) -> bool {
        let (Some(then), Some(now)) = (&self.moment, Moment::<G>::of(table, seat)) else {
            return false;
        };
        then.seat == seat && then.view == now.view && then.actions == now.actions
    }

    fn agrees(&mut self, table: &dyn AnyTable) -> bool {
        let Some(open) = table.proposal() else {
            return false;
        };
        let Some(table) = table.as_any().downcast_ref::<Table<G>>() else {
            return false;
        };
        self.bot.agrees(table.game(), &open.rules)
    }
}

/// The bot `name` of the game `G`, ready to sit at any table; `seed` starts its own luck.
///
/// # Errors
/// `BadInput`, naming the bots there are.
pub fn seated<G: Bots>(name: &str, seed: &str) -> Result<Box<dyn AnyBot>, Refusal> {
    Ok(Box::new(Seated {
        bot: G::bot(name)?,
        luck: Stream::from_seed(seed),
        moment: None,
    }))
}
