//! Unexploded Cow on the screen: the fields with the count of the roll, a bomb to be settled, and what words do.

use insta::assert_snapshot;
use screen::full::{Colours, Key, Signs, Theme, Ui, Wish};
use serde_json::json;
use table::Seat;

use crate::sitting::{Sitting, drawn, lines, text};

const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (120, 40);

/// Ann's first turn: a good cow, a bad one, a Spy, a General and an event in her hand.
fn begun() -> Sitting {
    dealt(Sitting::cows(&["Ann", "Bea", "Cid"]))
}

fn dealt(sitting: Sitting) -> Sitting {
    let hands = "c14 c15 c43 c21 c31 c22 c25 c39 c16";
    sitting.play(&format!("{hands} | 9 | c35 e04"))
}

/// Three fields with cows of every kind, Ann's Spy in Bea's, and Bea's bad cow in Ann's.
fn fields() -> Sitting {
    begun().play(
        "0 play keith | 0 play nuisance | 0 play moss to Bea left | 0 end | 0 keep | 6
        c17 c01
        1 play maud | 1 play spanner | 1 end | 1 keep | 6
        c02 c03
        2 play sid to Ann left | 2 play betty | 2 play thunder | 2 end | 2 keep | 6 | 1 defuse
        c18 c40",
    )
}

/// Ann's roll has found her General.
fn bomb() -> Sitting {
    fields().play("0 play hedge | 0 end | 0 right nuisance | 1")
}

fn both(name: &str, sitting: &Sitting) {
    for (width, height) in [SMALL, LARGE] {
        let screen = text(Theme::default(), &sitting.scene(), (width, height));
        assert_snapshot!(format!("{name}-{width}x{height}"), screen);
    }
}

#[test]
fn a_hand_is_dealt() {
    both("cow-begins", &begun());
}

#[test]
fn the_fields_show_whom_a_roll_finds() {
    both("cow-fields", &fields());
}

#[test]
fn each_choice_about_a_bomb_says_what_it_means() {
    both("cow-bomb", &bomb());
}

#[test]
fn six_players_share_a_screen() {
    let names = ["Ann", "Bartholomew", "Cid", "Dé-Ïsé", "Eve", "Fred"];
    let hands = "c01 c02 c03 c04 c05 c06 c07 c08 c09 c10 c11 c12 c13 c14 c15 c16 c17 c20";
    let turns = "0 play clover | 0 play buck | 0 play duchess | 0 play bertram | 0 end | 0 keep | 6
        c21 c25
        1 play biscuit | 1 play tansy | 1 play moss to Ann left | 1 play lou to Fred | 1 end | 1 keep | 6
        c31 c39";
    let sitting = Sitting::cows(&names).play(&format!("{hands} | 3 | c19 c18 | {turns}"));
    both("cow-six", &sitting);
}

#[test]
fn the_smallest_table_has_every_field_and_no_colour() {
    let plain = Theme {
        colours: Colours::None,
        signs: Signs::Unicode,
    };
    assert_snapshot!("cow-smallest", text(plain, &bomb().scene(), (60, 20)));
}

#[test]
fn everything_is_there_without_unicode() {
    let ascii = Theme {
        colours: Colours::None,
        signs: Signs::Ascii,
    };
    let screen = text(ascii, &bomb().scene(), LARGE);
    assert!(screen.is_ascii(), "{screen}");
}

#[test]
fn a_card_for_another_field_is_finished_by_hand() {
    let sitting = begun();
    let (mut ui, scene) = (Ui::new(Theme::default()), sitting.scene());
    drawn(&mut ui, &scene, LARGE);
    assert_eq!(ui.press(&scene, Key::Char('2')), None);
    assert!(lines(&drawn(&mut ui, &scene, LARGE)).contains("> play"));
    for letter in "Colossal Keith to Cid left".chars() {
        ui.press(&scene, Key::Char(letter));
    }
    let wish = ui.press(&scene, Key::Enter);
    let line = "play Colossal Keith to Cid left".to_owned();
    assert_eq!(wish, Some(Wish::Line(line)));
}

#[test]
fn words_mean_cards_players_and_ends() {
    let sitting = fields();
    let words = screen::words("cow").unwrap();
    let read = |line: &str| words.read(&*sitting.table, Seat(0), line);
    let play = |card: &str, field: u16, end: &str| json!({"do": "play-cow", "card": card, "field": field, "end": end});
    for (line, action) in [
        ("play the duchess", play("c18", 0, "right")),
        ("play c18 left", play("c18", 0, "left")),
        (
            "play Duchess into Bea's field at the left",
            play("c18", 1, "left"),
        ),
        ("play rustlers", json!({"do": "play-event", "card": "e04"})),
        ("end", json!({"do": "end-play"})),
        (
            "right nuisance",
            json!({"do": "arrange", "order": ["c22", "c14", "c35"]}),
        ),
        (
            "arrange nuisance, keith, sid",
            json!({"do": "arrange", "order": ["c35", "c14", "c22"]}),
        ),
    ] {
        assert_eq!(read(line), Ok(action), "{line}");
    }
    assert!(
        read("play the duchess to …")
            .unwrap_err()
            .contains("To whom?")
    );
    assert!(read("milk elsie").unwrap_err().contains("is no word here"));
}

#[test]
fn a_look_says_everything_in_sentences() {
    let sitting = bomb();
    let words = screen::words("cow").unwrap();
    let told = words.look(&*sitting.table, table::Viewer::Seat(Seat(0)).into(), 80);
    assert_snapshot!("cow-look", told.join("\n"));
}

#[test]
fn what_rules_of_its_own_count_stands_beside_the_players_and_at_the_table() {
    let own = ["on-a-roll", "war-chest"];
    let sitting = dealt(Sitting::cows_by(&["Ann", "Bea", "Cid"], &own));
    let sitting = sitting.play("0 play keith | 0 end | 1 | 3 | c17 c01 | 1 end | 6");
    let told = sitting.told.join("\n");
    assert!(
        told.contains("You: Streak 1 (own rule \u{201c}On a roll\u{201d})."),
        "{told}"
    );
    assert!(
        told.contains("At the table: War chest in dollars 50 (own rule"),
        "{told}"
    );
    let words = screen::words("cow").unwrap();
    let look = words.look(&*sitting.table, table::Viewer::Seat(Seat(0)).into(), 200);
    assert!(look[0].ends_with("War chest in dollars: 50."), "{look:?}");
    let of = |name: &str| look.iter().find(|line| line.starts_with(name)).unwrap();
    assert!(of("Ann").contains("Streak: 1") && of("Bea").contains("Streak: 0"));
    for size in [SMALL, LARGE] {
        let screen = text(Theme::default(), &sitting.scene(), size);
        assert!(screen.contains("War chest in dollars: 50."), "{screen}");
        assert!(screen.contains("Streak: 1, 0, 0"), "{screen}");
    }
}
