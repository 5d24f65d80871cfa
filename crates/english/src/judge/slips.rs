//! Turns that the rules of the grammar let through and that nobody says: "they accused him for lying", "if i would know".
//! `data/judge/slips.txt` has them as patterns; their notation is explained at its top.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::LazyLock;

use super::bits::{Bits, NONE};
use super::grammar::{Cat, GRAMMAR, tokens};
use super::lexicon::LEXICON;
use super::opinion::Reason;
use super::packed::SHEETS;

static SLIPS: LazyLock<Slips> = LazyLock::new(|| Slips::read(SHEETS.slips).unwrap_or_default());

/// How many words a `..` stands for at most.
const WIDEST: usize = 4;

/// The patterns, and by their first words which they are.
#[derive(Debug, Default)]
pub(super) struct Slips {
    all: Vec<Slip>,
    by_first: BTreeMap<String, Vec<usize>>,
}

#[derive(Debug)]
struct Slip {
    reason: Reason,
    opens: bool,
    /// What comes after the first word.
    rest: Vec<Token>,
    /// With one of these before it, or anywhere, it is none.
    unless: Vec<String>,
    anywhere: bool,
}

#[derive(Debug)]
enum Token {
    Words(Vec<String>),
    Kind(Kind),
    Gap,
    End,
}

/// A word that can be this, and cannot be that.
#[derive(Debug)]
struct Kind {
    is: (Cat, Bits),
    is_not: Vec<(Cat, Bits)>,
}

/// The slip in these words, with its place.
pub(super) fn slip(words: &[&str]) -> Option<(Reason, Range<usize>)> {
    let slips = &*SLIPS;
    (0..words.len()).find_map(|at| {
        let first = slips.by_first.get(*words.get(at)?)?;
        let mut here = first.iter().filter_map(|&number| slips.all.get(number));
        here.find_map(|slip| Some((slip.reason, at..slip.end(words, at)?)))
    })
}

impl Slip {
    /// Where the slip that begins at this word ends.
    fn end(&self, words: &[&str], at: usize) -> Option<usize> {
        if self.opens && at > 0 {
            return None;
        }
        let end = follow(&self.rest, words, at + 1)?;
        let after = if self.anywhere { end } else { words.len() };
        let mut elsewhere = words.iter().take(at).chain(words.iter().skip(after));
        let spared = elsewhere.any(|w| self.unless.iter().any(|u| u == w));
        (!spared).then_some(end)
    }
}

/// Where the words end that the tokens stand for from this word on.
fn follow(tokens: &[Token], words: &[&str], at: usize) -> Option<usize> {
    let Some((token, rest)) = tokens.split_first() else {
        return Some(at);
    };
    let word = words.get(at).copied();
    let here = match token {
        Token::Gap => return (at..=at + WIDEST).find_map(|at| follow(rest, words, at)),
        Token::End => return word.is_none().then_some(at),
        Token::Words(list) => list.iter().any(|w| Some(w.as_str()) == word),
        Token::Kind(kind) => word.is_some_and(|word| kind.fits(word)),
    };
    here.then(|| follow(rest, words, at + 1)).flatten()
}

impl Kind {
    fn fits(&self, word: &str) -> bool {
        let readings = LEXICON.readings(word);
        let can_be = |&(cat, bits): &(Cat, Bits)| {
            let mut same = readings.iter().filter(|r| r.cat == cat);
            same.any(|r| bits == NONE || r.bits.meets(bits))
        };
        can_be(&self.is) && !self.is_not.iter().any(can_be)
    }

    fn read(text: &str) -> Result<Self, String> {
        let mut parts = text.split('!').map(reading);
        let is = parts.next().ok_or("an empty kind")??;
        let is_not = parts.collect::<Result<_, String>>()?;
        Ok(Self { is, is_not })
    }
}

/// A kind of word, `V` or `V.base`.
fn reading(text: &str) -> Result<(Cat, Bits), String> {
    let (name, value) = text.split_once('.').unwrap_or((text, ""));
    let cat = GRAMMAR.cat(name).ok_or(format!("no kind {name}"))?;
    let bits = match value {
        "" => NONE,
        value => GRAMMAR.features.value(value)?.1,
    };
    Ok((cat, bits))
}

impl Slips {
    /// Reads the patterns; an error names the line.
    pub(super) fn read(text: &str) -> Result<Self, String> {
        let (mut slips, mut lists) = (Self::default(), BTreeMap::new());
        let mut reason = Reason::VerbPattern;
        let lines = text.lines().zip(1..);
        for (line, number) in lines.filter(|(l, _)| !l.is_empty() && !l.starts_with('#')) {
            if let Some(slug) = line.strip_prefix("= ") {
                reason = Reason::named(slug).ok_or(format!("line {number}: no reason {slug}"))?;
            } else if let Some((name, list)) = line.split_once(" = ") {
                lists.insert(name.to_owned(), list.to_owned());
            } else {
                let read = slips.read_slip(line, reason, &lists);
                read.map_err(|e| format!("line {number}: {e}"))?;
            }
        }
        Ok(slips)
    }

    fn read_slip(
        &mut self,
        line: &str,
        reason: Reason,
        lists: &BTreeMap<String, String>,
    ) -> Result<(), String> {
        let anywhere = line.split_once(" -- ");
        let before = || line.split_once(" - ").unwrap_or((line, ""));
        let (pattern, unless) = anywhere.unwrap_or_else(before);
        let mut pattern = tokens(pattern).peekable();
        let opens = pattern.next_if_eq(&"^").is_some();
        let mut read = pattern.map(|text| token(text, lists));
        let Some(Token::Words(first)) = read.next().transpose()? else {
            return Err("a pattern begins with words".into());
        };
        let rest = read.collect::<Result<_, String>>()?;
        for word in first {
            self.by_first.entry(word).or_default().push(self.all.len());
        }
        self.all.push(Slip {
            reason,
            opens,
            rest,
            unless: listed(unless, lists)?,
            anywhere: anywhere.is_some(),
        });
        Ok(())
    }
}

fn token(text: &str, lists: &BTreeMap<String, String>) -> Result<Token, String> {
    let kind = text.strip_prefix('<').and_then(|t| t.strip_suffix('>'));
    Ok(match (text, kind) {
        ("..", _) => Token::Gap,
        ("$", _) => Token::End,
        (_, Some(kind)) => Token::Kind(Kind::read(kind)?),
        _ => Token::Words(listed(text, lists)?),
    })
}

/// Words with `/` between them; `@LIST` stands for a list, `walk+` for all forms of a regular verb.
fn listed(text: &str, lists: &BTreeMap<String, String>) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    for word in text.split('/').filter(|word| !word.is_empty()) {
        if word.starts_with('@') {
            let list = lists.get(word).ok_or(format!("no list {word}"))?;
            words.extend(listed(list, lists)?);
        } else {
            match word.strip_suffix('+') {
                Some(verb) => words.extend(forms(verb)),
                None => words.push(word.to_owned()),
            }
        }
    }
    Ok(words)
}

/// All forms of a regular verb.
fn forms(verb: &str) -> [String; 4] {
    let e = verb.strip_suffix('e');
    let consonant = |stem: &&str| !stem.ends_with(['a', 'e', 'o']);
    let y = verb.strip_suffix('y').filter(consonant);
    let s = match y {
        Some(stem) => format!("{stem}ies"),
        None if verb.ends_with("ch") || verb.ends_with("sh") || verb.ends_with("ss") => {
            format!("{verb}es")
        }
        None => format!("{verb}s"),
    };
    let ed = y.map_or_else(
        || format!("{}ed", e.unwrap_or(verb)),
        |stem| format!("{stem}ied"),
    );
    [verb.to_owned(), s, ed, format!("{}ing", e.unwrap_or(verb))]
}
