//! A circle that another house has written, or that somebody has made up (K15): what could not be is refused by its line or fact,
//! and what it is asked for costs no more than any other's.

use std::collections::BTreeMap;

use host::circle::{Circle, Fact, Import, MemberId};
use serde_json::{Value as Json, json};
use table::Refusal;

use crate::circle::{ANN, DAY, MONDAY, three};

/// What a circle begins with that Ann has made.
fn founded() -> Json {
    json!({"fact": "founded", "name": "S", "marker": "", "founder": {"name": "Ann"}, "at": MONDAY})
}

fn written(circle: &Json) -> Json {
    json!({"fact": "written", "by": 0, "changes": {"circle": circle}, "at": MONDAY})
}

fn sat(name: &str) -> Json {
    json!({"fact": "sat", "who": {"name": name}, "at": MONDAY})
}

fn taken_in(facts: &[Json]) -> Result<(Vec<Fact>, MemberId), Refusal> {
    let lines: Vec<String> = facts.iter().map(Json::to_string).collect();
    let import = Import::read(&lines.join("\n"))?;
    import.moved("Ann", &BTreeMap::new(), MONDAY + 400 * DAY)
}

/// Whether it is refused by K15, and with which words.
fn refuses(facts: &[Json], said: &str) {
    let why = taken_in(facts).expect_err(said);
    assert_eq!(why.rule.as_deref(), Some("K15"), "{why}");
    assert!(why.message.contains(said), "{why}");
}

#[test]
fn a_book_that_says_what_no_rule_can_be_is_refused_by_its_line() {
    for wrong in [
        json!({"season-days": 0}),
        json!({"season-days": -5}),
        json!({"season-days": "x"}),
        json!({"vote-days": 0}),
        json!({"vote-days": 100_000}),
        json!({"counts": "nonsense"}),
        json!({"door": "nonsense"}),
        json!({"bogus": 1}),
    ] {
        refuses(&[founded(), written(&wrong)], "line 2: ");
    }
    assert!(taken_in(&[founded(), written(&json!({"season-days": 7}))]).is_ok());
}

#[test]
fn what_could_not_come_about_is_refused_by_its_number() {
    let closed = json!({"fact": "closed", "by": 0, "at": MONDAY});
    let goal = json!({"goal": 300});
    let late = json!({"fact": "written", "by": 0, "changes": {"wimpout": goal}, "at": MONDAY});
    let out =
        json!({"fact": "proposed", "by": 0, "matter": {"about": "out", "member": 1}, "at": MONDAY});
    let own = json!({"fact": "voted", "by": 1, "proposal": 1, "vote": true, "at": MONDAY});
    let earlier = json!({"fact": "said", "by": 0, "text": "hm", "at": MONDAY - 2 * DAY});
    for (facts, at) in [
        (vec![founded(), closed], 1),
        (vec![founded(), sat("Ben"), late], 2),
        (vec![founded(), sat("Ben"), sat("Cleo"), out, own], 4),
        (vec![founded(), sat("Ben"), sat("Ann")], 2),
    ] {
        refuses(&facts, &format!("fact {at} of it could not come about"));
    }
    refuses(&[founded(), earlier], "fact 1 of it goes back in time");
}

/// K17: what is over a bound is refused where it begins, so that a long file costs no more than a short one.
#[test]
fn more_members_or_proposals_than_a_circle_has_are_refused_where_they_begin() {
    let one_too_many: Vec<Json> = (1..=64).map(|n| sat(&format!("M{n}x"))).collect();
    let facts = [vec![founded()], one_too_many].concat();
    refuses(&facts, "fact 64 of it could not come about");
    let proposed = |days: u32| {
        let changes = json!({"circle": {"vote-days": days}});
        let matter = json!({"about": "book", "changes": changes});
        json!({"fact": "proposed", "by": 0, "matter": matter, "at": MONDAY})
    };
    let proposals: Vec<Json> = (8..=20).map(proposed).collect();
    let facts = [vec![founded(), sat("Ben")], proposals].concat();
    refuses(&facts, "fact 14 of it could not come about");
}

/// Whatever a store has kept: a season has days, and seasons in which nothing was played cost next to nothing.
#[test]
fn a_season_lasts_some_days_whatever_the_facts_say() {
    let facts = [founded(), written(&json!({"season-days": 0}))];
    let facts = facts.map(|fact| serde_json::from_value::<Fact>(fact).unwrap());
    let circle = Circle::restore(facts).unwrap();
    let seen = circle.inside(ANN, MONDAY + 700 * DAY).unwrap();
    assert_eq!(seen.seasons.first().map(|season| season.season), Some(101));
}

#[test]
fn what_a_circle_writes_is_taken_in_again() {
    let kept = three();
    let facts: Vec<Json> = kept.facts.iter().map(|fact| json!(fact)).collect();
    let (taken, by) = taken_in(&facts).unwrap();
    assert_eq!((taken.len(), by), (facts.len() + 1, ANN));
}
