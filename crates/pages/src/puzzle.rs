//! Puzzles: a position on the cloth, what is asked, and what came of the answer (U20). Plain forms; no script is needed.

use std::sync::Arc;

use host::puzzle::{Puzzle, Task, Verdict};
use maud::{Markup, html};
use speech::puzzle as say;
use speech::{Deed, Line, Reader, Tongue};
use table::{AnyGlance, Refusal, Viewer};

use super::games::page_of;
use super::line::drawn;
use super::people::{Marker, Person, Presence, Sitter};
use super::said::Said;
use super::shell::{Shell, document};
use super::table::{A_PAGE, Game, Pointed, Scene, Told, around, history};
use super::{Frame, paths};

/// Days in a row on which a guest has solved the puzzle of the day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// How many they are now.
    pub days: u32,
    /// The most there were.
    pub most: u32,
    /// Whether today's was solved, if it was tried.
    pub today: Option<bool>,
}

/// A puzzle as one page shows it.
#[derive(Clone, Debug)]
pub struct PuzzlePage {
    game: Game,
    number: usize,
    of: usize,
    kind: Answered,
    question: Line,
    choices: Vec<Line>,
    people: Vec<Person>,
    glance: Arc<dyn AnyGlance>,
    pointed: Pointed,
    deeds: Vec<Deed>,
    seat: u16,
    log: Vec<Told>,
    tongue: Tongue,
    /// Whether it is that of the day.
    pub is_today: bool,
    /// What came of an answer.
    verdict: Option<Verdict>,
    /// What was answered.
    answer: String,
    /// The guest's row, if the visitor is a guest.
    pub row: Option<Row>,
}

/// How it is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answered {
    Choice,
    Word,
    Sentence,
}

impl PuzzlePage {
    /// A puzzle in a language.
    ///
    /// # Errors
    /// `Corrupt` where the position does not hold.
    pub fn of(puzzle: &Puzzle, tongue: Tongue) -> Result<Self, Refusal> {
        let table = puzzle.table()?;
        let table = table.as_ref();
        let seat = Puzzle::seat(table);
        let viewer = Viewer::Seat(seat);
        let reader = Reader { viewer, tongue };
        let kind = match puzzle.task {
            Task::Act(_) => Answered::Choice,
            Task::Longest { .. } | Task::Planets { .. } => Answered::Word,
            Task::Sentence { .. } => Answered::Sentence,
        };
        let words = screen::words(puzzle.game);
        let is_choice = kind == Answered::Choice;
        let mut pointed = Pointed::default();
        if let Task::Planets { cards, .. } = &puzzle.task {
            pointed.cards = cards.to_vec();
        }
        Ok(Self {
            game: Game::new(host::game(puzzle.game)?, tongue),
            number: puzzle.number,
            of: host::puzzle::count(puzzle.game)?,
            kind,
            question: puzzle.question(table, tongue)?,
            choices: puzzle.choices(table, tongue),
            people: people(table.names()),
            glance: table.glance(viewer),
            pointed,
            deeds: words
                .filter(|_| is_choice)
                .map(|words| words.deeds(table, reader))
                .unwrap_or_default(),
            seat: seat.0,
            log: Told::all(table, reader),
            tongue,
            is_today: false,
            verdict: None,
            answer: String::new(),
            row: None,
        })
    }

    /// The same with what came of an answer; a word that was found lies on the board.
    #[must_use]
    pub fn answered(mut self, verdict: Verdict, answer: String) -> Self {
        self.pointed.word.clone_from(&verdict.found);
        self.verdict = Some(verdict);
        self.answer = answer;
        self
    }

    fn title(&self) -> String {
        let game: Line = self.game.title.into();
        if self.is_today {
            return say::TodayOf { game }.text(self.tongue);
        }
        let number = short(self.number);
        say::Title { game, number }.text(self.tongue)
    }

    /// Whether what stands under the position is too much to lie over its edge.
    fn is_long(&self) -> bool {
        const FEW: usize = 4;
        self.verdict.is_some() || self.choices.len() > FEW
    }

    fn path(&self) -> String {
        if self.is_today {
            paths::puzzle_today(self.game.slug)
        } else {
            paths::puzzle(self.game.slug, self.number)
        }
    }

    fn line(&self, line: &Line) -> Markup {
        drawn(line, &self.game, self.tongue)
    }
}

fn short(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

fn people(names: &[String]) -> Vec<Person> {
    let person = |(index, name): (usize, &String)| Person {
        seat: table::Seat::at(index).0,
        name: name.clone(),
        marker: Marker::nth(index),
        sitter: Sitter::Human,
        presence: Presence::Here,
        waits: None,
        clock: None,
    };
    names.iter().enumerate().map(person).collect()
}

/// The puzzles of every game: how many there are, and the guest's rows.
#[must_use]
pub fn index(frame: &Frame, games: &[(Game, usize, Option<Row>)]) -> Markup {
    let t = frame.tongue;
    let main = html! {
        main #main {
            h1 { (say::Puzzles {}.on(t)) }
            p.lead { (say::About {}.on(t)) }
            ul.games.puzzles { @for (game, count, row) in games { li { (offer(game, *count, *row)) } } }
            @if frame.visitor.is_none() { p.soft { a href=(paths::NAME) { (say::NameKeeps {}.on(t)) } } }
        }
    };
    document(frame, &shell(&say::Puzzles {}.text(t), "learn"), &main)
}

fn offer(game: &Game, count: usize, row: Option<Row>) -> Markup {
    let t = game.tongue;
    let slug = game.slug;
    html! {
        (page_of(slug).emblem())
        h2 { (game.title) }
        p.soft { (say::Count { count: short(count) }.on(t)) }
        @if let Some(row) = row { (days(row, t)) }
        div.verbs {
            a.button.main href=(paths::puzzle_today(slug)) { (say::Today {}.on(t)) span.unseen { ": " (game.title) } }
            a.button href=(paths::puzzle(slug, 1)) { (say::Easiest {}.on(t)) span.unseen { ": " (game.title) } }
            a.button href=(paths::puzzle(slug, count)) { (say::Hardest {}.on(t)) span.unseen { ": " (game.title) } }
        }
    }
}

fn days(row: Row, t: Tongue) -> Markup {
    html! {
        @match row.today {
            Some(true) => p { (say::Solved {}.on(t)) },
            Some(false) => p { (say::Missed {}.on(t)) },
            None => {},
        }
        @if row.days > 0 { p { strong { (say::Streak { days: row.days }.on(t)) } } }
        @if row.most > row.days { p.small.soft { (say::LongestStreak { days: row.most }.on(t)) } }
    }
}

fn shell<'a>(title: &'a str, class: &'a str) -> Shell<'a> {
    Shell {
        title,
        place: paths::PUZZLES,
        class,
        live: false,
    }
}

/// One puzzle.
#[must_use]
pub fn page(frame: &Frame, puzzle: &PuzzlePage) -> Markup {
    let (t, title) = (puzzle.tongue, puzzle.title());
    let scene = scene(puzzle);
    let game = page_of(puzzle.game.slug);
    let main = html! {
        main #main .wide {
            div.table.puzzle {
                header.heading {
                    h1 { (title) } p.soft { (say::Count { count: short(puzzle.of) }.on(t)) }
                    // Where the question stands far below what can be pressed, it is seen first too.
                    @if puzzle.is_long() && puzzle.verdict.is_none() { p.asks aria-hidden="true" { (puzzle.question.to_string()) } }
                }
                section class={ "felt " (game.pose(&scene)) } aria-label=(say::Position {}.text(t)) { (around(&scene, game)) (game.cloth(&scene)) }
                section #now .dock .over[puzzle.is_long()] aria-labelledby="sentence" {
                    h2 #sentence .sentence { (puzzle.line(&puzzle.question)) }
                    @match &puzzle.verdict {
                        None => (ask(puzzle)),
                        Some(verdict) => (answered(puzzle, verdict)),
                    }
                }
                aside.sheet.edge {
                    @if let Some(row) = puzzle.row.filter(|_| puzzle.is_today) { section { h2 { (say::Today {}.on(t)) } (days(row, t)) } }
                    @if puzzle.is_today && frame.visitor.is_none() { p.small { a href=(paths::NAME) { (say::NameKeeps {}.on(t)) } } }
                    (others(puzzle))
                    (history(&scene, &|_| None, None, (A_PAGE, None)))
                }
            }
        }
    };
    document(frame, &shell(&title, "at-table"), &main)
}

fn scene(puzzle: &PuzzlePage) -> Scene<'_> {
    let is_open = puzzle.verdict.is_none();
    Scene {
        game: &puzzle.game,
        glance: Some(puzzle.glance.as_ref()),
        may_act: is_open && puzzle.kind == Answered::Choice,
        pointed: Some(&puzzle.pointed),
        deeds: if is_open { &puzzle.deeds } else { &[] },
        over: None,
        seat: Some(puzzle.seat),
        people: &puzzle.people,
        log: &puzzle.log,
        tongue: puzzle.tongue,
    }
}

/// The choices, a form each, as at a table; or a field for a word.
fn ask(puzzle: &PuzzlePage) -> Markup {
    let t = puzzle.tongue;
    let typed = match puzzle.kind {
        Answered::Choice => None,
        Answered::Word => Some(say::YourWord {}.on(t)),
        Answered::Sentence => Some(say::YourSentence {}.on(t)),
    };
    html! {
        @if let Some(label) = typed {
            form.stack method="post" action=(puzzle.path()) {
                label for="answer" { (label) }
                div.line {
                    input #answer name="answer" lang="en" required maxlength="200" autocomplete="off" autocapitalize="off" spellcheck="false";
                    button.main { (say::Answer {}.on(t)) }
                }
            }
        } @else {
            div.verbs { @for (place, choice) in puzzle.choices.iter().enumerate() { (one(puzzle, place, choice)) } }
        }
        form.line method="post" action=(puzzle.path()) { button.plain { (say::Show {}.on(t)) } }
    }
}

fn one(puzzle: &PuzzlePage, place: usize, choice: &Line) -> Markup {
    let key = (place < 9).then_some(place + 1);
    html! {
        form #{ "verb-" (place) } method="post" action=(puzzle.path()) {
            input type="hidden" name="answer" value=(place + 1);
            button data-key=[key] aria-keyshortcuts=[key] {
                span { (puzzle.line(choice)) }
                @if let Some(key) = key { kbd aria-hidden="true" { (key) } }
            }
        }
    }
}

/// What came of the answer, and the solution.
fn answered(puzzle: &PuzzlePage, verdict: &Verdict) -> Markup {
    let (t, is_tried) = (puzzle.tongue, !puzzle.answer.is_empty());
    let next = (puzzle.number < puzzle.of).then_some(puzzle.number + 1);
    html! {
        div #reply role="status" tabindex="-1" autofocus {
            @for line in &verdict.told { p .right[verdict.right] .wrong[is_tried && !verdict.right] { (puzzle.line(line)) } }
        }
        @if !verdict.worth.is_empty() { h3 { (say::Worth {}.on(t)) } }
        ol.choices { @for line in &verdict.listed { li { (puzzle.line(line)) } } }
        @for line in &verdict.why { p.small { (puzzle.line(line)) } }
        p.line {
            @if let Some(next) = next.filter(|_| !puzzle.is_today) {
                a.button.main href=(paths::puzzle(puzzle.game.slug, next)) data-key="ArrowRight" { (say::Next {}.on(t)) }
            }
            a.button href=(paths::PUZZLES) { (say::Puzzles {}.on(t)) }
        }
    }
}

/// The way to the other puzzles of the game.
fn others(puzzle: &PuzzlePage) -> Markup {
    let (t, slug) = (puzzle.tongue, puzzle.game.slug);
    let to = |number: usize| paths::puzzle(slug, number);
    html! {
        nav.stack aria-label=(say::Puzzles {}.text(t)) {
            p.line {
                @if puzzle.number > 1 { a href=(to(puzzle.number - 1)) rel="prev" { (say::Before {}.on(t)) } }
                @if puzzle.number < puzzle.of { a href=(to(puzzle.number + 1)) rel="next" { (say::Next {}.on(t)) } }
                @if !puzzle.is_today { a href=(paths::puzzle_today(slug)) { (say::Today {}.on(t)) } }
                a href=(paths::PUZZLES) { (say::Puzzles {}.on(t)) }
            }
            form.line method="get" action=(paths::PUZZLES) {
                input type="hidden" name="game" value=(slug);
                label for="number" { (say::Number {}.on(t)) }
                input #number type="number" name="number" min="1" max=(puzzle.of) value=(puzzle.number) required;
                button { (speech::page::Go {}.on(t)) }
            }
        }
    }
}
