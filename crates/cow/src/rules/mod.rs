//! Every option of the game, one file each. The engine cannot read a setting: it asks a question.

use table::{Refusal, Rule, Settings, Value, Values};

mod ante;
mod auto_loan;
mod cities;
mod end;
mod finance;
mod games;
mod mad_bombers;
mod next_starter;
mod no_target;
mod own;
mod presets;
mod settle;
mod split;
mod spy_glass;
mod starter;

pub(crate) use finance::Way;
pub use own::{
    Alike, Change, Effect as OwnEffect, Exploding, Finding, Happens, LATE, Me, OWN_EXAMPLES, Over,
    QUESTIONS, Turns, Which, Whose, text_of,
};
pub(crate) use own::{Between, DRAWN, card, situation as own_situation, turn};
pub(crate) use presets::PRESETS;

/// Every option, in the order they are shown.
pub(crate) static RULES: [Rule; 13] = [
    ante::RULE,
    starter::RULE,
    cities::RULE,
    finance::RULE,
    auto_loan::RULE,
    end::RULE,
    settle::RULE,
    mad_bombers::RULE,
    split::RULE,
    no_target::RULE,
    spy_glass::RULE,
    games::RULE,
    next_starter::RULE,
];

/// What a rule stood for in records that are older than it; nothing where it is as old as the records.
pub(crate) fn before(slug: &str) -> Option<Value> {
    match slug {
        _ if slug == mad_bombers::RULE.slug => Some(spell(mad_bombers::MadBombers::One)),
        _ if slug == auto_loan::RULE.slug => Some(spell(auto_loan::AutoLoan::On)),
        _ => None,
    }
}

/// What this table has settled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rules {
    ante: i32,
    starter: starter::Starter,
    cities: cities::Cities,
    finance: finance::Finance,
    auto_loan: auto_loan::AutoLoan,
    end: end::End,
    settle: settle::Settle,
    mad_bombers: mad_bombers::MadBombers,
    split: split::Split,
    no_target: no_target::NoTarget,
    spy_glass: spy_glass::SpyGlass,
    games: u32,
    next_starter: next_starter::NextStarter,
    own: own::Own,
    /// What they say of cards.
    said: Vec<own::Said>,
}

impl Rules {
    /// Reads what the table has set; the rest has its defaults.
    ///
    /// # Errors
    /// `BadValue`, where a rule does not take its value; `Clash`, where a rule of the table's own may not stand beside another.
    pub(crate) fn settle(set: &Settings) -> Result<Self, Refusal> {
        let rules = Self {
            ante: number(set, &ante::RULE)?,
            starter: word(set)?,
            cities: word(set)?,
            finance: word(set)?,
            auto_loan: word(set)?,
            end: word(set)?,
            settle: word(set)?,
            mad_bombers: word(set)?,
            split: word(set)?,
            no_target: word(set)?,
            spy_glass: word(set)?,
            games: number(set, &games::RULE)?.unsigned_abs(),
            next_starter: word(set)?,
            own: own::read(set)?,
            said: Vec::new(),
        };
        rules.own_without_clash(set)?;
        Ok(rules)
    }

    /// One value for each option.
    pub(crate) fn settings(&self) -> Settings {
        let set = Settings::default()
            .with(ante::RULE.slug, Value::Number(self.ante.into()))
            .with(starter::RULE.slug, spell(self.starter))
            .with(cities::RULE.slug, spell(self.cities))
            .with(finance::RULE.slug, spell(self.finance))
            .with(auto_loan::RULE.slug, spell(self.auto_loan))
            .with(end::RULE.slug, spell(self.end))
            .with(settle::RULE.slug, spell(self.settle))
            .with(mad_bombers::RULE.slug, spell(self.mad_bombers))
            .with(split::RULE.slug, spell(self.split))
            .with(no_target::RULE.slug, spell(self.no_target))
            .with(spy_glass::RULE.slug, spell(self.spy_glass))
            .with(games::RULE.slug, Value::Number(self.games.into()))
            .with(next_starter::RULE.slug, spell(self.next_starter));
        self.own_settings()
            .fold(set, |set, (slug, value)| set.with(&slug, value))
    }
}

/// An option that is one of a few words.
trait Choice: Copy + PartialEq + 'static {
    /// The option.
    const RULE: Rule;
    /// What its words mean, in their order.
    const ALL: &'static [Self];
}

fn words(rule: &Rule) -> &'static [&'static str] {
    match rule.values {
        Values::Choice(words) => words,
        Values::Flag | Values::ChoiceOrName(_) | Values::Number { .. } => &[],
    }
}

fn word<C: Choice>(set: &Settings) -> Result<C, Refusal> {
    let value = value(set, &C::RULE)?;
    let place = words(&C::RULE)
        .iter()
        .position(|word| value == Value::Word((*word).to_owned()));
    Ok(C::ALL[place.unwrap_or_default()])
}

fn spell<C: Choice>(choice: C) -> Value {
    let place = C::ALL.iter().position(|other| *other == choice);
    Value::Word(words(&C::RULE)[place.unwrap_or_default()].to_owned())
}

fn number(set: &Settings, rule: &Rule) -> Result<i32, Refusal> {
    match value(set, rule)? {
        Value::Number(n) => Ok(i32::try_from(n).unwrap_or_default()),
        Value::Flag(_) | Value::Word(_) => Ok(0),
    }
}

fn value(set: &Settings, rule: &Rule) -> Result<Value, Refusal> {
    set.get(rule.slug)
        .map_or_else(|| Ok(rule.default_value()), |value| rule.read(value))
}

/// The rules with one of them set, for the tests of each file.
#[cfg(test)]
fn with(slug: &str, value: &str) -> Rules {
    let set = Settings::default().with(slug, Value::Word(value.to_owned()));
    Rules::settle(&set.read(&RULES).unwrap()).unwrap()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_has_its_words_and_a_name_of_its_own() {
        for rule in &RULES {
            assert!(RULES.iter().filter(|other| other.slug == rule.slug).count() == 1);
            for text in [
                rule.title,
                rule.summary,
                rule.text,
                rule.source,
                rule.situation,
            ] {
                assert!(!text.is_empty(), "{}", rule.slug);
            }
        }
    }

    #[test]
    fn every_value_of_every_option_settles_and_is_spelled_again() {
        for rule in &RULES {
            let values: Vec<Value> = match rule.values {
                Values::Choice(words) => {
                    words.iter().map(|&word| Value::Word(word.into())).collect()
                }
                Values::Number { min, max, .. } => vec![Value::Number(min), Value::Number(max)],
                Values::Flag | Values::ChoiceOrName(_) => Vec::new(),
            };
            assert!(values.len() > 1, "{}", rule.slug);
            for value in values {
                let set = Settings::default().with(rule.slug, value.clone());
                let settings = Rules::settle(&set).unwrap().settings();
                assert_eq!(settings.get(rule.slug), Some(&value));
                assert_eq!(settings.0.len(), RULES.len());
            }
        }
    }

    #[test]
    fn a_value_that_no_rule_takes_is_refused() {
        let set = Settings::default().with("ante", Value::Number(125));
        assert!(
            Rules::settle(&set)
                .unwrap_err()
                .message
                .contains("multiple of 50")
        );
    }
}
