//! Luck: the numbers of a seed stay the same for ever, and are even.

use table::{Below, Key, Luck, Secret, Stream};

/// The constants were computed by a second implementation of SHA-256 keys, `ChaCha20` and both draws (in Python).
#[test]
fn the_numbers_of_a_seed_never_change() {
    let mut stream = Stream::from_seed("below");
    let numbers = [1, 2, 6, 7, 100, 1_000_003, (1 << 31) + 1, u32::MAX]
        .map(|n| [(); 4].map(|()| stream.below(n)));
    assert_eq!(numbers, NUMBERS);

    let mut cards: Vec<u32> = (0..52).collect();
    Stream::from_seed("deck").shuffle(&mut cards);
    assert_eq!(cards, CARDS);

    let mut stream = Stream::from_seed("long");
    let words: Vec<u32> = (0..1000).map(|_| stream.word()).collect();
    assert_eq!(words[15..18], [3_137_787_467, 1_619_790_537, 3_012_350_236]);
    assert_eq!(words[999], 1_001_973_460);
}

const NUMBERS: [[u32; 4]; 8] = [
    [0, 0, 0, 0],
    [1, 0, 1, 0],
    [4, 1, 1, 3],
    [1, 3, 0, 5],
    [38, 63, 44, 99],
    [768_262, 262_526, 261_383, 442_435],
    [914_152_038, 1_862_229_321, 1_907_385_773, 1_829_902_882],
    [655_176_035, 2_991_684_701, 3_497_860_263, 750_574_668],
];

const CARDS: [u32; 52] = [
    50, 51, 32, 48, 23, 16, 7, 43, 12, 42, 31, 47, 27, 30, 11, 2, 1, 38, 8, 39, 49, 28, 9, 46, 35,
    25, 29, 13, 14, 36, 22, 21, 45, 20, 24, 40, 10, 34, 33, 6, 18, 26, 4, 37, 5, 41, 15, 3, 0, 44,
    19, 17,
];

#[test]
fn the_draws_of_a_table_never_change() {
    let secret = Secret::from_seed("game");
    let commitment = "309b0961d6b833028edb5aafb7dbec18979ff903b6863466b0ff4da3e9858b11";
    assert_eq!(secret.commitment(), commitment);
    let key: Key = secret.key(&["ann's nonce".into(), "bob's nonce".into()]);
    let mut draw = key.draw(3, r#"{"die":6}"#);
    let words = [(); 3].map(|()| draw.word());
    assert_eq!(words, [2_165_864_927, 168_231_055, 1_345_340_795]);
    let agreed = r#"{"game":"pig","seats":["ann","bob"],"rules":{"goal":50},"materials":{}}"#;
    let key: Key = secret.key_of(agreed, &["ann's nonce".into(), "bob's nonce".into()]);
    let mut draw = key.draw(3, r#"{"die":6}"#);
    let words = [(); 3].map(|()| draw.word());
    assert_eq!(words, [1_016_623_457, 1_727_874_538, 2_429_416_615]);
}

/// Says these words, the last one first.
struct Scripted(Vec<u32>);

impl Luck for Scripted {
    fn word(&mut self) -> u32 {
        self.0.pop().expect("a word more")
    }
}

#[test]
fn words_over_the_last_multiple_are_rejected() {
    for (n, greatest) in [
        (3, u32::MAX - 1),
        (6, u32::MAX - 4),
        ((1 << 31) + 1, 1 << 31),
    ] {
        let mut luck = Scripted(vec![5, greatest, u32::MAX, greatest + 1]);
        assert_eq!(luck.below(n), n - 1, "{n}");
        assert_eq!(luck.below(n), 5 % n, "{n}");
        let mut luck = Scripted(vec![5, greatest, u32::MAX, greatest + 1]);
        assert_eq!(Below::new(n).draw(&mut luck), n - 1, "{n}");
    }
    assert_eq!(Scripted(vec![u32::MAX]).below(1 << 16), (1 << 16) - 1);
    assert_eq!(Scripted(vec![u32::MAX]).below(1), 0);
}

#[test]
fn prepared_draws_are_the_same_draws() {
    let (mut one, mut other) = (Stream::from_seed("same"), Stream::from_seed("same"));
    for n in (1..500).chain([1 << 16, 1 << 31, (1 << 31) + 1, u32::MAX - 1, u32::MAX]) {
        let prepared = Below::new(n);
        for _ in 0..20 {
            assert_eq!(one.below(n), prepared.draw(&mut other), "{n}");
        }
    }
}

/// Pearson's chi-squared of counts that should be even.
fn chi_squared(counts: &[u32]) -> f64 {
    let all: u32 = counts.iter().sum();
    let categories = u32::try_from(counts.len()).expect("few categories");
    let even = f64::from(all) / f64::from(categories);
    counts
        .iter()
        .map(|&n| (f64::from(n) - even).powi(2) / even)
        .sum()
}

/// What chi-squared passes once in ten thousand times (Wilson and Hilferty's cube, good to a percent from 5 degrees on
/// and generous below).
fn limit(categories: usize) -> f64 {
    let freedom = f64::from(u32::try_from(categories - 1).expect("few categories"));
    let part = 2.0 / (9.0 * freedom);
    freedom * (1.0 - part + 3.719 * part.sqrt()).powi(3)
}

#[test]
fn below_is_even() {
    for n in [2, 3, 5, 6, 7, 10, 13, 52, 100, 256] {
        let mut stream = Stream::from_seed(&format!("below {n}"));
        let mut counts = vec![0; n as usize];
        for _ in 0..1000 * n {
            counts[stream.below(n) as usize] += 1;
        }
        let chi = chi_squared(&counts);
        assert!(chi < limit(counts.len()), "{n}: {chi}");
    }
}

/// How often each order of `n` things comes in `times` shuffles.
fn orders(n: u8, times: u32, mut shuffle: impl FnMut(&mut [u8])) -> Vec<u32> {
    let mut counts = std::collections::BTreeMap::new();
    for _ in 0..times {
        let mut things: Vec<u8> = (0..n).collect();
        shuffle(&mut things);
        *counts.entry(things).or_default() += 1;
    }
    counts.into_values().collect()
}

#[test]
fn every_order_of_a_shuffle_is_as_likely() {
    for (n, all) in [(2, 2), (3, 6), (4, 24), (5, 120)] {
        let mut stream = Stream::from_seed(&format!("shuffle {n}"));
        let counts = orders(n, 500 * all, |things| stream.shuffle(things));
        assert_eq!(counts.len(), all as usize);
        let chi = chi_squared(&counts);
        assert!(chi < limit(counts.len()), "{n}: {chi}");
    }
}

#[test]
fn every_card_of_a_deck_comes_to_every_place_as_often() {
    let mut stream = Stream::from_seed("deck of 52");
    let mut counts = vec![[0; 52]; 52];
    for _ in 0..5200 {
        let mut cards: Vec<usize> = (0..52).collect();
        stream.shuffle(&mut cards);
        cards
            .iter()
            .enumerate()
            .for_each(|(place, &card)| counts[card][place] += 1);
    }
    for (card, places) in counts.iter().enumerate() {
        let chi = chi_squared(places);
        assert!(chi < limit(52), "card {card}: {chi}");
    }
}

/// The well-known wrong shuffle, which swaps every place with any place.
#[test]
fn the_measure_finds_an_uneven_shuffle_and_an_uneven_number() {
    let mut stream = Stream::from_seed("uneven");
    let counts = orders(3, 3000, |things| {
        (0..3).for_each(|at| things.swap(at, stream.below(3) as usize));
    });
    assert!(chi_squared(&counts) > limit(6));
    let mut counts = [0; 6];
    (0..60_000).for_each(|_| counts[(stream.word() % 16 % 6) as usize] += 1);
    assert!(chi_squared(&counts) > limit(6), "{counts:?}");
}
