//! Any number of players: a table of a thousand, and one that is too full.

use table::{Code, Game, Settings, Stream, Turn as Waits, Value};
use wimpout::Wimpout;

#[test]
fn a_thousand_players_finish_a_game() {
    for licks in ["chase", "once", "a", "c"] {
        let set = Settings::default()
            .with("goal", Value::Number(100))
            .with("last-licks", Value::Word(licks.to_owned()))
            .with("bump", Value::Flag(true));
        let game = Wimpout::settle(&set, &table::Materials::default()).unwrap();
        let names: Vec<String> = (0..1000).map(|n| format!("player {n}")).collect();
        let mut state = game.start(&names).unwrap();
        let mut luck = Stream::from_seed(licks);
        let mut log = Vec::new();
        loop {
            match game.turn(&state) {
                Waits::Luck(_) => {
                    let outcome = game.draw(&state, &mut luck);
                    game.luck(&mut state, &outcome, &mut log);
                }
                Waits::Choice(asks) => {
                    let eager = asks[0].actions.last().unwrap();
                    game.act(&mut state, asks[0].seat, eager, &mut log);
                }
                Waits::Over(standing) => {
                    assert_eq!(standing.places.len(), 1000, "{licks}");
                    break;
                }
            }
            log.clear();
        }
    }
}

#[test]
fn an_empty_table_and_one_beyond_all_seats_are_refused() {
    let game = Wimpout::default();
    assert_eq!(game.start(&[]).unwrap_err().code, Code::BadSeat);
    let crowd = vec![String::new(); 65_537];
    assert_eq!(game.start(&crowd).unwrap_err().code, Code::BadSeat);
}
