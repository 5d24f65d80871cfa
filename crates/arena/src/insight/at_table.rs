//! What positions of a table are worth. Where a rule has been adopted and waits for its situation (W19), they are not those of
//! the rules in force: games are played on in which it comes into force as it will there.

use table::{Ahead, Seat, Standing, Step, Table, Turn};

use super::appraise::{Appraiser, Hopes, Worth};
use super::sampled::{LONGEST, Sampled, chosen, ended};
use crate::{Bot, Bots, Limit, Quick};

/// Whoever says it of any table of the game `G`, one after the other.
pub(super) struct AtTable<G: Bots> {
    appraiser: Box<dyn Appraiser<G>>,
    games: u32,
}

impl<G: Bots> AtTable<G> {
    /// By the rules in force at `table`, and by `games` that are played on; nothing where positions of the game are not
    /// appraised.
    pub(super) fn of(table: &Table<G>, games: u32) -> Option<Self> {
        let appraiser = table.game().appraiser(games)?;
        Some(Self { appraiser, games })
    }

    /// What the seats may hope for; nothing where the limit was over before.
    pub(super) fn hopes(&mut self, table: &Table<G>, limit: &Limit) -> Option<Hopes> {
        let Some(ahead) = table.ahead() else {
            return self.appraiser.hopes(table.game(), table.state(), limit);
        };
        if let Turn::Over(standing) = ahead.turn() {
            return Some(ended(standing));
        }
        let mut bot = G::steady()?;
        Sampled::new(self.games).mean(limit, |luck| on(ahead.clone(), bot.as_mut(), luck))
    }

    /// What `seat` may hope for after each of `actions`, as [`Appraiser::weigh`] says it.
    pub(super) fn weigh(
        &mut self,
        table: &Table<G>,
        (seat, actions): (Seat, &[G::Action]),
        limit: &Limit,
    ) -> Option<Vec<Worth>> {
        let Some(ahead) = table.ahead() else {
            let (game, state) = (table.game(), table.state());
            return self.appraiser.weigh(game, state, seat, actions, limit);
        };
        let mut bot = G::steady()?;
        let deal = |luck: &mut Quick| ahead.with(table.game().guess(table.state(), seat, luck));
        let play = |deal: &Ahead<G>, action: &G::Action, luck: &mut Quick| {
            let mut after = deal.clone();
            let act = action.clone();
            after.step(&Step::Act { seat, act }).ok()?;
            on(after, bot.as_mut(), luck)
        };
        Sampled::new(self.games).compare((seat, actions), limit, deal, play)
    }
}

/// Plays on with the same bot on every seat until no rule waits any more, and then to the end; nothing where that does not
/// come.
fn on<G: Bots>(mut ahead: Ahead<G>, bot: &mut dyn Bot<G>, luck: &mut Quick) -> Option<Standing> {
    for _ in 0..LONGEST {
        if !ahead.waits() {
            return ahead.game().play_on(ahead.state().clone(), luck);
        }
        let step = match ahead.turn() {
            Turn::Over(standing) => return Some(standing.clone()),
            Turn::Luck(_) => Step::Luck {
                luck: ahead.game().draw(ahead.state(), luck),
            },
            Turn::Choice(asks) => {
                let ask = asks.first()?;
                Step::Act {
                    seat: ask.seat,
                    act: chosen(ahead.game(), (ahead.state(), ask), bot, luck),
                }
            }
        };
        ahead.step(&step).ok()?;
    }
    None
}
