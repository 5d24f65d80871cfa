//! The proof that nobody chose the luck of a finished game (P12).

use table::{AnyTable, Corrupt, LuckSource, Record, Secret, Step};

use crate::catalog::game;

/// What a record proves.
#[derive(Debug)]
pub struct Proof {
    /// The table at the end of the record.
    pub table: Box<dyn AnyTable>,
    /// How many draws the record holds.
    pub draws: usize,
    /// What the draws were checked against.
    pub against: Against,
}

/// What the draws of a record can be checked against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Against {
    /// The secret that was committed to before the first draw.
    Commitment,
    /// A seed that everybody may have known.
    Seed,
    /// Nothing: the luck was scripted.
    Script,
    /// Nothing yet: the secret has not been revealed.
    Unrevealed,
}

/// Plays a record over and checks that each draw is the one its place and the table's secret give.
///
/// # Errors
/// The line that does not fit, and why: a step against the rules, a secret that is not the committed one, a draw
/// that the secret does not give.
pub fn verify(record: &Record) -> Result<Proof, Corrupt> {
    let against = match (&record.header.luck, &record.reveal) {
        (LuckSource::Scripted, _) => Against::Script,
        (LuckSource::Seed(_), _) => Against::Seed,
        (LuckSource::Committed { .. }, Some(_)) => Against::Commitment,
        (LuckSource::Committed { .. }, None) => Against::Unrevealed,
    };
    let secret = match record.reveal.as_deref() {
        Some(hex) => Some(Secret::from_hex(hex).ok_or_else(|| {
            Corrupt::at(
                record.steps.len() + 2,
                "the revealed secret is not 64 hexadecimal digits",
            )
        })?),
        None => None,
    };
    let game = game(&record.header.game).map_err(|why| Corrupt::at(1, why))?;
    let mut table = game
        .open(record.header.clone(), secret)
        .map_err(|why| Corrupt::at(1, why))?;
    let mut draws = 0;
    for (number, step) in record.steps.iter().enumerate() {
        let line = number + 2;
        if matches!(step, Step::Luck { .. }) && !table.is_finding() {
            draws += 1;
            if matches!(against, Against::Commitment | Against::Seed) {
                let draw = table.next_draw().map_err(|why| Corrupt::at(line, why))?;
                if draw != *step {
                    return Err(Corrupt::at(
                        line,
                        "this is not the draw that the secret gives here (P12)",
                    ));
                }
            }
        }
        table
            .take(step.clone())
            .map_err(|why| Corrupt::at(line, why))?;
    }
    Ok(Proof {
        table,
        draws,
        against,
    })
}
