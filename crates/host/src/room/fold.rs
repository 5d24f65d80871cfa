//! The fold: what each fact makes of a table. Nothing else changes one.

use std::collections::BTreeMap;

use table::{Code, Refusal, Secret};

use super::chair::Chair;
use super::clock::Clock;
use super::request::Asked;
use super::shoulder::Shoulders;
use super::{Effects, Fact, Millis, Plan, Room};
use crate::catalog::game;

impl Room {
    /// Brings a table back from its facts.
    ///
    /// # Errors
    /// `Corrupt` naming the fact that does not fit.
    pub fn restore(facts: impl IntoIterator<Item = Fact>) -> Result<Self, Refusal> {
        let mut facts = facts.into_iter();
        let Some(Fact::Opened {
            plan,
            secret,
            seed,
            at,
        }) = facts.next()
        else {
            return Err(Refusal::new(
                Code::Corrupt,
                "the first fact of a table must be its opening",
            ));
        };
        let secret = Secret::from_hex(&secret).ok_or_else(|| {
            Refusal::new(
                Code::Corrupt,
                "the secret of the table is not 64 hexadecimal digits",
            )
        })?;
        let mut room = Self::opened(plan, secret, seed, at)?;
        for fact in facts {
            let number = room.facts;
            room.apply(fact).map_err(|why| {
                Refusal::new(
                    Code::Corrupt,
                    format!("fact {number} of the table does not fit: {why}"),
                )
            })?;
        }
        Ok(room)
    }

    /// A table that has just been opened.
    fn opened(
        plan: Plan,
        secret: Secret,
        seed: Option<String>,
        at: Millis,
    ) -> Result<Self, Refusal> {
        Ok(Self {
            game: game(&plan.game)?,
            brought: plan.rules.clone(),
            plan,
            secret,
            seed,
            chairs: Vec::new(),
            table: None,
            lobby_proposal: None,
            lobby_proposals: 0,
            request: None,
            pause: None,
            tried: None,
            clock: Clock::new(at),
            log: Vec::new(),
            noted: 0,
            rematch: None,
            rematch_by: None,
            closed: None,
            nudged: BTreeMap::new(),
            shoulders: Shoulders::default(),
            facts: 1,
            bots: BTreeMap::new(),
        })
    }

    /// Folds in a fact of another room that is the same table: of one that is shown later to those who watch.
    ///
    /// # Errors
    /// The fact does not fit; nothing has changed then.
    pub fn catch_up(&mut self, fact: Fact) -> Result<(), Refusal> {
        self.apply(fact)
    }

    /// Folds a fact in and hands it on to be stored.
    pub(super) fn push(&mut self, fact: Fact, effects: &mut Effects) -> Result<(), Refusal> {
        self.apply(fact.clone())?;
        effects.facts.push(fact);
        Ok(())
    }

    /// Folds one fact in, or refuses it with nothing changed.
    fn apply(&mut self, fact: Fact) -> Result<(), Refusal> {
        match &fact {
            Fact::Opened { .. } => return Err(Refusal::new(Code::Corrupt, "a table opens once")),
            Fact::Sat { player, seat } => self.seated(player, *seat)?,
            Fact::SatLate { player } => self.chairs.push(Chair::new(player.clone())),
            Fact::StoodUp { seat, .. } => self.vacate(*seat)?,
            Fact::Renamed { seat, name } => self.renamed(*seat, name)?,
            Fact::LobbyProposed { seat, rules } => self.lobby_proposed(*seat, rules),
            Fact::LobbyVoted { seat, yes } => self.lobby_voted(*seat, *yes),
            Fact::Started { header, at } => self.started(header, *at)?,
            Fact::Stepped { step, at, client } => self.stepped(step, *at, client.as_ref())?,
            Fact::TakeBackAsked { seat, to } => self.requested(*seat, Asked::TakeBack(*to)),
            Fact::PauseAsked { seat } => self.requested(*seat, Asked::Pause),
            Fact::RemovalAsked { by, seat, present } => {
                self.requested(*by, Asked::Removal(*seat, present.clone()));
            }
            Fact::Removed { .. } | Fact::RemovalDropped { .. } => self.request = None,
            Fact::TakeBackAnswered { seat, yes }
            | Fact::PauseAnswered { seat, yes }
            | Fact::RemovalAnswered { seat, yes } => {
                self.answered(*seat, *yes);
            }
            Fact::Paused { at, until } => self.paused(*at, *until),
            Fact::WentOn { at, .. } => self.went_on(*at),
            Fact::StoodIn {
                seat,
                bot,
                for_good,
                wanted,
            } => {
                let chair = self.chair_mut(*seat)?;
                chair.stand_in = Some(bot.clone());
                chair.is_wanted = *wanted;
                chair.has_left |= for_good;
            }
            // Their clock has run on: who could stop it by going away could stop it for ever.
            Fact::Returned { seat, .. } => self.chair_mut(*seat)?.stand_in = None,
            Fact::Measured { measured } => self.was_measured(measured.clone()),
            Fact::Nudged { seat, at, .. } => {
                self.nudged.insert(*seat, *at);
            }
            Fact::HandShown { seat, shown } => self.hand_shown(*seat, *shown),
            Fact::Said { .. } | Fact::LobbyAdopted { .. } => {}
            Fact::Resumed { at } => self.clock.resume(*at),
            Fact::Rematched { table, by } => {
                self.rematch = Some(table.clone());
                self.rematch_by = *by;
            }
            Fact::Closed { why } => self.closed = Some(why.clone()),
        }
        self.note(fact);
        self.facts += 1;
        Ok(())
    }
}
