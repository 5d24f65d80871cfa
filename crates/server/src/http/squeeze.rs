//! Compressed answers, in segments.
//!
//! What others say, and so may choose, is a segment that knows nothing of those around it, nor they of it: from the
//! length of what is sent nobody can guess a key or a hand by what they say at the table (the attack is known as
//! BREACH). A stream of a seat may look back on what it has sent before, as long as nobody talks and there is room for
//! its window (0.3 MB); any other stream keeps nothing, so that a watcher costs no memory.

use std::cell::RefCell;

use axum::http::{HeaderMap, HeaderValue, header};
use flate2::{Compress, Compression, Crc, FlushCompress, Status};
use tokio::sync::{Semaphore, SemaphorePermit};

/// The name of what [`Gzip`] makes.
const GZIP: HeaderValue = HeaderValue::from_static("gzip");
/// What every file of this format begins with; no name, no time.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];
/// The last block, which is empty.
const LAST: [u8; 2] = [3, 0];
/// How many windows there are in the whole house; whoever comes later does without.
static WINDOWS: Semaphore = Semaphore::const_new(256);

thread_local! {
    /// One for all segments of a thread that look back on nothing.
    static ALONE: RefCell<Compress> = RefCell::new(deflate());
}

fn deflate() -> Compress {
    Compress::new(Compression::new(6), false)
}

/// A piece of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Segment {
    /// What the house says.
    Own(String),
    /// What others say.
    Said(String),
}

impl Segment {
    /// What is in it.
    pub(crate) fn text(&self) -> &str {
        match self {
            Self::Own(text) | Self::Said(text) => text,
        }
    }
}

/// Whether whoever asks can read it.
pub(crate) fn is_accepted(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter();
    accepted
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .any(|coding| {
            let (name, quality) = coding.split_once(';').unwrap_or((coding, "q=1"));
            let refused = quality.trim().trim_start_matches("q=").parse() == Ok(0.0_f32);
            matches!(name.trim(), "gzip" | "*") && !refused
        })
}

/// Says in an answer's headers that it depends on what its reader takes, and whether it is compressed here.
pub(crate) fn label(headers: &mut HeaderMap, is_squeezed: bool) {
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if is_squeezed {
        headers.insert(header::CONTENT_ENCODING, GZIP);
    }
}

/// An answer in the making.
#[derive(Debug, Default)]
pub(crate) struct Gzip {
    check: Crc,
    has_begun: bool,
    may_look_back: bool,
    window: Option<Window>,
}

#[derive(Debug)]
struct Window {
    deflate: Compress,
    _permit: SemaphorePermit<'static>,
}

impl Gzip {
    /// An answer that may look back on what it has sent.
    pub(crate) fn looking_back() -> Self {
        Self {
            may_look_back: true,
            ..Self::default()
        }
    }

    /// Adds a segment to `out`.
    pub(crate) fn segment(&mut self, segment: &Segment, out: &mut Vec<u8>) {
        if !self.has_begun {
            self.has_begun = true;
            out.extend(HEAD);
        }
        let text = segment.text().as_bytes();
        self.check.update(text);
        match segment {
            Segment::Said(_) => {
                squeeze_alone(text, out);
                // What was said stands between the window and what comes next.
                if let Some(window) = &mut self.window {
                    window.deflate.reset();
                }
            }
            Segment::Own(_) => match self.window() {
                Some(window) => squeeze(&mut window.deflate, text, FlushCompress::Sync, out),
                None => squeeze_alone(text, out),
            },
        }
    }

    fn window(&mut self) -> Option<&mut Window> {
        if self.may_look_back && self.window.is_none() {
            self.window = WINDOWS.try_acquire().ok().map(|permit| Window {
                deflate: deflate(),
                _permit: permit,
            });
        }
        self.window.as_mut()
    }

    /// Gives the window away until there is something to send again.
    pub(crate) fn rest(&mut self) {
        self.window = None;
    }

    /// What comes after the last segment.
    pub(crate) fn end(&self) -> Vec<u8> {
        let mut out = if self.has_begun {
            Vec::new()
        } else {
            HEAD.to_vec()
        };
        out.extend(LAST);
        out.extend(self.check.sum().to_le_bytes());
        out.extend(self.check.amount().to_le_bytes());
        out
    }
}

fn squeeze_alone(text: &[u8], out: &mut Vec<u8>) {
    ALONE.with_borrow_mut(|deflate| {
        deflate.reset();
        squeeze(deflate, text, FlushCompress::Full, out);
    });
}

/// Adds `text` to `out` up to a whole byte.
fn squeeze(deflate: &mut Compress, mut text: &[u8], flush: FlushCompress, out: &mut Vec<u8>) {
    loop {
        out.reserve(text.len() / 3 + 64);
        let before = deflate.total_in();
        let status = deflate.compress_vec(text, out, flush);
        let read = usize::try_from(deflate.total_in() - before).unwrap_or(usize::MAX);
        text = text.get(read..).unwrap_or_default();
        // Room that is left says that everything has been written, the mark of the flush too.
        let done = text.is_empty() && out.len() < out.capacity();
        if done || !matches!(status, Ok(Status::Ok)) {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    fn opened(bytes: &[u8]) -> String {
        let mut text = String::new();
        let mut reader = flate2::read::GzDecoder::new(bytes);
        reader.read_to_string(&mut text).unwrap();
        text
    }

    fn sent(gzip: &mut Gzip, segment: &Segment) -> Vec<u8> {
        let mut out = Vec::new();
        gzip.segment(segment, &mut out);
        out
    }

    fn own(text: &str) -> Segment {
        Segment::Own(text.to_owned())
    }

    #[test]
    fn whatever_was_sent_is_read_again() {
        let long = "a card and another card, ".repeat(4000);
        let segments = [
            own("first"),
            own(&long),
            Segment::Said("hello".into()),
            own(""),
            own(&long),
            own("last"),
        ];
        let text: String = segments.iter().map(Segment::text).collect();
        for mut gzip in [Gzip::default(), Gzip::looking_back()] {
            let mut out: Vec<u8> = segments
                .iter()
                .flat_map(|one| sent(&mut gzip, one))
                .collect();
            out.extend(gzip.end());
            assert_eq!(opened(&out), text);
            assert!(out.len() < text.len() / 20);
        }
    }

    #[test]
    fn only_a_seat_looks_back_and_never_past_what_was_said() {
        let card = own("the spy, the mechanic, the general and the mad bomber");
        let said = Segment::Said("the spy, the mechanic, the general and the mad bomber".into());
        let (mut seat, mut watcher) = (Gzip::looking_back(), Gzip::default());
        let cold = sent(&mut watcher, &card).len() - HEAD.len();
        assert_eq!(sent(&mut watcher, &card).len(), cold);
        sent(&mut seat, &card);
        assert!(sent(&mut seat, &card).len() < cold / 2);
        assert_eq!(
            sent(&mut seat, &said).len(),
            sent(&mut watcher, &said).len()
        );
        assert!(
            sent(&mut seat, &card).len() >= cold - 1,
            "the same words were just said"
        );
        seat.rest();
        assert!(sent(&mut seat, &card).len() >= cold - 1);
    }

    #[test]
    fn nothing_at_all_is_a_whole_answer_too() {
        assert_eq!(opened(&Gzip::default().end()), "");
    }

    #[test]
    fn only_those_who_can_read_it_get_it() {
        let accepts = |value: &'static str| {
            is_accepted(&HeaderMap::from_iter([(
                header::ACCEPT_ENCODING,
                HeaderValue::from_static(value),
            )]))
        };
        assert!(accepts("gzip, deflate, br"));
        assert!(accepts("br;q=1.0, gzip;q=0.8"));
        assert!(!accepts("br, identity"));
        assert!(!accepts("gzip;q=0"));
        assert!(!is_accepted(&HeaderMap::new()));
    }
}
