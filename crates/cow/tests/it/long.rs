//! A million random games, every one of their steps held against the invariants. It takes minutes, so it is asked for:
//!
//! `cargo test --release -p cow --test it -- --ignored million --nocapture`
//!
//! `GAMES=20000` plays fewer. Numbers 1 to 11, 15, 16 and 18 are checked after every step, 12 as far as the list goes,
//! 17 at the end of each game; 13 and 14 are the conformance suite's.

use cow::{Cow, Move, State};
use table::{Game, Stream, Turn};

use crate::random::{cow, one, start};

/// The most steps a game of a match of one has ever taken is far below.
const LONGEST: usize = 20_000;

/// Plays a game to its end; says how many steps that took.
fn play(cow: &Cow, mut state: State, luck: &mut Stream) -> usize {
    let (mut moves, mut log): (Vec<Move>, _) = (Vec::new(), Vec::new());
    for step in 0..LONGEST {
        let before = state.clone();
        log.clear();
        if let Some(seat) = cow.moves(&state, &mut moves) {
            assert!(
                !moves.is_empty(),
                "invariant 12: nothing to do in {state:?}"
            );
            cow.make(&mut state, seat, one(&moves, luck), Some(&mut log));
        } else if !cow.draw_next(&mut state, luck, Some(&mut log)) {
            let Turn::Over(standing) = cow.turn(&state) else {
                panic!("nothing is waited for in {state:?}");
            };
            let money: i64 = standing.places.iter().map(|place| place.score).sum();
            let seats = i64::try_from(state.seats()).expect("few seats");
            assert_eq!(money, 2000 * seats, "invariant 1: money is lost");
            return step;
        }
        assert_eq!(cow.check_state(&state), Ok(()), "{state:?}");
        assert_eq!(cow.check_step(&before, &state, &log), Ok(()), "{log:?}");
    }
    panic!("invariant 17: a game without an end");
}

#[test]
#[ignore = "takes minutes"]
fn a_million_games_are_sound() {
    let games: u64 = std::env::var("GAMES").map_or(1_000_000, |n| n.parse().expect("a number"));
    let (mut played, mut steps, mut most) = (0, 0, 0);
    for seats in 3..=6 {
        for finance in ["casual", "serious", "table"] {
            let cow = cow(&[("finance", finance)]);
            let table = start(&cow, seats);
            let mut luck = Stream::from_seed(&format!("million {finance} {seats}"));
            for _ in 0..games.div_ceil(12) {
                let n = play(&cow, table.clone(), &mut luck);
                (played, steps, most) = (played + 1, steps + n, most.max(n));
            }
        }
    }
    eprintln!("{played} games, {steps} steps, {most} in the longest game: all sound");
}
