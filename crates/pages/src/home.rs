//! The home page: the tables, and one big way to make another.

use host::StageView;
use maud::{Markup, html};
use speech::Tongue;
use speech::page as say;
use table::Settings;

use super::card::Card;
use super::games::page_of;
use super::people::{Marker, mark};
use super::pieces::sign;
use super::said::{Said, count, name};
use super::shell::{Shell, carded};
use super::table::Game;
use super::{Frame, paths, words};

/// What the home page shows.
#[derive(Clone, Debug, Default)]
pub struct Home {
    /// The games of the house.
    pub games: Vec<Game>,
    /// The visitor's own tables, those that wait for them first.
    pub mine: Vec<Line>,
    /// Tables that have an open seat and are not private.
    pub open: Vec<Line>,
    /// The visitor's circles, by id and name.
    pub circles: Vec<(String, String)>,
    /// Tables in play that may be watched.
    pub playing: Vec<Line>,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its id in paths.
    pub id: String,
    /// Its name.
    pub title: String,
    /// The game.
    pub game: Game,
    /// Whether it has a password.
    pub locked: bool,
    /// Who sits there: name, marker, and whether a bot plays.
    pub people: Vec<(String, Marker, bool)>,
    /// The most seats.
    pub most: usize,
    /// How far it has come.
    pub stage: StageView,
    /// The rules it has set itself.
    pub rules: Settings,
    /// Whether it waits for the visitor.
    pub your_turn: bool,
    /// The one other for whom it waits.
    pub waits_for: Option<String>,
}

/// The home page.
#[must_use]
pub fn page(frame: &Frame, home: &Home) -> Markup {
    let t = frame.tongue;
    let shell = Shell {
        title: &say::Welcome {}.text(t),
        place: paths::HOME,
        class: "home",
        live: false,
    };
    let main = html! {
        main #main {
            header.welcome {
                div.hello {
                    h1 { (say::Welcome {}.on(t)) }
                    p.lead { (say::WhatThisIs {}.on(t)) }
                    @if let Some(game) = home.games.first() { (play_now(game)) }
                }
                (join(t))
            }
            @if !home.mine.is_empty() { (list(&say::YourTables {}.on(t), "mine", &home.mine)) }
            @if !home.circles.is_empty() {
                section aria-labelledby="circles" {
                    h2 #circles { (speech::circle::YourCircles {}.on(t)) }
                    ul.line {
                        @for (id, name) in &home.circles { li { a.button href=(paths::circle(id)) { (name) } } }
                        li { a href=(paths::CIRCLES) { (speech::circle::Make {}.on(t)) } }
                    }
                }
            } @else {
                p { a.button href=(paths::CIRCLES) { (speech::circle::Make {}.on(t)) } }
            }
            @if !home.open.is_empty() { (list(&say::OpenTables {}.on(t), "open", &home.open)) }
            div.begin { @for game in &home.games { (begin(game)) } }
            @if home.open.is_empty() { p.soft { (say::NoneOpen {}.on(t)) } }
            @if frame.visitor.is_some() {
                p { a href=(paths::CALLS) { (speech::call::WhenYourTurn {}.on(t)) } }
                p { a href=(paths::STATISTICS) { (speech::career::YourGames {}.on(t)) } }
            }
            @if !home.playing.is_empty() { (list(&say::BeingPlayed {}.on(t), "playing", &home.playing)) }
        }
    };
    carded(frame, &shell, Some(&Card::house(t)), &main)
}

/// The shortest way into a game: one press, and nothing is asked.
fn play_now(game: &Game) -> Markup {
    let t = game.tongue;
    let said = say::PlayNowSaid {
        game: game.title.into(),
    };
    let button = html! {
        button.main aria-describedby="now-said" { (say::PlayNow {}.on(t)) }
        span.small.soft #now-said { (said.on(t)) }
    };
    html! { div.at-once { (against_bots(game, &button)) } }
}

/// A form that begins a game against two bots.
fn against_bots(game: &Game, button: &Markup) -> Markup {
    html! {
        form method="post" action=(paths::TABLES) {
            input type="hidden" name="game" value=(game.slug);
            input type="hidden" name="bots" value="2";
            input type="hidden" name="begin" value="true";
            (button)
        }
    }
}

fn begin(game: &Game) -> Markup {
    let page = page_of(game.slug);
    let (lessons, t) = (
        count(screen::lessons(game.slug, game.tongue).len()),
        game.tongue,
    );
    let of = || {
        say::OfGame {
            game: game.title.into(),
        }
        .on(t)
    };
    html! {
        section.felt.offer aria-labelledby={ "offer-" (game.slug) } {
            (page.emblem())
            div.about {
                h2 #{ "offer-" (game.slug) } { (game.title) }
                p { (game.summary) }
            }
            div.verbs {
                a.button.main href=(paths::new(game.slug)) { (say::NewTable {}.on(t)) span.unseen { " " (of()) } }
                (against_bots(game, &html! { button { (say::PlayBots {}.on(t)) } }))
            }
            p.small {
                @if lessons > 0 { a href=(paths::learn(game.slug)) { (say::LearnInSteps { steps: lessons }.on(t)) } }
                a href=(paths::puzzle_today(game.slug)) { (speech::puzzle::Today {}.on(t)) span.unseen { " " (of()) } }
                a href=(paths::rules(game.slug)) { (say::Rules {}.on(t)) span.unseen { " " (of()) } }
            }
        }
    }
}

/// The field for a code, or for a link that one was sent.
pub(super) fn join(t: Tongue) -> Markup {
    html! {
        form.join method="get" action=(paths::JOIN) {
            label for="code" { (say::JoinByCode {}.on(t)) }
            div.line {
                input #code name="code" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="200" required;
                button { (say::Join {}.on(t)) }
            }
        }
    }
}

fn list(title: &Markup, id: &str, lines: &[Line]) -> Markup {
    html! {
        section aria-labelledby=(id) {
            h2 #(id) { (title) }
            ul.tables { @for line in lines { (one(line)) } }
        }
    }
}

fn one(line: &Line) -> Markup {
    let t = line.game.tongue;
    let n = count(line.most.saturating_sub(line.people.len()));
    html! {
        li .yours[line.your_turn] {
            div.what {
                h3 { a href=(paths::table(&line.id)) { (line.title) } }
                p.small.soft { (line.game.title) @if line.locked { " · " (say::WithPassword {}.on(t)) } (extras(line)) }
            }
            p.state {
                @if line.your_turn { strong { (sign("sun")) (say::YourTurn {}.on(t)) } }
                @else {
                    @match line.stage {
                        StageView::Lobby => { (say::FreeSeats { n }.on(t)) },
                        StageView::Playing => @match &line.waits_for {
                            Some(who) => (say::TurnOf { name: name(who) }.on(t)),
                            None => (say::InPlay {}.on(t)),
                        },
                        StageView::Over => (say::Over {}.on(t)),
                    }
                }
            }
            ul.row {
                @for (name, marker, gear) in line.people.iter().take(8) {
                    li { span.person { (mark(*marker, *gear)) span.called { (name) } } }
                }
                @if line.people.len() > 8 { li.soft { (say::AndMore { n: count(line.people.len() - 8) }.on(t)) } }
            }
        }
    }
}

/// What the table plays otherwise than usual.
fn extras(line: &Line) -> String {
    let set = line.rules.0.iter().filter_map(|(slug, value)| {
        let rule = line.game.rules.iter().find(|rule| rule.slug == slug)?;
        (*value != rule.default_value())
            .then(|| format!("{}: {}", rule.title, words::value(&line.game, rule, value)))
    });
    let own = table::own_rules(&line.rules)
        .filter_map(|(_, text)| Some(speech::own::head(text, line.game.tongue).ok()?.title));
    set.chain(own)
        .fold(String::new(), |all, text| format!("{all} · {text}"))
}
