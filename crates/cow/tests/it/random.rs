//! Random games of every size and every finance mode come to an end with the money all there.

use cow::{Action, Cow, State};
use table::{Game, Luck, Materials, Settings, Stream, Turn, Value};

fn cow(rules: &[(&str, &str)]) -> Cow {
    let mut set = Settings::default();
    for (slug, value) in rules {
        set = set.with(slug, Value::Word((*value).to_owned()));
    }
    let set = set.read(Cow::rules()).unwrap();
    Cow::settle(&set, &Materials::default()).unwrap()
}

fn names(seats: usize) -> Vec<String> {
    (0..seats).map(|seat| format!("p{seat}")).collect()
}

/// Plays to the end with random actions; says how many steps that took.
fn play(cow: &Cow, state: &mut State, luck: &mut Stream) -> usize {
    let mut log = Vec::new();
    for steps in 0..20_000 {
        log.clear();
        match cow.turn(state) {
            Turn::Choice(asks) => {
                let actions: &[Action] = &asks[0].actions;
                let nth = luck.below(actions.len() as u32) as usize;
                cow.act(state, asks[0].seat, &actions[nth], &mut log);
            }
            Turn::Luck(_) => {
                let outcome = cow.draw(state, luck);
                cow.luck(state, &outcome, &mut log);
            }
            Turn::Over(_) => return steps,
        }
    }
    panic!("a game without an end");
}

#[test]
fn games_end_with_all_the_money_on_the_table() {
    for seats in 3..=6 {
        for finance in ["casual", "serious", "table"] {
            let cow = cow(&[("finance", finance), ("games", "2")]);
            for game in 0..25 {
                let mut luck = Stream::from_seed(&format!("{finance} {seats} {game}"));
                let mut state = cow.start(&names(seats)).unwrap();
                play(&cow, &mut state, &mut luck);
                let Turn::Over(standing) = cow.turn(&state) else {
                    panic!("the match is over");
                };
                let nets: i64 = standing.places.iter().map(|place| place.score).sum();
                assert_eq!(nets, 2000 * seats as i64);
            }
        }
    }
}
