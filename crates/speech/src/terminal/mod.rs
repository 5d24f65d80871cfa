//! What only terminals say: how a game stands in words, and the labels of its drawing.

pub mod connexion;
pub mod cow;
pub mod full;
pub mod wimpout;
