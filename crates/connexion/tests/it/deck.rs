//! The shipped decks, and what is said about a deck that is wrong.

use connexion::deck::{Celestial, Deck, Extras, Family, Kind, Letter};

const CLASSIC: &str = include_str!("../../data/decks/classic.txt");

#[test]
fn shipped_decks_are_whole() {
    assert_eq!(
        Deck::all_shipped().map(Deck::name),
        ["classic", "zodiac-12"]
    );
    for deck in Deck::all_shipped() {
        let zodiac: u16 = cards(deck, Family::Zodiac).iter().sum();
        assert_eq!(
            zodiac,
            3600,
            "the signs of {} make the whole circle (FAQ 8)",
            deck.name()
        );
        assert_eq!(deck.celestial(deck.sun()).tenths, 0);
        assert_eq!(deck.celestial(deck.sun()).id, "sun");
    }
    assert_eq!(
        Deck::all_shipped()[0].letters(),
        Deck::all_shipped()[1].letters()
    );
}

fn cards(deck: &Deck, family: Family) -> Vec<u16> {
    let cards = Celestial::all().map(|card| deck.celestial(card));
    cards
        .filter(|card| card.family == family)
        .map(|card| card.tenths)
        .collect()
}

#[test]
fn values_of_the_default_deck() {
    let deck = Deck::classic();
    let tenths = |id| {
        deck.celestial(deck.find_celestial(id).expect("a card"))
            .tenths
    };
    let sourced = [
        ("sun", 0),
        ("mars", 40),
        ("asteroid-belt", 45),
        ("jupiter", 50),
    ];
    for (id, value) in sourced {
        assert_eq!(tenths(id), value, "{id} (FAQ 9)");
    }
    let total: u16 = Celestial::all()
        .map(|card| deck.celestial(card).tenths)
        .sum();
    assert_eq!((total, Celestial::all().len()), (5965, 28));
    assert_eq!(cards(deck, Family::Zodiac).len(), 13);
    assert_eq!(cards(Deck::all_shipped()[1], Family::Zodiac).len(), 12);
}

#[test]
fn strings_of_the_default_deck() {
    let deck = Deck::classic();
    let written: Vec<String> = Letter::all()
        .map(|letter| {
            format!(
                "{}{{{}}}",
                deck.letter(letter).name,
                deck.letter(letter).strings(Extras::Off).join(",")
            )
        })
        .collect();
    let expected = "alpha{alpha,a} beta{beta,b} gamma{gamma,g} delta{delta,d} epsilon{epsilon,e} zeta{zeta,z} \
        eta{eta,h,n,e} theta{theta,th} iota{iota,i} kappa{kappa,k} lambda{lambda,l} mu{mu,m,u} nu{nu,n,v} xi{xi,x} \
        omicron{omicron,o} pi{pi,p} rho{rho,p,r} sigma{sigma,o,s} tau{tau,t} upsilon{upsilon,y,u} phi{phi,ph} \
        chi{chi,x,ch} psi{psi,ps} omega{omega,w,o}";
    assert_eq!(written.join(" "), expected);
    let pairs: usize = deck
        .letters()
        .iter()
        .map(|card| card.strings(Extras::Off).len())
        .sum();
    assert_eq!(pairs, 57);
}

/// How many cards show each letter: A 1, B 1, C 0, … Z 1 (rules, section 1b).
#[test]
fn sources_of_each_letter() {
    let deck = Deck::classic();
    let sources: Vec<usize> = ('a'..='z')
        .map(|letter| {
            let shows = |card: &&connexion::deck::LetterCard| {
                card.strings(Extras::Off)
                    .contains(&letter.to_string().as_str())
            };
            deck.letters().iter().filter(shows).count()
        })
        .collect();
    let expected = [
        1, 1, 0, 1, 2, 0, 1, 1, 1, 0, 1, 1, 1, 2, 3, 2, 0, 1, 1, 1, 2, 1, 1, 2, 1, 1,
    ];
    assert_eq!(sources, expected);
}

#[test]
fn eta_as_the_faq_describes_it() {
    let deck = Deck::classic();
    let eta = deck.letter(deck.find_letter("eta").expect("a card"));
    assert_eq!((eta.capital, eta.small), ('Η', 'η'));
    let kinds: Vec<(Kind, &str)> = eta
        .representations
        .iter()
        .map(|shown| (shown.kind, shown.text.as_str()))
        .collect();
    let expected = [
        (Kind::Name, "eta"),
        (Kind::Upper, "h"),
        (Kind::Lower, "n"),
        (Kind::English, "e"),
    ];
    assert_eq!(kinds, expected);
}

/// Changes one thing in the default deck and compares the complaint.
#[track_caller]
fn check(before: &str, after: &str, complaint: &str) {
    assert!(CLASSIC.contains(before), "the deck has `{before}`");
    let error = Deck::load(&CLASSIC.replacen(before, after, 1)).expect_err("a wrong deck");
    assert_eq!(error.to_string(), complaint);
}

#[test]
fn a_wrong_letter_card_is_told_its_line_and_field() {
    check(
        "h S",
        "H S",
        "line 18, upper: `H` is not spelled with one to sixteen letters a-z",
    );
    check(
        "h S",
        "h Q",
        "line 18, upper: `h Q` should be a string and its mark S, D or I",
    );
    check(
        "h S",
        "h",
        "line 18, upper: `h` should be a string and its mark S, D or I",
    );
    check(
        "Η η",
        "Η",
        "line 18, glyphs: `Η` should be a capital and a small letter",
    );
    check(
        "eta S",
        "-",
        "line 18, name: a card needs a name of two letters or more",
    );
    check(
        "eta S",
        "mu S",
        "line 23, name: there is a card `mu` already",
    );
    check("ς ϲ", "ςϲ", "line 29, variant: `ςϲ` is not a single glyph");
    check(
        "v I, ypsilon I",
        "v I; ypsilon I",
        "line 31, extras: `v I; ypsilon` is not spelled with one to sixteen letters a-z",
    );
}

#[test]
fn a_wrong_celestial_card_is_told_its_line_and_field() {
    check(
        "| 4.5 |",
        "| 4.55 |",
        "line 43, value: `4.55` is not a value from 1 to 90 with at most one decimal",
    );
    check(
        "| 90  |",
        "| 91  |",
        "line 65, value: `91` is not a value from 1 to 90 with at most one decimal",
    );
    check(
        "| 0   |",
        "| 1   |",
        "line 38, value: the Sun's value is 0, not `1`",
    );
    check(
        "| zodiac | 25",
        "| zodiak | 25",
        "line 49, family: `zodiak` is none of sun, solar, zodiac, other",
    );
    check(
        "| solar  | 1 ",
        "| sun  | 0 ",
        "line 39, family: there is a Sun already",
    );
    check(
        "celestial | venus",
        "celestial | mercury",
        "line 40, id: there is a card `mercury` already",
    );
    check(
        "| S | the bonus card",
        "| X | the bonus card",
        "line 38, mark: `X` is none of S, D, I",
    );
    check("| S | the bonus card", "| S", "line 38, note: is missing");
    check(
        "| the bonus card",
        "| the bonus card | 7",
        "line 38, celestial: `7` is one field too many",
    );
}

#[test]
fn a_deck_that_is_not_whole_is_told_what_is_missing() {
    check(
        "celestial | sun",
        "planet | sun",
        "line 38, kind: `planet` is none of deck, title, letter, celestial",
    );
    check(
        "letter | Ω",
        "# Ω",
        "line 66, letter: there are 23 letter cards, 24 are needed",
    );
    check(
        "celestial | sun",
        "# sun",
        "line 66, celestial: there are 27 celestial cards, 28 are needed",
    );
    check("deck  | classic", "", "line 66, deck: is missing");
    check("title | The", "deck | The", "line 6, deck: is given twice");
}
