//! Who is here: that is noted once a day, and ends their leave (K6). Whoever sits or looks at a table under the book is here
//! for its circle too.

use std::collections::HashMap;
use std::sync::Arc;

use host::circle::{Command, Deed, MemberId};
use host::{DAY, Millis};

use super::live::LiveCircle;
use super::slot::Slot;
use crate::house::{House, Wrong};

/// For so long it is no news that the same guest is at the same table.
const AGAIN: Millis = DAY / 24;
/// Of so many guests a table remembers it.
const REMEMBERED: usize = 64;

/// When a circle heard last of who is at a table of it, by guest.
#[derive(Debug, Default)]
pub(in crate::house) struct Heard(HashMap<String, Millis>);

impl Heard {
    /// Whether a circle is to hear that a guest is at its table.
    pub(in crate::house) fn is_news(&mut self, guest: &str, now: Millis) -> bool {
        let known = self.0.get(guest);
        if guest.is_empty() || known.is_some_and(|last| now < last + AGAIN) {
            return false;
        }
        if self.0.len() >= REMEMBERED {
            self.0.clear();
        }
        self.0.insert(guest.to_owned(), now);
        true
    }
}

impl House {
    /// A guest is at a table under a book: where they are a member, they are here (K6), beside everything else.
    pub(in crate::house) fn note_at_table(&self, table: &str, guest: &str) {
        let (house, table, guest) = (self.clone(), table.to_owned(), guest.to_owned());
        self.spawn_until_stopped(async move {
            let told = async {
                match house.circle_of_table(&guest, &table).await? {
                    Some(id) => house.circle(&id, Some(&guest)).await.map(drop),
                    None => Ok(()),
                }
            };
            if let Err(why) = told.await {
                tracing::warn!(table, %why, "a circle could not be told who is at its table");
            }
        });
    }

    /// Whoever looks is here.
    pub(super) async fn note_coming(
        &self,
        slot: &Arc<Slot>,
        guest: &str,
        member: MemberId,
    ) -> Result<(), Wrong> {
        let now = self.now();
        slot.enters(member, guest, now);
        let is_news = move |live: &LiveCircle| live.circle().is_to_come(member, now);
        if slot.look(self, is_news).await? {
            let coming = Command::Do(member, Deed::Come, None);
            match slot.order(self, guest.to_owned(), coming).await {
                // Where nothing more can be written down they may look all the same.
                Ok(()) | Err(Wrong::Refused(_)) => {}
                Err(why) => return Err(why),
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guest_at_a_table_is_news_once_an_hour() {
        let mut heard = Heard::default();
        assert!(heard.is_news("ann", 0) && heard.is_news("ben", 0));
        assert!(!heard.is_news("ann", AGAIN - 1) && !heard.is_news("", 0));
        assert!(heard.is_news("ann", AGAIN));
    }
}
