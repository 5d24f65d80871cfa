//! Reading the sets, and the table of accuracy by category.

use std::collections::BTreeMap;
use std::fmt::Write;

use english::judge::{Grammarian, Opinion, Standard, judge_line};

/// What the judge ought to say of a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Expected {
    Accept,
    Reject,
}

/// A file of sentences, one a line, under `# category` lines.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Set {
    pub(crate) name: &'static str,
    pub(crate) text: &'static str,
    pub(crate) expected: Expected,
}

macro_rules! set {
    ($name:literal, $expected:ident) => {
        Set {
            name: $name,
            text: include_str!(concat!($name, ".txt")),
            expected: Expected::$expected,
        }
    };
}

/// All sets.
pub(crate) const SETS: [Set; 100] = [
    set!("good-dev", Accept),
    set!("good-held-out", Accept),
    set!("loaded-dev", Accept),
    set!("loaded-held-out", Accept),
    set!("breaks-dev", Reject),
    set!("breaks-held-out", Reject),
    set!("scrambles-dev", Reject),
    set!("scrambles-held-out", Reject),
    set!("salads-dev", Reject),
    set!("salads-held-out", Reject),
    set!("exam-good-dev", Accept),
    set!("exam-good-held-out", Accept),
    set!("exam-breaks-dev", Reject),
    set!("exam-breaks-held-out", Reject),
    set!("exam-scrambles-dev", Reject),
    set!("exam-scrambles-held-out", Reject),
    set!("fresh-good-dev", Accept),
    set!("fresh-good-held-out", Accept),
    set!("fresh-bad-dev", Reject),
    set!("fresh-bad-held-out", Reject),
    set!("own-good-dev", Accept),
    set!("own-good-held-out", Accept),
    set!("own-bad-dev", Reject),
    set!("own-bad-held-out", Reject),
    set!("second-good-held-out", Accept),
    set!("second-bad-held-out", Reject),
    set!("third-good-held-out", Accept),
    set!("third-bad-held-out", Reject),
    set!("fourth-good-held-out", Accept),
    set!("fourth-bad-held-out", Reject),
    set!("fifth-good-held-out", Accept),
    set!("fifth-bad-held-out", Reject),
    set!("blind-1-good", Accept),
    set!("blind-1-bad", Reject),
    set!("blind-2-good", Accept),
    set!("blind-2-bad", Reject),
    set!("blind-3-good", Accept),
    set!("blind-3-bad", Reject),
    set!("blind-4-good", Accept),
    set!("blind-4-bad", Reject),
    set!("blind-5-good", Accept),
    set!("blind-5-bad", Reject),
    set!("round-1-good", Accept),
    set!("round-1-bad", Reject),
    set!("round-2-good", Accept),
    set!("round-2-bad", Reject),
    set!("round-3-good", Accept),
    set!("round-3-bad", Reject),
    set!("round-4-good", Accept),
    set!("round-4-bad", Reject),
    set!("round-5-good", Accept),
    set!("round-5-bad", Reject),
    set!("round-6-good", Accept),
    set!("round-6-bad", Reject),
    set!("round-7-good", Accept),
    set!("round-7-bad", Reject),
    set!("round-8-good", Accept),
    set!("round-8-bad", Reject),
    set!("round-9-good", Accept),
    set!("round-9-bad", Reject),
    set!("round-10-good", Accept),
    set!("round-10-bad", Reject),
    set!("round-11-good", Accept),
    set!("round-11-bad", Reject),
    set!("round-12-good", Accept),
    set!("round-12-bad", Reject),
    set!("round-13-good", Accept),
    set!("round-13-bad", Reject),
    set!("round-14-good", Accept),
    set!("round-14-bad", Reject),
    set!("round-15-good", Accept),
    set!("round-15-bad", Reject),
    set!("round-16-good", Accept),
    set!("round-16-bad", Reject),
    set!("round-17-good", Accept),
    set!("round-17-bad", Reject),
    set!("round-18-good", Accept),
    set!("round-18-bad", Reject),
    set!("round-19-good", Accept),
    set!("round-19-bad", Reject),
    set!("round-20-good", Accept),
    set!("round-20-bad", Reject),
    set!("round-21-good", Accept),
    set!("round-21-bad", Reject),
    set!("round-22-good", Accept),
    set!("round-22-bad", Reject),
    set!("round-23-good", Accept),
    set!("round-23-bad", Reject),
    set!("round-24-good", Accept),
    set!("round-24-bad", Reject),
    set!("round-25-good", Accept),
    set!("round-25-bad", Reject),
    set!("round-26-good", Accept),
    set!("round-26-bad", Reject),
    set!("table-good-dev", Accept),
    set!("table-good-held-out", Accept),
    set!("table-bad-dev", Reject),
    set!("table-bad-held-out", Reject),
    set!("table-2-good", Accept),
    set!("table-2-bad", Reject),
];

/// The set of this name.
pub(crate) fn set(name: &str) -> Set {
    *SETS
        .iter()
        .find(|s| s.name == name)
        .expect("a set of this name")
}

/// Right answers out of all, and the lines that went wrong.
#[derive(Clone, Debug, Default)]
pub(crate) struct Score {
    pub(crate) right: usize,
    pub(crate) all: usize,
    pub(crate) wrong: Vec<String>,
}

impl Score {
    /// Right answers in thousandths.
    pub(crate) fn per_mille(&self) -> usize {
        self.right * 1000 / self.all.max(1)
    }
}

/// An opinion under the default options.
pub(crate) fn opinion(line: &str) -> Opinion {
    judge_line(&Grammarian, line, Standard::default())
}

impl Set {
    /// The sentences with their categories.
    pub(crate) fn sentences(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let mut category = "";
        self.text
            .lines()
            .filter_map(move |line| match line.strip_prefix("# ") {
                Some(name) => {
                    category = name;
                    None
                }
                None => (!line.is_empty()).then_some((category, line)),
            })
    }

    /// The judge's score, by category.
    pub(crate) fn scores(self) -> BTreeMap<&'static str, Score> {
        let mut scores: BTreeMap<&str, Score> = BTreeMap::new();
        for (category, line) in self.sentences() {
            let score = scores.entry(category).or_default();
            let slug = opinion(line).verdict.slug();
            score.all += 1;
            if slug
                == if self.expected == Expected::Accept {
                    "accept"
                } else {
                    "reject"
                }
            {
                score.right += 1;
            } else {
                score.wrong.push(format!("{slug}: {line}"));
            }
        }
        scores
    }

    /// The judge's score over all categories.
    pub(crate) fn score(self) -> Score {
        self.scores()
            .into_values()
            .fold(Score::default(), |mut sum, score| {
                sum.right += score.right;
                sum.all += score.all;
                sum.wrong.extend(score.wrong);
                sum
            })
    }
}

/// Accuracy by set and category, with everything that went wrong.
pub(crate) fn table() -> String {
    let mut table = String::new();
    for set in SETS {
        let total = set.score();
        let _ = writeln!(
            table,
            "{:<24} {:>4} of {:>4}  {:>4}‰",
            set.name,
            total.right,
            total.all,
            total.per_mille()
        );
        for (category, score) in set.scores() {
            let _ = writeln!(
                table,
                "    {category:<24} {:>4} of {:>4}",
                score.right, score.all
            );
            for line in score.wrong {
                let _ = writeln!(table, "        {line}");
            }
        }
    }
    table
}
