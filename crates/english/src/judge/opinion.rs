//! What a judge says of a sentence, and by which standard.

use std::fmt;
use std::ops::Range;

use super::parse::Parse;

/// What counts as the future tense.
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

/// What is a sentence at all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SentenceKinds {
    /// A statement, question or command with its verb.
    #[default]
    Full,
    /// Whether a fragment is one is left open.
    FragmentsByVote,
}

/// By what sentences are judged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Standard {
    /// What counts as future.
    pub future: FutureRule,
    /// What is a sentence.
    pub kinds: SentenceKinds,
}

/// The tense of a sentence: future or not.
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
    /// A word of time that the verb's tense does not go with: "tomorrow he sang".
    Time,
    /// What a verb can have after it: "he put the hat".
    VerbPattern,
    /// No sentence but a part of one: "the old house".
    Fragment,
    /// The words do not make a sentence in this order.
    WordOrder,
}

/// Why a judge does not decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Doubt {
    /// A word is not in the judge's lexicon.
    UnknownWord,
    /// Too long or too tangled to be gone through.
    TooTangled,
    /// A fragment, where they are left open.
    Fragment,
    /// An old form of the language, or one of a dialect.
    OldForm,
    /// Two judges disagree.
    Disagreement,
}

/// Accept, reject, or leave it open; spans are word numbers from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Grammatical.
    Accept,
    /// Not grammatical: why, and which words.
    Reject(Reason, Range<usize>),
    /// The judge does not decide: why, and which words.
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

    /// This opinion beside a second judge's: where they differ nobody has decided.
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

impl Reason {
    /// Every reason.
    pub const ALL: [Self; 10] = [
        Self::Empty,
        Self::Article,
        Self::SubjectAndVerb,
        Self::DeterminerAndNoun,
        Self::Case,
        Self::VerbForm,
        Self::Time,
        Self::VerbPattern,
        Self::Fragment,
        Self::WordOrder,
    ];

    /// The reason of this name.
    pub fn named(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.slug() == slug)
    }

    /// The reason's name in JSON and records.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::Article => "article",
            Self::SubjectAndVerb => "subject-and-verb",
            Self::DeterminerAndNoun => "determiner-and-noun",
            Self::Case => "case",
            Self::VerbForm => "verb-form",
            Self::Time => "time",
            Self::VerbPattern => "verb-pattern",
            Self::Fragment => "fragment",
            Self::WordOrder => "word-order",
        }
    }
}

impl Doubt {
    /// Every doubt.
    pub const ALL: [Self; 5] = [
        Self::UnknownWord,
        Self::TooTangled,
        Self::Fragment,
        Self::OldForm,
        Self::Disagreement,
    ];

    /// The doubt's name in JSON and records.
    pub fn slug(self) -> &'static str {
        match self {
            Self::UnknownWord => "unknown-word",
            Self::TooTangled => "too-tangled",
            Self::Fragment => "fragment",
            Self::OldForm => "old-form",
            Self::Disagreement => "disagreement",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Empty => "there are no words",
            Self::Article => "\"a\" stands before a consonant, \"an\" before a vowel",
            Self::SubjectAndVerb => "the verb does not agree with its subject",
            Self::DeterminerAndNoun => "the noun does not agree with what stands before it",
            Self::Case => "the pronoun has the wrong form here",
            Self::VerbForm => "the verb has the wrong form here",
            Self::Time => "the word of time does not go with the tense of the verb",
            Self::VerbPattern => "the verb cannot be followed by this, or needs more",
            Self::Fragment => "this is a part of a sentence, without a main verb of its own",
            Self::WordOrder => "the words do not make a sentence in this order",
        })
    }
}

impl fmt::Display for Doubt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::UnknownWord => "the judge does not know every word",
            Self::TooTangled => "the judge cannot see through it",
            Self::Fragment => "this is a part of a sentence",
            Self::OldForm => "an old form, or one of a dialect",
            Self::Disagreement => "two judges disagree",
        })
    }
}
