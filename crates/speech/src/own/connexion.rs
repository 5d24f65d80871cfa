//! What a rule of one's own does in Cosmic `ConneXion`.

use ::own::Head;
use connexion::{
    Among, Barred, Counting as Counted, Me, OwnEffect, OwnFinding as Finding, OwnOver as Over,
    Share, Time,
};
use own::{Span, UpTo};

use super::AndOthers;
use super::player::{Everybody, Told, tally};
use super::wimpout::OfSome;
use super::{law, lots, with};
use crate::common::listed;
use crate::line::Line;
use crate::names::Names;
use crate::sentence::Sentence;

sentences! {
    Refuses = "own-connexion-refuses" { share: Line }
    AShare = "own-connexion-share" { n: u32, of: u32, among: u32 }
    Refused = "own-connexion-refused" { words: Line }
    Wins = "own-connexion-wins" { share: Line }
    AWin = "own-connexion-a-win" { word: Line, cards: u32 }
    Pilfers = "own-connexion-pilfers" { share: Line }
    APilfer = "own-connexion-a-pilfer" { word: Line, may: bool }
    ASentence = "own-connexion-a-sentence" { words: Line, any: bool, tense: u32, points: u32, less: bool }
    Scores = "own-connexion-scores" { me: Line, all: bool, points: u32, less: bool }
    WordScores = "own-connexion-word-scores" { share: Line }
    AWordScores = "own-connexion-a-word-scores" { word: Line, points: u32, less: bool }
    Bars = "own-connexion-bars" { n: u32, of: u32 }
    ABar = "own-connexion-a-bar" { card: Line, position: u32, beside: Line, alone: bool }
    TurnTime = "own-connexion-turn-time" { turn: Line, how: u32, usual: u32, any: bool, seconds: u32 }
    SentenceTime = "own-connexion-sentence-time" { usual: u32, any: bool, seconds: u32 }
    BarsAll = "own-connexion-bars-all" {}
    EndsTurns = "own-connexion-ends-turns" { n: u32 }
    EndsWords = "own-connexion-ends-words" { n: u32 }
    EndsPile = "own-connexion-ends-pile" { n: u32 }
    EndsTable = "own-connexion-ends-table" { n: u32, way: u32 }
    EndsTogether = "own-connexion-ends-together" { what: Line }
    TurnsPlayed = "own-connexion-turns-played" { n: Line }
    WordsListed = "own-connexion-words-listed" { n: Line }
    CardsInPile = "own-connexion-cards-in-pile" { n: Line }
    CountedAtTable = "own-connexion-counted-at-table" { n: Line }
    Starts = "own-connexion-count-starts" { counter: Line, all: bool, count: u32 }
    AfterWord = "own-connexion-count-word" { counter: Line, all: bool, word: Line, any: bool, law: Line }
    AfterTurn = "own-connexion-count-turn" { counter: Line, all: bool, words: Line, how: u32, law: Line }
    AWinBy = "own-connexion-a-win-by" { word: Line, any: bool, me: Line, all: bool, cards: u32 }
    InAll = "own-connexion-in-all" { words: Line, cards: u32, any: bool, how: u32, points: u32 }
    Cards = "own-connexion-cards" { cards: Line }
    Words = "own-connexion-words" { words: Line }
    Longest = "own-connexion-longest" { longest: Line }
}

/// What a rule does, a sentence a line.
pub(super) fn lines(head: &Head, effect: &OwnEffect, names: Names<'_>) -> Vec<Line> {
    let looks = &effect.looks;
    let (rule, all) = (Told { head, looks }, effect.found.iter());
    all.flat_map(|finding| match finding {
        Finding::Refuses(..) | Finding::Wins(..) | Finding::Pilfers(..) => words(finding, names),
        Finding::WordScores(share, some) => {
            let share = a_share(*share, names);
            let some = some.iter().map(|(word, points)| AWordScores {
                word: word.as_str().into(),
                points: many(*points),
                less: *points < 0,
            });
            with(
                WordScores { share }.line(names),
                some.map(|one| one.line(names)),
            )
        }
        Finding::Bars(n, of, some) => {
            let (n, of) = (*n, *of);
            if n == of {
                return vec![BarsAll {}.line(names)];
            }
            let some = some.iter().map(|one| barred(one, names));
            with(Bars { n, of }.line(names), some)
        }
        other => ends(rule, other, names),
    })
    .collect()
}

fn words(finding: &Finding, names: Names<'_>) -> Vec<Line> {
    match finding {
        Finding::Refuses(share, some) => {
            let share = a_share(*share, names);
            let all: Vec<Line> = some.iter().map(|word| word.as_str().into()).collect();
            let words = listed(&all, names);
            let some = (!all.is_empty()).then(|| Refused { words }.line(names));
            with(Refuses { share }.line(names), some.into_iter())
        }
        Finding::Wins(share, some) => {
            let share = a_share(*share, names);
            let some = some.iter().map(|(word, cards)| AWin {
                word: word.as_str().into(),
                cards: *cards,
            });
            with(Wins { share }.line(names), some.map(|one| one.line(names)))
        }
        Finding::Pilfers(share, some) => {
            let share = a_share(*share, names);
            let some = some.iter().map(|(word, may)| APilfer {
                word: word.as_str().into(),
                may: *may,
            });
            with(
                Pilfers { share }.line(names),
                some.map(|one| one.line(names)),
            )
        }
        _ => Vec::new(),
    }
}

/// How many words of how many.
fn a_share(Share { n, of, among }: Share, names: Names<'_>) -> Line {
    let among = match among {
        Among::Some => 0,
        Among::Named => 1,
        Among::All => 2,
    };
    AShare { n, of, among }.line(names)
}

fn ends(rule: Told<'_>, finding: &Finding, names: Names<'_>) -> Vec<Line> {
    match finding {
        Finding::Sentences(some) => {
            let all = some.iter().map(|one| ASentence {
                words: tally(one.words, one.to, names).unwrap_or_default(),
                any: one.to == UpTo::Whatever,
                tense: one.future.map_or(0, |future| if future { 1 } else { 2 }),
                points: many(one.points),
                less: one.points < 0,
            });
            all.map(|one| one.line(names)).collect()
        }
        Finding::AndOthers => vec![AndOthers {}.line(names)],
        Finding::Unasked(of_table, from) => vec![rule.unasked(*of_table, *from, names)],
        Finding::NeverComes(of_table, least, most) => {
            vec![rule.never_comes(*of_table, (*least, *most), names)]
        }
        Finding::Scores(some) => {
            let all = some.iter().map(|(one, points)| {
                let me = some_player(rule, *one, names);
                Scores {
                    all: me.is_none(),
                    me: me.unwrap_or_default(),
                    points: many(*points),
                    less: *points < 0,
                }
            });
            all.map(|one| one.line(names)).collect()
        }
        Finding::TurnTimes(some) => some.iter().map(|one| time(*one, names)).collect(),
        Finding::SentenceTimes(some) => {
            let all = some.iter().map(|&(usual, seconds)| SentenceTime {
                usual: usual.unwrap_or_default(),
                any: usual.is_none(),
                seconds,
            });
            all.map(|one| one.line(names)).collect()
        }
        other => counts(rule, other, names),
    }
}

/// What time some turns have.
fn time(one: Time, names: Names<'_>) -> Line {
    TurnTime {
        turn: tally(one.turn, one.to, names).unwrap_or_default(),
        how: match one.to {
            UpTo::Alone => 0,
            UpTo::Whatever => 1,
            _ => 2,
        },
        usual: one.usual.unwrap_or_default(),
        any: one.usual.is_none(),
        seconds: one.seconds,
    }
    .line(names)
}

/// What is counted and drawn, what that wins, and when it ends the word part.
fn counts(rule: Told<'_>, finding: &Finding, names: Names<'_>) -> Vec<Line> {
    match finding {
        Finding::Lots(Some(lots)) => {
            lots::lines(rule.head, lots, |one| me(rule, *one, names), names)
        }
        Finding::Counts(_, all, some) => {
            let some = some.iter();
            some.map(|one| counting(rule, *all, one, names)).collect()
        }
        Finding::WinsBy(some) => {
            let all = some.iter().map(|(word, one, cards)| {
                let me = some_player(rule, *one, names);
                AWinBy {
                    any: word.is_none(),
                    word: word.as_deref().unwrap_or_default().into(),
                    all: me.is_none(),
                    me: me.unwrap_or_default(),
                    cards: *cards,
                }
            });
            all.map(|one| one.line(names)).collect()
        }
        Finding::InAll(some) => some.iter().map(|one| in_all(one, names)).collect(),
        Finding::Ends(over) => over_by(over, names),
        Finding::EndsTogether(over) => {
            let all: Vec<Line> = standing(over, names).into_iter().flatten().collect();
            let what = listed(&all, names);
            vec![EndsTogether { what }.line(names)]
        }
        _ => Vec::new(),
    }
}

/// What words and their finder come to together.
fn in_all((words, cards, points): &(Vec<String>, Option<u32>, i64), names: Names<'_>) -> Line {
    let words: Vec<Line> = words.iter().map(|word| word.as_str().into()).collect();
    InAll {
        words: listed(&words, names),
        cards: cards.unwrap_or_default(),
        any: cards.is_none(),
        how: match points {
            0 => 0,
            ..0 => 1,
            _ => 2,
        },
        points: many(*points),
    }
    .line(names)
}

/// When the word part is over, by each thing alone: in words of its own, or as what stands so.
fn over_by(over: &Over, names: Names<'_>) -> Vec<Line> {
    let (words, pile) = (
        over.words.filter(Span::is_rising),
        over.pile.filter(Span::is_falling),
    );
    let table = over.table.filter(Span::is_one_way);
    let said = [
        over.turns
            .map(|turns| EndsTurns { n: turns.at }.line(names)),
        words.map(|words| EndsWords { n: words.at }.line(names)),
        pile.map(|pile| EndsPile { n: pile.at }.line(names)),
        table.map(|table| {
            EndsTable {
                n: table.at,
                way: super::one_way(table),
            }
            .line(names)
        }),
    ];
    let all = said.into_iter().zip(standing(over, names));
    let stands = |what| EndsTogether { what }.line(names);
    all.filter_map(|(said, what)| said.or_else(|| what.map(stands)))
        .collect()
}

/// With what the word part is over, a part each.
fn standing(over: &Over, names: Names<'_>) -> [Option<Line>; 4] {
    let much = |span: Option<Span>| span.and_then(|span| tally(span.least, span.to, names));
    [
        much(over.turns).map(|n| TurnsPlayed { n }.line(names)),
        much(over.words).map(|n| WordsListed { n }.line(names)),
        much(over.pile).map(|n| CardsInPile { n }.line(names)),
        much(over.table).map(|n| CountedAtTable { n }.line(names)),
    ]
}

/// What becomes of a count, of everybody's or (`all`) of the table's.
fn counting(rule: Told<'_>, all: bool, one: &Counted, names: Names<'_>) -> Line {
    let counter = if all {
        &rule.head.table_counter
    } else {
        &rule.head.counter
    };
    let counter = counter.as_str().into();
    let (what, who) = match one {
        Counted::Starts(count) => {
            let count = *count;
            return Starts {
                counter,
                all,
                count,
            }
            .line(names);
        }
        Counted::Word(word, becomes) => (
            AfterWord {
                counter,
                all,
                any: word.is_none(),
                word: word.as_deref().unwrap_or_default().into(),
                law: law::told(&becomes.law, names),
            }
            .line(names),
            becomes.who,
        ),
        Counted::Turn(words, to, becomes) => (
            AfterTurn {
                counter,
                all,
                words: tally(*words, *to, names).unwrap_or_default(),
                how: match (*words, *to) {
                    (0, UpTo::Alone) => 0,
                    (1, UpTo::Alone) => 1,
                    (_, UpTo::Whatever) => 2,
                    _ => 3,
                },
                law: law::told(&becomes.law, names),
            }
            .line(names),
            becomes.who,
        ),
    };
    match some_player(rule, who, names) {
        Some(me) => OfSome { me, what }.line(names),
        None => what,
    }
}

fn barred(one: &Barred, names: Names<'_>) -> Line {
    let beside: Vec<Line> = one.beside.split_whitespace().map(Line::from).collect();
    ABar {
        card: one.card.as_str().into(),
        position: one.position.into(),
        alone: beside.is_empty(),
        beside: listed(&beside, names),
    }
    .line(names)
}

/// A player in words, or everybody.
fn me(rule: Told<'_>, one: Me, names: Names<'_>) -> Line {
    some_player(rule, one, names).unwrap_or_else(|| Everybody {}.line(names))
}

/// A player in words; nothing where everybody is meant.
fn some_player(rule: Told<'_>, one: Me, names: Names<'_>) -> Option<Line> {
    let much = |least, to| tally(least, to, names);
    let cards = much(one.cards, one.to.cards).map(|cards| Cards { cards }.line(names));
    let words = much(one.words, one.to.words).map(|words| Words { words }.line(names));
    let longest = much(one.longest, one.to.longest);
    let longest = longest.map(|longest| Longest { longest }.line(names));
    let parts = [("cards", cards), ("words", words), ("longest", longest)];
    let counts = [(one.count, one.to.count), (one.table, one.to.table)];
    rule.player(parts, counts, names)
}

fn many(points: i64) -> u32 {
    u32::try_from(points.unsigned_abs()).unwrap_or(u32::MAX)
}
