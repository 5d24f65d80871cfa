//! Advice and marks, worked out away from the tables: on a thread of their own, one at a time, with an end. People's
//! acts never wait for them.

use arena::insight::Study;
use arena::{Limit, Stop};
use host::insight::{Advice, Hint, Mark, Matter, Question, THOUGHT};
use speech::{Line, Reader};
use table::{Code, Refusal, Seat, Viewer};

use super::kept::Kept;
use super::replays::Kind;
use super::{House, Live, Table, Wrong};

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
        hint: Hint,
        tongue: speech::Tongue,
    ) -> Result<Advice, Wrong> {
        self.advise(Kind::Insight, (table, guest, tongue), hint)
            .await
    }

    /// The same in a few words, where a page tells it by itself: whoever asks does not wait for that.
    ///
    /// # Errors
    /// As for advice.
    pub(crate) async fn brief(
        &self,
        table: &Table,
        guest: Option<String>,
        tongue: speech::Tongue,
    ) -> Result<Line, Wrong> {
        let hint = Hint::default();
        let advice = self
            .advise(Kind::Mark, (table, guest, tongue), hint)
            .await?;
        Ok(advice.brief)
    }

    async fn advise(
        &self,
        kind: Kind,
        (table, guest, tongue): (&Table, Option<String>, speech::Tongue),
        hint: Hint,
    ) -> Result<Advice, Wrong> {
        let (matter, seat, reader) = asked(table, guest, tongue, Question::Advice(hint)).await?;
        let think = move |stop| Ok(matter.advice(seat, hint, &limit(stop), reader)?);
        self.think_over(kind, think).await
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
}

/// What a guest asks of the seat they hold.
async fn asked(
    table: &Table,
    guest: Option<String>,
    tongue: speech::Tongue,
    question: Question,
) -> Result<(Matter, Seat, Reader), Wrong> {
    let own = guest.clone();
    let look = move |live: &Live| {
        let viewer = live.viewer(own.as_deref());
        let matter = live.room().matter(question, viewer)?;
        Ok::<_, Refusal>((matter, viewer))
    };
    let (matter, viewer) = table.look_as(guest.as_deref(), look).await??;
    Ok((matter, seat_of(viewer)?, Reader { viewer, tongue }))
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
