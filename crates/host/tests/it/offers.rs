//! What forms and completions offer for a rule is what the game takes, and a proposal changes something (P11).

use host::{AnyGame, Command, GAMES};
use serde_json::{Value as Json, json};
use table::{Code, Materials, Offer, Refusal, Rule, Seat, Settings, Value};

use crate::kept::{plan, player, seated};
use crate::referee::{ask, referee};

/// Each of a few values; of a range its ends and what lies beside them inside.
fn offered(rule: &Rule) -> Vec<Value> {
    match rule.values.offer() {
        Offer::These(values) => values,
        Offer::Numbers { from, to, step } => [from, from + step, to - step, to]
            .map(Value::Number)
            .to_vec(),
    }
}

/// By itself, or with another rule that it goes with, such as `eclipse=beams` on a board that has beams.
#[test]
fn every_value_that_is_offered_is_taken_by_the_game() {
    for game in GAMES {
        for rule in game.rules() {
            for value in offered(rule) {
                let set = Settings::default().with(rule.slug, value.clone());
                let takes = |set: &Settings| game.warnings(set, &Materials::default());
                let others = game.rules().iter().filter(|other| other.slug != rule.slug);
                let mut with_another = others.flat_map(|other| {
                    offered(other)
                        .into_iter()
                        .map(|value| set.clone().with(other.slug, value))
                });
                let alone = takes(&set);
                let mut helped = || with_another.any(|set| takes(&set).is_ok());
                let answer = match alone {
                    Err(why) if why.code == Code::Clash && helped() => Ok(Vec::new()),
                    alone => alone,
                };
                assert!(
                    answer.is_ok(),
                    "{} {}={value}: {answer:?}",
                    game.slug(),
                    rule.slug
                );
            }
        }
    }
}

/// A value that is offered and is not the default.
fn another(rule: &Rule) -> Value {
    let usual = rule.default_value();
    let mut offered = offered(rule).into_iter();
    offered.find(|value| *value != usual).unwrap()
}

fn rule_of(answer: &Json) -> (&Json, &Json) {
    (&answer["error"]["code"], &answer["error"]["rule"])
}

/// The rules that the next game between the same players begins with as they stand; its `dealer` is another, so that the
/// one in force can be proposed for it.
fn stays(rule: &Rule) -> bool {
    rule.slug != "dealer"
}

#[test]
fn no_rule_of_any_game_is_proposed_as_it_stands() {
    for game in GAMES {
        let mut referee = referee();
        let seats = (*game.seats().start()).max(2);
        let new = json!({"op": "new", "game": game.slug(), "seats": seats, "seed": "p11"});
        assert_eq!(ask(&mut referee, &new)["ok"], true);
        for rule in game.rules().iter().filter(|rule| stays(rule)) {
            let propose =
                |value: &Value| json!({"op": "propose", "seat": 1, "rules": {rule.slug: value}});
            let same = ask(&mut referee, &propose(&rule.default_value()));
            let refused = (&json!("bad-vote"), &json!("P11"));
            assert_eq!(rule_of(&same), refused, "{} {}", game.slug(), rule.slug);
        }
        let settings: Settings = all_defaults(*game);
        let all = ask(
            &mut referee,
            &json!({"op": "propose", "seat": 1, "rules": settings}),
        );
        assert_eq!(all["error"]["rule"], "P11");
    }
}

fn all_defaults(game: &dyn AnyGame) -> Settings {
    let rules = game.rules().iter().filter(|rule| stays(rule));
    Settings(
        rules
            .map(|rule| (rule.slug.to_owned(), rule.default_value()))
            .collect(),
    )
}

/// What is adopted and still waits counts as it will stand: proposing it again changes nothing ever, going back does.
#[test]
fn what_waits_for_its_situation_counts_as_agreed() {
    let mut referee = referee();
    let new = json!({"op": "new", "game": "cow", "seats": 3, "seed": "p11"});
    assert_eq!(ask(&mut referee, &new)["ok"], true);
    let propose =
        |starter: &str| json!({"op": "propose", "seat": 0, "rules": {"starter": starter}});
    let open = ask(&mut referee, &propose("first"));
    let id = &open["events"][0]["proposal"];
    for seat in 1..3 {
        let vote = json!({"op": "vote", "seat": seat, "proposal": id, "yes": true});
        assert_eq!(ask(&mut referee, &vote)["ok"], true);
    }
    assert_eq!(ask(&mut referee, &propose("first"))["error"]["rule"], "P11");
    assert_eq!(ask(&mut referee, &propose("random"))["ok"], true);
}

#[test]
fn at_a_table_it_is_refused_before_the_start_and_in_the_game() {
    let mut kept = seated(plan(), &["ann", "bob"]);
    kept.does(Command::Sit(player("Odd", Some("odds"))));
    let rules = host::game("wimpout").unwrap().rules();
    let goal = rules.iter().find(|rule| rule.slug == "goal").unwrap();
    let same = Settings::default().with("goal", kept.room.settings().value_of(goal));
    let other = Settings::default().with("goal", another(goal));
    let why = |refusal: Refusal| (refusal.code, refusal.rule);
    let p11 = (Code::BadVote, Some("P11".to_owned()));
    assert_eq!(
        why(kept.refuses(Command::Propose(Seat(0), same.clone()))),
        p11
    );
    kept.does(Command::Start(Seat(0)));
    assert_eq!(why(kept.refuses(Command::Propose(Seat(0), same))), p11);
    kept.does(Command::Propose(Seat(0), other));
}
