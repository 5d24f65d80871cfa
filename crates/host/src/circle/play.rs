//! Games under the book, and evenings of them (K5, K9, K10).

use table::{Code, Refusal};

use super::{Circle, Ending, Fact, GAMES, MemberId};
use crate::catalog::game;
use crate::room::Millis;

impl Circle {
    /// Whether another table may be opened under the book.
    ///
    /// # Errors
    /// Too many games are under way; no such game.
    pub fn may_open(&self, slug: &str) -> Result<(), Refusal> {
        game(slug)?;
        if self.unfinished().len() < GAMES {
            return Ok(());
        }
        let message = format!("{GAMES} games are under way already; finish one first");
        Err(Refusal::new(Code::NotNow, message).by("K17"))
    }

    pub(super) fn opened(
        &mut self,
        by: MemberId,
        table: String,
        game: String,
        at: Millis,
        facts: &mut Vec<Fact>,
    ) -> Result<(), Refusal> {
        self.may_open(&game)?;
        self.push(
            Fact::Opened {
                by,
                table,
                game,
                at,
            },
            facts,
        )
    }

    /// Whether a member may be seated at a table.
    ///
    /// # Errors
    /// No such game is under way here; there is no such member.
    pub fn may_seat(&self, member: MemberId, table: &str) -> Result<(), Refusal> {
        if !self.is_member(member) {
            return Err(Refusal::new(Code::BadSeat, "there is no such member").by("K2"));
        }
        let mut games = self.games.iter();
        if games.any(|game| game.table == table && game.ended.is_none()) {
            return Ok(());
        }
        let message = "no such game is under way in this circle";
        Err(Refusal::new(Code::NotNow, message).by("K5"))
    }

    pub(super) fn seated(
        &mut self,
        by: MemberId,
        member: MemberId,
        table: String,
        at: Millis,
        facts: &mut Vec<Fact>,
    ) -> Result<(), Refusal> {
        self.may_seat(member, &table)?;
        self.push(
            Fact::Seated {
                by,
                member,
                table,
                at,
            },
            facts,
        )
    }

    /// A game is over: told once.
    pub(super) fn end(
        &mut self,
        ending: Ending,
        at: Millis,
        facts: &mut Vec<Fact>,
    ) -> Result<(), Refusal> {
        let is_known = self
            .games
            .iter()
            .any(|game| game.table == ending.table && game.ended.is_none());
        if !is_known {
            let message = "no such game is under way in this circle";
            return Err(Refusal::new(Code::NotNow, message).by("K5"));
        }
        self.push(Fact::Ended { ending, at }, facts)
    }

    /// The evening that runs, by its place.
    pub(super) fn running(&self) -> Option<usize> {
        let last = self.evenings.len().checked_sub(1)?;
        self.evenings[last].closed.is_none().then_some(last)
    }

    pub(super) fn begin(
        &mut self,
        by: MemberId,
        title: String,
        at: Millis,
        facts: &mut Vec<Fact>,
    ) -> Result<(), Refusal> {
        if self.running().is_some() {
            let message = "an evening is under way already; close it first";
            return Err(Refusal::new(Code::NotNow, message).by("K10"));
        }
        if title.is_empty() {
            let message = "an evening has a name: say which";
            return Err(Refusal::new(Code::BadInput, message).by("K10"));
        }
        self.push(Fact::Begun { by, title, at }, facts)
    }

    pub(super) fn close(
        &mut self,
        by: MemberId,
        at: Millis,
        facts: &mut Vec<Fact>,
    ) -> Result<(), Refusal> {
        if self.running().is_none() {
            return Err(Refusal::new(Code::NotNow, "no evening is under way").by("K10"));
        }
        self.push(Fact::Closed { by, at }, facts)
    }
}
