//! The statistics of a guest: what each finished game was to them is worked out once, away from the tables, and kept
//! (U19).

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use arena::insight::{Career, Played, Study, careers};
use arena::{Limit, Stop};
use host::insight::{Matter, Question};
use serde::{Deserialize, Serialize};
use store::Kept;
use table::{Code, Seat, Viewer};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::replays::Kind;
use super::summary::Meta;
use super::{Guest, House, Wrong};

/// The space of the store in which is kept what games were to guests, by guest and table.
const PLAYED: &str = "played";
/// So many of a guest's newest games are looked at.
const MOST: usize = 300;
/// For so many guests games are worked out at the same time.
const GUESTS: usize = 16;
/// How long one game may be thought about.
const THOUGHT: Duration = Duration::from_secs(8);
/// How often a game is tried that was not worked out in that time, because much was going on, or because it is long.
const TRIES: u32 = 5;
/// How many games are played on from each position, where it is not solved: as many as for a report.
const GAMES: u32 = 40;

/// For so long whoever asks waits for what is being worked out.
const WAIT: Duration = Duration::from_millis(1500);

/// A finished game that is not worked out: when its table was opened, how often it was tried, and the table.
type Missing = (u64, u32, String);

/// The guests whose games are being worked out.
pub(super) type AtWork = std::sync::Mutex<BTreeSet<String>>;

/// How a guest has played here.
#[derive(Clone, Debug, Default)]
pub(crate) struct Statistics {
    /// What the games were to the guest, the oldest first.
    pub(crate) games: Vec<OneGame>,
    /// What they come to.
    pub(crate) careers: Vec<Career>,
    /// How many games could not be worked out.
    pub(crate) left_out: usize,
    /// How many are still to be worked out.
    pub(crate) missing: usize,
}

/// A game as a guest played it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct OneGame {
    /// When its table was opened, in milliseconds since 1970.
    pub(crate) at: u64,
    /// The table.
    pub(crate) table: String,
    /// What it was; nothing where that could not be worked out.
    pub(crate) played: Option<Played>,
    /// How often the time was too short so far.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) tries: u32,
}

impl OneGame {
    /// Whether it is not tried again.
    fn is_settled(&self) -> bool {
        self.played.is_some() || !(1..TRIES).contains(&self.tries)
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "asked so by serde")]
fn is_zero(tries: &u32) -> bool {
    *tries == 0
}

/// What came of working a game out.
#[derive(Debug)]
enum Came {
    /// This, or nothing that can be told.
    Settled(Option<Played>),
    /// The time was too short.
    Late,
}

impl House {
    /// How a guest has played so far. Games that are not worked out yet are begun with.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) async fn statistics(&self, guest: &Guest) -> Result<Statistics, Wrong> {
        let (so_far, missing) = self.so_far(guest).await?;
        if so_far.missing == 0 {
            return Ok(so_far);
        }
        // A few games do not take long.
        let Some(work) = self.work_out(guest, missing) else {
            return Ok(so_far);
        };
        let _ = timeout(WAIT, work).await;
        Ok(self.so_far(guest).await?.0)
    }

    /// What is known of a guest, and the finished games that are not.
    async fn so_far(&self, guest: &Guest) -> Result<(Statistics, Vec<Missing>), Wrong> {
        let kept = self.store().owned(PLAYED, &guest.id).await?;
        let known = kept
            .iter()
            .filter_map(|kept| serde_json::from_str::<OneGame>(&kept.value).ok());
        let mut known: Vec<OneGame> = known.collect();
        known.sort_by_key(|game| game.at);
        let missing = self.unknown(guest, &known).await?;
        known.retain(OneGame::is_settled);
        let statistics = Statistics {
            left_out: known.iter().filter(|game| game.played.is_none()).count(),
            missing: missing.len(),
            careers: careers(
                &known
                    .iter()
                    .filter_map(|game| game.played.clone())
                    .collect::<Vec<_>>(),
            ),
            games: known
                .into_iter()
                .filter(|game| game.played.is_some())
                .collect(),
        };
        Ok((statistics, missing))
    }

    /// The finished games of a guest that are not known yet, the oldest first, each with when it was opened.
    async fn unknown(&self, guest: &Guest, known: &[OneGame]) -> Result<Vec<Missing>, Wrong> {
        let mut missing = Vec::new();
        for id in self.tables_of(guest).await?.into_iter().take(MOST) {
            let known = known.iter().find(|game| game.table == id);
            if known.is_some_and(OneGame::is_settled) {
                continue;
            }
            let tries = known.map_or(0, |game| game.tries);
            let row = self.store().table(&id).await?;
            let meta = row.and_then(|row| Meta::read(&row.meta));
            if let Some(meta) = meta.filter(|meta| meta.summary.started && meta.summary.over) {
                missing.push((meta.summary.created, tries, id));
            }
        }
        missing.sort();
        Ok(missing)
    }

    /// Works games out one by one, unless that is being done for the guest, or for too many others.
    fn work_out(&self, guest: &Guest, missing: Vec<Missing>) -> Option<JoinHandle<()>> {
        let mut at_work = self.at_work();
        if at_work.len() >= GUESTS || !at_work.insert(guest.id.clone()) {
            return None;
        }
        drop(at_work);
        let (house, guest) = (self.clone(), guest.clone());
        Some(tokio::spawn(async move {
            for one in missing {
                if let Err(why) = house.work_one_out(&guest, one).await {
                    tracing::debug!(%why, "the statistics of a guest wait");
                    break;
                }
            }
            house.at_work().remove(&guest.id);
        }))
    }

    /// Works one out, and keeps what comes of it. Whatever is the fault of the house, and not of the game, is an error.
    async fn work_one_out(&self, guest: &Guest, (at, tries, id): Missing) -> Result<(), Wrong> {
        let (table, who) = (self.table(&id), guest.id.clone());
        let look = move |live: &super::Live| {
            let seat = live.seat_of(&who)?;
            let matter = live
                .room()
                .matter(Question::Report, Viewer::Seat(seat))
                .ok()?;
            Some((matter, seat))
        };
        let came = match table.look(look).await? {
            Some((matter, seat)) => self.played(&id, matter, seat).await?,
            None => Came::Settled(None),
        };
        let (played, tries) = match came {
            Came::Settled(played) => (played, 0),
            Came::Late => (None, tries + 1),
        };
        let game = OneGame {
            at,
            table: id,
            played,
            tries,
        };
        let value = serde_json::to_string(&game).expect("a game in short is plain data");
        let kept = Kept {
            owner: guest.id.clone(),
            value,
        };
        let key = format!("{} {}", guest.id, game.table);
        Ok(self.store().keep(PLAYED, &key, kept).await?)
    }

    /// What a game was to a seat.
    async fn played(&self, id: &str, matter: Matter, seat: Seat) -> Result<Came, Wrong> {
        let known = self.0.insights.find(id);
        let think = move |stop: Stop| {
            let study = match known {
                Some(study) => Ok(study),
                None => matter
                    .study(GAMES, &Limit::within(THOUGHT, stop), &mut |_, _| ())
                    .map(Arc::new),
            };
            let played = study.and_then(|study: Arc<Study>| matter.played(&study, seat));
            Ok(match played {
                Ok(played) => Came::Settled(Some(played)),
                Err(why) if why.code == Code::NotNow => Came::Late,
                Err(_) => Came::Settled(None),
            })
        };
        self.think_over(Kind::Career, think).await
    }

    fn at_work(&self) -> std::sync::MutexGuard<'_, BTreeSet<String>> {
        let at_work = self.0.at_work.lock();
        at_work.unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}
