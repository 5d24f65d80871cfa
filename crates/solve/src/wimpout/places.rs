//! The places between turns of a game of two, numbered.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use sweep::STEP;
use table::Refusal;
use wimpout::{Player, Rules};

use super::asked::unheld;
use super::carried::{Carried, Circles};
use super::position::{Position, Side};

const UNREACHED: &str = "a player stands where the solution does not reach";

/// No solution holds more values, of 8 bytes each and some more while it is made.
const MOST_PLACES: usize = 5 << 18;
/// Every position that a solution holds a value for.
#[derive(Debug)]
pub(super) struct Places {
    /// Where a player may stand before Last Licks, train wrecks and circles left out.
    sides: Vec<Side>,
    carried: Carried,
    /// For each side the number of the first that stands there, and of all after the last.
    firsts: Vec<usize>,
    /// Up to how many open circles are told apart in Last Licks, or up to which count of a rule of the table's own.
    circles: usize,
    /// Open circles beyond those that bind until the goal are told apart up to so many: whoever has more is bound in Last Licks
    /// for as long as anybody passes another (H6), and each time takes both a bank that fills one.
    passes: u32,
    goal: u32,
    /// Challengers whom more binds than the lead; of all others the lead alone counts.
    bound: Vec<Side>,
    /// Stands for all other challengers.
    free: Side,
    /// The leads that are solved together, in steps.
    leads: usize,
    /// So many more are told apart: nothing leans on them.
    far: usize,
    /// Challenges of leaders whose very score matters, since a bank up to another may touch them (H4): from the highest down.
    joined: Vec<Position>,
    /// For each place before Last Licks how late it is solved.
    ranks: Vec<u32>,
}

impl Places {
    /// From the first to the second score of `joined` it matters with how many points somebody leads, not only by how many.
    pub(super) fn new(
        rules: &Rules,
        carried: Carried,
        joined: Option<(u32, u32)>,
        [beyond, far]: [usize; 2],
        passes: u32,
    ) -> Result<Self, Refusal> {
        let scores = (0..).step_by(STEP as usize);
        let below = scores.take_while(|score| !rules.meets_goal(*score));
        let mut sides: Vec<Side> = below.map(Side::at).collect();
        if rules.may_bump() || rules.drives_off() {
            sides.push(Side {
                opened: true,
                ..Side::at(0)
            });
        }
        let binds = |side: &Side| {
            let player = Player {
                score: side.score,
                opened: side.opened,
                ..Player::default()
            };
            rules.opening_binds(&player, 0) || !side.opened && rules.own_minds_banks()
        };
        let goal = rules.least_goal();
        let free = goal + rules.opening_value().next_multiple_of(STEP);
        let mut places = Self {
            bound: sides.iter().copied().filter(binds).collect(),
            free: Side::at(joined.map_or(free, |(_, highest)| free.max(highest + STEP))),
            leads: (goal / STEP) as usize + beyond,
            far,
            joined: joined.map_or_else(Vec::new, |leaders| joined_licks(&sides, goal, leaders)),
            sides,
            carried,
            firsts: Vec::new(),
            circles: 0,
            passes,
            goal,
            ranks: Vec::new(),
        };
        places.count_sides();
        if places.len() > MOST_PLACES {
            return Err(unheld(
                "`train-wrecks` (H5), `recovery` (H6) or what a rule of the table's own counts (H12) makes too many pairs of scores, wrecks, circles and counts with this goal (W15)",
            ));
        }
        places.ranks = places.ranked();
        Ok(places)
    }

    /// Numbers where players may stand.
    fn count_sides(&mut self) {
        self.circles = match self.carried.circles {
            Some(Circles { most, .. }) => most.unwrap_or(self.passes) as usize,
            None if self.carried.counted => self.carried.tallies as usize - 1,
            None => 0,
        };
        self.firsts = vec![0];
        let mut n = 0;
        for side in &self.sides {
            n += self.carried.tallies as usize * (self.most_circles(*side) as usize + 1);
            self.firsts.push(n);
        }
    }

    /// Up to how many open circles are told apart of a player who stands there. Each that is open until the goal is filled by a
    /// bank that brings him nearer to it.
    fn most_circles(&self, side: Side) -> u32 {
        match self.carried.circles {
            Some(Circles {
                most: Some(most), ..
            }) => most,
            Some(Circles { filled_by, .. }) => {
                self.goal.saturating_sub(side.score).div_ceil(filled_by) + self.passes
            }
            None => 0,
        }
    }

    /// How late each place before Last Licks is solved.
    fn ranked(&self) -> Vec<u32> {
        let mut ranks = vec![0; self.n_pairs() + self.n_alone()];
        for (rank, group) in (1..).zip(self.diagonals()) {
            for place in group.into_iter().filter_map(|at| self.find(at).ok()) {
                ranks[place] = rank;
            }
        }
        ranks
    }

    /// How late a place is solved; those of Last Licks come first.
    pub(super) fn rank(&self, place: usize) -> u32 {
        self.ranks.get(place).copied().unwrap_or_default()
    }

    /// Whether a game may end without a winner, so that the chances of two do not add up.
    pub(super) fn may_lose_both(&self) -> bool {
        self.carried.alone
    }

    /// Whether more than usual is left out: it matters with how many points somebody leads (H4), or circles are drawn (H6).
    pub(super) fn cuts_off_more(&self) -> bool {
        !self.joined.is_empty() || self.carried.circles.is_some()
    }

    /// Whether players carry more from turn to turn than their scores.
    pub(super) fn carries(&self) -> bool {
        self.carried.alone || self.carried.tallies > 1 || self.carried.circles.is_some()
    }

    /// Whether a rule of the table's own counts something of players.
    pub(super) fn counts(&self) -> bool {
        self.carried.counted
    }

    /// Whether a place is a turn in Last Licks.
    pub(super) fn is_challenge(&self, place: usize) -> bool {
        place >= self.n_pairs() + self.n_alone()
    }

    /// Where a player may stand before Last Licks.
    fn n_sides(&self) -> usize {
        self.firsts.last().copied().unwrap_or_default()
    }

    /// Pairs come first, then the places of those who are alone, then challenges.
    fn n_pairs(&self) -> usize {
        self.n_sides().pow(2)
    }

    fn n_alone(&self) -> usize {
        if self.carried.alone {
            self.n_sides()
        } else {
            0
        }
    }

    /// The leads that are told apart: of equal scores one leads (S6).
    fn n_leads(&self) -> usize {
        1 + self.leads + self.far
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.before_joined() + self.joined.len()
    }

    fn before_joined(&self) -> usize {
        let leads = (self.bound.len() + 1) * self.n_leads();
        self.n_pairs() + self.n_alone() + leads * (self.circles + 1).pow(2)
    }

    /// Whether pairs of one sum lean on each other by more than lost turns.
    pub(super) fn leans(&self) -> bool {
        self.carried.counted || self.sides.iter().filter(|side| side.score == 0).count() > 1
    }

    /// A first guess of the value of each place.
    pub(super) fn guesses(&self) -> Vec<f64> {
        let mut guesses = vec![0.5; self.len()];
        let joined = self.joined.iter().copied();
        for at in self.licks().chain(self.far_licks()).chain(joined) {
            if let (Ok(place), Some(leader)) = (self.find(at), at.other) {
                let lead = f64::from(leader.score - at.mover.score);
                guesses[place] = 0.6 * (-lead / 70.0).exp();
            }
        }
        guesses
    }

    /// A first guess of what the other may hope for at each place; nothing where that is what the mover's chance leaves.
    pub(super) fn others(&self) -> Vec<f64> {
        if self.may_lose_both() {
            let left = self.guesses().into_iter().map(|guess| 1.0 - guess);
            left.collect()
        } else {
            Vec::new()
        }
    }

    /// The highest score before Last Licks.
    pub(super) fn highest(&self) -> u32 {
        self.sides
            .iter()
            .map(|side| side.score)
            .max()
            .unwrap_or_default()
    }

    /// The number of a position. Leads that are not told apart count as the greatest.
    pub(super) fn find(&self, at: Position) -> Result<usize, Refusal> {
        let unreached = || unheld(UNREACHED);
        let mover = self.side(at.mover);
        match at.other {
            Some(leader) if at.licks => self.find_licks(at.mover, leader),
            Some(other) => {
                let pair = mover.zip(self.side(other));
                let (mover, other) = pair.ok_or_else(unreached)?;
                Ok(mover * self.n_sides() + other)
            }
            None => {
                let alone = mover.filter(|_| self.carried.alone);
                Ok(self.n_pairs() + alone.ok_or_else(unreached)?)
            }
        }
    }

    /// Whoever wrecks in a challenge has failed, however many wrecks there were, so they do not count there; what a rule of the
    /// table's own counts does.
    fn find_licks(&self, mover: Side, leader: Side) -> Result<usize, Refusal> {
        let told = |side: Side| {
            if self.carried.counted {
                side.wrecks
            } else {
                side.circles
            }
        };
        let circles = [mover, leader].map(|side| (told(side) as usize).min(self.circles));
        let mover = mover.wrecked(0).circled(0);
        let lead = leader.score.checked_sub(mover.score);
        let lead = lead.ok_or_else(|| unheld("a challenger is ahead"))?;
        if leader.score <= self.highest_joined() {
            return self.find_joined(mover, leader);
        }
        let kind = self.bound.iter().position(|side| *side == mover);
        let kind = kind.unwrap_or(self.bound.len());
        let lead = ((lead / STEP) as usize).min(self.n_leads() - 1);
        let before = self.n_pairs() + self.n_alone();
        let told_apart = self.circles + 1;
        let place = (kind * self.n_leads() + lead) * told_apart + circles[0];
        Ok(before + place * told_apart + circles[1])
    }

    /// The highest score of a leader that matters.
    pub(super) fn highest_joined(&self) -> u32 {
        let first = self.joined.first().and_then(|at| at.other);
        first.map_or(0, |leader| leader.score)
    }

    fn find_joined(&self, mover: Side, leader: Side) -> Result<usize, Refusal> {
        let order = |at: &Position| (at.other.map_or(0, |leader| leader.score), at.mover);
        let asked = (leader.score, mover);
        let index = self.joined.binary_search_by(|at| asked.cmp(&order(at)));
        let index = index.map_err(|_| unheld(UNREACHED))?;
        Ok(self.before_joined() + index)
    }

    /// Challenges of leaders whose very score matters, the highest first, and places with them.
    pub(super) fn joined_licks(&self) -> Vec<Position> {
        self.joined.clone()
    }

    fn side(&self, side: Side) -> Option<usize> {
        let near = (side.score / STEP) as usize;
        let (standing, wrecks) = (side.wrecked(0).circled(0), side.wrecks);
        let fits = |place: &usize| self.sides.get(*place) == Some(&standing);
        let place = [near, self.sides.len() - 1].into_iter().find(fits)?;
        let drawn = self.carried.circles.is_some();
        let wrecks = if self.carried.capped {
            wrecks.min(self.carried.tallies - 1)
        } else {
            wrecks
        };
        let known = wrecks < self.carried.tallies && (drawn || side.circles == 0);
        let most = self.most_circles(side);
        let tally = wrecks * (most + 1) + side.circles.min(most);
        known.then_some(self.firsts[place] + tally as usize)
    }

    /// Every side, by its number.
    fn all_sides(&self) -> impl Iterator<Item = Side> {
        let tallies = 0..self.carried.tallies;
        let wrecked =
            tallies.flat_map(|wrecks| self.sides.iter().map(move |side| side.wrecked(wrecks)));
        wrecked.flat_map(|side| {
            (0..=self.most_circles(side)).map(move |circles| side.circled(circles))
        })
    }

    /// Every challenge of players one of whom has open circles (H6), in groups of which each leads to those before it: whoever
    /// passes another fills one.
    pub(super) fn circled_licks(&self) -> impl Iterator<Item = Vec<Position>> {
        let told_apart = self.carried.circles.map_or(0, |_| self.circles);
        let most = u32::try_from(told_apart).unwrap_or_default();
        let both = (1..=2 * most).flat_map(move |sum| {
            (0..=most.min(sum))
                .rev()
                .map(move |mover| [mover, sum - mover])
        });
        let both = both.filter(move |[_, leader]| *leader <= most);
        both.map(|[mover, leader]| {
            let circled = |at: Position| Position {
                mover: at.mover.circled(mover),
                other: at.other.map(|side| side.circled(leader)),
                ..at
            };
            self.licks().chain(self.far_licks()).map(circled).collect()
        })
    }

    /// Every challenge but those of a lead so great that no other leans on them, without open circles.
    pub(super) fn licks(&self) -> impl Iterator<Item = Position> {
        self.behind(0..=self.leads).flat_map(self.counting())
    }

    /// The others.
    pub(super) fn far_licks(&self) -> impl Iterator<Item = Position> {
        self.behind(self.leads + 1..=self.leads + self.far)
            .flat_map(self.counting())
    }

    /// A challenge with whatever a rule of the table's own has counted of both.
    fn counting(&self) -> impl Fn(Position) -> Vec<Position> + use<> {
        let told_apart = if self.carried.counted {
            self.carried.tallies
        } else {
            1
        };
        move |at| {
            let both =
                (0..told_apart).flat_map(|mine| (0..told_apart).map(move |other| [mine, other]));
            let counted = both.map(|[mine, other]| Position {
                mover: at.mover.wrecked(mine),
                other: at.other.map(|side| side.wrecked(other)),
                ..at
            });
            counted.collect()
        }
    }

    fn behind(&self, leads: std::ops::RangeInclusive<usize>) -> impl Iterator<Item = Position> {
        let challengers = self.bound.iter().chain([&self.free]).copied();
        challengers.flat_map(move |mover| {
            // Nobody leads with less than the goal; with a score that matters it is another place.
            let least = self.highest().max(self.highest_joined());
            let least = (least.saturating_sub(mover.score) / STEP) as usize;
            let reaches = move |lead: &usize| mover == self.free || *lead > least;
            let leads = leads.clone().filter(reaches);
            leads.map(move |lead| {
                let lead = u32::try_from(lead).unwrap_or(u32::MAX) * STEP;
                Position::licks(mover, Side::at(mover.score + lead))
            })
        })
    }

    /// Every turn before Last Licks, in groups of which each leads to itself and to those before it: those of players who
    /// are alone, then all pairs, from high scores down, and from many wrecks and circles.
    pub(super) fn diagonals(&self) -> Vec<Vec<Position>> {
        let tally = |side: Side| if self.carried.counted { 0 } else { tally(side) };
        let mut groups: BTreeMap<_, Vec<Position>> = BTreeMap::new();
        for mover in self.all_sides() {
            if self.carried.alone {
                let rank = (true, mover.score / STEP + tally(mover), 0);
                groups
                    .entry(Reverse(rank))
                    .or_default()
                    .push(Position::alone(mover));
            }
            for other in self.all_sides() {
                let rank = (mover.score + other.score, tally(mover) + tally(other));
                let group = groups.entry(Reverse((false, rank.0, rank.1))).or_default();
                group.push(Position::early(mover, other));
            }
        }
        groups.into_values().collect()
    }
}

/// A train wreck makes it one more or two.
const fn tally(side: Side) -> u32 {
    side.wrecks + side.circles
}

/// Every challenge of leaders from the one to the other score, the highest first.
fn joined_licks(sides: &[Side], goal: u32, (lowest, highest): (u32, u32)) -> Vec<Position> {
    let leaders = (lowest..=highest)
        .rev()
        .filter(|score| score.is_multiple_of(STEP));
    let challenges = |leader: u32| {
        let reached = (goal..=leader).step_by(STEP as usize).map(Side::at);
        let before = sides
            .iter()
            .copied()
            .filter(move |side| side.score <= leader);
        let mut movers: Vec<Side> = before.chain(reached).collect();
        movers.sort_unstable();
        movers.dedup();
        let of = move |mover| Position::licks(mover, Side::at(leader));
        movers.into_iter().rev().map(of)
    };
    leaders.flat_map(challenges).collect()
}
