//! Options and house rules: one file each. The engine only asks questions; nothing outside this folder reads how a
//! rule is set.

mod board;
mod bump;
mod challenge_order;
mod eclipse;
mod fourth_number;
mod full_house;
mod full_house_sun;
mod goal;
mod goal_test;
mod house_rule;
mod insurance;
mod kill;
mod last_licks;
mod one_three_five;
mod opening;
mod own;
mod presets;
mod reading;
mod recovery;
mod reopen;
mod sampler;
mod set_aside;
mod starter;
mod sun_train;
mod suspend;
mod terms;
mod train_wrecks;
#[cfg(feature = "trials")]
mod trials {
    pub(super) mod lucky_sevens;
    pub(super) mod pressure;
}

use std::sync::Arc;

use table::{Code, Materials, OWN_PREFIX, Refusal, Rule, Settings, Value};

use crate::board::Board;
use crate::turn::Limit;

use house_rule::HouseRule;
pub use insurance::Whose;
pub use last_licks::PassedLeader;
pub use own::{
    AVoid, Banking, Carries, Change, Effect, Finding, Happens, LATE, Me, OWN_EXAMPLES, Place,
    Points, QUESTIONS, can_bank, text_of,
};
pub(crate) use own::{Counts, own_count, own_start, own_start_of_all, situation as own_situation};
pub(crate) use presets::PRESETS;
pub use starter::Starter;
pub use terms::Terms;

/// Every option and house rule in the order in which it is shown.
const HOUSE_RULES: &[HouseRule] = &[
    HouseRule::of(starter::RULE),
    HouseRule::of(set_aside::RULE),
    HouseRule::of(fourth_number::RULE),
    HouseRule::of(sun_train::RULE),
    HouseRule::of(opening::RULE),
    HouseRule::of(reopen::RULE),
    HouseRule::of(goal::RULE),
    HouseRule::of(goal_test::RULE),
    HouseRule::of(last_licks::RULE),
    HouseRule::of(challenge_order::RULE),
    bump::ANSWERS,
    HouseRule::of(insurance::RULE),
    sampler::ANSWERS,
    HouseRule::of(one_three_five::RULE),
    HouseRule::of(train_wrecks::RULE),
    HouseRule::of(recovery::RULE),
    full_house::ANSWERS,
    HouseRule::of(full_house_sun::RULE),
    eclipse::ANSWERS,
    HouseRule::of(suspend::RULE),
    HouseRule::of(kill::RULE),
    HouseRule::of(board::RULE),
    #[cfg(feature = "trials")]
    trials::lucky_sevens::RULE,
    #[cfg(feature = "trials")]
    trials::pressure::RULE,
];

/// Each of them as it is shown.
pub(crate) const RULES: &[Rule] = &{
    let mut rules = [HOUSE_RULES[0].rule; HOUSE_RULES.len()];
    let mut place = 1;
    while place < rules.len() {
        rules[place] = HOUSE_RULES[place].rule;
        place += 1;
    }
    rules
};

/// The rules in force at a table: ask, and they answer.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is an option of its own, in any combination"
)]
pub struct Rules {
    version: u32,
    settings: Settings,
    starter: Starter,
    count_all: bool,
    fourth_number: bool,
    sun_train: sun_train::SunTrain,
    opening: u32,
    reopen: bool,
    goal: u32,
    pass_goal: bool,
    last_licks: last_licks::Variant,
    challenge_order: challenge_order::Order,
    bump: bool,
    insurance: bool,
    sampler: sampler::Sampler,
    one_three_five: bool,
    train_wrecks: u32,
    recovery: recovery::Recovery,
    full_house: full_house::FullHouse,
    lone_sun_rerolls: bool,
    eclipse: eclipse::Eclipse,
    suspend: u32,
    kill: u32,
    board: Option<Arc<Board>>,
    playing: Vec<&'static HouseRule>,
    own: own::Own,
    fixed: own::Fixed,
    limit: Limit,
    limit_by: Option<usize>,
}

impl Rules {
    /// Settles what the table has set; the rest has its defaults, or what a board or another rule brings with it.
    ///
    /// # Errors
    /// `Clash` naming both rules; `BadValue` for a board that is not there or cannot be read.
    pub fn settle(set: &Settings, materials: &Materials) -> Result<Self, Refusal> {
        Self::settle_as(set, materials, reading::NEWEST)
    }

    /// The same as records of an earlier version are played (O13).
    ///
    /// # Errors
    /// As [`Rules::settle`].
    pub fn settle_as(set: &Settings, materials: &Materials, version: u32) -> Result<Self, Refusal> {
        let board = board::read(set, materials)?;
        let full_house = full_house::read(set);
        let doubles = full_house == full_house::FullHouse::Double;
        let mut rules = Self {
            version,
            settings: Settings::default(),
            starter: starter::read(set),
            count_all: set_aside::read(set),
            fourth_number: fourth_number::read(set),
            sun_train: sun_train::read(set),
            opening: opening::read(set),
            reopen: reopen::read(set),
            goal: goal::read(set, board.as_deref()),
            pass_goal: goal_test::read(set),
            last_licks: last_licks::read(set),
            challenge_order: challenge_order::read(set),
            bump: bump::read(set),
            insurance: insurance::read(set),
            sampler: sampler::read(set),
            one_three_five: one_three_five::read(set, board.as_deref()),
            train_wrecks: train_wrecks::read(set),
            recovery: recovery::read(set),
            full_house,
            lone_sun_rerolls: full_house_sun::read(set),
            eclipse: eclipse::read(set),
            suspend: suspend::read(set, doubles, version),
            kill: kill::read(set),
            board,
            playing: house_rule::playing(set),
            own: own::read(set)?,
            fixed: own::Fixed::default(),
            limit: Limit::None,
            limit_by: None,
        };
        rules.settle_limit_or_refuse()?;
        rules.settle_fixed()?;
        rules.without_clash()?;
        let rules = rules.spelled_out(set);
        rules.own_without_clash()?;
        Ok(rules)
    }

    /// Every rule in force with its value, those that a board or another rule has brought included.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Pairs of rules that are allowed together but not wise.
    pub fn warnings(&self) -> Vec<String> {
        let mut warnings = Vec::new();
        if self.tallies_wrecks() && self.draws_circles() {
            warnings.push("`train-wrecks` and `recovery` both punish train wrecks; together they are hard (H5, H6)".to_owned());
        }
        if self.reopen && self.draws_circles() {
            warnings.push("`reopen` has no effect while `recovery` draws circles (S10)".to_owned());
        }
        warnings
    }

    /// Finds out what ends a clearing.
    ///
    /// # Errors
    /// `BadValue`: which rule of the table's own could not say so, and why.
    fn settle_limit_or_refuse(&mut self) -> Result<(), Refusal> {
        let ((), failures) = ::own::overheard(|| self.settle_limit());
        let first = failures.into_iter().next();
        first.map_or(Ok(()), |::own::Failure { rule, why }| {
            Err(own::bad(format!("the rule `{rule}`: {why}")))
        })
    }

    /// Asks the rules of the table's own what they say once for all.
    fn settle_fixed(&mut self) -> Result<(), Refusal> {
        let usual = (
            self.least_goal(),
            self.passed_leader(),
            self.failing_removes(),
        );
        let fixed = own::Fixed::of(&self.own, usual.0).map_err(own::bad)?;
        self.fixed = fixed.deciding(usual, self.draws_order());
        Ok(())
    }

    fn without_clash(&self) -> Result<(), Refusal> {
        let clash = |rule: &str, message: &str| Err(Refusal::new(Code::Clash, message).by(rule));
        if self.bump && self.eclipse != eclipse::Eclipse::Off {
            let rule = if self.plays_beams() { "H9" } else { "H8" };
            let message = format!(
                "`bump` (H1) and `eclipse` ({rule}) clash: a score cannot be both a target and off limits"
            );
            return clash(rule, &message);
        }
        if self.suspend > 0 && self.kill > 0 {
            return clash(
                "H11",
                "`suspend` (H10) and `kill` (H11) clash: a turn is either suspended or killed",
            );
        }
        let has_beams = self.board.as_ref().is_some_and(|board| board.has_beams());
        if self.plays_beams() && !has_beams {
            return clash(
                "H9",
                "`eclipse` by beams (H9) clashes with the `board` (H13), which has none: choose one with beams",
            );
        }
        Ok(())
    }

    fn spelled_out(mut self, set: &Settings) -> Self {
        let number = |n: u32| Value::Number(i64::from(n));
        let mut brought = vec![
            (goal::RULE.slug, number(self.goal)),
            (suspend::RULE.slug, number(self.suspend)),
            (one_three_five::RULE.slug, Value::Flag(self.one_three_five)),
        ];
        let board = self.board.as_ref().map(|board| board.name().to_owned());
        brought.extend(board.map(|name| (board::RULE.slug, Value::Word(name))));
        let spelled = RULES
            .iter()
            .map(|rule| (rule.slug.to_owned(), set.value_of(rule)));
        self.settings = Settings(spelled.collect());
        let own = self.own.iter().map(|rule| {
            let slug = format!("{OWN_PREFIX}{}", rule.head().slug);
            (slug, Value::Word(rule.text().to_owned()))
        });
        self.settings.0.extend(own);
        for (slug, value) in brought {
            self.settings = self.settings.with(slug, value);
        }
        self
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self::settle(&Settings::default(), &Materials::default())
            .expect("the defaults do not clash")
    }
}

/// The rules with these settings as they are typed.
#[cfg(test)]
pub(crate) fn with(settings: &[&str]) -> Rules {
    settled(settings).unwrap()
}

#[cfg(test)]
pub(crate) fn settled(settings: &[&str]) -> Result<Rules, Refusal> {
    settled_with(settings, None)
}

#[cfg(test)]
pub(crate) fn settled_with(settings: &[&str], board: Option<&str>) -> Result<Rules, Refusal> {
    let mut set = Settings::default();
    for setting in settings {
        set.set(RULES, setting)?;
    }
    let board = board.map(|text| ("board".to_owned(), text.to_owned()));
    Rules::settle(&set, &Materials(board.into_iter().collect()))
}

#[cfg(test)]
mod tests;
