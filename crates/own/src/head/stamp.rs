//! What the house adds to a text: behind the line `---`, so that every line stays where its author wrote it (O13).

use super::{Head, Places, is_painted_over};
use crate::{Fault, LANGUAGE, QUESTIONS};

/// What may be added there.
pub(super) const ADDED: [&str; 3] = ["chosen", "language", "questions"];

/// A text without the mark that some editors put before it.
#[must_use]
pub fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// What stands behind the `---` of a line that ends a head; nothing where the line does not.
pub(super) fn behind(line: &str) -> Option<&str> {
    let added = line.strip_prefix("---")?;
    (added.is_empty() || added.starts_with(' ')).then(|| added.trim())
}

impl Head {
    /// Takes what has been added to the line `---`.
    pub(super) fn add(
        &mut self,
        number: usize,
        added: &str,
        places: &mut Places,
    ) -> Result<(), Fault> {
        for part in parts(added) {
            let part = part.split_once(':').and_then(|(name, value)| {
                let field = ADDED.into_iter().find(|field| *field == name.trim())?;
                Some((field, value.trim()))
            });
            let Some((field, value)) = part else {
                let message = "the line `---` stands alone, or with what the house has added: `chosen`, `language` and `questions`";
                return Err(Fault::at(number, message));
            };
            self.set(number, field, value)?;
            places.insert(field, number);
        }
        Ok(())
    }
}

/// The text, which says from then on which language it is in and which version of the questions it answers: a record of
/// it needs nothing else (O13).
///
/// # Errors
/// What is wrong with its head; a letter has so many accents that they paint over other lines.
pub fn stamped(text: &str) -> Result<String, Fault> {
    let text = without_mark(text).replace("\r\n", "\n");
    if let Some(line) = text.lines().position(is_painted_over) {
        let message = "more than three accents stand on one letter in this line";
        return Err(Fault::at(line + 1, message));
    }
    let (head, body, _) = Head::read(&text)?;
    let (language, questions) = (
        format!("language: {LANGUAGE}"),
        format!("questions: {QUESTIONS}"),
    );
    let missing = [
        head.language.is_empty().then_some(language),
        (head.questions == 0).then_some(questions),
    ];
    let above = &text[..text.len() - body.len()];
    let all = |added: &str| {
        let there = parts(added).map(str::to_owned);
        there.chain(missing.into_iter().flatten()).collect()
    };
    Ok(with_added(above, all) + body)
}

/// A text as its author wrote it: without what the house has added, and whatever value is chosen.
#[must_use]
pub fn unstamped(text: &str) -> String {
    let mut in_head = true;
    let mut kept = String::new();
    for line in without_mark(text).lines() {
        let line = line.trim_end_matches('\r');
        let ends = in_head && behind(line.trim_end()).is_some();
        let is_added = |name: &&str| {
            let value = line.strip_prefix(*name);
            value.is_some_and(|value| value.starts_with(':'))
        };
        if in_head && ADDED.iter().any(is_added) {
            continue;
        }
        in_head &= !ends;
        kept.push_str(if ends { "---" } else { line });
        kept.push('\n');
    }
    kept
}

/// The text above the functions, with another value chosen: in the line in which one is already, else behind `---`.
pub(super) fn chosen(above: &str, head: &Head, value: &str) -> String {
    let is_said = |line: &str| {
        let field = line.split_once(':').map(|(field, _)| field.trim());
        field == Some("chosen")
    };
    if above.lines().any(is_said) {
        let lines = above.split_inclusive('\n').map(|line| {
            if is_said(line) {
                format!("chosen: {value}\n")
            } else {
                line.to_owned()
            }
        });
        return lines.collect();
    }
    let is_usual = head.values.first().is_some_and(|usual| usual == value);
    with_added(above, |added| {
        let others = parts(added).filter(|part| !is_said(part));
        let chosen = (!is_usual).then(|| format!("chosen: {value}"));
        chosen
            .into_iter()
            .chain(others.map(str::to_owned))
            .collect()
    })
}

fn parts(added: &str) -> impl Iterator<Item = &str> {
    added
        .split(';')
        .map(str::trim)
        .filter(|part| !part.is_empty())
}

/// The text above the functions, whose last line is the line `---`, with something else behind that.
fn with_added(above: &str, all: impl FnOnce(&str) -> Vec<String>) -> String {
    let lines = above.trim_end();
    let (before, last) = lines.rsplit_once('\n').unwrap_or(("", lines));
    let added = all(behind(last).unwrap_or_default()).join("; ");
    let end = &above[lines.len()..];
    let end = if end.is_empty() { "" } else { "\n" };
    let line = format!("--- {added}");
    format!("{before}\n{}{end}", line.trim_end())
}
