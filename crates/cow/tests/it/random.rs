//! Random games of every size and every finance mode come to an end with the money all there, and the quiet way
//! through the rules is the same as the loud one.

use cow::{Cow, Event, Move, State};
use table::{Code, Game, Luck, Materials, Settings, Stream, Turn, Value};

pub(crate) fn cow(rules: &[(&str, &str)]) -> Cow {
    let word = |value: &str| Value::Word(value.to_owned());
    let set = rules
        .iter()
        .fold(Settings::default(), |set, (slug, value)| {
            set.with(slug, word(value))
        });
    let set = set.read(Cow::rules()).expect("these are rules of the game");
    Cow::settle(&set, &Materials::default()).expect("any rules go together")
}

pub(crate) fn start(cow: &Cow, seats: usize) -> State {
    let names: Vec<String> = (0..seats).map(|seat| format!("p{seat}")).collect();
    cow.start(&names).expect("three to six can play")
}

pub(crate) fn one<T: Copy>(list: &[T], luck: &mut Stream) -> T {
    list[luck.below(u32::try_from(list.len()).expect("a short list")) as usize]
}

/// Plays to the end with random moves; says what happened.
fn play(cow: &Cow, state: &mut State, luck: &mut Stream) -> Vec<Event> {
    let (mut log, mut moves) = (Vec::new(), Vec::new());
    for _ in 0..20_000 {
        if let Some(seat) = cow.moves(state, &mut moves) {
            let action = cow.action(state, one(&moves, luck));
            cow.act(state, seat, &action, &mut log);
        } else if let Turn::Luck(_) = cow.turn(state) {
            let outcome = cow.draw(state, luck);
            cow.luck(state, &outcome, &mut log);
        } else {
            return log;
        }
    }
    panic!("a game without an end");
}

#[test]
fn games_end_with_all_the_money_on_the_table() {
    for seats in 3..=6 {
        for finance in ["casual", "serious", "table"] {
            let cow = cow(&[("finance", finance), ("games", "2")]);
            for game in 0..10 {
                let mut luck = Stream::from_seed(&format!("{finance} {seats} {game}"));
                let mut state = start(&cow, seats);
                play(&cow, &mut state, &mut luck);
                let Turn::Over(standing) = cow.turn(&state) else {
                    panic!("the match is over");
                };
                let nets: i64 = standing.places.iter().map(|place| place.score).sum();
                assert_eq!(nets, 2000 * i64::try_from(seats).expect("few seats"));
            }
        }
    }
}

#[test]
fn the_same_luck_leads_to_the_same_end() {
    let cow = cow(&[("finance", "table")]);
    let run = || {
        let mut state = start(&cow, 4);
        let log = play(&cow, &mut state, &mut Stream::from_seed("again"));
        (state, log)
    };
    let ((one, one_log), (other, other_log)) = (run(), run());
    assert_eq!((one, one_log.len()), (other, other_log.len()));
    assert_eq!(one_log, other_log);
}

#[test]
fn quiet_and_random_steps_are_the_same_as_loud_ones() {
    let cow = cow(&[]);
    let (mut loud, mut quiet) = (start(&cow, 5), start(&cow, 5));
    let (mut luck, mut same_luck) = (Stream::from_seed("quiet"), Stream::from_seed("quiet"));
    let (mut random, mut third_luck) = (start(&cow, 5), Stream::from_seed("quiet"));
    let (mut moves, mut paper): (Vec<Move>, Vec<Move>) = (Vec::new(), Vec::new());
    loop {
        assert_eq!((&loud, &loud), (&quiet, &random));
        if let Some(seat) = cow.moves(&quiet, &mut moves) {
            let to_do = one(&moves, &mut luck);
            assert_eq!(to_do, one(&moves, &mut same_luck));
            let action = cow.action(&loud, to_do);
            cow.act(&mut loud, seat, &action, &mut Vec::new());
            cow.make(&mut quiet, seat, to_do, None);
        } else {
            let Turn::Luck(_) = cow.turn(&loud) else {
                break;
            };
            let outcome = cow.draw(&loud, &mut luck);
            cow.luck(&mut loud, &outcome, &mut Vec::new());
            assert!(cow.draw_next(&mut quiet, &mut same_luck, None));
        }
        let mut step = cow.playout(&mut random);
        assert!(step.random_step(&mut paper, &mut third_luck));
        assert_eq!(
            step.outlook().map(|outlook| outlook.seat()),
            cow.outlook(&random).map(|outlook| outlook.seat())
        );
    }
    assert!(!cow.draw_next(&mut quiet, &mut same_luck, None));
    assert!(
        !cow.playout(&mut random)
            .random_step(&mut paper, &mut third_luck)
    );
}

#[test]
fn two_and_seven_players_are_too_few_and_too_many() {
    let cow = cow(&[]);
    for (seats, rule) in [(0, "R1"), (1, "R1"), (2, "A32"), (7, "R1"), (1000, "R1")] {
        let names: Vec<String> = (0..seats).map(|seat| format!("p{seat}")).collect();
        let why = cow.start(&names).expect_err("that many cannot play");
        assert_eq!(
            (why.code, why.rule.as_deref()),
            (Code::BadSeat, Some(rule)),
            "{seats}: {why}"
        );
    }
}

#[test]
fn the_higher_ante_is_refused_to_five() {
    let set = Settings::default().with("ante", Value::Number(150));
    let cow = Cow::settle(&set, &Materials::default()).expect("the ante is a value");
    let names = ["a", "b", "c", "d", "e"].map(str::to_owned);
    assert!(cow.start(&names[..4]).is_ok());
    let why = cow.start(&names).expect_err("five pay 100");
    assert_eq!(why.rule.as_deref(), Some("R7"));
}
