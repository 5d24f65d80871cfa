//! Evenings, seasons and records of a circle in lines (K10, K11).

use speech::circle as say;
use speech::{Line as Words, Names, Sense, Sentence as _, around, ending, listed};
use table::{Code, Refusal};

use super::super::standing::{Counts, Line, closing};
use super::super::{Deed, EveningView, FeatView};
use super::{Lines, Telling, Typed};

/// So many earlier evenings are named.
const LISTED: usize = 12;

fn not_so() -> Refusal {
    let message = "type evening, evening with a number, evening begin NAME or evening close";
    Refusal::new(Code::BadInput, message).by("K10")
}

impl Lines<'_> {
    /// The evening that runs.
    pub(super) fn running(&self) -> Option<&EveningView> {
        self.seen
            .evenings
            .iter()
            .find(|evening| evening.closed.is_none())
    }

    /// `evening`, `evening 2`, `evening begin NAME`, `evening close`.
    pub(super) fn evening(&self, rest: &str) -> Result<Typed, Refusal> {
        Ok(match rest.split_once(' ').unwrap_or((rest, "")) {
            ("", _) => Typed::Told(self.evenings()),
            ("begin", title) => Typed::Do(Deed::Begin(title.trim().to_owned())),
            ("close" | "end", "") => Typed::Do(Deed::Close),
            (number, "") => Typed::Told(self.evening_told(self.numbered_evening(number)?)),
            _ => return Err(not_so()),
        })
    }

    fn numbered_evening(&self, typed: &str) -> Result<&EveningView, Refusal> {
        let number: usize = typed.parse().map_err(|_| not_so())?;
        let mut evenings = self.seen.evenings.iter();
        let found = evenings.find(|evening| evening.evening == number);
        let missing = || Refusal::new(Code::BadInput, "there was no such evening").by("K10");
        found.ok_or_else(missing)
    }

    /// The evening that runs, or the last one; and which there were before it.
    fn evenings(&self) -> Vec<String> {
        let mut lines = self.running().map_or_else(
            || [vec![self.say(&say::NoneRuns {})], self.last_evening()].concat(),
            |evening| self.evening_told(evening),
        );
        let earlier = self.seen.evenings.iter().skip(1).take(LISTED);
        let earlier =
            earlier.map(|evening| format!("evening {}: {}", evening.evening, evening.title));
        let earlier: Vec<_> = earlier.map(Words::from).collect();
        if !earlier.is_empty() {
            let evenings = listed(&earlier, self.names());
            lines.push(self.say(&say::EarlierEvenings { evenings }));
        }
        lines
    }

    /// The evening that was closed last, if there was one.
    pub(super) fn last_evening(&self) -> Vec<String> {
        let last = self.seen.evenings.first();
        last.map_or_else(Vec::new, |evening| self.evening_told(evening))
    }

    /// An evening: how it stands, or what came of it.
    pub(super) fn evening_told(&self, evening: &EveningView) -> Vec<String> {
        let title = Words::of(&evening.title, Sense::Name);
        let standing = &evening.standing;
        let mut lines = vec![if evening.closed.is_none() {
            self.say(&say::Runs { title })
        } else {
            closing(&evening.title, standing, evening.counts, self.names()).to_string()
        }];
        lines.push(match evening.counts {
            Counts::Games => self.say(&say::ByWins {}),
            Counts::Points => self.say(&say::ByPoints {}),
            Counts::Money => self.say(&say::ByMoney {}),
        });
        lines.extend(self.standing(&evening.standing));
        lines.extend(self.proposed_then(evening));
        let moments = [
            (self.say(&ending::Best {}), &evening.best),
            (self.say(&ending::Worst {}), &evening.worst),
        ];
        for (heading, moment) in moments {
            lines.extend(
                moment
                    .iter()
                    .map(|moment| format!("  {heading}:{}", self.feat(moment))),
            );
        }
        lines
    }

    /// What was proposed that night.
    fn proposed_then(&self, evening: &EveningView) -> Vec<String> {
        let n = i64::try_from(evening.proposed.len()).unwrap_or(i64::MAX);
        let head = (n > 0).then(|| self.say(&say::ProposedThen { n }));
        let each = evening.proposed.iter().map(|one| {
            let what = self.matter(one.by, &one.matter);
            let came = one
                .came
                .as_ref()
                .map_or_else(|| self.say(&say::Undecided {}), |came| self.came(came));
            format!("  {}. {what} – {came}", one.id)
        });
        head.into_iter().chain(each).collect()
    }

    /// The season, and who stands how against whom.
    pub(super) fn standings(&self) -> Vec<String> {
        let mut lines = vec![self.say(&say::Season {})];
        lines.extend(self.standing(&self.seen.season));
        if !self.seen.meetings.is_empty() {
            lines.push(self.say(&say::HeadToHead {}));
        }
        lines.extend(self.seen.meetings.iter().map(|met| {
            let said = say::Met {
                one: self.called(met.one),
                other: self.called(met.other),
                ahead: met.ahead.into(),
                behind: met.behind.into(),
            };
            format!("  {}", self.say(&said))
        }));
        lines
    }

    /// The records of the circle, each with the step that shows it.
    pub(super) fn records(&self) -> Vec<String> {
        let mut lines = vec![self.say(&say::Records {})];
        if self.seen.records.is_empty() {
            lines.push(self.say(&say::NoRecords {}));
        }
        lines.extend(self.seen.records.iter().map(|record| self.feat(record)));
        lines
    }

    fn feat(&self, view: &FeatView) -> String {
        format!("  {}", feat_told(view, self.telling))
    }

    fn standing(&self, all: &[Line]) -> Vec<String> {
        if all.is_empty() {
            return vec![self.say(&say::NoGames {})];
        }
        let [has_points, has_money] = Line::played_for(all);
        let tenths = |line: &Line| speech::connexion::tenths(line.tenths, self.telling.tongue);
        let money = |line: &Line| speech::cow::money(line.money, self.telling.tongue);
        let line = |line: &Line| {
            let made = [
                Some((self.say(&say::Won {}), line.won.to_string())),
                has_points.then(|| (self.say(&say::Points {}), tenths(line))),
                has_money.then(|| (self.say(&say::Money {}), money(line))),
                Some((self.say(&say::Played {}), line.played.to_string())),
            ];
            let made = made.into_iter().flatten();
            let made: Vec<_> = made.map(|(what, n)| format!("{what} {n}")).collect();
            format!("  {}: {}", line.name, made.join(", "))
        };
        all.iter().map(line).collect()
    }
}

/// A feat with the step that shows it, in a line.
#[must_use]
pub fn feat_told(view: &FeatView, telling: Telling<'_>) -> String {
    let Telling { tongue, steps } = telling;
    let step = around::Step {
        n: i64::try_from(view.feat.step).unwrap_or(i64::MAX),
    };
    let (told, step) = (
        view.feat.line(tongue),
        step.line(Names::new(&[], None).in_tongue(tongue)),
    );
    match steps {
        Some((base, path)) => {
            let path = path(&view.table, view.feat.step);
            format!("{told} ({step}: {base}{path})")
        }
        None => format!("{told} ({}, {step})", view.table),
    }
}
