//! The look of the house: every page is a function of data, without a server, a clock or a rule of any game.
//!
//! # For the router
//! Each page is `page(&Frame, &ItsData) -> maud::Markup`; `Frame` says who looks and what the last plain form post
//! came to. Live pages have a second function for the part that an event stream carries (see below).
//!
//! | page | function | data | path |
//! |---|---|---|---|
//! | home | [`home::page`] | [`home::Home`] | `/` |
//! | new table | [`new::page`] | [`new::NewTable`] | `/new/{game}` |
//! | what happened earlier | [`table::story`] | [`table::TablePage`] | `/t/{id}/story?before=` |
//! | table, at every stage | [`table::page`], [`table::view`] | [`table::TablePage`] | `/t/{id}` |
//! | proposal form | [`propose::page`] | [`propose::Propose`] | `/t/{id}/propose` |
//! | a circle: made, its door, the place, its book, a chapter, an evening, its games | [`circle::make`], [`circle::door()`], [`circle::page`], [`circle::book()`], [`circle::change()`], [`circle::evening()`], [`circle::games()`] | [`circle::CirclePage`] | `/circles`, `/c/{id}/…` |
//! | replay | [`replay::page`] | [`replay::Replay`] | `/t/{id}/replay?step=` |
//! | how a game was played | [`report::page`] | [`report::Report`] | `/t/{id}/report` |
//! | paste a record | [`replay::paste`] | – | `/replay` |
//! | rules: all games, one game, one rule | [`rules::index`], [`rules::page`], [`rules::one`] | [`table::Game`] | `/rules`, `/rules/{game}`, `/rules/{game}/{slug}` |
//! | a rule is made; what comes of its text | [`own::page`], [`own::verdict`] | [`own::Making`] | `/rules/{game}/new` |
//! | tutorial | [`learn::index`], [`learn::page`] | step and answer | `/learn`, `/learn/{game}?step=&answer=` |
//! | puzzles: all, one, that of the day | [`puzzle::index`], [`puzzle::page`] | [`puzzle::PuzzlePage`] | `/puzzles`, `/puzzles/{game}/{number}`, `/puzzles/{game}/today` |
//! | how one is told of one's turn outside | [`calls::page`] | [`calls::CallsPage`] | `/calls` |
//! | name and marker | [`sign::page`] | [`sign::Sign`] | `/name` |
//! | a seat's own link opened elsewhere | [`sign::seat`] | [`sign::SeatMove`] | `/seat/{key}` |
//! | verify | [`verify::page`] | – | `/verify` (one file, works from disk) |
//! | API | [`api::page`] | the OpenAPI document | `/api` |
//! | anything wrong | [`error::page`] | [`error::Fault`] | any |
//! | the house is out of reach, and the worker that keeps it | [`worker::offline`], [`worker::script`] | – | `/offline`, `/worker.js` |
//! | pictures for links: of the house, a game, a table, a report | [`picture::house`], [`picture::game`], [`picture::table`], [`picture::course`] | – | `/picture.png`, `/rules/{game}/picture.png`, `/t/{id}/picture.png`, `/t/{id}/report.png` |
//! | files | [`assets::find`] | – | `/assets/…`, [`assets::icon`] at `/favicon.ico` |
//!
//! All paths and form targets are built in [`paths`], so that the router and the pages cannot disagree; what each
//! form posts stands there.
//!
//! # The event stream of a table
//! `GET` [`paths::stream`] answers `text/event-stream`: at once a `view` event whose data is the whole of
//! [`table::view`] for that viewer; after every change a `parts` event with the elements that are new to them (every
//! element with an id is a part, see `parts`); and a `ping` event at least every 20 seconds. Entries of the story have
//! their number in `data-n`; the page holds the latest, [`table::story`] all of them. What an entry has in `data-moment`
//! (`GamePage::moment`) the page plays before it shows any of the event that brought it (`assets/stage.js`); who wants no
//! motion, and a page that is not looked at, is shown everything at once.
//! A form of the page is sent by `fetch` with `Accept: application/json`; answer 204 when it was done, a redirect when
//! the viewer must go elsewhere, `application/problem+json` with `detail` when it was refused.
//!
//! # Headers
//! [`CSP`] and nothing looser; [`verify::csp`] for `/verify`. Assets: [`assets::KEEP`].

pub mod api;
pub mod assets;
pub mod calls;
pub mod career;
pub mod circle;
pub mod error;
mod file;
pub mod home;
pub mod lab;
pub mod learn;
pub mod loaded;
pub mod new;
pub mod newcomer;
pub mod own;
pub mod paths;
pub mod people;
pub mod picture;
pub mod presets;
pub mod propose;
pub mod puzzle;
pub mod replay;
pub mod report;
pub mod rules;
pub mod shelf;
pub mod sign;
pub mod table;
pub mod verify;
pub mod worker;

mod card;
mod filled;
mod games;
mod line;
mod packed;
pub mod parts;
mod pieces;
mod qr;
mod said;
mod shell;
mod waiting;
mod words;

pub use filled::filled;
pub use games::is_drawn;
pub use people::{COLOURS, Clock, Marker, Person, Presence, SHAPES, Sitter, Visitor};
pub use words::bot;

/// The content security policy of every page but [`verify::page`], which brings its own in a meta element.
pub const CSP: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; \
base-uri 'none'; frame-ancestors 'none'";

/// Who looks at a page, and what the last plain form post came to.
#[derive(Clone, Debug, Default)]
pub struct Frame {
    /// The guest or account that looks; none before a name was chosen.
    pub visitor: Option<Visitor>,
    /// The answer to the form that led here.
    pub notice: Option<Notice>,
    /// The language that was chosen.
    pub tongue: speech::Tongue,
    /// What whole addresses of the house begin with.
    pub base: String,
    /// The path of the page, if it is one to come back to.
    pub path: String,
}

/// One sentence on top of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// It was done.
    Done(String),
    /// It was refused; nothing has changed.
    Refused {
        /// Why, in a sentence.
        message: String,
        /// The game and the number of the rule that forbids it, to be linked.
        rule: Option<(String, String)>,
    },
}
