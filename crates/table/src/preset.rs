//! House rules that go together, under one name: what a table is opened with by somebody who wants to choose once.

use crate::{Code, Refusal, Rule, Settings, no_such};

/// House rules that go together. A preset is data of a game; it changes nothing that cannot be set one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// The permanent name in kebab-case, unlike that of any rule's.
    pub slug: &'static str,
    /// The name on the page.
    pub title: &'static str,
    /// One line: what is different.
    pub summary: &'static str,
    /// What it sets, as it would be typed: a rule and its value. The rest has its defaults.
    pub set: &'static [(&'static str, &'static str)],
}

impl Preset {
    /// What it sets, as the rules of its game mean it.
    ///
    /// # Errors
    /// `UnknownRule` or `BadValue`; a test keeps every game of the house from that.
    pub fn settings(&self, rules: &[Rule]) -> Result<Settings, Refusal> {
        let mut set = Settings::default();
        for (slug, value) in self.set {
            set.set(rules, &format!("{slug}={value}"))?;
        }
        Ok(set)
    }

    /// The one of `presets` called `slug`.
    ///
    /// # Errors
    /// `BadInput`, naming those there are.
    pub fn find<'a>(presets: &'a [Self], slug: &str) -> Result<&'a Self, Refusal> {
        let found = presets.iter().find(|preset| preset.slug == slug);
        found.ok_or_else(|| {
            let known: Vec<_> = presets.iter().map(|preset| preset.slug).collect();
            Refusal::new(Code::BadInput, no_such("preset", slug, &known))
        })
    }
}
