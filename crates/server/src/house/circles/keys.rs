//! The keys of members: a link or code that the house can always make again, like a seat's (K2, K7, P2).

use host::circle::MemberId;

use super::{LiveCircle, outsider};
use crate::house::{House, Who, Wrong};

/// How many letters of its signature a member's key shows: 50 bits.
const MEMBER_KEY: usize = 10;

impl House {
    /// The key of a member with that number: no two ways to get one share a number.
    fn key_of_member(&self, circle: &str, member: MemberId, number: u32) -> String {
        let signed = format!("{circle} {} {number}", member.0);
        let signature = self.0.key.sign("member", &signed);
        format!("{circle}-{}", &signature[..MEMBER_KEY])
    }

    /// The key of the member that a guest is.
    pub(crate) async fn member_key(&self, circle: &str, guest: &str) -> Result<String, Wrong> {
        let own = guest.to_owned();
        let look = move |live: &LiveCircle| {
            live.member_of(&own)
                .map(|member| (member, live.circle().key(member)))
        };
        let (member, number) = self
            .slot(circle)
            .look(self, look)
            .await?
            .ok_or_else(outsider)?;
        Ok(self.key_of_member(circle, member, number))
    }

    /// The keys that a guest is to hand over: those to come of members for whom they vouch, which open once the old ones are
    /// dead, and those that were made anew and that nobody has used yet.
    pub(crate) async fn vouched_keys(
        &self,
        circle: &str,
        guest: &str,
    ) -> Result<Vec<(MemberId, String)>, Wrong> {
        let own = guest.to_owned();
        let look = move |live: &LiveCircle| {
            let machine = live.circle();
            let me = live.member_of(&own)?;
            let members = || machine.members().filter(|id| machine.is_member(*id));
            let vouched = members().filter_map(|id| {
                let (by, number) = machine.vouched(id)?;
                (by == me).then_some((id, number))
            });
            let handed =
                members().filter(|id| machine.handed(*id) == Some(me) && !live.is_held(*id));
            let all = vouched.chain(handed.map(|id| (id, machine.key(id))));
            Some(all.collect::<Vec<_>>())
        };
        let found = self.slot(circle).look(self, look).await?;
        let vouched = found.ok_or_else(outsider)?;
        Ok(vouched
            .into_iter()
            .map(|(id, number)| (id, self.key_of_member(circle, id, number)))
            .collect())
    }

    /// The circle and member that a key holds, and the member's name.
    ///
    /// # Errors
    /// `NoMemberKey`: there is no such key, or it is dead, or not yet alive.
    pub(crate) async fn member_of_key(
        &self,
        key: &str,
    ) -> Result<(String, MemberId, String), Wrong> {
        let key = key.trim().to_lowercase();
        let (circle, _) = key.split_once('-').ok_or(Wrong::NoMemberKey)?;
        let look = |live: &LiveCircle| {
            let machine = live.circle();
            let all = machine.members().filter(|id| machine.is_member(*id));
            let all = all.map(|id| {
                (
                    id,
                    machine.key(id),
                    machine.member_name(id).unwrap_or_default().to_owned(),
                )
            });
            all.collect::<Vec<_>>()
        };
        // A key that was vouched for may just have come alive.
        self.circle(circle, None).await.map_err(|why| match why {
            Wrong::NoCircle => Wrong::NoMemberKey,
            why => why,
        })?;
        let all = self.slot(circle).look(self, look).await?;
        let found = all
            .into_iter()
            .find(|(id, number, _)| self.key_of_member(circle, *id, *number) == key);
        let (member, _, name) = found.ok_or(Wrong::NoMemberKey)?;
        Ok((circle.to_owned(), member, name))
    }

    /// Holds the member of a key from now on, beside the devices that do already; the circle's id comes back.
    pub(crate) async fn hold_member(&self, who: &Who, key: &str) -> Result<String, Wrong> {
        let (circle, member, _) = self.member_of_key(key).await?;
        let slot = self.slot(&circle);
        slot.hold(self, who.guest.clone(), member).await?;
        self.note_coming(&slot, &who.guest, member).await?;
        self.remember_circle(&who.guest, &circle).await?;
        Ok(circle)
    }
}
