//! The points that a turn can come to, and what a throw at each of them can come to.

use std::collections::BTreeMap;

use wimpout::{Cubes, Face, FaceSet, Rules, Scoring, Throw, Verdict, score};

/// What is to be thrown next in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Node {
    pub(super) cubes: Cubes,
    pub(super) clearing: FaceSet,
    /// All five have scored, so the player must go on (W12).
    pub(super) all_scored: bool,
}

impl Node {
    const START: Self = Self {
        cubes: Cubes::ALL,
        clearing: FaceSet::NONE,
        all_scored: true,
    };

    /// Where a turn stands after a scoring with these cubes left, before W12, and these flashes.
    pub(super) fn after(left: Cubes, flash: FaceSet) -> Self {
        let all_scored = left.is_empty();
        let cubes = if all_scored { Cubes::ALL } else { left };
        Self {
            cubes,
            clearing: flash,
            all_scored,
        }
    }

    pub(super) fn must_throw(self) -> bool {
        self.all_scored || !self.clearing.is_empty()
    }
}

/// Throws that come to the same choice.
#[derive(Clone, Debug)]
pub(super) struct Class {
    /// Their chance.
    pub(super) weight: f64,
    /// What can be called: points, and the index of the node after them.
    pub(super) choices: Vec<(u32, usize)>,
}

/// What a throw at a node can come to.
#[derive(Clone, Debug, Default)]
pub(super) struct Fate {
    pub(super) classes: Vec<Class>,
    /// The chance of a void throw.
    pub(super) void: f64,
    /// The chance of an instant win.
    pub(super) win: f64,
}

/// Every node of a turn under some rules, the first throw's first.
#[derive(Clone, Debug)]
pub(super) struct Graph {
    pub(super) nodes: BTreeMap<Node, usize>,
    pub(super) fates: Vec<Fate>,
    /// Whether the player must throw there.
    pub(super) must: Vec<bool>,
}

impl Graph {
    /// Every node that a turn comes to, and `asked` with what follows from it.
    pub(super) fn new(rules: &Rules, asked: Option<Node>) -> Self {
        let mut graph = Self {
            nodes: BTreeMap::new(),
            fates: Vec::new(),
            must: Vec::new(),
        };
        let mut queue = Vec::new();
        for node in [Node::START].into_iter().chain(asked) {
            graph.index(node, &mut queue);
        }
        while let Some(&node) = queue.get(graph.fates.len()) {
            let fate = graph.fate(rules, node, &mut queue);
            graph.fates.push(fate);
        }
        graph
    }

    fn fate(&mut self, rules: &Rules, node: Node, queue: &mut Vec<Node>) -> Fate {
        let mut fate = Fate::default();
        let mut classes: BTreeMap<Vec<(u32, usize)>, u32> = BTreeMap::new();
        let each = 1.0 / f64::from(node.cubes.ways());
        for way in 0..node.cubes.ways() {
            match score(rules, &Throw::nth(node.cubes, way), node.clearing) {
                Verdict::Void(_) => fate.void += each,
                Verdict::Win => fate.win += each,
                Verdict::Wimpout | Verdict::TrainWreck | Verdict::Supernova => {}
                Verdict::Scores(scorings) => match self.choices(scorings.as_slice(), queue) {
                    Some(choices) => *classes.entry(choices).or_default() += 1,
                    None => fate.win += each,
                },
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
    fn choices(
        &mut self,
        scorings: &[Scoring],
        queue: &mut Vec<Node>,
    ) -> Option<Vec<(u32, usize)>> {
        if scorings
            .iter()
            .any(|scoring| scoring.train == Some(Face::Six))
        {
            return None;
        }
        let mut choices: Vec<_> = scorings
            .iter()
            .map(|scoring| {
                let node = Node::after(scoring.left, scoring.flash);
                (u32::from(scoring.points), self.index(node, queue))
            })
            .collect();
        choices.sort_unstable();
        choices.dedup();
        Some(choices)
    }

    fn index(&mut self, node: Node, queue: &mut Vec<Node>) -> usize {
        *self.nodes.entry(node).or_insert_with(|| {
            queue.push(node);
            self.must.push(node.must_throw());
            queue.len() - 1
        })
    }
}
