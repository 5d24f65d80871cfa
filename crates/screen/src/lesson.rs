//! A game learned step by step: a few looks at the pieces, each with a question; the same at every door.

use std::borrow::Cow;

use speech::reading as say;
use speech::{Names, Sentence, Tongue, printed};

use crate::{AnyWords, wrap};

/// One step of a tutorial.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its title.
    pub title: &'static str,
    /// What it teaches.
    pub text: &'static str,
    /// The pieces it shows, in the game's own short notation.
    pub pieces: &'static str,
    /// A question, its possible answers, and which is right.
    pub ask: Option<(&'static str, Cow<'static, [Answer]>, usize)>,
}

/// One possible answer to a lesson's question.
#[derive(Clone, Copy, Debug)]
pub struct Answer {
    /// What it says.
    pub label: &'static str,
    /// What is said to it.
    pub reply: &'static str,
}

impl Lesson {
    /// The lesson of that number of a game, as it is printed in a language.
    pub(crate) fn in_tongue(&self, game: &str, number: usize, tongue: Tongue) -> Self {
        let id = format!("{game}-lesson-{number}");
        let said = |part: &str, english| printed(&id, part, english, tongue);
        let ask = self.ask.as_ref().map(|(question, answers, right)| {
            let answers = (1..).zip(answers.iter()).map(|(n, one)| Answer {
                label: said(&format!("answer-{n}"), one.label),
                reply: said(&format!("reply-{n}"), one.reply),
            });
            (said("ask", question), answers.collect(), *right)
        });
        Self {
            title: said("", self.title),
            text: said("text", self.text),
            pieces: self.pieces,
            ask,
        }
    }
}

/// What is asked of the lessons of a game, as it is typed after `lesson`: nothing, a number, or a number with the letter
/// of an answer. In lines of at most `columns`; `ask` is what to type before the number.
#[must_use]
pub fn lesson(
    words: &dyn AnyWords,
    typed: &str,
    ask: &str,
    columns: usize,
    tongue: Tongue,
) -> Vec<String> {
    let names = Names::new(&[], None).in_tongue(tongue);
    let lessons = words.lessons(tongue);
    let (number, letter) = typed.split_once(' ').unwrap_or((typed, ""));
    if number.is_empty() {
        return list(&lessons, ask, names);
    }
    let step = number.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
    let Some((step, lesson)) = step.and_then(|step| Some((step, lessons.get(step)?))) else {
        let (number, last) = (number.into(), count(lessons.len()));
        return vec![say::NoLesson { number, last }.line(names).to_string()];
    };
    let go_on = if step + 1 < lessons.len() {
        let (ask, number) = (ask.into(), count(step + 2));
        say::NextLesson { ask, number }.line(names)
    } else {
        say::LastLesson {}.line(names)
    };
    let go_on = go_on.to_string();
    let lines = match letter.trim() {
        "" => show(words, lesson, count(step + 1), ask, &go_on, names),
        letter => vec![reply(lesson, letter, &go_on, names)],
    };
    lines.iter().flat_map(|line| wrap(line, columns)).collect()
}

fn count(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

fn list(lessons: &[Lesson], ask: &str, names: Names<'_>) -> Vec<String> {
    let titles = (1..)
        .zip(lessons)
        .map(|(n, lesson)| format!("  {n}. {}", lesson.title));
    let mut lines = vec![say::FewLessons {}.line(names).to_string()];
    lines.extend(titles);
    let ask = ask.into();
    lines.push(say::BeginLessons { ask }.line(names).to_string());
    lines
}

fn show(
    words: &dyn AnyWords,
    lesson: &Lesson,
    number: i64,
    ask: &str,
    go_on: &str,
    names: Names<'_>,
) -> Vec<String> {
    let title = lesson.title.into();
    let pieces = words.pieces(lesson.pieces, names.tongue()).into();
    let mut lines = vec![
        say::LessonTitle { number, title }.line(names).to_string(),
        lesson.text.to_owned(),
        say::YouSee { pieces }.line(names).to_string(),
    ];
    let Some((question, answers, _)) = &lesson.ask else {
        lines.push(go_on.to_owned());
        return lines;
    };
    lines.push((*question).to_owned());
    let answers = ('a'..)
        .zip(answers.iter())
        .map(|(letter, one)| format!("{letter}) {}", one.label));
    lines.extend(answers);
    let ask = ask.into();
    lines.push(say::HowToAnswer { ask, number }.line(names).to_string());
    lines
}

fn reply(lesson: &Lesson, letter: &str, go_on: &str, names: Names<'_>) -> String {
    let Some((_, answers, right)) = &lesson.ask else {
        return format!("{} {go_on}", say::AsksNothing {}.line(names));
    };
    let answer = ('a'..).zip(answers.iter().enumerate());
    let answer = answer
        .into_iter()
        .find(|(own, _)| letter.eq_ignore_ascii_case(&own.to_string()));
    match answer {
        Some((_, (index, answer))) if index == *right => format!("{} {go_on}", answer.reply),
        Some((_, (_, answer))) => {
            format!("{} {}", answer.reply, say::TryAnother {}.line(names))
        }
        None => {
            let letter = letter.into();
            say::NoAnswer { letter }.line(names).to_string()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_is_read_and_answered_in_lines() {
        let games = ["wimpout", "connexion", "cow"];
        for (slug, tongue) in games
            .into_iter()
            .flat_map(|slug| Tongue::ALL.map(|tongue| (slug, tongue)))
        {
            let words = crate::words(slug).unwrap();
            let all = lesson(words, "", "lesson", 78, tongue);
            assert_eq!(all.len(), words.lessons(tongue).len() + 2, "{all:#?}");
            for (n, one) in (1..).zip(words.lessons(tongue)) {
                let shown = lesson(words, &n.to_string(), "lesson", 60, tongue);
                assert!(
                    shown.iter().all(|line| crate::width(line) <= 60),
                    "{shown:#?}"
                );
                assert!(shown[0].contains(one.title), "{shown:#?}");
                let Some((_, answers, right)) = &one.ask else {
                    continue;
                };
                for (letter, (index, answer)) in ('a'..).zip(answers.iter().enumerate()) {
                    let replied =
                        lesson(words, &format!("{n} {letter}"), "lesson", 200, tongue).join(" ");
                    assert!(replied.starts_with(answer.reply), "{replied}");
                    let again = ["Try another", "Probier einen anderen"]
                        .iter()
                        .any(|again| replied.contains(again));
                    assert_eq!(again, index != *right, "{replied}");
                }
            }
        }
        let words = crate::words("wimpout").unwrap();
        assert!(lesson(words, "9", "lesson", 78, Tongue::En)[0].contains("from 1 to 8"));
        assert!(lesson(words, "1 z", "lesson", 78, Tongue::En)[0].contains("no answer z"));
        let pieces =
            ["5 2 10 3 4*", "6 6 2 3 Sun"].map(|notation| words.pieces(notation, Tongue::En));
        assert_eq!(pieces, ["5, 2, 10, 3 and 4", "6, 6, 2, 3 and Sun"]);
        let cow = crate::words("cow").unwrap();
        assert_eq!(
            cow.pieces("2:c02", Tongue::En),
            "2 Biscuit (costs $50, earns $100)"
        );
    }
}
