//! Kuhn poker that keeps a secret badly.

use std::cell::Cell;
use std::collections::BTreeSet;

use super::complaint;
use crate::testkit::conformance::hidden::{nothing_is_told, plays_on, same_for_the_viewer};
use crate::testkit::conformance::round::Round;
use crate::testkit::conformance::{Options, check, check_hidden};
use crate::testkit::kuhn::{self, Kuhn};
use crate::testkit::same::viewers;
use crate::{
    AnyTable, Ask, Game, Hidden, Luck, Materials, Refusal, Rule, Seat, Settings, Stream, Table,
    Turn, TurnOf, Viewer,
};

/// How it leaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Leak {
    None,
    View,
    Actions,
    Events,
    RedealsOwn,
    RedealsNothing,
    RedealsByHidden,
    RedealsTwins,
    RedealsTooFew,
}

thread_local! {
    /// The leak of all games on this thread.
    static LEAK: Cell<Leak> = const { Cell::new(Leak::None) };
}

/// Kuhn poker with a leak.
#[derive(Clone, Debug)]
struct Leaky(Kuhn);

impl Game for Leaky {
    type State = kuhn::State;
    type Action = kuhn::Action;
    type Draw = kuhn::Draw;
    type Outcome = u32;
    type Event = kuhn::Event;
    type Seen = kuhn::Seen;
    type View = kuhn::View;

    const SLUG: &'static str = "leaky";

    fn rules() -> &'static [Rule] {
        Kuhn::rules()
    }

    fn settle(set: &Settings, materials: &Materials) -> Result<Self, Refusal> {
        Kuhn::settle(set, materials).map(Self)
    }

    fn settings(&self) -> Settings {
        self.0.settings()
    }

    fn start(&self, names: &[String]) -> Result<kuhn::State, Refusal> {
        self.0.start(names)
    }

    fn turn(&self, state: &kuhn::State) -> TurnOf<Self> {
        let mut turn = self.0.turn(state);
        if let (Leak::Actions, Turn::Choice(asks)) = (LEAK.get(), &mut turn) {
            // Nobody is offered anything against the best card.
            let worst = |ask: &Ask<_>| state.cards[ask.seat.next(2).index()] == 3;
            asks.iter_mut()
                .filter(|ask| worst(ask))
                .for_each(|ask| ask.actions.truncate(1));
        }
        turn
    }

    fn act(
        &self,
        state: &mut kuhn::State,
        seat: Seat,
        action: &kuhn::Action,
        log: &mut Vec<kuhn::Event>,
    ) {
        self.0.act(state, seat, action, log);
    }

    fn outcomes(&self, state: &kuhn::State) -> Vec<(u32, u32)> {
        self.0.outcomes(state)
    }

    fn admit(&self, state: &kuhn::State, outcome: &u32) -> Result<(), Refusal> {
        self.0.admit(state, outcome)
    }

    fn luck(&self, state: &mut kuhn::State, outcome: &u32, log: &mut Vec<kuhn::Event>) {
        self.0.luck(state, outcome, log);
    }

    fn view(&self, state: &kuhn::State, viewer: Viewer) -> kuhn::View {
        let viewer = if LEAK.get() == Leak::View {
            Viewer::Seat(Seat(1))
        } else {
            viewer
        };
        self.0.view(state, viewer)
    }

    fn seen(&self, event: &kuhn::Event, viewer: Viewer) -> Option<kuhn::Seen> {
        let viewer = match (LEAK.get(), event) {
            (Leak::Events, kuhn::Event::Dealt { seat, .. }) => Viewer::Seat(*seat),
            _ => viewer,
        };
        self.0.seen(event, viewer)
    }

    fn voters(&self, state: &kuhn::State) -> Vec<Seat> {
        self.0.voters(state)
    }

    fn under_way(&self, state: &kuhn::State, situation: &str) -> Option<u64> {
        self.0.under_way(state, situation)
    }
}

impl Hidden for Leaky {
    fn redeal(&self, state: &kuhn::State, viewer: Viewer, luck: &mut dyn Luck) -> kuhn::State {
        match LEAK.get() {
            Leak::RedealsOwn => return self.0.redeal(state, Viewer::Spectator, luck),
            Leak::RedealsNothing => return state.clone(),
            Leak::RedealsByHidden => {
                let skipped = state.cards.iter().sum::<u32>();
                for _ in 0..skipped {
                    luck.word();
                }
            }
            _ => {}
        }
        let mut redealt = self.0.redeal(state, viewer, luck);
        match (LEAK.get(), &mut redealt.cards[..]) {
            (Leak::RedealsTwins, [one, other]) if viewer != Viewer::Seat(Seat(0)) => *one = *other,
            (Leak::RedealsTooFew, [_, _]) if viewer == Viewer::Seat(Seat(0)) => {
                redealt.cards.truncate(1);
            }
            _ => {}
        }
        redealt
    }
}

/// Options for the game with that leak.
fn options(leak: Leak) -> Options<Leaky> {
    LEAK.set(leak);
    Options {
        games: 500,
        invariant: Some(|_, state| match state.cards[..] {
            [one, other] if one == other => Err("one card was dealt twice".into()),
            _ => Ok(()),
        }),
        ..Options::default()
    }
}

/// Everything that is said of many moments of the game by one check.
fn complaints(
    leak: Leak,
    check: impl Fn(&Table<Leaky>, Viewer, &mut Stream) -> Result<(), String>,
) -> BTreeSet<String> {
    let options = options(leak);
    let mut luck = Stream::from_seed("leaks");
    let mut said = BTreeSet::new();
    for _ in 0..100 {
        let mut round = Round::open(&options, &mut luck).expect("a table");
        while !matches!(round.table.turn(), Turn::Over(_)) {
            for viewer in viewers(&round.table) {
                said.extend(check(&round.table, viewer, &mut luck).err());
            }
            let next = round.next(&mut luck);
            let _ = round.table.take(next.step);
        }
    }
    said
}

fn finds(
    leak: Leak,
    check: impl Fn(&Table<Leaky>, Viewer, &mut Stream) -> Result<(), String>,
    words: &str,
) {
    let said = complaints(leak, &check);
    assert!(
        said.iter().any(|said| said.contains(words)),
        "{leak:?}: {said:?}"
    );
    let unjust = complaints(Leak::None, check);
    assert!(unjust.is_empty(), "{unjust:?}");
}

#[test]
fn the_carrier_of_the_leaks_has_none() {
    assert_eq!(check_hidden(&options(Leak::None)).games, 500);
}

#[test]
fn a_view_that_shows_what_was_not_seen_is_found_without_dealing_again() {
    let said = complaint(|| check(&options(Leak::View)));
    assert!(
        said.contains("has seen the same of two games, but views"),
        "{said}"
    );
}

#[test]
fn actions_that_show_what_was_not_seen_are_found_without_dealing_again() {
    let said = complaint(|| check(&options(Leak::Actions)));
    assert!(
        said.contains("has seen the same of two games, but may do"),
        "{said}"
    );
}

#[test]
fn what_changes_for_the_viewer_is_found() {
    let check = same_for_the_viewer;
    finds(Leak::View, check, "has another view");
    finds(Leak::Actions, check, "may do something else");
    finds(Leak::RedealsOwn, check, "has another view");
    finds(Leak::RedealsTooFew, check, "may do something else");
    finds(Leak::RedealsByHidden, check, "depends on what");
}

#[test]
fn a_state_that_cannot_be_is_found() {
    let check = |table: &Table<Leaky>, viewer, luck: &mut Stream| {
        plays_on(&options(LEAK.get()), table, viewer, luck)
    };
    finds(Leak::RedealsTwins, check, "one card was dealt twice");
}

#[test]
fn what_is_told_but_hidden_is_found() {
    finds(
        Leak::Events,
        nothing_is_told,
        "is told what dealing again hides",
    );
    finds(
        Leak::RedealsNothing,
        nothing_is_told,
        "dealing again keeps what is hidden",
    );
}

#[test]
fn the_whole_suite_finds_every_leak() {
    for leak in [
        Leak::View,
        Leak::Actions,
        Leak::Events,
        Leak::RedealsOwn,
        Leak::RedealsNothing,
        Leak::RedealsByHidden,
        Leak::RedealsTwins,
        Leak::RedealsTooFew,
    ] {
        complaint(|| check_hidden(&options(leak)));
    }
}
