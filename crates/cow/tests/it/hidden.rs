//! Dealing again what a viewer cannot see respects what every attentive player knows.

use cow::{Action, Card, CardSet, Cow, Event, Fact, State};
use table::{Game, Hidden, Luck, Materials, Seat, Settings, Stream, Turn, Viewer};

fn cow() -> Cow {
    Cow::settle(&Settings::default(), &Materials::default()).expect("the defaults go together")
}

fn start(cow: &Cow) -> State {
    let names = ["ann", "bob", "cid", "dot"].map(str::to_owned);
    cow.start(&names).expect("four can play")
}

/// One random step; says what happened.
fn step(cow: &Cow, state: &mut State, luck: &mut Stream) -> Option<Vec<Event>> {
    let mut log = Vec::new();
    match cow.turn(state) {
        Turn::Over(_) => return None,
        Turn::Luck(_) => {
            let outcome = cow.draw(state, luck);
            cow.luck(state, &outcome, &mut log);
        }
        Turn::Choice(asks) => {
            let actions: &[Action] = &asks[0].actions;
            let n = u32::try_from(actions.len()).expect("a short list");
            cow.act(
                state,
                asks[0].seat,
                &actions[luck.below(n) as usize],
                &mut log,
            );
        }
    }
    Some(log)
}

fn seats() -> impl Iterator<Item = Seat> {
    (0..4).map(Seat)
}

fn hands(state: &State) -> CardSet {
    seats().fold(CardSet::EMPTY, |all, seat| all | state.hand(seat))
}

#[test]
fn cards_held_over_a_reshuffle_stay_in_hands() {
    let cow = cow();
    let mut checked = 0;
    for game in 0..30 {
        let mut luck = Stream::from_seed(&format!("held {game}"));
        let mut state = start(&cow);
        let mut held: Option<CardSet> = None;
        loop {
            let before = hands(&state);
            let Some(log) = step(&cow, &mut state, &mut luck) else {
                break;
            };
            let shuffled = |event: &Event| matches!(event, Event::Open(Fact::Reshuffled { .. }));
            if log.iter().any(shuffled) {
                held = Some(before);
            }
            held = held.map(|held| held & hands(&state));
            if let Some(held) = held.filter(|held| !held.is_empty()) {
                let dealt = cow.redeal(&state, Viewer::Spectator, &mut luck);
                assert!(
                    (held - hands(&dealt)).is_empty(),
                    "a card held over lies in the deck"
                );
                checked += 1;
            }
        }
    }
    assert!(checked > 100, "{checked}");
}

#[test]
fn a_card_seen_to_be_taken_stays_where_it_is() {
    let cow = cow();
    let mut checked = 0;
    for game in 0..30 {
        let mut luck = Stream::from_seed(&format!("seen {game}"));
        let mut state = start(&cow);
        while step(&cow, &mut state, &mut luck).is_some() {
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
                let known = cow.view(&state, viewer).known;
                let dealt = cow.redeal(&state, viewer, &mut luck);
                for (seat, cards) in seats().zip(&known) {
                    for id in cards {
                        let card = cow.deck().find(*id).expect("a card of the deck");
                        assert!(dealt.hand(seat).contains(card));
                        checked += 1;
                    }
                }
            }
        }
    }
    assert!(checked > 100, "{checked}");
}

#[test]
fn every_unseen_card_is_as_likely_as_any_other() {
    let cow = cow();
    let mut luck = Stream::from_seed("even");
    let mut state = start(&cow);
    while !matches!(cow.turn(&state), Turn::Choice(_)) {
        step(&cow, &mut state, &mut luck);
    }
    let viewer = Seat(0);
    let other = Seat(1);
    let unseen = cow.deck().cards() - state.hand(viewer);
    let cards: Vec<Card> = unseen.iter().collect();
    let (rounds, mut counts) = (4000, vec![0u32; cards.len()]);
    for _ in 0..rounds {
        let dealt = cow.redeal(&state, Viewer::Seat(viewer), &mut luck);
        for (count, &card) in counts.iter_mut().zip(&cards) {
            *count += u32::from(dealt.hand(other).contains(card));
        }
    }
    // Chi-squared over some 64 cards: 112 is passed less than once in ten thousand.
    let slots = u32::try_from(state.hand(other).len()).expect("a small hand");
    let cards = u32::try_from(cards.len()).expect("a small deck");
    let expected = rounds * slots / cards;
    let chi: u32 = counts
        .iter()
        .map(|&n| n.abs_diff(expected).pow(2))
        .sum::<u32>()
        / expected;
    assert!(chi < 112, "{chi}: {counts:?}");
}
