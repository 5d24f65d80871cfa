//! A game learned step by step: a few looks at the pieces, each with a question; the same at every door.

use crate::{AnyWords, wrap};

/// One step of a tutorial.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// Its title.
    pub title: &'static str,
    /// What it teaches.
    pub text: &'static str,
    /// The pieces it shows, in the game's own short notation.
    pub pieces: &'static str,
    /// A question, its possible answers, and which is right.
    pub ask: Option<(&'static str, &'static [Answer], usize)>,
}

/// One possible answer to a lesson's question.
#[derive(Clone, Copy, Debug)]
pub struct Answer {
    /// What it says.
    pub label: &'static str,
    /// What is said to it.
    pub reply: &'static str,
}

/// What is asked of the lessons of a game, as it is typed after `lesson`: nothing, a number, or a number with the letter
/// of an answer. In lines of at most `columns`; `ask` is what to type before the number.
#[must_use]
pub fn lesson(words: &dyn AnyWords, typed: &str, ask: &str, columns: usize) -> Vec<String> {
    let lessons = words.lessons();
    let (number, letter) = typed.split_once(' ').unwrap_or((typed, ""));
    if number.is_empty() {
        return list(lessons, ask);
    }
    let step = number.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
    let Some((step, lesson)) = step.and_then(|step| Some((step, lessons.get(step)?))) else {
        return vec![format!(
            "There is no lesson {number}; they go from 1 to {}.",
            lessons.len()
        )];
    };
    let go_on = match step + 2 {
        next if next <= lessons.len() => format!("{ask} {next} goes on."),
        _ => "That was the last lesson.".to_owned(),
    };
    let lines = match letter.trim() {
        "" => show(words, lesson, step, ask, &go_on),
        letter => vec![reply(lesson, letter, &go_on)],
    };
    lines.iter().flat_map(|line| wrap(line, columns)).collect()
}

fn list(lessons: &[Lesson], ask: &str) -> Vec<String> {
    let titles = (1..)
        .zip(lessons)
        .map(|(n, lesson)| format!("  {n}. {}", lesson.title));
    let mut lines = vec!["The game in a few lessons:".to_owned()];
    lines.extend(titles);
    lines.push(format!("Type {ask} 1 to begin."));
    lines
}

fn show(words: &dyn AnyWords, lesson: &Lesson, step: usize, ask: &str, go_on: &str) -> Vec<String> {
    let mut lines = vec![
        format!("Lesson {}: {}.", step + 1, lesson.title),
        lesson.text.to_owned(),
        format!("You see: {}.", words.pieces(lesson.pieces)),
    ];
    let Some((question, answers, _)) = lesson.ask else {
        lines.push(go_on.to_owned());
        return lines;
    };
    lines.push(question.to_owned());
    let answers = ('a'..)
        .zip(answers)
        .map(|(letter, one)| format!("{letter}) {}", one.label));
    lines.extend(answers);
    lines.push(format!(
        "Answer with {ask} {} a, or another letter.",
        step + 1
    ));
    lines
}

fn reply(lesson: &Lesson, letter: &str, go_on: &str) -> String {
    let Some((_, answers, right)) = lesson.ask else {
        return format!("That lesson asks nothing. {go_on}");
    };
    let answer = ('a'..).zip(answers.iter().enumerate());
    let answer = answer
        .into_iter()
        .find(|(own, _)| letter.eq_ignore_ascii_case(&own.to_string()));
    match answer {
        Some((_, (index, answer))) if index == right => format!("{} {go_on}", answer.reply),
        Some((_, (_, answer))) => format!("{} Try another letter.", answer.reply),
        None => format!("There is no answer {letter}; answers are letters, from a on."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_is_read_and_answered_in_lines() {
        for slug in ["wimpout", "connexion", "cow"] {
            let words = crate::words(slug).unwrap();
            let all = lesson(words, "", "lesson", 78);
            assert_eq!(all.len(), words.lessons().len() + 2, "{all:#?}");
            for (n, one) in (1..).zip(words.lessons()) {
                let shown = lesson(words, &n.to_string(), "lesson", 60);
                assert!(
                    shown.iter().all(|line| crate::width(line) <= 60),
                    "{shown:#?}"
                );
                assert!(shown[0].contains(one.title), "{shown:#?}");
                let Some((_, answers, right)) = one.ask else {
                    continue;
                };
                for (letter, (index, answer)) in ('a'..).zip(answers.iter().enumerate()) {
                    let replied = lesson(words, &format!("{n} {letter}"), "lesson", 200).join(" ");
                    assert!(replied.starts_with(answer.reply), "{replied}");
                    assert_eq!(replied.contains("Try another"), index != right, "{replied}");
                }
            }
        }
        let words = crate::words("wimpout").unwrap();
        assert!(lesson(words, "9", "lesson", 78)[0].contains("from 1 to 8"));
        assert!(lesson(words, "1 z", "lesson", 78)[0].contains("no answer z"));
        let pieces = ["5 2 10 3 4*", "6 6 2 3 Sun"].map(|notation| words.pieces(notation));
        assert_eq!(pieces, ["5, 2, 10, 3 and 4", "6, 6, 2, 3 and Sun"]);
        let cow = crate::words("cow").unwrap();
        assert_eq!(cow.pieces("2:c02"), "2 Biscuit (costs $50, earns $100)");
    }
}
