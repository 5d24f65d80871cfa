//! The solution against the slow iteration under many more rules: minutes each, so they are asked for.

use super::*;

/// The same of rules that go less well together; half a minute, so it is asked for:
/// `cargo test -p solve -- --ignored more_house_rules`.
#[test]
#[ignore = "takes half a minute"]
fn more_house_rules_agree_with_a_slow_iteration_over_the_engine() {
    agrees(&[
        "goal=50",
        "bump=on",
        "last-licks=c",
        "sampler=classic",
        "kill=2",
    ]);
    agrees(&["goal=50", "last-licks=once", "opening=0", "kill=2"]);
    agrees(&[
        "goal=50",
        "eclipse=scores",
        "set-aside=free",
        "goal-test=pass",
    ]);
    agrees(&["goal=60", "last-licks=d", "opening=50", "full-house=reroll"]);
    agrees(&[
        "goal=50",
        "last-licks=a",
        "sun-train=choose",
        "fourth-number=non-scoring",
    ]);
    agrees(&["goal=130", "eclipse=beams", "board=berkeley-like"]);
    agrees(&["goal=50", "train-wrecks=2"]);
    agrees(&["goal=50", "train-wrecks=3"]);
    agrees(&["goal=50", "train-wrecks=2", "bump=on", "kill=2"]);
    agrees(&[
        "goal=50",
        "train-wrecks=1",
        "eclipse=scores",
        "last-licks=c",
    ]);
    agrees(&[
        "goal=50",
        "train-wrecks=1",
        "set-aside=free",
        "goal-test=pass",
        "reopen=on",
    ]);
    agrees(&[
        "goal=50",
        "train-wrecks=1",
        "full-house=double",
        "suspend=0",
        "sampler=classic",
    ]);
}

/// H4: `cargo test -p solve -- --ignored one_space`.
#[test]
#[ignore = "takes minutes"]
fn one_space_agrees_with_a_slow_iteration_over_the_engine() {
    agrees(&["goal=100", "bump=on", "one-three-five=on"]);
    agrees(&["goal=100", "eclipse=scores", "one-three-five=on"]);
    agree(&with_text(&["goal=50", "train-wrecks=1"], JOINED));
}

/// H4, turn by turn: what the solution hopes for after each turn comes to what it hopes for before it, the better the farther
/// the slow sweep looks: `cargo test --release -p solve -- --ignored joined_turns --nocapture`.
#[test]
#[ignore = "takes minutes"]
#[allow(clippy::print_stderr, reason = "it says its figures")]
fn joined_turns_agree_with_a_slow_sweep_over_the_engine() {
    for setting in ["bump=on", "eclipse=scores"] {
        let rules = rules(&["goal=100", setting, "one-three-five=on"]);
        let duel = Duel::solve(&rules).unwrap();
        let far = slow::Slow::up_to(&rules, 1005);
        let furthest = [505, 755, 1005].map(|most| {
            let slow = far.nearer(most);
            let [early, licks] = joined_positions().map(|all| {
                let apart = all.into_iter().map(|at| slow_apart(&duel, &slow, at));
                apart.fold(0.0, f64::max)
            });
            eprintln!("{setting}, up to {most} points: {early:.1e}, in Last Licks {licks:.1e}");
            early.max(licks)
        });
        assert!(furthest.is_sorted_by(|near, far| near > far));
        assert!(furthest[2] < 1e-8, "{furthest:?}");
    }
}

/// By how much what the solution hopes for at a position differs from what a slow sweep of the turn comes to.
pub(super) fn slow_apart(duel: &Duel, slow: &slow::Slow, at: Position) -> f64 {
    let hope = |at: Position| {
        let chances = duel
            .chances(at)
            .unwrap_or_else(|why| panic!("{at:?}: {why}"));
        [chances.mover, chances.next]
    };
    apart(duel.chances(at).unwrap(), slow.turn(at, hope))
}

/// Some pairs of scores to 100, and some challenges of leaders up to the highest score that is one space with others.
fn joined_positions() -> [Vec<Position>; 2] {
    let scores = || [0, 5, 35, 60, 75, 95].map(Side::at).into_iter();
    let pairs = scores().flat_map(|mover| scores().map(move |other| Position::early(mover, other)));
    let challenge = |leader: u32| {
        let movers = [0, 45, 95, 100, leader - 5, leader].into_iter();
        let movers = movers.filter(move |mover| *mover <= leader);
        movers.map(move |mover| Position::licks(Side::at(mover), Side::at(leader)))
    };
    let leaders = [105, 200, 295, 300, 305, 405, 500].into_iter();
    [pairs.collect(), leaders.flat_map(challenge).collect()]
}

/// U5: every value of every rule that is solved, alone, at goal 50; some minutes, so it is asked for:
/// `cargo test -p solve -- --ignored every_value --nocapture`.
#[test]
#[ignore = "takes minutes"]
#[allow(clippy::print_stderr, reason = "it says its figures")]
fn every_value_of_every_rule_agrees_with_a_slow_iteration_over_the_engine() {
    let mut solved = 0;
    // What circles come to has a test of its own.
    let passed_over = ["goal", "recovery"];
    let asked = |rule: &&table::Rule| !passed_over.contains(&rule.slug);
    for rule in Wimpout::rules().iter().filter(asked) {
        for value in values(rule) {
            let setting = format!("{}={value}", rule.slug);
            // Beams need a board that has some (H9).
            let rules = match settled(&["goal=50", &setting]) {
                Ok(rules) => rules,
                Err(why) => {
                    eprintln!("{why}");
                    continue;
                }
            };
            match Duel::solve(&rules) {
                Ok(duel) => {
                    let apart =
                        |(at, slow): (Position, [f64; 2])| apart(duel.chances(at).unwrap(), slow);
                    let most = slow::solve(&rules)
                        .into_iter()
                        .map(apart)
                        .fold(0.0, f64::max);
                    eprintln!("{setting}: {most:.1e}");
                    assert!(most < 5e-7, "{setting}: {most:e}");
                    solved += 1;
                }
                Err(why) => eprintln!("{why}"),
            }
        }
    }
    assert!(solved > 30, "{solved}");
}

/// The values of a rule, of numbers the least ones.
fn values(rule: &table::Rule) -> Vec<table::Value> {
    use table::{Value, Values};
    match rule.values {
        Values::Flag => [false, true].map(Value::Flag).into(),
        Values::Choice(all) => all
            .iter()
            .map(|word| Value::Word((*word).to_owned()))
            .collect(),
        Values::Number { min, step, .. } => [0, 1, 2].map(|n| Value::Number(min + n * step)).into(),
        Values::ChoiceOrName(_) => Vec::new(),
    }
}

/// What streaks bring is solved with what each player has counted, in Last Licks too (O6).
#[test]
#[ignore = "takes minutes"]
fn counts_agree_with_a_slow_iteration_over_the_engine() {
    for text in [
        include_str!("../../../../../../examples/rules/wimpout/hot-streak.rule"),
        include_str!("../../../../../../examples/rules/wimpout/comeback.rule"),
    ] {
        agree(&with_text(&["goal=50", "opening=0"], text));
    }
}
