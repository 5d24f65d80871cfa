//! Presets in the form for a new table: rules that go together, chosen with one tap.

use maud::{Markup, html};
use speech::Tongue;
use speech::page as say;
use speech::pieces::PREFIX;
use table::{OWN_PREFIX, Settings, Value, find};

use super::new::differences;
use super::said::Said;
use super::table::Game;

/// The name of the rules that this browser's last table had.
pub const LAST: &str = "last";
/// The name of rules that belong to no preset.
pub const OWN: &str = "own";

/// Rules to be chosen as a whole.
#[derive(Clone, Debug)]
pub struct Offered {
    /// What the form sends.
    pub slug: String,
    /// What it is called.
    pub title: String,
    /// What is different in it.
    pub line: String,
    /// What it sets, and nothing that is so anyway.
    pub set: Settings,
}

/// What is offered for a game: its presets, and the rules of the last table if they are no preset's.
///
/// # Errors
/// A preset that is no set of rules; a test keeps the games of the house from that.
pub fn offered(
    game: &dyn host::AnyGame,
    last: Option<Settings>,
    tongue: Tongue,
) -> Result<Vec<Offered>, table::Refusal> {
    let mut all = Vec::new();
    for preset in game.presets() {
        let told = host::preset(game.slug(), preset, tongue);
        all.push(Offered {
            slug: told.slug.to_owned(),
            title: told.title.to_owned(),
            line: told.summary.to_owned(),
            set: preset.settings(game.rules())?,
        });
    }
    let last = last.filter(|last| all.iter().all(|known| known.set != *last));
    all.extend(last.map(|set| Offered {
        slug: LAST.to_owned(),
        title: say::AsLastTime {}.text(tongue),
        line: differences(&Game::new(game, tongue), &set).join(" · "),
        set,
    }));
    Ok(all)
}

/// The rules of a form: what the preset `now` sets, and over it what was typed otherwise than `before`, the preset with
/// which the form was drawn, has it.
#[must_use]
pub fn mixed(all: &[Offered], now: &str, before: &str, typed: &Settings, game: &Game) -> Settings {
    let named = |slug: &str| all.iter().find(|preset| preset.slug == slug);
    let (Some(base), drawn) = (named(now), named(before)) else {
        return typed.clone();
    };
    let Some(drawn) = drawn else {
        return base.set.clone();
    };
    let is_new = |slug: &str, value: &Value| {
        slug.starts_with(PREFIX)
            || find(game.rules, slug).is_ok_and(|rule| drawn.set.value_of(rule) != *value)
    };
    let mut changes = typed.clone();
    changes.0.retain(|slug, value| is_new(slug, value));
    let mut base = base.set.clone();
    if now == before {
        // A text that was there and is not any more was taken out of its field.
        base.0
            .retain(|slug, _| !slug.starts_with(OWN_PREFIX) || typed.get(slug).is_some());
    }
    base.changed(&changes)
}

/// The one that a form is drawn with: whose rules these are.
pub(super) fn drawn_with(all: &[Offered], set: &Settings, game: &Game) -> String {
    let is_it = |preset: &&Offered| {
        game.rules
            .iter()
            .all(|rule| preset.set.value_of(rule) == set.value_of(rule))
    };
    let found = all.iter().find(is_it);
    found.map_or_else(|| OWN.to_owned(), |preset| preset.slug.clone())
}

/// The presets as a choice, with the one that the form is drawn with.
pub(super) fn choice(all: &[Offered], drawn: &str, t: Tongue) -> Markup {
    let own = Offered {
        slug: OWN.to_owned(),
        title: say::OwnMix {}.text(t),
        line: say::OwnMixSaid {}.text(t),
        set: Settings::default(),
    };
    let own = (drawn == OWN).then_some(&own);
    html! {
        fieldset.presets {
            legend { (say::WhichGame {}.on(t)) }
            input type="hidden" name="from" value=(drawn);
            @for preset in all.iter().chain(own) {
                label.check {
                    input #{ "preset-" (preset.slug) } type="radio" name="preset" value=(preset.slug) checked[preset.slug == drawn];
                    span { (preset.title) span.small.soft { (preset.line) } }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game() -> &'static dyn host::AnyGame {
        host::game("wimpout").unwrap()
    }

    fn set(typed: &[&str]) -> Settings {
        let mut set = Settings::default();
        for text in typed {
            set.set(game().rules(), text).unwrap();
        }
        set
    }

    #[test]
    fn a_preset_is_taken_as_a_whole_and_what_is_typed_beside_it_stays() {
        let told = Game::new(game(), Tongue::En);
        let all = offered(game(), None, Tongue::En).unwrap();
        let quick = &all.iter().find(|one| one.slug == "quick").unwrap().set;
        let usual = set(&["goal=500", "opening=35", "bump=off"]);
        let mix = |now, before, typed| mixed(&all, now, before, typed, &told);
        assert_eq!(mix("quick", "official", &usual), *quick);
        let bumped = set(&["goal=500", "opening=35", "bump=on"]);
        let both = quick.changed(&set(&["bump=on"]));
        assert_eq!(mix("quick", "official", &bumped), both);
        assert_eq!(drawn_with(&all, &both, &told), OWN);
        assert_eq!(mix(OWN, OWN, &both), both);
        assert_eq!(mix("official", OWN, &both), Settings::default());
        assert_eq!(mix("", "", &bumped), bumped, "a form without presets");
    }

    #[test]
    fn the_last_table_is_offered_unless_a_preset_is_the_same() {
        let last = |set| offered(game(), Some(set), Tongue::En).unwrap();
        assert!(last(Settings::default()).iter().all(|one| one.slug != LAST));
        let all = last(set(&["goal=250"]));
        assert_eq!(all.last().unwrap().line, "Goal: 250");
    }
}
