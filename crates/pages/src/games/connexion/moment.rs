//! What a page makes of the events of Cosmic `ConneXion`: who each is about, and what of it is played before it is told.
//! Both name every event, so that none is added without a thought.

use connexion::board::Position;
use connexion::{Close, Decision, Fact, Seen};
use table::Seat;

/// Who an event is about.
pub(super) fn who(seen: &Seen) -> Option<Seat> {
    match seen {
        Seen::Close(
            Close::Dealt { seat, .. } | Close::Awarded { seat, .. } | Close::Pilfered { seat, .. },
        ) => Some(*seat),
        Seen::Open(fact) => acting(fact),
    }
}

fn acting(fact: &Fact) -> Option<Seat> {
    match fact {
        Fact::DealerDrawn { seat }
        | Fact::TurnBegun { seat, .. }
        | Fact::Placed { seat, .. }
        | Fact::WordListed { seat, .. }
        | Fact::ClaimWrong { seat, .. }
        | Fact::NothingToWin { seat }
        | Fact::PilferDeclined { seat }
        | Fact::TimeExpired { seat }
        | Fact::TurnEnded { seat, .. }
        | Fact::SunToLeader { seat }
        | Fact::SunLaid { seat }
        | Fact::BonusDeclined { seat }
        | Fact::SentenceSubmitted { seat, .. }
        | Fact::SentenceJudged { seat, .. }
        | Fact::Appealed { seat }
        | Fact::VoteCast { seat, .. }
        | Fact::BonusEarned { seat, .. }
        | Fact::BonusMissed { seat }
        | Fact::SeatLeft { seat }
        | Fact::OwnRuleActed { seat, .. }
        | Fact::OwnRuleDecided { seat, .. }
        | Fact::OwnRuleWaived { seat, .. }
        | Fact::OwnRuleCounted { seat, .. }
        | Fact::OwnRuleDrew { seat, .. } => Some(*seat),
        Fact::CardsCounted { .. }
        | Fact::CardsTurned { .. }
        | Fact::GameOver { .. }
        | Fact::OwnRuleCountedAll { .. }
        | Fact::OwnRuleFailed { .. } => None,
    }
}

/// What is played of an event. Cards by the ids of their elements: `card=` what travels, then where from, the best guess
/// first.
pub(super) fn moment(seen: &Seen) -> Option<String> {
    match seen {
        Seen::Open(fact) => open(fact),
        Seen::Close(Close::Awarded { seat, card, .. }) => {
            let id = card.as_ref().map_or("", |card| &card.id);
            Some(format!("award=seat-{},won-{id}", seat.0))
        }
        Seen::Close(Close::Pilfered { seat, from, .. }) => {
            Some(format!("steal=seat-{},seat-{}", from.0, seat.0))
        }
        Seen::Close(Close::Dealt { .. }) => None,
    }
}

fn open(fact: &Fact) -> Option<String> {
    Some(match fact {
        Fact::Placed {
            seat,
            card,
            position,
        } => format!("card=at-{position},held-{card},seat-{}", seat.0),
        Fact::WordListed { path, .. } => format!("word={}", way(path)),
        Fact::SunLaid { .. } => "sun".to_owned(),
        Fact::SentenceSubmitted { words, .. } => {
            let words: Vec<_> = words
                .iter()
                .flat_map(|word| word.split_whitespace())
                .collect();
            format!("submit={}", words.join("_"))
        }
        Fact::SentenceJudged { verdict, .. } => format!("verdict={}", decision(*verdict)),
        Fact::DealerDrawn { .. }
        | Fact::TurnBegun { .. }
        | Fact::ClaimWrong { .. }
        | Fact::NothingToWin { .. }
        | Fact::PilferDeclined { .. }
        | Fact::TimeExpired { .. }
        | Fact::TurnEnded { .. }
        | Fact::CardsCounted { .. }
        | Fact::SunToLeader { .. }
        | Fact::BonusDeclined { .. }
        | Fact::Appealed { .. }
        | Fact::VoteCast { .. }
        | Fact::BonusEarned { .. }
        | Fact::BonusMissed { .. }
        | Fact::SeatLeft { .. }
        | Fact::CardsTurned { .. }
        | Fact::GameOver { .. }
        | Fact::OwnRuleActed { .. }
        | Fact::OwnRuleDecided { .. }
        | Fact::OwnRuleWaived { .. }
        | Fact::OwnRuleCounted { .. }
        | Fact::OwnRuleCountedAll { .. }
        | Fact::OwnRuleDrew { .. }
        | Fact::OwnRuleFailed { .. } => return None,
    })
}

fn way(path: &[Position]) -> String {
    let steps = path.iter().map(Position::to_string);
    steps.collect::<Vec<_>>().join(",")
}

const fn decision(decision: Decision) -> &'static str {
    match decision {
        Decision::Accept => "accept",
        Decision::Reject => "reject",
        Decision::Unsure => "unsure",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_says_its_path() {
        let listed = Fact::WordListed {
            seat: Seat(1),
            word: "tea".to_owned(),
            path: [3, 12, 1].map(|n| Position::new(n).unwrap()).to_vec(),
            spelled: Vec::new(),
            turn: 1,
        };
        let told = moment(&Seen::Open(listed));
        assert_eq!(told.as_deref(), Some("word=3,12,1"));
    }

    #[test]
    fn a_sentence_says_its_words_in_one() {
        let words = ["the", "cat sat"].map(str::to_owned).to_vec();
        let submitted = Fact::SentenceSubmitted {
            seat: Seat(0),
            words,
            text: "The cat sat.".to_owned(),
        };
        let told = moment(&Seen::Open(submitted));
        assert_eq!(told.as_deref(), Some("submit=the_cat_sat"));
    }

    #[test]
    fn a_card_that_is_not_seen_is_not_named() {
        let awarded = Close::Awarded {
            seat: Seat(1),
            card: None,
            face_up: false,
            pile: 3,
        };
        let told = moment(&Seen::Close(awarded));
        assert_eq!(told.as_deref(), Some("award=seat-1,won-"));
    }
}
