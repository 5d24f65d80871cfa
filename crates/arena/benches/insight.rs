//! What a position is worth and how a game was played: a sweep, the decisions of a turn, a report and an advice of each
//! game.
#![allow(
    missing_docs,
    reason = "criterion's macros make the public items of a benchmark"
)]

use std::hint::black_box;

use arena::insight::{insight, weigh};
use arena::{Bots, Limit, Quick};
use connexion::Connexion;
use cow::Cow;
use criterion::{Criterion, criterion_group, criterion_main};
use solve::wimpout::{Duel, Position, Side};
use table::testkit::onward;
use table::{
    AnyTable, Game, Header, Luck, LuckSource, Materials, Record, Settings, Table, Turn, Value,
};
use wimpout::Wimpout;

/// Games played on from each position where it is not solved.
const GAMES: u32 = 20;

fn goal(goal: i64) -> Settings {
    Settings::default().with("goal", Value::Number(goal))
}

/// A game of people who do any allowed thing, up to so many steps.
fn table<G: Game>(seats: usize, rules: Settings, steps: usize) -> Table<G> {
    let names = ["Ann", "Bob", "Cleo", "Dan"].map(str::to_owned)[..seats].to_vec();
    let header = Header::new(G::SLUG, names, rules, LuckSource::Seed("bench".to_owned()));
    let mut table = Table::<G>::open(header, None).expect("a table");
    let mut luck = Quick::new("bench", 0);
    for _ in 0..steps {
        onward(&mut table, |actions| any(&mut luck, actions.len()));
    }
    table
}

fn any(luck: &mut Quick, many: usize) -> usize {
    luck.below(u32::try_from(many).expect("few actions")) as usize
}

fn played<G: Game>(seats: usize, rules: Settings) -> Record {
    AnyTable::record(&table::<G>(seats, rules, usize::MAX))
}

/// What whoever acts in the middle of a game may do, and what it is worth.
fn advice<G: Bots>(
    bench: &mut criterion::Bencher<'_>,
    seats: usize,
    rules: &Settings,
    steps: usize,
) {
    let table = (steps..steps + 100)
        .map(|steps| table::<G>(seats, rules.clone(), steps))
        .find(|table| matches!(table.turn(), Turn::Choice(asks) if asks[0].actions.len() > 1))
        .expect("somebody has a choice");
    let Turn::Choice(asks) = table.turn() else {
        return;
    };
    bench.iter(|| {
        weigh::<G>(&table, asks[0].seat, GAMES, &Limit::default())
            .map(black_box)
            .is_ok()
    });
}

fn report<G: Bots>(bench: &mut criterion::Bencher<'_>, record: &Record) {
    bench.iter(|| {
        insight::<G>(record, GAMES, &Limit::default(), &mut |_, _| ())
            .map(black_box)
            .is_ok()
    });
}

fn benches(criterion: &mut Criterion) {
    let game = Wimpout::settle(&goal(100), &Materials::default()).expect("rules");
    let start = Side::at(0);
    let at = Position::early(start, start);
    let mut group = criterion.benchmark_group("insight");
    group.sample_size(10);
    group.bench_function("Wimpout to 100, solved", |bench| {
        bench.iter(|| Duel::solve(&game.rules).map(black_box).is_ok());
    });
    let duel = Duel::solve(&game.rules).expect("rules that are solved");
    group.bench_function("the decisions of a turn of it", |bench| {
        bench.iter(|| duel.turn(at, 500).map(black_box).is_ok());
    });
    let record = played::<Wimpout>(2, goal(100));
    group.bench_function("report of a game of it", |bench| {
        report::<Wimpout>(bench, &record);
    });
    group.bench_function("advice in it", |bench| {
        advice::<Wimpout>(bench, 2, &goal(100), 12);
    });
    let record = played::<Cow>(4, Settings::default());
    group.bench_function("report of Cow", |bench| {
        report::<Cow>(bench, &record);
    });
    group.bench_function("advice in Cow", |bench| {
        advice::<Cow>(bench, 4, &Settings::default(), 120);
    });
    let record = played::<Connexion>(2, Settings::default());
    group.bench_function("report of ConneXion", |bench| {
        bench.iter(|| {
            Connexion::study(&record, 0, &Limit::default(), &mut |_, _| ())
                .map(black_box)
                .is_ok()
        });
    });
    group.finish();
}

criterion_group!(all, benches);
criterion_main!(all);
