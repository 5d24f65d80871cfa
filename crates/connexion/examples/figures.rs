//! Words on random full diamonds, list by list, and whether the two solvers agree.
//!
//! `cargo run --release -p connexion --example figures -- [BOARDS [COMPARED]]`: boards to search (default 2,000) and how
//! many of them are searched by plain walking too (default a tenth). Greek names that no list has are not counted.
#![expect(clippy::print_stdout, reason = "an example prints")]
#![expect(clippy::disallowed_methods, reason = "this example measures time")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use connexion::board::Board;
use connexion::deck::{Deck, Extras, Letter};
use connexion::layout::Layout;
use connexion::search::{Lexicon, Reading, Search, Word};
use connexion::words::Shipped;
use table::{Luck, Stream};

/// The lists of the table in the rules, with the mean that its prototype found there (0: none).
const LISTS: [(Shipped, usize); 11] = [
    (Shipped::Scowl10, 40),
    (Shipped::Scowl20, 74),
    (Shipped::Scowl35, 146),
    (Shipped::Scowl50, 189),
    (Shipped::Scowl60, 220),
    (Shipped::Scowl70, 275),
    (Shipped::Scowl80, 453),
    (Shipped::Enable, 354),
    (Shipped::Family, 0),
    (Shipped::Standard, 0),
    (Shipped::Large, 0),
];

fn main() {
    let mut numbers = std::env::args()
        .skip(1)
        .filter_map(|argument| argument.parse().ok());
    let boards: usize = numbers.next().unwrap_or(2_000).max(1);
    let compared = numbers.next().unwrap_or(boards / 10);
    println!("{boards} random full diamonds, {compared} of them by both solvers");
    println!(
        "{:9} {:>8} {:>7} {:>5}  {:>5} {:>6} {:>4} {:>5} {:>4}  {:>8} {:>8} {:>11}",
        "list",
        "words",
        "found",
        "known",
        "p10",
        "median",
        "p90",
        "max",
        "4+",
        "µs sweep",
        "µs walks",
        "differences"
    );
    for (list, known) in LISTS {
        report(list, known, boards, compared);
    }
}

fn report(list: Shipped, known: usize, boards: usize, compared: usize) {
    let lexicon = Lexicon::shared(list, Deck::classic(), Extras::Off);
    let board = Arc::new(Board::diamond().clone());
    let search = Search::new(Arc::clone(&lexicon), board, Reading::default());
    let mut luck = Stream::from_seed("figures");
    let (mut counts, mut long, mut differences) = (Vec::new(), 0, 0);
    let (mut sweep, mut walks) = (Duration::ZERO, Duration::ZERO);
    for index in 0..boards {
        let layout = random_layout(&mut luck);
        let start = Instant::now();
        let words = search.all_words(&layout);
        sweep += start.elapsed();
        if index < compared {
            let start = Instant::now();
            differences += usize::from(search.all_words_by_walking(&layout) != words);
            walks += start.elapsed();
        }
        let in_list: Vec<Word> = words
            .into_iter()
            .filter(|&word| !lexicon.is_name_only(word))
            .collect();
        long += in_list
            .iter()
            .filter(|&&word| lexicon.word(word).len() >= 4)
            .count();
        counts.push(in_list.len());
    }
    counts.sort_unstable();
    let mean = counts.iter().sum::<usize>() * 10 / boards;
    let at = |percent: usize| counts[(boards - 1) * percent / 100];
    println!(
        "{:9} {:>8} {:>5}.{} {known:>5}  {:>5} {:>6} {:>4} {:>5} {:>4}  {:>8} {:>8} {differences:>11}",
        list.slug(),
        list.load().len(),
        mean / 10,
        mean % 10,
        at(10),
        at(50),
        at(90),
        at(100),
        long / boards,
        sweep.as_micros() / boards as u128,
        walks.as_micros() / compared.max(1) as u128,
    );
}

fn random_layout(luck: &mut Stream) -> Layout {
    let mut cards: Vec<Letter> = Letter::all().collect();
    luck.shuffle(&mut cards);
    Layout::in_order(cards).expect("24 cards, each once")
}
