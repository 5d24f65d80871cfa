//! What is asked, in every language, of a view that is set for each case.

use connexion::Connexion;
use table::{Game, Materials, Settings, Viewer};

use super::*;
use crate::Tongue;

const ANN: Seat = Seat(0);

/// As Ann reads it, and as Bo does, in a language, when she is asked for what `phase` says.
fn asked(phase: &'static str, tongue: Tongue, set: impl Fn(&mut View)) -> [String; 2] {
    asked_under(&Settings::default(), phase, tongue, set)
}

fn asked_under(
    rules: &Settings,
    phase: &'static str,
    tongue: Tongue,
    set: impl Fn(&mut View),
) -> [String; 2] {
    let game = Connexion::settle(rules, &Materials::default()).unwrap();
    let all = ["Ann".to_owned(), "Bo".to_owned()];
    let state = game.start(&all).unwrap();
    let mut view = View {
        phase,
        to_act: Some(ANN),
        next_position: None,
        ..game.view(&state, Viewer::Seat(ANN))
    };
    set(&mut view);
    let names = |seat| Names::new(&all, Some(Seat(seat))).in_tongue(tongue);
    [0, 1].map(|seat| ask(&game, &view, names(seat)).to_string())
}

fn none(_: &mut View) {}

#[test]
fn cards_and_words_are_asked_for() {
    assert_eq!(
        asked("place", Tongue::En, none),
        [
            "Place a letter card on a free position (X3). Then 60 seconds for words (X4).",
            "Ann is to place a letter card."
        ]
    );
    let two = |view: &mut View| view.turn_words = 2;
    assert_eq!(
        asked("claim", Tongue::De, two),
        [
            "Bisher zwei Wörter. Welche liegen noch hier?",
            "Ann sucht Wörter."
        ]
    );
    let no_more = |view: &mut View| view.words_left = Some(0);
    assert_eq!(
        asked("claim", Tongue::En, no_more)[0],
        "This turn has brought all the words that it may (X14)."
    );
}

#[test]
fn a_sentence_is_voted_on() {
    let sentence = |view: &mut View| {
        view.active = Some(Seat(1));
        view.sentence = Some(SentenceView {
            words: vec!["ha".to_owned()],
            text: "Ha.".to_owned(),
            verdict: None,
            future: None,
            because: Some("no verb".to_owned()),
            about: None,
            asks_future: true,
            votes: Vec::new(),
        });
    };
    assert_eq!(
        asked("vote", Tongue::En, sentence)[0],
        "Is Bo's sentence grammatical, and is it in the future tense? \"Ha\" (no verb). Vote on it (X22)."
    );
    assert_eq!(
        asked("vote", Tongue::De, sentence)[1],
        "Ann muss über den Satz abstimmen (X22)."
    );
    assert_eq!(
        asked("appeal", Tongue::De, sentence)[0],
        "Der Richter sagt nein: „Ha“ (no verb). Frag die anderen oder verzichte (X22)."
    );
}

#[test]
fn the_end_says_what_was_found() {
    let over = |view: &mut View| {
        view.to_act = None;
        view.scores = Some(vec![45, 120]);
    };
    assert_eq!(
        asked("over", Tongue::En, over)[0],
        "The game is over, with no words found: you 4.5 and Bo 12."
    );
    assert_eq!(
        asked("over", Tongue::De, over)[1],
        "Das Spiel ist aus; gefunden: kein Wort (Ann 4,5 und du 12)."
    );
}

#[test]
fn who_places_is_told_which_rule_says_what_may_lie_where() {
    let text = connexion::OWN_EXAMPLES
        .iter()
        .find(|(name, _)| *name == "grow-together");
    let text = table::Value::Word(text.expect("an example").1.to_owned());
    let rules = Settings::default().with("own/grow-together", text);
    assert_eq!(
        asked_under(&rules, "place", Tongue::En, none)[0],
        "Place a letter card on a free position (X3). Then 60 seconds for words (X4). What may lie where is limited by the \
         own rule “Grow together (1)”."
    );
}
