//! Every page of the house with something on it: here the tables.

use std::sync::Arc;

use arena::Prospects;
use host::{ChairView, ClockView, Fact, Happened, Player};
use maud::Markup;
use pages::replay::{Replay, Source};
use pages::table::{TablePage, Told};
use pages::{self, Frame, Marker, Person, Sitter, Visitor};
use speech::Reader;
use table::{Seat, Settings, Step, Value, Viewer};

use crate::doors;
use crate::play::{Sample, invite, lobby, tongue, wimpout};

const FRIENDS: [&str; 3] = ["Ann", "Bo", "Kestrel"];
pub(crate) const CROWD: [&str; 8] = [
    "Ann",
    "Bartholomew of Greenfield",
    "Kestrel",
    "Donaudampfschiffer",
    "Eve",
    "Föhnwind \u{5d0}\u{5d5}\u{5e8}",
    "G",
    "Wolfeschlegelsteinhau",
];

/// The pages by name.
pub(crate) fn all() -> Vec<(&'static str, Markup)> {
    let mut pages = tables();
    pages.extend(doors::before());
    pages.extend(doors::reading());
    pages
}

/// The record of a finished game.
pub(crate) fn record() -> String {
    Sample::played(&FRIENDS, &["goal=300"], "three", |_, _| false).record()
}

pub(crate) fn frame() -> Frame {
    Frame {
        visitor: Some(Visitor {
            name: "Ann".to_owned(),
            marker: Marker::nth(0),
        }),
        notice: None,
        tongue: tongue(),
        base: "https://games.example".to_owned(),
        path: String::new(),
    }
}

fn tables() -> Vec<(&'static str, Markup)> {
    let page = |table: &TablePage| pages::table::page(&frame(), table);
    vec![
        ("lobby", page(&waiting())),
        ("table", page(&clearing())),
        ("choice", page(&choosing())),
        (
            "watch",
            page(
                &Sample::played(&FRIENDS, &[], "two", |view, _| {
                    view["turn_points"].as_u64() > Some(20)
                })
                .page("The long table", None),
            ),
        ),
        ("void", page(&voided())),
        ("crowd", page(&crowd())),
        ("eclipse", page(&eclipse())),
        (
            "over",
            page(
                &Sample::played(&FRIENDS, &["goal=300"], "three", |_, _| false)
                    .page("Friday night", Some(0)),
            ),
        ),
        ("replay", replay()),
        ("thousand", page(&thousand())),
    ]
}

fn clearing() -> TablePage {
    let sample = Sample::played(&FRIENDS, &["bump=on"], "nine", |view, turn| {
        turn["seat"] == 0
            && view["clearing"]
                .as_array()
                .is_some_and(|faces| !faces.is_empty())
            && scored(view, 60)
            && few(view)
    });
    let mut page = sample.page("Friday night", Some(0));
    page.odds = Some(Prospects {
        rows: vec![("Wimpout", 0.3333), ("Void", 0.1667), ("Scores", 0.5)],
        mean: 7.5,
    });
    talk(&mut page, 5);
    page
}

fn few(view: &serde_json::Value) -> bool {
    view["cubes_left"]["common"].as_u64() < Some(4)
}

fn scored(view: &serde_json::Value, least: u64) -> bool {
    view["scores"]
        .as_array()
        .is_some_and(|all| all.iter().all(|score| score.as_u64() >= Some(least)))
}

fn choosing() -> TablePage {
    let choice = |view: &serde_json::Value, turn: &serde_json::Value| {
        turn["seat"] == 0 && view["scorings"].as_array().is_some_and(|all| all.len() > 2)
    };
    Sample::played(
        &FRIENDS,
        &["set-aside=free", "sampler=classic"],
        "choice",
        choice,
    )
    .page("Friday night", Some(0))
}

fn voided() -> TablePage {
    let void = |view: &serde_json::Value, turn: &serde_json::Value| {
        turn["seat"] == 1 && view["last_throw"]["fate"] == "void"
    };
    Sample::played(&FRIENDS, &[], "void", void).page("Friday night", Some(0))
}

/// Eight players with long names, a long talk, a proposal and clocks.
fn crowd() -> TablePage {
    let rules = ["insurance=on", "recovery=on", "train-wrecks=9", "goal=2000"];
    let mut sample = Sample::played(&CROWD, &rules, "crowd", |view, turn| {
        let high = view["scores"]
            .as_array()
            .is_some_and(|all| all.iter().any(|score| score.as_u64() >= Some(1205)));
        turn["seat"] == 0 && high
    });
    let mut propose = Settings::default();
    propose.set(wimpout().rules(), "bump=on").expect("a rule");
    propose
        .set(wimpout().rules(), "one-three-five=on")
        .expect("a rule");
    sample.take(Step::Propose {
        seat: Seat(3),
        propose,
    });
    sample.take(Step::Vote {
        seat: Seat(1),
        proposal: 1,
        vote: Some(true),
    });
    let mut page = sample.page("A table with quite a long name", Some(0));
    page.room.clocks = vec![ClockView {
        seat: Seat(0),
        until: 1_042_000,
        of_game: false,
    }];
    talk(&mut page, 40);
    page
}

fn eclipse() -> TablePage {
    let rules = ["eclipse=beams", "board=boston-like"];
    let enough = |view: &serde_json::Value, turn: &serde_json::Value| {
        turn["seat"] == 0 && scored(view, 200) && view["turn_points"].as_u64() > Some(0)
    };
    Sample::played(&CROWD[..5], &rules, "beams", enough).page("Under the beams", Some(0))
}

fn thousand() -> TablePage {
    let names: Vec<String> = (0..40).map(|n| format!("Player {n}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    Sample::played(&names, &[], "many", |view, turn| {
        turn["seat"] == 7 && scored(view, 0) && view["turn"].as_u64() > Some(90)
    })
    .page("All of us", Some(7))
}

fn talk(page: &mut TablePage, lines: usize) {
    let says = [
        "roll, already!",
        "Sometimes you're in the cosmos.",
        "I am not saying that was luck. I am saying that somebody up there threw those cubes for you, and for you alone, three times in a row.",
        "ha",
        "again?!",
    ];
    let next = page.log.len();
    for n in 0..lines {
        let seat = n % page.room.seats.len();
        let happened = beside(Fact::Said {
            name: page.room.seats[seat].name.clone(),
            seat: Some(Seat::at(seat)),
            text: says[n % says.len()].to_owned(),
            at: 0,
        });
        page.log.push(Told {
            n: next + n,
            step: None,
            taken_back: false,
            happened,
            line: None,
        });
    }
}

fn sat((n, name): (usize, &str)) -> Told {
    let told = speech::sitting::Beside::Sat {
        name,
        is_bot: false,
    };
    let reader = Reader {
        viewer: Viewer::Spectator,
        tongue: tongue(),
    };
    let said = speech::sitting::tell_beside(told, speech::Names::of_reader(&[], reader));
    let player = Player {
        name: name.to_owned(),
        bot: None,
        nonce: String::new(),
    };
    Told {
        n,
        step: None,
        taken_back: false,
        happened: beside(Fact::Sat {
            player,
            seat: Some(Seat::at(n)),
        }),
        line: Some(said),
    }
}

fn beside(fact: Fact) -> Happened {
    Happened::Beside(Arc::new(fact))
}

fn waiting() -> TablePage {
    let mut page =
        Sample::played(&FRIENDS[..1], &[], "one", |_, _| true).page("Friday night", Some(0));
    page.room = lobby();
    let chair = |name: &str, bot: Option<&str>| ChairView {
        name: name.to_owned(),
        bot: bot.map(str::to_owned),
        stand_in: None,
        has_left: false,
        to_act: false,
    };
    page.room.seats = vec![
        chair("Ann", None),
        chair("Bo", None),
        chair("Kestrel", Some("odds")),
    ];
    page.room.rules = Settings::default()
        .with("goal", Value::Number(300))
        .with("bump", Value::Flag(true));
    page.log = ["Ann", "Bo"].into_iter().enumerate().map(sat).collect();
    page.invite = invite();
    talk(&mut page, 2);
    page
}

fn replay() -> Markup {
    let sample = Sample::played(&FRIENDS, &[], "two", |view, _| {
        view["turn"].as_u64() > Some(14) && view["turn_points"].as_u64() > Some(30)
    });
    let page = sample.page("Friday night", None);
    let person = |(index, chair): (usize, ChairView)| Person {
        seat: u16::try_from(index).unwrap_or_default(),
        name: chair.name,
        marker: Marker::nth(index),
        sitter: Sitter::Human,
        presence: pages::Presence::Here,
        waits: None,
        clock: None,
    };
    let step = page.room.length;
    let replay = Replay {
        words: None,
        source: Source::Table("kestrel".to_owned()),
        title: page.room.title,
        game: page.game,
        people: page
            .room
            .seats
            .into_iter()
            .enumerate()
            .map(person)
            .collect(),
        glance: page.room.glance.expect("a game under way"),
        tongue: tongue(),
        step,
        steps: 412,
        turns: vec![(0, 0), (40, 1), (90, 2)],
        goes_on: true,
        is_reported: false,
        log: sample.log(Reader {
            viewer: Viewer::Spectator,
            tongue: tongue(),
        }),
    };
    pages::replay::page(&frame(), &replay)
}
