//! The rules that are played nowhere have scenarios too.

use std::path::Path;

use wimpout::Wimpout;

#[test]
fn every_scenario_of_a_trial_holds() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/trials");
    table::testkit::scenario::run_all::<Wimpout>(&dir);
}

/// A game at random under these rules, as it is told, without what rules of the table's own say of themselves.
fn told(rules: &table::Settings, seed: u32) -> Vec<String> {
    use table::{Game, Luck, Stream, Turn};
    let game = Wimpout::settle(rules, &table::Materials::default()).expect("as it should be");
    let mut state = game
        .start(&["ann".to_owned(), "bob".to_owned()])
        .expect("as it should be");
    let mut luck = Stream::from_seed(&format!("luck {seed}"));
    let mut choice = Stream::from_seed(&format!("choice {seed}"));
    let mut log = Vec::new();
    loop {
        match game.turn(&state) {
            Turn::Over(_) => break,
            Turn::Luck(_) => {
                let outcome = game.draw(&state, &mut luck);
                game.luck(&mut state, &outcome, &mut log);
            }
            Turn::Choice(asks) => {
                let actions = &asks[0].actions;
                let chosen =
                    choice.below(u32::try_from(actions.len()).expect("as it should be")) as usize;
                game.act(&mut state, asks[0].seat, &actions[chosen], &mut log);
            }
        }
    }
    let own = |event: &&wimpout::Event| !matches!(event, wimpout::Event::OwnRuleActed { .. });
    log.iter()
        .filter(own)
        .map(|event| format!("{event:?}"))
        .collect()
}

/// O16 for the rules whose questions are asked of texts: the same games, event by event. `SIDE_BY_SIDE=10000` plays
/// as many.
#[test]
fn a_text_plays_the_same_games_as_the_rule_that_is_built_in() {
    let games = std::env::var("SIDE_BY_SIDE").map_or(200, |games| games.parse().unwrap());
    let texts = [
        (
            "lucky-sevens",
            table::Value::Flag(true),
            include_str!("../../../examples/rules/wimpout/lucky-sevens.rule"),
        ),
        (
            "pressure",
            table::Value::Number(3),
            include_str!("../../../examples/rules/wimpout/pressure.rule"),
        ),
    ];
    for (slug, value, text) in texts {
        let goal = table::Settings::default().with("goal", table::Value::Number(150));
        let built_in = goal.clone().with(slug, value);
        let own = goal.with(&format!("own/{slug}"), table::Value::Word(text.to_owned()));
        for seed in 0..games {
            assert_eq!(
                told(&built_in, seed),
                told(&own, seed),
                "{slug}, game {seed}"
            );
        }
    }
}
