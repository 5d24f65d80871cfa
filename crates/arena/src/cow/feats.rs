//! What a game of Unexploded Cow is remembered by.

use cow::{Event, Fact};

use crate::feat::{Feat, FeatKind};

/// Cows that went up, by what they brought or cost.
pub(super) fn feats(events: &[(usize, &Event)]) -> Vec<Feat> {
    let boom = |&(step, event): &(usize, &Event)| {
        let Event::Open(Fact::Exploded {
            cow, owner, value, ..
        }) = event
        else {
            return None;
        };
        let kind = if *value < 0 {
            FeatKind::CostliestCow
        } else {
            FeatKind::DearestCow
        };
        let (seat, amount, what) = (*owner, value.unsigned_abs(), cow.name.clone());
        Some(Feat {
            kind,
            seat,
            other: None,
            amount,
            what,
            step,
        })
    };
    events.iter().filter_map(boom).collect()
}
