//! Whole games of Unexploded Cow a second on one core, four seats: random moves, and farmers.
#![allow(
    missing_docs,
    reason = "criterion's macros make the public items of a benchmark"
)]

use arena::Quick;
use arena::cow::{farmer_game, random_game};
use cow::Cow;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use table::{Game, Materials, Settings};

const GAMES: u64 = 1024;

fn games(criterion: &mut Criterion) {
    let cow = Cow::settle(&Settings::default(), &Materials::default()).expect("the defaults");
    let names = ["a", "b", "c", "d"].map(str::to_owned);
    let start = cow.start(&names).expect("four can play");
    let mut group = criterion.benchmark_group("four-seat games");
    group
        .throughput(Throughput::Elements(GAMES))
        .sample_size(10);
    group.bench_function("random", |bench| {
        let mut moves = Vec::new();
        bench.iter(|| {
            let mut luck = Quick::new("bench", 0);
            for _ in 0..GAMES {
                random_game(&cow, &mut start.clone(), &mut moves, &mut luck);
            }
        });
    });
    group.bench_function("farmers", |bench| {
        bench.iter(|| {
            let mut luck = Quick::new("bench", 0);
            for _ in 0..GAMES {
                farmer_game(&cow, &mut start.clone(), &mut luck);
            }
        });
    });
    group.finish();
}

criterion_group!(benches, games);
criterion_main!(benches);
