//! What everybody may know, built up field by field. Nothing in Wimpout is hidden, so all viewers get the same.

use serde::Serialize;
use table::Seat;

use crate::action::Call;
use crate::bond::{Bank, Bond, Need, Stopping};
use crate::face::{Face, FaceSet};
use crate::game::Wimpout;
use crate::player::Player;
use crate::rules::Rules;
use crate::score::{Scoring, SunCall};
use crate::state::{Fate, LastThrow, Phase, State};
use crate::throw::Cubes;
use crate::turn::{Course, Run, Stage};

/// The table as everybody sees it. Lists by seat are in order of play; a field that a rule brings is there while that
/// rule is in force.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Banked points by seat.
    pub scores: Vec<u32>,
    /// Whether each seat has ever banked.
    pub opened: Vec<bool>,
    /// Seats that are out.
    pub out: Vec<Seat>,
    /// What the game is in the middle of.
    pub phase: PhaseName,
    /// Who is to act, or throws.
    pub seat: Option<Seat>,
    /// The number of the turn, from 1; 0 before the first.
    pub turn: u32,
    /// The points at stake.
    pub turn_points: u32,
    /// How many throws the turn has had.
    pub turn_throws: u32,
    /// The cubes to be thrown next, or in the air, or lying there to be counted.
    pub cubes_left: Cubes,
    /// The faces being cleared.
    pub clearing: FaceSet,
    /// Void throws spent on clearing them.
    pub voids: u32,
    /// Whether the player to decide must throw.
    pub must_throw: bool,
    /// The numbers of the rules that bind him.
    pub because: Vec<&'static str>,
    /// What binds him, in the same order.
    pub bonds: Vec<Bond>,
    /// What his turn must come to before he may stop, as far as the scores ask it.
    pub needs: Vec<Need>,
    /// What stopping would lead to, allowed or not, while points are at stake.
    pub bank: Option<Bank>,
    /// The titles of the rules of the table's own that add to that bank or take of it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bank_by: Vec<String>,
    /// Where the turn stands; every field of it but one is told above.
    #[serde(skip)]
    pub course: Course,
    /// The last throw, cube by cube.
    pub last_throw: Option<Thrown>,
    /// The ways to count the throw that lies there, where there is a choice.
    pub scorings: Vec<Call>,
    /// The leader of Last Licks.
    pub leader: Option<Seat>,
    /// Who challenges next in Last Licks, after the player whose turn it is.
    pub challengers: Vec<Seat>,
    /// The score to beat in this round, where Last Licks go by rounds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<u32>,
    /// The goal.
    pub goal: u32,
    /// The board, if one is played on.
    pub board: Option<String>,
    /// Insurance points by seat (H2).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub insurance: Option<Vec<u32>>,
    /// Open circles by seat (H6).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub circles: Option<Vec<u32>>,
    /// Train wrecks by seat (H5, H6).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wrecks: Option<Vec<u32>>,
    /// Those that Recovery counts to seven, where (n)TW has a tally of its own beside it (H6, extension 1).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recovery_wrecks: Option<Vec<u32>>,
    /// What rules of the table's own count (H12).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<Counter>,
    /// What they count of the table as a whole (H12).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub table_counters: Vec<TableCounter>,
    /// Seats with a suspended turn (H10).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub suspended: Option<Vec<Seat>>,
    /// What those turns keep (H10).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub suspended_turns: Vec<Suspended>,
    /// Who has won, once the game is over.
    pub winner: Option<Seat>,
}

/// What a rule of the table's own counts of everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Counter {
    /// The title of the rule.
    pub rule: String,
    /// What it counts.
    pub counter: String,
    /// How many, by seat.
    pub counts: Vec<u32>,
}

/// What a rule of the table's own counts of the table as a whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TableCounter {
    /// The title of the rule.
    pub rule: String,
    /// What it counts.
    pub counter: String,
    /// How many.
    pub count: u32,
}

/// What a game is in the middle of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PhaseName {
    /// It is found out who starts (W3).
    Starting,
    /// A rule of the table's own draws something before a turn (O2).
    Lot,
    /// A player throws or stops.
    Deciding,
    /// Cubes are in the air.
    Throwing,
    /// Somebody may nullify a throw (H2).
    Insuring,
    /// A player says what a throw counts.
    Choosing,
    /// The order of the challengers is drawn (W16 a).
    Ordering,
    /// The game is over.
    Over,
}

/// A throw as it lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Thrown {
    /// Who threw.
    pub seat: Seat,
    /// What became of it.
    pub fate: FateName,
    /// What it counted, if it was counted.
    pub points: Option<u16>,
    /// The cubes, the sun cube last.
    pub cubes: Vec<Lying>,
}

/// What became of a throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FateName {
    /// Not settled yet.
    Pending,
    /// Void: thrown again (W13a).
    Void,
    /// Nullified (H2).
    Erased,
    /// A wimpout (W9).
    Lost,
    /// Counted.
    Scored,
    /// Five 6s or five 10s (W6).
    Ended,
}

/// A cube as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Lying {
    /// What it shows.
    pub face: Face,
    /// Whether it is the sun cube.
    pub sun_cube: bool,
    /// What it counts for, if the throw was counted.
    pub counts: Option<Role>,
    /// What the Sun was called, on the cube that shows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub called: Option<SunCall>,
}

/// What a cube counts for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// A number (W4).
    Number,
    /// Part of a flash (W5).
    Flash,
    /// Part of a freight train (W6).
    Train,
    /// Part of a Cosmic Sampler (H3).
    Sampler,
    /// Nothing: it is thrown again.
    Left,
}

/// A suspended turn (H10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Suspended {
    /// Whose.
    pub seat: Seat,
    /// The points at stake.
    pub turn_points: u32,
    /// The cubes to be thrown.
    pub cubes_left: Cubes,
    /// The faces being cleared.
    pub clearing: FaceSet,
}

impl View {
    pub(crate) fn of(game: &Wimpout, state: &State) -> Self {
        let rules = &game.rules;
        let fresh = Run {
            cubes: Cubes::default(),
            ..Run::fresh(state.turns)
        };
        let run = state.turn().map_or(fresh, |turn| turn.run);
        let stopping = state.turn().map(|turn| Stopping::new(rules, state, turn));
        let bonds = bonds(stopping.as_ref());
        let banking = stopping.as_ref().filter(|_| run.points > 0);
        let suspended = suspended(state);
        let licks = state.licks.as_ref();
        Self {
            scores: by_seat(state, |player| player.score),
            opened: by_seat(state, |player| player.opened),
            out: seats(state, |player| !player.is_in()),
            phase: phase(&state.phase),
            seat: to_act(&state.phase),
            turn: state.turn().map_or(state.turns, |turn| turn.run.number),
            turn_points: run.points,
            turn_throws: run.throws,
            cubes_left: run.cubes,
            clearing: run.faces(),
            voids: run.clearing.map_or(0, |clearing| clearing.voids),
            must_throw: !bonds.is_empty(),
            because: bonds.iter().map(|bond| bond.rule()).collect(),
            bonds,
            needs: stopping.as_ref().map_or_else(Vec::new, Stopping::needs),
            bank: banking.map(Stopping::bank),
            bank_by: banking.map_or_else(Vec::new, Stopping::bank_by),
            course: run.course(),
            last_throw: state.last.as_ref().map(thrown),
            scorings: scorings(game, state),
            leader: licks.map(|licks| licks.leader),
            challengers: licks.map_or_else(Vec::new, |licks| licks.queue.iter().copied().collect()),
            target: licks
                .filter(|_| rules.plays_rounds())
                .map(|licks| licks.target),
            goal: rules.goal(),
            board: rules.board().map(|board| board.name().to_owned()),
            insurance: rules
                .insures()
                .then(|| by_seat(state, |player| player.insurance)),
            circles: rules
                .draws_circles()
                .then(|| by_seat(state, |player| player.circles)),
            wrecks: wrecks(rules, state),
            recovery_wrecks: (rules.tallies_wrecks() && rules.is_terminal_by_wrecks())
                .then(|| by_seat(state, |player| player.circle_wrecks)),
            counters: counters(rules, state),
            table_counters: table_counters(rules, state),
            suspended: (rules.suspends_after().is_some() || !suspended.is_empty())
                .then(|| suspended.iter().map(|turn| turn.seat).collect()),
            suspended_turns: suspended,
            winner: if let Phase::Over(winner) = state.phase {
                winner
            } else {
                None
            },
        }
    }
}

fn by_seat<T>(state: &State, ask: impl FnMut(&Player) -> T) -> Vec<T> {
    state.players.values().map(ask).collect()
}

fn seats(state: &State, ask: impl Fn(&Player) -> bool) -> Vec<Seat> {
    state
        .players
        .iter()
        .filter(|(_, player)| ask(player))
        .map(|(seat, _)| seat)
        .collect()
}

fn phase(phase: &Phase) -> PhaseName {
    match phase {
        Phase::Starting(_) | Phase::DrawingStarter => PhaseName::Starting,
        Phase::Ordering(_) => PhaseName::Ordering,
        Phase::Drawing(_) => PhaseName::Lot,
        Phase::Over(_) => PhaseName::Over,
        Phase::Turn(turn) => match turn.stage {
            Stage::Deciding => PhaseName::Deciding,
            Stage::Throwing => PhaseName::Throwing,
            Stage::Insuring { .. } => PhaseName::Insuring,
            Stage::Choosing { .. } => PhaseName::Choosing,
        },
    }
}

fn to_act(phase: &Phase) -> Option<Seat> {
    match phase {
        Phase::Turn(turn) => Some(turn.asked()),
        Phase::Starting(contest) => contest.to_throw.front().copied(),
        Phase::Drawing(drawing) => Some(drawing.seat),
        Phase::DrawingStarter | Phase::Ordering(_) | Phase::Over(_) => None,
    }
}

/// What binds the player who decides; nothing while a throw is being thrown or counted.
fn bonds(stopping: Option<&Stopping<'_>>) -> Vec<Bond> {
    let deciding = stopping.filter(|stopping| stopping.turn.stage == Stage::Deciding);
    deciding.map_or_else(Vec::new, Stopping::bonds)
}

fn scorings(game: &Wimpout, state: &State) -> Vec<Call> {
    match state.turn() {
        Some(turn) => game.calls(turn),
        None => Vec::new(),
    }
}

/// What rules of the table's own count.
fn counters(rules: &Rules, state: &State) -> Vec<Counter> {
    let shown = rules.counters().map(|rule| Counter {
        rule: rule.head().title.clone(),
        counter: rule.head().counter.clone(),
        counts: by_seat(state, |player| {
            player.counts.get(&rule.head().slug).copied().unwrap_or(0)
        }),
    });
    shown.collect()
}

/// What they count of the table as a whole.
fn table_counters(rules: &Rules, state: &State) -> Vec<TableCounter> {
    let shown = rules.table_counters().map(|rule| TableCounter {
        rule: rule.head().title.clone(),
        counter: rule.head().table_counter.clone(),
        count: state.counts.get(&rule.head().slug).copied().unwrap_or(0),
    });
    shown.collect()
}

/// The tally of (n)TW where that is in force, else that of Recovery.
fn wrecks(rules: &Rules, state: &State) -> Option<Vec<u32>> {
    if rules.tallies_wrecks() {
        return Some(by_seat(state, |player| player.wrecks));
    }
    rules
        .draws_circles()
        .then(|| by_seat(state, |player| player.circle_wrecks))
}

fn suspended(state: &State) -> Vec<Suspended> {
    let turns = state
        .players
        .iter()
        .filter_map(|(seat, player)| Some((seat, player.suspended?)));
    let shown = turns.map(|(seat, run)| Suspended {
        seat,
        turn_points: run.points,
        cubes_left: run.cubes,
        clearing: run.faces(),
    });
    shown.collect()
}

fn thrown(last: &LastThrow) -> Thrown {
    let (fate, scoring) = match &last.fate {
        Fate::Pending => (FateName::Pending, None),
        Fate::Void => (FateName::Void, None),
        Fate::Erased => (FateName::Erased, None),
        Fate::Lost => (FateName::Lost, None),
        Fate::Scored(scoring) => (FateName::Scored, Some(scoring)),
        Fate::Ended => (FateName::Ended, None),
    };
    let mut lying: Vec<Lying> = last
        .faces
        .as_slice()
        .iter()
        .map(|&face| Lying {
            face,
            sun_cube: false,
            counts: None,
            called: None,
        })
        .collect();
    if let Some(cube) = lying.last_mut().filter(|_| last.cubes.sun) {
        cube.sun_cube = true;
    }
    if let Some(scoring) = scoring {
        give_roles(&mut lying, scoring);
    }
    Thrown {
        seat: last.seat,
        fate,
        points: scoring.map(|scoring| scoring.points),
        cubes: lying,
    }
}

/// Says of each cube what it counts for: of equal faces the first common cubes are counted, and of those the first
/// three are the flash.
fn give_roles(lying: &mut [Lying], scoring: &Scoring) {
    let mut counted = scoring.counted;
    let mut in_flash = [0u8; 6];
    for cube in lying {
        let role = if cube.sun_cube {
            if scoring.left.sun { None } else { Some(()) }
        } else {
            let open = counted.get_mut(cube.face.index()).filter(|open| **open > 0);
            open.map(|open| *open -= 1)
        };
        let used = in_flash.get_mut(cube.face.index());
        cube.called = scoring.sun.filter(|_| cube.face == Face::Sun);
        cube.counts = Some(match role {
            None => Role::Left,
            Some(()) if scoring.is_called_whole() => Role::Sampler,
            Some(()) if scoring.train.is_some() => Role::Train,
            Some(()) if cube.called == Some(SunCall::Flash) => Role::Flash,
            Some(()) => match used {
                Some(used) if scoring.flash.has(cube.face) && *used < 3 => {
                    *used += 1;
                    Role::Flash
                }
                Some(_) | None => Role::Number,
            },
        });
    }
}
