//! The events of Wimpout as sentences.

use table::Seat;
use wimpout::{Event, Face, Faces, SunCall};

use super::cubes::{flashes, left, plural, row};
use crate::{Names, capital, count, list};

/// An event as a sentence.
pub(super) fn tell(event: &Event, names: Names<'_>) -> String {
    match event {
        Event::Thrown { .. }
        | Event::ThrowVoid { .. }
        | Event::ThrowErased { .. }
        | Event::FlashScored { .. }
        | Event::FreightTrainScored { .. }
        | Event::SamplerScored { .. }
        | Event::Scored { .. }
        | Event::FlashCleared { .. }
        | Event::InsuranceIssued { .. } => throw(event, names),
        Event::WimpedOut { .. }
        | Event::TrainWrecked { .. }
        | Event::CircleDrawn { .. }
        | Event::CircleFilled { .. }
        | Event::TurnSuspended { .. }
        | Event::TurnResumed { .. }
        | Event::TurnKilled { .. }
        | Event::Banked { .. }
        | Event::Bumped { .. }
        | Event::Eclipsed { .. } => turn(event, names),
        Event::StarterThrown { .. }
        | Event::StarterTied { .. }
        | Event::StarterFound { .. }
        | Event::InstantlyWon { .. }
        | Event::SupernovaThrown { .. }
        | Event::LastLicksBegun { .. }
        | Event::ChallengerDrawn { .. }
        | Event::LeaderPassed { .. }
        | Event::LeaderReplaced { .. }
        | Event::PlayerOut { .. }
        | Event::GameOver { .. } => game(event, names),
    }
}

/// What happens to a throw.
fn throw(event: &Event, names: Names<'_>) -> String {
    let does = |seat: &Seat, you: &str, they: &str| names.does(*seat, you, they);
    match event {
        Event::Thrown { seat, faces, .. } => {
            let throws = does(seat, "throw", "throws");
            format!("{throws} {}.", row(faces.as_slice().iter().copied()))
        }
        Event::ThrowVoid { rule, .. } => match *rule {
            "W13" => "Void: it matches the flash. The same cubes again (W13).".to_owned(),
            rule => format!("Void: nothing counts. The same cubes again ({rule})."),
        },
        Event::ThrowErased {
            seat,
            thrower,
            paid,
        } => format!(
            "{} {paid} insurance points: {} throw never happened (H2).",
            does(seat, "pay", "pays"),
            if seat == thrower {
                "that".to_owned()
            } else {
                names.whose(*thrower)
            }
        ),
        Event::FlashScored { face, points, .. } => {
            format!("A flash of {}: {points} points!", plural(*face))
        }
        Event::FreightTrainScored {
            face, points: 0, ..
        } => {
            format!("A freight train of {}!", plural(*face))
        }
        Event::FreightTrainScored { face, points, .. } => {
            format!("A freight train of {}: {points} points!", plural(*face))
        }
        Event::SamplerScored { points, .. } => format!("A Cosmic Sampler: {points} points!"),
        Event::Scored { .. } => scored(event),
        Event::FlashCleared { faces, .. } => {
            let are = if faces.len() == 1 { "is" } else { "are" };
            format!("{} {are} cleared.", capital(&flashes(*faces)))
        }
        Event::InsuranceIssued { seat, insurance } => {
            let earns = does(seat, "earn", "earns");
            format!("{earns} an insurance point: {insurance} in all (H2).")
        }
        _ => String::new(),
    }
}

fn scored(event: &Event) -> String {
    let Event::Scored {
        points,
        counted,
        sun,
        left: rest,
        turn_points,
        ..
    } = event
    else {
        return String::new();
    };
    let stake = if u32::from(*points) == *turn_points {
        format!("{points} at stake")
    } else {
        format!("{points} more, {turn_points} at stake")
    };
    let rest = if rest.is_empty() {
        "all five cubes have scored".to_owned()
    } else {
        left(*rest)
    };
    format!(
        "Counted: {}. {}; {rest}.",
        counted_in_words(counted, *sun),
        capital(&stake)
    )
}

/// What was counted, equal faces together: `4 4, 5 and the Sun in the flash`.
fn counted_in_words(counted: &Faces, sun: Option<SunCall>) -> String {
    let own = |face: &&Face| sun.is_none() || **face != Face::Sun;
    let faces: Vec<Face> = counted.as_slice().iter().filter(own).copied().collect();
    let alike = faces.chunk_by(|a, b| a == b);
    let mut parts: Vec<String> = alike.map(|faces| row(faces.iter().copied())).collect();
    match sun {
        Some(SunCall::Five) => parts.push("the Sun as 5".to_owned()),
        Some(SunCall::Ten) => parts.push("the Sun as 10".to_owned()),
        Some(SunCall::Flash) => parts.push("the Sun in the flash".to_owned()),
        Some(SunCall::Train) => parts.push("the Sun as the fifth".to_owned()),
        Some(SunCall::Left) | None => {}
    }
    list(&parts)
}

/// What happens to a turn.
fn turn(event: &Event, names: Names<'_>) -> String {
    let does = |seat: &Seat, you: &str, they: &str| names.does(*seat, you, they);
    match event {
        Event::WimpedOut { seat, points: 0 } => {
            format!("Wimpout! {} nothing.", does(seat, "score", "scores"))
        }
        Event::WimpedOut { seat, points } => {
            format!("Wimpout! {} {points} points.", does(seat, "lose", "loses"))
        }
        Event::TrainWrecked { .. } => {
            "A train wreck: five cubes, and not one of them scores.".to_owned()
        }
        Event::CircleDrawn { seat, circles } => {
            let gets = does(seat, "get", "gets");
            format!("{gets} a circle: {circles} open now (H6).")
        }
        Event::CircleFilled { seat, circles } => {
            let fills = does(seat, "fill", "fills");
            format!("{fills} a circle: {} (H6).", count_open(*circles))
        }
        Event::TurnSuspended {
            seat,
            points,
            clearing,
        } => format!(
            "{} turn is suspended with {points} at stake and {} to clear (H10).",
            capital(&names.whose(*seat)),
            flashes(*clearing)
        ),
        Event::TurnResumed {
            seat,
            points,
            clearing,
        } => format!(
            "{} on where the turn was left: {points} at stake, {} to clear (H10).",
            does(seat, "go", "goes"),
            flashes(*clearing)
        ),
        Event::TurnKilled { .. } => {
            "Too many throws at one flash: the turn is killed (H11).".to_owned()
        }
        Event::Banked {
            seat,
            points,
            score,
        } => {
            let have = if names.me() == Some(*seat) {
                "have"
            } else {
                "has"
            };
            let banks = does(seat, "stop and bank", "stops and banks");
            format!("{banks} {points}, and {have} {score}.")
        }
        _ => scores(event, names),
    }
}

/// What a bank does to the scores of others.
fn scores(event: &Event, names: Names<'_>) -> String {
    let does = |seat: &Seat, you: &str, they: &str| names.does(*seat, you, they);
    match event {
        Event::Bumped { seat, by, from, to } => {
            let bumps = does(by, "bump", "bumps");
            format!(
                "{bumps} {} from {from} back to {to} (H1).",
                names.whom(*seat)
            )
        }
        Event::Eclipsed { seat, from, to, .. } => {
            let are = does(seat, "are", "is");
            let fall = if names.me() == Some(*seat) {
                "fall"
            } else {
                "falls"
            };
            format!("{are} eclipsed and {fall} from {from} to {to} (H9).")
        }
        _ => String::new(),
    }
}

fn count_open(circles: u32) -> String {
    match circles {
        0 => "none is open any more".to_owned(),
        1 => "one is open still".to_owned(),
        n => format!("{n} are open still"),
    }
}

/// What happens to the game.
fn game(event: &Event, names: Names<'_>) -> String {
    let does = |seat: &Seat, you: &str, they: &str| names.does(*seat, you, they);
    match event {
        Event::StarterThrown { seat, face } => {
            format!(
                "{} {face} to see who starts.",
                does(seat, "throw", "throws")
            )
        }
        Event::StarterTied { seats } => {
            let who: Vec<_> = seats.iter().map(|seat| names.of(*seat)).collect();
            match who.len() {
                2..=6 => format!("A tie: {} throw again.", list(&who)),
                n => format!("A tie: {} throw again.", count(n, "player", "players")),
            }
        }
        Event::StarterFound { seat } => format!("{}.", does(seat, "start", "starts")),
        Event::InstantlyWon { seat } => {
            format!(
                "Five stars in one throw! {} at once (W6).",
                does(seat, "win", "wins")
            )
        }
        Event::SupernovaThrown { seat } => {
            let have = does(seat, "have", "has");
            format!("Supernova! {have} five 10s, and so too many points (W6).")
        }
        Event::LastLicksBegun { seat, score } => {
            let lead = does(seat, "lead", "leads");
            format!("Last Licks! {lead} with {score}: everybody else gets a last chance (W15).")
        }
        Event::ChallengerDrawn { seat } => {
            format!("{} drawn to challenge next.", does(seat, "are", "is"))
        }
        Event::LeaderPassed {
            seat,
            passed,
            score,
        } => {
            let passes = does(seat, "pass", "passes");
            let lead = if names.me() == Some(*seat) {
                "lead"
            } else {
                "leads"
            };
            format!("{passes} {} and {lead} with {score}.", names.whom(*passed))
        }
        Event::LeaderReplaced { seat, score, .. } => {
            format!("{} now, with {score} (S7).", does(seat, "lead", "leads"))
        }
        Event::PlayerOut { seat, rule } => {
            format!("{} out of the game ({rule}).", does(seat, "are", "is"))
        }
        Event::GameOver { winner: Some(seat) } => {
            format!("The game is over. {} won!", does(seat, "have", "has"))
        }
        Event::GameOver { winner: None } => "The game is over, and nobody has won.".to_owned(),
        _ => String::new(),
    }
}
