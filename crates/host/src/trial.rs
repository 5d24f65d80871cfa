//! What a change of rules would do, played out away from any table (U23).

use arena::{Course, Experiment, Limit, compared};
use sha2::{Digest, Sha256};
use speech::lab::{Differs, Figure, Measured};
use table::{Code, Materials, OWN, OWN_PREFIX, Refusal, Settings, Titles, Value, find, own_rules};

use crate::catalog::AnyGame;

/// So many pairs of games are enough.
const MOST: u64 = 2_000;
/// Fewer tell nothing.
const FEWEST: usize = 20;
/// So many at most are played before it is looked whether there is time for more.
const PART: u64 = 64;
/// What is told of the measures of the lab.
const TOLD: [(&str, Figure); 6] = [
    ("turns a game", Figure::Turns),
    ("decisions a game", Figure::Decisions),
    ("changes of the lead", Figure::Leads),
    ("won by seat 0", Figure::First),
    ("won by skill", Figure::Skill),
    ("own rules failing a game", Figure::Fails),
];

/// A change of rules that is to be measured, at a table of so many bots.
#[derive(Clone)]
pub struct Trial {
    game: &'static dyn AnyGame,
    before: Settings,
    after: Settings,
    change: Settings,
    materials: Materials,
    seats: usize,
}

impl std::fmt::Debug for Trial {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Trial").field(&self.mark()).finish()
    }
}

impl Trial {
    /// What `change` would do where `rules` are in force.
    ///
    /// # Errors
    /// What the rules have against it, or the number of seats; `BadInput` where nothing would change.
    pub fn new(
        game: &'static dyn AnyGame,
        rules: &Settings,
        change: &Settings,
        materials: Materials,
        seats: usize,
    ) -> Result<Self, Refusal> {
        let before = rules.read(game.rules())?;
        let change = change.read(game.rules())?;
        let after = before.changed(&change);
        let same = |slug: &String| value(game, &before, slug) == value(game, &after, slug);
        if change.0.keys().all(same) {
            return Err(Refusal::new(Code::BadInput, "that would change nothing"));
        }
        if !game.seats().contains(&seats) {
            let message = format!("{} is not played by {seats}", game.title());
            return Err(Refusal::new(Code::BadSeat, message));
        }
        game.warnings(&after, &materials)?;
        Ok(Self {
            game,
            before,
            after,
            change,
            materials,
            seats,
        })
    }

    /// The same for a change that was looked at when it was proposed.
    pub(crate) fn allowed(
        game: &'static dyn AnyGame,
        before: Settings,
        change: Settings,
        materials: Materials,
        seats: usize,
    ) -> Self {
        let after = before.changed(&change);
        Self {
            game,
            before,
            after,
            change,
            materials,
            seats,
        }
    }

    /// What is tried.
    #[must_use]
    pub fn change(&self) -> &Settings {
        &self.change
    }

    /// What tells this trial from others.
    #[must_use]
    pub fn mark(&self) -> String {
        let Self {
            game,
            before,
            change,
            materials,
            seats,
            ..
        } = self;
        let all = serde_json::json!([game.slug(), before, change, materials, seats]);
        let hash = Sha256::digest(all.to_string());
        hash.iter()
            .take(8)
            .map(|byte| format!("{byte:02x}"))
            .collect::<Vec<_>>()
            .concat()
    }

    /// Plays pairs of games with the same luck, before and after: as long as `usual`, or longer where something can only be told
    /// then, until there are enough or the limit is over.
    ///
    /// # Errors
    /// What the rules have against it.
    pub fn measure(&self, usual: &Limit, limit: &Limit) -> Result<Measured, Refusal> {
        let experiment = self.experiment(limit);
        let (mut pairs, mut played, mut part): (Vec<[Course; 2]>, u64, u64) = (Vec::new(), 0, 1);
        while played < MOST && !limit.is_over() && !(usual.is_over() && pairs.len() >= FEWEST) {
            let games = played..(played + part).min(MOST);
            let courses = |set| {
                self.game
                    .courses(set, &self.materials, &experiment, games.clone(), &|_| ())
            };
            let (before, after) = (courses(&self.before)?, courses(&self.after)?);
            let both = before.into_iter().zip(after);
            pairs.extend(both.filter_map(|(before, after)| Some([before?, after?])));
            (played, part) = (games.end, (part * 2).min(PART));
        }
        Ok(self.told(&experiment, &pairs))
    }

    /// What is told where it could not be measured.
    #[must_use]
    pub fn unmeasured(&self) -> Measured {
        self.told(&self.experiment(&Limit::default()), &[])
    }

    fn experiment(&self, limit: &Limit) -> Experiment {
        let weakest = self.game.bots().first();
        Experiment {
            bots: vec![self.game.stand_in().to_owned(); self.seats],
            weak: weakest.map_or("random", |bot| bot.name).to_owned(),
            fewest: *self.game.seats().start(),
            seed: "trial".to_owned(),
            threads: 1,
            limit: limit.clone(),
        }
    }

    /// What rules of the table's own are called, those that are dropped among them.
    fn titles(&self) -> Titles {
        let mut titles = speech::own::titles(&self.before);
        titles.extend(speech::own::titles(&self.change));
        titles
    }

    fn told(&self, experiment: &Experiment, pairs: &[[Course; 2]]) -> Measured {
        let all = compared(pairs, experiment.fewest.max(2));
        let differs = |(name, what): (&str, Figure)| {
            let one = all.iter().find(|one| one.what == name)?;
            let scale = if one.share { 100.0 } else { 1.0 };
            Some(Differs {
                what,
                mean: one.difference.mean * scale,
                error95: one.difference.error95 * scale,
            })
        };
        // What is told is stored, and JSON knows finite numbers only.
        let figures = TOLD.into_iter().filter_map(differs);
        let figures = figures.filter(|one| one.mean.is_finite() && one.error95.is_finite());
        let usual = |(slug, set): &(&String, &Value)| {
            let rule = find(self.game.rules(), slug);
            rule.is_ok_and(|rule| rule.default_value() == **set)
        };
        let others: Vec<_> = self.before.0.iter().filter(|one| !usual(one)).collect();
        Measured {
            value: typed(self.change.0.iter()),
            pairs: u32::try_from(pairs.len()).unwrap_or(u32::MAX),
            bots: experiment.bots.join(", "),
            base: (!others.is_empty()).then(|| typed(others.into_iter())),
            figures: if pairs.len() < FEWEST {
                Vec::new()
            } else {
                figures.collect()
            },
            titles: self.titles(),
        }
    }
}

/// What a rule is set to; a rule of one's own that is dropped is not.
fn value(game: &dyn AnyGame, set: &Settings, slug: &str) -> Option<Value> {
    let own = || {
        let mut all = own_rules(set);
        let (_, text) = all.find(|(name, _)| slug.strip_prefix(OWN_PREFIX) == Some(*name))?;
        Some(Value::Word(text.to_owned()))
    };
    let rule = game.rules().iter().find(|rule| rule.slug == slug);
    rule.map_or_else(own, |rule| Some(set.value_of(rule)))
}

/// Settings as they are typed; of a rule of one's own its name, not its text.
fn typed<'a>(all: impl Iterator<Item = (&'a String, &'a Value)>) -> String {
    let one = |(slug, value): (&String, &Value)| match value {
        Value::Word(_) if slug.starts_with(OWN_PREFIX) && *value != OWN.default_value() => {
            slug.clone()
        }
        value => format!("{slug}={value}"),
    };
    all.map(one).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use arena::Stop;

    use super::*;

    fn trial(game: &str, rules: &Settings, change: &Settings) -> Result<Trial, Refusal> {
        let game = crate::game(game)?;
        let seats = *game.seats().start();
        Trial::new(game, rules, change, Materials::default(), seats)
    }

    fn generous() -> Settings {
        let text = "rule: generous\ntitle: Generous\nabout: A bank brings 50 more.\n---\nfn banking(points) { 50 }\n";
        let (slug, text) = crate::own_setting(text).expect("it is read");
        Settings::default().with(&slug, text)
    }

    #[test]
    fn a_text_is_measured_beside_the_rules_of_its_table() {
        let rules = Settings::default().with("goal", Value::Number(200));
        let trial = trial("wimpout", &rules, &generous()).unwrap();
        let limit = Limit::within(Duration::from_secs(20), Stop::default());
        let measured = trial.measure(&limit, &limit).unwrap();
        assert!(measured.pairs >= 20, "{measured:?}");
        assert_eq!(measured.value, "own/generous");
        assert_eq!(measured.base.as_deref(), Some("goal=200"));
        let turns = measured.figures[0];
        assert!(
            turns.what == Figure::Turns && turns.mean < -turns.error95,
            "{turns:?}"
        );
    }

    #[test]
    fn of_a_rule_that_cannot_answer_it_is_told_how_often() {
        let text = "rule: fickle\ntitle: Fickle\nabout: It fails.\n---\nfn banking(points) { if points > 30 { points.nothing } else { 0 } }\n";
        let (slug, text) = crate::own_setting(text).expect("it is read");
        let change = Settings::default().with(&slug, text);
        let trial = trial("wimpout", &Settings::default(), &change).unwrap();
        let limit = Limit::within(Duration::from_secs(20), Stop::default());
        let measured = trial.measure(&limit, &limit).unwrap();
        let names = speech::Names::new(&[], None);
        let told = measured.line("wimpout", trial.game.rules(), names);
        let suspended = "a rule is suspended once it has failed three times";
        assert!(told.to_string().contains(suspended), "{told}");
    }

    #[test]
    fn where_there_is_no_time_nothing_is_claimed() {
        let change = Settings::default().with("opening", Value::Number(0));
        let trial = trial("wimpout", &Settings::default(), &change).unwrap();
        let limit = Limit::within(Duration::ZERO, Stop::default());
        let measured = trial.measure(&limit, &limit).unwrap();
        assert!(measured.pairs == 0 && measured.figures.is_empty());
        assert_eq!(measured, trial.unmeasured());
    }

    #[test]
    fn what_changes_nothing_is_refused_and_marks_tell_trials_apart() {
        let [usual, other] =
            [500, 250].map(|goal| Settings::default().with("goal", Value::Number(goal)));
        let none = Settings::default();
        assert_eq!(
            trial("wimpout", &none, &usual).unwrap_err().code,
            Code::BadInput
        );
        let dropped = Settings::default().with("own/generous", Value::Flag(false));
        assert!(trial("wimpout", &none, &dropped).is_err());
        let one = trial("wimpout", &none, &other).unwrap();
        let two = trial("wimpout", &generous(), &dropped).unwrap();
        assert_ne!(one.mark(), two.mark());
        assert_eq!(typed(two.change.0.iter()), "own/generous=off");
        assert_eq!(one.mark(), one.clone().mark());
    }
}
