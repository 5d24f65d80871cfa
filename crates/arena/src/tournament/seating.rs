//! Some entrants in one order around a table, and the games that they play so.

use serde_json::json;
use table::{Refusal, Seat, Standing};

use super::Tournament;
use super::outsider::{Outsider, act, greeting};
use crate::bot::asked;
use crate::drive::{AskOf, Ending, drive};
use crate::{Bot, Bots, Quick};

/// Whoever sits at a seat.
enum Player<G: Bots> {
    Bot(Box<dyn Bot<G>>),
    Program(Box<dyn Outsider>),
}

/// A seat that failed, by its place among the entrants of the table.
pub(super) struct Failed {
    pub(super) entrant: usize,
    pub(super) why: String,
}

/// The entrants of a table, turned by so many seats.
pub(super) struct Seating<G: Bots> {
    start: G::State,
    players: Vec<Player<G>>,
    by: usize,
}

impl<G: Bots> Seating<G> {
    /// Every rotation of a table.
    pub(super) fn all(
        game: &G,
        plan: &Tournament<'_>,
        table: &[usize],
    ) -> Result<Vec<Self>, Refusal> {
        let rotations = (0..table.len()).map(|by| {
            let mut names: Vec<_> = table.iter().map(|&at| plan.entrants[at].clone()).collect();
            names.rotate_right(by);
            let players = names.iter().map(|name| player(plan, name));
            let seats: Vec<_> = (1..=names.len())
                .map(|seat| format!("bot {seat}"))
                .collect();
            Ok(Self {
                start: game.start(&seats)?,
                players: players.collect::<Result<_, _>>()?,
                by,
            })
        });
        rotations.collect()
    }

    /// One game with this luck: the places by entrant of the table, the best 0, and who failed.
    pub(super) fn play(&mut self, game: &G, mut luck: Quick) -> (Vec<u16>, Option<Failed>) {
        let (seats, by) = (self.players.len(), self.by);
        let mut why = self.greet(game);
        let ending = if let Some((seat, _)) = &why {
            Ending::Forfeit(*seat)
        } else {
            let players = &mut self.players;
            let mut choose = |state: &G::State, ask: &AskOf<G>, luck: &mut Quick| {
                let chosen = choose(
                    &mut players[ask.seat.index()],
                    game,
                    (state, seats),
                    ask,
                    luck,
                );
                chosen.map_err(|told| why = Some((ask.seat, told))).ok()
            };
            let mut state = self.start.clone();
            drive(game, &mut state, &mut luck, &mut choose)
        };
        let by_seat = places(&ending, seats);
        let by_entrant = (0..seats).map(|entrant| by_seat[(entrant + by) % seats]);
        let failed = why.map(|(seat, why)| Failed {
            entrant: (seat.index() + seats - by) % seats,
            why,
        });
        self.dismiss(&by_seat);
        (by_entrant.collect(), failed)
    }

    /// Tells the programs that a game begins; the first that does not hear it has lost.
    fn greet(&mut self, game: &G) -> Option<(Seat, String)> {
        let seats = self.players.len();
        let programs = self.players.iter_mut().zip(0u16..);
        programs
            .filter_map(|(player, seat)| match player {
                Player::Bot(_) => None,
                Player::Program(program) => Some((program, Seat(seat))),
            })
            .find_map(|(program, seat)| {
                let told = program.tell(&greeting(game, seat, seats));
                told.err().map(|why| (seat, why))
            })
    }

    /// Tells the programs that the game is over. Whether they hear it no longer matters.
    fn dismiss(&mut self, places: &[u16]) {
        for player in &mut self.players {
            if let Player::Program(program) = player {
                let _ = program.tell(&json!({"op": "over", "places": places}));
            }
        }
    }
}

fn player<G: Bots>(plan: &Tournament<'_>, name: &str) -> Result<Player<G>, Refusal> {
    match (plan.outsider)(name) {
        Some(program) => Ok(Player::Program(program)),
        None => Ok(Player::Bot(G::bot(name)?)),
    }
}

fn choose<G: Bots>(
    player: &mut Player<G>,
    game: &G,
    (state, seats): (&G::State, usize),
    ask: &AskOf<G>,
    luck: &mut Quick,
) -> Result<G::Action, String> {
    let bot = match player {
        Player::Program(program) => return act(program.as_mut(), game, (state, seats), ask),
        Player::Bot(bot) => bot,
    };
    Ok(asked(bot.as_mut(), game, (state, ask), luck))
}

/// The places by seat: winners first, then by score; who forfeits comes last, the others share what is before him.
fn places(ending: &Ending, seats: usize) -> Vec<u16> {
    match ending {
        Ending::Over(standing) => ranked(standing, seats),
        Ending::Endless => vec![0; seats],
        Ending::Forfeit(loser) => {
            let seats = 0..seats;
            seats.map(|seat| u16::from(seat == loser.index())).collect()
        }
    }
}

fn ranked(standing: &Standing, seats: usize) -> Vec<u16> {
    let key = |seat: usize| {
        let won = standing.winners.iter().any(|winner| winner.index() == seat);
        let place = standing
            .places
            .iter()
            .find(|place| place.seat.index() == seat);
        // Winners share the first place, whatever their scores.
        let score = place.filter(|_| !won).map(|place| place.score);
        (won, score)
    };
    let before = |seat: usize| (0..seats).filter(|&other| key(other) > key(seat)).count();
    let places = (0..seats).map(|seat| u16::try_from(before(seat)).unwrap_or(u16::MAX));
    places.collect()
}
