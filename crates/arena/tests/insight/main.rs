//! What a report says of a game: it adds up, luck has no side, and nobody gives away less than nothing.

#![allow(
    clippy::unwrap_used,
    clippy::print_stderr,
    reason = "a test that panics has failed; it says its figures"
)]

mod solved;

use arena::insight::{Happened, Insight, insight};
use arena::{Bots, Limit, Quick};
use cow::Cow;
use table::testkit::onward;
use table::{
    Game, Header, Hidden, Luck, LuckSource, Record, Seat, Settings, Step, Table, Turn, Value,
    Viewer,
};
use wimpout::Wimpout;

/// A game of people who do any allowed thing.
fn played<G: Game>(seed: &str, seats: usize, rules: Settings) -> Record {
    let names = ["Ann", "Bob", "Cleo", "Dan"].map(str::to_owned)[..seats].to_vec();
    let header = Header::new(G::SLUG, names, rules, LuckSource::Seed(seed.to_owned()));
    let mut table = Table::<G>::open(header, None).expect("a table");
    let mut luck = Quick::new(seed, 0);
    while onward(&mut table, |actions| any(&mut luck, actions.len())) {}
    table::AnyTable::record(&table)
}

fn any(luck: &mut Quick, many: usize) -> usize {
    luck.below(u32::try_from(many).expect("few actions")) as usize
}

fn told<G: Bots>(record: &Record, games: u32) -> Insight {
    insight::<G>(record, games, &Limit::default(), &mut |_, _| ()).expect("a report")
}

fn rules(set: &[(&str, Value)]) -> Settings {
    let set = set.iter().cloned();
    set.fold(Settings::default(), |rules, (slug, value)| {
        rules.with(slug, value)
    })
}

/// U14: start + luck - losses + what the other gave away = result.
#[test]
fn a_report_of_a_game_of_two_adds_up_exactly() {
    let goal = ("goal", Value::Number(100));
    let sets = [
        rules(std::slice::from_ref(&goal)),
        rules(&[goal.clone(), ("last-licks", Value::Word("d".into()))]),
        rules(&[goal.clone(), ("bump", Value::Flag(true))]),
        rules(&[goal.clone(), ("train-wrecks", Value::Number(2))]),
        rules(&[
            goal,
            ("starter", Value::Word("first".into())),
            ("kill", Value::Number(2)),
        ]),
    ];
    let mut largest: f64 = 0.0;
    for set in sets {
        for number in 0..25 {
            let record = played::<Wimpout>(&number.to_string(), 2, set.clone());
            let told = told::<Wimpout>(&record, 1);
            assert!(told.exact, "{set:?}");
            for account in &told.accounts {
                largest = largest.max(account.error());
                assert!(account.error() < 1e-7, "{account:?}");
            }
            let mut before = &told.start;
            for moment in &told.moments {
                if let (Happened::Decision(decision), Some(seat)) = (&moment.happened, moment.seat)
                {
                    assert!(decision.loss >= 0.0 && decision.chosen.is_some());
                    let change = moment.hopes.of(seat.index()) - before.of(seat.index());
                    largest = largest.max((change + decision.loss).abs());
                    assert!(
                        (change + decision.loss).abs() < 1e-8,
                        "{change} {decision:?}"
                    );
                }
                before = &moment.hopes;
            }
        }
    }
    eprintln!("largest error: {largest:e}");
}

/// U14: a card that could still be played afterwards is not given away yet, and not charged at every act of the turn.
#[test]
fn what_can_still_be_done_is_not_given_away() {
    let mut met = 0;
    for number in 0..4 {
        let record = played::<Cow>(&number.to_string(), 3, Settings::default());
        let told = told::<Cow>(&record, 4);
        for pair in told.moments.windows(2) {
            let [Happened::Decision(now), Happened::Decision(then)] =
                [&pair[0].happened, &pair[1].happened]
            else {
                continue;
            };
            let wanted = &now.options[now.best];
            let is_there = then.options.iter().any(|one| one.action == wanted.action);
            if pair[0].seat != pair[1].seat || !is_there {
                continue;
            }
            met += 1;
            let left = wanted.value.get() - then.options[then.best].value.get();
            assert!(now.loss <= left.max(0.0) + 1e-9, "{now:?} {then:?}");
        }
        for account in &told.accounts {
            assert!(account.error() < 1e-7, "{account:?}");
        }
    }
    assert!(met > 20, "{met}");
}

/// A solution agrees with the engine at every draw: what the draws bring is nothing on average (U14).
#[test]
fn no_draw_of_a_game_of_two_has_a_side() {
    let set = rules(&[
        ("goal", Value::Number(100)),
        ("full-house", Value::Word("reroll".into())),
    ]);
    no_draw_has_a_side(&set, 4);
}

/// H6: the same where players carry open circles.
#[test]
fn no_draw_of_a_game_with_circles_has_a_side() {
    let set = rules(&[
        ("goal", Value::Number(50)),
        ("recovery", Value::Word("on".into())),
    ]);
    no_draw_has_a_side(&set, 12);
}

fn no_draw_has_a_side(set: &Settings, games: u32) {
    let game = Wimpout::settle(set, &table::Materials::default()).unwrap();
    let mut appraiser = game.appraiser(1).unwrap();
    let mut looked_at = 0;
    for number in 0..games {
        let record = played::<Wimpout>(&number.to_string(), 2, set.clone());
        let mut table = Table::<Wimpout>::open(record.header.clone(), None).unwrap();
        for step in &record.steps {
            if matches!(table.turn(), Turn::Luck(_)) {
                let mut hope = |state: &_| {
                    appraiser
                        .hopes(&game, state, &Limit::default())
                        .unwrap()
                        .of(0)
                };
                let now = hope(table.state());
                let (mut sum, mut weights) = (0.0, 0.0);
                for (outcome, weight) in game.outcomes(table.state()) {
                    let mut after = table.state().clone();
                    game.luck(&mut after, &outcome, &mut Vec::new());
                    sum += f64::from(weight) * hope(&after);
                    weights += f64::from(weight);
                }
                assert!(
                    (sum / weights - now).abs() < 1e-7,
                    "{sum} / {weights} is not {now}"
                );
                looked_at += 1;
            }
            table::AnyTable::take(&mut table, step.clone()).unwrap();
        }
    }
    assert!(looked_at > 100);
}

/// Where it is sampled it adds up too: what is not explained by a loss is luck.
#[test]
fn a_report_of_more_adds_up_too() {
    let set = rules(&[("goal", Value::Number(100))]);
    let told = [
        told::<Wimpout>(&played::<Wimpout>("four", 4, set), 20),
        told::<Cow>(&played::<Cow>("cows", 3, Settings::default()), 10),
    ];
    for told in told {
        assert!(!told.exact);
        for account in &told.accounts {
            assert!(account.error() < 1e-9, "{account:?}");
        }
        let decisions = told.accounts.iter().map(|account| account.decisions);
        assert!(decisions.sum::<u32>() > 10);
    }
}

#[test]
fn an_unfinished_game_and_an_edited_record_are_refused() {
    let record = played::<Wimpout>("cut", 2, Settings::default());
    let refused = |steps: usize| {
        let mut record = record.clone();
        record.steps.truncate(steps);
        insight::<Wimpout>(&record, 1, &Limit::default(), &mut |_, _| ())
            .unwrap_err()
            .message
    };
    assert!(
        refused(10).contains("the game is not over"),
        "{}",
        refused(10)
    );
    let mut edited = record.clone();
    edited.steps.remove(3);
    let why = insight::<Wimpout>(&edited, 1, &Limit::default(), &mut |_, _| ()).unwrap_err();
    assert!(
        why.message.contains("the record does not hold: line"),
        "{}",
        why.message
    );
}

/// U2: what is weighed depends on nothing that the seat cannot see.
#[test]
fn advice_is_the_same_however_the_hidden_cards_lie() {
    let record = played::<Cow>("hidden", 3, Settings::default());
    let mut table = Table::<Cow>::open(record.header.clone(), None).unwrap();
    let (mut luck, mut looked_at) = (Quick::new("other deals", 0), 0);
    for step in &record.steps {
        if let Turn::Choice(asks) = table.turn()
            && asks[0].actions.len() > 1
            && looked_at < 12
        {
            let (game, ask) = (table.game(), &asks[0]);
            let mut appraiser = game.appraiser(4).unwrap();
            let mut weigh = |state: &_| {
                let limit = Limit::default();
                appraiser.weigh(game, state, ask.seat, &ask.actions, &limit)
            };
            let other = game.redeal(table.state(), Viewer::Seat(ask.seat), &mut luck);
            assert_ne!(&other, table.state());
            assert_eq!(weigh(&other), weigh(table.state()));
            looked_at += 1;
        }
        table::AnyTable::take(&mut table, step.clone()).unwrap();
    }
    assert_eq!(looked_at, 12);
}

/// U10: advice is told from the games that there were when the time was over, all acts by as many.
#[test]
fn advice_that_runs_out_of_time_is_told_from_the_games_that_there_were() {
    let names = ["Ann", "Bob", "Cleo"].map(str::to_owned).to_vec();
    let rules = Settings::default().with("starter", Value::Word("first".to_owned()));
    let header = Header::new(
        Cow::SLUG,
        names,
        rules,
        LuckSource::Seed("so far".to_owned()),
    );
    let mut table = Table::<Cow>::open(header, None).unwrap();
    while matches!(table.turn(), Turn::Luck(_)) {
        let luck = table.drawn().unwrap();
        table.step(table::Step::Luck { luck }).unwrap();
    }
    let limit = Limit::within(std::time::Duration::from_secs(3), arena::Stop::default());
    let weighed = arena::insight::weigh::<Cow>(&table, table::Seat(0), u32::MAX, &limit).unwrap();
    let games = weighed.iter().map(|one| match one.value {
        solve::Value::Sampled { n, .. } => n,
        _ => 0,
    });
    let games: Vec<u32> = games.collect();
    assert!(games.len() > 1 && games[0] >= 20, "{games:?}");
    assert!(games.iter().all(|n| *n == games[0]), "{games:?}");
    let over = Limit::within(std::time::Duration::ZERO, arena::Stop::default());
    let refused = arena::insight::weigh::<Cow>(&table, table::Seat(0), 400, &over).unwrap_err();
    assert_eq!(refused.code, table::Code::NotNow);
}

/// A game of two to 100 in which Ann is in mid-turn and both vote a rule in that holds from the next turn on; `rules` are the
/// changes. What each may hope for before the vote and after it is what the report says of the finished game.
fn voted_in_mid_turn(rules: &Settings) -> Insight {
    let agreed = self::rules(&[
        ("goal", Value::Number(100)),
        ("opening", Value::Number(0)),
        ("starter", Value::Word("first".into())),
    ]);
    let names = ["Ann", "Bob"].map(str::to_owned).to_vec();
    let luck = LuckSource::Seed("vote".to_owned());
    let header = Header::new(Wimpout::SLUG, names, agreed, luck);
    let mut table = Table::<Wimpout>::open(header, None).unwrap();
    let act = |table: &mut Table<Wimpout>, act| {
        let seat = match table.turn() {
            Turn::Choice(asks) => asks[0].seat,
            _ => Seat(0),
        };
        table.step(Step::Act { seat, act }).unwrap();
    };
    let draw = |table: &mut Table<Wimpout>| {
        while matches!(table.turn(), Turn::Luck(_)) {
            let luck = table.drawn().unwrap();
            table.step(Step::Luck { luck }).unwrap();
        }
    };
    act(&mut table, wimpout::Action::Throw);
    let luck = serde_json::from_value(serde_json::json!([5, 10, 3, 4, 6])).unwrap();
    table.step(Step::Luck { luck }).unwrap();
    assert!(matches!(table.turn(), Turn::Choice(asks) if asks[0].seat == Seat(0)));
    let propose = rules.clone();
    let (seat, proposal, vote) = (Seat(0), 1, Some(true));
    table.step(Step::Propose { seat, propose }).unwrap();
    let seat = Seat(1);
    table
        .step(Step::Vote {
            seat,
            proposal,
            vote,
        })
        .unwrap();
    assert!(table.ahead().is_some(), "it waits for the next turn");
    // Weighed where it waits, too: not one wrong “exact” (U5).
    let weighed = arena::insight::weigh::<Wimpout>(&table, Seat(0), 50, &Limit::default());
    assert!(weighed.unwrap().iter().all(|one| !one.value.is_exact()));
    loop {
        let first = match table.turn() {
            Turn::Over(_) => break,
            Turn::Luck(_) => {
                draw(&mut table);
                continue;
            }
            Turn::Choice(asks) => asks[0].actions.last().cloned().unwrap(),
        };
        act(&mut table, first);
    }
    told::<Wimpout>(&table::AnyTable::record(&table), 400)
}

/// U2, U5, U13, W19: while a rule that has been voted in waits for the next turn, the position is worth what it is with that rule
/// to come; the change is the vote's, and no luck of whoever throws next.
#[test]
fn a_rule_that_waits_for_its_situation_counts_from_the_vote_on() {
    let flips = "rule: flips\ntitle: Flips\nabout: Whoever trails gets help.\nsituation: turn\n\
                 table-counter: Flips\n---\n\
                 fn bonus(points, me) { if me.score < 50 { 200 } else { 0 } }\n\
                 fn table_after_bank(points, me) { me.table + 1 }\n";
    let told = voted_in_mid_turn(&rules(&[("own/flips", Value::Word(flips.into()))]));
    let votes = |moment: &&arena::insight::Moment| matches!(moment.happened, Happened::Other);
    let after = told.moments.iter().rfind(votes).unwrap();
    assert!(after.hopes.wins.iter().all(|value| !value.is_exact()));
    assert!(!told.exact && told.start.wins.iter().all(solve::Value::is_exact));
    // Bob comes to 100 with his first stop: it is a catastrophe for Ann.
    assert!(told.accounts[1].rules > 0.1, "{:?}", told.accounts);
    for account in &told.accounts {
        assert!(account.error() < 1e-9, "{account:?}");
    }
}

/// The same of a rule that is built in; once it has come into force the numbers are exact again.
#[test]
fn a_built_in_rule_that_waits_counts_too() {
    let told = voted_in_mid_turn(&rules(&[("opening", Value::Number(95))]));
    let exact = |hopes: &arena::insight::Hopes| hopes.wins.iter().all(solve::Value::is_exact);
    let first = told.moments.iter().position(|moment| !exact(&moment.hopes));
    assert_eq!(first, Some(3), "after a throw, its cubes and a proposal");
    let waited = told.moments[3..].iter();
    let waited = waited.take_while(|moment| !exact(&moment.hopes)).count();
    assert!(
        told.moments[3 + waited..]
            .iter()
            .all(|moment| exact(&moment.hopes))
    );
}
