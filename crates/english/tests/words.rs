//! The shipped word lists, and lists of one's own.

use english::words::{Shipped, WordList};
use sha2::{Digest, Sha256};

#[test]
fn shipped_lists_have_their_words() {
    let counts: Vec<(&str, usize)> = Shipped::ALL
        .into_iter()
        .map(|list| (list.slug(), list.load().len()))
        .collect();
    let expected = [
        ("standard", 81_506),
        ("family", 41_254),
        ("large", 253_972),
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
fn everyday_words_are_in() {
    let family = Shipped::Family.load();
    let words = "app bot bio carb ok wifi online download nerd hippo blog email internet website podcast selfie emoji";
    for word in words.split(' ') {
        assert!(family.contains(word), "{word}");
    }
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
fn words_that_do_not_fit_are_left_out_and_counted() {
    let long = "a".repeat(65);
    let text = format!("A\nA's\nash\n\nash tree\ncafé\n{long}\n# trees\n");
    let list = WordList::load("ours", &text).expect("a list");
    assert_eq!(list.iter().collect::<Vec<_>>(), ["ash"]);
    let why = "words have 1 to 64 letters a-z, no capitals, hyphens, apostrophes or accents";
    assert_eq!(
        list.left_out().to_string(),
        format!("5 lines are left out: {why}; the first is line 1, `A`")
    );
    let plain = WordList::load("plain", "ash").expect("a list");
    assert_eq!(plain.left_out().to_string(), "");
    assert_eq!(plain.sha256(), list.sha256());
    check("# nothing\n", "line 2, word: the list has no word");
    check(
        "Elm",
        &format!(
            "line 1, word: the list has no word that fits: 1 line is left out: {why}; the first is line 1, `Elm`"
        ),
    );
}
