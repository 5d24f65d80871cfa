//! Advice and reports, worked out away from the tables: on a thread of their own, one at a time, with an end. People's
//! acts never wait for them.

use std::sync::Arc;
use std::time::Duration;

use arena::insight::Study;
use arena::{Limit, Stop};
use host::insight::{Advice, Mark, Matter, Question, Review};
use speech::Reader;
use table::{Code, Refusal, Seat, Viewer};

use super::kept::Kept;
use super::replays::Kind;
use super::{House, Live, Table, Wrong};

/// How long one may be thought about.
const THOUGHT: Duration = Duration::from_secs(8);
/// How many games are played on from each position of a report, where it is not solved.
const GAMES: u32 = 40;
/// The reports that were asked for last, by table.
pub(super) type Insights = Kept<Study>;

impl House {
    /// What is best now for the seat that a guest holds.
    ///
    /// # Errors
    /// Why the table gives no advice, and `ManyRecords` where too many ask.
    pub(crate) async fn advice(
        &self,
        table: &Table,
        guest: Option<String>,
        tongue: speech::Tongue,
    ) -> Result<Advice, Wrong> {
        let (matter, seat, reader) = asked(table, guest, tongue, Question::Advice).await?;
        let think = move |stop| Ok(matter.advice(seat, &limit(stop), reader)?);
        self.think_over(Kind::Insight, think).await
    }

    /// How good the last decision of the seat was that a guest holds (U12).
    ///
    /// # Errors
    /// Why the table gives no advice, or there is no decision yet, and `ManyRecords` where too many ask.
    pub(crate) async fn mark(
        &self,
        table: &Table,
        guest: Option<String>,
        tongue: speech::Tongue,
    ) -> Result<Mark, Wrong> {
        let (matter, seat, reader) = asked(table, guest, tongue, Question::Grade).await?;
        let think = move |stop| Ok(matter.mark(seat, &limit(stop), reader)?);
        self.think_over(Kind::Insight, think).await
    }

    /// How a finished game was played, in the words of a reader.
    ///
    /// # Errors
    /// Why there is no report, and `ManyRecords` where too many ask.
    pub(crate) async fn review(&self, table: &Table, reader: Reader) -> Result<Review, Wrong> {
        let look = move |live: &Live| live.room().matter(Question::Report, reader.viewer);
        let matter = table.look(look).await??;
        let known = self.0.insights.find(table.id());
        let fresh = known.is_none();
        let think = move |stop| told(&matter, known, &limit(stop), reader);
        let (study, review) = self.think_over(Kind::Insight, think).await?;
        if fresh {
            self.0.insights.keep(table.id(), &study);
        }
        Ok(review)
    }
}

/// What a guest asks of the seat they hold.
async fn asked(
    table: &Table,
    guest: Option<String>,
    tongue: speech::Tongue,
    question: Question,
) -> Result<(Matter, Seat, Reader), Wrong> {
    let look = move |live: &Live| {
        let viewer = live.viewer(guest.as_deref());
        let matter = live.room().matter(question, viewer)?;
        Ok::<_, Refusal>((matter, viewer))
    };
    let (matter, viewer) = table.look(look).await??;
    Ok((matter, seat_of(viewer)?, Reader { viewer, tongue }))
}

fn told(
    matter: &Matter,
    known: Option<Arc<Study>>,
    limit: &Limit,
    reader: Reader,
) -> Result<(Arc<Study>, Review), Wrong> {
    let study = match known {
        Some(study) => study,
        None => Arc::new(matter.study(GAMES, limit)?),
    };
    let review = Review {
        telling: matter.tell(&study, GAMES, reader)?,
        study: Study::clone(&study),
    };
    Ok((study, review))
}

fn limit(stop: Stop) -> Limit {
    Limit::within(THOUGHT, stop)
}

fn seat_of(viewer: Viewer) -> Result<Seat, Refusal> {
    match viewer {
        Viewer::Seat(seat) => Ok(seat),
        Viewer::Spectator => Err(Refusal::new(
            Code::NotNow,
            "advice is for whoever sits at the table",
        )),
    }
}
