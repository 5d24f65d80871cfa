//! What a judge found of a sentence, as the record holds it (X22).

use serde::{Deserialize, Serialize};

use english::judge::{Doubt, Grammarian, Judge, Reason, Standard, Verdict};

/// The decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// Grammatical.
    Accept,
    /// Not grammatical.
    Reject,
    /// The table decides.
    Unsure,
}

impl Decision {
    /// Why a sentence may come to this decision: slugs, each with its sentence.
    pub fn reasons(self) -> Vec<(&'static str, String)> {
        match self {
            Self::Accept => Vec::new(),
            Self::Reject => Reason::ALL
                .map(|reason| (reason.slug(), rejected(reason)))
                .into(),
            Self::Unsure => Doubt::ALL
                .map(|doubt| (doubt.slug(), doubted(doubt)))
                .into(),
        }
    }
}

/// A reason in words, with the rule that asks for it.
fn rejected(reason: Reason) -> String {
    let rule = match reason {
        Reason::Empty | Reason::Fragment => "X20",
        _ => "X19",
    };
    format!("{reason} ({rule})")
}

/// A doubt in words, and what comes of it.
fn doubted(doubt: Doubt) -> String {
    match doubt {
        Doubt::Fragment => "the table votes on fragments (X20)".to_owned(),
        _ => format!("{doubt}: the table votes (X22)"),
    }
}

/// What a judge found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finding {
    /// The decision.
    pub verdict: Decision,
    /// Whether the sentence is in the future tense.
    pub future: bool,
    /// Why it was not accepted: the slug of a reason or a doubt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The words it is about: the first, and the one after the last, counted from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<(usize, usize)>,
}

impl Finding {
    /// What the built-in judge finds.
    pub fn of(sentence: &[String], standard: Standard) -> Self {
        let words: Vec<&str> = sentence.iter().map(String::as_str).collect();
        let opinion = Grammarian.judge(&words, standard);
        let (verdict, reason) = match &opinion.verdict {
            Verdict::Accept => (Decision::Accept, None),
            Verdict::Reject(reason, _) => (Decision::Reject, Some(reason.slug())),
            Verdict::Unsure(doubt, _) => (Decision::Unsure, Some(doubt.slug())),
        };
        Self {
            verdict,
            future: opinion.is_future(),
            reason: reason.map(str::to_owned),
            about: opinion
                .verdict
                .place()
                .map(|place| (place.start, place.end)),
        }
    }

    /// Everything that can be found of a sentence of so many words. Who scripts a verdict may leave out why.
    pub(crate) fn all(n_words: usize) -> Vec<Self> {
        let mut all = Vec::new();
        for verdict in [Decision::Accept, Decision::Reject, Decision::Unsure] {
            for future in [false, true] {
                let found = |reason: Option<&str>, about| Self {
                    verdict,
                    future,
                    reason: reason.map(str::to_owned),
                    about,
                };
                all.push(found(None, None));
                for (reason, _) in verdict.reasons() {
                    all.push(found(Some(reason), None));
                    all.extend(places(n_words).map(|about| found(Some(reason), Some(about))));
                }
            }
        }
        all
    }

    /// Whether it can be found of a sentence of so many words.
    pub(crate) fn fits(&self, n_words: usize) -> bool {
        let placed = |(start, end): (usize, usize)| start <= end && end <= n_words;
        match &self.reason {
            None => self.about.is_none(),
            Some(reason) => {
                let known = self
                    .verdict
                    .reasons()
                    .iter()
                    .any(|(slug, _)| slug == reason);
                known && self.about.is_none_or(placed)
            }
        }
    }

    /// Why it was not accepted, in a sentence that names the words.
    pub fn explain(&self, sentence: &[String]) -> Option<String> {
        let slug = self.reason.as_deref()?;
        let reasons = self.verdict.reasons();
        let (_, why) = reasons.into_iter().find(|(known, _)| *known == slug)?;
        let (start, end) = self.about.unwrap_or_default();
        let named = sentence.get(start..end).unwrap_or_default().join(" ");
        Some(if named.is_empty() {
            why
        } else {
            format!("{named}: {why}")
        })
    }
}

fn places(n_words: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..=n_words).flat_map(move |start| (start..=n_words).map(move |end| (start, end)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(line: &str, why: Option<&str>) {
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        let finding = Finding::of(&words, Standard::default());
        assert_eq!(finding.explain(&words).as_deref(), why, "{line}");
    }

    #[test]
    fn a_reason_reads_as_a_sentence_with_its_rule() {
        check("he goes home", None);
        check(
            "he go home",
            Some("he go: the verb does not agree with its subject (X19)"),
        );
        let part =
            "the old house: this is a part of a sentence, without a main verb of its own (X20)";
        check("the old house", Some(part));
        let unknown = "zzyzx: the judge does not know every word: the table votes (X22)";
        check("the zzyzx is here", Some(unknown));
        check("", Some("there are no words (X20)"));
    }
}
