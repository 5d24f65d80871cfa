//! What must hold of the list of a game's rules.

use super::{Options, ensure};
use crate::{Code, Game, Offer, Rule, Value, Values};

/// Checks the list, and that every rule by itself can be set to whatever it takes.
pub(super) fn check<G: Game>(options: &Options<G>) -> Result<(), String> {
    for (place, rule) in G::rules().iter().enumerate() {
        let slug = rule.slug;
        let twice = G::rules()[..place].iter().any(|other| other.slug == slug);
        ensure(!twice, || format!("two rules are called `{slug}`"))?;
        told(rule)?;
        offers(rule)?;
        let known = |clash: &&str| G::rules().iter().any(|other| other.slug == *clash);
        ensure(rule.clashes.iter().all(known), || {
            format!(
                "`{slug}` clashes with no rule of the game: {:?}",
                rule.clashes
            )
        })?;
        clashes(options, rule)?;
        for value in values(rule) {
            let read = rule.read(&value);
            ensure(read.as_ref() == Ok(&value), || {
                format!("`{slug}` reads {value} as {read:?}")
            })?;
            let set = options.pinned.clone().with(slug, value);
            if let Err(why) = G::settle(&set, &options.materials) {
                let known = matches!(why.code, Code::Clash | Code::BadValue);
                ensure(known, || {
                    format!("{set:?} is refused as {:?}: {why}", why.code)
                })?;
            }
        }
    }
    let standard = G::settle(&options.pinned, &options.materials);
    standard.map_or_else(
        |why| Err(format!("the game has no standard form: {why}")),
        |_| Ok(()),
    )
}

/// What is said to clash is refused together, whatever values it takes for that, and each of the two says so.
fn clashes<G: Game>(options: &Options<G>, rule: &Rule) -> Result<(), String> {
    for other in G::rules() {
        let [one, two] = [rule.slug, other.slug];
        let (says, heard) = (rule.clashes.contains(&two), other.clashes.contains(&one));
        ensure(says == heard, || {
            format!("`{one}` and `{two}` do not agree whether they clash")
        })?;
        let is_refused = |first: &Value, second: &Value| {
            let both = options.pinned.clone().with(one, first.clone());
            let settled = G::settle(&both.with(two, second.clone()), &options.materials);
            settled.is_err_and(|why| why.code == Code::Clash)
        };
        let seconds = values(other);
        let refused = || {
            let mut firsts = values(rule).into_iter();
            firsts.any(|first| seconds.iter().any(|second| is_refused(&first, second)))
        };
        ensure(!says || refused(), || {
            format!("`{one}` and `{two}` are said to clash, and no values of theirs are refused")
        })?;
    }
    Ok(())
}

/// A rule says all that a player wants to know.
fn told(rule: &Rule) -> Result<(), String> {
    let slug = rule.slug;
    let letters =
        |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    ensure(slug.chars().all(letters), || {
        format!("`{slug}` is not in kebab-case")
    })?;
    let texts = [
        slug,
        rule.title,
        rule.summary,
        rule.text,
        rule.source,
        rule.situation,
    ];
    let silent = texts.iter().any(|text| text.is_empty());
    ensure(!silent, || {
        format!("`{slug}` lacks a title, summary, text, source or situation")
    })
}

/// What a form offers for a rule is what the rule takes: each of a few, and a range without holes.
fn offers(rule: &Rule) -> Result<(), String> {
    let takes = |value: &Value| rule.read(value).as_ref() == Ok(value);
    let slug = rule.slug;
    match rule.values.offer() {
        Offer::These(values) => {
            let all = values.iter().all(takes) && values.contains(&rule.default_value());
            ensure(all, || format!("`{slug}` offers what it does not take"))?;
            let missing = spread(rule).find(|value| takes(value) && !values.contains(value));
            ensure(missing.is_none(), || {
                format!("`{slug}` takes {missing:?} and does not offer it")
            })
        }
        Offer::Numbers { from, to, step } => {
            let offered = |n: i64| (from..=to).contains(&n) && (n - from) % step == 0;
            let odd = (from - 3 * step..=from + 30 * step)
                .chain(to - 3 * step..=to + 3 * step)
                .find(|n| takes(&Value::Number(*n)) != offered(*n));
            ensure(odd.is_none(), || {
                format!("`{slug}` takes and offers {odd:?} differently")
            })
        }
    }
}

/// Numbers in plenty, for a rule that offers only a few of them.
fn spread(rule: &Rule) -> impl Iterator<Item = Value> + use<> {
    let most = match rule.values {
        Values::Number { max, .. } => max + 100,
        Values::Flag | Values::Choice(_) | Values::ChoiceOrName(_) => -1,
    };
    (-100..=most).map(Value::Number)
}

/// The values of a rule; of numbers the least, the greatest and the default.
fn values(rule: &Rule) -> Vec<Value> {
    match rule.values {
        Values::Flag => vec![Value::Flag(false), Value::Flag(true)],
        Values::Choice(words) | Values::ChoiceOrName(words) => words
            .iter()
            .map(|word| Value::Word((*word).to_owned()))
            .collect(),
        Values::Number {
            default,
            min,
            max,
            step,
            or_zero,
        } => {
            let off = or_zero.then_some(0);
            let numbers = [
                -(-min).div_euclid(step) * step,
                max.div_euclid(step) * step,
                default,
            ];
            numbers.into_iter().chain(off).map(Value::Number).collect()
        }
    }
}
