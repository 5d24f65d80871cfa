//! Time, messages and faults, all from one seed.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng as _};

use crate::check::Check;
use crate::database::{Database, Reply, Request, Row};
use crate::node::{Node, Out};

const NODES: usize = 3;
const TABLES: usize = 2;
/// How long faults happen, and how long it may take until all is well again, in milliseconds.
const TROUBLE: u64 = 30_000;
const PEACE: u64 = 15_000;

/// A rule that is broken on purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mutant {
    /// An act is acknowledged before it is committed.
    AckBeforeCommit,
    /// The epoch of the writer is not looked at.
    NoFence,
    /// The lease is measured by a clock that somebody sets.
    WallClock,
    /// What was claimed before a gap is served after it.
    NoTerm,
}

impl Mutant {
    pub(crate) const ALL: [Self; 4] = [
        Self::AckBeforeCommit,
        Self::NoFence,
        Self::WallClock,
        Self::NoTerm,
    ];
}

/// What came of a history.
#[derive(Debug)]
pub(crate) struct Told {
    pub(crate) acked: u64,
    pub(crate) faults: u64,
    pub(crate) takes: u64,
    pub(crate) longest: u64,
}

#[derive(Debug)]
enum Event {
    Tick(usize, u32),
    ToDatabase(usize, u32, u64, Request),
    FromDatabase(usize, u32, u64, Reply),
    Passed(String, usize, u64),
    Act,
    Look,
    Fault,
    Start(usize),
    Wake(usize),
    Joined(usize),
}

/// A machine: its node, which life of it this is, and its clock.
#[derive(Debug)]
struct Machine {
    node: Node,
    life: u32,
    is_up: bool,
    /// Until when it sleeps, and until when nothing reaches the database or comes back.
    asleep: Option<u64>,
    is_cut: bool,
    /// How fast its clock runs, in thousandths, and what it is ahead.
    rate: u64,
    ahead: u64,
}

pub(crate) struct World {
    now: u64,
    luck: Xoshiro256PlusPlus,
    events: BinaryHeap<(Reverse<(u64, u64)>, usize)>,
    bodies: Vec<Option<Event>>,
    machines: Vec<Machine>,
    database: Database,
    check: Check,
    mutant: Option<Mutant>,
    acts: u64,
    faults: u64,
}

impl World {
    pub(crate) fn new(seed: u64, mutant: Option<Mutant>) -> Self {
        let mut world = Self {
            now: 1,
            luck: Xoshiro256PlusPlus::seed_from_u64(seed),
            events: BinaryHeap::new(),
            bodies: Vec::new(),
            machines: Vec::new(),
            database: Database::default(),
            check: Check::new(TABLES),
            mutant,
            acts: 0,
            faults: 0,
        };
        world.database.rows = vec![Row::default(); TABLES];
        world.database.mutant = mutant;
        for number in 0..NODES {
            let (rate, ahead) = (995 + world.below(11), world.below(3_600_000) + 100_000);
            world.machines.push(Machine {
                node: Node::new(format!("{number}.0"), mutant),
                life: 0,
                is_up: true,
                asleep: None,
                is_cut: false,
                rate,
                ahead,
            });
            world.after(0, Event::Tick(number, 0));
        }
        world.after(10, Event::Act);
        world.after(15, Event::Look);
        let first = world.below(6_000);
        world.after(first, Event::Fault);
        world
    }

    fn below(&mut self, most: u64) -> u64 {
        self.luck.next_u64() % most
    }

    fn after(&mut self, wait: u64, event: Event) {
        let number = self.bodies.len();
        self.bodies.push(Some(event));
        let key = Reverse((self.now + wait, number as u64));
        self.events.push((key, number));
    }

    /// Lives through it all; what must hold is looked at as it goes.
    pub(crate) fn run(mut self) -> Result<Told, String> {
        while let Some((Reverse((time, _)), number)) = self.events.pop() {
            if time > TROUBLE + PEACE {
                break;
            }
            self.now = time;
            if let Some(event) = self.bodies[number].take() {
                self.happen(event)?;
            }
        }
        self.check.end(&self.database)?;
        if self.check.longest > TROUBLE + PEACE - 2_000 {
            return Err("nothing was acknowledged at a table".to_owned());
        }
        Ok(Told {
            acked: self.check.count,
            faults: self.faults,
            takes: self.database.takes,
            longest: self.check.longest,
        })
    }

    fn happen(&mut self, event: Event) -> Result<(), String> {
        match event {
            Event::Tick(number, life) => {
                self.after(100, Event::Tick(number, life));
                if self.machines[number].life == life {
                    self.with(number, Node::tick)?;
                }
            }
            Event::ToDatabase(number, life, id, request) => {
                self.reach(number, life, id, &request)?;
            }
            Event::FromDatabase(number, life, id, reply) => {
                if let Some(until) = self.machines[number].asleep {
                    let wait = until - self.now;
                    self.after(wait, Event::FromDatabase(number, life, id, reply));
                } else if self.machines[number].life == life {
                    self.with(number, |node, now| node.hear(now, id, reply))?;
                }
            }
            Event::Passed(to, table, act) => {
                let found = self
                    .machines
                    .iter()
                    .position(|machine| machine.node.name == to);
                if let Some(number) = found {
                    self.with(number, |node, now| node.act(now, table, act, true))?;
                }
            }
            Event::Act => {
                let wait = 20 + self.below(60);
                self.after(wait, Event::Act);
                self.acts += 1;
                let (number, table, act) = (self.any(), self.table(), self.acts);
                self.with(number, |node, now| node.act(now, table, act, false))?;
            }
            Event::Look => {
                let wait = 10 + self.below(40);
                self.after(wait, Event::Look);
                let (number, table) = (self.any(), self.table());
                self.with(number, |node, now| node.look(now, table))?;
            }
            Event::Fault => self.fault()?,
            Event::Start(number) => self.start(number),
            Event::Wake(number) => self.machines[number].asleep = None,
            Event::Joined(number) => self.machines[number].is_cut = false,
        }
        Ok(())
    }

    fn any(&mut self) -> usize {
        usize::try_from(self.below(NODES as u64)).unwrap_or_default()
    }

    fn table(&mut self) -> usize {
        usize::try_from(self.below(TABLES as u64)).unwrap_or_default()
    }

    /// A node that is up and awake does something.
    fn with(
        &mut self,
        number: usize,
        act: impl FnOnce(&mut Node, u64) -> Vec<Out>,
    ) -> Result<(), String> {
        let now = self.now;
        let machine = &mut self.machines[number];
        if !machine.is_up || machine.asleep.is_some() {
            return Ok(());
        }
        let clock = now * machine.rate / 1_000 + machine.ahead;
        let life = machine.life;
        for out in act(&mut machine.node, clock) {
            self.carry(number, life, out)?;
        }
        Ok(())
    }

    fn carry(&mut self, number: usize, life: u32, out: Out) -> Result<(), String> {
        match out {
            Out::Ask(id, request) => {
                let wait = self.delay();
                self.after(wait, Event::ToDatabase(number, life, id, request));
            }
            Out::Ack { table, act, place } => self.check.acked(self.now, table, act, place),
            Out::Pass { to, table, act } => {
                let wait = self.delay();
                self.after(wait, Event::Passed(to, table, act));
            }
            Out::Show { table, epoch, log } => {
                self.check.shown(&self.database, table, epoch, &log)?;
            }
        }
        Ok(())
    }

    /// A message arrives, unless it is lost on the way; so may the answer be.
    fn reach(
        &mut self,
        number: usize,
        life: u32,
        id: u64,
        request: &Request,
    ) -> Result<(), String> {
        let is_troubled = self.now < TROUBLE;
        let (there, back) = (self.below(100), self.below(100));
        if self.machines[number].is_cut || (is_troubled && there == 0) {
            return Ok(());
        }
        let name = format!("{number}.{life}");
        let reply = self.database.serve(self.now, &name, request)?;
        if !(is_troubled && back == 0) {
            let wait = self.delay();
            self.after(wait, Event::FromDatabase(number, life, id, reply));
        }
        Ok(())
    }

    /// Mostly short; now and then longer than a lease.
    fn delay(&mut self) -> u64 {
        let most = match self.below(200) {
            0 if self.now < TROUBLE => 8_000,
            1..10 => 400,
            _ => 12,
        };
        1 + self.below(most)
    }

    fn fault(&mut self) -> Result<(), String> {
        if self.now > TROUBLE {
            return Ok(());
        }
        let next = 500 + self.below(4_000);
        self.after(next, Event::Fault);
        self.faults += 1;
        let (number, span) = (self.any(), 200 + self.below(9_000));
        match self.below(5) {
            0 => self.end(number, span),
            1 => {
                self.with(number, Node::leave)?;
                // What it says last is still under way.
                self.end(number, span);
            }
            2 if self.machines[number].asleep.is_none() => {
                self.machines[number].asleep = Some(self.now + span);
                self.after(span, Event::Wake(number));
            }
            3 => {
                self.machines[number].is_cut = true;
                self.after(span, Event::Joined(number));
            }
            _ if self.mutant == Some(Mutant::WallClock) => {
                let machine = &mut self.machines[number];
                machine.ahead = machine.ahead.saturating_sub(span).max(1);
            }
            _ => {}
        }
        Ok(())
    }

    /// The process ends, and comes back as another node.
    fn end(&mut self, number: usize, span: u64) {
        let machine = &mut self.machines[number];
        if std::mem::replace(&mut machine.is_up, false) {
            machine.asleep = None;
            self.after(span, Event::Start(number));
        }
    }

    fn start(&mut self, number: usize) {
        let machine = &mut self.machines[number];
        (machine.is_up, machine.life) = (true, machine.life + 1);
        machine.node = Node::new(format!("{number}.{}", machine.life), self.mutant);
        let life = machine.life;
        self.after(0, Event::Tick(number, life));
    }
}
