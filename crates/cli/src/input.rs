//! What the commands read: files and standard input, however long and of whatever bytes. Everything has a bound, so
//! that a file without an end is refused and not waited for.

use std::fs::File;
use std::io::{self, BufRead, Read};
use std::path::Path;

use anyhow::{Context, bail};

/// The most bytes of a record, a deck, a board, a word list or a layout.
pub(crate) const LONGEST_FILE: usize = 16 << 20;

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

/// The text of a file; `-` is standard input. `what` says in a refusal what it should have been.
///
/// # Errors
/// A file that is not there, is longer than [`LONGEST_FILE`], or is no text.
pub(crate) fn text(file: &Path, what: &str) -> anyhow::Result<String> {
    let (name, text) = if file == Path::new("-") {
        ("standard input".to_owned(), bounded(io::stdin().lock()))
    } else {
        let text = File::open(file).map_err(anyhow::Error::from);
        (file.display().to_string(), text.and_then(bounded))
    };
    text.with_context(|| format!("{what} cannot be read from {name}"))
}

/// What is wrong with the text of a file, in the language that is spoken.
pub(crate) fn badly(file: &Path, why: &str) -> anyhow::Error {
    let why = speech::refused(why, crate::tongue::tongue());
    anyhow::anyhow!("{}: {why}", file.display())
}

fn bounded(input: impl Read) -> anyhow::Result<String> {
    let mut bytes = Vec::new();
    let more = LONGEST_FILE as u64 + 1;
    input.take(more).read_to_end(&mut bytes)?;
    if bytes.len() > LONGEST_FILE {
        bail!(
            "it is longer than {} MiB, the most that is read",
            LONGEST_FILE >> 20
        );
    }
    if is_utf_16(&bytes) {
        bail!("it is in UTF-16: have your editor save it as UTF-8");
    }
    match String::from_utf8(bytes) {
        // What an editor puts before a text is no part of it.
        Ok(text) => Ok(own::without_mark(&text).to_owned()),
        Err(why) => bail!(
            "byte {} is not UTF-8: have your editor save it as UTF-8",
            why.utf8_error().valid_up_to() + 1
        ),
    }
}

/// Whether a text begins as one in UTF-16 does: with a mark, or with a letter of which one byte is 0.
fn is_utf_16(bytes: &[u8]) -> bool {
    match bytes.get(..2) {
        Some([0xff, 0xfe] | [0xfe, 0xff]) => true,
        Some([0, letter] | [letter, 0]) => letter.is_ascii_graphic(),
        _ => false,
    }
}
