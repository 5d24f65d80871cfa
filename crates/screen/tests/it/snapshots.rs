//! The full screen at both common sizes, without colour, without Unicode, at its smallest and below.

use insta::assert_snapshot;
use screen::full::{Colours, Key, Signs, Theme, Ui};
use table::{Seat, Step};

use crate::sitting::{Sitting, drawn, lines, text};

const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (120, 40);

const PLAIN: Theme = Theme {
    colours: Colours::None,
    signs: Signs::Unicode,
};

/// Snapshots of a scene at 80×24 and 120×40.
fn both(name: &str, sitting: &Sitting) {
    for (width, height) in [SMALL, LARGE] {
        let screen = text(Theme::default(), &sitting.scene(), (width, height));
        assert_snapshot!(format!("{name}-{width}x{height}"), screen);
    }
}

/// 001's imaginary roll: a flash of 4s and a 5, to be cleared with the last cube.
fn flash() -> Sitting {
    Sitting::of(&["Ann", "Bea"], &[]).play("0 throw | 4 4 4 2 5")
}

/// The Sun may be one of several things.
fn sun() -> Sitting {
    Sitting::of(&["Ann", "Bea"], &[]).play("0 throw | 3 4 6 10 sun")
}

/// Bea leads and Ann has her last chance.
fn last_licks() -> Sitting {
    let bea = "1 throw | 4 4 4 3 10 | 1 throw | 5 | 1 throw | 10 2 3 6 6 | 1 stop";
    Sitting::of(&["Ann", "Bea"], &["goal=50"]).play(&format!("0 throw | 2 2 3 3 6 | {bea}"))
}

#[test]
fn a_game_begins() {
    both("begins", &Sitting::of(&["Ann", "Bea"], &[]));
}

#[test]
fn a_flash_must_be_cleared() {
    both("flash", &flash());
}

#[test]
fn the_sun_is_a_choice() {
    both("sun", &sun());
}

#[test]
fn last_licks_are_announced() {
    both("last-licks", &last_licks());
}

#[test]
fn a_game_is_over() {
    both("over", &last_licks().play("0 throw | 2 2 3 3 6"));
}

#[test]
fn a_change_of_the_rules_is_proposed_in_mid_turn() {
    let mut sitting = flash();
    let mut propose = table::Settings::default();
    propose
        .set(<wimpout::Wimpout as table::Game>::rules(), "bump=on")
        .unwrap();
    sitting.take(Step::Propose {
        seat: Seat(0),
        propose,
    });
    both("proposal", &sitting);
}

#[test]
fn eight_players_with_long_names_share_a_screen() {
    let names = [
        "Annabelle the Magnificent",
        "Bartholomew",
        "Cy",
        "Dé-Ïsé",
        "Eve",
        "Fred",
        "Gus",
        "Hyacinth Featherstone",
    ];
    let turns = "0 throw | 2 2 3 3 6 | 1 throw | 10 10 10 5 6 | 1 throw | 5 | 1 throw | 2 3 4 6 10 | 1 stop";
    both("eight", &Sitting::of(&names, &[]).play(turns));
}

#[test]
fn a_board_is_drawn_for_eclipse() {
    both(
        "eclipse",
        &Sitting::of(
            &["Ann", "Bea", "Cy"],
            &["eclipse=beams", "board=boston-like"],
        ),
    );
}

#[test]
fn the_help_and_the_rules_are_pages() {
    let sitting = flash();
    for (name, key) in [("help", '?'), ("rules", 'r')] {
        let mut ui = Ui::new(Theme::default());
        let scene = sitting.scene();
        drawn(&mut ui, &scene, SMALL);
        ui.press(&scene, Key::Char(key));
        assert_snapshot!(name, lines(&drawn(&mut ui, &scene, SMALL)));
    }
}

#[test]
fn everything_is_there_without_unicode() {
    let ascii = Theme {
        signs: Signs::Ascii,
        ..PLAIN
    };
    let screen = text(ascii, &sun().scene(), SMALL);
    assert!(screen.is_ascii(), "{screen}");
    assert_snapshot!("ascii", screen);
}

#[test]
fn without_colour_the_same_is_said() {
    for sitting in [flash(), sun(), last_licks()] {
        let scene = sitting.scene();
        assert_eq!(
            text(PLAIN, &scene, SMALL),
            text(Theme::default(), &scene, SMALL)
        );
        let buffer = drawn(&mut Ui::new(PLAIN), &scene, SMALL);
        let coloured = buffer.content.iter().find(|cell| {
            let reset = ratatui::style::Color::Reset;
            cell.fg != reset || cell.bg != reset
        });
        assert_eq!(coloured, None);
    }
}

#[test]
fn no_colour_is_beyond_the_sixteen_of_the_terminal() {
    use ratatui::style::Color::{Indexed, Rgb};
    let buffer = drawn(&mut Ui::new(Theme::default()), &sun().scene(), LARGE);
    let beyond = |colour| matches!(colour, Indexed(_) | Rgb(..));
    assert!(
        buffer
            .content
            .iter()
            .all(|cell| !beyond(cell.fg) && !beyond(cell.bg))
    );
    assert!(
        buffer
            .content
            .iter()
            .any(|cell| cell.fg != ratatui::style::Color::Reset)
    );
}

#[test]
fn the_smallest_table_is_whole_and_a_smaller_one_says_so_kindly() {
    let sitting = sun();
    assert_snapshot!("smallest", text(PLAIN, &sitting.scene(), (60, 20)));
    for size in [(59, 20), (60, 19), (20, 5)] {
        let screen = text(PLAIN, &sitting.scene(), size);
        let said: Vec<_> = screen.split_whitespace().collect();
        assert!(
            said.join(" ")
                .starts_with("The table needs a window of 60 by 20"),
            "{screen}"
        );
    }
    for size in [(1, 1), (2, 1), (1, 9)] {
        text(PLAIN, &sitting.scene(), size);
    }
}
