//! One game as the lab sees it.

use table::{Ask, Refusal, Seat, Standing, Turn, Viewer};

use super::Course;
use crate::turns::Turns;
use crate::{Bot, Bots, Limit, Quick, Sight, Unseen};

/// After so many steps a game is given up as endless.
const LONGEST: u64 = 1_000_000;
/// After so many steps it is looked whether there is time left.
const LOOK: u64 = 64;

/// Bots that play one game after another.
pub(super) struct Played<'a, G: Bots> {
    game: &'a G,
    bots: Vec<Box<dyn Bot<G>>>,
}

impl<'a, G: Bots> Played<'a, G> {
    pub(super) fn new(game: &'a G, bots: &[String]) -> Result<Self, Refusal> {
        let bots = bots.iter().map(|bot| G::bot(bot));
        let bots = bots.collect::<Result<_, _>>()?;
        Ok(Self { game, bots })
    }

    /// The share of the first bot in a game in which it sits on `seat`.
    pub(super) fn share_of_first(
        &mut self,
        start: G::State,
        luck: Quick,
        seat: u64,
        limit: &Limit,
    ) -> f64 {
        let seat = usize::try_from(seat).unwrap_or_default() % self.bots.len().max(1);
        self.bots.swap(0, seat);
        let course = self.course(start, luck, limit);
        self.bots.swap(0, seat);
        course.shares.get(seat).copied().unwrap_or_default()
    }

    /// Plays a game and follows its course; it is left where it is when the limit is over.
    pub(super) fn course(&mut self, mut state: G::State, mut luck: Quick, limit: &Limit) -> Course {
        let (mut course, mut race, mut log) = (Course::default(), Race::default(), Vec::new());
        let mut winners = Vec::new();
        for step in 0..LONGEST {
            if step % LOOK == 0 && limit.is_over() {
                break;
            }
            match self.game.turn(&state) {
                Turn::Over(Standing { winners: won, .. }) => {
                    winners = won;
                    break;
                }
                Turn::Luck(_) => {
                    course.draws += 1.0;
                    let outcome = self.game.draw(&state, &mut luck);
                    self.game.luck(&mut state, &outcome, &mut log);
                }
                Turn::Choice(asks) => {
                    let Some(ask) = asks.first() else { break };
                    course.decisions += if ask.actions.len() == 1 { 0.0 } else { 1.0 };
                    let action = self.choice(&state, ask, &mut luck);
                    self.game.act(&mut state, ask.seat, &action, &mut log);
                }
            }
            for name in log.drain(..).filter_map(|event| G::counted(&event)) {
                *course.events.entry(name).or_default() += 1.0;
            }
            race.follow(self.game, &state);
        }
        course.turns = float(race.turns.all());
        let [decision, draw, turn] = G::PACE;
        let seconds = course.decisions * decision + course.draws * draw + course.turns * turn;
        course.minutes = seconds / 60.0;
        course.shares = self.shares(&winners);
        race.tell::<G>(&winners, &mut course);
        course
    }

    fn choice(&mut self, state: &G::State, ask: &Ask<G::Action>, luck: &mut Quick) -> G::Action {
        let view = self.game.view(state, Viewer::Seat(ask.seat));
        let sight = Sight {
            game: self.game,
            seat: ask.seat,
            view: &view,
            actions: &ask.actions,
            unseen: Unseen::new(self.game, state, ask.seat),
            limit: &Limit::default(),
        };
        self.bots[ask.seat.index()].choose(&sight, luck)
    }

    fn shares(&self, winners: &[Seat]) -> Vec<f64> {
        let each = 1.0 / float(winners.len() as u64).max(1.0);
        let share = |seat| {
            if winners.contains(&Seat::at(seat)) {
                each
            } else {
                0.0
            }
        };
        (0..self.bots.len()).map(share).collect()
    }
}

/// Who has led, and how far the others were behind.
#[derive(Default)]
struct Race {
    /// How many turns had been played when the scores were looked at.
    turns: Turns,
    /// Whether they have been looked at.
    has_begun: bool,
    leader: Option<usize>,
    changes: u32,
    /// By seat, the greatest distance from the leader so far; empty where no scores are seen.
    behind: Vec<i64>,
}

impl Race {
    /// Looks at the scores when a turn is over.
    fn follow<G: Bots>(&mut self, game: &G, state: &G::State) {
        let before = self.turns.all();
        self.turns.see(G::turns(state));
        if std::mem::replace(&mut self.has_begun, true) && self.turns.all() == before {
            return;
        }
        let scores = G::scores(&game.view(state, Viewer::Spectator));
        let Some(most) = scores.iter().copied().max() else {
            return;
        };
        self.behind.resize(scores.len(), 0);
        for (behind, score) in self.behind.iter_mut().zip(&scores) {
            *behind = (most - score).max(*behind);
        }
        let mut leaders = (0..scores.len()).filter(|seat| scores[*seat] == most);
        if let (Some(leader), None) = (leaders.next(), leaders.next()) {
            self.changes += u32::from(self.leader.is_some_and(|old| old != leader));
            self.leader = Some(leader);
        }
    }

    fn tell<G: Bots>(&self, winners: &[Seat], course: &mut Course) {
        if self.behind.is_empty() {
            return;
        }
        let far = |seat: &Seat| {
            self.behind
                .get(seat.index())
                .is_some_and(|far| *far >= G::FAR_BEHIND)
        };
        course.leads = Some(self.changes.into());
        course.came_back = Some(if winners.iter().any(far) { 1.0 } else { 0.0 });
    }
}

#[allow(clippy::cast_precision_loss, reason = "far fewer than 2^52")]
const fn float(n: u64) -> f64 {
    n as f64
}
