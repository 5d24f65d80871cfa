//! The head of a text: what the rule is called and says, before the line `---` (O1).

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use crate::{Alone, Fault, LANGUAGE, QUESTIONS};

mod names;
mod stamp;

use names::{a_slug, is_number, is_slug, is_value, no_field};
use stamp::ADDED;
pub use stamp::{stamped, unstamped, without_mark};

/// No text is longer as its author wrote it.
pub const MOST_BYTES: usize = 16 * 1024;
/// What the house adds to a text is no longer than this.
const MOST_ADDED: usize = 512;
/// No title is longer, in characters.
const MOST_TITLE: usize = 60;
/// Nothing else that is shown in a line is longer.
const MOST_LINE: usize = 200;
/// No rule has more values to choose among.
const MOST_VALUES: usize = 12;
/// No rule counts more than this.
const MOST_COUNT: u32 = 12;
const FIELDS: [&str; 16] = [
    "rule",
    "title",
    "about",
    "text",
    "situation",
    "counts",
    "counter",
    "table-counter",
    "values",
    "chosen",
    "clashes",
    "alone",
    "author",
    "licence",
    "language",
    "questions",
];

/// What a rule is called and says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Head {
    /// The permanent name in kebab-case.
    pub slug: String,
    /// The name that is shown.
    pub title: String,
    /// One line.
    pub about: String,
    /// The whole rule as it is told to the table; the one line again where the head has none.
    pub text: String,
    /// The kind of moment that it governs (W19), if it is said.
    pub situation: Option<String>,
    /// How far it counts: it sees no more of what is counted (0: nothing).
    pub counts: u32,
    /// What it counts of each player, as it is shown; empty if it counts nothing.
    pub counter: String,
    /// What it counts of the table as a whole, as it is shown; empty if it counts nothing.
    pub table_counter: String,
    /// The values among which a table may choose, the usual one first: numbers or words.
    pub values: Vec<String>,
    /// Which of them is chosen; empty: the usual one.
    pub chosen: String,
    /// Beside which other rules it may not stand, built-in ones or own ones, by their slugs.
    pub clashes: Vec<String>,
    /// Whether it must be alone (O3).
    pub alone: Alone,
    /// Who wrote it.
    pub author: String,
    /// Under which licence.
    pub licence: String,
    /// Which language its functions are in, if it is said: [`crate::LANGUAGE`].
    pub language: String,
    /// Up to which version of the questions it was written, if that is said: at most [`crate::QUESTIONS`] (O13).
    pub questions: u32,
}

/// The line of each field that a head has.
type Places = BTreeMap<&'static str, usize>;

impl Head {
    /// The head and the body of a text, and the line at which the body begins, counted from 1.
    ///
    /// # Errors
    /// What the head has too much of, too little of, or wrong.
    pub fn read(text: &str) -> Result<(Self, &str, usize), Fault> {
        let text = without_mark(text);
        // What the house has added to it counts for nothing; where that stands is not known yet.
        if text.len() > MOST_BYTES + MOST_ADDED {
            has_room(text.len())?;
        }
        if let Some(place) = text.chars().position(is_hidden) {
            let line = text.chars().take(place).filter(|c| *c == '\n').count() + 1;
            return Err(Fault::at(line, "there is a hidden character in this line"));
        }
        let mut head = Self::default();
        let (mut last, mut read, mut places) = (None, 0, Places::new());
        for (number, line) in (1..).zip(text.split_inclusive('\n')) {
            read += line.len();
            let line = line.trim_end();
            if let Some(added) = stamp::behind(line) {
                has_room(text.len() - (line.len() - "---".len()).min(MOST_ADDED))?;
                head.add(number, added, &mut places)?;
                return Ok((head.whole(number, &places)?, &text[read..], number + 1));
            }
            last = head.line(number, line, last)?;
            places.extend(last.map(|field| (field, number)));
        }
        let is_of_returns = text.contains('\r') && !text.contains('\n');
        Err(Fault::at(
            0,
            if is_of_returns {
                "the lines of this text end with a carriage return alone: save it with the usual ends of lines"
            } else {
                NO_END
            },
        ))
    }

    /// Takes a line of the head; gives the field that the next line may go on with.
    fn line(
        &mut self,
        number: usize,
        line: &str,
        last: Option<&'static str>,
    ) -> Result<Option<&'static str>, Fault> {
        if line.is_empty() || line.starts_with("//") {
            return Ok(None);
        }
        if line.starts_with([' ', '\t']) && last == Some("text") {
            self.text.push(' ');
            self.text.push_str(line.trim());
            return Ok(last);
        }
        let is_end = line
            .trim()
            .chars()
            .all(|c| matches!(c, '-' | '\u{2013}' | '\u{2014}' | '='));
        if is_end {
            let message = "the line that ends the head is three hyphens, `---`, and nothing else";
            return Err(Fault::at(number, message));
        }
        if line.starts_with("fn ") || line.starts_with("private fn ") {
            return Err(Fault::at(number, NO_END));
        }
        let Some((name, value)) = line.split_once(':') else {
            let message = "a line of the head says `name: value`, as in `title: Lucky sevens`; a line `---` ends the head";
            return Err(Fault::at(number, message));
        };
        let Some(field) = FIELDS.into_iter().find(|field| *field == name.trim()) else {
            return Err(Fault::at(number, no_field(name.trim())));
        };
        self.set(number, field, value.trim())?;
        Ok(Some(field))
    }

    fn set(&mut self, number: usize, field: &str, value: &str) -> Result<(), Fault> {
        let most = match field {
            "title" | "counter" | "table-counter" => MOST_TITLE,
            "text" => MOST_BYTES,
            _ => MOST_LINE,
        };
        if value.chars().count() > most {
            return Err(Fault::at(
                number,
                format!("`{field}` has at most {most} characters"),
            ));
        }
        let kept = match field {
            "rule" => &mut self.slug,
            "title" => &mut self.title,
            "about" => &mut self.about,
            "text" => &mut self.text,
            "counter" => &mut self.counter,
            "table-counter" => &mut self.table_counter,
            "chosen" => &mut self.chosen,
            "values" => return self.offer(number, value),
            "clashes" => return self.clash(number, value),
            "alone" if self.alone != Alone::No => return Err(twice(number, field)),
            "alone" => {
                self.alone = Alone::read(number, value)?;
                return Ok(());
            }
            "questions" => return self.asks_for(number, value),
            "author" => &mut self.author,
            "licence" => &mut self.licence,
            "language" if value != LANGUAGE => {
                let message = format!(
                    "this rule is written in `{value}`, and rules are read as `{LANGUAGE}` here"
                );
                return Err(Fault::at(number, message));
            }
            "language" => &mut self.language,
            "situation" => self.situation.insert(String::new()),
            _ => {
                let counts = value.parse().ok().filter(|counts| *counts <= MOST_COUNT);
                let message = format!("`counts` is a whole number from 0 to {MOST_COUNT}");
                self.counts = counts.ok_or_else(|| Fault::at(number, message))?;
                return Ok(());
            }
        };
        if !kept.is_empty() {
            return Err(twice(number, field));
        }
        value.clone_into(kept);
        Ok(())
    }

    /// Takes the values among which a table may choose.
    fn offer(&mut self, number: usize, value: &str) -> Result<(), Fault> {
        let values: Vec<String> = value.split(',').map(|one| one.trim().to_owned()).collect();
        let known: BTreeSet<&String> = values.iter().collect();
        if !(2..=MOST_VALUES).contains(&known.len()) || !values.iter().all(|one| is_value(one)) {
            let message = format!(
                "`values` are 2 to {MOST_VALUES} numbers or words in small letters, the usual one first, as in `values: 10, 5, 20`"
            );
            return Err(Fault::at(number, message));
        }
        if known.len() < values.len() || !self.values.is_empty() {
            return Err(Fault::at(number, "a value stands twice in the head"));
        }
        self.values = values;
        Ok(())
    }

    /// Takes the rules beside which it may not stand.
    fn clash(&mut self, number: usize, value: &str) -> Result<(), Fault> {
        let slugs: BTreeSet<&str> = value.split(',').map(str::trim).collect();
        if slugs.len() > MOST_VALUES || !slugs.iter().all(|slug| is_slug(slug)) {
            let message = format!(
                "`clashes` are the names of 1 to {MOST_VALUES} rules, as in `clashes: bump, jackpot`"
            );
            return Err(Fault::at(number, message));
        }
        if !self.clashes.is_empty() {
            return Err(twice(number, "clashes"));
        }
        self.clashes = slugs.into_iter().map(str::to_owned).collect();
        Ok(())
    }

    /// Takes the version of the questions that it was written for (O13).
    fn asks_for(&mut self, number: usize, value: &str) -> Result<(), Fault> {
        let version = value.parse().ok().filter(|version| *version > 0);
        let Some(version) = version else {
            let message = "`questions` is the version of the questions, a whole number from 1";
            return Err(Fault::at(number, message));
        };
        if version > QUESTIONS {
            let message = format!(
                "this rule answers version {version} of the questions, and here version {QUESTIONS} is the newest"
            );
            return Err(Fault::at(number, message));
        }
        if self.questions > 0 {
            return Err(twice(number, "questions"));
        }
        self.questions = version;
        Ok(())
    }

    /// The value that is chosen, where there are any: the usual one unless the head says another.
    #[must_use]
    pub fn value(&self) -> Option<&str> {
        if self.chosen.is_empty() {
            return self.values.first().map(String::as_str);
        }
        Some(&self.chosen)
    }

    /// Its title, with the value that is chosen where there are several.
    #[must_use]
    pub fn called(&self) -> String {
        let value = self.value().map(|value| format!(" ({value})"));
        format!("{}{}", self.title, value.unwrap_or_default())
    }

    /// The functions with one more behind them, which gives the value that is chosen.
    pub(crate) fn with_choice<'a>(&self, body: &'a str) -> Cow<'a, str> {
        let Some(value) = self.value() else {
            return body.into();
        };
        let quote = if is_number(value) { "" } else { "\"" };
        format!("{body}\nprivate fn chosen() {{ {quote}{value}{quote} }}\n").into()
    }

    /// The head, if nothing is missing.
    fn whole(mut self, line: usize, places: &Places) -> Result<Self, Fault> {
        let place = |field| places.get(field).copied().unwrap_or(line);
        if line == 1 {
            let message = "the text begins with its head, and the line `---` comes after that";
            return Err(Fault::at(line, message));
        }
        for (field, value) in [
            ("rule", &self.slug),
            ("title", &self.title),
            ("about", &self.about),
        ] {
            if value.is_empty() {
                return Err(Fault::at(
                    line,
                    format!("the head needs `{field}:` above this line"),
                ));
            }
        }
        if !is_slug(&self.slug) {
            let name = a_slug(&self.slug);
            let message = format!(
                "`rule` is the name of the rule in small letters, digits and hyphens, 40 at most, as in `{name}`"
            );
            return Err(Fault::at(place("rule"), message));
        }
        if !self.chosen.is_empty() && !self.values.contains(&self.chosen) {
            return Err(self.has_no(place("chosen"), &self.chosen));
        }
        if self.text.is_empty() {
            self.text.clone_from(&self.about);
        }
        Ok(self)
    }

    /// That it has no such value.
    fn has_no(&self, line: usize, value: &str) -> Fault {
        if self.values.is_empty() {
            let message = format!("the rule `{}` has no values to choose among", self.slug);
            return Fault::at(line, message);
        }
        let message = format!(
            "`{value}` is none of the values of this rule, which are {}",
            self.values.join(", ")
        );
        Fault::at(line, message)
    }
}

/// That a head does not end.
const NO_END: &str = "the head of a rule ends with a line `---`; the functions come after it";

/// Whether a text of so many bytes is not too long.
fn has_room(bytes: usize) -> Result<(), Fault> {
    if bytes <= MOST_BYTES {
        return Ok(());
    }
    let message = format!("a rule has at most {MOST_BYTES} bytes, and this has {bytes}");
    Err(Fault::at(0, message))
}

fn twice(number: usize, field: &str) -> Fault {
    Fault::at(number, format!("`{field}` stands twice in the head"))
}

/// The same text with another of its values chosen.
///
/// # Errors
/// What is wrong with the text; that it has no such value.
pub fn choose(text: &str, value: &str) -> Result<String, Fault> {
    let (head, body, _) = Head::read(text)?;
    let value = value.trim();
    if !head.values.iter().any(|known| known == value) {
        return Err(head.has_no(0, value));
    }
    let chosen = stamp::chosen(&text[..text.len() - body.len()], &head, value) + body;
    Head::read(&chosen)?;
    Ok(chosen)
}

/// Whether a line has so many accents on one letter that they paint over what stands above it.
fn is_painted_over(line: &str) -> bool {
    const MOST: usize = 3;
    let mut stacked = 0;
    line.chars().any(|c| {
        let is_accent = matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}'
            | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}');
        stacked = if is_accent { stacked + 1 } else { 0 };
        stacked > MOST
    })
}

/// Whether a text may not have a character: controls but for ends of lines and tabs, and whatever shows nothing of itself
/// or turns the text around it.
#[must_use]
pub fn is_hidden(c: char) -> bool {
    c.is_control() && !matches!(c, '\n' | '\r' | '\t')
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests;
