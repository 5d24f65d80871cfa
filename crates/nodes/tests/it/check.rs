//! What must hold whatever happens.

use crate::database::{Database, Entry};

/// What was told to people.
#[derive(Debug, Default)]
pub(crate) struct Check {
    /// Of each table, the acts that were acknowledged: which, and its place in the log.
    acked: Vec<Vec<(u64, u64)>>,
    pub(crate) count: u64,
    /// When an act was acknowledged last at each table, and the longest wait between two.
    last: Vec<u64>,
    pub(crate) longest: u64,
}

impl Check {
    pub(crate) fn new(tables: usize) -> Self {
        Self {
            acked: vec![Vec::new(); tables],
            last: vec![0; tables],
            ..Self::default()
        }
    }

    pub(crate) fn acked(&mut self, now: u64, table: usize, act: u64, place: u64) {
        self.acked[table].push((act, place));
        self.count += 1;
        self.longest = self.longest.max(now - self.last[table]);
        self.last[table] = now;
    }

    /// Somebody is shown a table by a node of some epoch.
    pub(crate) fn shown(
        &self,
        database: &Database,
        table: usize,
        epoch: u64,
        log: &[Entry],
    ) -> Result<(), String> {
        let row = &database.rows[table];
        if row.log.get(..log.len()) != Some(log) {
            return Err(format!(
                "table {table}: something is shown that is not stored"
            ));
        }
        let known = self.acked[table].iter().map(|(_, place)| *place).max();
        if known.is_some_and(|known| known > log.len() as u64) {
            return Err(format!("table {table}: an acknowledged act is not shown"));
        }
        if epoch != row.epoch {
            return Err(format!("table {table}: two nodes serve it"));
        }
        Ok(())
    }

    /// Every act that was acknowledged stands once in its log, at its place.
    pub(crate) fn end(&self, database: &Database) -> Result<(), String> {
        for (table, (acked, row)) in self.acked.iter().zip(&database.rows).enumerate() {
            for (act, place) in acked {
                let at = usize::try_from(*place).unwrap_or(usize::MAX) - 1;
                if row.log.get(at).is_none_or(|entry| entry.act != *act) {
                    return Err(format!("table {table}: the acknowledged act {act} is lost"));
                }
            }
            let mut acts: Vec<_> = row.log.iter().map(|entry| entry.act).collect();
            acts.sort_unstable();
            acts.dedup();
            if acts.len() != row.log.len() {
                return Err(format!("table {table}: an act stands twice"));
            }
        }
        Ok(())
    }
}
