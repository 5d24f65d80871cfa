//! The rules among the fields of a form.

use ::table::{OWN_PREFIX, Refusal, Settings, Value};
use host::{AnyGame, PIECES_PREFIX};

/// What was typed, as far as it could be read.
#[derive(Clone, Debug, Default)]
pub(crate) struct Typed {
    /// The rules.
    pub(crate) set: Settings,
    /// A text of a rule of one's own whose head could not be read.
    pub(crate) unread: Option<String>,
    /// Why not all of it could be read.
    pub(crate) refusal: Option<Refusal>,
}

impl Typed {
    /// Reads the fields that are called `rule.` and a rule's slug, the texts in those called `own`, or `own.` and a name, and
    /// pieces in those called `pieces.` and a kind. Where a text stands beside a value of it, the text says that value.
    pub(crate) fn read(game: &dyn AnyGame, fields: &[(String, String)]) -> Self {
        let mut typed = Self::default();
        let texts = typed.texts(fields);
        let rules = fields.iter().filter_map(|(name, value)| {
            let slug = name.strip_prefix("rule.")?;
            Some((slug.to_owned(), Value::Word(value.clone())))
        });
        let mut values = Settings(rules.collect());
        let mut chosen = values.clone();
        chosen.0.retain(|slug, _| texts.0.contains_key(slug));
        values.0.retain(|slug, _| !texts.0.contains_key(slug));
        let values = typed.keep(values.read(game.rules())).unwrap_or_default();
        let chosen = host::choose_own(game.slug(), &texts, &mut chosen).map(|()| chosen);
        let chosen = typed.keep(chosen).unwrap_or_default();
        typed.set = values.changed(&texts).changed(&chosen);
        typed.set.0.extend(pieces(fields));
        typed
    }

    /// All of it.
    ///
    /// # Errors
    /// Why not all of it could be read.
    pub(crate) fn whole(self) -> Result<Settings, Refusal> {
        self.refusal.map_or(Ok(self.set), Err)
    }

    fn texts(&mut self, fields: &[(String, String)]) -> Settings {
        let mut texts = Settings::default();
        let is_own = |name: &str| name == "own" || name.starts_with("own.");
        let own = fields.iter().filter(|(name, _)| is_own(name));
        for (_, text) in own.filter(|(_, text)| !text.trim().is_empty()) {
            match self.keep(host::own_setting(text)) {
                Some((slug, value)) => texts = texts.with(&slug, value),
                None => self.unread = Some(text.clone()),
            }
        }
        texts
    }

    /// What could be read; the first reason is kept.
    fn keep<T>(&mut self, read: Result<T, Refusal>) -> Option<T> {
        match read {
            Ok(read) => Some(read),
            Err(why) => {
                self.refusal.get_or_insert(why);
                None
            }
        }
    }
}

/// How many bytes of texts somebody brings with a proposal.
pub(crate) fn texts_in(change: &Settings) -> usize {
    let is_text = |slug: &str| slug.starts_with(OWN_PREFIX) || slug.starts_with(PIECES_PREFIX);
    let texts = change.0.iter().filter(|(slug, _)| is_text(slug));
    texts.map(|(_, text)| text.to_string().len()).sum()
}

fn pieces(fields: &[(String, String)]) -> impl Iterator<Item = (String, Value)> {
    let kinds = fields.iter().filter_map(|(name, text)| {
        let kind = name.strip_prefix("pieces.")?;
        Some((format!("{PIECES_PREFIX}{kind}"), text))
    });
    let written = kinds.filter(|(_, text)| !text.trim().is_empty());
    written.map(|(slug, text)| (slug, Value::Word(text.replace("\r\n", "\n"))))
}

#[cfg(test)]
mod tests {
    use super::*;

    const JACKPOT: &str = include_str!("../../../../examples/rules/wimpout/jackpot.rule");

    fn typed(fields: &[(&str, &str)]) -> Typed {
        let own = |(name, text): &(&str, &str)| ((*name).to_owned(), (*text).to_owned());
        let fields: Vec<_> = fields.iter().map(own).collect();
        Typed::read(host::game("wimpout").unwrap(), &fields)
    }

    #[test]
    fn a_text_says_the_value_that_stands_beside_it() {
        let set = typed(&[("own.jackpot", JACKPOT), ("rule.own/jackpot", "75")]);
        let text = set.whole().unwrap().0["own/jackpot"].to_string();
        assert!(text.contains("\n--- chosen: 75;"), "{text}");
    }

    #[test]
    fn what_can_be_read_is_kept_beside_what_cannot() {
        let typed = typed(&[
            ("rule.goal", "250"),
            ("own", "rule: x"),
            ("own.jackpot", JACKPOT),
        ]);
        assert_eq!(typed.unread.as_deref(), Some("rule: x"));
        assert_eq!(typed.set.0["goal"].to_string(), "250");
        assert!(typed.set.0.contains_key("own/jackpot"));
        assert_eq!(typed.whole().unwrap_err().rule.as_deref(), Some("H12"));
    }

    #[test]
    fn a_value_that_the_text_has_not_is_refused_and_the_text_kept() {
        let typed = typed(&[("own", JACKPOT), ("rule.own/jackpot", "80")]);
        assert!(typed.set.0.contains_key("own/jackpot"));
        assert!(typed.whole().unwrap_err().message.contains("100, 75, 150"));
    }
}
