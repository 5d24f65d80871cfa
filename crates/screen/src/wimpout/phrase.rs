//! The words that do an action.

use wimpout::{Action, Call, Face, SunCall};

use super::Sight;
use super::cubes::{plural, row};
use crate::Phrase;

/// The words for a listed action.
pub(super) fn phrase(sight: Sight<'_>, action: &Action) -> Phrase {
    let deed = speech::wimpout::deed(sight.game, sight.view, action, sight.names);
    Phrase {
        words: command(sight, action),
        note: deed.in_few_words().to_string(),
    }
}

/// What is typed for a listed action.
pub(super) fn command(sight: Sight<'_>, action: &Action) -> String {
    match action {
        Action::Throw => "throw".to_owned(),
        Action::Stop => "stop".to_owned(),
        Action::Insure => "insure".to_owned(),
        Action::Pass => "pass".to_owned(),
        Action::Score(call) => call_words(sight, call),
    }
}

/// The words for a call: those that say it, or its number in the list where they could mean two.
fn call_words(sight: Sight<'_>, call: &Call) -> String {
    let words = said(call);
    let calls = &sight.view.scorings;
    let alike = calls.iter().filter(|other| said(other) == words).count();
    if alike <= 1 {
        return words;
    }
    let number = calls.iter().position(|other| other == call);
    format!("score {}", number.map_or(1, |place| place + 1))
}

/// A call in words that somebody might type.
pub(super) fn said(call: &Call) -> String {
    let mut parts = Vec::new();
    if call.sampler {
        parts.push("sampler".to_owned());
    }
    if let Some(rule) = &call.rule {
        parts.push(format!("call {}", rule.to_lowercase()));
    }
    if let Some(face) = call.train {
        parts.push(format!("train {}", plural(face)));
    }
    let all = call.sampler || call.rule.is_some() || call.train.is_some();
    if let Some(counted) = call.counted.as_ref().filter(|_| !all) {
        let faces = counted.as_slice().iter().copied();
        let faces = row(faces.filter(|face| *face != Face::Sun));
        parts.push(format!("keep {faces}").trim_end().to_owned());
    }
    match call.sun {
        Some(SunCall::Five) => parts.push("sun 5".to_owned()),
        Some(SunCall::Ten) => parts.push("sun 10".to_owned()),
        Some(SunCall::Left) => parts.push("leave sun".to_owned()),
        Some(SunCall::Flash) if call.counted.is_none() => {
            let faces: Vec<_> = call.flash.iter().flat_map(|faces| faces.iter()).collect();
            parts.push(format!(
                "flash {}",
                faces.into_iter().map(plural).collect::<Vec<_>>().join(" ")
            ));
        }
        Some(SunCall::Flash) => parts.push("sun flash".to_owned()),
        Some(SunCall::Train) | None => {}
    }
    if parts.is_empty() {
        let sun = call.left.is_some_and(|left| left.sun);
        parts.push(
            if sun {
                "leave sun cube"
            } else {
                "keep sun cube"
            }
            .to_owned(),
        );
    }
    parts.join(" ").trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use wimpout::Faces;

    use super::*;

    #[test]
    fn a_list_of_the_cubes_is_said_only_where_some_may_be_left() {
        let counted = |faces: &[Face]| Call {
            counted: Some(Faces::of(faces)),
            ..Call::default()
        };
        let five = [Face::Two, Face::Three, Face::Four, Face::Five, Face::Six];
        let sampler = Call {
            sampler: true,
            ..counted(&five)
        };
        assert_eq!(said(&sampler), "sampler");
        let only_the_sun = Call {
            sun: Some(SunCall::Ten),
            ..counted(&[Face::Sun])
        };
        assert_eq!(said(&only_the_sun), "keep sun 10");
        let all = Call {
            sun: Some(SunCall::Five),
            ..counted(&[Face::Ten, Face::Sun])
        };
        assert_eq!(said(&all), "keep 10 sun 5");
    }
}
