//! A node: its lease, the tables that it holds, and what it waits for.

use std::collections::BTreeMap;

use nodes::Lease;

use crate::database::{Entry, Reply, Request};
use crate::world::Mutant;

/// For how long an answer of the database is waited for, and how often it is asked again.
const PATIENCE: u64 = 1_500;
const TRIES: u32 = 3;

/// A table in the memory of a node.
#[derive(Clone, Debug)]
struct Held {
    term: u64,
    epoch: u64,
    log: Vec<Entry>,
    is_busy: bool,
}

/// What an answer of the database is for.
#[derive(Clone, Debug)]
struct Waiting {
    request: Request,
    /// The act that is to be carried out once the table is claimed, and whether it was passed on by another node.
    act: Option<(u64, bool)>,
    /// The term in which it was asked.
    term: u64,
    since: u64,
    tries: u32,
}

/// What a node wants done.
#[derive(Debug)]
pub(crate) enum Out {
    Ask(u64, Request),
    Ack {
        table: usize,
        act: u64,
        place: u64,
    },
    Pass {
        to: String,
        table: usize,
        act: u64,
    },
    Show {
        table: usize,
        epoch: u64,
        log: Vec<Entry>,
    },
}

#[derive(Debug, Default)]
pub(crate) struct Node {
    pub(crate) name: String,
    pub(crate) mutant: Option<Mutant>,
    lease: Lease,
    held: BTreeMap<usize, Held>,
    waiting: BTreeMap<u64, Waiting>,
    next: u64,
}

impl Node {
    pub(crate) fn new(name: String, mutant: Option<Mutant>) -> Self {
        Self {
            name,
            mutant,
            ..Self::default()
        }
    }

    fn ask(&mut self, now: u64, request: Request, act: Option<(u64, bool)>, term: u64) -> Out {
        self.next += 1;
        let waiting = Waiting {
            request: request.clone(),
            act,
            term,
            since: now,
            tries: 1,
        };
        self.waiting.insert(self.next, waiting);
        Out::Ask(self.next, request)
    }

    /// Renews the lease when it is time, and asks again what was not answered.
    pub(crate) fn tick(&mut self, now: u64) -> Vec<Out> {
        let mut out = Vec::new();
        let late: Vec<u64> = self.late(now).collect();
        for id in late {
            let Some(waiting) = self.waiting.get_mut(&id) else {
                continue;
            };
            let again = matches!(waiting.request, Request::Append { .. }) && waiting.tries < TRIES;
            if again {
                (waiting.tries, waiting.since) = (waiting.tries + 1, now);
                out.push(Out::Ask(id, waiting.request.clone()));
            } else {
                self.give_up(id);
            }
        }
        if self.lease.due(now) == Some(0) {
            self.lease.ask(now);
            let ask = self.ask(now, Request::Renew, None, 0);
            out.push(ask);
        }
        out
    }

    fn late(&self, now: u64) -> impl Iterator<Item = u64> {
        let late = self
            .waiting
            .iter()
            .filter(move |(_, waiting)| now.saturating_sub(waiting.since) > PATIENCE);
        late.map(|(id, _)| *id)
    }

    /// What could not be stored, or may have been: the table is read anew.
    fn give_up(&mut self, id: u64) {
        match self.waiting.remove(&id).map(|waiting| waiting.request) {
            Some(Request::Renew) => self.lease.failed(),
            Some(Request::Append { table, .. }) => drop(self.held.remove(&table)),
            _ => {}
        }
    }

    /// The table, if it may be served now.
    fn served(&mut self, now: u64, table: usize) -> Option<&mut Held> {
        let term = self.lease.term(now)?;
        let any = self.mutant == Some(Mutant::NoTerm);
        let held = self.held.get_mut(&table)?;
        (held.term == term || any).then_some(held)
    }

    /// Somebody acts at a table; `is_passed` if another node was asked.
    pub(crate) fn act(&mut self, now: u64, table: usize, act: u64, is_passed: bool) -> Vec<Out> {
        let Some(term) = self.lease.term(now) else {
            return Vec::new();
        };
        let early = self.mutant == Some(Mutant::AckBeforeCommit);
        let Some(held) = self.served(now, table) else {
            // One thing at a time: an answer to what was given up, or asked before, must not bring back what was true then.
            let is_about = |waiting: &Waiting| match waiting.request {
                Request::Claim(of) | Request::Append { table: of, .. } => of == table,
                _ => false,
            };
            if self.waiting.values().any(is_about) {
                return Vec::new();
            }
            self.held.remove(&table);
            return vec![self.ask(now, Request::Claim(table), Some((act, is_passed)), term)];
        };
        if held.is_busy {
            return Vec::new();
        }
        held.is_busy = true;
        let (epoch, first) = (held.epoch, held.log.len() as u64 + 1);
        let request = Request::Append {
            table,
            epoch,
            first,
            act,
        };
        let mut out = vec![self.ask(now, request, Some((act, is_passed)), term)];
        if early {
            out.push(Out::Ack {
                table,
                act,
                place: first,
            });
        }
        out
    }

    /// Somebody looks at a table here.
    pub(crate) fn look(&mut self, now: u64, table: usize) -> Vec<Out> {
        let Some(held) = self.served(now, table) else {
            return Vec::new();
        };
        let (epoch, log) = (held.epoch, held.log.clone());
        vec![Out::Show { table, epoch, log }]
    }

    /// The node is told to leave.
    pub(crate) fn leave(&mut self, now: u64) -> Vec<Out> {
        self.lease.end();
        self.held.clear();
        vec![self.ask(now, Request::Leave, None, 0)]
    }

    pub(crate) fn hear(&mut self, now: u64, id: u64, reply: Reply) -> Vec<Out> {
        let Some(waiting) = self.waiting.remove(&id) else {
            return Vec::new();
        };
        match (waiting.request, reply) {
            (Request::Renew, _) => {
                self.lease.granted(now);
                Vec::new()
            }
            (Request::Claim(table), Reply::Of(to)) => match waiting.act {
                Some((act, false)) => vec![Out::Pass { to, table, act }],
                _ => Vec::new(),
            },
            (Request::Claim(table), Reply::Claimed { epoch, log }) => {
                let (term, is_busy) = (waiting.term, false);
                self.held.insert(
                    table,
                    Held {
                        term,
                        epoch,
                        log,
                        is_busy,
                    },
                );
                // Only if it may be served: otherwise it would be claimed again and again.
                match waiting.act {
                    Some((act, is_passed)) if self.served(now, table).is_some() => {
                        self.act(now, table, act, is_passed)
                    }
                    _ => Vec::new(),
                }
            }
            (
                Request::Append {
                    table,
                    first,
                    act,
                    epoch,
                },
                Reply::Appended(done),
            ) => {
                let is_early = self.mutant == Some(Mutant::AckBeforeCommit);
                let Some(held) = self.held.get_mut(&table).filter(|held| held.epoch == epoch)
                else {
                    return Vec::new();
                };
                held.is_busy = false;
                if done.is_err() {
                    self.held.remove(&table);
                    return Vec::new();
                }
                held.log.push(Entry { act, epoch });
                let ack = Out::Ack {
                    table,
                    act,
                    place: first,
                };
                if is_early { Vec::new() } else { vec![ack] }
            }
            _ => Vec::new(),
        }
    }
}
