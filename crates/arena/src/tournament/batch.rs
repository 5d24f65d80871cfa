//! Some deals of a tournament, played by several threads at the same time and told in their order.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use table::Refusal;

use super::Tournament;
use super::seating::{Failed, Seating};
use crate::{Bots, Quick};

/// One deal at one table: the places of its entrants by rotation, and who failed.
pub(super) struct Dealt {
    pub(super) games: Vec<Vec<u16>>,
    pub(super) failed: Vec<Failed>,
}

/// The bots of a thread at every table it has played, kept from deal to deal: some work long before their first act.
pub(super) type Kept<G> = Vec<(Vec<usize>, Vec<Seating<G>>)>;

/// Deals that are played at the same time.
pub(super) struct Batch<'a, G> {
    pub(super) game: &'a G,
    pub(super) plan: &'a Tournament<'a>,
    pub(super) tasks: &'a [(u32, &'a [usize])],
}

impl<G: Bots> Batch<'_, G> {
    /// Plays them all; what was not reached before somebody stopped it is nothing.
    pub(super) fn play(
        &self,
        workers: &mut [Kept<G>],
        heard: &(dyn Fn(usize) + Sync),
    ) -> Result<Vec<Option<Dealt>>, Refusal> {
        let (next, played) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let all = Mutex::new(Vec::new());
        let work = |kept: &mut Kept<G>| -> Result<(), Refusal> {
            while !self.plan.stop.is_told() {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some((deal, table)) = self.tasks.get(index) else {
                    break;
                };
                let dealt = self.deal(kept, *deal, table)?;
                let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
                all.push((index, dealt));
                heard(played.fetch_add(1, Ordering::Relaxed) + 1);
            }
            Ok(())
        };
        std::thread::scope(|scope| {
            let working: Vec<_> = workers
                .iter_mut()
                .map(|kept| scope.spawn(|| work(kept)))
                .collect();
            working
                .into_iter()
                .try_for_each(|worker| match worker.join() {
                    Ok(done) => done,
                    Err(panic) => std::panic::resume_unwind(panic),
                })
        })?;
        let mut played: Vec<Option<Dealt>> = self.tasks.iter().map(|_| None).collect();
        let all = all.into_inner().unwrap_or_else(PoisonError::into_inner);
        for (index, dealt) in all {
            played[index] = Some(dealt);
        }
        Ok(played)
    }

    /// One deal at one table, from each rotation of its seats.
    fn deal(&self, kept: &mut Kept<G>, deal: u32, table: &[usize]) -> Result<Dealt, Refusal> {
        let known = kept.iter().position(|(known, _)| known == table);
        let at = known.unwrap_or(kept.len());
        if known.is_none() {
            kept.push((table.to_vec(), Seating::all(self.game, self.plan, table)?));
        }
        let luck = Quick::new(&self.plan.seed, deal.into());
        let (mut games, mut failed) = (Vec::new(), Vec::new());
        for seating in &mut kept[at].1 {
            let (places, failure) = seating.play(self.game, luck.clone());
            games.push(places);
            failed.extend(failure);
        }
        Ok(Dealt { games, failed })
    }
}
