//! What is proposed and voted on in a circle, in lines (K3, K6).

use speech::circle as say;
use speech::{Line as Words, refused};
use table::{Code, OWN_PREFIX, Refusal, Settings, Value};

use super::super::said::proposal;
use super::super::{Book, Came, Deed, Matter, MemberId, ProposalView, rules_of};
use super::{Lines, number};
use crate::date;
use crate::lines::said;

/// `wimpout goal=300 bump=on`, or `circle vote-days=3`.
pub(super) fn proposed(rest: &str) -> Result<Deed, Refusal> {
    let mut words = rest.split_whitespace().peekable();
    let chapter = words.next().unwrap_or_default();
    if words.peek().is_none() {
        let message = "say what is to be other and how: propose wimpout goal=300, propose circle vote-days=3; rules GAME tells the rules of a game, rules circle those of the circle";
        return Err(Refusal::new(Code::BadInput, message).by("K3"));
    }
    let rules = rules_of(chapter)?;
    let mut set = Settings::default();
    for word in words {
        set.is_new(word).map_err(|why| why.by("K3"))?;
        match word.split_once('=') {
            Some((slug, value)) if slug.starts_with(OWN_PREFIX) => {
                set = set.with(slug, Value::Word(value.to_owned()));
            }
            _ => set.set(rules, word).map_err(|why| why.by("K3"))?,
        }
    }
    Ok(Deed::Change(Book([(chapter.to_owned(), set)].into())))
}

impl Lines<'_> {
    /// What became of what was voted on last.
    pub(super) fn decided(&self) -> Option<String> {
        let last = self.seen.decided.first()?;
        let what = self.matter(last.by, &last.matter);
        let came = self.came(&last.came);
        Some(format!("{}. {what} – {came}", last.id))
    }

    /// What became of a proposal.
    pub(super) fn came(&self, came: &Came) -> String {
        match came {
            Came::Adopted => self.say(&say::Adopted {}),
            Came::Refused { by } => {
                let name = self.called(*by);
                self.say(&say::RefusedBy { name })
            }
            Came::Lapsed => self.say(&say::Lapsed {}),
            Came::Fulfilled => self.say(&say::Fulfilled {}),
            Came::Void => self.say(&say::Void {}),
            Came::Clashed { why } => {
                let why = refused(why, self.telling.tongue).into_owned().into();
                self.say(&say::Clashed { why })
            }
        }
    }

    pub(super) fn proposal(&self, open: &ProposalView) -> Vec<String> {
        let what = match &open.matter {
            Matter::Book { .. } => self.say(&say::Proposes {
                name: self.called(open.by),
            }),
            matter => self.matter(open.by, matter).to_string(),
        };
        let mut lines = vec![format!(
            "{}. {what} (vote {} yes, vote {} no)",
            open.id, open.id, open.id
        )];
        lines.extend(self.changes(&open.changes));
        let names = self.all(&open.yes);
        let stands = [
            if open.yes.is_empty() {
                self.say(&say::AgreedByNobody {})
            } else {
                self.say(&say::AgreedBy { names })
            },
            self.say(&say::Waits {
                names: self.all(&open.waits),
            }),
            self.say(&say::LapsesOn {
                date: date(open.ends, self.telling.tongue).into(),
            }),
        ];
        lines.extend(stands.map(|line| format!("  {line}")));
        lines
    }

    /// Who proposes what.
    pub(super) fn matter(&self, by: MemberId, matter: &Matter) -> Words {
        proposal(by, matter, |id| self.called(id), self.names())
    }

    /// `3 yes`, or `yes` where only one proposal is open.
    pub(super) fn vote(&self, rest: &str) -> Result<Deed, Refusal> {
        let (id, vote) = match (rest.split_once(' '), self.seen.proposals.as_slice()) {
            (Some((id, vote)), _) => (number(id, "K3")?, vote.trim()),
            (None, [only]) => (only.id, rest),
            (None, []) => {
                let message = "nothing is being voted on";
                return Err(Refusal::new(Code::BadVote, message).by("K3"));
            }
            (None, _) => (0, rest),
        };
        let vote = match (said(vote), vote) {
            (Some(vote), _) => Some(vote),
            (None, "withdraw") => None,
            (None, _) => {
                let message =
                    "a vote is yes, no or withdraw, with the number of the proposal: vote 2 yes";
                return Err(Refusal::new(Code::BadVote, message).by("K3"));
            }
        };
        Ok(Deed::Vote(id, vote))
    }
}
