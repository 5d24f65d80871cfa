//! The cloth of Cosmic Wimpout: the cubes as they lie, what has been set aside and for how much, and the track.

use maud::{Markup, html};
use speech::{around as say, drawn};

use super::lie::{Fate, Group, Lie, What};
use super::track::{Eclipse, Track, track};
use super::view::{Bank, View};
use crate::pieces::{Cube, cube};
use crate::table::{Scene, latest};
use crate::words;

pub(super) fn cloth(scene: &Scene<'_>) -> Markup {
    let view = View::read(scene.view);
    let lie = Lie::of(scene.log, view.cubes_left);
    html! {
        div.cloth.wimpout {
            h2.unseen { (scene.say(&say::Cubes {})) }
            div #cubes .cubes .done[lie.done] {
                (headline(scene, &lie))
                (thrown(scene, &lie))
                (aside(scene, &lie, &view))
                (stake(scene, &view, &lie))
            }
            div.score-track { (spiral(scene, &view)) }
        }
    }
}

/// The last thing that happened, in a sentence.
fn headline(scene: &Scene<'_>, lie: &Lie) -> Markup {
    html! {
        p #just .just {
            @if let Some(last) = latest(scene) { (last.words()) }
            @else if lie.number == 0 { (scene.say(&say::CubesReady {})) }
        }
    }
}

fn thrown(scene: &Scene<'_>, lie: &Lie) -> Markup {
    let class = match lie.fate {
        Fate::Ready => "ready",
        Fate::Lies => "lies",
        Fate::Void => "void",
        Fate::Lost => "lost",
    };
    html! {
        div #thrown .thrown .(class) {
            ul.lying aria-label=(scene.text(&say::NotScored {})) {
                @for (index, piece) in lie.lying.iter().enumerate() { li #{ "cube-" (index) } .fresh { (cube(piece, scene.tongue)) } }
                @if lie.lying.is_empty() { li.none { (scene.say(&say::AllFive {})) } }
            }
        }
    }
}

/// What has been set aside, each group with what it counts; a flash is tied together.
fn aside(scene: &Scene<'_>, lie: &Lie, view: &View) -> Markup {
    let clearing = view.faces();
    html! {
        ul #set-aside .aside aria-label=(scene.text(&say::SetAside {})) {
            @for (index, group) in lie.aside.iter().enumerate() { (set_aside(scene, index, group, &clearing)) }
        }
    }
}

fn set_aside(scene: &Scene<'_>, index: usize, group: &Group, clearing: &[String]) -> Markup {
    let open = group
        .flash
        .as_ref()
        .is_some_and(|face| clearing.contains(face));
    html! {
        li #{ "aside-" (index) } .group .flash[group.flash.is_some()] .open[open] .fresh[group.fresh] {
            span.cubes-of { @for piece in &group.cubes { (cube(piece, scene.tongue)) } }
            span.counts {
                strong.number { (group.points) }
                " " (what(scene, &group.what))
                @if open { span.to-clear { " " (scene.say(&say::ToBeCleared {})) } }
            }
        }
    }
}

fn stake(scene: &Scene<'_>, view: &View, lie: &Lie) -> Markup {
    let here: u32 = if lie.done {
        0
    } else {
        lie.aside.iter().map(|group| group.points).sum()
    };
    let faces = view.faces();
    let before = view.turn_points.saturating_sub(here);
    html! {
        p #stake .stake {
            @if view.turn_points > 0 {
                strong.number { (words::number(i64::from(view.turn_points))) }
                span { (scene.say(&say::OnTheTable {})) @if before > 0 && here > 0 { " " (scene.say(&say::Before { n: before.into() })) } }
            }
            @if !faces.is_empty() { (to_clear(scene, &faces)) }
            @for one in &view.table_counters {
                span { (scene.say(&say::Counted { what: one.counter.as_str().into(), n: one.count.into() })) }
            }
        }
    }
}

/// The faces that must be cleared, which no throw may match.
fn to_clear(scene: &Scene<'_>, faces: &[String]) -> Markup {
    html! {
        span.clearing {
            (scene.say(&say::Clear {})) " "
            @for face in faces { (cube(&Cube { sun: false, face: Some(face.clone()) }, scene.tongue)) }
        }
    }
}

fn spiral(scene: &Scene<'_>, view: &View) -> Markup {
    let rules = &scene.view["rules"];
    let printed = scene.kit["lap"].as_u64();
    let eclipse = match rules["eclipse"].as_str() {
        Some("beams") => Eclipse::Beams,
        Some("scores") => Eclipse::Scores,
        _ => Eclipse::Off,
    };
    let acting = |bank: &&Bank| scene.to_act() == Some(bank.seat);
    let bank = view.bank.as_ref().filter(acting);
    track(&Track {
        goal: view.goal,
        printed: printed.and_then(|lap| lap.try_into().ok()),
        scores: &view.scores,
        out: &view.out,
        people: scene.people,
        tongue: scene.tongue,
        reach: bank.map(|bank| (bank.seat, bank.score)),
        eclipse,
    })
}

/// Cubes in the short notation of examples: `4 4 4 4 5*`, where `*` marks the sun cube and `Sun` is its Sun.
pub(super) fn notation(text: &str) -> Vec<Cube> {
    text.split_whitespace()
        .map(|word| {
            let face = word.trim_end_matches('*').to_lowercase();
            Cube {
                sun: word.ends_with('*') || face == "sun",
                face: Some(face).filter(|face| face != "?"),
            }
        })
        .collect()
}

/// What cubes are together, in words: "flash of stars".
fn what(scene: &Scene<'_>, what: &What) -> String {
    match what {
        What::Number => String::new(),
        What::Sun => scene.text(&drawn::TheSun {}),
        What::Sampler => scene.text(&drawn::Sampler {}),
        What::Own(title) => title.clone(),
        What::Flash(face) => scene.text(&drawn::FlashOf {
            face: many(scene, face).into(),
        }),
        What::Train(face) => scene.text(&drawn::TrainOf {
            face: many(scene, face).into(),
        }),
    }
}

/// A face in the plural, as in "a flash of stars".
fn many(scene: &Scene<'_>, face: &str) -> String {
    match face {
        "2" => scene.text(&drawn::Swirls {}),
        "3" => scene.text(&drawn::Triangles {}),
        "4" => scene.text(&drawn::Bolts {}),
        "5" => scene.text(&drawn::Fives {}),
        "6" => scene.text(&drawn::Stars {}),
        "10" => scene.text(&drawn::Tens {}),
        "sun" => scene.text(&drawn::Suns {}),
        other => other.to_owned(),
    }
}
