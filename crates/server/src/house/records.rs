//! The records of the house: of each kind the greatest feat of a game that everybody could see, at most one row a kind.

use std::time::Duration;

use host::circle::{FeatView, breaks};
use store::Kept;
use tokio::time::timeout;

use super::{House, Wrong};

/// The space of the store in which they are kept, each by its kind.
const RECORDS: &str = "record";
/// No game waits longer for them at its end.
const PATIENCE: Duration = Duration::from_secs(1);
/// Whose they are there.
const HOUSE: &str = "house";

impl House {
    /// Keeps the feats of a game that has just ended which are greater than those known, before anybody sees the end. A game
    /// ends all the same where they cannot be kept.
    pub(super) async fn note_records(&self, feats: Vec<FeatView>) {
        if feats.is_empty() {
            return;
        }
        let kept = timeout(PATIENCE, self.keep_records(feats)).await;
        match kept {
            Ok(Ok(())) => {}
            Ok(Err(why)) => tracing::warn!(%why, "the records of the house could not be kept"),
            Err(_) => tracing::warn!("the records of the house could not be kept in time"),
        }
    }

    async fn keep_records(&self, feats: Vec<FeatView>) -> Result<(), Wrong> {
        let _alone = self.0.records.lock().await;
        let mut known = self.records().await?;
        for feat in feats {
            let (key, value) = (key(&feat), serde_json::to_string(&feat));
            let value = value.map_err(|why| Wrong::Damaged(why.to_string()))?;
            if breaks(&mut known, feat) {
                let owner = HOUSE.to_owned();
                let kept = Kept { owner, value };
                self.store().keep(RECORDS, &key, kept).await?;
            }
        }
        Ok(())
    }

    /// The records that were set at a table and stand; none where they cannot be read, for the end is told all the same.
    pub(crate) async fn records_of(&self, table: &str) -> Vec<FeatView> {
        let mut all = self.records().await.unwrap_or_default();
        all.retain(|record| record.table == table);
        all.sort_by_key(|record| record.feat.kind);
        all
    }

    async fn records(&self) -> Result<Vec<FeatView>, Wrong> {
        let kept = self.store().owned(RECORDS, HOUSE).await?;
        let read = kept.iter().map(|kept| serde_json::from_str(&kept.value));
        // What another version has written is as if there were none.
        Ok(read.flatten().collect())
    }
}

/// Under what it is kept.
fn key(feat: &FeatView) -> String {
    let kind = serde_json::to_value(feat.feat.kind).unwrap_or_default();
    kind.as_str().unwrap_or_default().to_owned()
}
