//! The grammar: phrase rules with features, read from `data/judge/grammar.txt`.
//! The notation is explained at the top of that file.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::bits::{ANY, Bits, NONE};
use super::feature::Features;
use super::packed::SHEETS;

/// A kind of phrase or word, such as a noun phrase.
pub(super) type Cat = u16;

/// A kind of word or phrase with its features.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reading {
    pub(super) cat: Cat,
    pub(super) bits: Bits,
}

/// One part of a phrase: its kind, the values it may have, and the groups it shares.
#[derive(Clone, Debug)]
pub(super) struct Part {
    pub(super) cat: Cat,
    pub(super) allowed: Bits,
    pub(super) shares: Bits,
    /// The groups in which something must be left after `allowed` and sharing.
    pub(super) checks: Vec<Bits>,
}

/// How a phrase is made of its parts.
#[derive(Clone, Debug)]
pub(super) struct Rule {
    pub(super) makes: Cat,
    /// Values that the rule itself gives to the phrase, and the groups they are in.
    pub(super) set: Bits,
    pub(super) set_groups: Bits,
    /// Groups that the parts hand on by sharing.
    pub(super) shared: Bits,
    /// The part whose features the phrase takes over.
    pub(super) head: Option<usize>,
    pub(super) parts: Vec<Part>,
}

/// All rules, indexed by their first part.
#[derive(Debug, Default)]
pub(super) struct Grammar {
    pub(super) features: Features,
    pub(super) rules: Vec<Rule>,
    pub(super) by_first: Vec<Vec<u16>>,
    pub(super) defaults: Bits,
    cats: Vec<String>,
    ids: BTreeMap<String, Cat>,
    titles: BTreeMap<Cat, String>,
}

/// The shipped grammar.
pub(super) static GRAMMAR: LazyLock<Grammar> =
    LazyLock::new(|| Grammar::read(SHEETS.grammar).unwrap_or_default());

/// What bots write: fewer rules, for the same words (`plain.txt`).
pub(super) static PLAIN: LazyLock<Grammar> = LazyLock::new(|| {
    Grammar::read(SHEETS.grammar)
        .and_then(|grammar| grammar.with_rules(SHEETS.plain))
        .unwrap_or_default()
});

impl Grammar {
    /// Reads a grammar; an error names the line.
    pub(super) fn read(text: &str) -> Result<Self, String> {
        Self::default().with_rules(text)
    }

    /// The same features and kinds with the rules of `text` instead.
    pub(super) fn with_rules(mut self, text: &str) -> Result<Self, String> {
        self.rules.clear();
        for (number, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if !line.is_empty() {
                self.read_line(line)
                    .map_err(|e| format!("line {}: {e}", number + 1))?;
            }
        }
        self.index();
        Ok(self)
    }

    /// The number of a kind of phrase, if any rule or word has it.
    pub(super) fn cat(&self, name: &str) -> Option<Cat> {
        self.ids.get(name).copied()
    }

    /// What people call a kind of phrase, if it is one to show.
    pub(super) fn title(&self, cat: Cat) -> Option<&str> {
        self.titles.get(&cat).map(String::as_str)
    }

    /// How many kinds there are.
    pub(super) fn kinds(&self) -> usize {
        self.cats.len()
    }

    /// Reads `Kind{features}` as a reading of a word.
    pub(super) fn reading(&self, text: &str) -> Result<Reading, String> {
        let (name, features) = split_features(text)?;
        let cat = self
            .cat(name)
            .ok_or_else(|| format!("no rule uses {name}"))?;
        let (set, groups, _) = self.features_of(features)?;
        Ok(Reading {
            cat,
            bits: self.features.implied(set, (self.defaults & !groups) | set),
        })
    }

    fn read_line(&mut self, line: &str) -> Result<(), String> {
        if let Some((left, right)) = line.split_once("->") {
            return right
                .split('|')
                .try_for_each(|parts| self.read_rule(left.trim(), parts));
        }
        let (left, values) = line
            .split_once('=')
            .ok_or("neither a rule nor a declaration")?;
        match left.trim().split_once(' ') {
            Some(("group", name)) => self.features.declare(name.trim(), values)?,
            Some(("alias", name)) => self.features.alias(name.trim(), values)?,
            Some(("imply", name)) => self.features.imply(name.trim(), values)?,
            Some(("share", name)) => self.features.bundle(name.trim(), values)?,
            Some(("name", kind)) => {
                let cat = self.cat(kind.trim()).ok_or("no rule uses this kind")?;
                self.titles.insert(cat, values.trim().into());
            }
            _ => return Err(format!("cannot read {left}")),
        }
        self.defaults = self.features.defaults();
        Ok(())
    }

    fn read_rule(&mut self, left: &str, right: &str) -> Result<(), String> {
        let (name, features) = split_features(left)?;
        let makes = self.number(name)?;
        let (set, set_groups, shared) = self.features_of(features)?;
        let (mut head, mut parts) = (None, Vec::new());
        for word in tokens(right) {
            let plain = word.trim_start_matches('^');
            if plain != word {
                head = Some(parts.len());
            }
            let is_first = parts.is_empty();
            parts.push(self.read_part(plain, plain != word, is_first)?);
        }
        if parts.is_empty() || parts.len() > 6 {
            return Err("a rule has one to six parts".into());
        }
        self.rules.push(Rule {
            makes,
            set,
            set_groups,
            shared,
            head,
            parts,
        });
        Ok(())
    }

    fn read_part(&mut self, text: &str, is_head: bool, is_first: bool) -> Result<Part, String> {
        let (name, features) = split_features(text)?;
        let cat = self.number(name)?;
        let (set, groups, shares) = self.features_of(features)?;
        let mut allowed = (ANY & !groups) | set;
        let mut checks = Vec::new();
        for group in &self.features.groups {
            let said = (groups | shares).meets(group.mask);
            if group.strict && !said && !is_head {
                allowed = (allowed & !group.mask) | group.default;
            }
            let restricted = allowed & group.mask != group.mask;
            // What comes first shares nothing with parts before it, and every phrase has a value of each group.
            if restricted || (said && !is_first) {
                checks.push(group.mask);
            }
        }
        // What is refused most often is asked first.
        checks.sort_by_key(|&group| (allowed & group == group, (allowed & group).count()));
        Ok(Part {
            cat,
            allowed,
            shares,
            checks,
        })
    }

    /// The values, the groups they are in, and the groups handed on.
    fn features_of(&self, text: &str) -> Result<(Bits, Bits, Bits), String> {
        let (mut set, mut groups, mut shares) = (NONE, NONE, NONE);
        for word in text.split_whitespace() {
            if let Some(name) = word.strip_prefix('@') {
                shares |= self.features.handed_on(name)?;
            } else {
                let (group, bits) = self.features.value(word)?;
                set |= bits;
                groups |= self.features.groups.get(group).map_or(NONE, |g| g.mask);
            }
        }
        Ok((set, groups, shares))
    }

    fn number(&mut self, name: &str) -> Result<Cat, String> {
        if let Some(&cat) = self.ids.get(name) {
            return Ok(cat);
        }
        let cat = Cat::try_from(self.cats.len()).map_err(|_| "more than 65,536 kinds")?;
        self.cats.push(name.into());
        self.ids.insert(name.into(), cat);
        Ok(cat)
    }

    fn index(&mut self) {
        self.by_first = vec![Vec::new(); self.cats.len()];
        for (number, rule) in (0u16..).zip(&self.rules) {
            if let Some(rules) = rule
                .parts
                .first()
                .and_then(|p| self.by_first.get_mut(usize::from(p.cat)))
            {
                rules.push(number);
            }
        }
    }
}

/// Splits at blanks outside braces.
pub(super) fn tokens(text: &str) -> impl Iterator<Item = &str> {
    let mut inside = false;
    text.split(move |c: char| {
        inside = (inside || c == '{') && c != '}';
        c.is_whitespace() && !inside
    })
    .filter(|word| !word.is_empty())
}

fn split_features(text: &str) -> Result<(&str, &str), String> {
    match text.split_once('{') {
        None => Ok((text, "")),
        Some((name, rest)) => rest
            .strip_suffix('}')
            .map(|features| (name, features))
            .ok_or_else(|| format!("{text} lacks its closing brace")),
    }
}
