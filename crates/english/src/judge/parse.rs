//! A parse for people to look at: which words hang together, and what the group is called.

use std::fmt;
use std::ops::Range;

use super::chart::Chart;
use super::grammar::Grammar;

/// A group of words, or a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parse {
    /// What the group is called, such as "noun phrase".
    pub title: String,
    /// Which words, from 0.
    pub words: Range<usize>,
    /// The groups it is made of; none for a word.
    pub parts: Vec<Parse>,
}

impl Parse {
    /// Reads the parse of a phrase off the chart. A group of one part is shown as that part, and
    /// groups that have no name melt into the group around them.
    pub(super) fn of(grammar: &Grammar, chart: &Chart<'_>, id: usize) -> Self {
        let mut found = groups(grammar, chart, id);
        match (found.pop(), found.is_empty()) {
            (Some(only), true) => only,
            (last, _) => {
                found.extend(last);
                let words = chart.phrase(id).map_or(0..0, |p| p.start..p.end);
                Self {
                    title: "sentence".into(),
                    words,
                    parts: found,
                }
            }
        }
    }

    /// The parse as one line with brackets, over these words.
    pub fn line(&self, words: &[&str]) -> String {
        let mut line = String::new();
        self.write(words, &mut line);
        line
    }

    fn write(&self, words: &[&str], line: &mut String) {
        if self.parts.is_empty() {
            line.push_str(&words.get(self.words.clone()).unwrap_or_default().join(" "));
            return;
        }
        line.push('[');
        line.push_str(&self.title);
        line.push(':');
        for part in &self.parts {
            line.push(' ');
            part.write(words, line);
        }
        line.push(']');
    }
}

impl fmt::Display for Parse {
    /// The groups by name and word numbers from 1.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} {}-{}",
            self.title,
            self.words.start + 1,
            self.words.end
        )?;
        for part in &self.parts {
            write!(f, " ({part})")?;
        }
        Ok(())
    }
}

fn groups(grammar: &Grammar, chart: &Chart<'_>, id: usize) -> Vec<Parse> {
    let Some(phrase) = chart.phrase(id) else {
        return Vec::new();
    };
    let title = grammar.title(phrase.cat);
    let Some((_, ids)) = chart.parts(id) else {
        let title = title.unwrap_or("word").to_owned();
        return vec![Parse {
            title,
            words: phrase.start..phrase.end,
            parts: Vec::new(),
        }];
    };
    let parts: Vec<Parse> = ids
        .into_iter()
        .flat_map(|part| groups(grammar, chart, part))
        .collect();
    match title {
        Some(title) if parts.len() > 1 => {
            vec![Parse {
                title: title.to_owned(),
                words: phrase.start..phrase.end,
                parts,
            }]
        }
        _ => parts,
    }
}
