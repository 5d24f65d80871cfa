//! Which words the deck can spell at all, in whatever layout: every card beside every other.

use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;

use connexion::board::Board;
use connexion::deck::{Deck, Extras, Letter};
use connexion::layout::Layout;
use connexion::search::{Lexicon, Reading, SameCard, Search};
use english::words::{Shipped, WordList};

fn everything_linked() -> Board {
    let mut text = "board | all\ntitle | All linked\nmark | I\n".to_owned();
    for position in 1..=25 {
        let others: Vec<String> = (1..=25)
            .filter(|&other| other != position)
            .map(|other| other.to_string())
            .collect();
        writeln!(
            text,
            "place | {position} | {position} | 0 | {}",
            others.join(" ")
        )
        .expect("a string");
    }
    Board::load(&text).expect("a board")
}

fn formable(list: Shipped, same_card: SameCard) -> (Search, Layout) {
    formable_of(
        Lexicon::shared(list, Deck::classic(), Extras::Off),
        same_card,
    )
}

fn formable_of(lexicon: Arc<Lexicon>, same_card: SameCard) -> (Search, Layout) {
    let reading = Reading {
        same_card,
        ..Reading::default()
    };
    let layout = Layout::in_order(Letter::all()).expect("24 cards");
    (
        Search::new(lexicon, Arc::new(everything_linked()), reading),
        layout,
    )
}

/// The rules give 21,699 of SCOWL 35 and 40,515 of SCOWL 60; our lists have lost the plurals of letters (section 4),
/// of which `ms` was formable in the first and es, gs, ks, ls, ms, rs, ts in the second. Their ENABLE (88,907) was
/// the edition with 705 words more.
#[test]
fn the_deck_spells_this_many_words() {
    for (list, count) in [
        (Shipped::Scowl35, 21_698),
        (Shipped::Scowl60, 40_508),
        (Shipped::Enable, 88_523),
    ] {
        let (search, layout) = formable(list, SameCard::Again);
        let words = search.all_words(&layout);
        let in_list = words
            .iter()
            .filter(|&&word| !search.lexicon().is_name_only(word))
            .count();
        assert_eq!(in_list, count, "{}", list.slug());
    }
}

/// The rules name these: no source of f, c alone, or two of l in a row.
#[test]
fn some_function_words_are_never_formable() {
    let (search, layout) = formable(Shipped::Standard, SameCard::Again);
    for word in "of for from off if all few after before because can could will shall".split(' ') {
        assert!(search.claim(&layout, word).is_err(), "{word}");
    }
    for word in "a i on no you to do or the going about thou wilt shalt have should".split(' ') {
        assert!(search.claim(&layout, word).is_ok(), "{word}");
    }
}

#[test]
fn a_card_that_may_follow_itself_makes_will_and_shall() {
    let (search, layout) = formable(Shipped::Standard, SameCard::Immediate);
    assert!(search.claim(&layout, "will").is_ok() && search.claim(&layout, "shall").is_ok());
}

/// The sets of sentences that the judge was first made for; the later ones have any words.
#[test]
fn the_judges_first_sets_are_made_of_words_that_can_be_formed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../english/tests/judge");
    for set in "good breaks scrambles salads exam-good exam-breaks exam-scrambles".split(' ') {
        for part in ["dev", "held-out"] {
            let file = folder.join(format!("{set}-{part}.txt"));
            let text = std::fs::read_to_string(&file).expect("a set");
            let lines = text.lines().filter(|line| !line.starts_with('#'));
            let words = WordList::of(set, lines.flat_map(str::split_whitespace).collect());
            let lexicon = Lexicon::new(&words, Deck::classic(), Extras::Off);
            let (search, layout) = formable_of(Arc::new(lexicon), SameCard::Again);
            let odd = words
                .iter()
                .find(|word| search.claim(&layout, word).is_err());
            assert_eq!(odd, None, "{}", file.display());
        }
    }
}
