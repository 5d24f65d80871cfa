//! P30: rules of a table's own that say where no card may lie: what is refused and listed, who can place nothing else, and
//! that no game stops.

use connexion::board::{Board, Position};
use connexion::layout::Layout;
use connexion::{Action, Connexion, Event, Fact, Phase, Stage, State};
use table::testkit::{last, onward};
use table::{
    AnyTable, Game, Header, LuckSource, Record, Seat, Settings, Step, Stream, Table, Turn, Value,
};

use crate::own::{facts, own, played, set, settled};

fn freely(set: Settings) -> Settings {
    set.with("placing", Value::Word("free".into()))
}

fn is_loud(name: &str) -> bool {
    name.starts_with(['a', 'e', 'i', 'o', 'u'])
}

/// The placings of a game in order, each with the board before it, and whether it was told that all else was barred.
fn placings(game: &Connexion, log: &[Event]) -> Vec<(String, Position, Layout, bool)> {
    let deck = game.agreed().deck();
    let (mut layout, mut all) = (Layout::new(), Vec::new());
    for fact in facts(log) {
        match fact {
            Fact::Placed { card, position, .. } => {
                all.push((card.clone(), *position, layout.clone(), false));
                let letter = deck.find_letter(card).expect("a card");
                layout.place(*position, letter).expect("a free position");
            }
            Fact::OwnRuleWaived { .. } => all.last_mut().expect("a placing").3 = true,
            _ => {}
        }
    }
    assert_eq!(all.len(), 24);
    all
}

fn beside<'a>(game: &'a Connexion, layout: &Layout, position: Position) -> Vec<&'a str> {
    let beside = Board::diamond().neighbours(position);
    let beside = beside.filter_map(|beside| layout.card(beside));
    let names = beside.map(|letter| game.agreed().deck().letter(letter).name.as_str());
    names.collect()
}

#[test]
fn what_is_barred_is_placed_by_nobody_who_can_place_something_else() {
    let (mut apart, mut waived) = (0, 0);
    for (seed, set) in [
        ("one", set(&["quiet-neighbours"])),
        ("two", set(&["quiet-neighbours"])),
        ("three", freely(set(&["quiet-neighbours"]))),
    ] {
        let game = settled(&set);
        let (_, log) = played(&game, seed);
        for (card, position, layout, told) in placings(&game, &log) {
            let mut beside = beside(&game, &layout, position).into_iter();
            let barred = is_loud(&card) && beside.any(is_loud);
            assert_eq!(barred, told, "{seed}: {card} on {position}");
            waived += u32::from(told);
            apart += u32::from(is_loud(&card) && !told);
        }
    }
    assert!(waived > 0 && apart > waived, "{waived} {apart}");
}

/// A game in which the first card is to be placed.
fn placing(game: &Connexion, seed: &str) -> State {
    let names: Vec<String> = ["a", "b", "c"].map(str::to_owned).into();
    let mut state = game.start(&names).expect("three seats");
    let mut luck = Stream::from_seed(seed);
    while let Turn::Luck(_) = game.turn(&state) {
        let outcome = game.draw(&state, &mut luck);
        game.luck(&mut state, &outcome, &mut Vec::new());
    }
    state
}

/// What the first player may place.
fn listed(game: &Connexion, state: &State) -> (Seat, Vec<Action>) {
    let Turn::Choice(asks) = game.turn(state) else {
        panic!("a card is to be placed");
    };
    (asks[0].seat, asks[0].actions.clone())
}

#[test]
fn a_refusal_names_the_rule_and_its_line() {
    let game = settled(&freely(set(&["grow-together"])));
    let state = placing(&game, "refused");
    let (seat, actions) = listed(&game, &state);
    assert_eq!(actions.len(), 8 * 5, "eight cards on positions 11 to 15");
    let at = |number| {
        let Some(Action::Place { card, .. }) = actions.first().cloned() else {
            panic!("a placing");
        };
        let position = Position::new(number);
        Action::Place { card, position }
    };
    assert!(game.check(&state, seat, &at(13)).is_ok());
    let refused = game.check(&state, seat, &at(3)).unwrap_err();
    assert_eq!(refused.rule.as_deref(), Some("P30"));
    let told = "may not lie on position 3: \u{201c}Grow together\u{201d}, a rule of the table's own, line 8";
    assert!(refused.message.contains(told), "{}", refused.message);
    let before = state.clone();
    let mut after = state;
    game.act(&mut after, seat, &at(3), &mut Vec::new());
    assert_eq!(after, before, "nothing comes of it");
}

#[test]
fn whoever_could_place_nothing_places_as_usual_and_that_is_told() {
    let body = "fn may_not_place(place) { true }";
    for set in [own(body), freely(own(body))] {
        let (game, free) = (
            settled(&set),
            settled(&{
                let mut set = set.clone();
                set.0.remove("own/mine");
                set
            }),
        );
        let [(_, barred), (_, usual)] =
            [&game, &free].map(|game| listed(game, &placing(game, "all")));
        assert_eq!(barred, usual);
        let (state, log) = played(&game, "all");
        assert!(state.is_over());
        let waived = facts(&log)
            .filter(|fact| matches!(fact, Fact::OwnRuleWaived { rule, .. } if rule == "Mine"));
        assert_eq!(waived.count(), 24);
    }
}

#[test]
fn a_rule_that_fails_bars_nothing_and_is_told() {
    let game = settled(&own("fn may_not_place(place) { place.legs > 2 }"));
    let (_, log) = played(&game, "fails");
    let failed = facts(&log).filter_map(|fact| match fact {
        Fact::OwnRuleFailed { line, why, .. } => Some((*line, why.clone())),
        _ => None,
    });
    let failed: Vec<_> = failed.collect();
    assert_eq!(failed.len(), 24);
    assert!(
        failed[0].0 == 5 && failed[0].1.contains("legs"),
        "{failed:?}"
    );
}

#[test]
fn whoever_has_left_is_played_on_by_the_same_rule() {
    let game = settled(&set(&["quiet-neighbours"]));
    let mut state = placing(&game, "left");
    let (mut log, mut luck) = (Vec::new(), Stream::from_seed("left"));
    for seat in [0, 1] {
        game.leave(&mut state, Seat(seat), &mut log)
            .expect("a seat");
    }
    while !matches!(game.turn(&state), Turn::Over(_)) {
        log.extend(crate::hidden::step(&game, &mut state, &mut luck));
    }
    for (card, position, layout, told) in placings(&game, &log) {
        let mut beside = beside(&game, &layout, position).into_iter();
        assert_eq!(
            is_loud(&card) && beside.any(is_loud),
            told,
            "{card} on {position}"
        );
    }
}

#[test]
fn a_rule_voted_in_while_a_card_is_to_be_placed_acts_at_once_and_replays() {
    let seats = ["ann", "bob"].map(str::to_owned).to_vec();
    let luck = LuckSource::Seed("own placing".to_owned());
    let header = Header::new("connexion", seats, freely(set(&[])), luck);
    let mut table = Table::<Connexion>::open(header, None).expect("a table");
    let is_placing = |state: &State| matches!(&state.phase, Phase::Turn(turn) if turn.number == 6 && turn.stage == Stage::Placing);
    while !is_placing(table.state()) {
        onward(&mut table, last);
    }
    let before = listed(table.game(), table.state()).1.len();
    let propose = Settings::default().with(
        "own/low-first",
        Value::Word("rule: low-first\ntitle: Low first\nabout: Low positions first.\n---\nfn may_not_place(place) { place.position > place.turn }\n".into()),
    );
    let seat = Seat(0);
    table.step(Step::Propose { seat, propose }).unwrap();
    let (seat, vote) = (Seat(1), Some(true));
    table
        .step(Step::Vote {
            seat,
            proposal: 1,
            vote,
        })
        .unwrap();
    let after = listed(table.game(), table.state()).1.len();
    assert!(after < before, "{after} of {before}");
    while onward(&mut table, last) {}
    let record = Record::parse(&AnyTable::record(&table).to_string()).unwrap();
    let again = Table::<Connexion>::replay(&record).unwrap();
    assert_eq!(again.log(0), table.log(0));
}

#[test]
fn a_table_has_two_rules_that_say_so_at_most() {
    let mut set = set(&["quiet-neighbours", "grow-together"]);
    settled(&set);
    let third = own("fn may_not_place(place) { place.position == 7 }");
    set.0.extend(third.0);
    let refused = Connexion::settle(&set, &table::Materials::default()).unwrap_err();
    assert_eq!(refused.rule.as_deref(), Some("P30"));
    assert!(
        refused.message.contains("no more than 2"),
        "{}",
        refused.message
    );
}
