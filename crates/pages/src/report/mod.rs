//! The report of a game: how it was played, drawn and in words (U16, U17); advice and marks.

mod chances;
mod words;

pub use chances::Course;
pub(super) use chances::{apart, plain, short};

use arena::insight::Study;
use host::insight::{Advice, Outstanding, Telling};
use maud::{Markup, html};
use speech::insight as say;
use speech::{Line, Tongue};

use super::card::Card;
use super::line::drawn;
use super::people::Marker;
use super::replay::Source;
use super::said::{Said, count};
use super::shell::{Shell, carded, document};
use super::table::Game;
use super::{Frame, paths};

/// Everything that the page of a report shows.
#[derive(Debug)]
pub struct Report {
    /// Where the record comes from.
    pub source: Source,
    /// The name of the table or file.
    pub title: String,
    /// The game.
    pub game: Game,
    /// The table of the rematch, where there is one.
    pub rematch: Option<String>,
    /// The markers by seat.
    pub markers: Vec<Marker>,
    /// The numbers.
    pub study: Study,
    /// The sentences.
    pub telling: Telling,
    /// The language in which it is told.
    pub tongue: Tongue,
}

/// Advice at a table.
#[derive(Debug)]
pub struct Counsel {
    /// The table's id.
    pub table: String,
    /// Its name.
    pub title: String,
    /// The game.
    pub game: Game,
    /// What can be done, weighed.
    pub advice: Advice,
    /// The language in which it is told.
    pub tongue: Tongue,
}

/// A decision at a table, graded.
#[derive(Debug)]
pub struct Graded {
    /// The table's id.
    pub table: String,
    /// Its name.
    pub title: String,
    /// The game.
    pub game: Game,
    /// How good it was, or why that cannot be said.
    pub told: Line,
}

impl Report {
    /// The marker of a seat.
    fn marker(&self, seat: usize) -> Marker {
        let own = self.markers.get(seat).copied();
        own.unwrap_or_else(|| Marker::nth(seat))
    }
}

/// The picture of a report that stands alone: the chances as a graph, or the words of the turns as bars.
#[must_use]
pub fn picture(study: &Study, names: &[String], tongue: Tongue) -> Markup {
    match study {
        Study::Chances(insight) => {
            let courses = Course::all(insight, names);
            chances::alone(&courses, tongue)
        }
        Study::Words(report) => words::bars(report, &Marker::nth, tongue),
    }
}

/// The page of a report.
#[must_use]
pub fn page(frame: &Frame, report: &Report) -> Markup {
    let t = report.tongue;
    let shell = Shell {
        title: &report.title,
        place: "",
        class: "reading report",
        live: false,
    };
    let link = |step: usize| match &report.source {
        Source::Table(id) => Some(paths::step(id, step)),
        Source::Pasted(_) => None,
    };
    let main = html! {
        main #main {
            h1 { (say::Report {}.on(t)) }
            p.soft { (titled(&report.source, &report.title)) " · " (report.game.title) }
            @if let Some(rematch) = &report.rematch { p { a.button.main href=(paths::table(rematch)) { (speech::around::ToTheRematch {}.on(t)) } } }
            @for (seat, lines) in report.telling.seats.iter().enumerate() {
                p {
                    (super::people::mark(report.marker(seat), false)) " "
                    @for line in lines { (drawn(line, &report.game, t)) " " }
                }
            }
            @match &report.study {
                Study::Chances(insight) => {
                    (chances::figure(report, insight, &link))
                    (chances::account(report, insight))
                }
                Study::Words(words) => (words::figure(report, words)),
            }
            @for list in &report.telling.lists { (named(report, list, &link)) }
            h2 { (say::HowFound {}.on(t)) }
            p { (drawn(&report.telling.how, &report.game, t)) }
            @match &report.study {
                Study::Chances(insight) => (chances::steps(report, insight, &link)),
                Study::Words(words) => (words::turns(report, words, &link)),
            }
            @if let Source::Table(id) = &report.source {
                p.line { a.button href=(paths::replay(id)) { (speech::around::Replay {}.on(t)) } a.button href=(paths::table(id)) { (speech::page::ToTheTable {}.on(t)) } a.button href=(paths::STATISTICS) { (speech::career::YourGames {}.on(t)) } }
            }
        }
    };
    let card = match &report.source {
        Source::Table(id) => Card::report(id, &report.game),
        Source::Pasted(_) => Card::house(t),
    };
    carded(frame, &shell, Some(&card), &main)
}

/// The name of the table, with the way there where it is one of this house.
fn titled(source: &Source, title: &str) -> Markup {
    html! {
        @match source {
            Source::Table(id) => a href=(paths::table(id)) { (title) },
            Source::Pasted(_) => (title),
        }
    }
}

fn named(report: &Report, list: &Outstanding, link: &dyn Fn(usize) -> Option<String>) -> Markup {
    html! {
        h2 { (drawn(&list.heading, &report.game, report.tongue)) }
        ol {
            @for (step, line) in &list.entries {
                li {
                    (drawn(line, &report.game, report.tongue)) " "
                    @if let Some(path) = link(*step) { a href=(path) { (speech::page::Replay {}.on(report.tongue)) } }
                }
            }
        }
    }
}

/// How far a report has come that is being worked out.
#[derive(Debug)]
pub struct Working {
    /// The table.
    pub table: String,
    /// The name of the table.
    pub title: String,
    /// The game.
    pub game: Game,
    /// How many steps are done.
    pub done: usize,
    /// Of how many.
    pub of: usize,
    /// How many seconds that may still take, once that can be said.
    pub left: Option<u32>,
}

/// A report that is being worked out; whoever shows it looks again after a while.
#[must_use]
pub fn working(frame: &Frame, working: &Working) -> Markup {
    let t = working.game.tongue;
    let shell = Shell {
        title: &working.title,
        place: "",
        class: "reading report",
        live: false,
    };
    let (done, of) = (count(working.done), count(working.of));
    let main = html! {
        main #main {
            h1 { (say::Report {}.on(t)) }
            p.soft { a href=(paths::table(&working.table)) { (working.title) } " · " (working.game.title) }
            p role="status" {
                (say::Working { done, of }.on(t)) " "
                @if let Some(seconds) = working.left { (say::SecondsLeft { seconds }.on(t)) }
            }
            progress max=(working.of.max(1)) value=(working.done) aria-label=(say::Report {}.text(t)) {}
        }
    };
    document(frame, &shell, &main)
}

/// The mark of a decision, as a page of its own.
#[must_use]
pub fn grade(frame: &Frame, graded: &Graded) -> Markup {
    let t = graded.game.tongue;
    let shell = Shell {
        title: &graded.title,
        place: "",
        class: "plain",
        live: false,
    };
    let main = html! {
        main #main {
            h1 { (say::AskGrade {}.on(t)) }
            p.soft { (graded.title) " · " (graded.game.title) }
            p { (drawn(&graded.told, &graded.game, t)) }
            p { a.button.main href=(paths::table(&graded.table)) { (speech::page::ToTheTable {}.on(t)) } }
        }
    };
    document(frame, &shell, &main)
}

/// What is best now, as a page of its own.
#[must_use]
pub fn advice(frame: &Frame, counsel: &Counsel) -> Markup {
    let t = counsel.tongue;
    let shell = Shell {
        title: &counsel.title,
        place: "",
        class: "plain",
        live: false,
    };
    let main = html! {
        main #main {
            h1 { (say::Advice {}.on(t)) }
            p.soft { (counsel.title) " · " (counsel.game.title) }
            p { (counsel.advice.why) }
            // The only way stands in the sentence already.
            @if counsel.advice.advice.len() != 1 {
                ol.ways { @for line in &counsel.advice.lines { li { (drawn(line, &counsel.game, t)) } } }
            }
            p.line {
                a.button.main href=(paths::table(&counsel.table)) { (speech::page::ToTheTable {}.on(t)) }
                @if !counsel.game.is_appraised {
                    a.button href={ (paths::advice(&counsel.table)) "?hint=letters" } { (speech::connexion::report::FirstLetters {}.on(t)) }
                    a.button href={ (paths::advice(&counsel.table)) "?hint=words" } { (speech::connexion::report::AllWords {}.on(t)) }
                }
            }
        }
    };
    document(frame, &shell, &main)
}
