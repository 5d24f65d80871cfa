//! X10: the dictionary of the table.

use std::sync::{Arc, Mutex, PoisonError};

use table::{Code, Materials, Refusal, Rule, Settings, Value, Values};

use super::Rules;
use english::words::{NoWords, Shipped, WordList};

pub(super) const RULE: Rule = Rule {
    slug: "words",
    title: "Word list",
    summary: "Which words count.",
    text: "A word counts if it is in the table's list: `standard` (SCOWL up to size 60, American and British with \
           variants), `family` (up to size 35), `large` (up to size 80), `enable` (the list of word gamers), or a list \
           that the table has loaded (`loaded`; it is used unless the table names another; lines that are no words are left \
           out and counted). The names of the letter \
           cards count with every list; a and i are in ours, and in a loaded list if it has them. No proper nouns, \
           abbreviations, hyphens or apostrophes; inflected forms are words of their own. Rude words may be claimed \
           like any other, but bots do not play them and they are not shown among the words that nobody found.",
    source: "X10",
    values: Values::ChoiceOrName(&["standard", "family", "large", "enable"]),
    situation: "turn",
    clashes: &[],
};

/// What a loaded list is called.
pub(super) const LOADED: &str = "loaded";

/// The list in use.
#[derive(Clone, Debug)]
pub(super) enum List {
    /// One of ours.
    Shipped(Shipped),
    /// The table's own.
    Loaded(Arc<WordList>),
}

impl List {
    pub(super) fn name(&self) -> &str {
        match self {
            Self::Shipped(list) => list.slug(),
            Self::Loaded(list) => list.name(),
        }
    }
}

/// The list that the table has named, else the one it has loaded, else ours.
pub(super) fn read(set: &Settings, materials: &Materials) -> Result<List, Refusal> {
    let bad = |message: String| Refusal::new(Code::BadValue, message).by(RULE.number());
    let loaded = materials.0.get("words").map(|text| load(text));
    let loaded = loaded
        .transpose()
        .map_err(|why| bad(format!("the loaded word list: {why}")))?;
    match (set.get(RULE.slug).map(Value::to_string).as_deref(), loaded) {
        (None | Some(LOADED), Some(list)) => Ok(List::Loaded(list)),
        (None, None) => Ok(List::Shipped(Shipped::Standard)),
        (Some(name), _) => Shipped::find(name).map(List::Shipped).ok_or_else(|| {
            bad(format!(
                "there is no word list `{name}`; it takes {}",
                RULE.values
            ))
        }),
    }
}

/// Lists that were loaded last, each with its text: a table settles its rules at every proposal, and to read a megabyte of
/// words takes long.
static LATELY: Mutex<Vec<(String, Arc<WordList>)>> = Mutex::new(Vec::new());
/// How many of them are kept.
const KEPT: usize = 4;

fn load(text: &str) -> Result<Arc<WordList>, NoWords> {
    let lately = || LATELY.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, list)) = lately().iter().find(|(known, _)| known == text) {
        return Ok(Arc::clone(list));
    }
    let list = Arc::new(WordList::load(LOADED, text)?);
    let mut lately = lately();
    if lately.len() >= KEPT {
        lately.remove(0);
    }
    lately.push((text.to_owned(), Arc::clone(&list)));
    Ok(list)
}

impl Rules {
    /// What is the word list called?
    pub fn list_name(&self) -> &str {
        self.list.name()
    }

    /// What was left out of the table's own list.
    pub(super) fn left_out(&self) -> Option<String> {
        match &self.list {
            List::Shipped(_) => None,
            List::Loaded(list) => {
                let told = list.left_out().to_string();
                (!told.is_empty()).then(|| format!("the loaded word list: {told} (X10)"))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{settled, settled_with, with};

    #[test]
    fn lists_are_shipped_or_loaded() {
        assert_eq!(with(&[]).list_name(), "standard");
        assert_eq!(with(&["words=enable"]).list_name(), "enable");
        let own = settled_with(&[], &[("words", "mum\nwow\n")]).unwrap();
        let again = settled_with(&[], &[("words", "mum\nwow\n")]).unwrap();
        let lists = [&own, &again].map(|rules| match &rules.list {
            super::List::Loaded(list) => std::sync::Arc::as_ptr(list),
            super::List::Shipped(_) => unreachable!(),
        });
        assert_eq!(lists[0], lists[1], "the same text is read once");
        assert_eq!(own.list_name(), "loaded");
        let named = settled_with(&["words=family"], &[("words", "mum\n")]).unwrap();
        assert_eq!(named.list_name(), "family");
        assert!(settled(&["words=loaded"]).is_err());
        assert!(own.warnings().is_empty());
        let mended = settled_with(&[], &[("words", "mum\nMum\nmum's\n")]).unwrap();
        let [told] = mended.warnings().try_into().unwrap();
        assert!(told.contains("2 lines are left out"), "{told}");
        assert!(told.contains("line 2, `Mum` (X10)"), "{told}");
        let broken = settled_with(&[], &[("words", "Mum\n")]).unwrap_err();
        assert!(broken.message.contains("line 1, `Mum`"), "{broken}");
        assert_eq!(broken.to_string().matches("X10").count(), 1, "{broken}");
    }
}
