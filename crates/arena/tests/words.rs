//! What a report of a game of words says (U17): it counts what the scribe's list has, nothing could be found that was
//! not there, and luck in pilfering is nobody's in sum.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use std::time::Duration;

use arena::connexion::WordReport;
use arena::insight::Study;
use arena::{Bots, Limit, Stop};
use connexion::deck::{CELESTIAL_CARDS, Celestial};
use connexion::{Action, Close, Connexion, Event, Fact, Stage};
use table::{
    Code, Happening, Header, LuckSource, Record, Seat, Settings, Step, Table, Turn, Value,
};

/// A game of bots.
fn played(seed: &str, bots: &[&str], rules: Settings) -> Table<Connexion> {
    let names = bots.iter().map(|bot| (*bot).to_owned()).collect();
    let header = Header::new("connexion", names, rules, LuckSource::Seed(seed.to_owned()));
    let mut table = Table::<Connexion>::open(header, None).unwrap();
    let mut seated: Vec<_> = bots
        .iter()
        .map(|bot| arena::seated::<Connexion>(bot, seed).unwrap())
        .collect();
    loop {
        let step = match table.turn() {
            Turn::Over(_) => return table,
            Turn::Luck(_) => Step::Luck {
                luck: table.drawn().unwrap(),
            },
            Turn::Choice(asks) => {
                let seat = asks[0].seat;
                let bot = &mut seated[seat.index()];
                assert!(bot.look(&table, seat));
                let act = serde_json::from_value(bot.choose(&Limit::default()).unwrap()).unwrap();
                Step::Act { seat, act }
            }
        };
        table.step(step).unwrap();
    }
}

fn record(table: &Table<Connexion>) -> Record {
    table::AnyTable::record(table)
}

fn report(record: &Record) -> WordReport {
    let study = Connexion::study(record, 0, &Limit::default(), &mut |_, _| ());
    match study.unwrap() {
        Study::Words(report) => report,
        Study::Chances(_) => panic!("a game of words"),
    }
}

fn events(table: &Table<Connexion>) -> impl Iterator<Item = &Event> {
    table
        .log(0)
        .iter()
        .filter_map(|(_, happening)| match happening {
            Happening::Game(event) => Some(event),
            _ => None,
        })
}

fn facts(table: &Table<Connexion>) -> impl Iterator<Item = &Fact> {
    events(table).filter_map(|event| match event {
        Event::Open(fact) => Some(fact),
        Event::Close(_) => None,
    })
}

fn sets() -> [Settings; 4] {
    let one = |slug: &str, value: Value| Settings::default().with(slug, value);
    [
        Settings::default(),
        one("placing", Value::Word("free".to_owned())),
        one("pilfer-pick", Value::Word("face-up".to_owned())),
        one("words-per-turn", Value::Number(2)),
    ]
}

#[test]
fn a_report_counts_what_the_list_has_u17() {
    for (n, rules) in sets().into_iter().enumerate() {
        let table = played(&format!("list {n}"), &["strong", "club", "casual"], rules);
        let report = report(&record(&table));
        for turn in &report.turns {
            let listed = facts(&table).filter(
                |fact| matches!(fact, Fact::WordListed { turn: at, .. } if *at == turn.turn),
            );
            assert_eq!(turn.found, listed.count(), "turn {}", turn.turn);
            assert!(turn.to_find >= turn.found, "turn {}", turn.turn);
            assert!(turn.best.opens >= turn.placed.opens, "turn {}", turn.turn);
            let missed = turn.missed.as_ref();
            assert!(
                missed.is_none_or(|missed| turn.to_find > turn.found && !missed.path.0.is_empty())
            );
        }
        let found: usize = report.seats.iter().map(|seat| seat.found).sum();
        let all = facts(&table).filter(|fact| matches!(fact, Fact::WordListed { .. }));
        assert_eq!(found, all.count());
        let pilfering: f64 = report.seats.iter().map(|seat| seat.pilfering).sum();
        assert!(pilfering.abs() < 1e-6, "{pilfering}");
    }
}

#[test]
fn every_card_that_came_by_luck_is_told_with_its_luck_u17() {
    let table = played("cards", &["strong", "expert"], Settings::default());
    let report = report(&record(&table));
    let came = events(&table).filter(|event| {
        matches!(
            event,
            Event::Close(Close::Awarded { .. } | Close::Pilfered { .. })
        )
    });
    assert_eq!(report.draws.len(), came.count());
    assert!(
        report.draws.iter().any(|drawn| drawn.from.is_some()),
        "nobody pilfered"
    );
    let sun = report.draws.iter().filter(|drawn| drawn.card == "Sun");
    assert!(sun.clone().count() > 0 && sun.clone().all(|drawn| drawn.luck.abs() < 1e-9));
    // The first card comes from a pile that is whole: all cards but the Sun.
    let deck = table.game().agreed().deck();
    let all: u32 = Celestial::all()
        .map(|card| u32::from(deck.celestial(card).tenths))
        .sum();
    let mean = f64::from(all) / f64::from(u32::try_from(CELESTIAL_CARDS).unwrap() - 1);
    let first = &report.draws[0];
    let expected = if first.card == "Sun" {
        0.0
    } else {
        f64::from(first.worth) - mean
    };
    assert!(
        (first.luck - expected).abs() < 1e-9,
        "{first:?}, mean {mean}"
    );
}

/// Whoever says every word of the list that lies there has found all that could be found, by another search.
#[test]
fn who_says_every_word_has_missed_none_u17() {
    const THOROUGH: usize = 16;
    let names = vec!["Ann".to_owned()];
    let luck = LuckSource::Seed("thorough".to_owned());
    let header = Header::new("connexion", names, Settings::default(), luck);
    let mut table = Table::<Connexion>::open(header, None).unwrap();
    let mut said = 0;
    while !matches!(table.turn(), Turn::Over(_)) {
        let step = if let Turn::Luck(_) = table.turn() {
            Step::Luck {
                luck: table.drawn().unwrap(),
            }
        } else {
            let word = free_word(&table, THOROUGH);
            said += usize::from(word.is_some());
            let act = word.map_or_else(|| first(&table), |word| Action::Claim { word });
            Step::Act { seat: Seat(0), act }
        };
        table.step(step).unwrap();
    }
    assert!(said > 40, "{said}");
    for turn in &report(&record(&table)).turns[..THOROUGH] {
        assert_eq!(
            (turn.found, &turn.missed),
            (turn.to_find, &None),
            "turn {}",
            turn.turn
        );
    }
}

/// A word that lies on the board and is on no list, while so many cards lie at most.
fn free_word(table: &Table<Connexion>, cards: usize) -> Option<String> {
    let (search, state) = (table.game().search(), table.state());
    let claiming = state.turn().filter(|turn| turn.stage == Stage::Claiming);
    if claiming.is_none() || state.layout.cards().count() > cards {
        return None;
    }
    let words = search.all_words_by_walking(&state.layout);
    let mut words = words.iter().map(|&word| search.lexicon().word(word));
    let is_free = |word: &str| !state.words.iter().any(|listed| listed.word == word);
    words.find(|word| is_free(word)).map(str::to_owned)
}

fn first(table: &Table<Connexion>) -> Action {
    match table.turn() {
        Turn::Choice(asks) => asks[0].actions[0].clone(),
        _ => panic!("nobody is asked"),
    }
}

#[test]
fn a_report_is_of_a_finished_game_and_has_an_end() {
    let whole = record(&played("end", &["casual", "casual"], Settings::default()));
    let half = Record {
        steps: whole.steps[..60].to_vec(),
        ..whole.clone()
    };
    let study = |record, limit: &Limit| Connexion::study(record, 0, limit, &mut |_, _| ());
    let why = study(&half, &Limit::default()).unwrap_err();
    assert_eq!(why.code, Code::BadInput);
    let stop = Stop::default();
    stop.stop();
    let late = study(&whole, &Limit::within(Duration::from_mins(1), stop)).unwrap_err();
    assert_eq!(late.code, Code::NotNow);
}
