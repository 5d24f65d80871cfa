//! A table in play or over: pieces in the middle, people around them, words at the edge.

use std::sync::Arc;

use arena::Prospects;
use host::circle::FeatView;
use host::insight::Mark;
use host::{Coach, Millis, RoomView, StageView};
use maud::{Markup, html};
use speech::{Line, Sentence, Tongue, around as say};
use table::{Seat, Settings};

use super::card::Card;
use super::games::page_of;
use super::line::drawn;
use super::newcomer::Newcomer;
use super::people::Marker;
use super::shell::{Shell, carded};
use super::{Frame, assets, paths, waiting};

mod about;
mod apart;
mod around;
mod asked;
mod blank;
mod dock;
mod game;
mod light;
mod odds;
mod over;
mod people;
mod plain;
mod request;
mod scene;
mod shoulder;
mod story;
mod talk;
mod told;

use about::about;
use story::{LATEST, earlier};

pub use apart::{apart, is_said};
pub(super) use around::around;
pub use asked::Asked;
pub use game::Game;
pub(super) use light::{control, lobby_rules, may_propose, slip, to_vote};
pub(crate) use over::series;
pub(super) use people::people;
pub use plain::InWords;
pub(super) use scene::{Pointed, Scene, scene};
pub use story::{A_PAGE, story};
pub(super) use story::{before, history, latest};
pub(super) use talk::talk;
pub use told::Told;

/// Everything that the page of a table shows to one viewer.
#[derive(Clone, Debug)]
pub struct TablePage {
    /// The table's id in paths.
    pub id: String,
    /// The game.
    pub game: Game,
    /// Whether the house knows the viewer's name.
    pub named: bool,
    /// The name and marker that were given to whoever looks, and that they have not chosen: they may, when they sit down.
    pub given: Option<Newcomer>,
    /// Whether the viewer must tell a password to sit down.
    pub locked: bool,
    /// Whether whoever sits down has to tell one.
    pub guarded: bool,
    /// What the viewer may know of the table.
    pub room: RoomView,
    /// What the viewer may read of its log, oldest first; the beginning may be left out.
    pub log: Vec<Told>,
    /// Whom the viewer does not want to hear; what they say is left out of the log.
    pub muted: Vec<String>,
    /// The markers of the seats.
    pub markers: Vec<Marker>,
    /// Seats whose people have no page open.
    pub away: Vec<Seat>,
    /// Seats whose people have been away for so long that they may be taken out of the game (P4).
    pub missed: Vec<Seat>,
    /// Seats whose people had one open a moment ago.
    pub reconnecting: Vec<Seat>,
    /// Since when the table waits for seats.
    pub since: Vec<(Seat, Millis)>,
    /// How many watch without a seat.
    pub spectators: usize,
    /// When the page was made.
    pub now: Millis,
    /// How to come to this table.
    pub invite: Link,
    /// How to take the viewer's own seat to another device.
    pub seat: Option<Link>,
    /// How good the viewer's last decision was, at a table for learning (U12).
    pub mark: Option<Arc<Mark>>,
    /// The odds of what is drawn next, where the table shows them.
    pub odds: Option<Prospects>,
    /// What the line mode says, for a game that has no drawings of its own.
    pub words: Option<InWords>,
    /// What is asked of the viewer, and what they may do.
    pub asked: Asked,
    /// The circle under whose book the table plays, for its members.
    pub circle: Option<String>,
    /// What was voted in there, once the game is over.
    pub voted: Settings,
    /// The records of the house that the game has set and holds, once it is over.
    pub records: Vec<FeatView>,
    /// The seat that the viewer holds on another device of theirs.
    pub elsewhere: Option<Seat>,
    /// The language in which the viewer is told what happens.
    pub tongue: Tongue,
}

/// A whole address and a short code that lead to the same place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Link {
    /// The whole address, to be sent or photographed.
    pub url: String,
    /// The short code, to be typed at a terminal.
    pub code: String,
}

impl TablePage {
    /// A sentence as the viewer reads it.
    fn line(&self, sentence: &impl Sentence) -> Line {
        let names: Vec<_> = self
            .room
            .seats
            .iter()
            .map(|chair| chair.name.clone())
            .collect();
        let names = speech::Names::new(&names, self.room.seat).in_tongue(self.tongue);
        sentence.line(names)
    }

    /// How many minutes later those who watch see the game that goes on (P10).
    fn minutes_later(&self) -> Option<i64> {
        let minutes = self.room.delay.div_ceil(60_000);
        let goes_on = minutes > 0 && self.room.stage != StageView::Over;
        goes_on.then(|| i64::try_from(minutes).unwrap_or(i64::MAX))
    }

    /// Whether the viewer may ask what is best (U11).
    fn is_advised(&self) -> bool {
        let chairs = self.room.seats.iter().enumerate();
        let own = self.room.seat.map(Seat::index);
        let mut others = chairs.filter(|(place, _)| Some(*place) != own);
        let alone = others.all(|(_, chair)| chair.bot.is_some());
        own.is_some()
            && match self.room.coach {
                Coach::On => true,
                Coach::Off => alone,
                Coach::After => false,
            }
    }

    /// The same as it stands on the page.
    pub(super) fn say(&self, sentence: &impl Sentence) -> Markup {
        drawn(&self.line(sentence), &self.game, self.tongue)
    }

    /// The same where there is room for words only.
    pub(super) fn text(&self, sentence: &impl Sentence) -> String {
        self.line(sentence).to_string()
    }
}

/// The whole page, whatever the stage of the table.
#[must_use]
pub fn page(frame: &Frame, table: &TablePage) -> Markup {
    let lobby = table.room.stage == StageView::Lobby;
    let class = if lobby { "waiting" } else { "at-table" };
    let shell = Shell {
        title: &table.room.title,
        place: "",
        class,
        live: true,
    };
    let main = html! {
        main #main .wide {
            noscript { p { a href=(paths::table(&table.id)) { (table.say(&say::WithoutScript {})) } } }
            @let live = match table.room.over {
                Some(seat) => paths::stream_over(&table.id, seat),
                None => paths::stream(&table.id),
            };
            div #view data-live=(live) { (view(table)) }
        }
    };
    carded(frame, &shell, Some(&Card::table(table)), &main)
}

/// The part of the page that the event stream carries whenever anything changes, as one `view` event.
#[must_use]
pub fn view(table: &TablePage) -> Markup {
    if table.room.stage == StageView::Lobby {
        return waiting::view(table);
    }
    let people = people(table);
    let scene = scene(table, &people);
    let game = page_of(table.game.slug);
    let over = table.room.stage == StageView::Over || table.room.closed.is_some();
    html! {
        div.table.{ "of-" (table.game.slug) }.{ "for-" (people.len()) }.ended[over] {
            (heading(table))
            @if over { (over::standing(table, &scene, game)) }
            section #felt class={ "felt " (game.pose(&scene)) } aria-label=(table.text(&say::TheTable {})) {
                (around(&scene, game))
                (slip(table, &scene))
                @if let Some(words) = &table.words { (words.cloth(&scene)) } @else { (game.cloth(&scene)) }
                @if let Some(odds) = &table.odds { (odds::strip(odds, &scene)) }
            }
            @if !over { (dock::dock(table, &scene, game)) }
            aside #edge .sheet.edge aria-label=(table.text(&say::Edge {})) {
                (history(&scene, &|step| Some(paths::step(&table.id, step)), None, (LATEST, earlier(table))))
                (talk(table, &scene))
                (light::rules(table))
                (about(table))
            }
        }
    }
}

/// What the table is called; for members of the circle whose book is played by, with the way there.
pub(super) fn titled(table: &TablePage) -> Markup {
    html! {
        @match &table.circle {
            Some(circle) => a href=(paths::circle(circle)) { (table.room.title) },
            None => (table.room.title),
        }
    }
}

/// A seat that the viewer has taken with another device is taken to this one.
pub(super) fn seat_elsewhere(table: &TablePage, seat: Seat) -> Markup {
    let name = table
        .room
        .seats
        .get(seat.index())
        .map_or("", |chair| &chair.name);
    html! {
        p #sentence .sentence { (table.say(&say::YourSeatElsewhere { name: name.into() })) }
        form.verbs method="post" action=(paths::sit(&table.id)) {
            button.main data-key="s" aria-keyshortcuts="s" { span { (table.say(&say::PlayHere {})) } kbd aria-hidden="true" { "s" } }
        }
    }
}

fn heading(table: &TablePage) -> Markup {
    html! {
        header #heading .heading {
            h1 { (titled(table)) }
            p.soft {
                (table.game.title)
                @if table.spectators > 0 {
                    @let n = i64::try_from(table.spectators).unwrap_or(i64::MAX);
                    " · " (table.say(&say::Watching { n }))
                }
                @if table.room.seat.is_none() { " · " (table.say(&say::YouWatch {})) }
                @if let Some(n) = table.minutes_later() {
                    " · " (table.say(&say::SeenLater { n, you: table.room.seat.is_none() }))
                }
                @if table.room.stage != StageView::Over && let Some(series) = series(table) { " · " (series) }
            }
            (shoulder::hands(table))
            button.plain #sound data-sound=(assets::path("sound.js")) data-keep hidden aria-pressed="false" lang=(table.tongue) {
                (speech::sound(table.tongue))
            }
        }
    }
}
