//! The judge per sentence: accepted, rejected with a reason, hostile; and a bot's search for a sentence.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use english::judge::compose::{Effort, compose};
use english::judge::{Grammarian, Judge, Standard};

/// Twelve words each but the last three: 64.
const SENTENCES: [(&str, &str); 6] = [
    (
        "accepted",
        "the old man in the red hat is going to sing now",
    ),
    (
        "rejected for agreement",
        "the old men in the red hat is going to sing now",
    ),
    (
        "rejected for word order",
        "the in old is hat man to red going the sing now",
    ),
    ("64 nouns", "water"),
    (
        "64 words of every kind",
        "rose light set run still well like round right past",
    ),
    ("64 words in clauses", "he is here and"),
];

fn sentences(c: &mut Criterion) {
    let mut group = c.benchmark_group("judge");
    for (name, text) in SENTENCES {
        let n = if name.starts_with("64") { 64 } else { 12 };
        let words: Vec<&str> = text.split(' ').cycle().take(n).collect();
        group.bench_function(name, |b| {
            b.iter(|| black_box(Grammarian.judge(black_box(&words), Standard::default())));
        });
    }
    group.finish();
}

fn bots(c: &mut Criterion) {
    let list = "i am going to see the old house and you are about to eat a red rose in it by the sea with my \
                sister who has two dogs that bark at night stone moon horse sing ship run tree bird water hat \
                thin windy never soon under snow rain men women town road they have one no do so me we us";
    let words: Vec<&str> = list.split(' ').collect();
    let mut group = c.benchmark_group("compose");
    group.sample_size(10);
    for (name, longest, width) in [
        ("four words", 4, 4),
        ("eight words", 8, 6),
        ("sixteen words", 16, 8),
    ] {
        let effort = Effort { longest, width };
        group.bench_function(name, |b| {
            b.iter(|| black_box(compose(black_box(&words), Standard::default(), effort)));
        });
    }
    group.finish();
}

criterion_group!(benches, sentences, bots);
criterion_main!(benches);
