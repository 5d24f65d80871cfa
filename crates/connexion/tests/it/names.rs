//! The names of the cards: as a word list, and layouts by name.

use connexion::deck::Deck;
use connexion::layout::Layout;

#[test]
fn names_are_a_list_of_their_own() {
    let names = Deck::classic().names();
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
