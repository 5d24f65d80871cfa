//! The events of `ConneXion` as sentences.

use connexion::{Close, Decision, Fact, Named, Seen, in_points};
use table::Seat;

use super::look::walk;
use crate::{Names, capital, count, list};

/// An event as a sentence; of the deal nothing is said, since the hand is shown.
pub(super) fn tell(seen: &Seen, names: Names<'_>) -> Option<String> {
    match seen {
        Seen::Close(close) => card(close, names),
        Seen::Open(fact) => turn(fact, names)
            .or_else(|| bonus(fact, names))
            .or_else(|| end(fact, names)),
    }
}

fn card(close: &Close<Option<String>, Option<Named>>, names: Names<'_>) -> Option<String> {
    let title = |card: &Option<Named>| match card {
        Some(card) => format!("{} ({})", card.title, in_points(card.tenths.into())),
        None => "a celestial card".to_owned(),
    };
    match close {
        Close::Dealt { .. } => None,
        Close::Awarded {
            seat, card, pile, ..
        } => {
            let win = names.does(*seat, "win", "wins");
            let left = if *pile == 0 {
                "The pile is empty: words of four letters pilfer now (X17).".to_owned()
            } else {
                format!("{pile} left.")
            };
            Some(format!("{win} {}. {left}", title(card)))
        }
        Close::Pilfered {
            seat, from, card, ..
        } => {
            let take = names.does(*seat, "pilfer", "pilfers");
            Some(format!(
                "{take} {} from {}.",
                title(card),
                names.whom(*from)
            ))
        }
    }
}

/// What happens in a turn.
fn turn(fact: &Fact, names: Names<'_>) -> Option<String> {
    let does = |seat: &Seat, you: &str, they: &str| names.does(*seat, you, they);
    Some(match fact {
        Fact::DealerDrawn { seat } => format!(
            "{}; all 24 letter cards go round.",
            does(seat, "deal", "deals")
        ),
        Fact::TurnBegun { turn, seat } => format!("Turn {turn}: {}.", names.whom(*seat)),
        Fact::Placed {
            seat,
            card,
            position,
        } => {
            format!(
                "{} {card} on position {position}.",
                does(seat, "place", "places")
            )
        }
        Fact::WordListed {
            seat,
            word,
            path,
            spelled,
            ..
        } => {
            format!(
                "{} \"{word}\": {}.",
                does(seat, "find", "finds"),
                walk(path, spelled)
            )
        }
        Fact::ClaimWrong {
            seat,
            because,
            rule,
            minus_one,
            ..
        } => {
            let price = if *minus_one {
                "That costs a point."
            } else {
                "That ends the turn."
            };
            format!(
                "{} wrong: {because} ({rule}). {price}",
                does(seat, "are", "is")
            )
        }
        Fact::NothingToWin { .. } => {
            "The word is listed; there is no card to win (X17).".to_owned()
        }
        Fact::PilferDeclined { seat } => {
            format!(
                "{} to pilfer; the word is listed.",
                does(seat, "decline", "declines")
            )
        }
        Fact::TimeExpired { seat } => format!("{} time is up (X4).", capital(&names.whose(*seat))),
        Fact::TurnEnded { seat, words } => {
            let words = count(*words as usize, "word", "words");
            format!("{} turn ends with {words}.", capital(&names.whose(*seat)))
        }
        _ => return None,
    })
}

/// What happens in the bonus round.
fn bonus(fact: &Fact, names: Names<'_>) -> Option<String> {
    let does = |seat: &Seat, you: &str, they: &str| names.does(*seat, you, they);
    Some(match fact {
        Fact::SunToLeader { seat } => {
            format!(
                "The Sun stayed in the pile; it goes to {} (X18).",
                names.whom(*seat)
            )
        }
        Fact::SunLaid { seat } => format!("{} the Sun on position 25.", does(seat, "lay", "lays")),
        Fact::BonusDeclined { seat } => format!("{} no sentence.", does(seat, "make", "makes")),
        Fact::SentenceSubmitted { seat, text, .. } => {
            format!("{}: \"{text}\"", does(seat, "say", "says"))
        }
        Fact::SentenceJudged {
            verdict,
            future,
            because,
            ..
        } => judged(*verdict, *future, because.as_deref()),
        Fact::Appealed { seat } => {
            format!("{} to the others (X22).", does(seat, "appeal", "appeals"))
        }
        Fact::VoteCast {
            seat,
            grammar,
            future,
        } => {
            let vote = match (grammar, future) {
                (true, true) => "that it is grammatical and in the future tense",
                (true, false) => "that it is grammatical",
                (false, true) => "that it is not grammatical, though in the future tense",
                (false, false) => "that it is not grammatical",
            };
            format!("{} {vote}.", does(seat, "say", "says"))
        }
        Fact::BonusEarned {
            seat,
            words,
            future,
            tenths,
        } => {
            let tense = if *future { " in the future tense" } else { "" };
            let words = count(*words, "word", "words");
            let earn = does(seat, "earn", "earns");
            format!(
                "{earn} {} points: {words}{tense} (X19).",
                in_points((*tenths).into())
            )
        }
        Fact::BonusMissed { seat } => format!("{} no bonus (X19).", does(seat, "earn", "earns")),
        _ => return None,
    })
}

fn judged(verdict: Decision, future: bool, because: Option<&str>) -> String {
    let because = because.map_or_else(String::new, |because| format!("; {because}"));
    match verdict {
        Decision::Accept if future => "The judge accepts it, in the future tense.".to_owned(),
        Decision::Accept => "The judge accepts it.".to_owned(),
        Decision::Reject => format!("The judge rejects it{because}."),
        Decision::Unsure => format!("The judge is not sure{because}. The others vote (X22)."),
    }
}

/// What happens at the end, and to the table.
fn end(fact: &Fact, names: Names<'_>) -> Option<String> {
    let seats = |scores: &[i64]| {
        let each = (0..scores.len()).map(Seat::at).zip(scores);
        let each = each.map(|(seat, score)| format!("{} {}", names.whom(seat), in_points(*score)));
        list(&each.collect::<Vec<_>>())
    };
    Some(match fact {
        Fact::CardsCounted { scores, .. } => {
            format!("The celestial cards are counted: {}.", seats(scores))
        }
        Fact::SeatLeft { seat } => {
            format!(
                "{} the table; a bot goes on placing the cards (X24).",
                does_leave(*seat, names)
            )
        }
        Fact::CardsTurned { face_up: true, .. } => {
            "The celestial cards lie open from now on.".to_owned()
        }
        Fact::CardsTurned { .. } => "The celestial cards are covered again.".to_owned(),
        Fact::GameOver { winners, .. } => {
            let who: Vec<_> = winners.iter().map(|seat| names.whom(*seat)).collect();
            match winners.as_slice() {
                [] => "The practice is over.".to_owned(),
                [one] => format!("{} the game.", names.does(*one, "win", "wins")),
                _ => format!("The game is shared by {}.", list(&who)),
            }
        }
        _ => return None,
    })
}

fn does_leave(seat: Seat, names: Names<'_>) -> String {
    names.does(seat, "leave", "leaves")
}
