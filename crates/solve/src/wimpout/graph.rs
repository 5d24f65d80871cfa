//! The points that a turn can come to, and what a throw at each of them can come to. Where a throw leads to and what
//! binds there, the game says.

use std::collections::BTreeMap;

use wimpout::{Course, End, Rules, Scoring, Throw, Verdict, score};

/// What is to be thrown next in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Node {
    /// Where the turn stands, without what makes no difference to the throw that comes.
    pub(super) course: Course,
    /// Void throws spent on the clearing, where they lead from node to node and the turn may be killed (H11).
    voids: u32,
}

/// What a player may call a throw: its points, and where the turn stands after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Choice {
    pub(super) points: u32,
    /// The index of the node.
    pub(super) next: usize,
    /// Whether the turn must go on there.
    pub(super) must: bool,
}

/// Throws that come to the same choice.
#[derive(Clone, Debug)]
pub(super) struct Class {
    /// Their chance.
    pub(super) weight: f64,
    pub(super) choices: Vec<Choice>,
}

/// What a throw at a node can come to.
#[derive(Clone, Debug, Default)]
pub(super) struct Fate {
    pub(super) classes: Vec<Class>,
    /// The chance of a void throw that leads back to the node itself.
    pub(super) void: f64,
    /// The chance of an instant win.
    pub(super) win: f64,
    /// The chance of a wimpout that is no train wreck.
    pub(super) wimpout: f64,
    /// The chance of a train wreck.
    pub(super) wreck: f64,
    /// The chance of a supernova.
    pub(super) supernova: f64,
}

/// Every node of a turn under some rules, the first throw's first.
#[derive(Clone, Debug)]
pub(super) struct Graph {
    pub(super) nodes: BTreeMap<Node, usize>,
    pub(super) fates: Vec<Fate>,
    /// All nodes, those first to which void throws lead from others.
    pub(super) order: Vec<usize>,
    /// Whether a flash is being cleared there.
    clears: Vec<bool>,
    /// What is remembered there of the throws before it.
    counted: Vec<(u32, u32)>,
    memory: Memory,
}

/// What follows from a node.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Kind {
    class: usize,
    counted: (u32, u32),
    killed: Option<u64>,
    ends: [u64; 4],
    ways: Vec<(Vec<Choice>, u64)>,
}

/// What is remembered of the throws of a turn: as little as the rules count.
#[derive(Clone, Copy, Debug)]
struct Memory {
    /// Throws since a flash or all five scored.
    throws: u32,
    /// The void throws that kill (H11), where a void throw does not lead back to where it came from.
    kill: Option<u32>,
}

/// A graph being built.
struct Building<'a> {
    rules: &'a Rules,
    graph: Graph,
    /// The nodes by index.
    queue: Vec<Node>,
}

impl Graph {
    /// Every node that a turn comes to, and `asked` with what follows from it.
    pub(super) fn new(rules: &Rules, asked: Option<Course>) -> Self {
        let throws = rules.counts_throws();
        let memory = Memory {
            throws,
            kill: rules.kills_after().filter(|_| throws > 0),
        };
        let graph = Self {
            nodes: BTreeMap::new(),
            fates: Vec::new(),
            order: Vec::new(),
            clears: Vec::new(),
            counted: Vec::new(),
            memory,
        };
        let building = Building {
            rules,
            graph,
            queue: Vec::new(),
        };
        building.from([Course::START].into_iter().chain(asked))
    }

    /// The index of the node at which a turn that stands so throws, after so many void throws, if it can come to that.
    pub(super) fn find(&self, course: Course, voids: u32) -> Option<usize> {
        self.nodes.get(&self.memory.node(course, voids)).copied()
    }

    /// What follows from a node, given the class of each: nodes of one kind are alike. Chances are rounded far below
    /// what they can differ by.
    pub(super) fn kind(&self, index: usize, classes: &[usize]) -> Kind {
        let fate = &self.fates[index];
        let fresh = 1.0 - fate.void;
        let rounded = |chance: f64| (chance * 1e12).round().to_bits();
        let mut ways: BTreeMap<Vec<Choice>, f64> = BTreeMap::new();
        for class in &fate.classes {
            let alike = |choice: &Choice| Choice {
                next: classes[choice.next],
                ..*choice
            };
            let mut choices: Vec<Choice> = class.choices.iter().map(alike).collect();
            choices.sort_unstable();
            choices.dedup();
            *ways.entry(choices).or_default() += class.weight / fresh;
        }
        let ends = [fate.win, fate.wimpout, fate.wreck, fate.supernova];
        Kind {
            class: classes[index],
            counted: self.counted[index],
            killed: self.is_killed_at(index).then(|| rounded(fate.void)),
            ends: ends.map(|chance| rounded(chance / fresh)),
            ways: ways
                .into_iter()
                .map(|(choices, chance)| (choices, rounded(chance)))
                .collect(),
        }
    }

    /// Whether void throws that lead back to a node kill some time (H11).
    pub(super) fn is_killed_at(&self, index: usize) -> bool {
        self.clears[index] && self.memory.kill.is_none()
    }
}

impl Memory {
    fn node(self, course: Course, voids: u32) -> Node {
        let course = Course {
            all_scored: course.all_scored && self.throws > 0,
            begun: true,
            erased: false,
            since: course.since.min(self.throws),
            ..course
        };
        let counted = self.kill.filter(|_| !course.clearing.is_empty());
        let voids = counted.map_or(0, |_| voids);
        Node { course, voids }
    }
}

impl Building<'_> {
    fn from(mut self, courses: impl Iterator<Item = Course>) -> Graph {
        for course in courses {
            self.index(course, 0);
        }
        while let Some(&node) = self.queue.get(self.graph.fates.len()) {
            let fate = self.fate(node);
            self.graph.fates.push(fate);
        }
        let (mut graph, nodes) = (self.graph, self.queue);
        graph.counted = nodes
            .iter()
            .map(|node| (node.course.since, node.voids))
            .collect();
        graph.clears = nodes
            .iter()
            .map(|node| !node.course.clearing.is_empty())
            .collect();
        graph.order = (0..nodes.len()).collect();
        let counted = &graph.counted;
        graph
            .order
            .sort_by_key(|index| std::cmp::Reverse(counted[*index]));
        graph
    }

    fn fate(&mut self, node: Node) -> Fate {
        let cubes = node.course.cubes;
        let mut fate = Fate::default();
        let mut classes: BTreeMap<Vec<Choice>, u32> = BTreeMap::new();
        let each = 1.0 / f64::from(cubes.ways());
        let mut voids = 0;
        for way in 0..cubes.ways() {
            match score(self.rules, &Throw::nth(cubes, way), node.course.clearing) {
                Verdict::Void(_) => voids += 1,
                Verdict::Win => fate.win += each,
                Verdict::Wimpout => fate.wimpout += each,
                Verdict::TrainWreck => fate.wreck += each,
                Verdict::Supernova => fate.supernova += each,
                Verdict::Scores(scorings) => match self.choices(node, scorings.as_slice()) {
                    Some(choices) if choices.is_empty() => fate.supernova += each,
                    Some(choices) => *classes.entry(choices).or_default() += 1,
                    None => fate.win += each,
                },
            }
        }
        if voids > 0 {
            match self.void(node) {
                Void::Again => fate.void = f64::from(voids) * each,
                Void::On(choice) => *classes.entry(vec![choice]).or_default() += voids,
                Void::Kills => fate.wimpout += f64::from(voids) * each,
            }
        }
        let class = |(choices, n)| Class {
            weight: f64::from(n) * each,
            choices,
        };
        fate.classes = classes.into_iter().map(class).collect();
        fate
    }

    /// The different choices among scorings; nothing where one of them wins.
    fn choices(&mut self, node: Node, scorings: &[Scoring]) -> Option<Vec<Choice>> {
        let mut choices = Vec::new();
        for scoring in scorings {
            match scoring.end() {
                Some(End::Win) => return None,
                Some(_) => {}
                None => {
                    let course = node.course.scored(scoring.left, scoring.flash);
                    choices.push(self.choice(u32::from(scoring.points), course, 0));
                }
            }
        }
        choices.sort_unstable();
        choices.dedup();
        Some(choices)
    }

    /// Where a void throw leads to.
    fn void(&mut self, node: Node) -> Void {
        let (course, voids) = (node.course.void(), node.voids + 1);
        let next = self.graph.memory.node(course, voids);
        let kill = self.graph.memory.kill;
        if next == node {
            Void::Again
        } else if !course.clearing.is_empty() && kill.is_some_and(|kill| voids >= kill) {
            Void::Kills
        } else {
            Void::On(self.choice(0, course, voids))
        }
    }

    fn choice(&mut self, points: u32, course: Course, voids: u32) -> Choice {
        Choice {
            points,
            next: self.index(course, voids),
            must: self.rules.must_throw(course),
        }
    }

    fn index(&mut self, course: Course, voids: u32) -> usize {
        let node = self.graph.memory.node(course, voids);
        *self.graph.nodes.entry(node).or_insert_with(|| {
            self.queue.push(node);
            self.queue.len() - 1
        })
    }
}

/// Where a void throw leads to.
enum Void {
    /// Back to where it came from.
    Again,
    /// Somewhere else.
    On(Choice),
    /// Nowhere: too many have been spent on the flash (H11).
    Kills,
}
