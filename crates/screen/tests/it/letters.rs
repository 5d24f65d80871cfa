//! `ConneXion` on the full screen: the diamond, the way of a word, the bonus round; words are typed without a prompt.

use insta::assert_snapshot;
use screen::full::{Colours, Key, Signs, Theme, Ui, Wish};

use crate::sitting::{Sitting, drawn, lines, text};

const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (120, 40);

const ASCII: Theme = Theme {
    colours: Colours::None,
    signs: Signs::Ascii,
};

fn both(name: &str, sitting: &Sitting) {
    for (width, height) in [SMALL, LARGE] {
        let screen = text(Theme::default(), &sitting.scene(), (width, height));
        assert_snapshot!(format!("{name}-{width}x{height}"), screen);
    }
}

/// Bea deals, so Ann gets the first of these, and each is placed in turn: metaphor lies on 1, 3, 5, 8 and 9.
const DEAL: [&str; 24] = [
    "mu", "epsilon", "eta", "tau", "phi", "alpha", "iota", "omicron", "rho", "nu", "theta",
    "sigma", "delta", "upsilon", "lambda", "omega", "pi", "kappa", "beta", "gamma", "zeta", "xi",
    "chi", "psi",
];

fn dealt() -> Sitting {
    Sitting::letters(&["Ann", "Bea"]).play(&format!("1 | {}", DEAL.join(" | ")))
}

/// Nine cards lie, and Ann has found a word over five of them.
fn metaphor() -> Sitting {
    let mut sitting = dealt();
    for (turn, card) in DEAL.into_iter().enumerate().take(9) {
        sitting = sitting.play(&format!("{} {card}", turn % 2));
        if turn < 8 {
            sitting = sitting.play(&format!("{} done", turn % 2));
        }
    }
    sitting.play("0 metaphor | venus | 0 he | asteroid-belt")
}

/// All cards lie, and Bea has won the Sun with the last of them.
fn last() -> Sitting {
    let mut sitting = dealt();
    for (turn, card) in DEAL.into_iter().enumerate() {
        sitting = sitting.play(&format!("{} {card}", turn % 2));
        if turn == 23 {
            sitting = sitting.play("1 he | sun | 1 met | mars | 1 me | virgo");
        }
        sitting = sitting.play(&format!("{} done", turn % 2));
    }
    sitting
}

#[test]
fn a_card_is_to_be_placed() {
    both("letters-place", &dealt());
}

#[test]
fn a_word_shows_its_way() {
    both("letters-word", &metaphor());
}

#[test]
fn the_bonus_round_and_the_end_are_drawn() {
    both(
        "letters-over",
        &last()
            .play("1 lay sun | 1 sentence he met me | {\"verdict\":\"accept\",\"future\":false}"),
    );
}

#[test]
fn the_smallest_table_and_one_without_unicode_are_whole() {
    assert_snapshot!(
        "letters-smallest",
        text(ASCII, &metaphor().scene(), (60, 20))
    );
    let screen = text(ASCII, &metaphor().scene(), SMALL);
    assert!(screen.is_ascii(), "{screen}");
}

#[test]
fn without_colour_the_way_is_still_marked() {
    let plain = Theme {
        signs: Signs::Unicode,
        ..ASCII
    };
    let scene = metaphor();
    let screen = text(plain, &scene.scene(), SMALL);
    assert_eq!(screen, text(Theme::default(), &scene.scene(), SMALL));
    assert!(screen.contains("[ 2 Εε e ]"), "{screen}");
}

#[test]
fn letters_begin_a_word_while_words_are_looked_for() {
    let sitting = metaphor();
    let scene = sitting.scene();
    let mut ui = Ui::new(Theme::default());
    drawn(&mut ui, &scene, SMALL);
    for key in "query".chars().map(Key::Char) {
        assert_eq!(ui.press(&scene, key), None);
    }
    let screen = lines(&drawn(&mut ui, &scene, SMALL));
    assert!(screen.contains("> query"), "{screen}");
    let typed = ui.press(&scene, Key::Enter);
    assert_eq!(typed, Some(Wish::Line("query".to_owned())));
    assert_eq!(
        ui.press(&scene, Key::Char('1')),
        Some(Wish::Line("done".to_owned()))
    );
}
