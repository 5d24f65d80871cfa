//! The same game by brute force: every throw asked of the engine, every turn swept alone, all positions again and again
//! until nothing moves.

use std::collections::BTreeMap;

use table::{Game, Seat};
use wimpout::{Action, Course, Outcome, Phase, Player, Rules, State, Wimpout};

use super::{Position, Side};
use swept::same;
use thrown::Fate;

mod swept;
mod thrown;

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);
/// More points than this in a turn count as so many. Where scores are joined it must be more than the highest of them, so
/// that what counts as so many touches none.
const MOST: u32 = 450;
/// The same where scores are joined that lie farther apart.
const MOST_JOINED: u32 = 1005;
/// More open circles count as so many (H6).
pub(super) const MOST_CIRCLES: u32 = 5;
/// What a rule of the table's own counts beyond that counts as so many (H12).
const MOST_COUNTED: u32 = 3;

pub(super) type Spot = (u32, Course, u32);

/// The chances of whoever moves and of the other, or of whoever comes next of three.
pub(super) type Two = [f64; 2];

pub(super) struct Slow {
    pub(super) game: Wimpout,
    state: State,
    pub(super) spots: Vec<Spot>,
    known: BTreeMap<Spot, usize>,
    /// For each spot what a throw leads to: groups of choices, with their chances.
    throws: Vec<Vec<(Vec<Fate>, f64)>>,
    /// A first throw that wrecks, and one that goes supernova.
    wreck: Option<Outcome>,
    nova: Option<Outcome>,
    /// A throw that loses the turn, and the spot that it is thrown from.
    lost: Option<(usize, Outcome)>,
    /// Up to this score a leader is told apart by it, not by his lead.
    joined: u32,
    /// More points than this in a turn count as so many.
    most: u32,
}

/// The chances of the mover and of the other at every position before Last Licks.
pub(super) fn solve(rules: &Rules) -> Vec<(Position, Two)> {
    Slow::new(rules).iterate()
}

impl Slow {
    /// Every throw of a turn under `rules`.
    pub(super) fn new(rules: &Rules) -> Self {
        let joined = joined(rules);
        Self::up_to(rules, if joined < MOST { MOST } else { MOST_JOINED })
    }

    /// The same where more than so many points in a turn count as so many.
    pub(super) fn up_to(rules: &Rules, most: u32) -> Self {
        let game = Wimpout {
            rules: rules.clone(),
        };
        let state = game.start(&["me".to_owned(), "you".to_owned()]).unwrap();
        let mut slow = Slow {
            game,
            state,
            spots: Vec::new(),
            known: BTreeMap::new(),
            throws: Vec::new(),
            wreck: None,
            nova: None,
            lost: None,
            joined: joined(rules),
            most,
        };
        slow.spot((0, Course::START, 0));
        while slow.throws.len() < slow.spots.len() {
            let throws = slow.throw(slow.throws.len());
            slow.throws.push(throws.into_iter().collect());
        }
        slow
    }

    /// The same where fewer points count as so many.
    pub(super) fn nearer(&self, most: u32) -> Self {
        let near = self.spots.iter().filter(|spot| spot.0 <= most);
        let spots: Vec<Spot> = near.copied().collect();
        let numbered = spots.iter().enumerate().map(|(spot, at)| (*at, spot));
        let known: BTreeMap<Spot, usize> = numbered.collect();
        let fate = |fate: &Fate| match *fate {
            Fate::Spot(spot) => {
                let (points, course, voids) = self.spots[spot];
                Fate::Spot(known[&(points.min(most), course, voids)])
            }
            other => other,
        };
        let throw =
            |(fates, chance): &(Vec<Fate>, f64)| (fates.iter().map(fate).collect(), *chance);
        let throws = spots.iter().map(|spot| &self.throws[self.known[spot]]);
        Self {
            throws: throws.map(|all| all.iter().map(throw).collect()).collect(),
            game: self.game.clone(),
            state: self.state.clone(),
            spots,
            known,
            most,
            ..*self
        }
    }

    /// The chances of a turn alone, where so much is hoped for at what it leads to.
    pub(super) fn turn(&self, at: Position, hope: impl Fn(Position) -> Two) -> Two {
        let worth = |after: After| match after {
            After::Over(won) => [ME, YOU].map(|seat| f64::from(u8::from(won == Some(seat)))),
            After::Turn(next, ME) => hope(next),
            After::Turn(next, _) => {
                let [mover, other] = hope(next);
                [other, mover]
            }
        };
        let stop = |spot: &Spot| self.stop(at, *spot).map_or([-1.0, 0.0], worth);
        let stops: Vec<Two> = self.spots.iter().map(stop).collect();
        let ends = [&self.wreck, &self.nova].map(|end| worth(self.thrown(at, end.as_ref())));
        let ends = [worth(self.lost(at)), ends[0], ends[1]];
        let mut worths = vec![[0.5; 2]; self.spots.len()];
        let (order, mut before) = (self.order(), [2.0; 2]);
        for _ in 0..1_000 {
            let after = self.sweep(&order, &stops, ends, &mut worths);
            if same(after, before) {
                break;
            }
            before = after;
        }
        before
    }

    /// Where stopping leads to: nothing where it is not allowed.
    fn stop(&self, at: Position, spot: Spot) -> Option<After> {
        let mut state = self.place(at, spot);
        let stop = Action::Stop;
        self.game.check(&state, ME, &stop).ok()?;
        self.game.act(&mut state, ME, &stop, &mut Vec::new());
        Some(self.after(&state))
    }

    /// Where a turn leads to that is lost.
    fn lost(&self, at: Position) -> After {
        match &self.lost {
            Some((spot, outcome)) if self.counts().next().is_some() => {
                self.thrown_from(*spot, at, *outcome)
            }
            _ => lost(at),
        }
    }

    /// Where a first throw of that kind leads to.
    fn thrown(&self, at: Position, outcome: Option<&Outcome>) -> After {
        match outcome {
            Some(outcome) => self.thrown_from(0, at, *outcome),
            None => After::Over(None),
        }
    }

    fn thrown_from(&self, spot: usize, at: Position, outcome: Outcome) -> After {
        let mut state = self.place(at, self.spots[spot]);
        let mut log = Vec::new();
        self.game.act(&mut state, ME, &Action::Throw, &mut log);
        self.game.luck(&mut state, &outcome, &mut log);
        self.after(&state)
    }

    fn after(&self, state: &State) -> After {
        let (seat, other) = match &state.phase {
            Phase::Over(winner) => return After::Over(*winner),
            Phase::Turn(turn) if turn.seat == ME => (ME, YOU),
            Phase::Turn(_) => (YOU, ME),
            phase => panic!("{phase:?}"),
        };
        let side = |seat: Seat| {
            let player = &state.players[seat];
            let counts = !self.draws() || self.ends_by_wrecks();
            Side {
                score: player.score,
                opened: player.opened,
                wrecks: if counts {
                    player.wrecks + player.circle_wrecks + Self::counted(player)
                } else {
                    0
                },
                circles: player.circles.min(MOST_CIRCLES),
            }
        };
        let next = Position {
            mover: side(seat),
            other: state.players[other].is_in().then(|| side(other)),
            licks: state.licks.is_some(),
        };
        After::Turn(self.key(next), seat)
    }

    /// What a rule of the table's own counts (H12), by its name.
    fn counts(&self) -> impl Iterator<Item = String> {
        let rules = self.game.rules.counters();
        rules.map(|rule| rule.head().slug.clone())
    }

    fn counted(player: &Player) -> u32 {
        let counts = player.counts.values().copied();
        counts.sum::<u32>().min(MOST_COUNTED)
    }

    fn draws(&self) -> bool {
        self.game.rules.draws_circles()
    }

    /// Whether a player is out by his train wrecks alone where circles are drawn (H6).
    fn ends_by_wrecks(&self) -> bool {
        self.game.rules.is_terminal(&Player {
            circle_wrecks: 100,
            ..Player::default()
        })
    }

    /// A position; of a challenge the lead alone, where nothing else binds, and no wrecks.
    fn key(&self, at: Position) -> Position {
        let Some(leader) = at.other.filter(|_| at.licks) else {
            return at;
        };
        if leader.score <= self.joined {
            let leads = Side::at(leader.score).circled(leader.circles);
            return Position::licks(at.mover.wrecked(0), leads);
        }
        let wrecks = |side: Side| {
            let counted = self.counts().next().map(|_| side.wrecks);
            counted.unwrap_or_default()
        };
        let lead = leader.score.saturating_sub(at.mover.score).min(self.most);
        let (mover, leads) = if at.mover.opened {
            (Side::at(1000), Side::at(1000 + lead))
        } else {
            (at.mover.wrecked(0), Side::at(lead))
        };
        Position::licks(
            mover.circled(at.mover.circles).wrecked(wrecks(at.mover)),
            leads.circled(leader.circles).wrecked(wrecks(leader)),
        )
    }
}

/// The highest score at which a leader is told apart by it, none where it is his lead that counts.
fn joined(rules: &Rules) -> u32 {
    let leaders = rules.joined_leaders(rules.least_goal(), 1_000);
    leaders.map_or(0, |(_, highest)| highest)
}

/// Where a turn leads to that is lost.
fn lost(at: Position) -> After {
    match at.other {
        Some(_) if at.licks => After::Over(Some(YOU)),
        Some(other) => After::Turn(Position::early(other, at.mover), YOU),
        None => After::Turn(at, ME),
    }
}

/// Where the game goes on, and who moves; or who has won it.
#[derive(Clone, Copy)]
enum After {
    Over(Option<Seat>),
    Turn(Position, Seat),
}
