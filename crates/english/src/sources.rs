//! Whose data the word lists, the meanings and the judge's lexicon are made of; `data/README.md` and
//! `data/judge/README.md` say more.

use std::sync::LazyLock;

use crate::packed::unpacked;

/// One whose data are in here.
#[derive(Clone, Copy, Debug)]
pub struct Source {
    /// Whose data, and what of it is used, in a sentence.
    pub what: &'static str,
    /// The notice that must go wherever they go, unchanged.
    pub notice: fn() -> &'static str,
}

/// The notices as the build script packed them: read by few, and long.
static PACKED: LazyLock<[&str; 3]> = LazyLock::new(|| {
    let packed = include_bytes!(concat!(env!("OUT_DIR"), "/notices.lzma"));
    let text = String::from_utf8(unpacked(packed));
    let mut all = text.unwrap_or_default().leak().split('\0');
    [(); 3].map(|()| all.next().unwrap_or_default())
});

/// All of them.
pub const SOURCES: [Source; 4] = [
    Source {
        what: "SCOWL by Kevin Atkinson: the word lists, and which words and forms the judge knows.",
        notice: || PACKED[0],
    },
    Source {
        what: "ENABLE by Alan Beale and M. Cooper: the word list of that name.",
        notice: || {
            "The Enhanced North American Benchmark Lexicon is in the public domain. Its authors ask to be named as \
             the originators of the list."
        },
    },
    Source {
        what: "WordNet 3.0 by Princeton University: what words mean, and parts of speech, verb frames and irregular \
               forms in the judge's lexicon.",
        notice: || PACKED[1],
    },
    Source {
        what: "harper-core 3.0.0 by Automattic Inc.: parts of speech, count and mass in the judge's lexicon, merged \
               with the other sources.",
        notice: || PACKED[2],
    },
];

#[test]
fn the_notices_come_out_as_they_went_in() {
    let [scowl, _, wordnet, harper] = SOURCES.map(|source| (source.notice)());
    assert!(scowl == include_str!("../data/words/SCOWL-COPYRIGHT.txt"));
    assert!(wordnet == include_str!("../data/judge/WORDNET-LICENSE.txt"));
    assert!(harper == include_str!("../data/judge/HARPER-LICENSE.txt"));
}
