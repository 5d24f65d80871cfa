//! Rules of one's own that come in from outside (O5): a text that never answers is refused before a table or a book hears of
//! it, whoever opens, proposes or asks through which door. It is found out on a thread of its own, in turn with all that is
//! brought. What is in force or recorded is not asked again, so records replay as they did.

use ::table::{OWN_PREFIX, Settings};
use host::{can_answer, texts_brought};

use crate::house::{House, Origin, Table, Who, Wrong};

impl House {
    /// Refuses rules of which one never answers; those that are in force need not be asked.
    pub(in crate::house) async fn admits(
        &self,
        game: &str,
        in_force: &Settings,
        change: &Settings,
    ) -> Result<(), Wrong> {
        let game = host::game(game)?.slug();
        let texts = texts_brought(game, in_force, change);
        if texts.is_empty() {
            return Ok(());
        }
        let read = move || Ok(can_answer(game, &texts)?);
        self.play_over(Origin::Brought, read).await
    }
}

impl Table {
    /// The same of a proposal at a table. Whoever has no seat there is refused by the table.
    pub(in crate::house) async fn admits(&self, who: &Who, change: &Settings) -> Result<(), Wrong> {
        let is_own = |slug: &String| slug.starts_with(OWN_PREFIX);
        let Some(house) = self.house().filter(|_| change.0.keys().any(is_own)) else {
            return Ok(());
        };
        let guest = who.guest.clone();
        let there = self.look_in(move |live| {
            let room = live.room();
            let seat = live.seat_of(&guest)?;
            Some((seat, room.plan().game.clone(), room.settings()))
        });
        match there.await? {
            Some((_, game, in_force)) => house.admits(&game, &in_force, change).await,
            None => Ok(()),
        }
    }
}
