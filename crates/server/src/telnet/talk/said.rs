//! What is said in answer to a line, and how lines are to come from then on.

use std::borrow::Cow;

use host::Written;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::telnet::text::Told;

/// What is said in answer to a line, or when something has happened.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
pub(in crate::telnet) struct Said {
    pub(in crate::telnet) lines: Vec<Told>,
    /// For clients that take GMCP: the name of the message and what it says.
    pub(in crate::telnet) messages: Vec<(Cow<'static, str>, Value)>,
    /// What is typed next is a key.
    pub(in crate::telnet) hide_typing: bool,
    pub(in crate::telnet) wish: Option<Wish>,
    pub(in crate::telnet) is_over: bool,
}

/// How lines are to come from now on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::telnet) enum Wish {
    /// For a screen reader.
    Reader(bool),
    /// In letters that every client takes.
    Ascii(bool),
    /// In colours.
    Colours(bool),
    /// A window at a time.
    Pager(bool),
}

impl Said {
    pub(super) fn line(line: impl Into<String>) -> Self {
        Self {
            lines: vec![line.into().into()],
            ..Self::default()
        }
    }

    /// This, and then that.
    pub(in crate::telnet) fn and(mut self, mut next: Self) -> Self {
        self.lines.append(&mut next.lines);
        self.messages.append(&mut next.messages);
        self.wish = next.wish.or(self.wish);
        self.hide_typing = next.hide_typing;
        self.is_over |= next.is_over;
        self
    }

    /// Texts that can be pasted as they stand, each with what is said of it.
    pub(super) fn written(texts: impl IntoIterator<Item = Written>) -> Self {
        let lines = texts.into_iter().flat_map(|one| {
            let (text, said) = (one.text.into_iter(), one.said.into_iter());
            text.map(Told::copied).chain(said.map(Told::from))
        });
        Self {
            lines: lines.collect(),
            ..Self::default()
        }
    }

    pub(super) fn lines(lines: Vec<String>) -> Self {
        Self {
            lines: lines.into_iter().map(Told::from).collect(),
            ..Self::default()
        }
    }
}
