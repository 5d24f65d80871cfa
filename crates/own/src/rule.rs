//! A rule that has been read: it answers questions.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use rhai::AST;

use crate::engine::ENGINE;
use crate::hint::{self, Hint};
use crate::looks::{Looking, Looks};
use crate::memory::Memory;
use crate::question::Question;
use crate::watched::Watched;
use crate::{Fault, Head, without_mark};

mod answer;
mod checks;

/// Around so many of the numbers of a text it is asked more closely.
const MOST_NUMBERS: usize = 40;

/// A rule of somebody's own.
#[derive(Clone, Debug)]
pub struct Rule {
    head: Head,
    text: Arc<str>,
    ast: AST,
    /// The line at which the functions begin.
    first: usize,
    questions: &'static [Question],
    answered: Vec<Answered>,
    /// By the mark of a name which of them may have it; nothing else has.
    marked: [Option<u8>; MARKS],
    /// Whether it counts something of each player, and of the table (O2).
    counts: [bool; 2],
    kept: Arc<Memory>,
    /// Whether it might go on where something is missing.
    catches: bool,
    /// What has come of being asked, where that is watched.
    watched: Option<Arc<Mutex<Watched>>>,
}

/// A question that a rule answers.
#[derive(Clone, Debug)]
struct Answered {
    /// Its place among the questions.
    place: usize,
    /// What the rule looks at of each argument.
    looks: Vec<Looking>,
    /// The line of the text in which the answer begins.
    line: usize,
}

impl PartialEq for Rule {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for Rule {}

impl Rule {
    /// Reads a text that answers some of the `questions`.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn read(text: &str, questions: &'static [Question]) -> Result<Self, Fault> {
        let text = without_mark(text);
        let (head, body, first) = Head::read(text)?;
        let ast = ENGINE
            .compile(head.with_choice(body))
            .map_err(|why| Fault::of_parse(body, first, &why))?;
        let answered = |(place, question): (usize, &Question)| {
            let mut functions = ast.iter_functions();
            let function = functions.find(|one| one.name == question.name)?;
            let declared = |name: &str| {
                let all = ast.iter_functions().flat_map(|one| one.params);
                all.filter(|one| *one == name).count()
            };
            let arguments = function.params.iter();
            let looks = arguments.map(|name| Looking::of(Looks::of(body, name, declared(name))));
            Some(Answered {
                place,
                looks: looks.collect(),
                line: line_of(text, first, question.name),
            })
        };
        let answered: Vec<Answered> = questions.iter().enumerate().filter_map(answered).collect();
        let all = || answered.iter().map(|one| &questions[one.place]);
        let counts =
            [false, true].map(|of_table| all().any(|one| one.counts_of_table() == Some(of_table)));
        let mut marked = [None; MARKS];
        for (at, question) in (0..).zip(all()) {
            marked[mark(question.name)].get_or_insert(at);
        }
        let rule = Self {
            marked,
            counts,
            head,
            text: text.into(),
            ast,
            first,
            questions,
            answered,
            kept: Arc::default(),
            catches: body.contains("try"),
            watched: None,
        };
        rule.answers_what_is_asked()?;
        rule.says_what_it_counts()?;
        rule.hears_what_it_draws()?;
        rule.is_alone_with_what_it_answers()?;
        Ok(rule)
    }

    /// What it is called and says.
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// The line of the text in which its head says something, counted from 1; 0 where it does not.
    pub fn line_of_field(&self, field: &str) -> usize {
        let is_said = |line: &str| {
            let said = line.split_once(':');
            said.is_some_and(|(name, _)| name.trim_end() == field)
        };
        let mut head = self.text.lines().take(self.first - 1);
        head.position(is_said).map_or(0, |at| at + 1)
    }

    /// Whether its functions take a field of this name out of anything.
    pub fn mentions(&self, field: &str) -> bool {
        let body = self.text.lines().skip(self.first - 1);
        let mut after = body.flat_map(|line| line.split('.').skip(1));
        after.any(|rest| {
            let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
            &rest[..end.unwrap_or(rest.len())] == field
        })
    }

    /// The whole numbers that stand in its functions, or are chosen for it, in rising order: where its answers may turn.
    pub fn numbers(&self) -> Vec<u32> {
        let lines = self.text.lines().skip(self.first - 1);
        let code = lines.map(|line| line.split("//").next().unwrap_or_default());
        let in_name = |c: char| c.is_alphanumeric() || c == '_';
        let words = code.flat_map(|line| line.split(move |c| !in_name(c)));
        let words = words.chain(self.head.value());
        let numbers = words.filter_map(|word| word.replace('_', "").parse().ok());
        numbers.collect::<BTreeSet<u32>>().into_iter().collect()
    }

    /// Multiples of `step` around those numbers, in rising order.
    pub fn near(&self, step: u32) -> Vec<u32> {
        let around = |number: u32| {
            let below = number - number % step;
            [
                below.saturating_sub(step),
                below,
                below.saturating_add(step),
            ]
        };
        let numbers = self.numbers().into_iter().take(MOST_NUMBERS);
        let near: BTreeSet<u32> = numbers.flat_map(around).collect();
        near.into_iter().collect()
    }

    /// The texts in quotes that stand in its functions.
    pub fn words(&self) -> Vec<&str> {
        let lines = self.text.lines().skip(self.first - 1);
        let quoted = lines.flat_map(|line| line.split('"').skip(1).step_by(2));
        let words: BTreeSet<&str> = quoted.filter(|word| !word.is_empty()).collect();
        words.into_iter().take(MOST_NUMBERS).collect()
    }

    /// The whole text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The same rule, which notes what comes of the questions: for [`Rule::hints`].
    #[must_use]
    pub fn watched(self) -> Self {
        Self {
            kept: Arc::default(),
            watched: Some(Arc::default()),
            ..self
        }
    }

    /// The same rule, which notes nothing.
    pub(crate) fn unwatched(self) -> Self {
        Self {
            kept: Arc::default(),
            watched: None,
            ..self
        }
    }

    /// What of it seems to be of no use, once it has been asked much (O7).
    pub fn hints(&self) -> Vec<Hint> {
        let watched = self.watched.as_ref().and_then(|all| all.lock().ok());
        let answers: Vec<&Question> = self.answered().collect();
        hint::of(
            &self.head,
            &self.text,
            self.first,
            &answers,
            watched.as_deref(),
        )
    }

    /// The questions that it answers.
    pub fn answered(&self) -> impl Iterator<Item = &'static Question> {
        self.answered.iter().map(|one| &self.questions[one.place])
    }

    /// The line of the text, counted from 1, in which the answer to a question begins; 0 where there is none (O12).
    pub fn line_of(&self, question: &str) -> usize {
        let answer = self.answer_to(question);
        answer.map_or(0, |answered| answered.line)
    }

    /// Whether it answers the question `name`.
    #[inline]
    pub fn answers(&self, name: &str) -> bool {
        self.answer_to(name).is_some()
    }

    /// Whether an answer of its to one of these questions may depend on the field `field` of the argument `argument`.
    pub fn looks_at(&self, questions: &[&str], argument: &str, field: &str) -> bool {
        self.answered.iter().any(|one| {
            let question = &self.questions[one.place];
            let mut told = question.arguments.iter().zip(&one.looks);
            questions.contains(&question.name)
                && told.any(|(name, looks)| *name == argument && looks.at(field))
        })
    }

    /// Whether it counts something of each player (O2).
    pub fn counts_players(&self) -> bool {
        self.counts[0]
    }

    /// Whether it counts something of the table as a whole (O2).
    pub fn counts_table(&self) -> bool {
        self.counts[1]
    }

    /// Whether it was written for this version of the questions, or a later one: what is told of a rule only since then, older
    /// records are not told of (O13).
    pub fn is_since(&self, version: u32) -> bool {
        self.head.questions >= version
    }

    /// Its functions.
    fn body(&self) -> String {
        let lines = self.text.lines().skip(self.first - 1);
        lines.collect::<Vec<_>>().join("\n")
    }

    /// Something is wrong with a function: the line in which it begins.
    fn of_function(&self, name: &str, message: String) -> Fault {
        Fault::at(line_of(&self.text, self.first, name), message)
    }
}

/// So many marks there are.
const MARKS: usize = 64;

/// A mark that few other names have: rules are asked much more often whether they answer than they do. Of a name that stands
/// in the code the compiler knows it.
#[inline]
const fn mark(name: &str) -> usize {
    let bytes = name.as_bytes();
    match bytes {
        [first, .., last] => {
            let middle = bytes[bytes.len() / 2];
            let mixed = 5 * *first as usize + 11 * middle as usize + 23 * *last as usize;
            (bytes.len() + mixed) % MARKS
        }
        _ => 0,
    }
}

/// The line of a text in which the function `name` begins; its functions begin at the line `first`.
fn line_of(text: &str, first: usize, name: &str) -> usize {
    let declares = |line: &str| {
        let mut rests = line.split("fn ").skip(1).map(str::trim_start);
        rests.any(|rest| {
            let after = rest.strip_prefix(name).map(str::trim_start);
            after.is_some_and(|after| after.starts_with('('))
        })
    };
    let is_code = |line: &str| !line.trim_start().starts_with("//");
    let mut lines = (1..).zip(text.lines()).skip(first - 1);
    lines
        .find(|(_, line)| is_code(line) && declares(line))
        .map_or(first, |(number, _)| number)
}

#[cfg(test)]
mod tests;
