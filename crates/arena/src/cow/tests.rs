//! The bots of Unexploded Cow see no hidden card; the way through blocks is the way of the general engine.

use cow::{Action, Cow, State};
use table::{Game, Hidden, Luck, Materials, Seat, Settings, Stream, Turn, Viewer};

use crate::simulate::play_block;
use crate::{Bots, Limit, Quick, Series, Sight, Unseen};

fn cow() -> Cow {
    Cow::settle(&Settings::default(), &Materials::default()).unwrap()
}

fn start(cow: &Cow) -> State {
    cow.start(&["a", "b", "c", "d"].map(str::to_owned)).unwrap()
}

/// What a bot does at its seat, with luck that starts at `seed`.
fn chosen(cow: &Cow, state: &State, seat: Seat, bot: &str, seed: &str) -> Action {
    let Turn::Choice(asks) = cow.turn(state) else {
        panic!("nobody is to act")
    };
    let sight = Sight {
        game: cow,
        seat,
        view: &cow.view(state, Viewer::Seat(seat)),
        actions: &asks[0].actions,
        unseen: Unseen::new(cow, state, seat),
        limit: &Limit::default(),
    };
    let mut bot = Cow::bot(bot).unwrap();
    bot.choose(&sight, &mut Stream::from_seed(seed))
}

/// Plays random games, and shows every `nth` decision.
fn decisions(games: u32, nth: u32, mut show: impl FnMut(&Cow, &State, Seat, u32)) {
    let (cow, mut number) = (cow(), 0);
    for game in 0..games {
        let mut luck = Stream::from_seed(&format!("decisions {game}"));
        let mut state = start(&cow);
        loop {
            match cow.turn(&state) {
                Turn::Over(_) => break,
                Turn::Luck(_) => {
                    let outcome = cow.draw(&state, &mut luck);
                    cow.luck(&mut state, &outcome, &mut Vec::new());
                }
                Turn::Choice(asks) => {
                    let (seat, actions) = (asks[0].seat, &asks[0].actions);
                    number += 1;
                    if number % nth == 0 {
                        show(&cow, &state, seat, number);
                    }
                    let n = u32::try_from(actions.len()).unwrap();
                    let action = actions[luck.below(n) as usize].clone();
                    cow.act(&mut state, seat, &action, &mut Vec::new());
                }
            }
        }
    }
}

#[test]
fn other_hidden_cards_change_no_decision() {
    let mut moved = 0;
    decisions(12, 5, |cow, state, seat, number| {
        let other = cow.redeal(state, Viewer::Seat(seat), &mut Stream::from_seed("other"));
        moved += u32::from(*state != other);
        for bot in ["random", "farmer", "planner-30"] {
            let seed = number.to_string();
            let [here, there] = [state, &other].map(|state| chosen(cow, state, seat, bot, &seed));
            assert_eq!(here, there, "{bot} sees through the backs of cards");
        }
    });
    assert!(moved > 100, "{moved}");
}

#[test]
fn what_bots_do_is_allowed() {
    decisions(8, 3, |cow, state, seat, number| {
        for bot in ["farmer", "planner-30"] {
            let action = chosen(cow, state, seat, bot, &number.to_string());
            assert_eq!(cow.check(state, seat, &action), Ok(()), "{bot}: {action:?}");
        }
    });
}

#[test]
fn a_block_is_played_as_the_general_engine_plays_it() {
    let cow = cow();
    let bots = ["random", "farmer", "planner-20", "farmer"].map(str::to_owned);
    let series = Series {
        bots: bots.to_vec(),
        games: 6,
        seed: "same".to_owned(),
        threads: 1,
    };
    let luck = Quick::new("same", 0);
    let fast = cow.blocks(&series)(series.games, luck.clone()).unwrap();
    let general = play_block(&cow, &series, series.games, luck).unwrap();
    assert_eq!(
        (&fast.seats, fast.turns, fast.draws),
        (&general.seats, general.turns, general.draws)
    );
    for (event, n) in &general.events {
        assert_eq!(fast.events.get(event), Some(n), "{event}");
    }
}

#[test]
fn each_step_of_the_ladder_beats_the_one_below() {
    let cow = cow();
    for (bots, games) in [(["farmer", "random"], 200), (["planner-60", "random"], 12)] {
        let series = Series {
            bots: [bots[0], bots[1], bots[1], bots[1]]
                .map(str::to_owned)
                .to_vec(),
            games,
            seed: "ladder".to_owned(),
            threads: 1,
        };
        let tally = crate::simulate(&cow, &series, &|_| {}).unwrap();
        assert!(tally.seats[0].wins * 2 > games, "{bots:?}: {tally:?}");
    }
}

#[test]
fn a_bot_that_does_not_exist_is_named() {
    for name in ["planner-0", "planer", "hold-25"] {
        let Err(why) = Cow::bot(name) else {
            panic!("{name} plays")
        };
        assert!(why.to_string().contains("planner-N"), "{why}");
    }
}
