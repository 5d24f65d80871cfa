//! The proof that nobody chose the luck of a finished game, and what can be said where it cannot be had (P12).

use serde::Serialize;
use serde_json::{Value as Json, json};
use table::{AnyTable, Corrupt, Covers, LuckSource, Record, Secret, Step, Waiting};

use crate::catalog::game;

/// What a record proves: one word for each case. Only the first says that everything has been checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Every step is allowed, and every draw follows from the secret that was committed to, the nonces and the header.
    Fair,
    /// A step is not allowed, a draw is not the one that the luck gives, or a line cannot be read.
    Broken,
    /// The steps hold, and the draws follow from a seed that was open to all.
    Seeded,
    /// The steps hold; the secret is not in the record, so the draws cannot be checked.
    Unrevealed,
    /// The steps hold; the luck was scripted, without any commitment, so there is nothing to check it against.
    Scripted,
    /// The header is not the one that the game was begun with.
    HeaderChanged,
    /// The steps hold and the draws follow from the secret, but the luck does not cover the header: the names, and rules
    /// that never mattered, may have been changed.
    HeaderOpen,
}

impl Verdict {
    /// Its permanent name.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Fair => "fair",
            Self::Broken => "broken",
            Self::Seeded => "seeded",
            Self::Unrevealed => "unrevealed",
            Self::Scripted => "scripted",
            Self::HeaderChanged => "header-changed",
            Self::HeaderOpen => "header-open",
        }
    }

    /// The exit code of `lastlicks verify`: 0 only where everything has been checked. 2 is for a file that cannot be read.
    #[must_use]
    pub const fn exit_code(self) -> u8 {
        match self {
            Self::Fair => 0,
            Self::Broken => 1,
            Self::Seeded => 3,
            Self::Unrevealed => 4,
            Self::Scripted => 5,
            Self::HeaderChanged => 6,
            Self::HeaderOpen => 7,
        }
    }

    /// What it means, in a sentence.
    #[must_use]
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::Fair => "Fair: every draw follows from the secret committed to before the game.",
            Self::Broken => "Broken: this is not how a game went.",
            Self::Seeded => {
                "Seeded, not proved: every draw follows from the seed, which was open to all."
            }
            Self::Unrevealed => {
                "Not checked: the secret is not revealed, so nothing can be said about the draws."
            }
            Self::Scripted => {
                "Not checked: the luck was scripted, without a commitment, so there is nothing to prove about it."
            }
            Self::HeaderChanged => {
                "Changed: the first line (seats, rules, luck) is not the one that the game was begun with."
            }
            Self::HeaderOpen => {
                "Checked in part: every draw follows from the secret, but this record is of a kind whose luck does not \
                 cover its first line: the names, and rules that never mattered, may have been changed."
            }
        }
    }
}

/// What has been found out about a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// What it proves.
    pub verdict: Verdict,
    /// The line that does not fit, if one does not.
    pub fault: Option<Corrupt>,
    /// Whether the game is over at the end of the record.
    pub over: bool,
    /// How many steps the record has.
    pub steps: usize,
    /// How many of them were drawn.
    pub draws: usize,
}

impl Report {
    /// What is said of a text that is no record.
    #[must_use]
    pub fn unreadable(fault: Corrupt) -> Self {
        Self {
            verdict: Verdict::Broken,
            fault: Some(fault),
            over: false,
            steps: 0,
            draws: 0,
        }
    }

    /// The report as programs read it; `ok` only where everything has been checked.
    #[must_use]
    pub fn json(&self) -> Json {
        let mut json = json!({
            "ok": self.verdict == Verdict::Fair, "verdict": self.verdict.slug(), "sentence": self.verdict.sentence(),
            "over": self.over, "steps": self.steps, "draws": self.draws,
        });
        if let Some(fault) = &self.fault {
            json["line"] = json!(fault.line);
            json["message"] = json!(fault.message);
        }
        json
    }
}

/// The same of the text of a record.
#[must_use]
pub fn verify_text(text: &str) -> Report {
    Record::parse(text).map_or_else(Report::unreadable, |record| verify(&record))
}

/// Plays a record over and checks that each draw is the one that its place and the table's secret give.
#[must_use]
pub fn verify(record: &Record) -> Report {
    let mut check = Check::default();
    let fault = check.all(record).err();
    let (header, last) = (&record.header.luck, record.steps.len() + 2);
    let fault = fault.or_else(|| {
        let early = record.reveal.is_some() && !check.over;
        early.then(|| {
            Corrupt::at(
                last,
                "the secret is revealed though the game is not over: steps are missing",
            )
        })
    });
    let verdict = match (&fault, header) {
        // Of what nobody was committed to it cannot be known that it was changed.
        (Some(fault), LuckSource::Committed { .. } | LuckSource::Seed(_))
            if fault.line == 1 || check.is_most_luck_wrong() =>
        {
            Verdict::HeaderChanged
        }
        (Some(_), _) => Verdict::Broken,
        (None, LuckSource::Scripted) => Verdict::Scripted,
        (None, LuckSource::Seed(_)) => Verdict::Seeded,
        (None, LuckSource::Committed { .. }) if record.reveal.is_none() => Verdict::Unrevealed,
        (None, LuckSource::Committed { covers, .. }) => match covers {
            Covers::Header | Covers::All => Verdict::Fair,
            Covers::Nothing => Verdict::HeaderOpen,
        },
    };
    Report {
        verdict,
        fault,
        over: check.over,
        steps: record.steps.len(),
        draws: check.draws,
    }
}

/// What has been counted on the way through a record.
#[derive(Default)]
struct Check {
    draws: usize,
    /// How many draws are not those that the luck gives, and the first of them.
    wrong: usize,
    first_wrong: Option<Corrupt>,
    over: bool,
}

impl Check {
    /// Where most draws are not those that the secret gives, another header has been put before the steps: a few fit by
    /// chance, as one face in six does.
    fn is_most_luck_wrong(&self) -> bool {
        self.draws > 1 && 2 * self.wrong > self.draws
    }

    fn all(&mut self, record: &Record) -> Result<(), Corrupt> {
        let secret = secret(record)?;
        let game = game(&record.header.game).map_err(|why| Corrupt::at(1, why))?;
        let mut table = game
            .open(record.header.clone(), secret)
            .map_err(|why| Corrupt::at(1, why))?;
        let is_known = match record.header.luck {
            LuckSource::Scripted => false,
            LuckSource::Seed(_) => true,
            LuckSource::Committed { .. } => record.reveal.is_some(),
        };
        for (number, step) in record.steps.iter().enumerate() {
            let line = number + 2;
            if matches!(step, Step::Luck { .. }) && !table.is_finding() {
                self.draws += 1;
                if is_known {
                    self.compare(table.as_ref(), step, line)?;
                }
            }
            let taken = table.take(step.clone());
            taken.map_err(|why| self.first_wrong.clone().unwrap_or(Corrupt::at(line, why)))?;
        }
        self.over = table.waiting() == Waiting::Over;
        self.first_wrong.clone().map_or(Ok(()), Err)
    }

    fn compare(
        &mut self,
        table: &dyn AnyTable,
        step: &table::AnyStep,
        line: usize,
    ) -> Result<(), Corrupt> {
        let draw = table.next_draw().map_err(|why| Corrupt::at(line, why))?;
        if draw != *step {
            self.wrong += 1;
            let message = "this is not the draw that the secret gives here (P12)";
            self.first_wrong
                .get_or_insert_with(|| Corrupt::at(line, message));
        }
        Ok(())
    }
}

/// The secret that the record reveals, if it is the one that was committed to.
fn secret(record: &Record) -> Result<Option<Secret>, Corrupt> {
    let Some(hex) = &record.reveal else {
        return Ok(None);
    };
    let last = record.steps.len() + 2;
    let secret = Secret::from_hex(hex)
        .ok_or_else(|| Corrupt::at(last, "the revealed secret is not 64 hexadecimal digits"))?;
    match &record.header.luck {
        LuckSource::Committed { commitment, .. } if secret.commitment() != *commitment => {
            Err(Corrupt::at(
                last,
                "the secret is not the one that was committed to (P12)",
            ))
        }
        LuckSource::Committed { .. } => Ok(Some(secret)),
        LuckSource::Seed(_) | LuckSource::Scripted => Err(Corrupt::at(
            last,
            "a secret is revealed, but none was committed to",
        )),
    }
}
