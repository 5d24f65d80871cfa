//! How long a game of two takes to solve, and how long the decisions of one turn of it take.
//!
//! `cargo run --release -p solve --example solve_speed -- [GOAL] [RULE=VALUE …]`; for counts of instructions
//! `valgrind --tool=callgrind target/release/examples/solve_speed 100`.

use std::time::Duration;

use solve::wimpout::{Duel, Position, Side};
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
    let args: Vec<String> = std::env::args().skip(1).collect();
    let goal = args.first().map_or("300", String::as_str);
    set.set(Wimpout::rules(), &format!("goal={goal}"))?;
    for setting in args.iter().skip(1) {
        set.set(Wimpout::rules(), setting)?;
    }
    let game = Wimpout::settle(&set, &Materials::default())?;
    let before = on_core();
    let duel = Duel::solve(&game.rules)?;
    let (took, start) = (on_core().saturating_sub(before), Side::at(0));
    let at = Position::early(start, start);
    let before = on_core();
    let turn = duel.turn(at, 500)?;
    println!(
        "goal {goal} {:?}: first seat {:.11}, nobody {:.9}, error {:.0e}, {:.3} s on a core, {} turns swept, {} KiB; a turn {:.0} µs ({:.6})",
        &args[1.min(args.len())..],
        duel.chance(at)?,
        1.0 - duel.chances(at)?.mover - duel.chances(at)?.other,
        duel.error(),
        took.as_secs_f64(),
        duel.swept(),
        duel.size() / 1024,
        on_core().saturating_sub(before).as_secs_f64() * 1e6,
        turn.of_turn(),
    );
    Ok(())
}
