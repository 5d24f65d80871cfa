//! What a circle tells in lines of what somebody did there (K16), and what its book says of clocks (K3).

use host::ClockPlan;
use host::circle::{Book, Deed, came_of};
use speech::Tongue;
use table::{Settings, Value};

use crate::circle::{ANN, BEN, DAY, Kept, goal};

/// A rule of one's own.
const LUCKY: &str = "rule: lucky\ntitle: Lucky\nabout: Every bank brings 5 more.\n---\nfn banking(points) {\n  5\n}\n";
/// The same with other lines.
const LUCKIER: &str = "rule: lucky\ntitle: Lucky\nabout: Every bank brings 10 more.\n---\nfn banking(points) {\n  10\n}\n";

fn two() -> Kept {
    let mut kept = Kept::founded("Ann");
    kept.joins("Ben");
    kept
}

/// What somebody is told who does that.
fn told(kept: &mut Kept, deed: Deed) -> Vec<String> {
    let before = kept.seen_by(ANN);
    kept.does(ANN, deed);
    came_of(&before, &kept.seen_by(ANN), Tongue::En)
}

fn book(rules: &[(&str, &str, Value)]) -> Deed {
    let mut book = Book::default();
    for (chapter, slug, value) in rules {
        let set = book
            .0
            .entry((*chapter).to_owned())
            .or_insert_with(Settings::default);
        *set = set.clone().with(slug, value.clone());
    }
    Deed::Change(book)
}

fn agreed(kept: &mut Kept, number: u32, deed: Deed) {
    kept.does(ANN, deed);
    kept.does(BEN, Deed::Vote(number, Some(true)));
}

#[test]
fn what_came_of_a_deed_is_told_and_nothing_else() {
    let mut kept = two();
    let said = told(&mut kept, Deed::Say("Friday at eight?".to_owned()));
    assert_eq!(said, ["  Ann: Friday at eight?"]);
    let proposed = told(&mut kept, goal(300)).join("\n");
    assert!(proposed.starts_with("1. Ann proposes"), "{proposed}");
    assert!(proposed.ends_with("Still to speak: Ben"), "{proposed}");
    let begun = told(&mut kept, Deed::Begin("The first".to_owned()));
    assert_eq!(begun[0], "The first, tonight");
    let closed = told(&mut kept, Deed::Close);
    assert_eq!(closed[0], "The first is over.");
    assert_eq!(told(&mut kept, Deed::Tonight(true)), ["That is done."]);
}

#[test]
fn of_a_text_that_is_changed_it_is_told_what_is_other_in_it() {
    let mut kept = two();
    let own = |text: &str| book(&[("wimpout", "own/lucky", Value::Word(text.to_owned()))]);
    agreed(&mut kept, 1, own(LUCKY));
    let told = told(&mut kept, own(LUCKIER)).join("\n");
    assert!(
        told.contains(
            "    - about: Every bank brings 5 more.\n    + about: Every bank brings 10 more."
        ),
        "{told}"
    );
    assert!(told.contains("    -   5\n    +   10"), "{told}");
    assert!(
        !told.contains("rule: lucky"),
        "what is the same is left out: {told}"
    );
}

#[test]
fn each_game_may_have_a_clock_of_its_own() {
    let mut kept = two();
    let word = |word: &str| Value::Word(word.to_owned());
    let clocks = [
        ("circle", "clock", word("day")),
        ("circle", "clock-wimpout", word("minute")),
        ("circle", "clock-cow", word("none")),
    ];
    agreed(&mut kept, 1, book(&clocks));
    let clock = |game| kept.circle.book().clock(game);
    assert_eq!(clock("wimpout"), ClockPlan::PerTurn(60_000));
    assert_eq!(clock("connexion"), ClockPlan::PerTurn(DAY));
    assert_eq!(clock("cow"), ClockPlan::None);
}
