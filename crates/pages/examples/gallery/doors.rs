//! The pages around the tables, with something on them.

use host::StageView;
use maud::Markup;
use pages::home::{Home, Line};
use pages::new::NewTable;
use pages::propose::Propose;
use pages::sign::{SeatMove, Sign};
use pages::table::Game;
use pages::{self, Frame, Marker, Notice};
use table::{Settings, Value};

use crate::play::{tongue, wimpout};
use crate::samples::{CROWD, frame};

fn line(id: &str, title: &str, people: usize, stage: StageView, rules: Settings) -> Line {
    let people = CROWD.iter().take(people).enumerate();
    Line {
        locked: false,
        id: id.to_owned(),
        title: title.to_owned(),
        game: Game::new(wimpout(), tongue()),
        people: people
            .map(|(index, name)| ((*name).to_owned(), Marker::nth(index), index == 2))
            .collect(),
        most: 8,
        stage,
        rules,
        your_turn: stage == StageView::Playing && id == "kestrel",
        waits_for: None,
    }
}

/// A home page with tables of every kind.
fn crowded(game: Game, bump: &Settings) -> Home {
    Home {
        circles: Vec::new(),
        games: vec![game],
        mine: vec![line(
            "kestrel",
            "Friday night",
            3,
            StageView::Playing,
            bump.clone(),
        )],
        open: vec![
            line(
                "otter",
                "Bo's table",
                2,
                StageView::Lobby,
                Settings::default(),
            ),
            line(
                "heron",
                "Everything goes: the great house-rule carnival",
                6,
                StageView::Lobby,
                bump.clone()
                    .with("train-wrecks", Value::Number(3))
                    .with("recovery", Value::Word("both".into())),
            ),
        ],
        playing: vec![line(
            "wren",
            "The long table",
            8,
            StageView::Playing,
            Settings::default(),
        )],
    }
}

/// The pages before a game: home, a new table, a proposal, a name.
pub(crate) fn before() -> Vec<(&'static str, Markup)> {
    let game = Game::new(wimpout(), tongue());
    let bump = Settings::default()
        .with("bump", Value::Flag(true))
        .with("goal", Value::Number(300));
    let home = crowded(game.clone(), &bump);
    let empty = Home {
        games: vec![game.clone()],
        ..Home::default()
    };
    let stranger = Frame {
        visitor: None,
        notice: Some(Notice::Refused {
            message: "That code belongs to no table.".to_owned(),
            rule: None,
        }),
        ..Frame::default()
    };
    vec![
        ("home", pages::home::page(&frame(), &home)),
        ("home-empty", pages::home::page(&stranger, &empty)),
        ("new", pages::new::page(&frame(), &new(bump.clone(), false))),
        (
            "new-own",
            pages::new::page(&frame(), &new(jackpot(), false)),
        ),
        (
            "new-clash",
            pages::new::page(
                &frame(),
                &new(bump.with("eclipse", Value::Word("beams".into())), true),
            ),
        ),
        ("propose", pages::propose::page(&frame(), &propose(game))),
        (
            "sign",
            pages::sign::page(
                &stranger,
                &Sign {
                    name: String::new(),
                    marker: Marker::nth(3),
                    next: "/".into(),
                    refused: None,
                },
            ),
        ),
        (
            "seat",
            pages::sign::seat(
                &frame(),
                &SeatMove {
                    key: "9f31".into(),
                    table: "Friday night".into(),
                    name: "Ann".into(),
                },
            ),
        ),
    ]
}

fn propose(game: Game) -> Propose {
    Propose {
        id: "kestrel".into(),
        title: "Friday night".into(),
        game,
        own: jackpot(),
        set: Settings::default(),
        unread: None,
        begun: false,
        refusal: None,
    }
}

fn new(set: Settings, odds: bool) -> NewTable {
    let game = wimpout();
    NewTable {
        newcomer: None,
        game: Game::new(game, tongue()),
        title: "Ann's table".to_owned(),
        seats: 6,
        clock: "none".to_owned(),
        private: false,
        coach: if odds {
            host::Coach::On
        } else {
            host::Coach::Off
        },
        bot_goes_on: false,
        delay: 0,
        pace: pages::new::PACES[0],
        bots: 0,
        presets: pages::presets::offered(game, None, tongue()).unwrap_or_default(),
        refusal: game.warnings(&set, &table::Materials::default()).err(),
        warnings: Vec::new(),
        would_do: None,
        set,
        unread: None,
    }
}

/// A rule of the table's own with values.
fn jackpot() -> Settings {
    let mut set = Settings::default().with("own/jackpot", Value::Word("75".into()));
    let chosen = host::choose_own("wimpout", &Settings::default(), &mut set);
    chosen.map(|()| set).unwrap_or_default()
}

/// The pages to read.
pub(crate) fn reading() -> Vec<(&'static str, Markup)> {
    let game = Game::new(wimpout(), tongue());
    let fault = |status, message: &str| {
        pages::error::page(
            &frame(),
            &pages::error::Fault {
                status,
                code: String::new(),
                message: speech::refusal(message, tongue()),
                rule: None,
            },
        )
    };
    let rule = table::find(game.rules, "eclipse").expect("a rule");
    vec![
        ("rules", pages::rules::page(&frame(), &game)),
        (
            "rules-index",
            pages::rules::index(&frame(), std::slice::from_ref(&game)),
        ),
        ("rule", pages::rules::one(&frame(), &game, rule)),
        ("learn", pages::learn::page(&frame(), &game, 3, None)),
        (
            "learn-answer",
            pages::learn::page(&frame(), &game, 4, Some(1)),
        ),
        ("verify", pages::verify::page(tongue(), None)),
        ("paste", pages::replay::paste(&frame())),
        (
            "error-404",
            fault(
                404,
                "There is no table here, or it has been cleared away. The people at it may have another link.",
            ),
        ),
        (
            "error-500",
            fault(500, "something has gone wrong here that should not"),
        ),
        ("api", pages::api::page(&frame())),
    ]
}
