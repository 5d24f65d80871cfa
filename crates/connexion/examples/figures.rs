//! Words on random diamonds, list by list and reading by reading, beside the figures that the rules give (section 3
//! and 1b, 1c), and whether the two solvers agree.
//!
//! `cargo run --release -p connexion --example figures -- [BOARDS [COMPARED]] [ROW]`: boards to search (default 2,000),
//! how many of them are searched by plain walking too (default a tenth), and the only row wanted, such as scowl-70. Greek names that a list has not are not
//! counted, unless a row says so.
#![expect(clippy::print_stdout, reason = "an example prints")]
#![expect(clippy::disallowed_methods, reason = "this example measures time")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use connexion::board::Board;
use connexion::deck::{Deck, Extras, Letter};
use connexion::layout::Layout;
use connexion::search::{LaterPass, Lexicon, LoneCards, Reading, SameCard, Search, Word};
use english::words::Shipped;
use table::{Luck, Stream};

/// What is searched, and the mean that the rules give for it (0: none).
struct Row {
    label: &'static str,
    list: Shipped,
    known: usize,
    cards: usize,
    extras: Extras,
    board: &'static Board,
    reading: Reading,
}

fn main() {
    let mut numbers = std::env::args()
        .skip(1)
        .filter_map(|argument| argument.parse().ok());
    let boards: usize = numbers.next().unwrap_or(2_000).max(1);
    let compared = numbers.next().unwrap_or(boards / 10).min(boards);
    let wanted = std::env::args()
        .skip(1)
        .find(|argument| argument.parse::<usize>().is_err());
    println!("{boards} random diamonds, {compared} of them by both solvers");
    println!(
        "{:28} {:>7} {:>7} {:>5}  {:>4} {:>6} {:>4} {:>5} {:>4}  {:>7} {:>8} {:>6}",
        "",
        "list",
        "found",
        "known",
        "p10",
        "median",
        "p90",
        "max",
        "4+",
        "µs sets",
        "µs walks",
        "differ"
    );
    let rows = lists().into_iter().chain(deals()).chain(readings());
    for row in rows.filter(|row| wanted.as_deref().is_none_or(|wanted| row.label == wanted)) {
        report(&row, boards, compared);
    }
}

fn row(label: &'static str, list: Shipped, known: usize) -> Row {
    let (extras, board, reading) = (Extras::Off, Board::diamond(), Reading::default());
    Row {
        label,
        list,
        known,
        cards: 24,
        extras,
        board,
        reading,
    }
}

fn lists() -> Vec<Row> {
    let lists = [
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
    lists
        .into_iter()
        .map(|(list, known)| row(list.slug(), list, known))
        .collect()
}

/// Fewer cards, another board, and the house representations too.
fn deals() -> Vec<Row> {
    let twelve = |row| Row { cards: 12, ..row };
    let with_extras = |row| Row {
        extras: Extras::Count,
        ..row
    };
    vec![
        twelve(row("scowl-35, 12 cards", Shipped::Scowl35, 47)),
        twelve(row("scowl-60, 12 cards", Shipped::Scowl60, 70)),
        twelve(row("enable, 12 cards", Shipped::Enable, 110)),
        Row {
            board: Board::all_shipped()[1],
            ..row("enable, sun-centre", Shipped::Enable, 281)
        },
        with_extras(row("enable, extras", Shipped::Enable, 519)),
        with_extras(row("scowl-60, extras", Shipped::Scowl60, 317)),
    ]
}

/// Other answers than ours to the open questions of the walk.
fn readings() -> Vec<Row> {
    let immediate = Row {
        reading: Reading {
            same_card: SameCard::Immediate,
            ..Reading::default()
        },
        ..row("scowl-60, immediate", Shipped::Scowl60, 394)
    };
    let names = |label, known, same_card, later_pass| Row {
        reading: Reading {
            lone_cards: LoneCards::Names,
            same_card,
            later_pass,
            ..Reading::default()
        },
        ..row(label, Shipped::Enable, known)
    };
    let (again, two_passes) = (SameCard::Again, SameCard::TwoPasses);
    let (any, different) = (LaterPass::Any, LaterPass::Different);
    vec![
        immediate,
        names("enable, names", 375, again, any),
        names("enable, names, two passes", 356, two_passes, any),
        names("enable, names, different", 268, again, different),
        names("enable, names, both", 268, two_passes, different),
    ]
}

fn report(row: &Row, boards: usize, compared: usize) {
    let lexicon = Lexicon::shared(row.list, Deck::classic(), row.extras);
    let search = Search::new(
        Arc::clone(&lexicon),
        Arc::new(row.board.clone()),
        row.reading,
    );
    let mut luck = Stream::from_seed("figures");
    let (mut counts, mut long, mut differences) = (Vec::new(), 0, 0);
    let (mut sets, mut walks) = (Duration::ZERO, Duration::ZERO);
    for index in 0..boards {
        let layout = random_layout(&mut luck, row.cards);
        let words = timed(&mut sets, || search.all_words(&layout));
        if index < compared {
            let again = timed(&mut walks, || search.all_words_by_walking(&layout));
            differences += usize::from(again != words);
        }
        let names = row.reading.lone_cards == LoneCards::Names;
        let counted: Vec<Word> = words
            .into_iter()
            .filter(|&word| names || !lexicon.is_name_only(word))
            .collect();
        long += counted
            .iter()
            .filter(|&&word| lexicon.word(word).len() >= 4)
            .count();
        counts.push(counted.len());
    }
    counts.sort_unstable();
    let mean = counts.iter().sum::<usize>() * 10 / boards;
    let [p10, median, p90, max] = [10, 50, 90, 100].map(|part| counts[(boards - 1) * part / 100]);
    println!(
        "{:28} {:>7} {:>5}.{} {:>5}  {p10:>4} {median:>6} {p90:>4} {max:>5} {:>4}  {:>7} {:>8} {differences:>6}",
        row.label,
        row.list.load().len(),
        mean / 10,
        mean % 10,
        row.known,
        long / boards,
        sets.as_micros() / boards as u128,
        walks.as_micros() / compared.max(1) as u128,
    );
}

fn timed<T>(total: &mut Duration, work: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let result = work();
    *total += start.elapsed();
    result
}

fn random_layout(luck: &mut Stream, cards: usize) -> Layout {
    let mut deck: Vec<Letter> = Letter::all().collect();
    luck.shuffle(&mut deck);
    Layout::in_order(deck.into_iter().take(cards)).expect("24 cards, each once")
}
