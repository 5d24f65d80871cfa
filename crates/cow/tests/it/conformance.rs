//! What must hold of any game holds of this one, over random options, seats and votes; and dealing the hidden cards
//! again changes nothing for who cannot see them.

use cow::{Action, Cow, End, Id, Pick, State};
use table::testkit::conformance::{Options, check_hidden};
use table::{Game, Luck, Materials, Seat, Settings, Value, Viewer};

/// Something that a player might say, listed or not.
pub(crate) fn anything(
    cow: &Cow,
    state: &State,
    seat: Seat,
    luck: &mut dyn Luck,
) -> Option<Action> {
    let view = cow.view(state, Viewer::Seat(seat));
    let hand = view.hand.unwrap_or_default();
    let field: Vec<Id> = view.fields[seat.index()].iter().map(|cow| cow.id).collect();
    let one = |ids: &[Id], luck: &mut dyn Luck| {
        let n = u32::try_from(ids.len()).ok().filter(|&n| n > 0)?;
        Some(ids[luck.below(n) as usize])
    };
    let end = [End::Left, End::Right][luck.below(2) as usize];
    Some(match luck.below(40) {
        0 => Action::DropOut,
        1..=9 => {
            let mut order = field;
            let mut luck = luck;
            Luck::shuffle(&mut luck, &mut order);
            Action::Arrange { order }
        }
        10..=19 => {
            let field = Seat(u16::try_from(luck.below(7)).ok()?);
            Action::PlayCow {
                card: one(&hand, luck)?,
                field,
                end,
            }
        }
        20..=24 => Action::Pass {
            to: one(&field, luck)?,
        },
        25..=29 => Action::Steal {
            by: one(&field, luck)?,
        },
        30..=32 => Action::Add {
            amount: 25 * i32::try_from(luck.below(100)).ok()?,
        },
        33..=36 => Action::Pick(Pick::Card(one(&view.discard, luck)?)),
        _ => Action::PlayEvent {
            card: one(&hand, luck)?,
        },
    })
}

fn options(seed: &'static str, games: usize) -> Options<Cow> {
    Options {
        seed,
        games,
        seats: 3..=6,
        pinned: Settings::default().with("games", Value::Number(2)),
        sampler: Some(anything),
        invariant: Some(Cow::check_state),
        ..Options::default()
    }
}

#[test]
fn the_game_is_sound() {
    let report = check_hidden(&Options {
        rare: &["debt", "end"],
        ..options("cow", 12)
    });
    assert!(report.rules_in_force > 10 && report.left > 0, "{report:?}");
    assert!(report.twins > 300, "{report:?}");
}

/// Dear cows bring debts, a short deck is shuffled again and again, and hands are looked into.
#[test]
fn a_game_of_debts_is_sound() {
    let deck = include_str!("dear-deck.json").to_owned();
    let materials = Materials([("deck".to_owned(), deck)].into());
    let report = check_hidden(&Options {
        materials,
        ..options("debts", 20)
    });
    assert!(report.games == 20 && report.undone > 10, "{report:?}");
}
