//! What may be done, in every language.

use cow::{Bombs, Cow, Printed};
use table::{Game, Materials, Settings, Viewer};

use super::*;
use crate::Tongue;

const ANN: Seat = Seat(0);
const BO: Seat = Seat(1);

fn id() -> Id {
    "c33".parse().unwrap()
}

/// A label and a note as Ann reads them, in English and in German. A General of Bo's stands in her field and holds a bomb.
fn deeds(action: &Action) -> [[String; 2]; 2] {
    let game = Cow::settle(&Settings::default(), &Materials::default()).unwrap();
    let all = ["Ann", "Bo", "Cid"].map(str::to_owned);
    let state = game.start(&all).unwrap();
    let mut view = game.view(&state, Viewer::Seat(ANN));
    let (name, kind) = ("Fern".to_owned(), Kind::General);
    view.cards.insert(
        id(),
        Printed {
            name: name.clone(),
            kind: Printing::Cow(kind),
            price: 50,
            value: Some(100),
            text: String::new(),
        },
    );
    view.fields[0] = vec![CowInPlay {
        id: id(),
        name,
        kind,
        price: 50,
        value: 100,
        owner: BO,
        used: false,
    }];
    view.bombs = Some(Bombs {
        field: ANN,
        wave: 1,
        holder: Some(id()),
        holding: vec![(id(), 1)],
        doomed: Vec::new(),
    });
    (view.pot, view.active) = (50, BO);
    view.city_name = Some("Rouen".to_owned());
    Tongue::ALL.map(|tongue| {
        let deed = deed(&view, action, Names::new(&all, Some(ANN)).in_tongue(tongue));
        [deed.label.to_string(), deed.note.to_string()]
    })
}

#[test]
fn cards_say_where_they_go_and_what_they_are() {
    let play = |field, end| {
        let card = id();
        deeds(&Action::PlayCow { card, field, end })
    };
    let [english, german] = play(BO, End::Left);
    assert_eq!(
        english,
        [
            "Fern to the left end of Bo's field",
            "worth $100, costs $50, General"
        ]
    );
    assert_eq!(
        german,
        [
            "Fern ans linke Ende der Weide von Bo",
            "$100 wert, kostet $50, General"
        ]
    );
    assert_eq!(
        play(ANN, End::Right)[1],
        [
            "Fern auf deine Weide",
            "$100 wert, kostet $50, General, deine Weide"
        ]
    );
}

#[test]
fn a_bomb_says_what_would_come_of_it() {
    assert_eq!(
        deeds(&Action::Explode),
        [
            [
                "Let Fern explode",
                "Bo gets $100 (the Pot holds $50) and Rouen"
            ],
            [
                "Lass Fern explodieren",
                "Bo bekommt $100 (im Pott sind nur $50) und Rouen"
            ]
        ]
    );
    assert_eq!(
        deeds(&Action::Pass { to: id() })[0],
        [
            "Hand it to Fern",
            "may hand it on; if not, Bo gets $100 (the Pot holds $50) and Rouen"
        ]
    );
}

#[test]
fn an_order_says_what_a_roll_reaches() {
    let [_, german] = deeds(&Action::Arrange { order: vec![id()] });
    assert_eq!(german, ["Lass sie so und würfle", "ein Wurf trifft 1 Fern"]);
}
