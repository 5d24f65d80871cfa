//! Blocks of games for simulations: the games of the general engine, draw for draw, without its views, and with more
//! figures.

use cow::{Cow, Event, State};
use table::{Game, Hidden, Luck, Refusal, Turn, Viewer};

use super::farmer::farm;
use super::herd::{Choice, Desk};
use super::planner::{Planner, budget};
use super::story::Story;
use crate::Quick;
use crate::bot::Bots;
use crate::simulate::{SeatTally, Series, Tally, WIN};
use crate::turns::Turns;

/// A bot in a seat.
#[allow(clippy::large_enum_variant, reason = "there are six at most")]
enum Player {
    Random,
    Farmer,
    Planner(Planner),
}

impl Player {
    fn called(name: &str) -> Result<Self, Refusal> {
        match name {
            "random" => Ok(Self::Random),
            "farmer" => Ok(Self::Farmer),
            name => Ok(Self::Planner(Planner::new(budget(name)?))),
        }
    }
}

/// Plays a block of games.
pub(super) fn play_block(
    cow: &Cow,
    series: &Series,
    games: u64,
    mut luck: Quick,
) -> Result<Tally, Refusal> {
    let players: Result<Vec<_>, _> = series.bots.iter().map(|bot| Player::called(bot)).collect();
    let start = cow.start(&series.bots)?;
    let mut block = Block {
        cow,
        players: players?,
        desk: Desk::default(),
        log: Vec::new(),
        tally: Tally {
            seats: vec![SeatTally::default(); series.bots.len()],
            ..Tally::default()
        },
    };
    for _ in 0..games {
        block.play(start.clone(), &mut luck);
    }
    Ok(block.tally)
}

/// A block at play.
struct Block<'a> {
    cow: &'a Cow,
    players: Vec<Player>,
    desk: Desk,
    log: Vec<Event>,
    tally: Tally,
}

impl Block<'_> {
    fn play(&mut self, mut state: State, luck: &mut Quick) {
        const LONGEST: usize = 1_000_000;
        let (mut draws, mut story) = (0, Story::of(&state));
        let mut turns = Turns::default();
        for _ in 0..LONGEST {
            if !self.step(&mut state, luck, &mut draws) {
                break;
            }
            turns.see(Cow::turns(&state));
            for event in self.log.drain(..) {
                story.hear(&event, &mut self.tally.events);
            }
        }
        self.tally.draws.count(draws, self.tally.games);
        self.tally.turns.count(turns.all(), self.tally.games);
        self.tally.games += 1;
        match self.cow.turn(&state) {
            Turn::Over(standing) => {
                self.tally.count_standing(&standing);
                story.end(&standing, &mut self.tally.events);
                let began = standing.winners.contains(&state.first());
                let share = if began {
                    WIN / standing.winners.len() as u64
                } else {
                    0
                };
                *self.tally.first.get_or_insert_default() += share;
            }
            Turn::Choice(_) | Turn::Luck(_) => self.tally.endless += 1,
        }
    }

    /// One act or draw; false where the match is over.
    fn step(&mut self, state: &mut State, luck: &mut Quick, draws: &mut u64) -> bool {
        let Some(outlook) = self.cow.outlook(state) else {
            let goes_on = self.cow.draw_next(state, luck, Some(&mut self.log));
            *draws += u64::from(goes_on);
            return goes_on;
        };
        let seat = outlook.seat();
        let choice = match &mut self.players[seat.index()] {
            Player::Farmer => farm(&outlook, &mut self.desk),
            Player::Random => {
                outlook.moves(&mut self.desk.moves);
                let n = u32::try_from(self.desk.moves.len()).unwrap_or(1);
                Choice::Move(self.desk.moves[luck.below(n) as usize])
            }
            Player::Planner(planner) => {
                let redeal = |luck: &mut dyn Luck| self.cow.redeal(state, Viewer::Seat(seat), luck);
                planner.plan(self.cow, seat, &redeal, &mut self.desk, luck)
            }
        };
        let log = Some(&mut self.log);
        self.desk.carry_out(self.cow, state, seat, choice, log);
        true
    }
}
