//! What a page makes of the events of Cosmic Wimpout: who each is about, and what of it is played before it is told.
//! Both name every event, so that none is added without a thought.

use table::Seat;
use wimpout::{Cubes, Event, Faces};

use super::lay::cubes;
use crate::pieces::Cube;

/// Who an event is about.
pub(super) fn who(event: &Event) -> Option<Seat> {
    match event {
        Event::StarterThrown { seat, .. }
        | Event::StarterFound { seat }
        | Event::Thrown { seat, .. }
        | Event::ThrowVoid { seat, .. }
        | Event::ThrowErased { seat, .. }
        | Event::FlashScored { seat, .. }
        | Event::FreightTrainScored { seat, .. }
        | Event::SamplerScored { seat, .. }
        | Event::Scored { seat, .. }
        | Event::FlashCleared { seat, .. }
        | Event::InsuranceIssued { seat, .. }
        | Event::WimpedOut { seat, .. }
        | Event::TrainWrecked { seat }
        | Event::CircleDrawn { seat, .. }
        | Event::CircleFilled { seat, .. }
        | Event::InstantlyWon { seat }
        | Event::SupernovaThrown { seat }
        | Event::TurnSuspended { seat, .. }
        | Event::TurnResumed { seat, .. }
        | Event::TurnKilled { seat }
        | Event::Banked { seat, .. }
        | Event::Bumped { seat, .. }
        | Event::Eclipsed { seat, .. }
        | Event::LastLicksBegun { seat, .. }
        | Event::ChallengerDrawn { seat }
        | Event::LeaderPassed { seat, .. }
        | Event::LeaderReplaced { seat, .. }
        | Event::PlayerOut { seat, .. }
        | Event::OwnRuleActed { seat, .. }
        | Event::OwnRuleCalled { seat, .. }
        | Event::OwnRuleCost { seat, .. }
        | Event::OwnRuleDecided { seat, .. }
        | Event::OwnRuleCounted { seat, .. }
        | Event::OwnRuleDrew { seat, .. }
        | Event::OwnRuleFailed { seat, .. } => Some(*seat),
        Event::StarterTied { .. } | Event::OwnRuleCountedAll { .. } | Event::GameOver { .. } => {
            None
        }
    }
}

/// What is played of an event.
pub(super) fn moment(event: &Event) -> Option<String> {
    let word = match event {
        Event::Thrown { cubes, faces, .. } => {
            return Some(format!("throw={}", thrown(*cubes, *faces)));
        }
        Event::ThrowVoid { .. } | Event::ThrowErased { .. } => "void",
        Event::FlashScored { .. } => "flash",
        Event::FreightTrainScored { .. }
        | Event::SamplerScored { .. }
        | Event::OwnRuleCalled { .. }
        | Event::InstantlyWon { .. } => "five",
        Event::SupernovaThrown { .. } => "nova",
        Event::Scored { .. } => "score",
        Event::WimpedOut { .. } | Event::TurnKilled { .. } => "wimpout",
        Event::TrainWrecked { .. } => "wreck",
        Event::Banked { .. } => "bank",
        Event::LastLicksBegun { .. } => "licks",
        Event::StarterThrown { .. }
        | Event::StarterTied { .. }
        | Event::StarterFound { .. }
        | Event::FlashCleared { .. }
        | Event::InsuranceIssued { .. }
        | Event::CircleDrawn { .. }
        | Event::CircleFilled { .. }
        | Event::TurnSuspended { .. }
        | Event::TurnResumed { .. }
        | Event::Bumped { .. }
        | Event::Eclipsed { .. }
        | Event::ChallengerDrawn { .. }
        | Event::LeaderPassed { .. }
        | Event::LeaderReplaced { .. }
        | Event::PlayerOut { .. }
        | Event::OwnRuleActed { .. }
        | Event::OwnRuleCost { .. }
        | Event::OwnRuleDecided { .. }
        | Event::OwnRuleCounted { .. }
        | Event::OwnRuleCountedAll { .. }
        | Event::OwnRuleDrew { .. }
        | Event::OwnRuleFailed { .. }
        | Event::GameOver { .. } => return None,
    };
    Some(word.to_owned())
}

/// The cubes in the short notation of examples.
fn thrown(thrown: Cubes, faces: Faces) -> String {
    let shown: Vec<_> = cubes(thrown, faces).iter().map(shown).collect();
    shown.join(",")
}

fn shown(cube: &Cube) -> String {
    format!("{}{}", cube.shown(), if cube.sun { "*" } else { "" })
}

#[cfg(test)]
mod tests {
    use super::*;
    use wimpout::Face;

    #[test]
    fn a_throw_says_its_cubes_and_which_of_them_is_the_sun_cube() {
        let event = Event::Thrown {
            seat: Seat(0),
            cubes: Cubes {
                common: 2,
                sun: true,
            },
            faces: Faces::of(&[Face::Four, Face::Ten, Face::Sun]),
        };
        assert_eq!(moment(&event).as_deref(), Some("throw=4,10,sun*"));
        assert_eq!(moment(&Event::GameOver { winner: None }), None);
    }

    #[test]
    fn what_ends_badly_is_not_played_like_what_ends_well() {
        let seat = Seat(0);
        let words = [
            Event::InstantlyWon { seat },
            Event::SupernovaThrown { seat },
            Event::TrainWrecked { seat },
        ];
        let words = words.map(|event| moment(&event).unwrap());
        assert_eq!(words, ["five", "nova", "wreck"]);
    }
}
