//! Whether a text can be played: that its functions answer what is asked, hear all that they are told, count what the head
//! says, and that nothing it names is missing (O7).

use rhai::FnAccess;

use super::Rule;
use crate::question::Question;
use crate::{Alone, Fault, called};

/// What no value is called: `chosen()` would answer with a word that looks like yes or no and is neither.
const TAKEN: [&str; 2] = ["true", "false"];

impl Rule {
    /// Whether the situation that its head says, if it says one, is among those of its game.
    ///
    /// # Errors
    /// It is not; the line, and which there are.
    pub fn has_situation_among(&self, all: &[&str]) -> Result<(), Fault> {
        let said = self.head.situation.as_deref();
        let Some(other) = said.filter(|said| !all.contains(said)) else {
            return Ok(());
        };
        let line = self.line_of_field("situation");
        let all = all.join("`, `");
        let message = format!("there is no situation `{other}`; the situations are `{all}`");
        Err(Fault::at(line, message))
    }

    /// Whether what it waits for when it is voted in covers what it answers: `late` says of questions which situations come
    /// into force while what they are asked of is under way (W19). Records that have such a text are played all the same.
    ///
    /// # Errors
    /// It does not; the line.
    pub fn waits_for_what_it_answers(&self, late: &[(&[&str], &[&str])]) -> Result<(), Fault> {
        let Some(said) = self.head.situation.as_deref() else {
            return Ok(());
        };
        let late = late.iter().filter(|(_, late)| late.contains(&said));
        let mut questions = late.flat_map(|(questions, _)| questions.iter());
        let Some(question) = questions.find(|question| self.answers(question)) else {
            return Ok(());
        };
        let line = self.line_of_field("situation");
        let message = format!(
            "a rule that waits for `{said}` would come into force in the middle of what `{question}` is asked of; leave the situation out"
        );
        Err(Fault::at(line, message))
    }

    /// Whether its values are words that can be asked for. Records that have a text with others are played all the same.
    ///
    /// # Errors
    /// One of them cannot; the line.
    pub fn has_values_to_name(&self) -> Result<(), Fault> {
        let mut values = self.head.values.iter();
        let Some(value) = values.find(|value| TAKEN.contains(&value.as_str())) else {
            return Ok(());
        };
        let line = self.line_of_field("values");
        let message = format!(
            "`{value}` is none of the words that a value can be: say `values: yes, no`, for instance, and ask `chosen() == \"yes\"`"
        );
        Err(Fault::at(line, message))
    }

    /// Why it cannot be played, once it has been asked much: nothing that it was asked has been answered.
    ///
    /// # Errors
    /// Why there was no answer, the first time.
    pub fn answers_something(&self) -> Result<(), Fault> {
        let watched = self.watched.as_ref().and_then(|all| all.lock().ok());
        watched.map_or(Ok(()), |watched| watched.answers_something())
    }

    /// Whether every function is asked for, with what it is told, and some is.
    pub(super) fn answers_what_is_asked(&self) -> Result<(), Fault> {
        let mut any = false;
        for function in self.ast.iter_functions() {
            if function.access == FnAccess::Private {
                continue;
            }
            any = true;
            let Some(question) = self
                .questions
                .iter()
                .find(|question| question.name == function.name)
            else {
                let is_helper = called::times(&self.body(), function.name) > 1;
                let message = nobody_asks(function.name, is_helper, self.questions);
                return Err(self.of_function(function.name, message));
            };
            if function.params.len() != question.arguments.len() {
                return Err(self.of_function(function.name, told_exactly(question)));
            }
        }
        if any {
            return Ok(());
        }
        Err(Fault::at(
            self.first,
            "the rule answers no question: it has no `fn` below the line `---`",
        ))
    }

    /// Whether the head says what is counted where something is (O2).
    pub(super) fn says_what_it_counts(&self) -> Result<(), Fault> {
        for question in self.answered() {
            let (field, title) = match question.counts_of_table() {
                Some(false) => ("counter", &self.head.counter),
                Some(true) => ("table-counter", &self.head.table_counter),
                None => continue,
            };
            if title.is_empty() {
                let name = question.name;
                let message = format!(
                    "`{name}` counts something: the head says what, as in `{field}: In a row`"
                );
                return Err(self.of_function(name, message));
            }
        }
        Ok(())
    }

    /// Whether it asks for a draw where it is told of one, and the other way round (O2).
    pub(super) fn hears_what_it_draws(&self) -> Result<(), Fault> {
        let draw = Question::DRAW.name;
        let heard = [Question::AFTER_DRAW.name, Question::TABLE_AFTER_DRAW.name];
        let told = heard.into_iter().find(|question| self.answers(question));
        match (self.answers(draw), told) {
            (true, None) => {
                let [of_player, of_table] = heard;
                let message = format!(
                    "nothing comes of what `{draw}` draws: `{of_player}` or `{of_table}` is told what was drawn"
                );
                Err(self.of_function(draw, message))
            }
            (false, Some(question)) => {
                let message = format!(
                    "`{question}` is asked after a draw, and the rule asks for none: it lacks `{draw}`"
                );
                Err(self.of_function(question, message))
            }
            _ => Ok(()),
        }
    }

    /// Whether it answers the questions with which it must be alone (O3).
    pub(super) fn is_alone_with_what_it_answers(&self) -> Result<(), Fault> {
        let Alone::With(questions) = &self.head.alone else {
            return Ok(());
        };
        let mut questions = questions.iter();
        questions
            .find(|question| !self.answers(question))
            .map_or(Ok(()), |question| {
                let message = format!(
                    "the rule must be alone with `{question}`, and it does not answer that"
                );
                Err(Fault::at(self.line_of_field("alone"), message))
            })
    }

    /// Whether there is every function that it calls. Records that have such a text are played all the same.
    ///
    /// # Errors
    /// There is not; its line, and which one may have been meant.
    pub fn calls_what_there_is(&self) -> Result<(), Fault> {
        let body = self.body();
        self.hears_all_in_order()?;
        let has_own = |name: &str| self.ast.iter_functions().any(|one| one.name == name);
        if self.head.values.is_empty()
            && !has_own("chosen")
            && let Some(line) = called::line_of(&body, "chosen")
        {
            let message = "`chosen()` says which value is chosen, and the head has none to choose among, as in `values: 10, 5, 20`";
            return Err(Fault::at(line + self.first - 1, message));
        }
        let own = || self.ast.iter_functions().map(|function| function.name);
        let Some((line, name)) = called::unknown(&body, |name| own().any(|one| one == name)) else {
            return Ok(());
        };
        let none = format!("there is no function `{name}`");
        let message = match called::meant(name, own()) {
            _ if called::is_luck(name) => {
                format!("{none}: a rule has no luck of its own, and asks for some with `draw`")
            }
            Some(meant) => format!("{none}; did you mean `{meant}`?"),
            None => none,
        };
        Err(Fault::at(line + self.first - 1, message))
    }

    /// Whether no function has the names of what it is told in another order.
    fn hears_all_in_order(&self) -> Result<(), Fault> {
        for question in self.answered() {
            let mut functions = self.ast.iter_functions();
            let function = functions.find(|one| one.name == question.name);
            let heard = function.map(|one| one.params).unwrap_or_default();
            let is_other = heard != question.arguments;
            if is_other && question.arguments.iter().all(|one| heard.contains(one)) {
                return Err(self.of_function(question.name, told_exactly(question)));
            }
        }
        Ok(())
    }
}

/// What a function has to hear.
fn told_exactly(question: &Question) -> String {
    let (name, told) = (question.name, question.arguments.join(", "));
    format!("`{name}` is told exactly this: `fn {name}({told})`")
}

/// What is said of a function that answers no question: the one that may have been meant, else all there are.
fn nobody_asks(name: &str, is_helper: bool, questions: &[Question]) -> String {
    if is_helper {
        return format!("nobody asks `{name}`; a helper is a `private fn {name}`");
    }
    let near = questions.iter().filter_map(|question| {
        let slips = strsim::osa_distance(name, question.name);
        let begins = name.len() >= 3 && question.name.starts_with(name);
        (begins || slips * 3 <= question.name.len()).then_some((slips, question.name))
    });
    if let Some((_, meant)) = near.min() {
        return format!(
            "nobody asks `{name}`; did you mean `{meant}`? (a helper is a `private fn`)"
        );
    }
    let all: Vec<_> = questions.iter().map(|question| question.name).collect();
    let all = all.join(", ");
    format!("nobody asks `{name}`; the questions are {all} (a helper is a `private fn`)")
}
