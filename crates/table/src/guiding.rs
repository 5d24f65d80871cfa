//! The Guiding Light: rules changed by unanimous vote, in force from their next situation on (W18–W20).

use std::collections::BTreeMap;

use serde::Serialize;

use crate::rule::find;
use crate::{Code, Game, OWN, Refusal, Rule, Seat, Settings, Titles, Value};

/// A change of rules that is being voted on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Proposal {
    /// Its number at this table, from 1.
    pub id: u32,
    /// Who proposed it.
    pub seat: Seat,
    /// The rules to change and what to set them to.
    pub rules: Settings,
    /// Who has said yes.
    pub yes: Vec<Seat>,
    /// Those of its rules that would begin with the next game, and do nothing in this one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub next_game: Vec<String>,
}

/// A rule that has been adopted and waits for its next situation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Adopted {
    /// Its slug.
    pub rule: String,
    /// What it is set to.
    pub value: Value,
    /// The kind of moment it waits for.
    pub situation: &'static str,
    /// Whether none comes in this game any more: it begins with the next one.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub next_game: bool,
    /// The number of the one under way when it was adopted.
    #[serde(skip)]
    pub(crate) under_way: Option<u64>,
}

/// Something that happened at a table: to the game, or to the table's rules and seats.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Happening<E> {
    /// A seat proposed other rules.
    RuleProposed {
        /// The number of the proposal.
        proposal: u32,
        /// Who.
        seat: Seat,
        /// The change.
        rules: Settings,
        /// Those of its rules for which no situation comes in this game any more (W19): they would begin with the next game.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        next_game: Vec<String>,
        /// What the rules of the table's own are called that it drops.
        #[serde(skip_serializing_if = "Titles::is_empty")]
        titles: Titles,
    },
    /// A seat voted; `null` is a yes withdrawn.
    Voted {
        /// The number of the proposal.
        proposal: u32,
        /// Who.
        seat: Seat,
        /// How.
        yes: Option<bool>,
    },
    /// One no: the proposal is dead.
    ProposalFailed {
        /// The number of the proposal.
        proposal: u32,
        /// Who said no.
        seat: Seat,
    },
    /// Everybody said yes.
    RuleAdopted {
        /// The number of the proposal.
        proposal: u32,
        /// The change.
        rules: Settings,
        /// Those of its rules for which no situation comes in this game any more (W19): they begin with the next game.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        next_game: Vec<String>,
        /// What the rules of the table's own are called that it drops.
        #[serde(skip_serializing_if = "Titles::is_empty")]
        titles: Titles,
    },
    /// An adopted rule governs from now on.
    RuleInForce {
        /// Its slug.
        rule: String,
        /// What it is set to.
        value: Value,
        /// What a rule of the table's own is called that is dropped.
        #[serde(skip_serializing_if = "Titles::is_empty")]
        titles: Titles,
    },
    /// A rule of the table's own has failed so often that it is dropped until it is voted in again (O5).
    RuleSuspended {
        /// Its slug.
        rule: String,
        /// What it is called.
        #[serde(skip_serializing_if = "Titles::is_empty")]
        titles: Titles,
    },
    /// A newcomer sat down.
    Joined {
        /// Where.
        seat: Seat,
        /// Who.
        name: String,
    },
    /// A player left for good.
    Left {
        /// Who.
        seat: Seat,
    },
    /// Steps were taken back.
    Undone {
        /// How many steps of the line of play stayed.
        to: u64,
    },
    /// Something of the game itself.
    #[serde(untagged)]
    Game(E),
}

impl<E> Happening<E> {
    /// The same with something else in place of what happened in the game, or nothing.
    pub(crate) fn with_game<F>(&self, game: impl FnOnce(&E) -> Option<F>) -> Option<Happening<F>> {
        Some(match self {
            Self::Game(event) => Happening::Game(game(event)?),
            Self::RuleProposed {
                proposal,
                seat,
                rules,
                next_game,
                titles,
            } => Happening::RuleProposed {
                proposal: *proposal,
                seat: *seat,
                rules: rules.clone(),
                next_game: next_game.clone(),
                titles: titles.clone(),
            },
            Self::Voted {
                proposal,
                seat,
                yes,
            } => Happening::Voted {
                proposal: *proposal,
                seat: *seat,
                yes: *yes,
            },
            Self::ProposalFailed { proposal, seat } => Happening::ProposalFailed {
                proposal: *proposal,
                seat: *seat,
            },
            Self::RuleAdopted {
                proposal,
                rules,
                next_game,
                titles,
            } => Happening::RuleAdopted {
                proposal: *proposal,
                rules: rules.clone(),
                next_game: next_game.clone(),
                titles: titles.clone(),
            },
            Self::RuleInForce {
                rule,
                value,
                titles,
            } => Happening::RuleInForce {
                rule: rule.clone(),
                value: value.clone(),
                titles: titles.clone(),
            },
            Self::RuleSuspended { rule, titles } => Happening::RuleSuspended {
                rule: rule.clone(),
                titles: titles.clone(),
            },
            Self::Joined { seat, name } => Happening::Joined {
                seat: *seat,
                name: name.clone(),
            },
            Self::Left { seat } => Happening::Left { seat: *seat },
            Self::Undone { to } => Happening::Undone { to: *to },
        })
    }

    /// The seat that it is about, as far as it happened to the table and not in the game.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::RuleProposed { seat, .. }
            | Self::Voted { seat, .. }
            | Self::ProposalFailed { seat, .. }
            | Self::Joined { seat, .. }
            | Self::Left { seat } => Some(*seat),
            Self::RuleAdopted { .. }
            | Self::RuleInForce { .. }
            | Self::RuleSuspended { .. }
            | Self::Undone { .. }
            | Self::Game(_) => None,
        }
    }
}

/// Whether `proposed` sets any of the `rules` to something else than what is agreed (P11).
///
/// # Errors
/// `BadVote`, saying what stands already; `UnknownRule` or `BadValue`.
pub fn changes_any(rules: &[Rule], agreed: &Settings, proposed: &Settings) -> Result<(), Refusal> {
    let proposed = proposed.read(rules)?;
    let mut standing = Vec::new();
    for (slug, value) in &proposed.0 {
        let rule = find(rules, slug)?;
        let stands = agreed
            .get(slug)
            .cloned()
            .unwrap_or_else(|| rule.default_value());
        if stands != *value {
            return Ok(());
        }
        standing.push((slug, stands));
    }
    if standing.is_empty() {
        return Ok(());
    }
    let named = standing.iter().map(|(slug, value)| match value {
        Value::Word(text) if text.contains('\n') => format!("`{slug}` says so"),
        value => format!("`{slug}` is {value}"),
    });
    let named = named.collect::<Vec<_>>().join(", ");
    let message = format!("that would change nothing, now or ever: {named} already");
    Err(Refusal::new(Code::BadVote, message).by("P11"))
}

/// The open proposal and the adopted rules of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Guiding {
    pub(crate) proposal: Option<Proposal>,
    pub(crate) adopted: Vec<Adopted>,
    pub(crate) last_id: u32,
    /// How often rules of the table's own have failed since they came into force.
    failed: BTreeMap<String, u32>,
}

/// A rule of the table's own that fails so often is suspended (O5).
const MOST_FAILURES: u32 = 3;

impl Guiding {
    /// Whether nothing is proposed, and nothing adopted waits for its situation.
    pub(crate) fn is_idle(&self) -> bool {
        self.proposal.is_none() && self.adopted.is_empty()
    }

    /// Drops the open proposal: the game is over.
    pub(crate) fn lapse(&mut self) {
        self.proposal = None;
    }

    /// Opens a proposal whose rules have been read already.
    pub(crate) fn propose(&mut self, seat: Seat, rules: Settings, next_game: Vec<String>) -> u32 {
        self.last_id += 1;
        self.proposal = Some(Proposal {
            id: self.last_id,
            seat,
            rules,
            yes: vec![seat],
            next_game,
        });
        self.last_id
    }

    /// The open proposal, if it is number `id`.
    pub(crate) fn open<G: Game>(&self, id: u32) -> Result<&Proposal, Refusal> {
        match &self.proposal {
            Some(proposal) if proposal.id == id => Ok(proposal),
            Some(proposal) => {
                let message = format!("proposal {id} is not open; proposal {} is", proposal.id);
                Err(Refusal::new(Code::BadVote, message).by(G::VOTING))
            }
            None => Err(Refusal::new(Code::BadVote, "no proposal is open").by(G::VOTING)),
        }
    }

    /// Writes down a vote on the open proposal.
    pub(crate) fn vote(&mut self, seat: Seat, vote: Option<bool>) {
        let Some(proposal) = &mut self.proposal else {
            return;
        };
        proposal.yes.retain(|&voter| voter != seat);
        match vote {
            Some(true) => proposal.yes.push(seat),
            Some(false) => self.proposal = None,
            None => {}
        }
    }

    /// Takes the open proposal out if all `voters` have said yes.
    pub(crate) fn unanimous(&mut self, voters: &[Seat]) -> Option<Proposal> {
        let proposal = self
            .proposal
            .take_if(|open| voters.iter().all(|voter| open.yes.contains(voter)))?;
        Some(proposal)
    }

    /// Notes that a rule of the table's own could not answer; true if it is suspended for that: it is dropped at once.
    pub(crate) fn fails(&mut self, slug: &str) -> bool {
        let failed = self.failed.entry(slug.to_owned()).or_default();
        *failed += 1;
        let suspended = *failed == MOST_FAILURES;
        if suspended {
            self.adopted.retain(|adopted| adopted.rule != slug);
            self.adopted.push(Adopted {
                rule: slug.to_owned(),
                value: OWN.default_value(),
                situation: OWN.situation,
                next_game: false,
                under_way: None,
            });
        }
        suspended
    }

    /// Forgets what has been adopted and is in force now, and how often such rules have failed.
    pub(crate) fn in_force(&mut self, rules: &Settings) {
        self.adopted
            .retain(|adopted| !rules.0.contains_key(&adopted.rule));
        self.failed.retain(|slug, _| !rules.0.contains_key(slug));
    }

    /// Notes adopted rules with the situations that are under way now; `next_game`: those that begin with the next game.
    pub(crate) fn adopt<G: Game>(
        &mut self,
        game: &G,
        state: &G::State,
        (rules, next_game): (&Settings, &[String]),
    ) {
        for (slug, value) in &rules.0 {
            let Ok(rule) = find(G::rules(), slug) else {
                continue;
            };
            let situation = game.situation(rule, value);
            self.adopted.retain(|adopted| adopted.rule != *slug);
            self.adopted.push(Adopted {
                rule: slug.clone(),
                value: value.clone(),
                situation,
                next_game: next_game.contains(slug),
                under_way: game.under_way(state, situation),
            });
        }
    }

    /// The adopted rules whose next situation has come, or can come at any moment.
    pub(crate) fn due<G: Game>(&self, game: &G, state: &G::State) -> Settings {
        let due = self.adopted.iter().filter(|adopted| {
            adopted.under_way.is_none()
                || game.under_way(state, adopted.situation) != adopted.under_way
        });
        Settings(
            due.map(|adopted| (adopted.rule.clone(), adopted.value.clone()))
                .collect(),
        )
    }

    /// All adopted rules that are not yet in force.
    pub(crate) fn waiting(&self) -> Settings {
        Settings(
            self.adopted
                .iter()
                .map(|adopted| (adopted.rule.clone(), adopted.value.clone()))
                .collect(),
        )
    }
}
