//! The cloth of Cosmic Wimpout: the cubes as they lie, what has been set aside and for how much, and the track.

use maud::{Markup, html};
use speech::own::counter;
use speech::{around as say, drawn};

use wimpout::{Bank, Board, Face, View};

use super::Sight;
use super::lay::{Fate, Group, Lay, What};
use super::track::{Eclipse, Track, track};
use crate::pieces::{Cube, cube};
use crate::table::{Scene, latest};
use crate::words;

pub(super) fn cloth(sight: Sight<'_>) -> Markup {
    let (scene, view) = (&*sight, sight.view);
    let lay = Lay::of(sight.events(), view.cubes_left);
    html! {
        div.cloth.wimpout.{ "heat-" (heat(view, &lay)) } {
            h2.unseen { (scene.say(&say::Cubes {})) }
            div #cubes .cubes .done[lay.done] {
                (headline(scene, &lay))
                (thrown(scene, &lay))
                (aside(scene, &lay, view))
                (stake(scene, view, &lay))
            }
            div.score-track { (spiral(sight)) }
        }
    }
}

/// How warm the cloth is, 0 to 4: the more of the way to the goal lies on it, and with every void throw of a clearing.
fn heat(view: &View, lay: &Lay) -> u32 {
    let share = 10 * view.turn_points / view.goal.max(1);
    let stake = [1, 2, 4, 6].iter().filter(|least| share >= **least);
    let stake = u32::try_from(stake.count()).unwrap_or_default();
    if lay.done {
        0
    } else {
        4.min(stake + view.voids)
    }
}

/// The last thing that happened, in a sentence.
fn headline(scene: &Scene<'_>, lay: &Lay) -> Markup {
    html! {
        p #just .just {
            @if let Some(last) = latest(scene) { (last.words()) }
            @else if lay.number == 0 { (scene.say(&say::CubesReady {})) }
        }
    }
}

fn thrown(scene: &Scene<'_>, lay: &Lay) -> Markup {
    let class = match lay.fate {
        Fate::Ready => "ready",
        Fate::Lies => "lies",
        Fate::Void => "void",
        Fate::Lost => "lost",
    };
    html! {
        div #thrown .thrown .(class) {
            ul.lying aria-label=(scene.text(&say::NotScored {})) {
                @for (index, piece) in lay.lying.iter().enumerate() { li #{ "cube-" (index) } .fresh { (cube(piece, scene.tongue)) } }
                @if lay.lying.is_empty() && !lay.aside.is_empty() { li.none { (scene.say(&say::AllFive {})) } }
            }
        }
    }
}

/// What has been set aside, each group with what it counts; a flash is tied together.
fn aside(scene: &Scene<'_>, lay: &Lay, view: &View) -> Markup {
    html! {
        ul #set-aside .aside aria-label=(scene.text(&say::SetAside {})) {
            @for (index, group) in lay.aside.iter().enumerate() { (set_aside(scene, index, group, view)) }
        }
    }
}

fn set_aside(scene: &Scene<'_>, index: usize, group: &Group, view: &View) -> Markup {
    let open = group.flash().is_some_and(|face| view.clearing.has(face));
    html! {
        li #{ "aside-" (index) } .group .flash[group.flash().is_some()] .open[open] .fresh[group.fresh] {
            span.cubes-of { @for piece in &group.cubes { (cube(piece, scene.tongue)) } }
            span.counts {
                strong.number { (group.points) }
                " " (what(scene, &group.what))
                @if open { span.to-clear { " " (scene.say(&say::ToBeCleared {})) } }
            }
        }
    }
}

fn stake(scene: &Scene<'_>, view: &View, lay: &Lay) -> Markup {
    let here: u32 = if lay.done {
        0
    } else {
        lay.aside.iter().map(|group| group.points).sum()
    };
    let before = view.turn_points.saturating_sub(here);
    html! {
        p #stake .stake {
            @if view.turn_points > 0 {
                strong.number { (words::number(i64::from(view.turn_points))) }
                span { (scene.say(&say::OnTheTable {})) @if before > 0 && here > 0 { " " (scene.say(&say::Before { n: before.into() })) } }
            }
            @if !view.clearing.is_empty() { (to_clear(scene, view)) }
            @for one in &view.table_counters {
                span { (scene.say(&say::Counted { what: counter(&one.rule, &one.counter, scene.tongue).into(), n: one.count.into() })) }
            }
        }
    }
}

/// The faces that must be cleared, which no throw may match.
fn to_clear(scene: &Scene<'_>, view: &View) -> Markup {
    html! {
        span.clearing {
            (scene.say(&say::Clear {})) " "
            @for face in view.clearing.iter() { (cube(&Cube { sun: false, face: Some(face) }, scene.tongue)) }
        }
    }
}

fn spiral(sight: Sight<'_>) -> Markup {
    let (scene, view, rules) = (&*sight, sight.view, &sight.rules.rules);
    let eclipse = match (rules.plays_beams(), rules.plays_eclipse()) {
        (true, _) => Eclipse::Beams,
        (false, true) => Eclipse::Scores,
        (false, false) => Eclipse::Off,
    };
    let acting = |bank: &&Bank| scene.to_act() == Some(bank.seat.0);
    let bank = view.bank.as_ref().filter(acting);
    track(&Track {
        goal: view.goal,
        printed: rules.board().and_then(Board::lap),
        opening: rules.opening_value(),
        scores: &view.scores,
        out: &view.out,
        people: scene.people,
        tongue: scene.tongue,
        reach: bank.map(|bank| (bank.seat.0, bank.score)),
        eclipse,
    })
}

/// Cubes in the short notation of examples: `4 4 4 4 5*`, where `*` marks the sun cube and `Sun` is its Sun.
pub(super) fn notation(text: &str) -> Vec<Cube> {
    text.split_whitespace()
        .map(|word| {
            let face = face(word.trim_end_matches('*'));
            Cube {
                sun: word.ends_with('*') || face == Some(Face::Sun),
                face,
            }
        })
        .collect()
}

/// A face by its number or name.
fn face(word: &str) -> Option<Face> {
    let mut faces = Face::COMMON.into_iter().chain([Face::Sun]);
    faces.find(|face| face.to_string().eq_ignore_ascii_case(word))
}

/// What cubes are together, in words: "flash of stars".
fn what(scene: &Scene<'_>, what: &What) -> String {
    match what {
        What::Number => String::new(),
        What::Sun => scene.text(&drawn::TheSun {}),
        What::Sampler => scene.text(&drawn::Sampler {}),
        What::Own(title) => title.clone(),
        What::Flash(face) => scene.text(&drawn::FlashOf {
            face: many(scene, *face).into(),
        }),
        What::Train(face) => scene.text(&drawn::TrainOf {
            face: many(scene, *face).into(),
        }),
    }
}

/// A face in the plural, as in "a flash of stars".
fn many(scene: &Scene<'_>, face: Face) -> String {
    match face {
        Face::Two => scene.text(&drawn::Swirls {}),
        Face::Three => scene.text(&drawn::Triangles {}),
        Face::Four => scene.text(&drawn::Bolts {}),
        Face::Five => scene.text(&drawn::Fives {}),
        Face::Six => scene.text(&drawn::Stars {}),
        Face::Ten => scene.text(&drawn::Tens {}),
        Face::Sun => scene.text(&drawn::Suns {}),
    }
}
