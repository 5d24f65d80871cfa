//! How long a game of two or of three takes to solve, and how long the decisions of one turn of it take.
//!
//! `cargo run --release -p solve --example solve_speed -- [GOAL] [RULE=VALUE …] [three]`; for counts of instructions
//! `valgrind --tool=callgrind target/release/examples/solve_speed 100`.

use std::sync::Arc;
use std::time::{Duration, Instant};

use solve::wimpout::{Duel, Position, Side, Trio, Triple};
use table::{Game, Materials, Refusal, Settings};
use wimpout::Wimpout;

/// How long this thread has been on a core, where the system says so.
fn on_core() -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanos = told.split_whitespace().next();
    Duration::from_nanos(nanos.and_then(|nanos| nanos.parse().ok()).unwrap_or(0))
}

#[allow(clippy::print_stdout, reason = "the figures are what it is for")]
fn main() -> Result<(), Refusal> {
    let mut set = Settings::default();
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let three = args.pop_if(|last| last == "three").is_some();
    let goal = args.first().map_or("300", String::as_str);
    set.set(Wimpout::rules(), &format!("goal={goal}"))?;
    for setting in args.iter().skip(1) {
        set.set(Wimpout::rules(), setting)?;
    }
    let game = Wimpout::settle(&set, &Materials::default())?;
    let told = if three {
        three_of(&game)?
    } else {
        two_of(&game)?
    };
    println!("goal {goal} {:?}: {told}", &args[1.min(args.len())..]);
    Ok(())
}

fn two_of(game: &Wimpout) -> Result<String, Refusal> {
    let before = on_core();
    let duel = Duel::solve(&game.rules)?;
    let (took, start) = (on_core().saturating_sub(before), Side::at(0));
    let at = Position::early(start, start);
    let before = Instant::now();
    let turn = duel.turn(at, 500)?;
    Ok(format!(
        "first seat {:.11}, nobody {:.9}, error {:.0e}, {:.3} s on a core, {} turns swept, {} KiB; a turn {:.0} µs ({:.6})",
        duel.chance(at)?,
        1.0 - duel.chances(at)?.mover - duel.chances(at)?.next,
        duel.error(),
        took.as_secs_f64(),
        duel.swept(),
        duel.size() / 1024,
        before.elapsed().as_secs_f64() * 1e6,
        turn.of_turn(),
    ))
}

fn three_of(game: &Wimpout) -> Result<String, Refusal> {
    let duel = Arc::new(Duel::solve(&game.rules)?);
    let before = on_core();
    let trio = Trio::solve(&game.rules, duel)?;
    let (took, at) = (on_core().saturating_sub(before), Triple::early([0; 3]));
    let before = Instant::now();
    let turn = trio.turn(at, 500)?;
    Ok(format!(
        "{:.11?}, error {:.0e}, {:.3} s on a core, {} turns swept, {} KiB; a turn {:.0} µs ({:.6}); going round: {:?}",
        trio.chances(at)?.all(),
        trio.error(),
        took.as_secs_f64(),
        trio.swept(),
        trio.size() / 1024,
        before.elapsed().as_secs_f64() * 1e6,
        turn.of_turn(),
        trio.circling()
            .iter()
            .map(|(at, regret)| (at.sides.map(|side| side.score), regret))
            .collect::<Vec<_>>(),
    ))
}
