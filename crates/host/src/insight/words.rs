//! The report of a game of words in sentences (U17).

use arena::connexion::{BonusReport, Drawn, SeatReport, TurnReport, WordReport};
use english::written;
use speech::connexion::Tenths;
use speech::connexion::report as say;
use speech::{Line, Names, Reader, Sense, Sentence};
use table::{Corrupt, Record, Seat};

use super::Telling;
use super::telling::{NAMED, outstanding};

/// Tells the report of `record`.
///
/// # Errors
/// The line of the record that does not fit.
pub(super) fn worded(
    record: &Record,
    report: &WordReport,
    reader: Reader,
) -> Result<Telling, Corrupt> {
    let names = crate::replay(record)?.names().to_vec();
    let of_names = Names::of_reader(&names, reader);
    let seats = report.seats.iter().enumerate();
    let bonus = |seat| report.bonus.as_ref().filter(|bonus| bonus.seat == seat);
    let about = |(seat, told): (usize, &SeatReport)| {
        let seat = Seat::at(seat);
        let mut lines = of_seat(seat, told, of_names);
        lines.extend(
            bonus(seat)
                .into_iter()
                .flat_map(|bonus| sentence(bonus, of_names)),
        );
        lines
    };
    Ok(Telling {
        seats: seats.map(about).collect(),
        rows: Vec::new(),
        lists: outstanding([
            (
                say::LongestMissed {}.line(of_names),
                longest(report, of_names),
            ),
            (
                say::LuckiestCards {}.line(of_names),
                luckiest(report, of_names),
            ),
        ]),
        told: (0..report.turns.len())
            .map(|place| told(&report.turns, place, of_names))
            .collect(),
        how: say::HowFound {}.line(of_names),
        names: names.clone(),
    })
}

/// The turns in lines.
pub(super) fn turns(report: &WordReport, telling: &Telling, names: Names<'_>) -> Vec<String> {
    if report.turns.is_empty() {
        return Vec::new();
    }
    let mut lines = vec![format!("{}:", say::ByTurn {}.line(names))];
    lines.extend(telling.told.iter().map(|line| format!("  {line}")));
    lines
}

/// What is said of one seat.
fn of_seat(seat: Seat, told: &SeatReport, names: Names<'_>) -> Vec<Line> {
    let found = say::FoundOf {
        seat,
        found: small(told.found),
        turns: small(told.turns),
        // What lies there lies there in every turn until somebody finds it.
        each: small(told.to_find.div_ceil(told.turns.max(1))),
        won: Tenths(told.won.into()),
    };
    let opened = say::Opened {
        seat,
        opened: small(told.opened),
        could: small(told.could_open),
    };
    let mut lines = vec![found.line(names), opened.line(names)];
    if told.luck.abs() >= 0.5 {
        let (rises, points) = (told.luck >= 0.0, tenths(told.luck.abs()));
        lines.push(
            say::PileLuck {
                seat,
                rises,
                points,
            }
            .line(names),
        );
    }
    if told.pilfering.abs() >= 0.5 {
        let (rises, points) = (told.pilfering >= 0.0, tenths(told.pilfering.abs()));
        lines.push(
            say::PilferLuck {
                seat,
                rises,
                points,
            }
            .line(names),
        );
    }
    lines
}

/// What is said of the bonus round.
fn sentence(bonus: &BonusReport, names: Names<'_>) -> Vec<Line> {
    let seat = bonus.seat;
    let points = Tenths(bonus.earned.into());
    let earned = match bonus.earned {
        0 => say::EarnedNothing { seat }.line(names),
        _ => say::Earned { seat, points }.line(names),
    };
    let best = match &bonus.best {
        Some(best) if best.earns > bonus.earned => say::BestSentence {
            text: Line::of(written(&best.words).trim_end_matches('.'), Sense::Name),
            points: Tenths(best.earns.into()),
            future: best.future,
        }
        .line(names),
        None if bonus.earned == 0 => say::NoSentence {}.line(names),
        _ => return vec![earned],
    };
    vec![earned, best]
}

/// What is said of one turn.
fn told(turns: &[TurnReport], place: usize, names: Names<'_>) -> Line {
    let turn = &turns[place];
    let before = place.checked_sub(1).and_then(|place| turns.get(place));
    let line = say::TurnTold {
        turn: turn.turn,
        seat: turn.seat,
        card: turn.placed.card.as_str().into(),
        position: turn.placed.position.to_string().into(),
        found: small(turn.found),
        to_find: small(turn.to_find),
        won: Tenths(turn.won.into()),
        to_win: tenths(turn.to_win),
    }
    .line(names);
    let missed = turn.missed.as_ref().map(|missed| {
        let word = Line::of(&missed.word, Sense::Name);
        let walk = say::walked(&missed.path);
        if turn.misses_again(before) {
            say::MissedStill { word }.line(names)
        } else {
            say::Missed { word, walk }.line(names)
        }
    });
    let better = (turn.best.opens > turn.placed.opens).then(|| {
        say::Better {
            card: turn.best.card.as_str().into(),
            position: turn.best.position.to_string().into(),
            opens: small(turn.best.opens),
            opened: small(turn.placed.opens),
        }
        .line(names)
    });
    let more = [missed, better].into_iter().flatten();
    more.fold(line, |line, next| line.then(&next))
}

/// The longest words that were missed, each once.
fn longest(report: &WordReport, names: Names<'_>) -> Vec<(usize, Line)> {
    let missed = report.turns.iter();
    let mut missed: Vec<_> = missed
        .filter_map(|turn| Some((turn, turn.missed.as_ref()?)))
        .collect();
    missed.sort_by_key(|(_, missed)| std::cmp::Reverse(missed.word.len()));
    let mut said: Vec<&str> = Vec::new();
    missed.retain(|(_, missed)| {
        let is_new = !said.contains(&missed.word.as_str());
        said.push(&missed.word);
        is_new
    });
    let line = |turn: &TurnReport, missed: &arena::connexion::Missed| {
        let (seat, turn) = (turn.seat, turn.turn);
        let (word, walk) = (
            Line::of(&missed.word, Sense::Name),
            say::walked(&missed.path),
        );
        match &missed.meaning {
            Some(meaning) => say::MissedMeaning {
                turn,
                seat,
                word,
                walk,
                meaning: meaning.as_str().into(),
            }
            .line(names),
            None => say::MissedBy {
                turn,
                seat,
                word,
                walk,
            }
            .line(names),
        }
    };
    let longest = missed.into_iter().take(NAMED);
    longest
        .map(|(turn, missed)| (turn.step, line(turn, missed)))
        .collect()
}

/// The cards that brought most more than they could be expected to.
fn luckiest(report: &WordReport, names: Names<'_>) -> Vec<(usize, Line)> {
    let mut lucky: Vec<&Drawn> = report
        .draws
        .iter()
        .filter(|drawn| drawn.luck > 0.0)
        .collect();
    lucky.sort_by(|a, b| b.luck.total_cmp(&a.luck));
    let line = |drawn: &Drawn| {
        let (step, seat) = (small(drawn.step), drawn.seat);
        let (card, points) = (Line::of(&drawn.card, Sense::Name), tenths(drawn.luck));
        match drawn.from {
            None => say::LuckyCard {
                step,
                seat,
                card,
                points,
            }
            .line(names),
            Some(from) => say::LuckyPilfer {
                step,
                seat,
                from,
                card,
                points,
            }
            .line(names),
        }
    };
    let luckiest = lucky.into_iter().take(NAMED);
    luckiest.map(|drawn| (drawn.step, line(drawn))).collect()
}

fn small(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

#[allow(clippy::cast_possible_truncation, reason = "points are far below 2^52")]
fn tenths(points: f64) -> Tenths {
    Tenths(points.round() as i64)
}
