//! What is new: at the table, or in the lobby for who is there.

use std::sync::Arc;

use host::OwnText;
use host::circle::feat_told;
use speech::ending::HouseRecords;
use speech::{Tongue, circle, lobby as say};

use super::at::{At, Sight};
use super::{Said, Talk};
use crate::house::{CircleReader, House, Live, Origin, Wrong};
use crate::telnet::lobby::{Heard, Place};
use crate::telnet::text::{Tint, Told};

impl Talk {
    /// Comes to an end when there is something new: at the table, or in the lobby for who is there.
    pub(in crate::telnet) async fn news(&mut self) {
        if let Some(far) = &mut self.far {
            let told = far.news().await;
            return self.note_far(told);
        }
        tokio::select! {
            () = stirs(self.following.as_mut()) => self.circle_stirs = true,
            said = here(self.at.as_mut(), self.place.as_mut()) => self.overheard.extend(said),
        }
    }

    /// Says what is new.
    pub(in crate::telnet) async fn tell(&mut self, width: usize) -> Said {
        if let Some(said) = self.tell_far(width).await {
            return said;
        }
        if !self.overheard.is_empty() {
            return self.tell_overheard().await;
        }
        if std::mem::take(&mut self.circle_stirs) {
            return self.tell_circle().await;
        }
        match self.tell_news(width).await {
            Ok(said) => said,
            Err(Wrong::Elsewhere(address)) => self.follow_table(&address, width).await,
            Err(why) => {
                self.leave_table();
                let why = speech::refused(&why.to_string(), self.tongue)
                    .into_owned()
                    .into();
                Said::line(self.told(&say::TableGone { why }))
            }
        }
    }

    /// Says what was said in the lobby, but for those whom they do not want to hear.
    async fn tell_overheard(&mut self) -> Said {
        let overheard = std::mem::take(&mut self.overheard);
        let muted = self.muted().await.unwrap_or_default();
        let heard = overheard.iter().filter(|said| !muted.has(&said.name));
        let talk = heard.map(|said| Told {
            text: said.sentence.clone(),
            tint: Tint::Talk,
        });
        Said {
            lines: talk.collect(),
            ..Said::default()
        }
    }

    /// Says what others have done in the circle they have gone to.
    async fn tell_circle(&mut self) -> Said {
        if self.following.as_ref().is_some_and(CircleReader::waits) {
            return self.tell_circles_door().await.unwrap_or_default();
        }
        let Some(reader) = &mut self.following else {
            return Said::default();
        };
        let Ok(told) = reader.told_typed(self.tongue).await else {
            let is_out = reader.stays().await.is_err();
            self.following = None;
            if !is_out {
                return Said::default();
            }
            self.circle = None;
            return Said::line(self.told(&circle::YouAreOut {}));
        };
        let lines = told.into_iter().map(|text| Told {
            text,
            tint: Tint::Talk,
        });
        Said {
            lines: lines.collect(),
            ..Said::default()
        }
    }

    async fn tell_news(&mut self, width: usize) -> Result<Said, Wrong> {
        let (now, muted) = (self.house.now(), self.muted().await?);
        let Some(at) = &mut self.at else {
            return Ok(Said::default());
        };
        let guest = self.guest.as_ref().map(|(guest, _)| guest.id.clone());
        let mut lines = at.lines.clone();
        lines.muted = muted.names().to_vec();
        lines.width = width;
        let (own, id) = (guest.clone(), at.table.id().to_owned());
        let look = move |live: &Live| {
            let now = now.saturating_sub(live.lag());
            Sight::of((&id, live), own.as_deref(), lines, now)
        };
        let mut sight = at.table.look_as(guest.as_deref(), look).await?;
        let texts = at.unread(&mut sight);
        let texts = explained(&self.house, sight.game(), texts, self.tongue).await;
        let (had_ended, id) = (at.ended, at.table.id().to_owned());
        let mut said = at.tell(sight, texts, self.tongue);
        let ends_now = at.ended && !had_ended;
        if ends_now {
            let set = self.records_set(&id).await;
            said.lines.extend(set.into_iter().map(Told::from));
        }
        if let Some(guest) = guest.filter(|_| ends_now) {
            let asked = self.asked_to_keep(&guest, &id).await;
            said.lines.extend(asked.map(|text| Told {
                text,
                tint: Tint::Asked,
            }));
        }
        Ok(said)
    }

    /// The records of the house that a game has set, each with the address of its step.
    async fn records_set(&self, table: &str) -> Vec<String> {
        let records = self.house.records_of(table).await;
        let heading = (!records.is_empty()).then(|| self.told(&HouseRecords {}));
        let told = records
            .iter()
            .map(|one| format!("  {}", feat_told(one, self.telling())));
        heading.into_iter().chain(told).collect()
    }
}

/// Comes to an end when something comes to pass in a circle.
async fn stirs(following: Option<&mut CircleReader>) {
    match following {
        Some(reader) => reader.changed().await,
        None => std::future::pending().await,
    }
}

/// Comes to an end when there is something new at the table, or else with what was said in the lobby.
async fn here(at: Option<&mut At>, place: Option<&mut Place>) -> Option<Arc<Heard>> {
    if let Some(at) = at {
        if at.news.changed().await.is_ok() {
            return None;
        }
    } else if let Some(place) = place {
        return Some(place.hear().await);
    }
    std::future::pending().await
}

/// Texts and what they do; nothing where the house has no time for that, for the vote can be held without.
async fn explained(house: &House, game: &str, texts: Vec<OwnText>, tongue: Tongue) -> Vec<Told> {
    let told = house.texts_told(Origin::Ours, game, &texts, tongue).await;
    Said::written(told.unwrap_or_default()).lines
}
