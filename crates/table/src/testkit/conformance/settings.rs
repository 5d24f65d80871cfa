//! Random settings of a game's rules.

use super::chance::{one_in, pick};
use super::{Options, ensure};
use crate::{Code, Game, Luck, Rule, Settings, Stream, Value, Values};

/// Settings of about half of the rules. One that clashes with those drawn before is left out.
pub(super) fn draw<G: Game>(options: &Options<G>, luck: &mut Stream) -> Result<Settings, String> {
    let mut set = options.pinned.clone();
    let mut rules = free(options);
    luck.shuffle(&mut rules);
    for rule in rules {
        if one_in(luck, 2) {
            continue;
        }
        let with = set.clone().with(rule.slug, value(rule, luck));
        match G::settle(&with, &options.materials) {
            Ok(_) => set = with,
            Err(refusal) => {
                let wrong = || format!("settling {} with {set:?}: {refusal}", rule.slug);
                ensure(matches!(refusal.code, Code::Clash | Code::BadValue), wrong)?;
                let named = refusal.code != Code::Clash || refusal.message.contains(rule.slug);
                ensure(named, || format!("{} does not name its rule", wrong()))?;
            }
        }
    }
    Ok(set)
}

/// The rules that are not pinned.
pub(super) fn free<G: Game>(options: &Options<G>) -> Vec<&'static Rule> {
    let pinned = |rule: &&Rule| options.pinned.get(rule.slug).is_some();
    G::rules().iter().filter(|rule| !pinned(rule)).collect()
}

/// A value that the rule takes; small numbers are likelier than great ones.
pub(super) fn value(rule: &Rule, luck: &mut Stream) -> Value {
    match rule.values {
        Values::Flag => Value::Flag(one_in(luck, 2)),
        Values::Choice(words) | Values::ChoiceOrName(words) => pick(luck, words)
            .map_or_else(|| rule.default_value(), |word| Value::Word((*word).into())),
        Values::Number { or_zero: true, .. } if one_in(luck, 4) => Value::Number(0),
        Values::Number { min, max, step, .. } => {
            let least = -(-min).div_euclid(step);
            let choices = u32::try_from(max.div_euclid(step) - least).unwrap_or(u32::MAX - 1);
            let most = luck.below(choices + 1);
            Value::Number(step * (least + i64::from(luck.below(most + 1))))
        }
    }
}
