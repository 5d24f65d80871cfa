//! What a link to a page shows where somebody pastes it: a title, one sentence in the language of the page, and a picture
//! that the house draws ([`picture`](super::picture)). Nothing in it is more than everybody may see.

use host::StageView;
use maud::{Markup, html};
use speech::{Line, Names, Sentence, Tongue, card as say, listed};
use table::Seat;

use super::games::page_of;
use super::said::{Said as _, count};
use super::table::{Game, Scene, TablePage, people, scene};
use super::{Frame, paths, picture};

/// What a link shows.
#[derive(Debug)]
pub(super) struct Card {
    /// The one sentence.
    pub(super) sentence: String,
    /// The path of the page.
    pub(super) path: String,
    /// The path of its picture.
    pub(super) picture: String,
}

impl Card {
    /// That of the house.
    pub(super) fn house(t: Tongue) -> Self {
        Self {
            sentence: speech::page::WhatThisIs {}.text(t),
            path: paths::HOME.to_owned(),
            picture: paths::PICTURE.to_owned(),
        }
    }

    /// That of the rules of a game, or of a page of them.
    pub(super) fn rules(game: &Game, path: String, sentence: String) -> Self {
        Self {
            sentence,
            path,
            picture: paths::rules_picture(game.slug),
        }
    }

    /// That of the report of a game.
    pub(super) fn report(id: &str, game: &Game) -> Self {
        let sentence = say::Report {
            game: game.title.into(),
        };
        Self {
            sentence: sentence.text(game.tongue),
            path: paths::report(id),
            picture: paths::report_picture(id),
        }
    }

    /// That of a record, step by step.
    pub(super) fn replay(id: &str, game: &Game) -> Self {
        let sentence = say::Replay {
            game: game.title.into(),
        };
        Self {
            sentence: sentence.text(game.tongue),
            path: paths::replay(id),
            picture: paths::picture(id, 0),
        }
    }

    /// That of a table: who sits there, whom it waits for, how it stands. Another entry of its story is another picture.
    pub(super) fn table(page: &TablePage) -> Self {
        Self {
            sentence: told(page),
            path: paths::table(&page.id),
            picture: paths::picture(&page.id, page.room.entries),
        }
    }
}

fn told(page: &TablePage) -> String {
    let people = people(page);
    let scene = scene(page, &people);
    let names: Vec<_> = people.iter().map(|one| one.name.clone()).collect();
    let names = Names::new(&names, None).in_tongue(page.tongue);
    let game = || Line::from(page.game.title);
    match page.room.stage {
        StageView::Lobby => lobby(page, names),
        StageView::Playing => {
            let standing = standing(&scene, names);
            match scene.to_act() {
                Some(seat) => say::Waits {
                    game: game(),
                    standing,
                    seat: Seat(seat),
                }
                .line(names),
                None => say::Plays {
                    game: game(),
                    standing,
                }
                .line(names),
            }
        }
        StageView::Over => {
            let seats = scene.winners().iter();
            let seats = seats.filter_map(|seat| people.get(seat.index()));
            let winners = seats.map(|person| Line::from(person.name.as_str()));
            let winners: Vec<_> = winners.collect();
            let standing = standing(&scene, names);
            if winners.is_empty() {
                say::Over {
                    game: game(),
                    standing,
                }
                .line(names)
            } else {
                say::Won {
                    game: game(),
                    winners: listed(&winners, names),
                    standing,
                }
                .line(names)
            }
        }
    }
    .to_string()
}

fn lobby(page: &TablePage, names: Names<'_>) -> Line {
    let game = Line::from(page.game.title);
    let seats: Vec<_> = page
        .room
        .seats
        .iter()
        .map(|seat| Line::from(seat.name.as_str()))
        .collect();
    if seats.is_empty() {
        return say::Empty { game }.line(names);
    }
    let free = page.room.most.saturating_sub(seats.len());
    let people = listed(&seats, names);
    if free == 0 {
        say::Full { game, people }.line(names)
    } else {
        say::Free {
            game,
            people,
            n: count(free),
        }
        .line(names)
    }
}

/// `Ann 45, Bob 120`.
fn standing(scene: &Scene<'_>, names: Names<'_>) -> Line {
    let game = page_of(scene.game.slug);
    let one = |person: &super::Person| {
        let score = game.place(scene, person.seat).score;
        Line::from(format!("{} {score}", person.name).trim_end())
    };
    listed(&scene.people.iter().map(one).collect::<Vec<_>>(), names)
}

/// The elements of the head that say it (Open Graph; twitter reads the rest of it too).
pub(super) fn meta(frame: &Frame, title: &str, card: &Card) -> Markup {
    let whole = |path: &str| format!("{}{path}", frame.base);
    let (width, height) = picture::SIZE;
    html! {
        meta name="description" content=(card.sentence);
        meta property="og:type" content="website";
        meta property="og:site_name" content="Last Licks";
        meta property="og:locale" content=(frame.tongue.code());
        meta property="og:title" content=(title);
        meta property="og:description" content=(card.sentence);
        meta property="og:url" content=(whole(&card.path));
        meta property="og:image" content=(whole(&card.picture));
        meta property="og:image:type" content="image/png";
        meta property="og:image:width" content=(width);
        meta property="og:image:height" content=(height);
        meta property="og:image:alt" content=(card.sentence);
        meta name="twitter:card" content="summary_large_image";
        meta name="twitter:title" content=(title);
        meta name="twitter:description" content=(card.sentence);
        meta name="twitter:image" content=(whole(&card.picture));
    }
}
