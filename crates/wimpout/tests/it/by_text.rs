//! O16: house rules of the seeds, written as texts, play the same games as those that are built in.

use table::Value;

use crate::side_by_side::same_games;

/// Each test: the built-in rules as they are set, what is set beside the texts, and the texts.
macro_rules! by_text {
    ($($test:ident: [$($built_in:expr),*], [$($set:expr),*], [$($file:literal),+];)+) => {$(
        #[test]
        fn $test() {
            let texts = [$(include_str!(concat!("../../../../examples/rules/wimpout/", $file, ".rule"))),+];
            same_games(&[$($built_in),*], &[$($set),*], &texts);
        }
    )+};
}

fn word(word: &str) -> Value {
    Value::Word(word.to_owned())
}

fn on(slug: &str) -> (&str, Value) {
    (slug, Value::Flag(true))
}

fn number(slug: &str, n: i64) -> (&str, Value) {
    (slug, Value::Number(n))
}

by_text! {
    w11_opening: [], [number("opening", 0)], ["opening"];
    w11_reopen: [on("reopen"), on("bump")], [number("opening", 0), on("bump")], ["opening", "reopen"];
    h1_bump: [on("bump")], [], ["bump"];
    h1_and_h4_bump_in_one_space: [on("bump"), on("one-three-five")], [], ["one-space"];
    h3_the_cosmic_sampler: [("sampler", word("classic"))], [], ["cosmic-sampler"];
    h3_any_five_that_are_unlike: [("sampler", word("any-distinct"))], [], ["any-distinct"];
    h5_three_wrecks: [number("train-wrecks", 3)], [], ["three-wrecks"];
    h6_recovery: [("recovery", word("on"))], [], ["recovery"];
    h6_terminal: [("recovery", word("terminal"))], [], ["four-circles", "seven-wrecks"];
    h6_last_licks: [("recovery", word("last-licks"))], [], ["closed-circles"];
    h6_both: [("recovery", word("both"))], [], ["closed-circles", "four-circles", "seven-wrecks"];
    h7b_a_pair_is_void: [("full-house", word("reroll"))], [], ["pair-is-void"];
    h8_eclipse: [("eclipse", word("scores"))], [], ["occupied"];
    h8_and_h4_eclipse_in_one_space: [("eclipse", word("scores")), on("one-three-five")], [], ["occupied-space"];
    h10_suspend: [number("suspend", 10)], [], ["suspend"];
    h11_kill: [number("kill", 5)], [], ["kill"];
    several_at_once: [on("bump"), ("sampler", word("classic")), number("kill", 5), number("train-wrecks", 3)], [],
        ["bump", "cosmic-sampler", "kill", "three-wrecks"];
}
