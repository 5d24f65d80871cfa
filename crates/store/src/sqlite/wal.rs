//! Whether the write-ahead log that was left behind is whole. The engine reads it up to the first frame that does not fit
//! its checksum, and drops the rest in silence: right for a change that was being written when the power went, wrong for
//! changes that were acknowledged. Each of them is on the disk before the next one begins, so a frame that does not fit
//! and stands before a later change is damage. Where only the last change does not fit, nobody can tell.
//!
//! The layout is the engine's: a header of 32 bytes, then frames of 24 bytes and a page
//! (<https://www.sqlite.org/fileformat2.html#the_write_ahead_log>).

use std::fs::File;
use std::io::{self, BufReader, Read, Seek};
use std::path::Path;

/// The engine's mark; with a last bit of 1 its checksums are made of big-endian words.
const MAGIC: u32 = 0x377f_0682;
/// The size of a page in a file of ours.
const PAGE: usize = 4096;
const HEADER: usize = 32;
const FRAME: usize = 24;

/// Where a log is damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Damage {
    /// The first frame that does not fit; 0 is the header.
    pub(super) frame: u64,
    /// How many changes the engine drops for it, as far as they can be counted.
    pub(super) changes: u64,
}

impl Damage {
    /// What is lost with it, in a sentence without its end.
    pub(super) fn said(self) -> String {
        let Self { frame, changes } = self;
        format!(
            "the write-ahead log is damaged at frame {frame}: the {changes} changes that were stored last are lost with it"
        )
    }
}

/// The damage of a write-ahead log; none of one that is whole, empty or not there, nor of one that a house which uses it
/// has begun anew while it was read.
pub(super) fn damage(log: &Path) -> io::Result<Option<Damage>> {
    let mut file = match File::open(log) {
        Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(None),
        file => BufReader::with_capacity(1 << 16, file?),
    };
    let Some(header) = piece::<HEADER>(&mut file)? else {
        return Ok(None);
    };
    let damage = Walk::begin(&header).along(&mut file)?;
    file.rewind()?;
    let is_same = piece::<HEADER>(&mut file)? == Some(header);
    Ok(damage.filter(|_| is_same))
}

/// The next bytes; nothing where fewer are left.
fn piece<const SIZE: usize>(file: &mut impl Read) -> io::Result<Option<[u8; SIZE]>> {
    let mut piece = [0; SIZE];
    match file.read_exact(&mut piece) {
        Ok(()) => Ok(Some(piece)),
        Err(why) if why.kind() == io::ErrorKind::UnexpectedEof => Ok(None),
        Err(why) => Err(why),
    }
}

/// A checksum, as it stands in the log.
type Sum = [u32; 2];

/// A walk along the frames of a log.
struct Walk {
    word: fn([u8; 4]) -> u32,
    page: usize,
    /// What all frames of this round say; the first frame says it where the header cannot.
    salt: Option<[u8; 8]>,
    /// What the frame before says its sum is.
    sum: Sum,
    frame: u64,
    broken: Option<u64>,
    /// A change has ended in the broken frame or after it.
    has_ended: bool,
    changes: u64,
}

impl Walk {
    fn begin(header: &[u8; HEADER]) -> Self {
        let at = |place: usize| u32::from_be_bytes(bytes(header, place));
        let word = if at(0) & 1 == 1 {
            u32::from_be_bytes
        } else {
            u32::from_le_bytes
        };
        let sum = [at(24), at(28)];
        let is_whole = at(0) | 1 == MAGIC | 1 && add(word, [0; 2], &header[..24]) == sum;
        let page = if is_whole { at(8) as usize } else { PAGE };
        Self {
            word: if is_whole { word } else { u32::from_ne_bytes },
            page: page.clamp(512, 1 << 16),
            salt: is_whole.then(|| bytes(header, 16)),
            sum,
            frame: 0,
            broken: (!is_whole).then_some(0),
            has_ended: !is_whole,
            changes: 0,
        }
    }

    fn along(mut self, file: &mut impl Read) -> io::Result<Option<Damage>> {
        let (mut is_damage, mut page) = (false, vec![0; self.page]);
        while let Some(frame) = piece::<FRAME>(file)? {
            match file.read_exact(&mut page) {
                Err(why) if why.kind() == io::ErrorKind::UnexpectedEof => break,
                read => read?,
            }
            is_damage |= self.step(&frame, &page);
        }
        let frame = self.broken.filter(|_| is_damage);
        Ok(frame.map(|frame| Damage {
            frame,
            changes: self.changes,
        }))
    }

    /// Whether this frame proves that one before it was damaged.
    fn step(&mut self, frame: &[u8; FRAME], page: &[u8]) -> bool {
        self.frame += 1;
        let salt = *self.salt.get_or_insert(bytes(frame, 8));
        let at = |place| u32::from_be_bytes(bytes(frame, place));
        let (is_of_round, stored) = (salt == bytes(frame, 8), [at(16), at(20)]);
        let sum = add(self.word, add(self.word, self.sum, &frame[..8]), page);
        let is_whole = is_of_round && sum == stored;
        self.sum = stored;
        let proves = is_whole && self.has_ended;
        if !is_whole && self.broken.is_none() {
            self.broken = Some(self.frame);
        }
        if is_of_round && at(4) != 0 && self.broken.is_some() {
            self.has_ended = true;
            self.changes += 1;
        }
        proves
    }
}

fn bytes<const SIZE: usize>(of: &[u8], place: usize) -> [u8; SIZE] {
    of[place..place + SIZE]
        .try_into()
        .expect("the size asked for")
}

/// The engine's running checksum over a whole number of pairs of words.
fn add(word: fn([u8; 4]) -> u32, sum: Sum, text: &[u8]) -> Sum {
    text.chunks_exact(8).fold(sum, |[a, b], pair| {
        let a = a.wrapping_add(word(bytes(pair, 0))).wrapping_add(b);
        [a, b.wrapping_add(word(bytes(pair, 4))).wrapping_add(a)]
    })
}
