//! Games under the book: opening one, those under way, and the archive (K9, K12).

use std::collections::BTreeSet;

use host::circle::{GameView, MemberId, MemberView, Place, voted_told};
use maud::{Markup, html};
use speech::circle as say;
use speech::{Line, Tongue};

use super::{CirclePage, act, hidden, told};
use crate::said::{Said, name};
use crate::shell::{Shell, document};
use crate::{Frame, paths};

/// How many of the last games stand on the circle's own page.
const LAST: usize = 8;

/// One tap for each game; where a table is open, that comes first.
pub(super) fn play(circle: &CirclePage, t: Tongue) -> Markup {
    let is_first = open(circle).next().is_none();
    html! {
        section aria-labelledby="play" {
            h2 #play tabindex="-1" { @if is_first { (say::Play {}.on(t)) } @else { (say::PlayAnother {}.on(t)) } }
            (act(&circle.id, "table", &html! {
                @for game in host::GAMES { button .main[is_first] name="game" value=(game.slug()) { (game.title()) } }
            }))
        }
    }
}

/// Tables at which one can sit down or watch.
pub(super) fn under_way(circle: &CirclePage, t: Tongue) -> Markup {
    let open: Vec<_> = open(circle).collect();
    html! {
        @if !open.is_empty() {
            section aria-labelledby="under-way" {
                h2 #under-way tabindex="-1" { (say::UnderWay {}.on(t)) }
                ul.told { @for game in open { li {
                    a.button.main href=(paths::table(&game.table)) { span { (say::ToTable { game: name(title(game)) }.on(t)) } }
                    @if game.sitting.iter().any(|one| one.member == Some(circle.seen.you)) { " · " strong { (say::YouSitThere {}.on(t)) } }
                    (seat_others(circle, game, t))
                    @let names: Vec<Line> = game.sitting.iter().map(|one| name(&one.name)).collect();
                    @if !names.is_empty() { " " span.small.soft { (say::SitThere { names: told::all_of(&names, t) }.on(t)) " · " } }
                    " " span.small.soft { (say::OpenedBy { name: told::called(&circle.seen, game.by) }.on(t)) " · " (say::Version { n: told::n(game.version) }.on(t)) }
                } } }
            }
        }
    }
}

fn open(circle: &CirclePage) -> impl Iterator<Item = &GameView> {
    let games = circle.seen.games.iter();
    games.filter(|game| game.ended.is_none())
}

/// Members who are here can be seated by another (K9).
fn seat_others(circle: &CirclePage, game: &GameView, t: Tongue) -> Markup {
    let seen = &circle.seen;
    let sits = |id: MemberId| game.sitting.iter().any(|one| one.member == Some(id));
    let is_other =
        |member: &&MemberView| member.present && member.id != seen.you && !sits(member.id);
    let others: Vec<_> = seen.members.iter().filter(is_other).collect();
    html! {
        @if !others.is_empty() {
            (act(&circle.id, "seat", &html! {
                (hidden("table", &game.table))
                @for other in others { button.plain name="member" value=(other.id.0) { (say::Seat { name: name(&other.name) }.on(t)) } }
            }))
        }
    }
}

/// The last games that are over.
pub(super) fn ended(circle: &CirclePage, t: Tongue) -> Markup {
    let ended = circle.seen.games.iter().filter(|game| game.ended.is_some());
    html! {
        section aria-labelledby="games" {
            h2 #games tabindex="-1" { (say::Games {}.on(t)) }
            (list(circle, ended.clone().take(LAST), t))
            @if ended.count() > 0 { p { a href=(paths::circle_games(&circle.id)) { (say::AllGames {}.on(t)) } } }
        }
    }
}

/// Which games are looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// The slug of the game; any where it is empty.
    pub game: String,
    /// The number of a member.
    pub member: Option<u32>,
    /// The name of a guest.
    pub guest: Option<String>,
    /// The version of the book.
    pub version: Option<usize>,
    /// The first day, as `2026-11-27`, and the last; any where they are empty.
    pub days: [String; 2],
}

impl Wanted {
    /// Whether a game was over in these days.
    fn is_in_time(&self, game: &GameView) -> bool {
        let day = host::date(game.ended.unwrap_or(game.at), Tongue::En);
        let [first, last] = &self.days;
        *first <= day && (last.is_empty() || day <= *last)
    }

    fn is(&self, game: &GameView) -> bool {
        let played = |id: u32| {
            game.places
                .iter()
                .any(|place| place.member.is_some_and(|member| member.0 == id))
        };
        let sat = |name: &String| guests(game).any(|guest| guest == name);
        (self.game.is_empty() || game.game == self.game)
            && self.member.is_none_or(played)
            && self.guest.as_ref().is_none_or(sat)
            && self.is_in_time(game)
            && self.version.is_none_or(|version| version == game.version)
    }
}

/// Who sat at a table beside members.
fn guests(game: &GameView) -> impl Iterator<Item = &String> {
    let is_guest = |place: &&Place| place.member.is_none() && !place.bot;
    let places = game.places.iter().filter(is_guest);
    places.map(|place| &place.name)
}

/// The archive.
#[must_use]
pub fn games(frame: &Frame, circle: &CirclePage, wanted: &Wanted) -> Markup {
    let t = frame.tongue;
    let shell = Shell {
        title: &say::AllGames {}.text(t),
        place: "",
        class: "circle",
        live: false,
    };
    let found = circle
        .seen
        .games
        .iter()
        .filter(|game| game.ended.is_some() && wanted.is(game));
    let main = html! {
        main #main {
            h1 { (say::AllGames {}.on(t)) }
            p { a href=(paths::circle(&circle.id)) { (say::BackTo { circle: name(&circle.seen.name) }.on(t)) } }
            (search(circle, wanted, t))
            (list(circle, found, t))
        }
    };
    document(frame, &shell, &main)
}

fn search(circle: &CirclePage, wanted: &Wanted, t: Tongue) -> Markup {
    let any = || html! { option value="" { (say::Any {}.on(t)) } };
    let others: BTreeSet<_> = circle.seen.games.iter().flat_map(guests).collect();
    let [first, last] = &wanted.days;
    html! {
        form.line method="get" action=(paths::circle_games(&circle.id)) {
            label { (say::Games {}.on(t)) " " select name="game" { (any()) @for game in host::GAMES { option value=(game.slug()) selected[game.slug() == wanted.game] { (game.title()) } } } }
            label { (say::Player {}.on(t)) " " select name="member" { (any()) @for member in &circle.seen.members { option value=(member.id.0) selected[wanted.member == Some(member.id.0)] { (member.name) } }
                @for other in others { option value={ "=" (other) } selected[wanted.guest.as_ref() == Some(other)] { (other) } } } }
            label { (say::FromDay {}.on(t)) " " input type="date" name="from" value=(first); }
            label { (say::ToDay {}.on(t)) " " input type="date" name="to" value=(last); }
            label { (say::Book {}.on(t)) " " select name="version" { (any()) @for version in &circle.seen.versions { option value=(version.version) selected[wanted.version == Some(version.version)] { (version.version) } } } }
            button { (say::Find {}.on(t)) }
        }
    }
}

/// Games in lines.
pub(super) fn list<'a>(
    circle: &CirclePage,
    games: impl Iterator<Item = &'a GameView>,
    t: Tongue,
) -> Markup {
    let games: Vec<_> = games.collect();
    html! {
        @if games.is_empty() { p.soft { (say::NoGames {}.on(t)) } }
        ul.told { @for game in games { li { (one(circle, game, t)) } } }
    }
}

fn one(circle: &CirclePage, game: &GameView, t: Tongue) -> Markup {
    let winners = game.places.iter().filter(|place| place.won);
    let winners: Vec<Line> = winners.map(|place| name(&place.name)).collect();
    html! {
        (told::when(game.ended.unwrap_or(game.at), t)) ": " (title(game)) ", "
        @if game.places.is_empty() { (say::Unfinished {}.on(t)) }
        @else {
            @if !winners.is_empty() { (say::WonBy { names: told::all_of(&winners, t) }.on(t)) ", " }
            a href=(paths::replay(&game.table)) { (say::Replay {}.on(t)) }
        }
        " " span.small.soft { (say::Version { n: told::n(game.version) }.on(t)) }
        @if circle.seen.asks_to_keep(game) { (keep(circle, game, t)) }
    }
}

/// A rule that was voted in at the table and is not in the book (K8).
fn keep(circle: &CirclePage, game: &GameView, t: Tongue) -> Markup {
    let rules = voted_told(game, told::said(t));
    html! {
        div.slip {
            p { (say::VotedIn { rules }.on(t)) }
            (act(&circle.id, "keep", &html! { (hidden("table", &game.table)) button { (say::KeepIt {}.on(t)) } }))
        }
    }
}

fn title(game: &GameView) -> &str {
    host::game(&game.game).map_or(game.game.as_str(), |game| game.title())
}
