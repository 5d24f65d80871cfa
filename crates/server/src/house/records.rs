//! The records of the house: of each kind the greatest feat of a game that everybody could see.

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

    /// Each feat is a row of its own, and only what is outdone goes: nodes whose games end in the same moment take nothing
    /// greater away from each other.
    async fn keep_records(&self, feats: Vec<FeatView>) -> Result<(), Wrong> {
        let _alone = self.0.records.lock().await;
        let mut known = self.records().await?;
        let mut is_broken = false;
        for feat in feats {
            let (key, value) = (key(&feat), serde_json::to_string(&feat));
            let value = value.map_err(|why| Wrong::Damaged(why.to_string()))?;
            if breaks(&mut known, feat) {
                let owner = HOUSE.to_owned();
                let kept = Kept { owner, value };
                self.store().keep(RECORDS, &key, kept).await?;
                is_broken = true;
            }
        }
        if is_broken {
            self.forget_outdone().await?;
        }
        Ok(())
    }

    async fn forget_outdone(&self) -> Result<(), Wrong> {
        let all = self.rows().await?;
        let stand = greatest(&all);
        for row in all.iter().filter(|row| !stand.contains(row)) {
            self.forget_row(row).await?;
        }
        Ok(())
    }

    /// The first ones were kept by their kind alone.
    async fn forget_row(&self, row: &FeatView) -> Result<bool, Wrong> {
        let by_table = self.store().forget(RECORDS, &key(row)).await?;
        Ok(by_table || self.store().forget(RECORDS, &named(row)).await?)
    }

    /// The records that were set at a table and stand; none where they cannot be read, for the end is told all the same.
    pub(crate) async fn records_of(&self, table: &str) -> Vec<FeatView> {
        let mut all = self.records().await.unwrap_or_default();
        all.retain(|record| record.table == table);
        all
    }

    /// The records of the house, at most one of each kind, by kind.
    ///
    /// # Errors
    /// Where the store does not answer.
    pub(crate) async fn records(&self) -> Result<Vec<FeatView>, Wrong> {
        Ok(greatest(&self.rows().await?))
    }

    /// Takes the record of a kind away, as if none had been set; says whether there was one.
    ///
    /// # Errors
    /// Where the store does not answer.
    pub(crate) async fn forget_record(&self, kind: &str) -> Result<bool, Wrong> {
        let _alone = self.0.records.lock().await;
        let mut is_gone = false;
        for row in self.rows().await? {
            if named(&row) == kind {
                is_gone |= self.forget_row(&row).await?;
            }
        }
        Ok(is_gone)
    }

    /// All rows: what was set last may not have been compared with others yet.
    async fn rows(&self) -> Result<Vec<FeatView>, Wrong> {
        let kept = self.store().owned(RECORDS, HOUSE).await?;
        let read = kept.iter().map(|kept| serde_json::from_str(&kept.value));
        // What another version has written is as if there were none.
        Ok(read.flatten().collect())
    }
}

/// Of each kind the greatest; of equals the one that was set first, whoever asks.
fn greatest(rows: &[FeatView]) -> Vec<FeatView> {
    let mut rows = rows.to_vec();
    rows.sort_by(|a, b| (a.at, &a.table).cmp(&(b.at, &b.table)));
    let mut stand = Vec::new();
    for row in rows {
        breaks(&mut stand, row);
    }
    stand.sort_by_key(|record| record.feat.kind);
    stand
}

/// What its kind is called.
fn named(feat: &FeatView) -> String {
    let kind = serde_json::to_value(feat.feat.kind).unwrap_or_default();
    kind.as_str().unwrap_or_default().to_owned()
}

/// Under what it is kept.
fn key(feat: &FeatView) -> String {
    format!("{} {}", named(feat), feat.table)
}

#[cfg(test)]
mod tests {
    use arena::FeatKind;
    use host::circle::Feat;

    use super::*;

    fn feat(table: &str, amount: u32, at: u64) -> FeatView {
        FeatView {
            feat: Feat {
                kind: FeatKind::HighestTurn,
                name: "Ann".to_owned(),
                member: None,
                from: None,
                amount,
                what: String::new(),
                step: 1,
            },
            table: table.to_owned(),
            game: "wimpout".to_owned(),
            at,
        }
    }

    #[test]
    fn of_each_kind_the_greatest_stands_and_of_equals_the_first() {
        let [low, high, later] = [feat("a", 60, 1), feat("b", 75, 2), feat("c", 75, 3)];
        for rows in [
            [&low, &high, &later],
            [&later, &low, &high],
            [&high, &later, &low],
        ] {
            let rows = rows.map(Clone::clone);
            assert_eq!(greatest(&rows), std::slice::from_ref(&high));
        }
        assert_eq!(key(&high), "highest-turn b");
    }
}
