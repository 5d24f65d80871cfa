//! The fast path plays the games of the general engine, draw for draw.

mod random_rules;

use table::{Game, Materials, Settings, Value, Viewer};
use wimpout::Wimpout;

use super::PlainGame;
use crate::simulate::{Series, play_block, simulate};
use crate::{Bots, Quick};

fn game(settings: &[&str]) -> Wimpout {
    let mut set = Settings::default();
    for setting in settings {
        set.set(Wimpout::rules(), setting).unwrap();
    }
    Wimpout::settle(&set, &Materials::default()).unwrap()
}

fn series(bots: &[&str], games: u64, threads: usize) -> Series {
    Series {
        bots: bots.iter().map(|bot| (*bot).to_owned()).collect(),
        games,
        seed: "test".to_owned(),
        threads,
    }
}

#[test]
fn plain_games_are_the_same_through_the_table_and_through_the_engine() {
    let settings: &[&[&str]] = &[
        &[],
        &["starter=first", "goal=300", "goal-test=pass"],
        &["opening=0", "set-aside=free", "fourth-number=non-scoring"],
        &["sampler=classic", "opening=60"],
        &["sampler=any-distinct", "set-aside=free"],
    ];
    let seats: &[&[&str]] = &[
        &["eager", "eager"],
        &["hold-25", "eager", "hold-60"],
        &["hold-30"; 7],
        &["odds", "eager"],
        &["odds", "hold-20", "perfect"],
    ];
    for settings in settings {
        for seats in seats {
            let (game, series) = (game(settings), series(seats, 300, 1));
            let plain = PlainGame::of(&game, &series.bots).unwrap();
            let fast = plain.play_block(300, Quick::new("test", 0));
            let general = play_block(&game, &series, 300, Quick::new("test", 0)).unwrap();
            assert_eq!(fast, general, "{settings:?} {seats:?}");
        }
    }
}

#[test]
fn what_is_not_plain_is_left_to_the_engine() {
    let bots = series(&["eager", "eager"], 1, 1).bots;
    assert!(PlainGame::of(&game(&["bump=on"]), &bots).is_none());
    assert!(PlainGame::of(&game(&["starter=random"]), &bots).is_none());
    assert!(PlainGame::of(&game(&[]), &series(&["eager"], 1, 1).bots).is_none());
    assert!(PlainGame::of(&game(&[]), &series(&["eager", "random"], 1, 1).bots).is_none());
}

#[test]
fn any_number_of_threads_comes_to_the_same() {
    for bots in [&["eager", "hold-30"] as &[&str], &["odds", "random"]] {
        let tally = |threads| simulate(&game(&[]), &series(bots, 3000, threads), &|_| {}).unwrap();
        assert_eq!(tally(1), tally(3), "{bots:?}");
    }
}

#[test]
fn a_bot_that_knows_the_odds_beats_one_that_does_not() {
    let tally = simulate(&game(&[]), &series(&["odds", "eager"], 2000, 2), &|_| {}).unwrap();
    let wins = u32::try_from(tally.seats[0].wins).unwrap();
    let [low, _] = crate::wilson(f64::from(wins), 2000.0);
    assert!(low > 0.5, "{tally:?}");
}

#[test]
fn every_bot_plays_whole_games_under_many_rules() {
    let settings: &[&[&str]] = &[
        &[
            "insurance=on",
            "full-house=double",
            "bump=on",
            "last-licks=a",
        ],
        &["eclipse=scores", "recovery=both", "kill=2", "last-licks=c"],
        &[
            "board=boston-like",
            "eclipse=beams",
            "train-wrecks=3",
            "suspend=1",
            "last-licks=b",
        ],
    ];
    for settings in settings {
        let bots = Wimpout::BOTS
            .iter()
            .map(|bot| bot.name.replace("-N", "-40"));
        for bot in bots.collect::<Vec<_>>() {
            let bot = bot.as_str();
            let tally = simulate(
                &game(settings),
                &series(&[bot, "odds", bot], 40, 2),
                &|_| {},
            )
            .unwrap();
            assert_eq!((tally.games, tally.endless), (40, 0), "{settings:?} {bot}");
        }
    }
}

#[test]
fn an_unknown_bot_is_refused_by_name() {
    let refusal = Wimpout::bot("hold-on").err().unwrap();
    assert!(refusal.message.contains("hold-N"), "{refusal}");
}

#[test]
fn the_prospects_of_a_first_throw_are_its_exact_odds() {
    let game = game(&["starter=first"]);
    let state = game.start(&["ann".into(), "bob".into()]).unwrap();
    let prospects = game
        .prospects(&game.view(&state, Viewer::Spectator))
        .unwrap();
    let total: f64 = prospects.rows.iter().map(|(_, share)| share).sum();
    assert!((total - 1.0).abs() < 1e-12, "{prospects:?}");
    let names: Vec<_> = prospects.rows.iter().map(|(what, _)| *what).collect();
    assert_eq!(names[..2], ["Supernova", "Train wreck"]);
    assert!(!names.contains(&"Wimpout"), "on five cubes it is a wreck");
    assert!(!names.contains(&"Void"), "nothing is to be cleared");
}

/// How often the first seat wins, and how far that may be off by chance: three times its deviation.
fn first_wins(settings: &[&str], bots: &[&str], games: u32) -> (f64, f64) {
    let series = series(bots, u64::from(games), 1);
    let tally = simulate(&game(settings), &series, &|_| {}).unwrap();
    let share = f64::from(u32::try_from(tally.seats[0].wins).unwrap()) / f64::from(games);
    (
        share,
        3.0 * (share * (1.0 - share) / f64::from(games)).sqrt(),
    )
}

#[test]
fn the_solution_against_itself_wins_as_often_as_it_says() {
    for (settings, chance) in [
        (&["goal=50", "starter=first"] as &[&str], 0.563_661_4),
        (&["goal=50", "starter=first", "bump=on"], 0.559_972_2),
    ] {
        let (share, sigmas) = first_wins(settings, &["perfect", "perfect"], 4000);
        assert!(
            (share - chance).abs() < sigmas,
            "{settings:?} {share} and not {chance}"
        );
    }
}

#[test]
fn no_bot_does_better_against_the_solution_than_the_solution() {
    let settings = ["goal=50", "starter=first"];
    for bot in ["odds", "eager", "hold-35"] {
        let (share, sigmas) = first_wins(&settings, &[bot, "perfect"], 2000);
        assert!(share < 0.563_661_4 + sigmas, "{bot} {share}");
    }
}

#[test]
fn without_time_to_solve_it_plays_on() {
    let game = game(&["goal=500", "bump=on", "opening=40"]);
    let state = game.start(&["a".to_owned(), "b".to_owned()]).unwrap();
    let seat = table::Seat(0);
    let view = game.view(&state, Viewer::Seat(seat));
    let unseen = crate::Unseen::new(&game, &state, seat);
    let limit = crate::Limit::within(std::time::Duration::ZERO, crate::Stop::default());
    let sight = crate::Sight {
        game: &game,
        seat,
        view: &view,
        actions: &[wimpout::Action::Throw, wimpout::Action::Stop],
        unseen,
        limit: &limit,
    };
    let mut bot = Wimpout::bot("perfect").unwrap();
    let action = bot.choose(&sight, &mut Quick::new("test", 0));
    assert!(sight.actions.contains(&action));
}

/// H5: nobody may win, and each wins as often as the solution says.
#[test]
fn under_train_wrecks_the_solution_against_itself_wins_as_often_as_it_says() {
    let mut set = Settings::default();
    for setting in ["goal=100", "train-wrecks=2", "starter=first"] {
        set.set(Wimpout::rules(), setting).unwrap();
    }
    let game = Wimpout::settle(&set, &Materials::default()).unwrap();
    let begin = solve::wimpout::Side::at(0);
    let begin = solve::wimpout::Position::early(begin, begin);
    let duel = solve::wimpout::Duel::solve(&game.rules).unwrap();
    let chances = duel.chances(begin).unwrap();
    assert!(chances.mover + chances.next < 0.999, "{chances:?}");
    let tally = simulate(&game, &series(&["perfect", "perfect"], 20_000, 1), &|_| {}).unwrap();
    for (seat, chance) in [(0, chances.mover), (1, chances.next)] {
        let share = f64::from(u32::try_from(tally.seats[seat].wins).unwrap()) / 20_000.0;
        let sigmas = 3.0 * (chance * (1.0 - chance) / 20_000.0).sqrt();
        assert!(
            (share - chance).abs() < sigmas,
            "{seat}: {share} and not {chance}"
        );
    }
}

/// A rule invented five minutes ago is solved like any other (O6).
#[test]
fn under_a_text_the_solution_against_itself_wins_as_often_as_it_says() {
    let (name, text) = wimpout::OWN_EXAMPLES[0];
    let mut set = Settings::default().with(&format!("own/{name}"), Value::Word(text.to_owned()));
    for setting in ["goal=300", "starter=first"] {
        set.set(Wimpout::rules(), setting).unwrap();
    }
    let game = Wimpout::settle(&set, &Materials::default()).unwrap();
    let begin = solve::wimpout::Side::at(0);
    let begin = solve::wimpout::Position::early(begin, begin);
    let chance = solve::wimpout::Duel::solve(&game.rules)
        .and_then(|duel| duel.chance(begin))
        .unwrap();
    let series = series(&["perfect", "perfect"], 6_000, 1);
    let tally = simulate(&game, &series, &|_| {}).unwrap();
    let share = f64::from(u32::try_from(tally.seats[0].wins).unwrap()) / 6_000.0;
    let sigmas = 3.0 * (share * (1.0 - share) / 6_000.0).sqrt();
    assert!(tally.events["own rules acting"] > 0);
    assert!((share - chance).abs() < sigmas, "{share} and not {chance}");
}
