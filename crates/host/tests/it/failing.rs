//! O5: whatever a rule of one's own cannot answer is told at the table, or refused before it is played: no question is
//! passed over in silence.

use std::time::Duration;

use arena::{Limit, Stop};
use host::{in_play, own_setting, trying};
use own::Question;

/// What has to stand in a head, or beside a question, so that it is asked in games of bots.
const DRAWS: &str = "fn draw(me) { [1, 1] }\n";
const BESIDE: [(&str, &str, &str); 6] = [
    ("alone_goes_on", "", "fn is_out(me) { me.score > 20 }\n"),
    (
        "nearness",
        "",
        "fn eclipses(score, other) { score > other }\n",
    ),
    ("bonus_seconds", "situation: bonus\n", ""),
    (
        "draw",
        "counter: Drawn\n",
        "fn after_draw(drawn, me) { drawn }\n",
    ),
    ("after_draw", "", DRAWS),
    ("table_after_draw", "", DRAWS),
];

/// A text that answers this question, and always fails to.
fn failing(question: &Question) -> String {
    let counts = match question.counts_of_table() {
        Some(true) => "table-counter: All\n",
        Some(false) => "counter: So many\n",
        None => "",
    };
    let beside = BESIDE.iter().find(|(name, ..)| *name == question.name);
    let (_, head, body) = beside.unwrap_or(&("", "", ""));
    let (name, told) = (question.name, question.arguments.join(", "));
    format!(
        "rule: fails\ntitle: Fails\nabout: It fails.\n{counts}{head}---\nfn {name}({told}) {{\n  let nothing = 0;\n  1 / nothing\n}}\n{body}"
    )
}

/// What is heard of it in games of three bots; nothing where it is refused, by the place of the fault.
fn heard(game: &str, question: &Question) -> Option<u32> {
    let mut plan = trying(game, "Try".to_owned(), 3);
    let text = failing(question);
    let ends = text.lines().position(|line| line == "---").unwrap();
    let (slug, text) = own_setting(&text).unwrap();
    plan.rules.0.insert(slug, text);
    let limit = Limit::within(Duration::from_mins(2), Stop::default());
    match in_play(&plan, question.name, (12, &limit), speech::Tongue::En) {
        Ok(found) => Some(found.failed),
        Err(why) => {
            let place = format!("line {}", ends + 4);
            assert!(why.message.contains(&place), "{}: {why}", question.name);
            None
        }
    }
}

fn everything_is_heard(game: &str) {
    let questions = speech::own::questions(game).iter();
    let silent = questions.filter(|question| heard(game, question) == Some(0));
    let silent: Vec<&str> = silent.map(|question| question.name).collect();
    assert_eq!(silent, [""; 0], "{game}: these failed and nobody was told");
}

#[test]
fn every_question_of_wimpout_is_heard_where_it_fails() {
    everything_is_heard("wimpout");
}

#[test]
fn every_question_of_cow_is_heard_where_it_fails() {
    everything_is_heard("cow");
}

#[test]
fn every_question_of_connexion_is_heard_where_it_fails() {
    everything_is_heard("connexion");
}
