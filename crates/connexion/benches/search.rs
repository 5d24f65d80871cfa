//! The word search on random full diamonds: by sets, and by plain depth-first walking as its measure.

use std::hint::black_box;
use std::sync::Arc;

use connexion::board::Board;
use connexion::deck::{Deck, Extras, Letter};
use connexion::layout::Layout;
use connexion::search::{Lexicon, Reading, Search};
use criterion::{Criterion, criterion_group, criterion_main};
use english::words::Shipped;
use table::{Luck, Stream};

/// Different boards, so that no single one decides; each measured round searches the next.
const BOARDS: usize = 256;

fn full_diamond(c: &mut Criterion) {
    let layouts = layouts();
    for list in [
        Shipped::Scowl35,
        Shipped::Standard,
        Shipped::Scowl70,
        Shipped::Enable,
    ] {
        let search = search(list);
        let mut group = c.benchmark_group(format!("full diamond, {}", list.slug()));
        let mut turns = layouts.iter().cycle();
        group.bench_function("sets", |b| {
            b.iter(|| black_box(turns.next().map(|layout| search.all_words(layout))));
        });
        let mut turns = layouts.iter().cycle();
        group.bench_function("depth-first", |b| {
            b.iter(|| {
                black_box(
                    turns
                        .next()
                        .map(|layout| search.all_words_by_walking(layout)),
                )
            });
        });
        group.finish();
    }
}

fn claim(c: &mut Criterion) {
    let layouts = layouts();
    let search = search(Shipped::Scowl70);
    let mut turns = layouts.iter().cycle();
    c.bench_function("claim of one word, scowl-70", |b| {
        b.iter(|| black_box(turns.next().map(|layout| search.claim(layout, "together"))));
    });
}

fn prepare(c: &mut Criterion) {
    let mut group = c.benchmark_group("prepare a list");
    group.sample_size(10);
    for list in [Shipped::Standard, Shipped::Large] {
        group.bench_function(list.slug(), |b| {
            b.iter(|| Lexicon::new(&list.load(), Deck::classic(), Extras::Off));
        });
    }
    group.finish();
}

fn search(list: Shipped) -> Search {
    let lexicon = Lexicon::shared(list, Deck::classic(), Extras::Off);
    Search::new(
        lexicon,
        Arc::new(Board::diamond().clone()),
        Reading::default(),
    )
}

fn layouts() -> Vec<Layout> {
    let mut luck = Stream::from_seed("benchmark");
    let random = || {
        let mut cards: Vec<Letter> = Letter::all().collect();
        luck.shuffle(&mut cards);
        Layout::in_order(cards).expect("24 cards, each once")
    };
    std::iter::repeat_with(random).take(BOARDS).collect()
}

criterion_group!(benches, full_diamond, claim, prepare);
criterion_main!(benches);
