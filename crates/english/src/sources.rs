//! Whose data the word lists, the meanings and the judge's lexicon are made of; `data/README.md` and
//! `data/judge/README.md` say more.

/// One whose data are in here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// Whose data, and what of it is used, in a sentence.
    pub what: &'static str,
    /// The notice that must go wherever they go, unchanged.
    pub notice: &'static str,
}

/// All of them.
pub const SOURCES: [Source; 4] = [
    Source {
        what: "SCOWL by Kevin Atkinson: the word lists, and which words and forms the judge knows.",
        notice: include_str!("../data/words/SCOWL-COPYRIGHT.txt"),
    },
    Source {
        what: "ENABLE by Alan Beale and M. Cooper: the word list of that name.",
        notice: "The Enhanced North American Benchmark Lexicon is in the public domain. Its authors ask to be named as \
                 the originators of the list.",
    },
    Source {
        what: "WordNet 3.0 by Princeton University: what words mean, and parts of speech, verb frames and irregular \
               forms in the judge's lexicon.",
        notice: include_str!("../data/judge/WORDNET-LICENSE.txt"),
    },
    Source {
        what: "harper-core 3.0.0 by Automattic Inc.: parts of speech, count and mass in the judge's lexicon, merged \
               with the other sources.",
        notice: include_str!("../data/judge/HARPER-LICENSE.txt"),
    },
];
