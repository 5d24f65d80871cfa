//! H6: players who carry open circles from turn to turn.

use super::long::slow_apart;
use super::*;

/// Two who have so many open circles.
fn circled(mover: Side, other: Side, circles: [u32; 2]) -> Position {
    Position::early(mover.circled(circles[0]), other.circled(circles[1]))
}

/// Every pair of scores to 50, with up to so many open circles each.
fn positions(most: u32) -> impl Iterator<Item = Position> {
    let scores = || (0..50).step_by(5).map(Side::at);
    let pairs = scores().flat_map(move |mover| scores().map(move |other| [mover, other]));
    let circles = (0..=most).flat_map(move |mover| (0..=most).map(move |other| [mover, other]));
    let circles: Vec<[u32; 2]> = circles.collect();
    pairs.flat_map(move |[mover, other]| {
        let all = circles.clone();
        all.into_iter().map(move |both| circled(mover, other, both))
    })
}

#[test]
fn telling_more_circles_apart_changes_nothing_that_is_stated() {
    let rules = rules(&["goal=50", "recovery=on"]);
    let usual = Duel::solve(&rules).unwrap();
    let more = Cut {
        passes: 16,
        ..USUAL
    };
    let more = Duel::within(&rules, more).unwrap();
    for at in positions(8) {
        let error = usual.chance(at).unwrap() - more.chance(at).unwrap();
        assert!(error.abs() < ERROR, "{at:?}: {error:e}");
    }
}

/// Whoever has an open circle is bound by it, and the more are open the longer (H6).
#[test]
fn each_open_circle_costs_something() {
    let duel = Duel::solve(&rules(&["goal=50", "recovery=on"])).unwrap();
    for score in [5, 20, 45] {
        let chance = |circles| {
            let at = circled(Side::at(score), Side::at(20), [circles, 0]);
            duel.chance(at).unwrap()
        };
        assert!(chance(0) > chance(1) + 0.01, "{score}");
        assert!(chance(1) > chance(2) && chance(2) > chance(3), "{score}");
    }
}

/// H6, extension 1: `cargo test --release -p solve -- --ignored last_wreck`.
#[test]
#[ignore = "takes a minute"]
fn the_last_wreck_costs_the_game() {
    let duel = Duel::solve(&rules(&["goal=50", "recovery=terminal"])).unwrap();
    let chance = |wrecks, circles| {
        let mover = Side::at(20).wrecked(wrecks).circled(circles);
        duel.chance(Position::early(mover, Side::at(20))).unwrap()
    };
    assert!(
        chance(0, 0) > chance(6, 0) + 0.01,
        "the seventh is the last"
    );
    assert!(
        chance(4, 2) > chance(4, 3) + 0.01,
        "so is the fourth circle"
    );
}

/// H6, turn by turn, under every value: what the solution hopes for after each turn comes to what it hopes for before it:
/// `cargo test --release -p solve -- --ignored circled_turns --nocapture`.
#[test]
#[ignore = "takes minutes"]
#[allow(clippy::print_stderr, reason = "it says its figures")]
fn circled_turns_agree_with_a_slow_sweep_over_the_engine() {
    for value in ["on", "terminal", "last-licks", "both"] {
        let rules = rules(&["goal=50", &format!("recovery={value}")]);
        let duel = Duel::solve(&rules).unwrap();
        let slow = slow::Slow::new(&rules);
        let apart = turns(value).map(|at| slow_apart(&duel, &slow, at));
        let all: Vec<f64> = apart.collect();
        let most = all.iter().copied().fold(0.0, f64::max);
        eprintln!("recovery={value}: {most:.1e} at {} turns", all.len());
        assert!(most < 5e-7, "{value}: {most:e}");
    }
}

/// Turns before Last Licks and in them, of players with few open circles, and with wrecks where these may end a game.
fn turns(value: &str) -> impl Iterator<Item = Position> + use<> {
    let wrecks: &[u32] = match value {
        "terminal" | "both" => &[0, 3, 6],
        _ => &[0],
    };
    let scores = [0, 5, 20, 45].map(|score| [score, 30]);
    let pairs = scores.into_iter().chain([[45, 0], [45, 45], [20, 10]]);
    let circles = [[0, 0], [1, 0], [0, 1], [1, 1], [3, 0], [2, 3]];
    let early = pairs.flat_map(move |[mover, other]| {
        let sides = move |wrecks: u32| {
            [
                Side::at(mover).wrecked(wrecks),
                Side::at(other).wrecked(6 - wrecks),
            ]
        };
        let wrecked = move |n: &u32| {
            sides(*n).map(|side| {
                if wrecks.len() > 1 {
                    side
                } else {
                    side.wrecked(0)
                }
            })
        };
        let all = wrecks.iter().map(wrecked);
        all.flat_map(move |[mover, other]| circles.map(|both| circled(mover, other, both)))
    });
    let licks = [[20, 50], [45, 50], [45, 65], [55, 60], [70, 95]];
    let licks = licks.into_iter().flat_map(move |[mover, leader]| {
        circles.map(|[his, leads]| {
            Position::licks(
                Side::at(mover).circled(his),
                Side::at(leader).circled(leads),
            )
        })
    });
    // Who has never banked has a circle open.
    let bare = |side: Side| !side.opened && side.circles == 0;
    let comes = move |at: &Position| !bare(at.mover) && !at.other.is_some_and(bare);
    early.chain(licks).filter(comes)
}
