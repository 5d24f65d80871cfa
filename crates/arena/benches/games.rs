//! Whole games of Wimpout a second: through the throw table, and through the general engine.
#![allow(
    missing_docs,
    reason = "criterion's macros make the public items of a benchmark"
)]

use arena::wimpout::PlainGame;
use arena::{Quick, Series, play_block};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use wimpout::Wimpout;

const GAMES: u64 = 1024;

fn series(bots: [&str; 2]) -> Series {
    let bots = bots.map(str::to_owned).to_vec();
    Series {
        bots,
        games: GAMES,
        seed: "bench".to_owned(),
        threads: 1,
    }
}

fn games(criterion: &mut Criterion) {
    let game = Wimpout::default();
    let mut group = criterion.benchmark_group("two-seat standard games");
    group.throughput(Throughput::Elements(GAMES));
    let eager = series(["eager", "eager"]);
    let plain = PlainGame::of(&game, &eager.bots).expect("a standard game is plain");
    group.bench_function("eager, throw table", |bench| {
        bench.iter(|| plain.play_block(GAMES, Quick::new("bench", 0)));
    });
    group.sample_size(10);
    group.bench_function("eager, general engine", |bench| {
        bench.iter(|| play_block(&game, &eager, GAMES, Quick::new("bench", 0)));
    });
    let odds = series(["odds", "odds"]);
    group.bench_function("odds, general engine", |bench| {
        bench.iter(|| play_block(&game, &odds, GAMES, Quick::new("bench", 0)));
    });
    group.finish();
}

criterion_group!(benches, games);
criterion_main!(benches);
