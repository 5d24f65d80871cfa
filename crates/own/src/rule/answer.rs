//! What a rule answers when it is asked.

use rhai::{Dynamic, ImmutableString};

use super::{Answered, Rule, mark};
use crate::memory::{Answer, Asked, Said};
use crate::question::{Gives, MOST_COUNTED, Question};
use crate::{Fault, Given, Weights, engine, errand, overheard};

/// Texts of this version of the questions were played while nobody heard where they failed.
const SILENT: u32 = 1;

impl Rule {
    /// The answer to a question for a number or a count; nothing where the rule does not answer it.
    ///
    /// # Errors
    /// Why there is none: then the rule does nothing (O5).
    pub fn number(&self, name: &str, told: &[Given]) -> Result<Option<i64>, Fault> {
        Ok(match self.asked(name, told)? {
            Some(Said::Number(number)) => Some(number),
            _ => None,
        })
    }

    /// The answer to a question for yes or no; nothing where the rule does not answer it.
    ///
    /// # Errors
    /// Why there is none: then the rule does nothing (O5).
    pub fn flag(&self, name: &str, told: &[Given]) -> Result<Option<bool>, Fault> {
        Ok(match self.asked(name, told)? {
            Some(Said::Flag(flag)) => Some(flag),
            _ => None,
        })
    }

    /// The answer to a question for a word; nothing where the rule does not answer it.
    ///
    /// # Errors
    /// Why there is none: then the rule does nothing (O5).
    pub fn word(&self, name: &str, told: &[Given]) -> Result<Option<&'static str>, Fault> {
        Ok(match self.asked(name, told)? {
            Some(Said::Word(word)) => Some(word),
            _ => None,
        })
    }

    /// The answer to a question for the weights of a draw; nothing where the rule does not answer it, or draws nothing.
    ///
    /// # Errors
    /// Why there is none: then the rule does nothing (O5).
    pub fn weights(&self, name: &str, told: &[Given]) -> Result<Option<Weights>, Fault> {
        Ok(match self.asked(name, told)? {
            Some(Said::Weights(weights)) => Some(weights).filter(|weights| !weights.is_nothing()),
            _ => None,
        })
    }

    /// Whether it cannot answer a question.
    pub(crate) fn fails(&self, name: &str, told: &[Given]) -> bool {
        self.kept_or_worked_out(name, told).is_err()
    }

    fn asked(&self, name: &str, told: &[Given]) -> Result<Option<Said>, Fault> {
        let answer = self.kept_or_worked_out(name, told);
        if let Err(why) = &answer
            && self.head.questions != SILENT
        {
            overheard::note(self, why);
        }
        answer
    }

    fn kept_or_worked_out(&self, name: &str, told: &[Given]) -> Result<Option<Said>, Fault> {
        let Some(Answered { place, looks, .. }) = self.answer_to(name) else {
            return Ok(None);
        };
        let question = &self.questions[*place];
        if let Some(why) = errand::ended() {
            return Err(Fault::at(self.line_of(name), why));
        }
        let asked = Asked::of(*place, told, looks);
        if let Some(numbers) = asked.numbers() {
            let work_out = || self.worked_out(question, &asked.seen());
            return self.kept.of_numbers(numbers, work_out).map(Some);
        }
        // Many a question is answered before it comes to the long part of what it is told.
        if let Some(brief) = asked.in_brief().filter(|_| self.may_be_brief())
            && let Some(answer) = self
                .kept
                .or_else(&brief, |told| self.answer_in_brief(question, told))
        {
            return answer.map(Some);
        }
        let all = self
            .kept
            .or_else(&asked, |told| Some(self.worked_out(question, told)));
        all.transpose()
    }

    #[inline]
    pub(super) fn answer_to(&self, name: &str) -> Option<&Answered> {
        let first = usize::from(self.marked[mark(name)]?);
        let mut answered = self.answered[first..].iter();
        answered.find(|one| self.questions[one.place].name == name)
    }

    fn worked_out(&self, question: &Question, told: &[Given]) -> Answer {
        let answer = self.answer(question, told);
        if let Some(watched) = &self.watched
            && let Ok(mut watched) = watched.lock()
        {
            watched.note(question.name, told, &answer);
        }
        answer
    }

    /// Whether it shows when something is missing that it looks at: no text catches that, and nobody watches.
    fn may_be_brief(&self) -> bool {
        !self.catches && self.watched.is_none()
    }

    /// The answer, or nothing where it has to be told all: then it looks at what was left out, or fails.
    fn answer_in_brief(&self, question: &Question, told: &[Given]) -> Option<Answer> {
        let told: Vec<Dynamic> = told.iter().map(Given::dynamic).collect();
        let answer = engine::ask_in_brief(&self.ast, question.name, &told)?;
        Some(understood(question, &answer, self.line_of(question.name)))
    }

    fn answer(&self, question: &Question, told: &[Given]) -> Answer {
        let told: Vec<Dynamic> = told.iter().map(Given::dynamic).collect();
        let answer = self
            .asked_of_engine(question.name, &told)
            .map_err(|(place, why)| Fault::of_body(self.first, place, why))?;
        let said = understood(question, &answer, self.line_of(question.name));
        if self.watched.is_none() {
            return said;
        }
        // Whoever writes it is told where the answer stands, too.
        said.map_err(|why| {
            let place = engine::last_step(&self.ast, question.name, &told);
            let at = Fault::of_body(self.first, place, why.message.clone());
            // What is chosen stands behind the text.
            let is_there = at.line > 0 && at.line <= self.text.lines().count();
            if is_there { at } else { why }
        })
    }

    fn asked_of_engine(
        &self,
        name: &str,
        told: &[Dynamic],
    ) -> Result<Dynamic, (rhai::Position, String)> {
        let Some(watched) = &self.watched else {
            return engine::ask(&self.ast, name, told);
        };
        let (answer, lines) = engine::ask_watched(&self.ast, name, told);
        if let Ok(mut watched) = watched.lock() {
            watched.lines.extend(lines);
        }
        answer
    }
}

/// Whether an answer is this word.
fn says(answer: &Dynamic, word: &str) -> bool {
    answer
        .read_lock::<ImmutableString>()
        .is_some_and(|said| said.as_str() == word)
}

/// An answer that is a list of whole numbers.
fn numbers(answer: &Dynamic) -> Option<Vec<i64>> {
    let list = answer.read_lock::<rhai::Array>()?;
    list.iter().map(|one| one.as_int().ok()).collect()
}

/// An answer of the right kind, by the function that begins in this line.
fn understood(question: &Question, answer: &Dynamic, line: usize) -> Answer {
    let said = match question.gives {
        Gives::Flag => answer.as_bool().ok().map(Said::Flag),
        Gives::Word(words) => {
            let mut words = words.iter().copied();
            words.find(|word| says(answer, word)).map(Said::Word)
        }
        Gives::Weights => numbers(answer)
            .and_then(|all| Weights::read(&all))
            .map(Said::Weights),
        Gives::Number(least, most, step) => {
            let fits = |n: &i64| (least..=most).contains(n) && n % step == 0;
            answer.as_int().ok().filter(fits).map(Said::Number)
        }
        Gives::Count => {
            let fits = |n: &i64| (0..=i64::from(MOST_COUNTED)).contains(n);
            answer.as_int().ok().filter(fits).map(Said::Number)
        }
    };
    said.ok_or_else(|| {
        let said: String = answer.to_string().chars().take(40).collect();
        let said = if answer.is_string() { format!("\"{said}\"") } else { said };
        let (name, gives) = (question.name, question.gives);
        let message = if said.is_empty() {
            format!("`{name}` is answered with {gives}, and here with nothing: an `if` may lack its `else`")
        } else {
            format!("`{name}` is answered with {gives}, not with `{said}`")
        };
        Fault::at(line, message)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUESTIONS: [Question; 1] = [Question {
        name: "bars",
        arguments: &["place"],
        gives: Gives::Flag,
        ..Question::NUMBER
    }];

    /// A text of one function, and what it is told: a card, and the cards beside it.
    fn asked(body: &str, card: &str, beside: &str) -> Result<Option<bool>, Fault> {
        let text = format!("rule: n\ntitle: N\nabout: It bars.\n---\n{body}\n");
        let rule = Rule::read(&text, &QUESTIONS).unwrap();
        let told = [Given::Named(vec![
            ("beside", Given::Text(beside.into())),
            ("card", Given::Text(card.into())),
        ])];
        let answer = rule.flag("bars", &told);
        assert_eq!(rule.flag("bars", &told), answer, "kept");
        let in_full = rule.clone().watched().flag("bars", &told);
        let said = |answer: &Result<_, Fault>| answer.clone().map_err(|why| why.message);
        assert_eq!(said(&in_full), said(&answer), "in full");
        answer
    }

    #[test]
    fn what_is_left_out_is_told_to_whoever_looks_at_it() {
        let loud = "fn bars(place) { place.card == \"eta\" && has(place.beside, \"mu\") }";
        assert_eq!(asked(loud, "pi", "mu nu"), Ok(Some(false)));
        assert_eq!(asked(loud, "eta", "mu nu"), Ok(Some(true)));
        assert_eq!(asked(loud, "eta", "nu xi"), Ok(Some(false)));
        assert_eq!(asked(loud, "eta", "mu"), Ok(Some(true)));
    }

    #[test]
    fn no_text_can_tell_whether_something_was_left_out() {
        let catches = "fn bars(place) { try { has(place.beside, \"mu\") } catch { false } }";
        assert_eq!(asked(catches, "eta", "mu nu"), Ok(Some(true)));
        let counts = "fn bars(place) { place.card == \"eta\" && place.len() == 2 }";
        assert_eq!(asked(counts, "eta", "mu nu"), Ok(Some(true)));
        let fails = "fn bars(place) { place.card == \"eta\" || has(place.beside, 1 / 0) }";
        assert!(
            asked(fails, "pi", "mu nu")
                .unwrap_err()
                .message
                .contains("zero")
        );
        let lacks = "fn bars(place) { if place.card == \"pi\" { true } }";
        let why = asked(lacks, "eta", "mu nu").unwrap_err();
        assert!(why.message.contains("here with nothing"), "{why}");
        let lacks = "fn bars(place) { let other = #{ a: 1 }; other.beside == place.beside }";
        let why = asked(lacks, "pi", "mu nu").unwrap_err();
        assert!(why.message.contains("beside"), "{why}");
    }
}
