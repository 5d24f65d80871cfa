//! O2: rules of a table's own ask for draws with weights before a turn; what is drawn is told, counted and replayed.

use table::{AnyTable, Game, Happening, Materials, Record, Seat, Settings, Turn, Value};
use wimpout::{Draw, Event, Lot, OWN_EXAMPLES, Outcome, Wimpout};

use super::own::{opened, play};

const HEAD: &str =
    "rule: mine\ntitle: Mine\nabout: It draws.\ncounter: Drawn\ntable-counter: All drawn\n---\n";

fn mine(body: &str) -> Settings {
    let text = format!("{HEAD}{body}\n");
    Settings::default().with("own/mine", Value::Word(text))
}

fn shipped(name: &str) -> Settings {
    let found = OWN_EXAMPLES.iter().find(|(known, _)| *known == name);
    let text = found.expect("an example").1.to_owned();
    Settings::default().with(&format!("own/{name}"), Value::Word(text))
}

fn refused(head: &str, body: &str) -> String {
    let text = format!("rule: mine\ntitle: Mine\nabout: It draws.\n{head}---\n{body}\n");
    let why = wimpout::text_of(&text).expect_err("refused");
    why.to_string()
}

#[test]
fn a_place_is_drawn_before_every_turn_as_often_as_it_weighs() {
    let mut table = opened(shipped("comet"));
    play(&mut table, |_| false);
    let log: Vec<Event> = table.log(0).iter().filter_map(game_event).collect();
    let drew = log.iter().filter_map(|event| match event {
        Event::OwnRuleDrew {
            place, weight, of, ..
        } => Some((*place, *weight, *of)),
        _ => None,
    });
    let drew: Vec<_> = drew.collect();
    let turns = log
        .iter()
        .filter(|event| matches!(event, Event::Banked { .. } | Event::WimpedOut { .. }));
    assert!(drew.len() >= turns.count() && drew.len() > 20, "{drew:?}");
    assert!(
        drew.iter().all(|one| [(1, 5, 6), (2, 1, 6)].contains(one)),
        "{drew:?}"
    );
    let comets = drew.iter().filter(|(place, ..)| *place == 2).count();
    assert!(
        comets > 0 && comets < drew.len() / 2,
        "{comets} of {}",
        drew.len()
    );
    let acted = |event: &&Event| matches!(event, Event::OwnRuleActed { points: 25, .. });
    assert!(
        log.iter().any(|event| acted(&event)),
        "a comet brings something"
    );
}

fn game_event((_, happening): &(usize, Happening<Event>)) -> Option<Event> {
    match happening {
        Happening::Game(event) => Some(event.clone()),
        _ => None,
    }
}

#[test]
fn each_draw_waits_for_luck_and_takes_only_places_that_weigh_something() {
    let rules = mine(
        "fn draw(me) { [4, 0, 12] }\nfn after_draw(drawn, me) { 10 * drawn }\nfn table_after_draw(drawn, me) { me.table + 1 }",
    );
    let rules = rules.with("starter", Value::Word("first".to_owned()));
    let game = Wimpout::settle(&rules, &Materials::default()).unwrap();
    let names = ["ann", "bob"].map(str::to_owned);
    let mut state = game.start(&names).unwrap();
    let weights = vec![1, 0, 3];
    assert_eq!(
        game.turn(&state),
        Turn::Luck(Draw::Lot {
            lot: Lot { weights }
        })
    );
    assert_eq!(
        game.outcomes(&state),
        [(Outcome::Picked(1), 1), (Outcome::Picked(3), 3)]
    );
    for place in [0, 2, 4] {
        let why = game.admit(&state, &Outcome::Picked(place)).unwrap_err();
        assert!(why.message.contains("from 1 to 3"), "{}", why.message);
    }
    let mut log = Vec::new();
    game.luck(&mut state, &Outcome::Picked(3), &mut log);
    assert!(
        matches!(
            &log[..],
            [
                Event::OwnRuleDrew {
                    seat: Seat(0),
                    place: 3,
                    weight: 3,
                    of: 4,
                    ..
                },
                Event::OwnRuleCounted { count: 30, .. },
                Event::OwnRuleCountedAll { count: 1, .. },
            ]
        ),
        "{log:?}"
    );
    assert!(
        matches!(game.turn(&state), Turn::Choice(_)),
        "then the turn begins"
    );
}

#[test]
fn several_rules_draw_one_after_the_other_and_who_leaves_draws_no_more() {
    let draws = |name: &str| {
        let text = format!(
            "rule: {name}\ntitle: {name}\nabout: It draws.\ncounter: {name}\n---\nfn draw(me) {{ [1, 1] }}\nfn after_draw(drawn, me) {{ drawn }}\n"
        );
        (format!("own/{name}"), Value::Word(text))
    };
    let rules = ["one", "two"].map(draws).into_iter();
    let rules = rules.fold(Settings::default(), |set, (name, text)| {
        set.with(&name, text)
    });
    let rules = rules.with("starter", Value::Word("first".to_owned()));
    let game = Wimpout::settle(&rules, &Materials::default()).unwrap();
    let names = ["ann", "bob", "cy"].map(str::to_owned);
    let mut state = game.start(&names).unwrap();
    let mut log = Vec::new();
    game.luck(&mut state, &Outcome::Picked(2), &mut log);
    assert!(
        matches!(game.turn(&state), Turn::Luck(Draw::Lot { .. })),
        "the other draws too"
    );
    game.leave(&mut state, Seat(0), &mut log).unwrap();
    assert_eq!(state.mover(), Some(Seat(1)));
    assert!(
        matches!(game.turn(&state), Turn::Luck(Draw::Lot { .. })),
        "for the next one both draw"
    );
    for _ in 0..2 {
        game.luck(&mut state, &Outcome::Picked(1), &mut log);
    }
    assert!(matches!(game.turn(&state), Turn::Choice(_)));
    let drew = log.iter().filter_map(|event| match event {
        Event::OwnRuleDrew {
            seat, rule, place, ..
        } => Some((seat.0, rule.as_str(), *place)),
        _ => None,
    });
    let drew: Vec<_> = drew.collect();
    assert_eq!(drew, [(0, "one", 2), (1, "one", 1), (1, "two", 1)]);
}

#[test]
fn a_draw_that_fails_does_nothing_and_is_told_and_a_draw_of_nothing_is_none() {
    let body = "fn draw(me) { if me.table == 0 { [1] } else if me.table == 1 { [] } else { [0, 0] } }\n\
                fn table_after_draw(drawn, me) { me.table + 1 }\nfn table_after_bank(points, me) { me.table + 1 }";
    let mut table = opened(mine(body));
    play(&mut table, |table| failed(table.log(0)).is_some());
    let drew = table.log(0).iter().filter_map(game_event);
    let drew = drew.filter(|event| matches!(event, Event::OwnRuleDrew { .. }));
    assert_eq!(drew.count(), 1, "of one place once, then of none");
    let why = failed(table.log(0)).unwrap();
    assert!(
        why.contains("`draw` is answered with a list of at most 15"),
        "{why}"
    );
}

fn failed(log: &[(usize, Happening<Event>)]) -> Option<String> {
    log.iter()
        .filter_map(game_event)
        .find_map(|event| match event {
            Event::OwnRuleFailed { why, .. } => Some(why),
            _ => None,
        })
}

#[test]
fn a_draw_that_nobody_hears_of_and_a_draw_that_nobody_makes_are_refused() {
    let why = refused("", "fn draw(me) { [1, 1] }");
    assert!(
        why.contains("line 5") && why.contains("nothing comes of what `draw` draws"),
        "{why}"
    );
    let why = refused("counter: X\n", "fn after_draw(drawn, me) { drawn }");
    assert!(
        why.contains("the rule asks for none: it lacks `draw`"),
        "{why}"
    );
}

#[test]
fn a_record_with_draws_replays() {
    let mut table = opened(shipped("comet"));
    play(&mut table, |_| false);
    let text = AnyTable::record(&table).to_string();
    let again = table::Table::<Wimpout>::replay(&Record::parse(&text).unwrap()).unwrap();
    assert_eq!(again.log(0), table.log(0));
}
