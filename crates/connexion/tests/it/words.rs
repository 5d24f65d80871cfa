//! The shipped word lists, lists of one's own, and layouts by name.

use connexion::deck::Deck;
use connexion::layout::Layout;
use connexion::words::{Shipped, WordList};
use sha2::{Digest, Sha256};

#[test]
fn shipped_lists_have_their_words() {
    let counts: Vec<(&str, usize)> = Shipped::ALL
        .into_iter()
        .map(|list| (list.slug(), list.load().len()))
        .collect();
    let expected = [
        ("standard", 81_445),
        ("family", 40_894),
        ("large", 253_942),
        ("enable", 172_825),
        ("scowl-10", 3_973),
        ("scowl-20", 10_902),
        ("scowl-35", 39_093),
        ("scowl-50", 61_459),
        ("scowl-60", 77_060),
        ("scowl-70", 111_559),
        ("scowl-80", 242_799),
    ];
    assert_eq!(counts, expected);
}

#[test]
fn shipped_lists_hold_words_only() {
    for list in Shipped::ALL {
        let words = list.load();
        assert_eq!(Shipped::find(list.slug()), Some(list));
        assert!(words.iter().is_sorted() && words.contains("a") && words.contains("i"));
        assert!(
            words
                .iter()
                .all(|word| word.bytes().all(|letter| letter.is_ascii_lowercase()))
        );
        let letters = words.iter().filter(|word| word.len() == 1).count();
        assert_eq!(letters, 2, "{}", list.slug());
    }
    let standard = Shipped::Standard.load();
    assert!(
        ["colour", "color", "metaphors", "as", "is", "us"]
            .iter()
            .all(|word| standard.contains(word))
    );
    assert!(
        ["cs", "gs", "es", "ls", "ms"]
            .iter()
            .all(|word| !standard.contains(word))
    );
}

#[test]
fn smaller_lists_are_part_of_larger_ones() {
    let american = &Shipped::ALL[4..];
    let nested = [
        [Shipped::Family, Shipped::Standard],
        [Shipped::Standard, Shipped::Large],
    ];
    for pair in american
        .windows(2)
        .chain(nested.iter().map(|pair| &pair[..]))
    {
        let larger = pair[1].load();
        assert!(
            pair[0].load().iter().all(|word| larger.contains(word)),
            "{pair:?}"
        );
    }
}

/// ENABLE without the two words we add is the published file, byte by byte.
#[test]
fn enable_is_the_published_list() {
    let words = Shipped::Enable.load();
    let text: String = words
        .iter()
        .filter(|word| word.len() > 1)
        .flat_map(|word| [word, "\n"])
        .collect();
    let digest = Sha256::digest(text)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect::<Vec<_>>();
    let published = "3f16130220645692ed49c7134e24a18504c2ca55b3c012f7290e3e77c63b1a89";
    assert_eq!(digest.concat(), published);
}

#[test]
fn a_list_of_ones_own() {
    let list = WordList::load("ours", "# trees\nash\n\n oak \nelm\nash\n").expect("a list");
    assert_eq!(list.iter().collect::<Vec<_>>(), ["ash", "elm", "oak"]);
    assert_eq!(
        (list.name(), list.len(), list.find("oak"), list.find("fir")),
        ("ours", 3, Some(2), None)
    );
    let reordered = WordList::load("other", "oak\nelm\nash").expect("a list");
    assert_eq!(list.sha256(), reordered.sha256());
    let digest = Sha256::digest("ash\nelm\noak\n")
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect::<Vec<_>>();
    assert_eq!(list.sha256(), digest.concat());
}

#[track_caller]
fn check(text: &str, complaint: &str) {
    let error = WordList::load("ours", text).expect_err("a wrong list");
    assert_eq!(error.to_string(), complaint);
}

#[test]
fn a_wrong_list_is_told_its_line() {
    let why = "is not spelled with letters a-z only: no capitals, hyphens, apostrophes or accents";
    check("ash\nElm", &format!("line 2, word: `Elm` {why}"));
    check(
        "ash\n\nash tree",
        &format!("line 3, word: `ash tree` {why}"),
    );
    check("café", &format!("line 1, word: `café` {why}"));
    let long = "a".repeat(65);
    check(
        &long,
        &format!("line 1, word: `{long}` has more than 64 letters"),
    );
    check("# nothing\n", "line 2, word: the list has no word");
}

#[test]
fn names_are_a_list_of_their_own() {
    let names = WordList::names_of(Deck::classic());
    assert_eq!((names.name(), names.len()), ("greek-names", 24));
    assert!(names.contains("omicron"));
}

#[track_caller]
fn check_layout(names: &[Option<&str>], complaint: &str) {
    let error =
        Layout::from_names(Deck::classic(), names.iter().copied()).expect_err("a wrong layout");
    assert_eq!(error.to_string(), complaint);
}

#[test]
fn a_layout_by_names() {
    let names = [Some("eta"), None, Some("Mu")];
    let layout = Layout::from_names(Deck::classic(), names).expect("a layout");
    let cards: Vec<(u8, &str)> = layout
        .cards()
        .map(|(position, letter)| {
            (
                position.number(),
                Deck::classic().letter(letter).name.as_str(),
            )
        })
        .collect();
    assert_eq!(cards, [(1, "eta"), (3, "mu")]);
    assert_eq!(layout.next_position().map(u8::from), Some(2));
    check_layout(
        &[Some("eta"), Some("san")],
        "position 2: no letter card is called `san`",
    );
    check_layout(
        &[Some("eta"), Some("eta")],
        "the card meant for position 2 lies on position 1 already",
    );
    let sun = "a layout has at most 24 letter cards; position 25 is the Sun's (rule X18)";
    let mut full = [None; 25];
    full[24] = Some("eta");
    check_layout(&full, sun);
}
