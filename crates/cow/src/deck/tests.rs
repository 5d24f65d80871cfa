//! The house deck is the specification's; broken decks are refused with the place of the fault.

use super::*;

fn count(deck: &Deck, kind: Kind) -> usize {
    let cows = deck.cows().iter();
    cows.filter(|&cow| deck.kind(cow) == kind).count()
}

#[test]
fn the_house_deck_has_the_cards_of_the_specification() {
    let deck = Deck::house();
    assert_eq!((deck.cards().len(), deck.cows().len()), (69, 45));
    let kinds = [Kind::Plain, Kind::Negative, Kind::Spy, Kind::Mechanic];
    assert_eq!(kinds.map(|kind| count(&deck, kind)), [20, 4, 6, 4]);
    let kinds = [Kind::General, Kind::Pec, Kind::MadBomber];
    assert_eq!(kinds.map(|kind| count(&deck, kind)), [4, 4, 3]);
    let points: u32 = deck
        .cities()
        .iter()
        .map(|city| u32::from(city.number))
        .sum();
    assert_eq!((deck.cities().len(), points), (12, 78));
    let sum = |of: &dyn Fn(Card) -> i32| deck.cows().iter().map(of).sum::<i32>();
    assert_eq!(sum(&|cow| deck.price(cow)), 3700);
    assert_eq!(sum(&|cow| deck.value(cow)), 7700);
    assert_eq!(deck.warnings(), Vec::<String>::new());
}

#[test]
fn the_house_deck_has_28_types_of_cows_and_14_of_events() {
    let deck = Deck::house();
    let types = |cows: bool| {
        let cards = deck
            .cards()
            .iter()
            .filter(|&card| deck.is_cow(card) == cows);
        cards
            .map(|card| deck.type_of(card))
            .collect::<std::collections::BTreeSet<_>>()
            .len()
    };
    assert_eq!((types(true), types(false)), (28, 14));
}

/// The house deck with one text in place of another.
fn broken(from: &str, to: &str) -> String {
    assert!(HOUSE_DECK.contains(from), "{from}");
    Deck::read(&HOUSE_DECK.replacen(from, to, 1))
        .unwrap_err()
        .message
}

#[test]
fn a_fault_names_line_card_and_field() {
    let line = 1 + HOUSE_DECK
        .lines()
        .position(|line| line.contains("\"c14\""))
        .unwrap();
    let said = broken(
        r#""Colossal Keith", "kind": "plain", "price": 100"#,
        r#""Colossal Keith", "kind": "plain", "price": 75"#,
    );
    let place = format!("line {line}, cow \"c14\", field `price`");
    assert!(
        said.contains(&place) && said.contains("multiple of 50"),
        "{said}"
    );
}

/// The house deck with its cows and its events in another order.
fn shuffled() -> Deck {
    let house = Deck::house();
    let cows = (0..45).map(|n| 7 * n % 45);
    let places = cows.chain((0..24).map(|n| 45 + 5 * n % 24));
    let faces = places.map(|place| house.face(Card::at(place)).clone());
    let faces = faces.collect();
    Deck::of(house.name.clone(), house.cities.clone(), faces)
}

#[test]
fn of_equal_cards_the_first_is_found_wherever_they_stand() {
    let firsts = |deck: &Deck, cards: CardSet| {
        let before = |card: Card| cards.iter().take_while(move |&other| other != card);
        let is_first = |&card: &Card| {
            let mut before = before(card);
            before.all(|other| deck.type_of(other) != deck.type_of(card))
        };
        cards.iter().filter(is_first).collect::<CardSet>()
    };
    for deck in [&*Deck::house(), &shuffled()] {
        assert_eq!(deck.distinct(deck.cards()).len(), 28 + 14);
        for (every, from) in (1..9).flat_map(|every| (0..every).map(move |from| (every, from))) {
            let cards = deck.cards().iter().skip(from).step_by(every).collect();
            assert_eq!(deck.distinct(cards), firsts(deck, cards), "{every} {from}");
        }
    }
}

/// What the house deck says, what is put in its place, and what is told.
const FAULTS: &[(&str, &str, &str)] = &[
    (r#""price": 50, "#, "", "`price`: it is missing"),
    (
        r#""price": 50, "#,
        r#""price": "50", "#,
        "`price`: \"50\" does not fit",
    ),
    (
        r#""kind": "spy""#,
        r#""kind": "mole""#,
        "`kind`: there is no word `mole` here",
    ),
    (
        r#""id": "c02""#,
        r#""id": "c01""#,
        "`id`: another card has it too",
    ),
    (r#""id": "c02""#, r#""id": "C 2""#, "`id`: an id is 1 to 16"),
    (
        r#""name": "Clover""#,
        r#""name": """#,
        "`name`: it has 1 to 200",
    ),
    (
        r#""name": "Clover""#,
        r#""nmae": "Clover""#,
        "`name`: it is missing",
    ),
    (
        r#""value": 100, "#,
        r#""value": 100, "colour": 3, "#,
        "`colour`: there is no such",
    ),
    (
        r#""value": -100"#,
        r#""value": 100"#,
        "`value`: a `negative` cow",
    ),
    (
        r#""number": 2"#,
        r#""number": 1"#,
        "`number`: 1 stands on another",
    ),
    (
        r#""number": 2"#,
        r#""number": 64"#,
        "`number`: 64 does not fit",
    ),
    (
        r#"["roll"]"#,
        r#"["rol"]"#,
        "`effect`: there is no word `rol` here",
    ),
    (r#"["roll"]"#, "[]", "`effect`: a card does 1 to 8"),
    (
        r#"{"draw": 3}"#,
        r#"{"draw": 0}"#,
        "`effect`: 1 to 20 cards",
    ),
    (
        r#""from": "you", "to": "others""#,
        r#""from": "pot", "to": "others""#,
        "only one, is `you`",
    ),
    (
        r#""kind": "cow", "to": "field""#,
        r#""kind": "any", "to": "field""#,
        "only a cow",
    ),
    (
        r#""name": "House deck""#,
        r#""nom": "House deck""#,
        "line 2, field `nom`: there is no such",
    ),
    (r#""cows": ["#, r#""cows": [7, "#, "a cow is an object"),
    ("\"cities\": [", "\"cities\": ", "it is no object in JSON"),
    (
        "\"cows\": [",
        "\"cows\": 7, \"events\": [",
        "field `cows`: it has the wrong type",
    ),
    (
        r#""licence": "MIT OR Apache-2.0","#,
        r#""licence": "x", "cards": [],"#,
        "field `cards`: there is no such",
    ),
];

#[test]
fn every_kind_of_fault_is_told() {
    for (from, to, told) in FAULTS {
        let said = broken(from, to);
        assert!(said.contains(told), "{from} → {to}: {said}");
    }
}

#[test]
fn other_sizes_are_taken_with_a_warning() {
    let short = r#"{"name": "Short", "cities": [{"number": 3, "name": "Caen"}], "events": [],
        "cows": [{"id": "c1", "name": "Moo", "kind": "plain", "price": 0, "value": 50}]}"#;
    let deck = Deck::read(short).unwrap();
    assert_eq!(deck.warnings().len(), 2);
    assert!(deck.warnings()[0].contains("has 1 cow and event cards"));
    let empty = r#"{"name": "Empty", "cities": [], "events": [], "cows": []}"#;
    assert!(
        Deck::read(empty)
            .unwrap_err()
            .message
            .contains("at least 1 city")
    );
}

#[test]
fn a_deck_of_more_than_128_cards_is_refused() {
    let cow = |n| format!(r#"{{"id":"c{n}","name":"Moo","kind":"plain","price":0,"value":50}}"#);
    let cows: Vec<_> = (0..129).map(cow).collect();
    let cities = r#"[{"number":1,"name":"Caen"}]"#;
    let text = format!(
        r#"{{"name":"Big","cities":{cities},"events":[],"cows":[{}]}}"#,
        cows.join(",")
    );
    assert!(
        Deck::read(&text)
            .unwrap_err()
            .message
            .contains("`cows`: it has at most 128 of them")
    );
}

#[test]
fn what_is_missing_of_the_whole_is_named() {
    for (text, told) in [
        (
            "",
            "line 1, column 1: it is no object in JSON: it ends too early",
        ),
        (
            "[]",
            "no object in JSON: a list is given, an object is asked",
        ),
        ("{}", "field `name`: it is missing"),
        (r#"{"name": "x"}"#, "field `cities`: it is missing"),
        (r#"{"name": ""}"#, "field `name`: it has 1 to 200"),
        (
            "{\n\"name\": 7}",
            "line 2, field `name`: it has the wrong type",
        ),
    ] {
        let said = Deck::read(text).unwrap_err().message;
        assert!(said.contains(told), "{text}: {said}");
    }
}

#[test]
fn cows_are_found_by_their_worth_and_by_their_kind() {
    let deck = Deck::house();
    for least in [-301, -300, -100, 0, 1, 125, 300, 400, 401] {
        let worth = deck.cows().iter().filter(|&cow| deck.value(cow) >= least);
        assert_eq!(deck.worth(least), worth.collect(), "{least}");
    }
    for kind in [Kind::Plain, Kind::Spy, Kind::MadBomber] {
        let of_kind = deck.cows().iter().filter(|&cow| deck.kind(cow) == kind);
        assert_eq!(deck.of_kind(kind), of_kind.collect(), "{kind:?}");
    }
}
