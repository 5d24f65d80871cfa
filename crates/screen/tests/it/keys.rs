//! A table played by keys and by clicks.

use screen::full::{Key, Theme, Ui, Wish};

use crate::sitting::{Sitting, drawn, lines};

const SIZE: (u16, u16) = (80, 24);

#[test]
fn the_key_beside_an_action_does_it() {
    let sitting = Sitting::of(&["Ann", "Bea"], &[]);
    let scene = sitting.scene();
    let mut ui = Ui::new(Theme::default());
    assert_eq!(
        ui.press(&scene, Key::Char('t')),
        Some(Wish::Line("throw".to_owned()))
    );
    assert_eq!(ui.press(&scene, Key::Char('s')), None);
}

#[test]
fn a_click_on_an_action_does_it() {
    let sitting = Sitting::of(&["Ann", "Bea"], &[]);
    let scene = sitting.scene();
    let mut ui = Ui::new(Theme::default());
    let screen = lines(&drawn(&mut ui, &scene, SIZE));
    let row = screen
        .lines()
        .position(|line| line.contains("[t] throw"))
        .unwrap();
    let row = u16::try_from(row).unwrap();
    assert_eq!(
        ui.click(&scene, 2, row),
        Some(Wish::Line("throw".to_owned()))
    );
    assert_eq!(ui.click(&scene, 79, 0), None);
}

#[test]
fn what_is_typed_after_a_colon_is_said_to_the_table() {
    let sitting = Sitting::of(&["Ann", "Bea"], &[]);
    let scene = sitting.scene();
    let mut ui = Ui::new(Theme::default());
    let keys = ":propose bump=on".chars().map(Key::Char);
    for key in keys {
        assert_eq!(ui.press(&scene, key), None);
    }
    // Other keys are letters of the line now, so the foot names those that are not.
    let screen = lines(&drawn(&mut ui, &scene, SIZE));
    let foot = screen.lines().next_back().unwrap();
    assert_eq!(foot.trim(), "Enter does what stands there   Esc back");
    assert_eq!(
        ui.press(&scene, Key::Enter),
        Some(Wish::Line("propose bump=on".to_owned()))
    );
}

#[test]
fn escape_leaves_a_page_and_q_leaves_the_table() {
    let sitting = Sitting::of(&["Ann", "Bea"], &[]);
    let scene = sitting.scene();
    let mut ui = Ui::new(Theme::default());
    for key in [Key::Char('?'), Key::Escape] {
        drawn(&mut ui, &scene, SIZE);
        assert_eq!(ui.press(&scene, key), None);
    }
    assert_eq!(ui.press(&scene, Key::Char('q')), Some(Wish::Quit));
}
