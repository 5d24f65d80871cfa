//! The walks of one word.
//!
//! From its last letter backwards we note from which positions the rest of the word can be walked; then we walk
//! forwards along these positions only. Without a memory no walk runs into a dead end; with one we have so much
//! [`Patience`].

use super::grid::Grid;
use super::passes::Passes;
use super::patience::Patience;
use super::reading::{LaterPass, LoneCards, Reading, SameCard};
use super::{Search, Step, Walk};
use crate::board::{Cells, Position, positions};
use crate::layout::Layout;
use english::words::MAX_LETTERS;

/// What is asked of a walk.
#[derive(Clone, Copy)]
pub(super) struct Terms {
    pub(super) same_card: SameCard,
    pub(super) later_pass: LaterPass,
    /// Which lone cards count; `None`: all.
    pub(super) lone_cards: Option<LoneCards>,
    /// The card it must pass.
    pub(super) through: Option<Position>,
}

impl Terms {
    pub(super) fn of(reading: Reading, layout: &Layout) -> Self {
        Self {
            same_card: reading.same_card,
            later_pass: reading.later_pass,
            lone_cards: Some(reading.lone_cards),
            through: layout.newest().filter(|_| reading.new_card_only),
        }
    }
}

struct Tracer<'a> {
    search: &'a Search,
    grid: &'a Grid<'a>,
    terms: Terms,
    word: &'a str,
    /// By number of letters spelled: from where the rest can be walked.
    rest: Vec<Rest>,
    passes: Passes,
    steps: Vec<Step>,
    walks: Vec<Walk>,
    limit: usize,
    patience: &'a mut Patience,
}

/// From which positions the rest of the word can be walked.
#[derive(Clone, Copy, Default)]
struct Rest {
    any: Cells,
    /// Passing the card that must be passed.
    through: Cells,
}

/// Up to `limit` walks over different positions.
pub(super) fn walks(
    search: &Search,
    grid: &Grid<'_>,
    terms: Terms,
    (word, limit): (&str, usize),
    patience: &mut Patience,
) -> Vec<Walk> {
    let is_word = (1..=MAX_LETTERS).contains(&word.len());
    if !is_word || limit == 0 || !patience.steps(word.len()) {
        return Vec::new();
    }
    let passes = Passes::new(terms.same_card, terms.later_pass);
    let rest = vec![Rest::default(); word.len() + 1];
    let (steps, walks) = (Vec::new(), Vec::new());
    let mut tracer = Tracer {
        search,
        grid,
        terms,
        word,
        rest,
        passes,
        steps,
        walks,
        limit,
        patience,
    };
    for at in (0..word.len()).rev() {
        tracer.rest[at] = tracer.rest_from(at);
    }
    tracer.go_on(0, grid.taken, terms.through.is_none());
    tracer.walks
}

impl Tracer<'_> {
    fn rest_from(&self, at: usize) -> Rest {
        let mut rest = Rest::default();
        for (position, strings) in self.grid.cards() {
            let after = self.search.after(position.cell(), self.terms.same_card);
            let here = self.terms.through == Some(position);
            for string in strings.iter().filter(|string| self.fits(at, string)) {
                let end = at + string.len();
                let ends = end == self.word.len();
                let any = ends || self.rest[end].any & after != 0;
                if any {
                    rest.any |= position.cell();
                }
                if any && here || self.rest[end].through & after != 0 {
                    rest.through |= position.cell();
                }
            }
        }
        rest
    }

    fn fits(&self, at: usize, string: &str) -> bool {
        self.word.as_bytes()[at..].starts_with(string.as_bytes())
    }

    /// Goes on from the letter `at` over any of the options; `passed`: nothing more needs to be passed.
    fn go_on(&mut self, at: usize, options: Cells, passed: bool) {
        let rest = self.rest[at];
        let grid = self.grid;
        for position in positions(options & if passed { rest.any } else { rest.through }) {
            for (number, string) in grid.strings(position).iter().enumerate() {
                if !self.fits(at, string) || !self.passes.allow(position, number) {
                    continue;
                }
                if !self.patience.step() {
                    return;
                }
                let passed = passed || self.terms.through == Some(position);
                self.steps.push(Step {
                    position,
                    text: string.to_string(),
                });
                self.passes.enter(position, number);
                if at + string.len() < self.word.len() {
                    let after = self.search.after(position.cell(), self.terms.same_card);
                    self.go_on(at + string.len(), after, passed);
                } else if passed && (at > 0 || self.counts_alone(number == 0)) {
                    self.note();
                }
                self.passes.leave(position, number);
                self.steps.pop();
                if self.walks.len() == self.limit {
                    return;
                }
            }
        }
    }

    fn counts_alone(&self, is_name: bool) -> bool {
        self.terms
            .lone_cards
            .is_none_or(|lone_cards| lone_cards.allow(self.word, is_name))
    }

    fn note(&mut self) {
        let walk = Walk(self.steps.clone());
        let same = |other: &Walk| other.positions() == walk.positions();
        if !self.walks.iter().any(same) {
            self.walks.push(walk);
        }
    }
}

/// How many letters from the word's beginning the layout spells at most.
pub(super) fn letters_spelled(search: &Search, grid: &Grid<'_>, word: &str) -> usize {
    let mut ends: Vec<Cells> = vec![0; word.len() + 1];
    let mut spelled = 0;
    for at in 0..word.len() {
        let next = if at == 0 {
            grid.taken
        } else {
            search.board.around(ends[at])
        };
        for (position, strings) in grid
            .cards()
            .filter(|(position, _)| next & position.cell() != 0)
        {
            for string in strings {
                if word.as_bytes()[at..].starts_with(string.as_bytes()) {
                    ends[at + string.len()] |= position.cell();
                    spelled = spelled.max(at + string.len());
                }
            }
        }
    }
    spelled
}
