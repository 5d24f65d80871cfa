//! What rules of the table's own count for each player and of the table, and what they make of it (O2).

use std::collections::BTreeMap;

use own::{Given, Question, Weights};
use table::{BySeat, Seat};

use super::{Own, flag};
use crate::player::Player;
use crate::rules::Rules;

/// The questions that are told what a player has.
const ABOUT_PLAYERS: [&str; 9] = [
    "least",
    "wimpout_costs",
    "wreck_costs",
    "is_out",
    "misses_last_licks",
    "bonus",
    "after_bank",
    "after_wimpout",
    "after_wreck",
];

/// Those of them that are asked when somebody banks, or might.
const AT_A_BANK: [&str; 4] = ["least", "bonus", "misses_last_licks", "after_bank"];

/// What a rule of the table's own carries from turn to turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carries {
    /// It draws something before a turn.
    Draws,
    /// It counts something of the table.
    CountsOfTable,
    /// It counts something of each player beside another rule that does.
    SecondCount,
    /// Its count begins elsewhere than at 0.
    Start,
    /// It looks at points or at what is counted of the table.
    Looks,
}

/// What rules of the table's own count of the table, by their names.
pub(crate) type Counts = BTreeMap<String, u32>;

/// A player as a question is told of him, beside what is counted of the table.
fn me(rule: &own::Rule, player: &Player, all: &Counts) -> Given {
    let of = |counts: &Counts| {
        let count = counts.get(&rule.head().slug).copied().unwrap_or(0);
        Given::Number(count.into())
    };
    Given::Named(vec![
        ("count", of(&player.counts)),
        ("opened", Given::Flag(player.opened)),
        ("score", Given::Number(player.score.into())),
        ("table", of(all)),
    ])
}

/// From what the count of a rule begins for `player`.
pub(crate) fn own_start(rule: &own::Rule, player: &Player) -> u32 {
    let start = rule.number("starting", &[me(rule, player, &Counts::default())]);
    u32::try_from(start.ok().flatten().unwrap_or(0)).unwrap_or(0)
}

/// From what the count of the table begins.
pub(crate) fn own_start_of_all(rule: &own::Rule) -> u32 {
    let start = rule.number("table_starting", &[]).ok().flatten();
    u32::try_from(start.unwrap_or(0)).unwrap_or(0)
}

/// What a count of a rule becomes after something has happened to `player`: nothing if it does not say.
///
/// # Errors
/// Why it could not say.
pub(crate) fn own_count(
    rule: &own::Rule,
    happened: &'static str,
    points: Option<u32>,
    (player, all): (&Player, &Counts),
) -> Result<Option<u32>, own::Fault> {
    if !rule.answers(happened) {
        return Ok(None);
    }
    let me = me(rule, player, all);
    let count = match points {
        Some(points) => rule.number(happened, &[Given::Number(points.into()), me])?,
        None => rule.number(happened, &[me])?,
    };
    Ok(count.and_then(|count| u32::try_from(count).ok()))
}

/// The place of the one rule that counts something of each player, where nothing more is carried from turn to turn.
pub(super) fn only_count(own: &Own) -> Option<usize> {
    let counts = own.iter().position(|rule| rule.counts_players());
    counts.filter(|_| carries(own).is_none())
}

/// The first rule that carries more from turn to turn than scores, who has banked, and one count of each player that begins
/// at 0, and what that is.
fn carries(own: &Own) -> Option<(&own::Rule, Carries)> {
    let all = || own.iter().map(AsRef::as_ref);
    let draws = |rule: &&own::Rule| rule.answers(Question::DRAW.name);
    let starts =
        |rule: &&own::Rule| rule.answers("starting") && own_start(rule, &Player::default()) != 0;
    let looks = |rule: &&own::Rule| {
        let mut fields = ["score", "table"].into_iter();
        fields.any(|field| rule.looks_at(&ABOUT_PLAYERS, "me", field))
    };
    let found = [
        (all().find(draws), Carries::Draws),
        (
            all().find(|rule| rule.counts_table()),
            Carries::CountsOfTable,
        ),
        (
            all().filter(|rule| rule.counts_players()).nth(1),
            Carries::SecondCount,
        ),
        (all().find(starts), Carries::Start),
        (all().find(looks), Carries::Looks),
    ];
    let mut found = found.into_iter();
    found.find_map(|(rule, what)| Some((rule?, what)))
}

impl Rules {
    /// The rules of the table's own that count something.
    pub fn counters(&self) -> impl Iterator<Item = &own::Rule> {
        let rules = self.own.iter().map(AsRef::as_ref);
        rules.filter(|rule| rule.counts_players())
    }

    /// Those that count something of the table as a whole.
    pub fn table_counters(&self) -> impl Iterator<Item = &own::Rule> {
        let rules = self.own.iter().map(AsRef::as_ref);
        rules.filter(|rule| rule.counts_table())
    }

    /// The next of them by name after another, if after one, that draws something before a turn of `player`.
    pub(crate) fn own_draws(
        &self,
        player: &Player,
        all: &Counts,
        after: Option<&str>,
    ) -> Option<(&str, Weights)> {
        let rules = self
            .own
            .iter()
            .map(|rule| (rule.head().slug.as_str(), rule));
        let mut rules = rules.filter(|(slug, _)| after.is_none_or(|after| *slug > after));
        rules.find_map(|(slug, rule)| {
            let draw = Question::DRAW.name;
            let asks = rule.answers(draw);
            let weights = asks.then(|| rule.weights(draw, &[me(rule, player, all)]))?;
            Some((slug, weights.ok()??))
        })
    }

    /// The least points that a turn of `player` must come to, with the place of the rule that asks most.
    pub(crate) fn own_least(&self, player: &Player, all: &Counts) -> Option<(u32, usize)> {
        let answering = self.own.iter().enumerate();
        let answering = answering.filter(|(_, rule)| rule.answers("least"));
        let asked = answering.filter_map(|(place, rule)| {
            let least = rule.number("least", &[me(rule, player, all)]).ok()??;
            Some((u32::try_from(least).ok().filter(|least| *least > 0)?, place))
        });
        asked.max_by_key(|(least, place)| (*least, usize::MAX - place))
    }

    /// What they add to a bank of `points` by `player`, as it is asked of each of them.
    pub(super) fn own_bonuses(
        &self,
        points: u32,
        player: &Player,
        all: &Counts,
    ) -> impl Iterator<Item = super::Answered<'_>> {
        let answering = self.own.iter().filter(|rule| rule.answers("bonus"));
        answering.map(move |rule| super::Answered {
            rule,
            answer: rule
                .number(
                    "bonus",
                    &[Given::Number(points.into()), me(rule, player, all)],
                )
                .map(Option::unwrap_or_default),
        })
    }

    /// What a turn lost by a wimpout or a train wreck costs `player` besides, as it is asked of each of them.
    pub(crate) fn own_costs(
        &self,
        question: &'static str,
        points: u32,
        (player, all): (&Player, &Counts),
    ) -> Vec<(String, Result<u32, own::Fault>)> {
        let answering = self.own.iter().filter(|rule| rule.answers(question));
        let asked = answering.map(|rule| {
            let told = [Given::Number(points.into()), me(rule, player, all)];
            let cost = rule.number(question, &told);
            let cost = cost.map(|cost| u32::try_from(cost.unwrap_or(0)).unwrap_or(0));
            (rule.head().title.clone(), cost)
        });
        asked.collect()
    }

    /// What does a bank of `points` bring `player` (W14, H12)?
    pub(crate) fn pays_to(&self, points: u32, player: &Player, all: &Counts) -> u32 {
        let paid = self.pays(points);
        if !self.own_answers("bonus") {
            return paid;
        }
        let bonuses = self.own_bonuses(points, player, all);
        super::with(paid, bonuses.filter_map(|one| one.answer.ok()).sum())
    }

    /// Which of them, by its place, says yes to a question about a player.
    pub(crate) fn own_says(
        &self,
        question: &'static str,
        player: &Player,
        all: &Counts,
    ) -> Option<usize> {
        self.first(|rule| {
            Ok(rule.answers(question) && flag(rule, question, &[me(rule, player, all)])?)
        })
    }

    /// Puts challengers in order if a rule of the table's own says how: the first that does; whether one did.
    pub(crate) fn own_orders(
        &self,
        challengers: &mut [Seat],
        players: &BySeat<Player>,
        names: &[String],
    ) -> bool {
        let Some(rule) = self.own.iter().find(|rule| rule.answers("challenge_place")) else {
            return false;
        };
        let small = |seat: Seat| names.get(seat.index()).map(|name| name.to_lowercase());
        let mut alphabet: Vec<_> = challengers.iter().map(|seat| small(*seat)).collect();
        alphabet.sort_unstable();
        let place = |seat: Seat| {
            let before = alphabet.partition_point(|name| *name < small(seat));
            let place = i64::try_from(before + 1).unwrap_or(i64::MAX);
            let Given::Named(mut told) = me(rule, &players[seat], &Counts::default()) else {
                return 0;
            };
            told.push(("alphabet", Given::Number(place)));
            let answer = rule.number("challenge_place", &[Given::Named(told)]);
            answer.ok().flatten().unwrap_or(0)
        };
        challengers.sort_by_cached_key(|seat| place(*seat));
        true
    }

    /// Must the last player left still reach the goal, so that a game may end without a winner (W17, H5)?
    pub fn plays_on_alone(&self) -> bool {
        let own = || self.first(|rule| flag(rule, "alone_goes_on", &[]));
        self.tallies_wrecks() || own().is_some()
    }

    /// The one rule of the table's own that counts something of each player; nothing where more than that is carried from
    /// turn to turn ([`Self::own_carries`]).
    pub fn own_count(&self) -> Option<&own::Rule> {
        let place = self.fixed.count?;
        self.own.get(place).map(AsRef::as_ref)
    }

    /// Whether that count may move, or matter, otherwise than by train wrecks.
    pub fn own_counts_turns(&self) -> bool {
        let by_losses = |rule: &own::Rule| rule.answers("after_wimpout");
        self.own_count()
            .is_some_and(|rule| by_losses(rule) || self.own_minds_banks())
    }

    /// Whether a bank leads elsewhere, or is forbidden, by what a player has counted under a rule of the table's own.
    pub fn own_minds_banks(&self) -> bool {
        AT_A_BANK.into_iter().any(|asked| self.own_answers(asked))
    }

    /// The first rule of the table's own that carries more from turn to turn than scores, who has banked, and one count of
    /// each player that begins at 0, and what that is.
    pub fn own_carries(&self) -> Option<(&own::Rule, Carries)> {
        carries(&self.own)
    }

    /// The first rule of the table's own that gives insurance points.
    pub fn own_insures(&self) -> Option<&own::Rule> {
        self.own_answering("insurance")
    }

    /// The first rule of the table's own by which a wimpout costs points of the score.
    pub fn own_takes(&self) -> Option<&own::Rule> {
        let mut costs = ["wimpout_costs", "wreck_costs"].into_iter();
        costs.find_map(|question| self.own_answering(question))
    }

    /// The first rule of the table's own that drives players off their scores.
    pub fn own_drives(&self) -> Option<&own::Rule> {
        self.own_answering("eclipses")
    }

    /// The rule of the table's own that has a turn suspended.
    pub fn own_suspends(&self) -> Option<&own::Rule> {
        let by = self.suspends_after().and(self.limit_by());
        by.and_then(|place| self.own.get(place)).map(AsRef::as_ref)
    }

    fn own_answering(&self, question: &str) -> Option<&own::Rule> {
        let mut rules = self.own.iter().map(AsRef::as_ref);
        rules.find(|rule: &&own::Rule| rule.answers(question))
    }
}
