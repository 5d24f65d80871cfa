//! Votes, comings and goings as they are told, in every language.

use super::*;
use crate::Tongue;
use crate::line::Sense;
use table::{Titles, Value};

const ANN: Seat = Seat(0);
const BO: Seat = Seat(1);

/// As Bo is told it, in English and in German.
fn told(say: impl Fn(Names<'_>) -> Line) -> [String; 2] {
    let all = ["Ann", "Bo"].map(str::to_owned);
    let names = Names::new(&all, Some(BO));
    Tongue::ALL.map(|tongue| say(names.in_tongue(tongue)).to_string())
}

fn goal() -> Settings {
    Settings::default()
        .with("bump", Value::Flag(true))
        .with("goal", Value::Number(300))
}

#[test]
fn votes_are_told() {
    let proposed = |seat| told(move |names| tell_beside(Beside::Proposed(seat, &goal()), names));
    assert_eq!(
        proposed(ANN),
        [
            "Ann proposes: bump on and goal 300.",
            "Ann schlägt vor: bump on und goal 300."
        ]
    );
    assert_eq!(
        proposed(BO),
        [
            "You propose: bump on and goal 300.",
            "Du schlägst vor: bump on und goal 300."
        ]
    );
    let adopted = Happening::<()>::RuleAdopted {
        proposal: 1,
        rules: Settings::default(),
        next_game: Vec::new(),
        titles: Titles::new(),
    };
    assert_eq!(
        told(|names| tell(&adopted, &["W18", "W19"], names).unwrap()),
        [
            "All agree: nothing. It takes effect the next time its situation arises (W18, W19, P11).",
            "Alle sind dafür: nichts. Das gilt, sobald es das nächste Mal darauf ankommt (W18, W19, P11)."
        ]
    );
}

#[test]
fn what_begins_with_the_next_game_only_is_told_so() {
    let proposed = |next_game: &[&str]| Happening::<()>::RuleProposed {
        proposal: 1,
        seat: ANN,
        rules: goal(),
        next_game: next_game.iter().map(|&slug| slug.to_owned()).collect(),
        titles: Titles::new(),
    };
    let told_of = |next_game: &[&str]| {
        let happening = proposed(next_game);
        told(move |names| tell(&happening, &[], names).unwrap())
    };
    assert!(!told_of(&[])[0].contains("next"));
    let [en, de] = told_of(&["bump", "goal"]);
    assert!(en.ends_with("goal 300. Adopted, it begins with the next game between these players; in this one it does nothing."), "{en}");
    assert!(de.ends_with("in diesem bewirkt es nichts."), "{de}");
    let [en, _] = told_of(&["goal"]);
    assert!(
        en.ends_with(
            "Not in this game any more, but in the next one between these players: goal 300."
        ),
        "{en}"
    );
    let adopted = Happening::<()>::RuleAdopted {
        proposal: 1,
        rules: goal(),
        next_game: vec!["bump".to_owned(), "goal".to_owned()],
        titles: Titles::new(),
    };
    let [en, _] = told(|names| tell(&adopted, &["W19"], names).unwrap());
    assert_eq!(
        en,
        "All agree: bump on and goal 300. It begins with the next game between these players; in this one it does nothing (W19, P11)."
    );
}

#[test]
fn a_rule_that_is_dropped_is_called_by_its_title() {
    let titles = || Titles::from([("own/vals".to_owned(), "Choice".to_owned())]);
    let off = || Value::Word("off".to_owned());
    let proposed = Happening::<()>::RuleProposed {
        proposal: 1,
        seat: ANN,
        rules: Settings::default().with("own/vals", off()),
        next_game: Vec::new(),
        titles: titles(),
    };
    let dropped = Happening::<()>::RuleInForce {
        rule: "own/vals".to_owned(),
        value: off(),
        titles: titles(),
    };
    let suspended = Happening::<()>::RuleSuspended {
        rule: "own/vals".to_owned(),
        titles: titles(),
    };
    for happening in [proposed, dropped, suspended] {
        let said = told(move |names| tell(&happening, &[], names).unwrap());
        assert!(said.iter().all(|said| said.contains("Choice")), "{said:?}");
    }
}

#[test]
fn comings_and_goings_are_told() {
    let joined = |seat| Happening::<()>::Joined {
        seat,
        name: String::new(),
    };
    let told_of = |seat| told(move |names| tell(&joined(seat), &[], names).unwrap());
    assert_eq!(told_of(ANN)[0], "Ann sits down and joins the game.");
    assert_eq!(told_of(BO)[0], "You sit down and join the game.");
    let bot = Beside::StoodIn(BO, "hold-25");
    assert_eq!(
        told(|names| tell_beside(bot, names)),
        [
            "A bot (hold-25) plays for you.",
            "Ein Bot (hold-25) spielt für dich."
        ]
    );
}

#[test]
fn options_and_values_are_parts() {
    let names = Names::new(&[], None);
    let line = settings(&goal(), names);
    let senses: Vec<_> = line.parts().iter().map(|part| part.sense.clone()).collect();
    assert!(senses.contains(&Sense::Option("goal".to_owned())));
    assert!(senses.contains(&Sense::Value("goal".to_owned(), Value::Number(300))));
}
