//! Features of words and phrases (number, case, verb form …) as sets of bits, so that
//! agreement is one `and`. The groups and their values are declared in `grammar.txt`.

use std::collections::BTreeMap;

use super::bits::{ANY, Bits, NONE};

/// One dimension of agreement, such as case or number.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub(super) name: String,
    /// All values of the group.
    pub(super) mask: Bits,
    /// What a phrase gets when its rule does not say.
    pub(super) default: Bits,
    /// Whether a rule that does not say asks for the default of its parts, too.
    pub(super) strict: bool,
}

/// The declared groups, and what each feature word stands for.
#[derive(Clone, Debug, Default)]
pub(super) struct Features {
    pub(super) groups: Vec<Group>,
    values: BTreeMap<String, (usize, Bits)>,
    bundles: BTreeMap<String, Bits>,
    /// What a word that has a value cannot have beside it.
    implied: Vec<(Bits, Bits)>,
    used: usize,
}

impl Features {
    /// Declares `name = value …`; a value marked `*` is the default, `!` a strict default.
    pub(super) fn declare(&mut self, name: &str, values: &str) -> Result<(), String> {
        if self.groups.iter().any(|g| g.name == name) {
            return Err(format!("{name} is declared twice"));
        }
        let index = self.groups.len();
        let mut group = Group {
            name: name.into(),
            mask: NONE,
            default: NONE,
            strict: false,
        };
        for word in values.split_whitespace() {
            let value = word.trim_end_matches(['*', '!']);
            let bit = Bits::nth(self.used).ok_or("more than 192 feature values")?;
            self.used += 1;
            group.mask |= bit;
            if value != word {
                group.default = bit;
                group.strict = word.ends_with('!');
            }
            self.name_value(value, index, bit)?;
        }
        if group.default == NONE {
            group.default = group.mask;
        }
        self.bundles.insert(name.into(), group.mask);
        self.groups.push(group);
        Ok(())
    }

    /// Declares `name` as short for several values of one group.
    pub(super) fn alias(&mut self, name: &str, values: &str) -> Result<(), String> {
        let (mut index, mut bits) = (None, NONE);
        for word in values.split_whitespace() {
            let (group, more) = self.value(word)?;
            if index.is_some_and(|i| i != group) {
                return Err(format!("{word} belongs to another group"));
            }
            index = Some(group);
            bits |= more;
        }
        self.name_value(name, index.ok_or("an alias needs a value")?, bits)
    }

    /// Declares that a word with the value `name` has only these values of another group.
    pub(super) fn imply(&mut self, name: &str, values: &str) -> Result<(), String> {
        let (_, bit) = self.value(name)?;
        let (mut group, mut bits) = (NONE, NONE);
        for word in values.split_whitespace() {
            let (index, more) = self.value(word)?;
            group |= self.groups.get(index).map_or(NONE, |g| g.mask);
            bits |= more;
        }
        self.implied.push((bit, group & !bits));
        Ok(())
    }

    /// The features of a word, less what its stated values rule out.
    pub(super) fn implied(&self, stated: Bits, bits: Bits) -> Bits {
        let ruled_out = self.implied.iter().filter(|(bit, _)| stated.meets(*bit));
        ruled_out.fold(bits, |bits, (_, values)| bits & !*values)
    }

    /// Declares `@name` as short for handing on several groups.
    pub(super) fn bundle(&mut self, name: &str, groups: &str) -> Result<(), String> {
        let mut mask = NONE;
        for group in groups.split_whitespace() {
            mask |= self.handed_on(group)?;
        }
        self.bundles.insert(name.into(), mask);
        Ok(())
    }

    /// The group and bits of a feature word.
    pub(super) fn value(&self, word: &str) -> Result<(usize, Bits), String> {
        self.values
            .get(word)
            .copied()
            .ok_or_else(|| format!("no feature is called {word}"))
    }

    /// The groups that `@name` hands on.
    pub(super) fn handed_on(&self, name: &str) -> Result<Bits, String> {
        self.bundles
            .get(name)
            .copied()
            .ok_or_else(|| format!("no group is called {name}"))
    }

    /// What a phrase has in the groups of which its rule says nothing.
    pub(super) fn defaults(&self) -> Bits {
        self.groups
            .iter()
            .fold(ANY, |bits, g| (bits & !g.mask) | g.default)
    }

    /// The group's mask, or nothing for a name that was not declared.
    pub(super) fn mask(&self, name: &str) -> Bits {
        self.groups
            .iter()
            .find(|g| g.name == name)
            .map_or(NONE, |g| g.mask)
    }

    fn name_value(&mut self, name: &str, group: usize, bits: Bits) -> Result<(), String> {
        match self.values.insert(name.into(), (group, bits)) {
            None => Ok(()),
            Some(_) => Err(format!("{name} is declared twice")),
        }
    }
}
