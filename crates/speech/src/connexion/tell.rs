//! The events of `ConneXion` as sentences.

#![expect(
    clippy::unnested_or_patterns,
    reason = "the groups are patterns by name"
)]

use connexion::board::Position;
use connexion::{Close, Decision, Fact, Named, Seen};
use table::Seat;

use super::points::{Tenths, celestial};
use super::sentences as say;
use crate::common::{Spelled, listed};
use crate::line::Line;
use crate::names::Names;
use crate::own::{called, counted, decided, drew, failed};
use crate::refused::reason;
use crate::sentence::{Rule, Sentence};

groups! { Fact:
    turn = DealerDrawn TurnBegun Placed WordListed ClaimWrong NothingToWin PilferDeclined TimeExpired TurnEnded;
    bonus = SunToLeader SunLaid BonusDeclined SentenceSubmitted SentenceJudged Appealed VoteCast BonusEarned
        BonusMissed;
    end = CardsCounted SeatLeft CardsTurned GameOver;
    own = OwnRuleActed OwnRuleDecided OwnRuleWaived OwnRuleCounted OwnRuleCountedAll OwnRuleDrew OwnRuleFailed;
}

/// An event as a sentence; of the deal nothing is said, since the hand is shown.
#[must_use]
pub fn tell(seen: &Seen, names: Names<'_>) -> Option<Line> {
    match seen {
        Seen::Close(close) => card(close, names),
        Seen::Open(fact) => open(fact, names),
    }
}

fn card(close: &Close<Option<String>, Option<Named>>, names: Names<'_>) -> Option<Line> {
    match close {
        Close::Dealt { .. } => None,
        Close::Awarded {
            seat, card, pile, ..
        } => {
            let (seat, card) = (*seat, celestial(card.as_ref(), names));
            let pile = many(*pile);
            Some(say::Awarded { seat, card, pile }.line(names))
        }
        Close::Pilfered {
            seat, from, card, ..
        } => {
            let (seat, from) = (*seat, *from);
            let card = celestial(card.as_ref(), names);
            Some(say::Pilfered { seat, card, from }.line(names))
        }
    }
}

fn many(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

fn open(fact: &Fact, names: Names<'_>) -> Option<Line> {
    match fact {
        turn!() => turn(fact, names),
        bonus!() => bonus(fact, names),
        end!() => end(fact, names),
        own!() => own(fact, names),
    }
}

/// What a rule of the table's own does.
fn own(fact: &Fact, names: Names<'_>) -> Option<Line> {
    Some(match fact {
        Fact::OwnRuleActed { seat, rule, points } => say::OwnRuleActed {
            seat: *seat,
            rule: called(rule, names),
            points: u32::try_from(points.unsigned_abs()).unwrap_or(u32::MAX),
            less: *points < 0,
        }
        .line(names),
        Fact::OwnRuleDecided { rule, .. } => decided(rule, names),
        Fact::OwnRuleWaived { seat, rule } => say::OwnRuleWaived {
            seat: *seat,
            rule: called(rule, names),
        }
        .line(names),
        Fact::OwnRuleCounted {
            seat,
            rule,
            counter,
            count,
        } => counted(Some(*seat), (rule, counter), *count, names),
        Fact::OwnRuleCountedAll {
            rule,
            counter,
            count,
        } => counted(None, (rule, counter), *count, names),
        Fact::OwnRuleDrew {
            seat,
            rule,
            place,
            weight,
            of,
        } => drew(*seat, rule, [*place, *weight, *of], names),
        Fact::OwnRuleFailed { rule, line, why } => failed(rule, *line, why, names),
        turn!() | bonus!() | end!() => return None,
    })
}

/// What happens in a turn.
fn turn(fact: &Fact, names: Names<'_>) -> Option<Line> {
    Some(match *fact {
        Fact::DealerDrawn { seat } => say::DealerDrawn { seat }.line(names),
        Fact::TurnBegun { turn, seat } => say::TurnBegun { seat, turn }.line(names),
        Fact::Placed {
            seat,
            ref card,
            position,
        } => say::Placed {
            seat,
            card: card.as_str().into(),
            position: position.to_string().into(),
        }
        .line(names),
        Fact::WordListed {
            seat,
            ref word,
            ref path,
            ref spelled,
            ..
        } => say::WordListed {
            seat,
            word: word.as_str().into(),
            walk: walk(path, spelled).into(),
        }
        .line(names),
        Fact::ClaimWrong {
            seat,
            ref because,
            ref rule,
            minus_one,
            ..
        } => say::ClaimWrong {
            seat,
            because: reason(because, names.tongue()).as_ref().into(),
            rule: Rule(rule.clone()),
            costs_a_point: minus_one,
        }
        .line(names),
        Fact::NothingToWin { .. } => say::NothingToWin {}.line(names),
        Fact::PilferDeclined { seat } => say::PilferDeclined { seat }.line(names),
        Fact::TimeExpired { seat } => say::TimeExpired { seat }.line(names),
        Fact::TurnEnded { seat, words } => {
            let words = Spelled(words.into());
            say::TurnEnded { seat, words }.line(names)
        }
        bonus!() | end!() | own!() => return None,
    })
}

/// A walk: the position of each card and what it stands for.
pub(super) fn walk(path: &[Position], spelled: &[String]) -> String {
    let steps = path.iter().zip(spelled);
    let steps = steps.map(|(position, text)| format!("{position} {text}"));
    steps.collect::<Vec<_>>().join(", ")
}

/// What happens in the bonus round.
fn bonus(fact: &Fact, names: Names<'_>) -> Option<Line> {
    Some(match *fact {
        Fact::SunToLeader { seat } => say::SunToLeader { seat }.line(names),
        Fact::SunLaid { seat } => say::SunLaid { seat }.line(names),
        Fact::BonusDeclined { seat } => say::BonusDeclined { seat }.line(names),
        Fact::SentenceSubmitted { seat, ref text, .. } => {
            let text = text.as_str().into();
            say::SentenceSubmitted { seat, text }.line(names)
        }
        Fact::SentenceJudged {
            verdict,
            future,
            ref because,
            ..
        } => judged(verdict, future, because.as_deref(), names),
        Fact::Appealed { seat } => say::Appealed { seat }.line(names),
        Fact::VoteCast {
            seat,
            grammar,
            future,
        } => say::VoteCast {
            seat,
            grammar,
            future,
        }
        .line(names),
        Fact::BonusEarned {
            seat,
            words,
            future,
            tenths,
        } => say::BonusEarned {
            seat,
            points: Tenths(tenths.into()),
            words: Spelled(many(words)),
            future,
        }
        .line(names),
        Fact::BonusMissed { seat } => say::BonusMissed { seat }.line(names),
        turn!() | end!() | own!() => return None,
    })
}

fn judged(verdict: Decision, future: bool, because: Option<&str>, names: Names<'_>) -> Line {
    let because = because.map(|why| Line::from(reason(why, names.tongue()).as_ref()));
    match (verdict, because) {
        (Decision::Accept, _) => say::Accepted { future }.line(names),
        (Decision::Reject, Some(because)) => say::RejectedFor { because }.line(names),
        (Decision::Reject, None) => say::Rejected {}.line(names),
        (Decision::Unsure, Some(because)) => say::UnsureFor { because }.line(names),
        (Decision::Unsure, None) => say::Unsure {}.line(names),
    }
}

/// What happens at the end, and to the table.
fn end(fact: &Fact, names: Names<'_>) -> Option<Line> {
    Some(match fact {
        Fact::CardsCounted { scores, .. } => {
            let scores = scores_of(scores, names);
            say::CardsCounted { scores }.line(names)
        }
        Fact::SeatLeft { seat } => say::SeatLeft { seat: *seat }.line(names),
        Fact::CardsTurned { face_up, .. } => {
            let face_up = *face_up;
            say::CardsTurned { face_up }.line(names)
        }
        Fact::GameOver { winners, .. } => match winners.as_slice() {
            [] => say::PracticeOver {}.line(names),
            [seat] => say::Won { seat: *seat }.line(names),
            all => {
                let winner = |seat: &Seat| say::Winner { seat: *seat }.line(names);
                let winners = listed(&all.iter().map(winner).collect::<Vec<_>>(), names);
                say::Shared { winners }.line(names)
            }
        },
        turn!() | bonus!() | own!() => return None,
    })
}

fn scores_of(scores: &[i64], names: Names<'_>) -> Line {
    let score = |(seat, tenths): (usize, &i64)| {
        let (seat, points) = (Seat::at(seat), Tenths(*tenths));
        say::Score { seat, points }.line(names)
    };
    let each = scores.iter().enumerate().map(score);
    listed(&each.collect::<Vec<_>>(), names)
}

#[cfg(test)]
mod tests;
