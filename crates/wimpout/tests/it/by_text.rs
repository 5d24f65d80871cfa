//! O16: house rules of the seeds, written as texts, play the same games as those that are built in.

use table::Value;
use wimpout::OWN_EXAMPLES;

use crate::side_by_side::{same_games, same_in};

/// Each test: the built-in rules as they are set, what is set beside the texts, and the texts.
macro_rules! by_text {
    ($($test:ident: [$($built_in:expr),*], [$($set:expr),*], [$($file:literal),+];)+) => {$(
        #[test]
        fn $test() {
            same_games(&[$($built_in),*], &[$($set),*], &[$(text($file).as_str()),+]);
        }
    )+};
}

/// A shipped text, `name=value` with another of its values.
fn text(name: &str) -> String {
    let (name, value) = name.split_once('=').unwrap_or((name, ""));
    let found = OWN_EXAMPLES.iter().find(|(known, _)| *known == name);
    let (_, text) = found.expect("a shipped text");
    if value.is_empty() {
        return (*text).to_owned();
    }
    own::choose(text, value).expect("one of its values")
}

fn word(word: &str) -> Value {
    Value::Word(word.to_owned())
}

#[test]
fn h7_a_lone_sun() {
    let double = || ("full-house", word("double"));
    let built_in = [double(), ("full-house-sun", word("reroll"))];
    same_in(1_200, &built_in, &[double()], &[text("lone-sun").as_str()]);
}

fn last_licks(variant: &str) -> (&str, Value) {
    ("last-licks", word(variant))
}

fn order(order: &str) -> (&str, Value) {
    ("challenge-order", word(order))
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
    w15_the_goal: [number("goal", 300)], [], ["goal-of-300"];
    w15_pass_the_goal: [("goal-test", word("pass"))], [], ["pass-the-goal"];
    w16_chase: [], [last_licks("once")], ["last-licks-chase"];
    w16_once: [last_licks("once")], [], ["last-licks-once"];
    w16_a_duels: [last_licks("a")], [], ["last-licks-duels"];
    w16_a_by_score: [last_licks("a"), order("ascending")], [], ["last-licks-duels", "challenge-ascending"];
    w16_a_by_score_downward: [last_licks("a"), order("descending")], [], ["last-licks-duels", "challenge-descending"];
    w16_a_by_name: [last_licks("a"), order("name")], [], ["last-licks-duels", "challenge-by-name"];
    w16_a_in_turn: [last_licks("a")], [order("ascending")], ["last-licks-duels", "challenge-in-turn"];
    w16_a_drawn: [last_licks("a"), order("random")], [], ["last-licks-duels", "challenge-drawn"];
    w16_b: [last_licks("b")], [last_licks("once")], ["last-licks-chase"];
    w16_c_rounds: [last_licks("c")], [], ["last-licks-rounds"];
    w16_d_no_return: [last_licks("d")], [], ["last-licks-no-return"];
    h2_insurance: [on("insurance")], [], ["insurance"];
    h7_full_house: [("full-house", word("double"))], [], ["full-house"];
    h7_full_house_and_insurance: [("full-house", word("double")), on("insurance")], [], ["full-house", "insurance"];
    h9_beams: [("eclipse", word("beams")), ("board", word("boston-like")), number("goal", 500)], [number("goal", 500)],
        ["beams"];
    h9_beams_of_a_shorter_lap: [("eclipse", word("beams")), ("board", word("berkeley-like")), number("goal", 400)],
        [number("goal", 400)], ["beams=100"];
    several_at_once: [on("bump"), ("sampler", word("classic")), number("kill", 5), number("train-wrecks", 3)], [],
        ["bump", "cosmic-sampler", "kill", "three-wrecks"];
}
