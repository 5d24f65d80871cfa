//! Rules of the table's own: what is said where they are written, and what they do (O7, O8).

use wimpout::{Cubes, Effect};

use crate::line::Line;
use crate::names::Names;
use crate::sentence::Sentence;
use crate::wimpout::Row;

sentences! { pub:
    /// The page on which a rule is written.
    Title = "own-title" { game: Line }
    /// What such a rule is.
    Intro = "own-intro" {}
    /// The field for the text.
    Text = "own-text" {}
    /// The button that reads it.
    Check = "own-check" {}
    /// The text can be played.
    ReadsWell = "own-reads-well" { title: Line }
    /// The text cannot be played.
    ReadsBadly = "own-reads-badly" { why: Line }
    /// What it does.
    WhatItDoes = "own-what-it-does" {}
    /// The questions that a game asks.
    Questions = "own-questions" {}
    /// Where to go on with it.
    GoOn = "own-go-on" {}
    /// The game asks nothing yet.
    NoQuestions = "own-no-questions" { game: Line }
    /// The link to the page.
    WriteOne = "own-write-one" {}
    /// At a table: those in force.
    InForce = "own-in-force" {}
    /// The button that proposes to drop one.
    Drop = "own-drop" { title: Line }
    /// On a form: the field for a new one.
    AddOne = "own-add-one" {}
    /// How many throws it changes.
    Throws = "own-throws" { n: u32 }
    /// One of them.
    AThrow = "own-a-throw" { cubes: Row, before: u16, after: u16 }
    /// How many banks it changes.
    Banks = "own-banks" { n: u32 }
    /// One of them.
    ABank = "own-a-bank" { before: u32, after: u32 }
    /// Where it binds.
    Binds = "own-binds" { n: u32, of: u32 }
    /// It never does anything.
    Nothing = "own-nothing" {}
    /// It could not answer.
    Fails = "own-fails" { why: Line }
}

/// What a rule does, a sentence a line.
#[must_use]
pub fn effect(effect: &Effect, names: Names<'_>) -> Vec<Line> {
    let mut lines = Vec::new();
    if let Some(n) = effect.throws {
        lines.push(Throws { n }.line(names));
    }
    lines.extend(effect.thrown.iter().map(|&(faces, before, after)| {
        let cubes = Row::thrown(Cubes::ALL, faces);
        AThrow {
            cubes,
            before,
            after,
        }
        .line(names)
    }));
    if let Some(n) = effect.banks {
        lines.push(Banks { n }.line(names));
    }
    let banked = effect.banked.iter();
    lines.extend(banked.map(|&(before, after)| ABank { before, after }.line(names)));
    if let Some((n, of)) = effect.bound {
        lines.push(Binds { n, of }.line(names));
    }
    if effect.is_nothing() {
        lines.push(Nothing {}.line(names));
    }
    if let Some(why) = &effect.fault {
        let why = why.to_string().into();
        lines.push(Fails { why }.line(names));
    }
    lines
}
