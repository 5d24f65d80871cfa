//! Lines of standard input, however long and of whatever bytes.

use std::io::{self, BufRead};

/// The next line without its line end, nothing at the end of the input; of a line longer than `longest` bytes only one
/// more is kept, so that it can be seen that it is.
pub(crate) fn next_line(input: &mut impl BufRead, longest: usize) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    let mut any = false;
    loop {
        let chunk = input.fill_buf()?;
        if chunk.is_empty() {
            return Ok(any.then_some(line));
        }
        any = true;
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let taken = end.unwrap_or(chunk.len());
        let room = (longest + 1).saturating_sub(line.len());
        line.extend_from_slice(&chunk[..taken.min(room)]);
        input.consume(taken + usize::from(end.is_some()));
        if end.is_some() {
            return Ok(Some(line));
        }
    }
}
