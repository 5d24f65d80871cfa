//! Under any rules that a table holds, games from the table are those of the general engine, draw for draw and event
//! for event as far as they are counted.

use table::{Game, Luck, Materials, Rule, Settings, Value, Values};
use wimpout::Wimpout;

use super::super::{PlainGame, SwiftGame};
use crate::Quick;
use crate::simulate::{Series, play_block};

/// A value of the rule; small numbers are likelier.
fn value(rule: &Rule, luck: &mut Quick) -> Value {
    match rule.values {
        Values::Flag => Value::Flag(true),
        Values::Choice(words) | Values::ChoiceOrName(words) => {
            let n = u32::try_from(words.len()).unwrap();
            Value::Word(words[luck.below(n) as usize].to_owned())
        }
        Values::Number { min, max, step, .. } => {
            let least = -(-min).div_euclid(step);
            let choices = u32::try_from(max.div_euclid(step) - least).unwrap();
            let most = luck.below(choices.min(40) + 1);
            Value::Number(step * (least + i64::from(luck.below(most + 1))))
        }
    }
}

/// Rules of which a fifth is set anyhow, with a goal that is soon reached.
fn any_rules(luck: &mut Quick, goal: i64) -> Wimpout {
    let mut set = Settings::default();
    for rule in Wimpout::rules() {
        if luck.below(5) == 0 {
            let with = set.clone().with(rule.slug, value(rule, luck));
            if Wimpout::settle(&with, &Materials::default()).is_ok() {
                set = with;
            }
        }
    }
    Wimpout::settle(
        &set.with("goal", Value::Number(goal)),
        &Materials::default(),
    )
    .unwrap()
}

fn agree(game: &Wimpout, bots: &[&str], games: u64, seed: &str) {
    let series = Series {
        bots: bots.iter().map(|bot| (*bot).to_owned()).collect(),
        games,
        seed: seed.to_owned(),
        threads: 1,
    };
    let general = play_block(game, &series, games, Quick::new(seed, 0)).unwrap();
    let settings = game.settings();
    if let Some(swift) = SwiftGame::of(game, &series.bots).unwrap() {
        let fast = swift.play_block(games, Quick::new(seed, 0));
        assert_eq!(fast, general, "{seed}: {bots:?} under {settings:?}");
    }
    if let Some(plain) = PlainGame::of(game, &series.bots) {
        let fast = plain.play_block(games, Quick::new(seed, 0));
        assert_eq!(fast, general, "{seed}: {bots:?} under {settings:?}");
    }
}

#[test]
fn games_from_the_table_are_those_of_the_engine_under_any_rules() {
    const BOTS: [&[&str]; 6] = [
        &["eager", "hold-25"],
        &["odds", "odds"],
        &["odds", "hold-20", "eager"],
        &["hold-35"],
        &["odds", "hold-30", "perfect", "eager"],
        &["eager", "eager", "odds", "hold-10", "odds"],
    ];
    let mut luck = Quick::new("any rules", 0);
    for n in 0..60_usize {
        let game = any_rules(&mut luck, 50 + 25 * i64::try_from(n % 5).unwrap());
        agree(&game, BOTS[n % BOTS.len()], 12, &format!("any {n}"));
    }
}

#[test]
fn the_solution_plays_from_the_table_as_it_does_without() {
    for settings in [
        &[] as &[&str],
        &["bump=on"],
        &["eclipse=scores", "kill=3"],
        &["full-house=reroll"],
    ] {
        let mut set = Settings::default();
        for setting in settings.iter().chain(&["goal=50"]) {
            set.set(Wimpout::rules(), setting).unwrap();
        }
        let game = Wimpout::settle(&set, &Materials::default()).unwrap();
        agree(&game, &["perfect", "hold-20"], 200, "solved");
        agree(&game, &["odds", "perfect"], 200, "solved");
    }
}

#[test]
fn insurance_is_paid_as_the_engine_pays_it() {
    let mut set = Settings::default();
    set.set(Wimpout::rules(), "insurance=on").unwrap();
    let game = Wimpout::settle(&set, &Materials::default()).unwrap();
    agree(&game, &["odds", "eager", "odds"], 60, "insured");
}
