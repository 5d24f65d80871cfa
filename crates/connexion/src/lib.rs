//! Cosmic ConneXion: Greek letter cards on a diamond, the words they spell, and the sentence made of them.
//!
//! Pure rules: no input or output, no clock, no source of luck, integers only.

pub mod judge;
