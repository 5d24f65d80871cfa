//! P30: rules of a table's own at work: words that are refused, cards won, pilfering, the sentence, the end and its scores;
//! and what holds of any game holds under all of them.

use connexion::{Action, Connexion, Event, Fact, OWN_EXAMPLES, Phase, Stage, State};
use table::testkit::conformance::{Options, check_hidden};
use table::testkit::{last, onward};
use table::{
    AnyTable, Game, Header, LuckSource, Materials, OWN_PREFIX, Record, Seat, Settings, Step,
    Stream, Table, Turn, Value,
};

use crate::conformance::cards_are_all_there;
use crate::hidden::{step, watched};
use crate::support::anything;

pub(crate) fn set(names: &[&str]) -> Settings {
    let family = Settings::default().with("words", Value::Word("family".into()));
    names.iter().fold(family, |set, name| {
        let found = OWN_EXAMPLES.iter().find(|(known, _)| known == name);
        let text = found.expect("an example").1;
        set.with(&format!("{OWN_PREFIX}{name}"), Value::Word(text.to_owned()))
    })
}

pub(crate) fn settled(set: &Settings) -> Connexion {
    Connexion::settle(set, &Materials::default()).expect("rules that read")
}

pub(crate) fn own(body: &str) -> Settings {
    let text = format!("rule: mine\ntitle: Mine\nabout: A rule.\n---\n{body}\n");
    set(&[]).with("own/mine", Value::Word(text))
}

/// A game of players who find many words.
pub(crate) fn played(game: &Connexion, seed: &str) -> (State, Vec<Event>) {
    let names: Vec<String> = ["a", "b", "c"].map(str::to_owned).into();
    let (mut state, mut log) = (game.start(&names).expect("three seats"), Vec::new());
    let mut luck = Stream::from_seed(seed);
    while !matches!(game.turn(&state), Turn::Over(_)) {
        log.extend(step(game, &mut state, &mut luck));
    }
    (state, log)
}

pub(crate) fn facts(log: &[Event]) -> impl Iterator<Item = &Fact> {
    log.iter().filter_map(|event| match event {
        Event::Open(fact) => Some(fact),
        Event::Close(_) => None,
    })
}

#[test]
fn a_refused_word_is_found_by_nobody_and_its_claim_names_the_rule() {
    let (free, barred) = (settled(&set(&[])), settled(&set(&["no-plurals"])));
    let (state, _) = played(&free, "plurals");
    let words = |game: &Connexion| -> Vec<String> {
        let (search, lexicon) = (game.search(), game.search().lexicon());
        let all = search.all_words(&state.layout).into_iter();
        all.map(|word| lexicon.word(word).to_owned()).collect()
    };
    let is_plural = |word: &&String| word.ends_with('s') && !word.ends_with("ss");
    let (all, left) = (words(&free), words(&barred));
    let plurals: Vec<&String> = all.iter().filter(is_plural).collect();
    assert!(!plurals.is_empty());
    assert_eq!(all.len(), left.len() + plurals.len());
    assert_eq!(left.iter().find(is_plural), None);
    let why = barred
        .search()
        .claim(&state.layout, plurals[0])
        .unwrap_err();
    assert_eq!(why.rule(), "P30");
    assert!(
        why.to_string()
            .contains("\u{201c}No plurals\u{201d}, a rule of the table's own, line 7"),
        "{why}"
    );
}

/// How many cards each listed word has won from the pile, as long as it had some to spare.
fn won(log: &[Event]) -> Vec<(String, usize)> {
    let mut all: Vec<(String, usize)> = Vec::new();
    for event in log {
        match event {
            Event::Open(Fact::WordListed { word, .. }) => all.push((word.clone(), 0)),
            Event::Close(connexion::Close::Awarded { pile, .. }) if *pile >= 3 => {
                all.last_mut().expect("a word").1 += 1;
            }
            Event::Close(connexion::Close::Awarded { .. }) => {
                all.pop();
                return all;
            }
            _ => {}
        }
    }
    all
}

#[test]
fn words_win_as_many_cards_as_the_rules_say() {
    let (mut several, mut none) = (0, 0);
    for seed in ["one", "two", "three", "four"] {
        let (_, log) = played(&settled(&set(&["long-words"])), seed);
        for (word, cards) in won(&log) {
            let wanted = match word.len() {
                8.. => 3,
                6.. => 2,
                _ => 1,
            };
            several += usize::from(wanted > 1);
            assert_eq!(cards, wanted, "{word}");
        }
        let (_, log) = played(&settled(&set(&["no-tiny-words"])), seed);
        for (word, cards) in won(&log) {
            none += usize::from(cards == 0);
            assert_eq!(cards, usize::from(word.len() > 2), "{word}");
        }
    }
    assert!(several > 0 && none > 0, "{several} {none}");
}

#[test]
fn who_may_pilfer_is_asked_and_what_is_hidden_stays_so() {
    let pilfers = |set: &Settings, seed: &str| watched(&settled(set), seed);
    let never = own("fn pilfers(word) { false }");
    assert_eq!(pilfers(&never, "one"), 0);
    let always = own("fn pilfers(word) { true }");
    assert!(pilfers(&always, "one") > pilfers(&set(&[]), "one"));
    let twice = own("fn cards_won(word) { 2 }");
    assert!(pilfers(&twice, "two") > 5);
}

#[test]
fn the_list_brings_points_at_the_end_and_a_short_night_ends_early() {
    let game = settled(&set(&["gatherer", "short-night"]));
    let (state, log) = played(&game, "short");
    let turns = facts(&log).filter(|fact| matches!(fact, Fact::TurnBegun { .. }));
    assert!(turns.count() < 24);
    let held = state.players.values().map(|player| player.celestial.len());
    assert_eq!(held.sum::<usize>(), 28);
    let bonus = facts(&log).find_map(|fact| match fact {
        Fact::CardsCounted { scores, .. } => Some(scores.clone()),
        _ => None,
    });
    let scores = bonus.expect("the cards are counted");
    for seat in state.players.seats() {
        let words = state.words.iter().filter(|listed| listed.seat == seat);
        let cards = state.players[seat].celestial.iter();
        let deck = game.agreed().deck();
        let cards: i64 = cards
            .map(|&card| i64::from(deck.celestial(card).tenths))
            .sum();
        let words = i64::try_from(words.count()).unwrap();
        let told: i64 = facts(&log)
            .map(|fact| match fact {
                Fact::OwnRuleActed {
                    seat: whose,
                    points,
                    ..
                } if *whose == seat => *points,
                _ => 0,
            })
            .sum();
        assert_eq!(scores[seat.index()], cards + 20 * words);
        assert_eq!(told, 2 * words);
    }
}

#[test]
fn a_sentence_brings_more_and_never_less_than_nothing() {
    for (body, wanted) in [
        ("fn sentence(words, future) { 60 }", 60 + 75),
        ("fn sentence(words, future) { -500 }", 0),
    ] {
        let game = settled(&own(body).with("sun-left", Value::Word("leader".into())));
        let bonus = (0..40).find_map(|n| earned(&game, &format!("sentence {n}")));
        assert_eq!(bonus, Some(wanted * 10), "{body}");
    }
}

/// The bonus in tenths of somebody who says a sentence of three words that stands, if such words are on the list.
fn earned(game: &Connexion, seed: &str) -> Option<u32> {
    let names: Vec<String> = ["a", "b", "c"].map(str::to_owned).into();
    let mut state = game.start(&names).expect("three seats");
    let mut luck = Stream::from_seed(seed);
    while !matches!(&state.phase, Phase::Bonus(_) | Phase::Over(_)) {
        step(game, &mut state, &mut luck);
    }
    let author = state.bonus()?.seat;
    game.act(&mut state, author, &Action::LaySun, &mut Vec::new());
    let has = |word: &str| state.words.iter().any(|listed| listed.word == word);
    let subjects = ["he", "she", "it"].into_iter().filter(|word| has(word));
    let mut pairs =
        subjects.flat_map(|subject| ["hit", "met", "put", "ate"].map(|verb| (subject, verb)));
    let (subject, verb) = pairs.find(|(_, verb)| has(verb))?;
    let object = ["me", "him", "them"].into_iter().find(|word| has(word))?;
    let words = [subject, verb, object].map(str::to_owned).to_vec();
    let sentence = Action::Sentence {
        words,
        future: None,
    };
    game.act(&mut state, author, &sentence, &mut Vec::new());
    let outcome = game.draw(&state, &mut luck);
    game.luck(&mut state, &outcome, &mut Vec::new());
    match &state.phase {
        Phase::Over(over) => over.bonus.map(|(_, tenths)| tenths),
        _ => None,
    }
}

#[test]
fn a_rule_that_fails_does_nothing_and_is_told() {
    let game = settled(&own("fn cards_won(word) { word.legs }"));
    let (_, log) = played(&game, "fails");
    let failed = facts(&log).find_map(|fact| match fact {
        Fact::OwnRuleFailed { line, why, .. } => Some((*line, why.clone())),
        _ => None,
    });
    let (line, why) = failed.expect("it is told");
    assert!(line == 5 && why.contains("legs"), "{why}");
    assert!(won(&log).iter().all(|(_, cards)| *cards == 1));
    let refused = Connexion::settle(&own("fn price(card) { 5 }"), &Materials::default());
    assert!(refused.unwrap_err().message.contains("nobody asks `price`"));
}

#[test]
fn a_rule_voted_in_in_mid_game_acts_and_replays() {
    let seats = ["ann", "bob"].map(str::to_owned).to_vec();
    let luck = LuckSource::Seed("own".to_owned());
    let mut table = Table::<Connexion>::open(Header::new("connexion", seats, set(&[]), luck), None)
        .expect("a table");
    let claiming = |table: &Table<Connexion>| matches!(&table.state().phase, Phase::Turn(turn) if turn.stage == Stage::Claiming);
    while !claiming(&table) {
        onward(&mut table, last);
    }
    let propose = set(&["gatherer", "no-plurals"]);
    let seat = Seat(0);
    table.step(Step::Propose { seat, propose }).unwrap();
    let vote = Some(true);
    table
        .step(Step::Vote {
            seat: Seat(1),
            proposal: 1,
            vote,
        })
        .unwrap();
    while onward(&mut table, last) {}
    assert!(table.game().settings().get("own/no-plurals").is_some());
    let record = Record::parse(&AnyTable::record(&table).to_string()).unwrap();
    let again = Table::<Connexion>::replay(&record).unwrap();
    assert_eq!(again.log(0), table.log(0));
}

#[test]
fn what_holds_of_any_game_holds_under_all_examples_together() {
    let names: Vec<&str> = OWN_EXAMPLES.iter().map(|(name, _)| *name).collect();
    // A table has twelve at most, so half of them play together, and then the other half.
    for (half, placing) in names.chunks(names.len().div_ceil(2)).zip(["next", "free"]) {
        check_hidden(&Options::<Connexion> {
            seed: "own rules",
            games: 8,
            seats: 1..=5,
            pinned: set(half).with("placing", Value::Word(placing.into())),
            sampler: Some(anything),
            invariant: Some(cards_are_all_there),
            rare: &["pilfer", "bonus", "last-turn"],
            ..Options::default()
        });
    }
}

#[test]
fn a_rule_that_may_not_stand_beside_another_is_refused_with_both_names() {
    let text = |slug: &str, head: &str| {
        let text = format!(
            "rule: {slug}\ntitle: The {slug}\nabout: x.\n{head}---\nfn pilfers(word) {{ true }}\n"
        );
        set(&[]).with(&format!("{OWN_PREFIX}{slug}"), Value::Word(text))
    };
    let refused = |set: &Settings| {
        let why = Connexion::settle(set, &Materials::default()).unwrap_err();
        assert_eq!(
            (why.code, why.rule.as_deref()),
            (table::Code::Clash, Some("P30"))
        );
        why.message
    };
    let picky = text("picky", "clashes: practice\n");
    settled(&picky);
    let why = refused(&picky.with("practice", Value::Flag(true)));
    assert!(
        why.contains("`picky` may not stand beside `practice`"),
        "{why}"
    );
    let why = refused(&text("lone", "alone: pilfers\n").changed(&text("other", "")));
    assert!(why.contains("`pilfers`, and `other` does too"), "{why}");
}
