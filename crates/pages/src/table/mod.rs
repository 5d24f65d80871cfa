//! A table in play or over: pieces in the middle, people around them, words at the edge.

use std::sync::Arc;

use arena::Prospects;
use host::insight::Mark;
use host::{LeavePlan, Millis, RoomView, StageView};
use maud::{Markup, html};
use speech::{Deed, Line, Sentence, Tongue, around as say};
use table::{AnyGlance, Rule, Seat};

use super::card::Card;
use super::games::page_of;
use super::line::drawn;
use super::people::{Clock, Marker, Person, Presence, Sitter};
use super::qr::qr;
use super::shell::{Shell, carded, document};
use super::{Frame, assets, paths, waiting};

mod around;
mod asked;
mod blank;
mod dock;
mod light;
mod odds;
mod over;
mod plain;
mod request;
mod story;
mod talk;
mod told;

use story::LATEST;

pub(super) use around::around;
pub use asked::Asked;
pub(crate) use over::series;
pub use plain::InWords;

pub(super) use light::{control, lobby_rules, slip};
pub use story::A_PAGE;
pub(super) use story::{Names, history, latest};
pub(super) use talk::talk;
pub use told::Told;

/// A game of the house as the pages need it.
#[derive(Clone, Debug)]
pub struct Game {
    /// The permanent name.
    pub slug: &'static str,
    /// The name on the page.
    pub title: &'static str,
    /// What it is, in a sentence.
    pub summary: &'static str,
    /// The fewest and the most who can play.
    pub seats: (usize, usize),
    /// Every option and house rule.
    pub rules: &'static [Rule],
    /// The kinds of bots, weakest first: what each is called, and what it does.
    pub bots: Vec<(String, String)>,
    /// The language in which all this is told.
    pub tongue: Tongue,
    /// Whether nothing is hidden in it, so that its record can be read while it is played.
    pub is_in_the_open: bool,
    /// Whether the odds of its next throw are computed.
    pub has_prospects: bool,
    /// Whether there is advice and a report.
    pub is_appraised: bool,
}

impl Game {
    /// A game as it is told in a language.
    #[must_use]
    pub fn new(game: &dyn host::AnyGame, tongue: Tongue) -> Self {
        let seats = game.seats();
        let bots = game.company().into_iter();
        let bots = bots.map(|kind| super::words::bot_in(game.slug(), kind, tongue));
        Self {
            slug: game.slug(),
            title: game.title(),
            summary: host::summary(game, tongue),
            seats: (*seats.start(), *seats.end()),
            rules: speech::rules(game.slug(), game.rules(), tongue),
            bots: bots.collect(),
            tongue,
            is_in_the_open: game.is_in_the_open(),
            has_prospects: game.has_prospects(),
            is_appraised: game.is_appraised(),
        }
    }
}

/// Everything that the page of a table shows to one viewer.
#[derive(Clone, Debug)]
pub struct TablePage {
    /// The table's id in paths.
    pub id: String,
    /// The game.
    pub game: Game,
    /// Whether the house knows the viewer's name.
    pub named: bool,
    /// Whether the viewer must tell a password to sit down.
    pub locked: bool,
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

/// What a puzzle points at on the board of a game of words.
#[derive(Clone, Debug, Default)]
pub(super) struct Pointed {
    /// Cards, by name, that an answer has to pass.
    pub(super) cards: Vec<String>,
    /// The word that it was about.
    pub(super) word: Option<connexion::Listed>,
}

/// What a game's own drawings are made from, live or replayed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scene<'a> {
    pub(super) game: &'a Game,
    /// What the viewer sees of the game, once there is one.
    pub(super) glance: Option<&'a dyn AnyGlance>,
    /// Whether the actions listed there can be done here: action `n` is done by the form `verb-n` of the dock, which a
    /// piece on the cloth may press too (`button form="verb-0"`).
    pub(super) may_act: bool,
    /// What these are.
    pub(super) deeds: &'a [Deed],
    /// What a puzzle points at.
    pub(super) pointed: Option<&'a Pointed>,
    /// The viewer's own seat.
    pub(super) seat: Option<u16>,
    pub(super) people: &'a [Person],
    pub(super) log: &'a [Told],
    /// The language in which the viewer is told what happens.
    pub(super) tongue: Tongue,
}

impl Scene<'_> {
    /// The one seat that is to act, if it is one.
    pub(super) fn to_act(self) -> Option<u16> {
        self.glance?.to_act().map(|seat| seat.0)
    }

    /// Who has won, once the game is over.
    pub(super) fn winners(&self) -> &[Seat] {
        let standing = self.glance.and_then(AnyGlance::standing);
        standing.map_or(&[], |standing| &standing.winners)
    }

    /// How many actions are listed for the viewer.
    pub(super) fn listed(&self) -> usize {
        let glance = self.glance.filter(|_| self.may_act);
        glance.map_or(0, AnyGlance::listed)
    }

    /// A sentence as the viewer reads it.
    fn line(&self, sentence: &impl Sentence) -> Line {
        let names: Vec<_> = self
            .people
            .iter()
            .map(|person| person.name.clone())
            .collect();
        let names = speech::Names::new(&names, self.seat.map(Seat)).in_tongue(self.tongue);
        sentence.line(names)
    }

    /// The same as it stands on the page.
    pub(super) fn say(&self, sentence: &impl Sentence) -> Markup {
        drawn(&self.line(sentence), self.game, self.tongue)
    }

    /// The same where there is room for words only.
    pub(super) fn text(&self, sentence: &impl Sentence) -> String {
        self.line(sentence).to_string()
    }

    /// What the button of a listed action says.
    pub(super) fn label(&self, action: usize) -> Option<String> {
        Some(self.deeds.get(action)?.label.to_string())
    }

    /// The names of the seats as this viewer is addressed.
    pub(super) fn names(&self) -> Names<'_> {
        Names {
            people: self.people,
        }
    }
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

    fn presence(&self, seat: Seat) -> Presence {
        if self.reconnecting.contains(&seat) {
            Presence::Reconnecting
        } else if self.away.contains(&seat) {
            Presence::Away
        } else {
            Presence::Here
        }
    }

    fn waits(&self, seat: Seat) -> Option<Millis> {
        let (_, since) = self.since.iter().find(|(asked, _)| *asked == seat)?;
        Some(self.now.saturating_sub(*since))
    }

    /// Whether the viewer may ask what is best (U11).
    fn is_advised(&self) -> bool {
        let chairs = self.room.seats.iter().enumerate();
        let own = self.room.seat.map(Seat::index);
        let mut others = chairs.filter(|(place, _)| Some(*place) != own);
        let alone = others.all(|(_, chair)| chair.bot.is_some());
        own.is_some() && (self.room.coach || alone)
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
            div #view data-live=(paths::stream(&table.id)) { (view(table)) }
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
            section #felt .felt aria-label=(table.text(&say::TheTable {})) {
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

pub(super) fn scene<'a>(table: &'a TablePage, people: &'a [Person]) -> Scene<'a> {
    Scene {
        game: &table.game,
        glance: table.room.glance.as_deref(),
        may_act: dock::paused(table).is_none(),
        pointed: None,
        deeds: &table.asked.deeds,
        seat: table.room.seat.map(|seat| seat.0),
        people,
        log: &table.log,
        tongue: table.tongue,
    }
}

/// The list in which stand the words of others.
const TALK: &str = "<ol id=\"talked\"";

/// A page or a view in pieces, each with whether it is what others say: that stands apart from keys and hands, so that
/// what one may choose and what one must not guess are never squeezed together.
#[must_use]
pub fn apart(view: &str) -> Vec<(&str, bool)> {
    let Some((before, rest)) = view.split_once(TALK) else {
        return vec![(view, false)];
    };
    let start = before.len();
    let end = start + rest.find("</ol>").unwrap_or_default() + TALK.len();
    vec![
        (before, false),
        (&view[start..end], true),
        (&view[end..], false),
    ]
}

/// Whether a part is one in which stand the words of others.
#[must_use]
pub fn is_said(part: &str) -> bool {
    part.starts_with(TALK) || part.starts_with("<li id=\"said-")
}

/// The way to the rest of the story, once there is more than the live page shows.
fn earlier(table: &TablePage) -> Option<String> {
    (table.log.len() > LATEST).then(|| paths::whole_story(&table.id))
}

/// A page of the story: what happened before some entry, so that a live page need not hold it all.
#[must_use]
pub fn story(frame: &Frame, table: &TablePage) -> Markup {
    let people = people(table);
    let scene = scene(table, &people);
    let title = format!(
        "{} · {}",
        scene.text(&say::WhatHappened {}),
        table.room.title
    );
    let shell = Shell {
        title: &title,
        place: "",
        class: "reading",
        live: false,
    };
    let earlier = table.log.first().filter(|told| told.n > 0);
    let earlier = earlier.map(|told| paths::story(&table.id, told.n));
    let main = html! {
        main #main .sheet {
            h1 { a href=(paths::table(&table.id)) { (table.room.title) } }
            (history(&scene, &|step| Some(paths::step(&table.id, step)), None, (usize::MAX, earlier)))
        }
    };
    document(frame, &shell, &main)
}

fn heading(table: &TablePage) -> Markup {
    html! {
        header #heading .heading {
            h1 { (table.room.title) }
            p.soft {
                (table.game.title)
                @if table.spectators > 0 {
                    @let n = i64::try_from(table.spectators).unwrap_or(i64::MAX);
                    " · " (table.say(&say::Watching { n }))
                }
                @if table.room.seat.is_none() { " · " (table.say(&say::YouWatch {})) }
                @if table.room.stage != StageView::Over && let Some(series) = series(table) { " · " (series) }
            }
            button.plain #sound data-sound=(assets::path("sound.js")) data-keep hidden aria-pressed="false" lang=(table.tongue) {
                (speech::sound(table.tongue))
            }
        }
    }
}

/// The people at the table, in order of play.
pub(super) fn people(table: &TablePage) -> Vec<Person> {
    let chairs = table.room.seats.iter().enumerate();
    chairs
        .map(|(index, chair)| {
            let seat = Seat::at(index);
            let sitter = match (&chair.bot, &chair.stand_in) {
                (Some(bot), _) => Sitter::Bot(bot.clone()),
                (None, Some(bot)) => Sitter::StoodInFor(bot.clone()),
                (None, None) => Sitter::Human,
            };
            let clock = table.room.clocks.iter().find(|clock| clock.seat == seat);
            Person {
                seat: seat.0,
                name: chair.name.clone(),
                marker: marker(table, index),
                sitter,
                presence: table.presence(seat),
                waits: table.waits(seat),
                clock: clock.map(|clock| Clock {
                    left_ms: clock.until.saturating_sub(table.now),
                    running: true,
                }),
            }
        })
        .collect()
}

fn marker(table: &TablePage, index: usize) -> Marker {
    let given = table.markers.get(index).copied();
    given.unwrap_or_else(|| Marker::nth(index))
}

/// What belongs to the table rather than to the game: its links, its luck, the way out.
fn about(table: &TablePage) -> Markup {
    let id = &table.id;
    html! {
        details #about {
            summary { (table.say(&say::ThisTable {})) }
            div.stack {
                @if table.room.seat.is_some() {
                    div { button.plain #bell data-ring data-keep hidden aria-pressed="false" { (table.say(&say::TellMyTurn {})) } }
                    p { a href=(paths::CALLS) { (table.say(&speech::call::WhenYourTurn {})) } }
                }
                @if let Some(seat) = &table.seat { (seat_link(table, seat)) }
                p.small {
                    (table.say(&say::LuckCommitted {})) " "
                    code.hash { (table.room.commitment) }
                    @if let Some(secret) = &table.room.secret { " " (table.say(&say::TheSecretWas {})) " " code.hash { (secret) } }
                    " " a href=(paths::VERIFY) { (table.say(&say::WhatThatProves {})) }
                }
                @if table.game.is_in_the_open || table.room.stage == StageView::Over {
                    p.line {
                        a href=(paths::record(id)) { (table.say(&say::TheRecord {})) }
                        a href=(paths::replay(id)) { (table.say(&say::Replay {})) }
                    }
                } @else {
                    p.small { (table.say(&say::CardsAreHidden {})) }
                }
                @if table.room.seat.is_some() && table.room.stage == StageView::Playing { (ways_out(table)) }
            }
        }
    }
}

fn seat_link(table: &TablePage, seat: &Link) -> Markup {
    html! {
        div {
            h3 { (table.say(&say::SeatElsewhere {})) }
            p.small { (table.say(&say::SeatLink {})) }
            (qr(&seat.url, table.tongue))
            p { a.key href=(seat.url) { (seat.url) } }
            p { (table.say(&say::Code {})) " " strong.code { (seat.code) } }
            form method="post" action=(paths::key(&table.id)) {
                button.plain { (table.say(&say::NewLink {})) }
                span.small { " " (table.say(&say::OldLink {})) }
            }
        }
    }
}

/// Leaving for good is asked first, with what follows.
fn leave(table: &TablePage) -> Markup {
    html! {
        details {
            summary { (table.say(&say::LeaveForGood {})) }
            p {
                @match table.room.leave {
                    LeavePlan::Drop => (table.say(&say::LeaveDrops {})),
                    LeavePlan::Bot(_) => (table.say(&say::LeaveToBot {})),
                }
            }
            form method="post" action=(paths::leave(&table.id)) { button.plain.danger { (table.say(&say::YesLeave {})) } }
        }
    }
}

fn ways_out(table: &TablePage) -> Markup {
    let id = &table.id;
    let stood_in = table
        .room
        .seat
        .and_then(|seat| table.room.seats.get(seat.index()))
        .is_some_and(|chair| chair.stand_in.is_some());
    let is_free = table.room.take_back.is_none() && table.room.pause.is_none();
    html! {
        div.line {
            @if !stood_in {
                form method="post" action=(paths::stand_in(id)) { button.plain { (table.say(&say::LetBotPlayForMe {})) } }
            }
            @if is_free {
                form method="post" action=(paths::take_back(id)) { button.plain name="yes" value="true" { (table.say(&say::AskTakeBack {})) } }
                form method="post" action=(paths::pause(id)) { button.plain name="yes" value="true" { (table.say(&say::AskPause {})) } }
            }
            (leave(table))
        }
    }
}
