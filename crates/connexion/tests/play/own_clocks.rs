//! P30: rules of a table's own that say how long turns and the sentence last.

use connexion::{Action, Bonus, BonusStage, Connexion, Event, Fact, Phase, Stage, State};
use table::testkit::{last, onward};
use table::{
    AnyTable, Code, Game, Header, LuckSource, Materials, Record, Seat, Settings, Step, Stream,
    Table, Turn, Value, Viewer,
};

use crate::own::{facts, own, set, settled};

fn bonus(body: &str) -> Settings {
    let text = format!("rule: mine\ntitle: Mine\nabout: A rule.\nsituation: bonus\n---\n{body}\n");
    set(&[]).with("own/mine", Value::Word(text))
}

fn limits(game: &Connexion) -> Vec<Option<u64>> {
    let times = (1..=24).map(|turn| game.agreed().word_time(turn));
    times.map(|time| time.map(|ms| ms / 1000)).collect()
}

#[test]
fn turns_last_as_long_as_the_rules_say_and_the_shortest_clock_counts() {
    let dusk = limits(&settled(&set(&["dusk"])));
    let wanted = (0..24).map(|turn| Some(90 - 3 * turn));
    assert_eq!(dusk, wanted.collect::<Vec<_>>());
    let slow = set(&["dusk"]).with("clock", Value::Number(0));
    assert!(limits(&settled(&slow)).iter().all(Option::is_none));
    let none = own("fn turn_seconds(turn, usual) { if turn == 2 { 0 } else { usual } }");
    let none = set(&["dusk"]).with("own/mine", none.get("own/mine").expect("a text").clone());
    let both = limits(&settled(&none));
    assert_eq!(
        both[..3],
        [Some(60), Some(87), Some(60)],
        "no clock only where all say so"
    );
    assert_eq!(both[23], Some(21));
    let practice = set(&["dusk"]).with("practice", Value::Flag(true));
    assert_eq!(limits(&settled(&practice))[0], None);
}

#[test]
fn a_rule_that_cannot_say_how_long_is_refused_when_it_is_settled() {
    for (body, why) in [
        (
            "fn turn_seconds(turn, usual) { usual / (9 - turn) }",
            "line 5",
        ),
        (
            "fn turn_seconds(turn, usual) { 86401 }",
            "a whole number from 0 to 86400, not with `86401`",
        ),
        ("fn turn_seconds(turn, usual) { -1 }", "not with `-1`"),
        ("fn turn_seconds(turn, usual) { loop { } }", "line 5"),
        ("fn bonus_seconds(usual) { usual }", "`situation: bonus`"),
    ] {
        let refused = Connexion::settle(&own(body), &Materials::default()).unwrap_err();
        assert_eq!(refused.code, Code::BadValue);
        assert_eq!(refused.rule.as_deref(), Some("P30"));
        assert!(refused.message.contains(why), "{body}: {}", refused.message);
    }
    let turn = bonus("fn turn_seconds(turn, usual) { usual }");
    let refused = Connexion::settle(&turn, &Materials::default()).unwrap_err();
    assert!(
        refused.message.contains("`situation: turn`"),
        "{}",
        refused.message
    );
}

/// Plays on until `stop`, with no words found.
fn play_until(game: &Connexion, seed: &str, stop: impl Fn(&State) -> bool) -> State {
    let names: Vec<String> = ["a", "b"].map(str::to_owned).into();
    let mut state = game.start(&names).expect("two seats");
    let mut luck = Stream::from_seed(seed);
    while !stop(&state) {
        match game.turn(&state) {
            Turn::Luck(_) => {
                let outcome = game.draw(&state, &mut luck);
                game.luck(&mut state, &outcome, &mut Vec::new());
            }
            Turn::Choice(asks) => {
                let ask = asks.first().expect("somebody acts");
                let action = ask.actions.first().expect("an action");
                game.act(&mut state, ask.seat, action, &mut Vec::new());
            }
            Turn::Over(_) => panic!("it is over"),
        }
    }
    state
}

fn decided(log: &[Event]) -> Vec<String> {
    let titles = facts(log).filter_map(|fact| match fact {
        Fact::OwnRuleDecided { rule, .. } => Some(rule.clone()),
        _ => None,
    });
    titles.collect()
}

#[test]
fn the_clock_of_a_turn_runs_out_then_and_the_rule_is_named() {
    let game = settled(&set(&["dusk"]));
    let claiming = |number| {
        move |state: &State| {
            let turn = state.turn();
            turn.is_some_and(|turn| turn.number == number && turn.stage == Stage::Claiming)
        }
    };
    let mut state = play_until(&game, "dusk", claiming(21));
    let clock = game.view(&state, Viewer::Spectator).clock.expect("a clock");
    assert_eq!(clock.limit, 30_000);
    let mut log = Vec::new();
    game.time(&mut state, clock.seat, 29_999, &mut log).unwrap();
    assert!(log.is_empty());
    game.time(&mut state, clock.seat, 30_000, &mut log).unwrap();
    assert_eq!(state.turn().map(|turn| turn.number), Some(22));
    assert_eq!(decided(&log), ["Dusk"]);
    let mut usual = play_until(&game, "dusk", claiming(11));
    let clock = game.clock(&usual).expect("a clock");
    assert_eq!(clock.limit, 60_000);
    let mut log = Vec::new();
    game.time(&mut usual, clock.seat, 60_000, &mut log).unwrap();
    assert_eq!(decided(&log), [""; 0], "a minute is usual");
}

#[test]
fn the_sentence_has_as_long_as_the_rules_say() {
    let rules = set(&["slow-sunset"]).with("sun-left", Value::Word("leader".into()));
    let game = settled(&rules);
    let is_offered = |state: &State| matches!(&state.phase, Phase::Bonus(Bonus { stage, .. }) if *stage == BonusStage::Offered);
    let mut state = play_until(&game, "sunset", is_offered);
    let seat = state.bonus().expect("the bonus round").seat;
    game.act(&mut state, seat, &Action::LaySun, &mut Vec::new());
    assert_eq!(game.clock(&state).expect("a clock").limit, 180_000);
    let mut log = Vec::new();
    game.time(&mut state, seat, 60_000, &mut log).unwrap();
    assert!(log.is_empty());
    game.time(&mut state, seat, 180_000, &mut log).unwrap();
    assert!(state.is_over());
    assert_eq!(decided(&log), ["Slow sunset"]);
    assert_eq!(
        settled(&bonus("fn bonus_seconds(usual) { 0 }"))
            .agreed()
            .sentence_time(),
        None
    );
}

#[test]
fn a_clock_voted_in_while_one_runs_waits_for_the_next_turn_and_replays() {
    let seats = ["ann", "bob"].map(str::to_owned).to_vec();
    let luck = LuckSource::Seed("own clocks".to_owned());
    let header = Header::new("connexion", seats, set(&[]), luck);
    let mut table = Table::<Connexion>::open(header, None).expect("a table");
    let limit =
        |table: &Table<Connexion>| table.game().clock(table.state()).map(|clock| clock.limit);
    while limit(&table).is_none() {
        onward(&mut table, last);
    }
    let (seat, propose) = (Seat(0), set(&["dusk"]));
    table.step(Step::Propose { seat, propose }).unwrap();
    let (seat, vote) = (Seat(1), Some(true));
    table
        .step(Step::Vote {
            seat,
            proposal: 1,
            vote,
        })
        .unwrap();
    assert_eq!(
        limit(&table),
        Some(60_000),
        "the turn that runs keeps its minute"
    );
    onward(&mut table, last);
    while limit(&table).is_none() {
        onward(&mut table, last);
    }
    assert_eq!(limit(&table), Some(87_000));
    let (seat, time) = (table.state().turn().expect("a turn").seat, 87_000);
    table.step(Step::Time { seat, time }).unwrap();
    assert_eq!(table.state().turn().map(|turn| turn.number), Some(3));
    while onward(&mut table, last) {}
    let record = Record::parse(&AnyTable::record(&table).to_string()).unwrap();
    let again = Table::<Connexion>::replay(&record).unwrap();
    assert_eq!(again.log(0), table.log(0));
}
