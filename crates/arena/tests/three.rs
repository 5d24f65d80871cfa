//! Games of three by their solution (U7): it plays as it says, and what it says of a game adds up.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use arena::insight::{Happened, insight};
use arena::{Bots, Limit, Quick};
use solve::wimpout::{Duel, Trio, Triple};
use solve::{Cache, Spoiled};
use table::testkit::onward;
use table::{Game, Header, Luck, LuckSource, Record, Settings, Table, Value};
use wimpout::{Rules, Wimpout};

/// Keeps what is solved in memory.
#[derive(Debug, Default)]
struct Memory(Mutex<BTreeMap<String, Vec<u8>>>);

impl Cache for Memory {
    fn load(&self, key: &str) -> Option<Vec<u8>> {
        self.0.lock().unwrap().get(key).cloned()
    }

    fn keep(&self, key: &str, bytes: &[u8]) {
        self.0
            .lock()
            .unwrap()
            .insert(key.to_owned(), bytes.to_vec());
    }

    fn spoiled(&self, key: &str, why: Spoiled) {
        panic!("{key}: {why}");
    }
}

/// The game of three to 50, solved and kept.
fn solved() -> (Wimpout, Trio) {
    let set = Settings::default()
        .with("goal", Value::Number(50))
        .with("starter", Value::Word("first".to_owned()));
    let game = Wimpout::settle(&set, &table::Materials::default()).unwrap();
    let rules: &Rules = &game.rules;
    let trio = Trio::solve(rules, Arc::new(Duel::solve(rules).unwrap())).unwrap();
    arena::keep_solutions_in(Memory::default());
    trio.keep(arena::cache().unwrap());
    (game, trio)
}

#[test]
fn a_game_of_three_is_played_and_weighed_as_it_is_solved() {
    let (game, trio) = solved();
    let begin = trio.chances(Triple::early([0; 3])).unwrap().all();
    wins_as_often_as_it_says(&game, begin);
    let state = game.start(&["a", "b", "c"].map(str::to_owned)).unwrap();
    let mut appraiser = game.appraiser(1).unwrap();
    let hopes = appraiser.hopes(&game, &state, &Limit::default()).unwrap();
    for (seat, chance) in begin.into_iter().enumerate() {
        assert!(hopes.wins[seat].is_exact());
        let hope = hopes.of(seat);
        assert!(
            (hope - chance).abs() < trio.error(),
            "{seat}: {chance} and {hope}"
        );
    }
    adds_up(&game);
}

/// Within three sigma for each seat.
fn wins_as_often_as_it_says(game: &Wimpout, chances: [f64; 3]) {
    let games: u32 = 2_000;
    let series = arena::Series {
        bots: vec!["perfect".to_owned(); 3],
        games: games.into(),
        seed: "three".to_owned(),
        threads: 2,
    };
    let tally = arena::simulate(game, &series, &|_| {}).unwrap();
    for (seat, chance) in chances.into_iter().enumerate() {
        let share = f64::from(u32::try_from(tally.seats[seat].wins).unwrap()) / f64::from(games);
        let sigma = (chance * (1.0 - chance) / f64::from(games)).sqrt();
        let sigmas = (share - chance) / sigma;
        assert!(sigmas.abs() < 3.0, "seat {seat}: {chance} and {share}");
    }
}

/// U14: what luck and every player's choices have brought comes to the result, whoever is out on the way.
fn adds_up(game: &Wimpout) {
    let set = game.rules.settings();
    for number in 0..12 {
        let record = played(&format!("three {number}"), set.clone());
        let told = insight::<Wimpout>(&record, 1, &Limit::default(), &mut |_, _| ()).unwrap();
        assert!(told.exact, "{number}");
        for account in &told.accounts {
            assert!(account.error() < 1e-7, "{number}: {account:?}");
        }
        for moment in &told.moments {
            if let Happened::Decision(decision) = &moment.happened {
                assert!(decision.loss >= 0.0, "{decision:?}");
            }
        }
    }
}

/// A game of three people who do any allowed thing.
fn played(seed: &str, rules: Settings) -> Record {
    let names = ["Ann", "Bob", "Cleo"].map(str::to_owned).to_vec();
    let header = Header::new("wimpout", names, rules, LuckSource::Seed(seed.to_owned()));
    let mut table = Table::<Wimpout>::open(header, None).unwrap();
    let mut luck = Quick::new(seed, 0);
    let mut any = |actions: usize| luck.below(u32::try_from(actions).unwrap()) as usize;
    while onward(&mut table, |actions| any(actions.len())) {}
    table::AnyTable::record(&table)
}
