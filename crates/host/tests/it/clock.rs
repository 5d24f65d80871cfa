//! Clocks: nobody can stop one or set it back, whatever is said, voted, taken back or left; only a pause that all
//! agree to stops all of them (P5).

use std::collections::BTreeMap;

use host::{Act, ClockPlan, Command, Fact, Plan, Stands, Wish};
use proptest::prelude::*;
use table::{Seat, Settings, Step, Value, Viewer};

use crate::kept::{Kept, NOON, plan, player, started};

const TURN: u64 = 12_000;
const RESERVE: u64 = 40_000;

fn at_table(game: &str, clock: ClockPlan) -> Kept {
    let rules = match game {
        "wimpout" => plan().rules,
        "connexion" => Settings::default().with("clock", Value::Number(60)),
        _ => Settings::default(),
    };
    let plan = Plan {
        game: game.to_owned(),
        rules,
        clock,
        ..plan()
    };
    started(plan, &["ann", "bob", "cy"])
}

#[test]
fn a_seat_that_comes_and_goes_does_not_stop_the_clock_of_another() {
    let mut kept = at_table("wimpout", ClockPlan::PerTurn(TURN));
    for _ in 0..11 {
        kept.now += 1_000;
        kept.does(Command::StandIn(Seat(1), "eager".into(), Stands::Wanted));
        kept.does(Command::Return(Seat(1)));
        assert_eq!(kept.room.alarm(), Some(NOON + TURN));
    }
    kept.now += 1_000;
    kept.does(Command::Tick);
    assert!(kept.room.is_bot(Seat(0)), "its twelve seconds are over");
}

#[test]
fn proposals_and_newcomers_do_not_stop_a_clock() {
    let mut kept = at_table("wimpout", ClockPlan::PerTurn(TURN));
    for _ in 0..3 {
        kept.now += 2_000;
        let bump = Settings::default().with("bump", Value::Flag(true));
        kept.does(Command::Propose(Seat(1), bump));
        kept.does(Command::Vote(Seat(2), Some(false), None));
        assert_eq!(kept.room.alarm(), Some(NOON + TURN));
    }
    kept.does(Command::Sit(player("di", None)));
    assert_eq!(kept.room.alarm(), Some(NOON + TURN));
}

#[test]
fn an_act_taken_back_does_not_bring_back_its_time() {
    let mut kept = at_table("cow", ClockPlan::PerTurn(TURN));
    let seat = kept.room.asked()[0];
    let (mut until, mut undone) = (kept.room.alarm().unwrap(), 0);
    for round in 0..40 {
        kept.now += 100;
        let listed = kept.room.view(Viewer::Seat(seat)).actions();
        let Some(action) = listed.get(round % listed.len().max(1)).cloned() else {
            break;
        };
        kept.does(Command::Act(Act {
            seat,
            action,
            against: None,
            client: None,
        }));
        if kept.try_to(Command::Undo(seat)).outcome.is_ok() {
            assert!(kept.room.alarm().unwrap() <= until, "round {round}");
            undone += 1;
        } else if !kept.room.is_asked(seat) {
            break;
        }
        until = kept.room.alarm().unwrap();
    }
    assert!(undone > 0, "something could be taken back");
}

/// What is done at the table, in numbers that fit any moment.
#[derive(Clone, Copy, Debug)]
struct Deed {
    kind: u8,
    seat: u16,
    pick: usize,
    wait: u64,
}

fn deed() -> impl Strategy<Value = Deed> {
    (0..24u8, 0..3u16, 0..1000usize, 0..4_000u64).prop_map(|(kind, seat, pick, wait)| Deed {
        kind,
        seat,
        pick,
        wait,
    })
}

fn command(kept: &Kept, deed: Deed) -> Command {
    let Deed { seat, pick, .. } = deed;
    let seat = Seat(seat);
    match deed.kind {
        0 => Command::StandIn(seat, "random".into(), Stands::Wanted),
        1 | 2 => Command::Return(seat),
        3 => Command::Propose(seat, proposal(kept, pick)),
        4 => Command::Vote(
            seat,
            [Some(true), Some(true), Some(false), None][pick % 4],
            None,
        ),
        5 => Command::Undo(seat),
        6 => {
            let line = kept.room.table().map_or(0, table::AnyTable::line_length);
            Command::AskTakeBack(seat, line.saturating_sub(pick as u64 % 4))
        }
        7 => Command::Answer(seat, Wish::TakeBack, pick % 3 > 0),
        8 => Command::Say(Some(seat), "ann".into(), "well".into()),
        9 => Command::Tick,
        10 => Command::Think,
        11 => Command::AskPause(seat),
        12..=14 => Command::Answer(seat, Wish::Pause, pick % 8 > 0),
        15 => Command::GoOn(seat),
        22 => Command::Here(seat),
        23 => Command::AskRemoval {
            by: seat,
            seat: Seat([0, 1, 2][pick % 3]),
            present: vec![seat],
        },
        _ => {
            let seat = kept.room.asked().first().copied().unwrap_or(seat);
            let listed = kept.room.view(Viewer::Seat(seat)).actions();
            Command::Act(Act {
                seat,
                action: listed
                    .get(pick % listed.len().max(1))
                    .cloned()
                    .unwrap_or_default(),
                against: None,
                client: None,
            })
        }
    }
}

/// Some rule that is a flag, the other way round.
fn proposal(kept: &Kept, pick: usize) -> Settings {
    let rules = kept
        .room
        .table()
        .map(table::AnyTable::rules)
        .unwrap_or_default();
    let flags: Vec<_> = rules
        .0
        .iter()
        .filter_map(|(slug, value)| match value {
            Value::Flag(is_on) => Some((slug.clone(), !is_on)),
            _ => None,
        })
        .collect();
    match flags.get(pick % flags.len().max(1)) {
        Some((slug, is_on)) => Settings::default().with(slug, Value::Flag(*is_on)),
        None => Settings::default(),
    }
}

/// What is known of the clocks so far.
#[derive(Default)]
struct Ledger {
    /// When the time of a seat ends, since the last step of the game.
    ends: BTreeMap<Seat, u64>,
    /// The same after so many steps of the line of play.
    by_line: BTreeMap<u64, BTreeMap<Seat, u64>>,
    /// What was left of a reserve.
    reserves: BTreeMap<Seat, u64>,
    /// What was left on a clock of the game's own, by its number.
    of_game: BTreeMap<u64, u64>,
    /// Since when all clocks stand, by consent of all.
    paused: Option<u64>,
}

impl Ledger {
    /// Follows pauses: nothing moves the game in one, and every clock ends so much later after it.
    fn pauses(&mut self, facts: &[Fact]) {
        for fact in facts {
            match fact {
                Fact::Paused { at, until } => {
                    assert!(until - at <= 24 * 3600 * 1000, "a pause has an end");
                    self.paused = Some(*at);
                }
                Fact::WentOn { at, .. } => {
                    let span = at - self.paused.take().expect("a pause");
                    let known = self.by_line.values_mut().chain([&mut self.ends]);
                    known
                        .flat_map(BTreeMap::values_mut)
                        .for_each(|end| *end += span);
                }
                Fact::Stepped { step, .. } if self.paused.is_some() => {
                    let beside = matches!(step, Step::Propose { .. } | Step::Vote { .. });
                    assert!(beside, "a step in a pause: {step:?}");
                }
                Fact::StoodIn { .. } => assert_eq!(self.paused, None, "nobody stands in"),
                _ => {}
            }
        }
    }

    /// Looks at the clocks after a command that brought these facts about.
    fn look(&mut self, kept: &Kept, command: &Command, facts: &[Fact], is_reserve: bool) {
        let Some(table) = kept.room.table() else {
            return;
        };
        self.pauses(facts);
        let steps = facts.iter().filter_map(|fact| match fact {
            Fact::Stepped { step, .. } => Some(step),
            _ => None,
        });
        let (mut has_moved, mut by_consent, mut own) = (false, false, false);
        for step in steps {
            match step {
                Step::Act { .. } | Step::Luck { .. } | Step::Time { .. } => has_moved = true,
                Step::Undo { .. } if matches!(command, Command::Undo(_)) => own = true,
                Step::Undo { .. } => by_consent = true,
                _ => {}
            }
        }
        let line = table.line_length();
        if by_consent {
            self.by_line.clear();
            self.of_game.clear();
        }
        if has_moved || by_consent {
            self.ends.clear();
        }
        if own {
            self.ends = self.by_line.get(&line).cloned().unwrap_or_default();
        }
        self.by_line.split_off(&(line + 1));
        let game = table.clock();
        for clock in kept.room.view(Viewer::Spectator).clocks {
            let left = clock.until.saturating_sub(kept.now);
            if clock.of_game {
                let number = game.expect("a clock that runs").number;
                let known = self.of_game.entry(number).or_insert(left);
                assert!(
                    left <= *known,
                    "the game's clock was set back by {command:?}"
                );
                *known = left;
                continue;
            }
            if is_reserve {
                let known = self.reserves.entry(clock.seat).or_insert(left);
                assert!(left <= *known, "a reserve grew by {command:?}");
                *known = left;
            }
            let known = self.ends.entry(clock.seat).or_insert(clock.until);
            assert!(
                clock.until <= *known,
                "the alarm moved later by {command:?}"
            );
            *known = clock.until;
        }
        self.by_line.insert(line, self.ends.clone());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn time_used_never_falls_and_no_alarm_moves_later_without_an_act_or_a_pause(
        game in prop::sample::select(vec!["wimpout", "connexion", "cow"]),
        is_reserve in any::<bool>(),
        deeds in prop::collection::vec(deed(), 1..120),
    ) {
        let clock = if is_reserve { ClockPlan::Reserve(RESERVE) } else { ClockPlan::PerTurn(TURN) };
        let mut kept = at_table(game, clock);
        let mut ledger = Ledger::default();
        ledger.look(&kept, &Command::Tick, &[], is_reserve);
        for deed in deeds {
            kept.now += deed.wait;
            // What clocks do that have run out is not the deed's.
            let ran_out = kept.try_to(Command::Tick).facts;
            ledger.look(&kept, &Command::Tick, &ran_out, is_reserve);
            let command = command(&kept, deed);
            let facts = kept.try_to(command.clone()).facts;
            ledger.look(&kept, &command, &facts, is_reserve);
            prop_assert_eq!(kept.restored().alarm(), kept.room.alarm(), "after {:?}", command);
        }
    }
}
