//! What the fuzz targets share: choices read from bytes.

/// Choices, one byte each, until the bytes are used up.
#[derive(Debug)]
pub struct Choices<'a>(&'a [u8]);

impl<'a> Choices<'a> {
    /// The choices that `bytes` stand for.
    pub fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// The next byte, if there is one.
    pub fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    /// One of `items`, if there is a byte and an item.
    pub fn pick<T: Clone>(&mut self, items: &[T]) -> Option<T> {
        let byte = usize::from(self.byte()?);
        let index = byte.checked_rem(items.len())?;
        items.get(index).cloned()
    }
}
