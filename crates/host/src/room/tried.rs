//! What the change that is voted on would do (U23): what was measured once, or is for this table.

use speech::lab::Measured;
use table::{Refusal, Settings, Viewer, own_rules};

use super::{Effects, Fact, Room};
use crate::measured::measured_changes;
use crate::pieces::pieces_of;
use crate::trial::Trial;

/// A change of rules that was measured at this table.
#[derive(Clone, Debug)]
pub(super) struct Tried {
    rules: Settings,
    change: Settings,
    measured: Measured,
}

impl Room {
    /// The change that is voted on, if it is to be measured; nothing where what it would do is known.
    pub fn on_trial(&self) -> Option<&Settings> {
        let change = self.open_change()?;
        if pieces_of(change).next().is_some() {
            return None;
        }
        let is_one = change.0.len() == 1;
        let is_known = self.tried().is_some() || (is_one && !self.once(change).is_empty());
        (!is_known).then_some(change)
    }

    /// The same with all that is needed to measure it.
    pub fn trial(&self) -> Option<Trial> {
        let change = self.on_trial()?;
        let materials = self.plan.materials.clone();
        // Before the start there may be too few yet.
        let seats = self.chairs.len().max(*self.game.seats().start());
        let (rules, change) = (self.settings(), change.clone());
        Some(Trial::allowed(self.game, rules, change, materials, seats))
    }

    /// What the change that is voted on would do, as far as it is known: measured for this table, else what was measured
    /// once beside the usual rules, one change at a time.
    pub fn would_do(&self) -> Vec<Measured> {
        let Some(change) = self.open_change() else {
            return Vec::new();
        };
        match self.tried() {
            Some(tried) => vec![tried.measured.clone()],
            None => self.once(change).into_iter().cloned().collect(),
        }
    }

    /// What was measured once of a change, where it can be of this table.
    fn once(&self, change: &Settings) -> Vec<&'static Measured> {
        if !self.plan.materials.0.is_empty() {
            return Vec::new();
        }
        measured_changes(self.game.slug(), &self.settings(), change)
    }

    /// The text of a rule of the table's own by its name: as it is voted on, else as it waits for its situation or is in
    /// force.
    pub fn own_rule(&self, name: &str) -> Option<String> {
        let of = |set: &Settings| {
            let mut all = own_rules(set);
            let found = all.find(|(known, _)| *known == name);
            found.map(|(_, text)| text.to_owned())
        };
        let proposed = self.open_change().and_then(of);
        let adopted = || of(&self.adopted());
        proposed.or_else(adopted).or_else(|| of(&self.settings()))
    }

    /// What all have agreed to and is not in force before its situation comes (W19).
    pub fn adopted(&self) -> Settings {
        let glance = self
            .table
            .as_ref()
            .map(|table| table.glance(Viewer::Spectator));
        let waits = glance.iter().flat_map(|glance| glance.adopted());
        Settings(
            waits
                .map(|one| (one.rule.clone(), one.value.clone()))
                .collect(),
        )
    }

    /// The pieces of a kind that are voted on, else those of the table's own that it plays with.
    pub fn own_pieces(&self, kind: &str) -> Option<String> {
        let of = |set: &Settings| {
            let mut all = pieces_of(set).filter(|(_, text)| *text != "off");
            let found = all.find(|(known, _)| *known == kind);
            found.map(|(_, text)| text.to_owned())
        };
        let proposed = self.open_change().and_then(of);
        proposed.or_else(|| self.plan.materials.0.get(kind).cloned())
    }

    /// What was measured is told where it is still what is voted on.
    pub(super) fn measured(
        &mut self,
        change: &Settings,
        measured: Measured,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        if self.on_trial() == Some(change) {
            self.push(Fact::Measured { measured }, effects)?;
        }
        Ok(())
    }

    /// Keeps what was measured of the change that is voted on.
    pub(super) fn was_measured(&mut self, measured: Measured) {
        self.tried = self.open_change().cloned().map(|change| Tried {
            rules: self.settings(),
            change,
            measured,
        });
    }

    fn tried(&self) -> Option<&Tried> {
        let (tried, change) = self.tried.as_ref().zip(self.open_change())?;
        (tried.change == *change && tried.rules == self.settings()).then_some(tried)
    }

    /// The number of the open proposal.
    pub(crate) fn open_proposal(&self) -> Option<u32> {
        let lobby = self.lobby_proposal.as_ref().map(|open| open.id);
        let game = || Some(self.table.as_ref()?.proposal()?.id);
        lobby.or_else(game)
    }

    /// The change that is voted on.
    pub fn open_change(&self) -> Option<&Settings> {
        let lobby = self.lobby_proposal.as_ref().map(|open| &open.rules);
        let game = || Some(&self.table.as_ref()?.proposal()?.rules);
        lobby.or_else(game)
    }
}
