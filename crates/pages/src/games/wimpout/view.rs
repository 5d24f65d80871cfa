//! What the pages read of a view of Cosmic Wimpout. Fields of rules that are not in force are empty.

use serde::Deserialize;
use serde_json::Value as Json;

use crate::pieces::Cube;

/// A view, as far as it is drawn.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct View {
    pub(super) scores: Vec<u32>,
    pub(super) turn_points: u32,
    pub(super) cubes_left: CubesLeft,
    pub(super) clearing: Vec<Json>,
    pub(super) because: Vec<String>,
    pub(super) bank: Option<Bank>,
    pub(super) leader: Option<u16>,
    pub(super) out: Vec<u16>,
    pub(super) insurance: Vec<u32>,
    pub(super) circles: Vec<u32>,
    pub(super) wrecks: Vec<u32>,
    pub(super) counters: Vec<Counter>,
    pub(super) table_counters: Vec<TableCounter>,
    pub(super) suspended: Vec<u16>,
    pub(super) goal: u32,
    pub(super) last_throw: LastThrow,
}

/// What a rule of the table's own counts of everybody, by seat.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Counter {
    pub(super) counter: String,
    pub(super) counts: Vec<u32>,
}

/// What it counts of the table as a whole.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct TableCounter {
    pub(super) counter: String,
    pub(super) count: u32,
}

/// What stopping would lead to.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Bank {
    pub(super) seat: u16,
    pub(super) score: u32,
}

/// The throw that lies there.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct LastThrow {
    pub(super) seat: Option<u16>,
}

/// Cubes to be thrown next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub(super) struct CubesLeft {
    pub(super) common: usize,
    pub(super) sun: bool,
}

impl CubesLeft {
    /// These cubes before they are thrown.
    pub(super) fn unseen(self) -> Vec<Cube> {
        let cube = |sun| Cube { sun, face: None };
        let common = std::iter::repeat_n(cube(false), self.common);
        common.chain(self.sun.then(|| cube(true))).collect()
    }
}

impl View {
    /// The view in JSON, read as far as it can be.
    pub(super) fn read(view: &Json) -> Self {
        let shown = view
            .as_object()
            .into_iter()
            .flatten()
            .filter(|(_, value)| !value.is_null());
        let shown: serde_json::Map<String, Json> = shown
            .map(|(key, value)| (key.clone(), value.clone()))
            .collect();
        Self::deserialize(Json::Object(shown)).unwrap_or_default()
    }

    /// The faces being cleared, by name.
    pub(super) fn faces(&self) -> Vec<String> {
        self.clearing.iter().map(face).collect()
    }
}

/// The name of a face: `2`, `10`, `sun`.
pub(super) fn face(face: &Json) -> String {
    face.as_str()
        .map_or_else(|| face.to_string(), str::to_owned)
}

/// The cubes of a throw: common ones first, and the sun cube last where it is among them.
pub(super) fn cubes(faces: &[Json], sun: bool) -> Vec<Cube> {
    let last = faces.len().saturating_sub(1);
    let cube = |(index, shown): (usize, &Json)| Cube {
        sun: (sun && index == last) || *shown == "sun",
        face: Some(face(shown)),
    };
    faces.iter().enumerate().map(cube).collect()
}
