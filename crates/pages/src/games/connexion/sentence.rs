//! The sentence of the bonus round: being made of the words on the list, and what the judge and the others make of it.

use connexion::{Decision, SentenceView, Vote};
use english::judge::Parse;
use maud::{Markup, html};
use serde_json::json;
use speech::{Names, Sense, Sentence as _, Tongue, around as say, drawn};

use super::Sight;
use crate::people::mark;
use crate::said::count;
use crate::words::tenths_in;

/// Whether the viewer is to make the sentence.
pub(super) fn is_mine(scene: Sight<'_>) -> bool {
    scene.view.phase == "sentence" && scene.seat.is_some() && scene.to_act() == scene.seat
}

/// Whether a sentence is being laid by the viewer, or has been said.
pub(super) fn is_said(scene: Sight<'_>) -> bool {
    is_mine(scene) || scene.view.sentence.is_some()
}

/// The words on the list as chips, from which the sentence is laid. What is laid stands in the field of the dock too,
/// so that it can be typed as well.
pub(super) fn builder(scene: Sight<'_>) -> Markup {
    let view = scene.view;
    if !is_mine(scene) {
        return html! {};
    }
    let mut words: Vec<&str> = view.words.iter().map(|word| word.word.as_str()).collect();
    words.sort_unstable();
    html! {
        ll-sentence #builder .builder data-keep data-future=(scene.rules.agreed().standard().future.pattern())
            data-earns=(earns(words.len(), scene.tongue)) {
            h3 #laid-title { (scene.say(&say::YourSentence {})) }
            ol.laid aria-labelledby="laid-title" {}
            p.earns role="status" {}
            p.small.soft { (scene.say(&say::HowToLay {})) }
            h3 #chips-title { (scene.say(&say::WordsOnTheList {})) }
            ul.chips aria-labelledby="chips-title" {
                @for word in words { li { button.chip type="button" data-chip=(word) { (word) } } }
            }
        }
    }
}

/// What a sentence of the words on the list would earn, for the script: each text with the number of words from which on
/// it is the one, so that every language has its own plurals. The numbers stand there in braces.
fn earns(words: usize, tongue: Tongue) -> String {
    let all = |future| {
        let mut texts: Vec<(i64, String)> = Vec::new();
        for words in 1..=count(words) {
            let points = "{points}".into();
            let said = say::WouldEarn {
                words,
                future,
                points,
            };
            let line = said.line(Names::new(&[], None).in_tongue(tongue));
            let text = line.parts().iter().map(|part| match part.sense {
                Sense::Number(_) => "{words}",
                _ => part.words.as_str(),
            });
            let text: String = text.collect();
            if texts.last().is_none_or(|(_, last)| *last != text) {
                texts.push((words, text));
            }
        }
        texts
    };
    json!({ "future": all(true), "other": all(false) }).to_string()
}

/// The sentence that was submitted, with the verdict, how it hangs together, and the votes.
pub(super) fn sentence(scene: Sight<'_>) -> Markup {
    let view = scene.view;
    let Some(sentence) = &view.sentence else {
        return html! {};
    };
    html! {
        section.verdict aria-labelledby="sentence-said" {
            h3 #sentence-said { (scene.say(&say::TheSentenceSaid {})) }
            p.said { @for (index, word) in sentence.words.iter().enumerate() { (shown(sentence, index, word)) " " } }
            p.found { (finding(scene, sentence)) }
            @if let Some(group) = &screen::parsed(scene.rules, view) {
                @if !group.parts.is_empty() {
                    p.small.soft { (scene.say(&say::HowTheJudgeReads {})) }
                    div.parse tabindex="0" role="group" aria-label=(scene.text(&say::HowTheJudgeReads {})) { (grouped(&sentence.words, group)) }
                }
            }
            @if !sentence.votes.is_empty() { (votes(scene, sentence)) }
            @if let Some(bonus) = &view.bonus {
                p { (scene.say(&drawn::Bonus { points: tenths_in(bonus.tenths.into(), scene.tongue).into(), seat: bonus.seat })) }
            } @else if view.phase == "over" { p { (scene.say(&say::EarnsNothing {})) } }
        }
    }
}

/// A word of the sentence; the first with its capital, those that the verdict is about marked.
fn shown(sentence: &SentenceView, index: usize, word: &str) -> Markup {
    let about = sentence
        .about
        .is_some_and(|(start, end)| (start..end).contains(&index));
    let written = sentence.text.split_whitespace().nth(index).unwrap_or(word);
    html! { @if about { mark { (written) } } @else { span { (written) } } }
}

fn finding(scene: Sight<'_>, sentence: &SentenceView) -> String {
    let because = sentence.because.as_ref();
    let because = because.map_or_else(String::new, |because| {
        format!("; {}", speech::reason(because, scene.tongue))
    });
    let because = because.into();
    match sentence.verdict {
        Some(Decision::Accept) if sentence.future == Some(true) => {
            scene.text(&drawn::AcceptsFuture {})
        }
        Some(Decision::Accept) => scene.text(&drawn::Accepts {}),
        Some(Decision::Reject) => scene.text(&drawn::Rejects { because }),
        Some(Decision::Unsure) => scene.text(&drawn::Unsure { because }),
        None => scene.text(&drawn::Reads {}),
    }
}

/// Nested groups of words, each with its name below.
fn grouped(words: &[String], group: &Parse) -> Markup {
    html! {
        span.group {
            span.of {
                @if group.parts.is_empty() { (words.get(group.words.clone()).unwrap_or_default().join(" ")) }
                @for part in &group.parts { (grouped(words, part)) }
            }
            span.called { (group.title) }
        }
    }
}

fn votes(scene: Sight<'_>, sentence: &SentenceView) -> Markup {
    html! {
        ul.votes {
            @for vote in &sentence.votes {
                li {
                    @if let Some(person) = scene.people.get(vote.seat.index()) { (mark(person.marker, person.by_bot())) }
                    (voted(scene, *vote, sentence.asks_future))
                }
            }
        }
    }
}

/// What somebody has said of the sentence.
fn voted(scene: Sight<'_>, vote: Vote, asks_future: bool) -> Markup {
    let seat = vote.seat;
    match (vote.grammar, vote.future && asks_future) {
        (true, true) => scene.say(&drawn::SaysFuture { seat }),
        (true, false) => scene.say(&drawn::SaysGood { seat }),
        (false, _) => scene.say(&drawn::SaysBad { seat }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_be_earned_is_said_with_the_plurals_of_the_language() {
        let told = |tongue| serde_json::from_str::<serde_json::Value>(&earns(30, tongue)).unwrap();
        let german = told(Tongue::De);
        let one = "{words} Wort, mit den Wörtern der Zukunft: {points} Punkte, wenn er gilt.";
        let more = one.replace("Wort,", "Wörter,");
        assert_eq!(german["future"], json!([[1, one], [2, more]]));
        let english = told(Tongue::En);
        let one = "{words} word, not in the future tense: {points} points if it stands.";
        assert_eq!(english["other"][0], json!([1, one]));
        assert_eq!(earns(0, Tongue::En), r#"{"future":[],"other":[]}"#);
    }
}
