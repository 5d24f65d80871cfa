//! The same game by brute force: every throw asked of the engine, every turn swept alone, all positions again and again
//! until nothing moves.

use std::collections::BTreeMap;

use table::{Game, Seat, Turn as Waits};
use wimpout::{
    Action, Course, Exit, LastLicks, Outcome, Phase, Player, Rules, Run, Stage, State, Turn,
    Wimpout,
};

use super::{Position, Side};

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

/// What a throw may come to, from which the player picks one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fate {
    Won,
    Nova,
    Lost,
    Wrecked,
    Spot(usize),
}

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

    fn spot(&mut self, (points, course, voids): Spot) -> usize {
        let voids = if self.game.rules.kills_after().is_some() && !course.clearing.is_empty() {
            voids
        } else {
            0
        };
        let spot = (points, Course { since: 0, ..course }, voids);
        *self.known.entry(spot).or_insert_with(|| {
            self.spots.push(spot);
            self.spots.len() - 1
        })
    }

    fn place(&self, at: Position, spot: Spot) -> State {
        let mut state = self.state.clone();
        let player = |side: Side| Player {
            score: side.score,
            opened: side.opened,
            wrecks: if self.draws() { 0 } else { side.wrecks },
            circle_wrecks: if self.draws() { side.wrecks } else { 0 },
            circles: side.circles,
            counts: self.counts().map(|slug| (slug, side.wrecks)).collect(),
            ..Player::default()
        };
        let player = |side: Side| match self.counts().next() {
            Some(_) => Player {
                wrecks: 0,
                ..player(side)
            },
            None => player(side),
        };
        state.players[YOU] = at.other.map_or_else(Player::default, player);
        state.players[ME] = player(at.mover);
        state.players[YOU].out = at.other.is_none().then_some(Exit::Wrecked);
        state.licks = at.licks.then(|| LastLicks {
            leader: YOU,
            queue: [].into(),
            target: at.other.unwrap().score,
            succeeded: Vec::new(),
        });
        state.phase = self.deciding(spot);
        state
    }

    /// A turn that has come to a spot.
    pub(super) fn deciding(&self, (points, course, voids): Spot) -> Phase {
        let limit = self.game.rules.kills_after();
        let limit = limit.map_or(wimpout::Limit::None, wimpout::Limit::Kill);
        let clearing = wimpout::Clearing {
            faces: course.clearing,
            voids,
            limit,
            number: 1,
        };
        let run = Run {
            points,
            cubes: course.cubes,
            throws: u32::from(course.begun),
            all_scored: course.all_scored,
            clearing: (!course.clearing.is_empty()).then_some(clearing),
            ..Run::fresh(1)
        };
        Phase::Turn(Turn {
            seat: ME,
            run,
            stage: Stage::Deciding,
        })
    }

    fn throw(&mut self, index: usize) -> BTreeMap<Vec<Fate>, f64> {
        let start = Position::early(Side::at(0), Side::at(0));
        let mut cast = self.place(start, self.spots[index]);
        let game = self.game.clone();
        let mut log = Vec::new();
        game.act(&mut cast, ME, &Action::Throw, &mut log);
        let outcomes = game.outcomes(&cast);
        let all: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let mut throws = BTreeMap::new();
        for (outcome, weight) in outcomes {
            let mut landed = cast.clone();
            game.luck(&mut landed, &outcome, &mut log);
            let mut fates = self.fates(&game, &landed);
            fates.sort_unstable();
            fates.dedup();
            if index == 0 && fates == [Fate::Wrecked] {
                self.wreck = Some(outcome);
            }
            if index == 0 && fates == [Fate::Nova] {
                self.nova = Some(outcome);
            }
            if self.lost.is_none() && fates == [Fate::Lost] {
                self.lost = Some((index, outcome));
            }
            *throws.entry(fates).or_insert(0.0) += f64::from(weight) / f64::from(all);
        }
        throws
    }

    fn fates(&mut self, game: &Wimpout, landed: &State) -> Vec<Fate> {
        let Waits::Choice(asks) = game.turn(landed) else {
            return vec![self.fate(landed)];
        };
        let chooses = landed
            .turn()
            .is_some_and(|turn| matches!(turn.stage, Stage::Choosing { .. }));
        if !chooses {
            return vec![self.fate(landed)];
        }
        let count = |action: &Action| {
            let mut counted = landed.clone();
            game.act(&mut counted, ME, action, &mut Vec::new());
            self.fate(&counted)
        };
        asks[0].actions.iter().map(count).collect()
    }

    fn fate(&mut self, state: &State) -> Fate {
        match &state.phase {
            Phase::Over(Some(ME)) => Fate::Won,
            Phase::Over(_) => Fate::Nova,
            _ if state.players[ME].out == Some(Exit::Supernova) => Fate::Nova,
            _ if state.players[ME].wrecks + state.players[ME].circle_wrecks > 0 => Fate::Wrecked,
            Phase::Turn(turn) if turn.seat == YOU && Self::counted(&state.players[ME]) > 0 => {
                Fate::Wrecked
            }
            Phase::Turn(turn) if turn.seat == ME => {
                let run = &turn.run;
                let voids = run.clearing.map_or(0, |clearing| clearing.voids);
                Fate::Spot(self.spot((run.points.min(self.most), run.course(), voids)))
            }
            _ => Fate::Lost,
        }
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

    fn iterate(&self) -> Vec<(Position, Two)> {
        let mut turns: BTreeMap<Position, Turned> = BTreeMap::new();
        let begins = Side::at(0).circled(u32::from(self.draws()));
        let mut new = vec![Position::early(begins, begins)];
        while let Some(at) = new.pop() {
            if turns.contains_key(&at) {
                continue;
            }
            let mut turned: Turned = self.spots.iter().map(|spot| self.stop(at, *spot)).collect();
            let wrecked = self.thrown(at, self.wreck.as_ref());
            let nova = self.thrown(at, self.nova.as_ref());
            turned.extend([self.lost(at), wrecked, nova].map(Some));
            new.extend(turned.iter().flatten().filter_map(|after| match after {
                After::Turn(next, _) => Some(*next),
                After::Over(_) => None,
            }));
            turns.insert(at, turned);
        }
        // Challenges first, then from many points down: so it takes fewer rounds.
        let mut turns: Vec<(Position, Turned)> = turns.into_iter().collect();
        turns.sort_by_key(|(at, _)| {
            let other = at.other.map_or(1_000, |other| other.score);
            let tally = at.mover.wrecks + at.mover.circles;
            std::cmp::Reverse((at.licks, at.mover.score + other, tally))
        });
        self.settle(&turns)
    }

    fn settle(&self, turns: &[(Position, Turned)]) -> Vec<(Position, Two)> {
        let numbers = turns
            .iter()
            .enumerate()
            .map(|(number, (at, _))| (*at, number));
        let numbers: BTreeMap<Position, usize> = numbers.collect();
        let numbered = |(_, turned): &(Position, Turned)| Sweep {
            after: turned
                .iter()
                .map(|after| Next::of(*after, &numbers))
                .collect(),
            worth: vec![[0.5; 2]; self.spots.len()],
            from: Vec::new(),
            rests: false,
        };
        let mut sweeps: Vec<Sweep> = turns.iter().map(numbered).collect();
        let order = self.order();
        let mut values = vec![[0.5; 2]; turns.len()];
        for _ in 0..10_000 {
            let mut moved = 0.0_f64;
            for (number, sweep) in sweeps.iter_mut().enumerate() {
                let value = sweep.again(self, &order, &values);
                for (new, old) in value.iter().zip(values[number]) {
                    moved = moved.max((new - old).abs());
                }
                values[number] = value;
            }
            if moved < 1e-10 {
                let all = turns.iter().map(|(at, _)| *at).zip(values);
                return all.filter(|(at, _)| !at.licks).collect();
            }
        }
        panic!("nothing settles");
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

/// Where stopping at each spot leads to, then a turn that is lost, wrecked, or ended by a supernova.
type Turned = Vec<Option<After>>;

/// The same with numbers for positions.
enum Next {
    Is(Two),
    Mine(usize),
    Yours(usize),
}

impl Next {
    fn of(after: Option<After>, numbers: &BTreeMap<Position, usize>) -> Self {
        match after {
            None => Self::Is([-1.0, 0.0]),
            Some(After::Over(won)) => {
                Self::Is([ME, YOU].map(|seat| f64::from(u8::from(won == Some(seat)))))
            }
            Some(After::Turn(at, ME)) => Self::Mine(numbers[&at]),
            Some(After::Turn(at, _)) => Self::Yours(numbers[&at]),
        }
    }

    fn worth(&self, values: &[Two]) -> Two {
        match self {
            Self::Is(worth) => *worth,
            Self::Mine(number) => values[*number],
            Self::Yours(number) => {
                let [mover, other] = values[*number];
                [other, mover]
            }
        }
    }
}

/// One turn, swept again and again.
struct Sweep {
    after: Vec<Next>,
    worth: Vec<Two>,
    /// What its ends were worth when it was swept last, and whether nothing came of that.
    from: Vec<Two>,
    rests: bool,
}

impl Sweep {
    fn again(&mut self, slow: &Slow, order: &[usize], values: &[Two]) -> Two {
        let worths: Vec<Two> = self.after.iter().map(|next| next.worth(values)).collect();
        if !self.rests || self.from != worths {
            let (stops, ends) = worths.split_at(slow.spots.len());
            let before = self.worth[0];
            let ends = [ends[0], ends[1], ends[2]];
            let after = slow.sweep(order, stops, ends, &mut self.worth);
            self.rests = same(after, before) && self.from == worths;
            self.from = worths;
        }
        self.worth[0]
    }
}

impl Slow {
    /// Spots in an order in which each leads to those before it.
    pub(super) fn order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.spots.len()).collect();
        order.sort_by_key(|spot| std::cmp::Reverse((self.spots[*spot].0, self.spots[*spot].2)));
        order
    }

    /// Sweeps a turn once, where to stop at each spot is worth so much, and to lose it, to wreck, to go supernova; what it
    /// is worth.
    pub(super) fn sweep(
        &self,
        order: &[usize],
        stops: &[Two],
        [lost, wrecked, nova]: [Two; 3],
        worth: &mut [Two],
    ) -> Two {
        for &spot in order {
            let (mut once, mut again) = ([0.0; 2], 0.0);
            for (fates, chance) in &self.throws[spot] {
                if *fates == [Fate::Spot(spot)] {
                    again = *chance;
                    continue;
                }
                let fates = fates.iter().map(|fate| match fate {
                    Fate::Won => [1.0, 0.0],
                    Fate::Nova => nova,
                    Fate::Lost => lost,
                    Fate::Wrecked => wrecked,
                    Fate::Spot(next) => better(stops[*next], worth[*next]),
                });
                let best = fates.reduce(better).unwrap();
                once = [0, 1].map(|player| once[player] + chance * best[player]);
            }
            worth[spot] = once.map(|once| once / (1.0 - again));
        }
        worth[0]
    }
}

fn same(one: Two, other: Two) -> bool {
    one.map(f64::to_bits) == other.map(f64::to_bits)
}

/// What the mover prefers; of equal ones the first.
fn better(first: Two, second: Two) -> Two {
    if first[0] >= second[0] { first } else { second }
}

/// Where the game goes on, and who moves; or who has won it.
#[derive(Clone, Copy)]
enum After {
    Over(Option<Seat>),
    Turn(Position, Seat),
}
