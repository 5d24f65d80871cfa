//! Whole games with random rules and random acts: what is offered is taken, what is refused changes
//! nothing, and the record replays to the same table.
#![no_main]

use fuzz::Choices;
use host::AnyGame;
use libfuzzer_sys::fuzz_target;
use serde_json::Value as Json;
use table::{
    AnyStep, AnyTable, Header, LuckSource, Record, Rule, Seat, Settings, Step, Value, Values,
    Viewer, Waiting,
};

/// Tables of more seats are no different and slower.
const MOST_SEATS: usize = 6;

fuzz_target!(|bytes: &[u8]| {
    let mut choices = Choices::new(bytes);
    if let Some(mut table) = open(&mut choices) {
        while let Some(byte) = choices.byte() {
            if play(table.as_mut(), byte, &mut choices).is_none() {
                break;
            }
        }
        replays(table.as_ref());
    }
});

/// A table with rules and seats as chosen, unless its rules clash.
fn open(choices: &mut Choices) -> Option<Box<dyn AnyTable>> {
    let game: &dyn AnyGame = choices.pick(host::GAMES)?;
    let least = *game.seats().start();
    let most = (*game.seats().end()).min(MOST_SEATS);
    let seats = least + usize::from(choices.byte()?) % (most - least + 1);
    let names = (1..=seats).map(|seat| format!("player {seat}")).collect();
    let luck = LuckSource::Seed(format!("seed {}", choices.byte()?));
    let header = Header::new(game.slug(), names, settings(game.rules(), choices), luck);
    game.open(header, None).ok()
}

/// Up to seven rules are set to something.
fn settings(rules: &[Rule], choices: &mut Choices) -> Settings {
    let mut settings = Settings::default();
    for _ in 0..choices.byte().unwrap_or_default() % 8 {
        let chosen = choices.pick(&rules.iter().collect::<Vec<_>>());
        if let Some((rule, value)) =
            chosen.and_then(|rule| Some((rule, value(&rule.values, choices)?)))
        {
            settings.0.insert(rule.slug.to_owned(), value);
        }
    }
    settings
}

fn value(values: &Values, choices: &mut Choices) -> Option<Value> {
    match values {
        Values::Flag => Some(Value::Flag(choices.byte()? % 2 == 0)),
        Values::Choice(words) | Values::ChoiceOrName(words) => {
            choices.pick(words).map(|word| Value::Word(word.to_owned()))
        }
        Values::Number { min, max, step, .. } => {
            let steps = (max - min) / step + 1;
            let nth = i64::from(choices.byte()?) % steps;
            Some(Value::Number(min + nth * step))
        }
    }
}

/// One step: what the table waits for, or now and then something that it may well refuse. None when
/// the game is over or the choices are.
fn play(table: &mut dyn AnyTable, byte: u8, choices: &mut Choices) -> Option<()> {
    if byte < 16 {
        let step = odd(table, byte, choices)?;
        let before = look(table);
        if table.take(step).is_err() {
            assert_eq!(look(table), before, "a refusal changes nothing");
        }
        return Some(());
    }
    let step = match table.waiting() {
        Waiting::Over => return None,
        Waiting::Luck => table.next_draw().expect("a seeded table has its own luck"),
        Waiting::Seats(seats) => {
            let seat = choices.pick(&seats)?;
            let act = choices.pick(&table.actions(seat))?;
            Step::Act { seat, act }
        }
    };
    let taken = table.take(step.clone());
    assert_eq!(taken, Ok(()), "{step:?} was offered");
    Some(())
}

/// What can be seen of a table from outside, in short.
fn look(table: &dyn AnyTable) -> (usize, usize, Json, Json) {
    let view = table.view(Viewer::Spectator);
    (table.length(), table.events(), table.turn_json(), view)
}

/// A step that nobody offered: a proposal, a vote, an undo, a clock, somebody coming or going, an act
/// out of turn.
fn odd(table: &dyn AnyTable, byte: u8, choices: &mut Choices) -> Option<AnyStep> {
    let seat = Seat(u16::from(choices.byte()?) % 8);
    Some(match byte {
        0..4 => {
            let game = host::game(&table.header().game).expect("the table was opened from it");
            let rule = choices.pick(&game.rules().iter().collect::<Vec<_>>())?;
            let value = value(&rule.values, choices)?;
            let propose = Settings([(rule.slug.to_owned(), value)].into());
            Step::Propose { seat, propose }
        }
        4..10 => Step::Vote {
            seat,
            proposal: table.proposal().map_or(1, |proposal| proposal.id),
            vote: [Some(true), Some(true), Some(false), None][usize::from(choices.byte()? % 4)],
        },
        10 => Step::Undo {
            undo: u64::from(choices.byte()?),
        },
        11 => Step::Time {
            seat,
            time: u64::from(choices.byte()?) * 1000,
        },
        12 => Step::Join {
            join: format!("late {}", choices.byte()?),
        },
        13 => Step::Leave { leave: seat },
        14 => Step::Luck {
            luck: choices.byte()?.into(),
        },
        _ => Step::Act {
            seat,
            act: choices.pick(&table.actions(Seat(0)))?,
        },
    })
}

/// The record of a table survives its text and replays to the same views.
fn replays(table: &dyn AnyTable) {
    let record = table.record();
    assert_eq!(Record::parse(&record.to_string()).as_ref(), Ok(&record));
    let again = host::replay(&record).expect("what was played replays");
    assert_eq!(again.record(), record);
    let seats = (0..table.names().len()).map(|seat| Viewer::Seat(Seat::at(seat)));
    for viewer in seats.chain([Viewer::Spectator]) {
        assert_eq!(again.view(viewer), table.view(viewer));
        assert_eq!(again.seen_from(0, viewer), table.seen_from(0, viewer));
    }
    assert_eq!(again.turn_json(), table.turn_json());
}
