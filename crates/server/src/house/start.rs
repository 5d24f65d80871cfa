//! The first moments of a house: what is on its shelf, and which tables must be brought back without being asked for.

use std::sync::Arc;

use futures_util::StreamExt as _;
use store::StoreError;

use super::House;
use super::circles::is_circle;
use super::summary::Meta;

/// How many tables are brought back at the same time before anybody asks for them.
const WAKING: usize = 4;

impl House {
    /// Puts every table that is not closed on the shelf, as the store lists it, without playing it over. The ids of those
    /// come back that something happens at by itself, or of which the store does not say.
    pub(super) async fn fill_shelf(&self) -> Result<Vec<String>, StoreError> {
        let mut asleep = Vec::new();
        for row in self.store().open_tables().await? {
            let row = match row {
                Ok(row) => row,
                Err(why) => {
                    tracing::error!(%why, "a table is not listed");
                    continue;
                }
            };
            if is_circle(&row.id) {
                self.count_circle();
                continue;
            }
            let meta = Meta::read(&row.meta);
            if meta.as_ref().is_none_or(|meta| meta.wakes) {
                asleep.push(row.id);
            }
            if let Some(meta) = meta {
                self.shelf().put(Arc::clone(&meta.summary), row.touched);
            }
        }
        Ok(asleep)
    }

    /// Brings tables back while the doors are open, so that clocks run and bots act where nobody asks. Whoever comes to
    /// one of them in the meantime does not wait for the others.
    pub(super) fn wake(&self, asleep: Vec<String>) {
        let house = self.clone();
        self.spawn_until_stopped(async move {
            let woken = asleep.into_iter().map(|id| {
                let table = house.table(&id);
                async move { table.look(|_| ()).await }
            });
            let woken = futures_util::stream::iter(woken).buffer_unordered(WAKING);
            woken.for_each(|_| std::future::ready(())).await;
        });
    }
}
