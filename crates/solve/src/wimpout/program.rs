//! The sweep of a turn as a list of sums: what is worked out for each number of points at stake, from many points down.
//!
//! Nodes of the graph from which the same follows are one (partition refinement), and choices that differ by their
//! points alone are looked up in the row of those points, so a row is a few hundred multiplications.

use std::collections::BTreeMap;

use sweep::{ABREAST, Losses, Row, STEP, Sum, Tail, Term};
use wimpout::{Course, Rules};

use super::graph::{Choice, Graph};

/// How a row is worked out.
#[derive(Clone, Debug)]
pub(super) struct Program {
    /// What is worked out of it; a class of throws is a class of nodes.
    pub(super) row: Row,
    /// The class of each node.
    classes: Vec<usize>,
    kill: Option<u32>,
    graph: Graph,
}

/// A program being written.
struct Writing<'a> {
    rules: &'a Rules,
    graph: &'a Graph,
    classes: &'a [usize],
    /// The cells of choices between several, by what stands in them beside their points.
    lists: BTreeMap<Vec<Choice>, usize>,
    /// As [`Row::cells`].
    cells: Vec<[usize; 2]>,
    width: usize,
}

impl Program {
    /// The program of a turn under `rules`. Only what is looked up within a turn is kept; a `whole` one keeps the value
    /// of every throw.
    pub(super) fn new(rules: &Rules, whole: bool) -> Self {
        let graph = Graph::new(rules, None);
        let classes = classes(&graph);
        let firsts = firsts(&graph, &classes);
        let mut writing = Writing::new(rules, &graph, &classes, &firsts, whole);
        let sums = writing.sums(&firsts);
        let (width, tails) = (writing.width, writing.tails(&firsts));
        let cells = writing.cells;
        let looked_up = looked_up(&sums, width);
        let row = Row {
            width,
            reach: looked_up.iter().copied().max().unwrap_or_default(),
            sums,
            tails,
            looked_up,
            cells,
        };
        Self {
            row,
            classes,
            kill: rules.kills_after(),
            graph,
        }
    }

    /// The cell of a turn that begins.
    pub(super) fn start(&self) -> usize {
        let class = self.class(Course::START, 0).unwrap_or_default();
        self.row.cells(class)[0]
    }

    /// The class of throwing where a turn stands so, if turns come to that.
    pub(super) fn class(&self, course: Course, voids: u32) -> Option<usize> {
        Some(self.classes[self.graph.find(course, voids)?])
    }

    /// The value of throwing after so many void throws, where it is `fresh` without any and `lost` after a wimpout: the
    /// throws that are left before the rule kills (H11) are fewer.
    pub(super) fn after_voids(&self, course: Course, voids: u32, fresh: f64, lost: f64) -> f64 {
        let (Some(node), Some(kill)) = (self.graph.find(course, voids), self.kill) else {
            return fresh;
        };
        if !self.graph.is_killed_at(node) {
            return fresh;
        }
        let void = self.graph.fates[node].void;
        let killed = |throws: u32| void.powi(i32::try_from(throws).unwrap_or(i32::MAX));
        let (all, left) = (killed(kill), killed(kill.saturating_sub(voids)));
        let counts = (fresh - all * lost) / (1.0 - all);
        counts * (1.0 - left) + left * lost
    }
}

/// For each cell of a row how many rows below it look it up, themselves or through a choice.
fn looked_up(sums: &[Sum], width: usize) -> Vec<usize> {
    let mut rows = vec![0; width];
    let mut look = |at: usize, below: usize| {
        let far = &mut rows[at % width];
        *far = (*far).max(at / width + below);
        *far
    };
    for sum in sums {
        if let Sum::Throw { terms, .. } = sum {
            for term in terms {
                look(term.at, 0);
            }
        }
    }
    for sum in sums {
        if let Sum::Best { of, at } = sum {
            let below = look(*at, 0);
            for at in of {
                look(*at, below);
            }
        }
    }
    rows
}

/// The class of each node: nodes from which the same follows with the same chances are alike.
fn classes(graph: &Graph) -> Vec<usize> {
    let mut classes = vec![0; graph.fates.len()];
    let mut known = 0;
    loop {
        let mut seen = BTreeMap::new();
        let alike = |node: usize| {
            let next = seen.len();
            *seen.entry(graph.kind(node, &classes)).or_insert(next)
        };
        let finer: Vec<usize> = (0..classes.len()).map(alike).collect();
        if seen.len() == known {
            return finer;
        }
        (known, classes) = (seen.len(), finer);
    }
}

/// The first node of each class, in an order in which void throws lead forward only.
fn firsts(graph: &Graph, classes: &[usize]) -> Vec<usize> {
    let mut seen = vec![false; classes.len()];
    let first = |node: &usize| !std::mem::replace(&mut seen[classes[*node]], true);
    graph.order.iter().copied().filter(first).collect()
}

impl<'a> Writing<'a> {
    fn new(
        rules: &'a Rules,
        graph: &'a Graph,
        classes: &'a [usize],
        firsts: &[usize],
        whole: bool,
    ) -> Self {
        let mut writing = Self {
            rules,
            graph,
            classes,
            lists: BTreeMap::new(),
            cells: vec![[0; 2]; firsts.len()],
            width: 1,
        };
        let start = graph.find(Course::START, 0).unwrap_or_default();
        for &node in firsts {
            if whole || classes[node] == classes[start] {
                writing.cell(classes[node], true);
            }
            for class in &graph.fates[node].classes {
                writing.list(&class.choices);
            }
        }
        writing
    }

    /// The cell of a class in its row, of throwing where one must.
    fn cell(&mut self, class: usize, must: bool) -> usize {
        let cell = &mut self.cells[class][usize::from(!must)];
        if *cell == 0 {
            *cell = self.width;
            self.width += 1;
        }
        *cell
    }

    /// The cell and row, beside one's own, where the best of some choices stands.
    fn list(&mut self, choices: &[Choice]) -> (usize, usize) {
        let least = choices.iter().map(|choice| choice.points).min();
        let least = least.unwrap_or_default();
        let classed = |choice: &Choice| Choice {
            points: choice.points - least,
            next: self.classes[choice.next],
            must: choice.must,
        };
        let mut shifted: Vec<Choice> = choices.iter().map(classed).collect();
        shifted.sort_unstable();
        shifted.dedup();
        let row = (least / STEP) as usize;
        for choice in &shifted {
            self.cell(choice.next, choice.must);
        }
        if let [only] = shifted.as_slice() {
            return (self.cell(only.next, only.must), row);
        }
        let width = &mut self.width;
        let new = || {
            *width += 1;
            *width - 1
        };
        (*self.lists.entry(shifted).or_insert_with(new), row)
    }

    /// Every sum, each after those of its own row that it looks up.
    fn sums(&mut self, firsts: &[usize]) -> Vec<Sum> {
        let width = self.width;
        let mut ready = vec![false; firsts.len()];
        let lists: Vec<_> = self
            .lists
            .iter()
            .map(|(list, at)| (list.clone(), *at))
            .collect();
        let mut waiting = lists;
        let mut sums = Vec::new();
        for &node in firsts {
            sums.push(self.throw(node));
            ready[self.classes[node]] = true;
            waiting.retain(|(list, at)| {
                let near = list.iter().filter(|choice| choice.points == 0);
                let waits = !near.clone().all(|choice| ready[choice.next]);
                if !waits {
                    let cells = &self.cells;
                    let place = |choice: &Choice| {
                        let cell = cells[choice.next][usize::from(!choice.must)];
                        (choice.points / STEP) as usize * width + cell
                    };
                    sums.push(Sum::Best {
                        of: list.iter().map(place).collect(),
                        at: *at,
                    });
                }
                waits
            });
        }
        sums
    }

    fn throw(&mut self, node: usize) -> Sum {
        let graph = self.graph;
        let (tries, losses) = self.losses(node);
        let mut weights: BTreeMap<usize, f64> = BTreeMap::new();
        for class in &graph.fates[node].classes {
            let (cell, row) = self.list(&class.choices);
            *weights.entry(row * self.width + cell).or_default() += class.weight * tries;
        }
        let term = |(at, weight)| Term { weight, at };
        let mut terms: Vec<Term> = weights.into_iter().map(term).collect();
        // Cells above one's own row are known: nothing times one of them fills the last four up.
        let filled = terms.len().next_multiple_of(ABREAST);
        let known = terms.last().map_or(0, |term| term.at);
        terms.resize(
            filled,
            Term {
                weight: 0.0,
                at: known,
            },
        );
        let [at, better] = self.cells[self.classes[node]];
        Sum::Throw {
            terms,
            losses,
            at,
            better,
        }
    }

    /// How many throws it takes in the mean until one counts, and the chances of losses until then: void throws that
    /// lead back to where they came from are summed up, until they kill (H11).
    fn losses(&self, node: usize) -> (f64, Losses) {
        let fate = &self.graph.fates[node];
        let kill = self
            .rules
            .kills_after()
            .filter(|_| self.graph.is_killed_at(node));
        let kill = kill.map(|kill| i32::try_from(kill).unwrap_or(i32::MAX));
        let killed = kill.map_or(0.0, |kill| fate.void.powi(kill));
        let tries = (1.0 - killed) / (1.0 - fate.void);
        let losses = Losses {
            wimpout: fate.wimpout * tries + killed,
            wreck: fate.wreck * tries,
            supernova: fate.supernova * tries,
            win: fate.win * tries,
        };
        (tries, losses)
    }

    /// What is left of each class where whoever may stop stops.
    fn tails(&self, firsts: &[usize]) -> Vec<Tail> {
        let mut tails = vec![Tail::default(); firsts.len()];
        for _ in 0..4_000 {
            let mut moved = 0.0_f64;
            for &node in firsts {
                let new = self.tail(node, &tails);
                let old = std::mem::replace(&mut tails[self.classes[node]], new);
                moved = moved
                    .max((new.banked - old.banked).abs())
                    .max((new.gain - old.gain).abs());
            }
            if moved < 1e-14 {
                break;
            }
        }
        tails
    }

    fn tail(&self, node: usize, tails: &[Tail]) -> Tail {
        let (tries, mut losses) = self.losses(node);
        let (mut banked, mut points) = (0.0, 0.0);
        for class in &self.graph.fates[node].classes {
            let weight = class.weight * tries;
            let after = |choice: &Choice| {
                let mut tail = if choice.must {
                    tails[self.classes[choice.next]]
                } else {
                    Tail {
                        banked: 1.0,
                        ..Tail::default()
                    }
                };
                tail.gain += f64::from(choice.points);
                tail
            };
            let good = |tail: &Tail| tail.banked + tail.losses.win;
            let better = |a: &Tail, b: &Tail| {
                let all = good(a).total_cmp(&good(b));
                all.then(a.gain.total_cmp(&b.gain))
            };
            let best = class
                .choices
                .iter()
                .map(after)
                .max_by(better)
                .unwrap_or_default();
            losses.add(weight, best.losses);
            banked += weight * best.banked;
            points += weight * best.banked * best.gain;
        }
        let gain = if banked > 0.0 { points / banked } else { 0.0 };
        Tail {
            losses,
            banked,
            gain,
        }
    }
}
