//! H12: rules of a table's own are voted in, act, are told, replay, and are refused where they cannot be played.

use table::testkit::{last, onward};
use table::{
    AnyTable, Game, Happening, Header, LuckSource, OWN_PREFIX, Record, Seat, Settings, Step, Table,
    Value,
};
use wimpout::{Event, QUESTIONS, Wimpout};

const TOLL: &str = include_str!("../../../../examples/rules/wimpout/toll.rule");
const RAINBOW: &str = include_str!("../../../../examples/rules/wimpout/rainbow.rule");

pub(crate) fn own(text: &str) -> Settings {
    let name = text
        .lines()
        .next()
        .expect("a line")
        .strip_prefix("rule: ")
        .expect("a name");
    Settings::default().with(&format!("{OWN_PREFIX}{name}"), Value::Word(text.to_owned()))
}

pub(crate) fn opened(rules: Settings) -> Table<Wimpout> {
    let seats = vec!["ann".to_owned(), "bob".to_owned()];
    let rules = rules
        .with("starter", Value::Word("first".to_owned()))
        .with("opening", Value::Number(0));
    Table::open(
        Header::new("wimpout", seats, rules, LuckSource::Seed("own".to_owned())),
        None,
    )
    .expect("a table")
}

/// Plays on until `enough`: everybody stops as soon as that is allowed.
pub(crate) fn play(table: &mut Table<Wimpout>, enough: impl Fn(&Table<Wimpout>) -> bool) {
    while !enough(table) && onward(table, last) {}
}

/// One of two proposes, the other says yes to it.
pub(crate) fn agreed(table: &mut Table<Wimpout>, propose: Settings, proposal: u32) {
    let (ann, bob) = (Seat(0), Seat(1));
    table
        .step(Step::Propose { seat: ann, propose })
        .expect("a proposal that may be made");
    let (seat, vote) = (bob, Some(true));
    let vote = Step::Vote {
        seat,
        proposal,
        vote,
    };
    table.step(vote).expect("a vote that may be given");
}

pub(crate) fn acted(table: &Table<Wimpout>) -> Vec<(String, i64)> {
    let told = table
        .log(0)
        .iter()
        .filter_map(|(_, happening)| match happening {
            Happening::Game(Event::OwnRuleActed { rule, points, .. }) => {
                Some((rule.clone(), *points))
            }
            _ => None,
        });
    told.collect()
}

#[test]
fn a_rule_of_the_tables_own_is_voted_in_in_mid_game_acts_is_told_and_replays() {
    let mut table = opened(Settings::default());
    play(&mut table, |table| table.log(0).len() > 20);
    agreed(&mut table, own(TOLL), 1);
    play(&mut table, |table| !acted(table).is_empty());
    let text = Value::Word(TOLL.to_owned());
    assert_eq!(table.game().settings().get("own/toll"), Some(&text));
    assert_eq!(acted(&table)[0].0, "Toll");
    agreed(
        &mut table,
        Settings::default().with("own/toll", Value::Word("off".to_owned())),
        2,
    );
    play(&mut table, |table| table.game().rules.own().is_empty());
    assert_eq!(
        table.game().settings().get("own/toll"),
        None,
        "it is dropped by a vote too"
    );
    play(&mut table, |_| false);

    let record = Record::parse(&AnyTable::record(&table).to_string()).unwrap();
    let again = Table::<Wimpout>::replay(&record).unwrap();
    assert_eq!(again.log(0), table.log(0), "the record holds all it takes");
}

#[test]
fn what_a_throw_counts_more_is_in_its_points_and_told() {
    let mut table = opened(own(RAINBOW));
    play(&mut table, |table| !acted(table).is_empty());
    assert_eq!(acted(&table)[0], ("Rainbow".to_owned(), 15));
    let scored = table
        .log(0)
        .iter()
        .rev()
        .find_map(|(_, happening)| match happening {
            Happening::Game(Event::Scored { points, .. }) => Some(*points),
            _ => None,
        });
    assert!(scored.is_some_and(|points| points >= 20), "{scored:?}");
}

#[test]
fn what_cannot_be_played_is_refused_with_its_line() {
    let refused = |text: &str| {
        let set = own(text);
        Wimpout::settle(&set, &table::Materials::default()).unwrap_err()
    };
    let with = |body: &str| format!("rule: x\ntitle: X\nabout: y\n---\n{body}\n");
    for (body, says) in [
        ("fn banking(points) {\n  points +* 3\n}", "line 6"),
        ("fn bankng(points) { 5 }", "nobody asks `bankng`"),
        ("fn banking() { 5 }", "banking(points)"),
        ("fn must_go_on(turn) { true }", "nobody could ever stop"),
        ("5", "answers no question"),
        (
            "fn banking(points) { -500 }",
            "nobody would ever have points",
        ),
        (
            "fn is_void(faces, clearing) { true }",
            "could never be cleared",
        ),
        (
            "fn after_wreck(me) { me.count + 1 }",
            "line 5: `after_wreck` counts something: the head says what, as in `counter: In a row`",
        ),
        ("fn calls(faces) { 5 }", "nobody asks `calls`"),
    ] {
        let refusal = refused(&with(body));
        assert!(refusal.message.contains(says), "{body}: {refusal}");
        assert_eq!(refusal.rule.as_deref(), Some("H12"));
    }
}

/// Each example does something of its own, beside a text that counts something.
#[test]
fn every_question_has_an_example_that_reads() {
    let rule = |body: &str| {
        let head = "rule: x\ntitle: X\nabout: y\ncounter: Things\ntable-counter: All\n---";
        wimpout::text_of(&format!("{head}\n{body}\n")).unwrap()
    };
    let counting = |except: &str| -> String {
        let counted = [
            ("after_bank", "fn after_bank(points, me) { me.count + 1 }"),
            ("after_wreck", "fn after_wreck(me) { me.count + 1 }"),
            (
                "table_after_wreck",
                "fn table_after_wreck(me) { me.table + 1 }",
            ),
        ];
        let others = counted.into_iter().filter(|(name, _)| *name != except);
        let others: Vec<_> = others.map(|(_, text)| text).collect();
        others.join("\n")
    };
    for question in QUESTIONS {
        let beside = counting(question.name);
        let both = rule(&format!("{beside}\n{}", question.example));
        assert!(both.answers(question.name), "{}", question.name);
        let of_both = wimpout::Effect::of(&both);
        let of_one = wimpout::Effect::of(&rule(&beside));
        assert_ne!(of_both, of_one, "{}", question.name);
    }
}

#[test]
fn texts_that_go_well_alone_are_refused_together_where_no_game_would_end() {
    let two = |a: &str, b: &str| {
        let text = |name: &str, body: &str| {
            format!("rule: {name}\ntitle: {name}\nabout: y\n---\n{body}\n")
        };
        let set =
            [("a", a), ("b", b)]
                .into_iter()
                .fold(Settings::default(), |set, (name, body)| {
                    set.with(
                        &format!("{OWN_PREFIX}{name}"),
                        Value::Word(text(name, body)),
                    )
                });
        Wimpout::settle(&set, &table::Materials::default()).unwrap_err()
    };
    for (a, b, says) in [
        (
            "fn must_go_on(turn) { turn.cubes < 3 }",
            "fn must_go_on(turn) { turn.cubes > 2 }",
            "nobody could ever stop",
        ),
        (
            "fn is_void(faces, clearing) { has(faces, 10) || has(faces, 6) || has(faces, 0) }",
            "fn is_void(faces, clearing) { has(faces, 2) || has(faces, 3) || has(faces, 4) || has(faces, 5) }",
            "never be cleared",
        ),
        (
            "fn banking(points) { -250 }",
            "fn banking(points) { -250 }",
            "nobody would ever have points",
        ),
    ] {
        let refusal = two(a, b);
        assert!(
            refusal.message.contains("together") && refusal.message.contains(says),
            "{refusal}"
        );
    }
}

/// Two flashes that have to be cleared at once (H7) can be made never to end by what is fine with one.
#[test]
fn what_two_flashes_would_never_be_cleared_by_is_refused_with_the_full_house_alone() {
    let text =
        "rule: x\ntitle: X\nabout: y\n---\nfn is_void(faces, clearing) { clearing.len() == 2 }\n";
    let settled = |rules: Settings| Wimpout::settle(&rules, &table::Materials::default());
    assert!(settled(own(text)).is_ok());
    let double = own(text).with("full-house", Value::Word("double".to_owned()));
    let refusal = settled(double).unwrap_err();
    assert!(
        refusal.message.contains("could never be cleared"),
        "{refusal}"
    );
}

/// A rule that asks more than is at stake binds by name and says how much.
#[test]
fn a_turn_that_is_worth_too_little_for_a_rule_is_not_banked() {
    let text = "rule: dear\ntitle: Dear\nabout: A bank takes 60.\n---\nfn least(me) { 60 }\n";
    let mut table = opened(own(text));
    play(&mut table, |table| {
        table
            .log(0)
            .iter()
            .any(|(_, told)| matches!(told, Happening::Game(Event::Banked { .. })))
    });
    let banked: Vec<u32> = table
        .log(0)
        .iter()
        .filter_map(|(_, told)| match told {
            Happening::Game(Event::Banked { points, .. }) => Some(*points),
            _ => None,
        })
        .collect();
    assert!(banked.iter().all(|points| *points >= 60), "{banked:?}");
}

#[test]
fn two_rules_of_one_title_are_refused() {
    let text = |slug: &str| {
        format!("rule: {slug}\ntitle: Same\nabout: x.\n---\nfn banking(points) {{ 5 }}\n")
    };
    let set = own(&text("one")).changed(&own(&text("two")));
    let why = Wimpout::settle(&set, &table::Materials::default()).unwrap_err();
    assert!(
        why.message.contains("`one` and `two` have the same title"),
        "{}",
        why.message
    );
}

#[test]
fn a_rule_that_may_not_stand_beside_another_is_refused_with_both_names() {
    let text = |slug: &str, head: &str| {
        format!(
            "rule: {slug}\ntitle: The {slug}\nabout: x.\n{head}---\nfn banking(points) {{ 5 }}\n"
        )
    };
    let settled = |set: &Settings| Wimpout::settle(set, &table::Materials::default());
    let picky = own(&text("picky", "clashes: bump, goal, one\n"));
    assert!(
        settled(&picky).is_ok(),
        "the usual goal is no rule of the table"
    );
    let on = |slug: &str, value: Value| picky.clone().with(slug, value);
    for (set, other) in [
        (on("bump", Value::Flag(true)), "`bump`"),
        (on("goal", Value::Number(300)), "`goal`"),
        (picky.changed(&own(&text("one", ""))), "`one`"),
    ] {
        let why = settled(&set).unwrap_err();
        assert_eq!(
            (why.code, why.rule.as_deref()),
            (table::Code::Clash, Some("H12"))
        );
        assert!(
            why.message.contains("`picky` may not stand beside") && why.message.contains(other),
            "{}",
            why.message
        );
    }
    assert!(settled(&on("kill", Value::Number(3))).is_ok());
    let mut table = opened(own(&text("one", "")));
    let propose = |rules: Settings| Step::Propose {
        seat: Seat(0),
        propose: rules,
    };
    let why = table.step(propose(picky.clone())).unwrap_err();
    assert!(why.message.contains("`one`"), "{}", why.message);
    let alone = own(&text("lone", "alone: banking\n"));
    let why = table.step(propose(alone)).unwrap_err();
    assert!(
        why.message.contains("only one that answers `banking`"),
        "{}",
        why.message
    );
    let instead = picky.with("own/one", Value::Word("off".to_owned()));
    table
        .step(propose(instead))
        .expect("the other is dropped with it");
}
