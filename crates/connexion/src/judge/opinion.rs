//! What a judge says of a sentence, and the questions the rules let it ask (X20-X22).

use std::fmt;
use std::ops::Range;

use super::parse::Parse;

/// Option `future` (X21): what counts as the future tense.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FutureRule {
    /// The main clause has will, shall, wilt, shalt, going to, or about to with a verb.
    #[default]
    Strict,
    /// Also am, is, are to with a verb.
    BeTo,
    /// As strict, in any clause.
    AnyClause,
}

impl FutureRule {
    /// What a sentence in the future tense has in it, as a regular expression: whether it is one, the judge says.
    pub fn pattern(self) -> &'static str {
        match self {
            Self::Strict | Self::AnyClause => {
                r"\b(will|shall|wilt|shalt|(am|is|are)\b.* (going|about) to) \w"
            }
            Self::BeTo => r"\b(will|shall|wilt|shalt|(am|is|are)\b.* to) \w",
        }
    }
}

/// Option `sentence-kinds` (X20): what is a sentence at all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SentenceKinds {
    /// A statement, question or command with its verb.
    #[default]
    Full,
    /// The table votes on fragments.
    FragmentsByVote,
}

/// The options of the rules that concern the judge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Standard {
    /// What counts as future.
    pub future: FutureRule,
    /// What is a sentence.
    pub kinds: SentenceKinds,
}

/// The tense of a sentence as far as the bonus asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tense {
    /// Future under the option in force.
    Future,
    /// Anything else.
    Other,
}

/// What is wrong with a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    /// No words at all.
    Empty,
    /// Article and sound: "a owl".
    Article,
    /// Subject and verb: "he go".
    SubjectAndVerb,
    /// Determiner and noun: "these dog", "dog is here".
    DeterminerAndNoun,
    /// Case of a pronoun: "him is", "I saw he".
    Case,
    /// Form of a verb: "he must goes".
    VerbForm,
    /// What a verb can have after it: "he put the hat".
    VerbPattern,
    /// No sentence but a part of one: "the old house".
    Fragment,
    /// The words do not make a sentence in this order.
    WordOrder,
}

/// Why a judge leaves the sentence to the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Doubt {
    /// A word is not in the judge's lexicon.
    UnknownWord,
    /// Too long or too tangled to be gone through.
    TooTangled,
    /// A fragment, where the table votes on them.
    Fragment,
    /// Two judges disagree.
    Disagreement,
}

/// Accept, reject, or leave it to the table (X22); spans are word numbers from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Grammatical.
    Accept,
    /// Not grammatical: why, and which words.
    Reject(Reason, Range<usize>),
    /// A vote decides: why, and which words.
    Unsure(Doubt, Range<usize>),
}

/// A judge's whole opinion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opinion {
    /// The decision.
    pub verdict: Verdict,
    /// The tense, if the sentence stands.
    pub tense: Tense,
    /// How the words hang together; none when they do not.
    pub parse: Option<Parse>,
}

impl Verdict {
    /// The decision in one word, as programs read it.
    pub fn slug(&self) -> &'static str {
        match self {
            Self::Accept => "accept",
            Self::Reject(..) => "reject",
            Self::Unsure(..) => "unsure",
        }
    }

    /// The words it is about, numbered from 0; none when all is well.
    pub fn place(&self) -> Option<Range<usize>> {
        match self {
            Self::Accept => None,
            Self::Reject(_, place) | Self::Unsure(_, place) => Some(place.clone()),
        }
    }

    /// Why, in a sentence that names the words; none when all is well.
    pub fn explain(&self, words: &[&str]) -> Option<String> {
        let why = match self {
            Self::Accept => return None,
            Self::Reject(reason, _) => reason.to_string(),
            Self::Unsure(doubt, _) => doubt.to_string(),
        };
        let named = words.get(self.place()?).unwrap_or_default().join(" ");
        Some(if named.is_empty() {
            why
        } else {
            format!("{named}: {why}")
        })
    }
}

impl Opinion {
    /// Whether the verdict is accept.
    pub fn accepts(&self) -> bool {
        self.verdict == Verdict::Accept
    }

    /// Whether the tense is future.
    pub fn is_future(&self) -> bool {
        self.tense == Tense::Future
    }

    /// This opinion beside a second judge's: where they differ the table decides (X22).
    #[must_use]
    pub fn beside(self, second: &Opinion) -> Self {
        let same = std::mem::discriminant(&self.verdict) == std::mem::discriminant(&second.verdict);
        if same && (!self.accepts() || self.tense == second.tense) {
            return self;
        }
        let words = self.parse.as_ref().map_or(0..0, |p| p.words.clone());
        Self {
            verdict: Verdict::Unsure(Doubt::Disagreement, words),
            ..self
        }
    }
}

impl FutureRule {
    /// All choices with their slugs, the default first.
    pub const SLUGS: [(&'static str, Self); 3] = [
        ("strict", Self::Strict),
        ("be-to", Self::BeTo),
        ("any-clause", Self::AnyClause),
    ];
}

impl SentenceKinds {
    /// All choices with their slugs, the default first.
    pub const SLUGS: [(&'static str, Self); 2] = [
        ("full", Self::Full),
        ("fragments-by-vote", Self::FragmentsByVote),
    ];
}

impl Reason {
    /// The reason's name in JSON and records.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::Article => "article",
            Self::SubjectAndVerb => "subject-and-verb",
            Self::DeterminerAndNoun => "determiner-and-noun",
            Self::Case => "case",
            Self::VerbForm => "verb-form",
            Self::VerbPattern => "verb-pattern",
            Self::Fragment => "fragment",
            Self::WordOrder => "word-order",
        }
    }
}

impl Doubt {
    /// The doubt's name in JSON and records.
    pub fn slug(self) -> &'static str {
        match self {
            Self::UnknownWord => "unknown-word",
            Self::TooTangled => "too-tangled",
            Self::Fragment => "fragment",
            Self::Disagreement => "disagreement",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Empty => "there are no words (X20)",
            Self::Article => "\"a\" stands before a consonant, \"an\" before a vowel (X19)",
            Self::SubjectAndVerb => "the verb does not agree with its subject (X19)",
            Self::DeterminerAndNoun => "the noun does not agree with what stands before it (X19)",
            Self::Case => "the pronoun has the wrong form here (X19)",
            Self::VerbForm => "the verb has the wrong form here (X19)",
            Self::VerbPattern => "the verb cannot be followed by this, or needs more (X19)",
            Self::Fragment => "this is a part of a sentence, without a main verb of its own (X20)",
            Self::WordOrder => "the words do not make a sentence in this order (X19)",
        })
    }
}

impl fmt::Display for Doubt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::UnknownWord => "the judge does not know every word: the table votes (X22)",
            Self::TooTangled => "the judge cannot see through it: the table votes (X22)",
            Self::Fragment => "the table votes on fragments (X20)",
            Self::Disagreement => "two judges disagree: the table votes (X22)",
        })
    }
}
