//! What if: a table on which a recorded game goes on otherwise from one of its steps (P13).

use speech::page as say;
use speech::{Names, Sentence as _, Tongue};
use table::{AnyStep, AnyTable, Code, LuckSource, Record, Refusal, Seat, Secret, Step, Waiting};

use super::opening::takes;
use super::{Fact, Millis, Plan, Player};
use crate::catalog::{game, replay};

/// The facts of a table on which a record is played up to `step`, with whatever was drawn next. Luck goes on as the
/// secret of the record has it, so only what is done otherwise comes out otherwise. `tongue` names the table. `bots` says for each seat which bot
/// plays it, if one does; without it one person plays the seat that is to act, and bots the others.
///
/// # Errors
/// A record that does not replay, a game that is over at that step, luck that nobody knows, too many or few `bots`.
pub fn branch(
    record: &Record,
    step: usize,
    bots: Option<Vec<Option<String>>>,
    (now, tongue): (Millis, Tongue),
) -> Result<Vec<Fact>, Refusal> {
    // Nobody opens a table like that: its page would be as long as its list of names.
    takes(game(&record.header.game)?, record.header.seats.len())?;
    let all = record.steps.len();
    if step > all {
        let message = format!("the record has {all} steps");
        return Err(Refusal::new(Code::BadInput, message).by("P13"));
    }
    let steps = &record.steps[..after_draws(&record.steps, step)];
    let table = stand(record, steps)?;
    let players = players(record, table.as_ref(), bots)?;
    facts(record, steps, &players, (title(step, tongue), now))
}

/// The facts of a table on which a record was played to its end, so that it can be kept where it was not played.
///
/// # Errors
/// A record that does not replay, of a game that is not over, or whose luck nobody knows.
pub fn archived(record: &Record, title: String, now: Millis) -> Result<Vec<Fact>, Refusal> {
    let table = replay(record).map_err(|why| Refusal::new(Code::Corrupt, why.to_string()))?;
    if table.waiting() != Waiting::Over {
        let message = "the game of this record is not over";
        return Err(Refusal::new(Code::NotNow, message).by("P13"));
    }
    let people = vec![None; table.names().len()];
    let players = players(record, table.as_ref(), Some(people))?;
    facts(record, &record.steps, &players, (title, now))
}

fn facts(
    record: &Record,
    steps: &[AnyStep],
    players: &[Player],
    (title, now): (String, Millis),
) -> Result<Vec<Fact>, Refusal> {
    let mut late = players.iter().skip(record.header.seats.len()).cloned();
    let opened = Fact::Opened {
        plan: plan(record, title, players.len())?,
        secret: secret(record)?.reveal(),
        seed: None,
        at: now,
    };
    let sat = players.iter().take(record.header.seats.len());
    let mut facts = vec![opened];
    facts.extend(sat.cloned().map(|player| Fact::Sat { player, seat: None }));
    facts.push(Fact::Started {
        header: record.header.clone(),
        at: now,
    });
    for step in steps {
        if matches!(step, Step::Join { .. }) {
            facts.extend(late.next().map(|player| Fact::SatLate { player }));
        }
        facts.push(Fact::Stepped {
            step: step.clone(),
            at: now,
            client: None,
        });
    }
    Ok(facts)
}

/// Whether it is known what would be drawn after any step of the record, so that [`branch`] can go on from there.
#[must_use]
pub fn is_luck_known(record: &Record) -> bool {
    secret(record).is_ok()
}

/// The secret from which the luck of the record came: the one that was committed to.
fn secret(record: &Record) -> Result<Secret, Refusal> {
    let secret = match &record.header.luck {
        LuckSource::Seed(seed) => Some(Secret::from_seed(seed)),
        LuckSource::Committed { .. } => record.reveal.as_deref().and_then(Secret::from_hex),
        LuckSource::Scripted => None,
    };
    let secret = secret.ok_or_else(|| {
        let message = "nobody knows what would be drawn next: the luck of this record was scripted, or its secret is \
                       not in it";
        Refusal::new(Code::NotNow, message).by("P13")
    })?;
    match &record.header.luck {
        LuckSource::Committed { commitment, .. } if secret.commitment() != *commitment => {
            let message = "the secret is not the one that was committed to";
            Err(Refusal::new(Code::Corrupt, message).by("P12"))
        }
        _ => Ok(secret),
    }
}

/// How many steps lie before the first one, from `step` on, that is not drawn.
fn after_draws(steps: &[AnyStep], step: usize) -> usize {
    let step = step.min(steps.len());
    let drawn = steps[step..].iter();
    step + drawn
        .take_while(|step| matches!(step, Step::Luck { .. }))
        .count()
}

/// The table after those steps, on which something is left to be done.
fn stand(record: &Record, steps: &[AnyStep]) -> Result<Box<dyn AnyTable>, Refusal> {
    let cut = Record {
        header: record.header.clone(),
        steps: steps.to_vec(),
        reveal: None,
    };
    let table = replay(&cut).map_err(|why| Refusal::new(Code::Corrupt, why.to_string()))?;
    if table.waiting() == Waiting::Over {
        let message = "the game is over at that step; go on from an earlier one";
        return Err(Refusal::new(Code::GameOver, message).by("P13"));
    }
    Ok(table)
}

/// What the table is called, in the language of whoever opens it.
fn title(step: usize, tongue: Tongue) -> String {
    let step = i64::try_from(step).unwrap_or(i64::MAX);
    let names = Names::new(&[], None).in_tongue(tongue);
    say::WhatIfFrom { step }.line(names).to_string()
}

fn plan(record: &Record, title: String, seats: usize) -> Result<Plan, Refusal> {
    let game = game(&record.header.game)?;
    Ok(Plan {
        rules: record.header.rules.clone(),
        materials: record.header.materials.clone(),
        private: true,
        ..Plan::usual(game.slug(), title, seats)
    })
}

/// Who plays: the names of the record, with people and bots as asked for.
fn players(
    record: &Record,
    table: &dyn AnyTable,
    bots: Option<Vec<Option<String>>>,
) -> Result<Vec<Player>, Refusal> {
    let names = table.names();
    let bots = match bots {
        Some(bots) if bots.len() == names.len() => bots,
        Some(bots) => {
            let (seats, said) = (names.len(), bots.len());
            let message =
                format!("the record has {seats} seats at that step, and {said} are named");
            return Err(Refusal::new(Code::BadSeat, message));
        }
        None => alone(record, table)?,
    };
    let nonces = match &record.header.luck {
        LuckSource::Committed { nonces, .. } => nonces.as_slice(),
        LuckSource::Seed(_) | LuckSource::Scripted => &[],
    };
    let seats = names.iter().zip(bots).enumerate();
    Ok(seats
        .map(|(index, (name, bot))| Player {
            name: name.clone(),
            bot,
            nonce: nonces.get(index).cloned().unwrap_or_default(),
        })
        .collect())
}

/// A person in the seat that is to act, and a bot in each of the others.
fn alone(record: &Record, table: &dyn AnyTable) -> Result<Vec<Option<String>>, Refusal> {
    let bot = game(&record.header.game)?.stand_in();
    let person = match table.waiting() {
        Waiting::Seats(seats) => seats.first().copied().unwrap_or(Seat(0)),
        Waiting::Luck | Waiting::Over => Seat(0),
    };
    let seats = (0..table.names().len()).map(Seat::at);
    Ok(seats
        .map(|seat| (seat != person).then(|| bot.to_owned()))
        .collect())
}
