//! Two independent solvers agree, and every walk is one by the rules.

use std::collections::BTreeSet;
use std::sync::Arc;

use connexion::board::{Board, Position};
use connexion::deck::{Deck, Extras, Letter, LetterCard};
use connexion::layout::Layout;
use connexion::search::{
    LaterPass, Lexicon, LoneCards, Patience, Reading, SameCard, Search, Step, Walk,
};
use english::words::{Shipped, WordList};
use proptest::prelude::*;
use table::Stream;

use crate::support::random_layout;

fn layouts() -> impl Strategy<Value = Layout> {
    let cards = Just(Letter::all().collect::<Vec<_>>()).prop_shuffle();
    (cards, 0_usize..=24).prop_map(|(cards, count)| {
        Layout::in_order(cards.into_iter().take(count)).expect("24 cards, each once")
    })
}

fn lone_cards() -> impl Strategy<Value = LoneCards> {
    prop_oneof![
        Just(LoneCards::AAndI),
        Just(LoneCards::Names),
        Just(LoneCards::None)
    ]
}

fn without_memory() -> impl Strategy<Value = Reading> {
    let same = prop_oneof![Just(SameCard::Again), Just(SameCard::Immediate)];
    (same, lone_cards(), any::<bool>(), 0..5_u8).prop_map(|(same_card, lone_cards, new, least)| {
        Reading {
            same_card,
            later_pass: LaterPass::Any,
            lone_cards,
            new_card_only: new,
            min_length: least,
        }
    })
}

fn with_memory() -> impl Strategy<Value = Reading> {
    let kinds = prop_oneof![
        Just((SameCard::TwoPasses, LaterPass::Any)),
        Just((SameCard::TwoPasses, LaterPass::Different)),
        Just((SameCard::Again, LaterPass::Different)),
        Just((SameCard::Immediate, LaterPass::Different)),
    ];
    (kinds, without_memory()).prop_map(|((same_card, later_pass), reading)| Reading {
        same_card,
        later_pass,
        ..reading
    })
}

fn search(list: Shipped, extras: Extras, board: usize, reading: Reading) -> Search {
    let lexicon = Lexicon::shared(list, Deck::classic(), extras);
    Search::new(
        lexicon,
        Arc::new(Board::all_shipped()[board].clone()),
        reading,
    )
}

fn extras() -> impl Strategy<Value = Extras> {
    prop_oneof![Just(Extras::Off), Just(Extras::Count)]
}

/// Whether a walk spells the word as rules X6–X9 and X12 say, asked without the search.
fn is_lawful(search: &Search, layout: &Layout, extras: Extras, word: &str, walk: &Walk) -> bool {
    let reading = search.reading();
    let spelled: String = walk.0.iter().map(|step| step.text.as_str()).collect();
    let new = |step: &Step| Some(step.position) == layout.newest();
    spelled == word
        && walk
            .0
            .iter()
            .all(|step| card(layout, step).strings(extras).contains(&&*step.text))
        && walk
            .0
            .windows(2)
            .all(|pair| is_linked(search, pair[0].position, pair[1].position))
        && is_remembered(reading, walk)
        && (walk.0.len() > 1 || counts_alone(reading, word, card(layout, &walk.0[0])))
        && (!reading.new_card_only || walk.0.iter().any(new))
}

fn card(layout: &Layout, step: &Step) -> &'static LetterCard {
    Deck::classic().letter(layout.card(step.position).expect("a card lies there"))
}

fn is_linked(search: &Search, from: Position, to: Position) -> bool {
    let immediate = search.reading().same_card == SameCard::Immediate;
    (from == to && immediate) || search.board().neighbours(from).any(|other| other == to)
}

fn is_remembered(reading: Reading, walk: &Walk) -> bool {
    let times = |at: Position| walk.0.iter().filter(|step| step.position == at).count();
    let steps: BTreeSet<_> = walk
        .0
        .iter()
        .map(|step| (step.position, &step.text))
        .collect();
    (reading.same_card != SameCard::TwoPasses || Position::all().all(|at| times(at) <= 2))
        && (reading.later_pass == LaterPass::Any || steps.len() == walk.0.len())
}

fn counts_alone(reading: Reading, word: &str, card: &LetterCard) -> bool {
    match reading.lone_cards {
        LoneCards::AAndI => word == "a" || word == "i",
        LoneCards::Names => word == "a" || word == "i" || word == card.name,
        LoneCards::None => false,
    }
}

/// All words by asking for every word of the list, one after the other.
fn one_by_one(search: &Search, layout: &Layout, extras: Extras) -> Vec<String> {
    let words = Shipped::Scowl10.load();
    let least = usize::from(search.reading().min_length);
    let walked = words
        .iter()
        .filter(|word| match search.walks(layout, word, 1).first() {
            Some(walk) => {
                assert!(
                    is_lawful(search, layout, extras, word, walk),
                    "{word}: {walk:?}"
                );
                word.len() >= least
            }
            None => false,
        });
    walked.map(str::to_owned).collect()
}

/// The words found, less the Greek names that the list has not.
fn found(search: &Search, layout: &Layout) -> Vec<String> {
    let words = search.all_words(layout);
    assert!(words.is_sorted());
    let in_list = words
        .into_iter()
        .filter(|&word| !search.lexicon().is_name_only(word));
    in_list
        .map(|word| search.lexicon().word(word).to_owned())
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn sets_and_walking_find_the_same_words(
        layout in layouts(), reading in without_memory(), extras in extras(), board in 0_usize..2,
    ) {
        let search = search(Shipped::Standard, extras, board, reading);
        prop_assert_eq!(search.all_words(&layout), search.all_words_by_walking(&layout));
    }

    #[test]
    fn without_a_memory_the_words_are_those_that_have_a_walk(
        layout in layouts(), reading in without_memory(), extras in extras(), board in 0_usize..2,
    ) {
        let search = search(Shipped::Scowl10, extras, board, reading);
        prop_assert_eq!(found(&search, &layout), one_by_one(&search, &layout, extras));
    }

    #[test]
    fn with_a_memory_the_words_are_those_that_have_a_walk(
        layout in layouts(), reading in with_memory(), extras in extras(), board in 0_usize..2,
    ) {
        let search = search(Shipped::Scowl10, extras, board, reading);
        prop_assert_eq!(found(&search, &layout), one_by_one(&search, &layout, extras));
    }

    #[test]
    fn a_stricter_reading_never_finds_more(layout in layouts(), reading in with_memory()) {
        let strict = search(Shipped::Standard, Extras::Off, 0, reading).all_words(&layout);
        let reading = Reading { same_card: SameCard::Immediate, later_pass: LaterPass::Any, ..reading };
        let lax = search(Shipped::Standard, Extras::Off, 0, reading).all_words(&layout);
        prop_assert!(strict.iter().all(|word| lax.binary_search(word).is_ok()));
    }
}

/// The figures of section 3 in small; `examples/figures.rs` prints the whole table. The bounds are the table's means
/// for these lists, plus and minus a tenth.
#[test]
fn full_diamonds_hold_about_as_many_words_as_the_table_says() {
    for (list, mean) in [
        (Shipped::Scowl10, 40),
        (Shipped::Scowl35, 146),
        (Shipped::Scowl70, 275),
    ] {
        let search = search(list, Extras::Off, 0, Reading::default());
        let mut luck = Stream::from_seed("table");
        let boards = 400;
        let mut words = 0;
        for _ in 0..boards {
            let layout = random_layout(&mut luck, 24);
            let all = search.all_words(&layout);
            assert_eq!(all, search.all_words_by_walking(&layout));
            words += all
                .iter()
                .filter(|&&word| !search.lexicon().is_name_only(word))
                .count();
        }
        let found = words / boards;
        assert!(
            found * 10 >= mean * 9 && found * 10 <= mean * 11,
            "{}: {found}",
            list.slug()
        );
    }
}

/// A deck of one's own of which every card shows one letter, with words of nothing else, has more walks than anybody can
/// walk: the search ends all the same, and what belongs together has one bound.
#[test]
fn a_deck_of_one_letter_is_searched_for_so_long_and_no_longer() {
    let shows = |line: &str| {
        let mut fields: Vec<&str> = line.split('|').collect();
        if fields[0].trim() == "letter" {
            fields[3] = " o I ";
        }
        fields.join("|")
    };
    let classic = include_str!("../../data/decks/classic.txt");
    let text: Vec<String> = classic.lines().map(shows).collect();
    let text = text.join("\n").replace("deck  | classic", "deck  | ohs");
    let deck = Deck::load(&text).unwrap();
    let words: Vec<String> = (1..=64).map(|n| "o".repeat(n)).collect();
    let list = WordList::of("ohs", words.iter().map(String::as_str).collect());
    let reading = Reading {
        same_card: SameCard::TwoPasses,
        later_pass: LaterPass::Different,
        ..Reading::default()
    };
    let lexicon = Arc::new(Lexicon::new(&list, &deck, Extras::Off));
    let search = Search::new(lexicon, Arc::new(Board::all_shipped()[0].clone()), reading);
    let layout = Layout::in_order(Letter::all()).unwrap();
    let mut patience = Patience::of_a_layout();
    assert!(search.all_words_within(&layout, &mut patience).len() > 5);
    assert!(search.all_words_within(&layout, &mut patience).is_empty());
    assert!(search.claim(&layout, &"o".repeat(60)).is_err());
}
