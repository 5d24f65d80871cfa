//! What a game that is over may hold of the records of its house: the feats of people at a table that everybody may see.

use table::{AnyTable, LuckSource, OWN_PREFIX, Settings, Step};

use crate::circle::{Feat, FeatView, MemberId, feats};
use crate::room::{Millis, Room};

/// The feats of a game that is over that one is proud of, as the records of a house take them; nothing of a private table, for
/// what is private stands in no list, and nothing where a table was for learning, had rules or pieces of its own, or luck that was
/// not drawn for it: what is great there is not great elsewhere. Bots hold no record.
#[must_use]
pub fn proud_feats(room: &Room, id: &str, at: Millis) -> Vec<FeatView> {
    let plan = room.plan();
    let is_private = plan.private || plan.book.is_some();
    let counts = room.is_over() && !is_private && !plan.coach.is_on();
    let Some(table) = room.table().filter(|table| counts && is_usual(*table)) else {
        return Vec::new();
    };
    // Whoever plays themselves is somebody; who they are is nobody's business here.
    let people = |seat| (!room.is_bot(seat)).then_some(MemberId(0));
    let all = feats(table, &people).into_iter();
    let proud = all.filter(|feat| feat.kind.is_proud() && feat.member.is_some());
    let view = |feat| FeatView {
        feat: Feat {
            member: None,
            ..feat
        },
        table: id.to_owned(),
        game: plan.game.clone(),
        at,
    };
    proud.map(view).collect()
}

/// Whether a game was played by rules and pieces that every table may have, to its end.
fn is_usual(table: &dyn AnyTable) -> bool {
    let record = table.record();
    let has_own = |set: &Settings| set.0.keys().any(|slug| slug.starts_with(OWN_PREFIX));
    let is_drawn = matches!(record.header.luck, LuckSource::Committed { .. });
    // Also one that was voted in and dropped again.
    let mut steps = record.steps.iter();
    let proposed =
        steps.any(|step| matches!(step, Step::Propose { propose, .. } if has_own(propose)));
    is_drawn && record.header.materials.0.is_empty() && !has_own(&record.header.rules) && !proposed
}
