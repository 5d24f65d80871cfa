//! What a seat may do now and why it must: one full sentence, with the numbers of the rules.

use table::{Seat, Value};
use wimpout::{Cubes, Faces, PhaseName, Player, Throw, Thrown, Verdict, Whose, score};

use super::Sight;
use super::cubes::{flashes, lying, which};
use crate::list;

/// The sentence for the reader; for those who wait, it says for whom.
pub(super) fn ask(sight: Sight<'_>) -> String {
    let view = sight.view;
    let asked = match view.phase {
        PhaseName::Over => return over(sight),
        PhaseName::Starting => return "The cubes are thrown to see who starts.".to_owned(),
        PhaseName::Ordering => return "The order of the challengers is drawn.".to_owned(),
        PhaseName::Deciding | PhaseName::Insuring | PhaseName::Choosing | PhaseName::Throwing => {
            view.seat
        }
    };
    match asked {
        Some(seat) if sight.names.me() != Some(seat) => waiting(sight, seat),
        Some(seat) => match view.phase {
            PhaseName::Choosing => choosing(sight),
            PhaseName::Insuring => insuring(sight, seat),
            PhaseName::Deciding => deciding(sight, seat),
            _ => "The cubes are in the air.".to_owned(),
        },
        None => String::new(),
    }
}

/// The sentence for those who wait for `seat`.
fn waiting(sight: Sight<'_>, seat: Seat) -> String {
    let view = sight.view;
    let name = sight.names.of(seat);
    let cubes = which(view.cubes_left);
    match view.phase {
        PhaseName::Choosing => format!("{name} says what the throw counts."),
        PhaseName::Insuring => format!("{name} may undo the throw with insurance points (H2)."),
        PhaseName::Deciding if view.turn_points == 0 => format!("{name} is to throw {cubes}."),
        PhaseName::Deciding if view.must_throw => {
            format!(
                "{name} has {} on the table and must throw {cubes}.",
                view.turn_points
            )
        }
        PhaseName::Deciding => {
            format!(
                "{name} has {} on the table: stop, or throw {cubes}?",
                view.turn_points
            )
        }
        _ => format!("{name} throws {cubes}."),
    }
}

fn over(sight: Sight<'_>) -> String {
    match sight.view.winner {
        Some(seat) => format!(
            "The game is over: {} won with {}.",
            sight.names.does(seat, "have", "has"),
            score_of(sight, seat)
        ),
        None => "The game is over, and nobody has won.".to_owned(),
    }
}

fn deciding(sight: Sight<'_>, seat: Seat) -> String {
    let view = sight.view;
    let cubes = which(view.cubes_left);
    if view.because == ["W10"] {
        let need = need(sight, seat).map_or_else(String::new, |need| format!(" {need}"));
        return format!("Throw {cubes}.{need}");
    }
    let stake = format!("{} on the table.", view.turn_points);
    if view.must_throw {
        let why: Vec<_> = view
            .because
            .iter()
            .map(|rule| reason(sight, seat, rule))
            .collect();
        return format!("{stake} You must throw {cubes}: {}.", list(&why));
    }
    format!(
        "{stake} Stop and bank {}, or throw {cubes}.",
        view.turn_points
    )
}

/// What the turn that begins is to reach, where it is bound to something.
fn need(sight: Sight<'_>, seat: Seat) -> Option<String> {
    let view = sight.view;
    if let Some(leader) = view.leader.filter(|leader| *leader != seat) {
        let target = view.target.unwrap_or_else(|| score_of(sight, leader));
        let more = target.saturating_sub(score_of(sight, seat));
        return Some(format!(
            "{} with {target}: you need more than {more} to pass (W15).",
            sight.names.does(leader, "lead", "leads")
        ));
    }
    let rules = &sight.game.rules;
    let player = player(sight, seat);
    if rules.circles_bind(&player, 0) {
        let value = rules.circle_value();
        return Some(format!(
            "With an open circle you need {value} in one turn (H6)."
        ));
    }
    let opening = opening(sight);
    rules
        .opening_binds(&player, 0)
        .then(|| format!("You need {opening} in one turn to get in the game (W11)."))
}

/// Why the player must throw, as the end of a sentence.
fn reason(sight: Sight<'_>, seat: Seat, rule: &str) -> String {
    let view = sight.view;
    let landing = score_of(sight, seat).saturating_add(view.turn_points);
    let why = match rule {
        "W11" => format!("you need {} to get in the game", opening(sight)),
        "W12" => "all five have scored".to_owned(),
        "W13" => format!("clear {}", flashes(view.clearing)),
        "W15" => {
            let target = view.target.or_else(|| Some(score_of(sight, view.leader?)));
            format!("{landing} does not pass {}", target.unwrap_or_default())
        }
        "H2" => "the throw was erased".to_owned(),
        "H6" => format!(
            "an open circle asks for {}",
            sight.game.rules.circle_value()
        ),
        "H8" => format!("{landing} is occupied"),
        "H9" => format!("{landing} is occupied or eclipsed"),
        _ => "the turn has begun".to_owned(),
    };
    format!("{why} ({rule})")
}

fn choosing(sight: Sight<'_>) -> String {
    let view = sight.view;
    let thrown = view.last_throw.as_ref().map(lying).unwrap_or_default();
    let calls = &view.scorings;
    let mut ways = Vec::new();
    if calls.iter().any(|call| call.sun.is_some()) {
        ways.push("what the Sun is (W8)");
    }
    if calls.iter().any(|call| call.sampler) {
        ways.push("whether it is a sampler (H3)");
    }
    if calls.iter().any(|call| call.counted.is_some()) {
        ways.push("what you set aside (W4)");
    }
    if ways.is_empty() {
        ways.push("which cube is left over (W7)");
    }
    let ways: Vec<_> = ways.into_iter().map(str::to_owned).collect();
    let stake = match view.turn_points {
        0 => String::new(),
        points => format!("{points} on the table. "),
    };
    format!("{stake}You threw {thrown}. Say {}.", list(&ways))
}

fn insuring(sight: Sight<'_>, seat: Seat) -> String {
    let view = sight.view;
    let Some(thrown) = &view.last_throw else {
        return String::new();
    };
    let whose = if thrown.seat == seat {
        Whose::Own
    } else {
        Whose::Opponents
    };
    let price = sight.game.rules.price(whose);
    let points = view.insurance.as_ref();
    let points = points.and_then(|all| all.get(seat.index())).copied();
    format!(
        "{} {}, {}. Pay {price} of your {} insurance points to undo it, or let it stand (H2).",
        sight.names.does(thrown.seat, "threw", "threw"),
        lying(thrown),
        would_be(sight, thrown),
        points.unwrap_or_default()
    )
}

/// What a throw comes to if it stands.
fn would_be(sight: Sight<'_>, thrown: &Thrown) -> String {
    let faces: Vec<_> = thrown.cubes.iter().map(|cube| cube.face).collect();
    let sun = thrown.cubes.last().is_some_and(|cube| cube.sun_cube);
    let common = faces.len().saturating_sub(usize::from(sun));
    let cubes = Cubes {
        common: u8::try_from(common).unwrap_or_default(),
        sun,
    };
    let Ok(throw) = Throw::read(cubes, &Faces::of(&faces)) else {
        return String::new();
    };
    match score(&sight.game.rules, &throw, sight.view.clearing) {
        Verdict::Void(_) => "void".to_owned(),
        Verdict::Wimpout => "a wimpout".to_owned(),
        Verdict::TrainWreck => "a train wreck".to_owned(),
        Verdict::Win => "which wins the game".to_owned(),
        Verdict::Supernova => "a supernova".to_owned(),
        Verdict::Scores(ways) => {
            let most = ways.as_slice().iter().map(|way| way.points).max();
            format!("good for {} points", most.unwrap_or_default())
        }
    }
}

/// Who leads or is to be passed, and what banking now would lead to: for the note of `stop`.
pub(super) fn landing(sight: Sight<'_>, seat: Seat) -> String {
    let (view, rules) = (sight.view, &sight.game.rules);
    let score = score_of(sight, seat).saturating_add(view.turn_points);
    let mut parts = vec![format!("bank {}: you would have {score}", view.turn_points)];
    let others = (0..sight.names.len()).map(Seat::at);
    let bumped: Vec<_> = others
        .filter(|other| *other != seat && !view.out.contains(other))
        .filter(|other| rules.bumps(score, score_of(sight, *other)))
        .map(|other| sight.names.of(other))
        .collect();
    if !bumped.is_empty() {
        parts.push(format!("bump {}", list(&bumped)));
    }
    if view.leader.is_some() {
        parts.push("take the lead".to_owned());
    } else if rules.meets_goal(score) {
        parts.push("begin Last Licks".to_owned());
    }
    list(&parts)
}

/// The banked points of a seat.
pub(super) fn score_of(sight: Sight<'_>, seat: Seat) -> u32 {
    let score = sight.view.scores.get(seat.index());
    score.copied().unwrap_or_default()
}

/// What the rules about opening and circles ask about a player.
pub(super) fn player(sight: Sight<'_>, seat: Seat) -> Player {
    let view = sight.view;
    let circles = view.circles.as_ref().and_then(|all| all.get(seat.index()));
    Player {
        score: score_of(sight, seat),
        opened: view.opened.get(seat.index()).copied().unwrap_or_default(),
        circles: circles.copied().unwrap_or_default(),
        ..Player::default()
    }
}

/// The value of the opening roll.
fn opening(sight: Sight<'_>) -> String {
    let settings = sight.game.rules.settings();
    let value = settings.get("opening").cloned();
    value.unwrap_or(Value::Number(0)).to_string()
}
