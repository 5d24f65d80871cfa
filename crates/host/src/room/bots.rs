//! Bots at the table: those that were asked to sit, and those that stand in for the absent (P4).

use table::{AnyTable, Code, Refusal, Seat, Step};

use super::{Effects, Fact, Millis, Room};

impl Room {
    /// The seat whose bot is to act, if one is.
    pub fn thinking(&self) -> Option<Seat> {
        let waited_for = self.waited_for().into_iter();
        waited_for.into_iter().find(|seat| {
            self.chairs
                .get(seat.index())
                .is_some_and(|chair| chair.bot().is_some())
        })
    }

    pub(super) fn think(&mut self, now: Millis, effects: &mut Effects) -> Result<(), Refusal> {
        let Some(seat) = self.thinking() else {
            return Ok(());
        };
        self.wake_bot(seat)?;
        let (Some(table), Some((_, bot))) = (&self.table, self.bots.get_mut(&seat)) else {
            return Ok(());
        };
        let act = bot.choose(table.as_ref(), seat);
        let act = act.ok_or_else(|| Refusal::new(Code::NotNow, "the bot has nothing to do"))?;
        self.step(Step::Act { seat, act }, now, effects)
    }

    /// Makes sure that the bot of a seat is there.
    fn wake_bot(&mut self, seat: Seat) -> Result<(), Refusal> {
        let chair = self.chair(seat)?;
        let Some(name) = chair.bot().map(str::to_owned) else {
            return Ok(());
        };
        if self.bots.get(&seat).is_none_or(|(awake, _)| *awake != name) {
            // The bot's own luck has nothing to do with the table's secret (P12).
            let seed = format!("{} {} {}", chair.player.nonce, seat.0, self.facts);
            let bot = self.game.bot(&name, &seed)?;
            self.bots.insert(seat, (name, bot));
        }
        Ok(())
    }

    /// Bots vote when every person has said yes, or at once where no person has a vote.
    pub(super) fn let_bots_vote(
        &mut self,
        now: Millis,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        let Some(table) = &self.table else {
            return Ok(());
        };
        let Some(open) = table.proposal() else {
            return Ok(());
        };
        let (id, yes) = (open.id, open.yes.clone());
        let is_bot = |seat: &Seat| {
            self.chairs
                .get(seat.index())
                .is_some_and(|chair| chair.bot().is_some())
        };
        let (bots, people): (Vec<_>, Vec<_>) = table.voters().into_iter().partition(is_bot);
        if !people.iter().all(|seat| yes.contains(seat)) {
            return Ok(());
        }
        for seat in bots.into_iter().filter(|seat| !yes.contains(seat)) {
            let vote = Some(self.bot_agrees(seat)?);
            self.step(
                Step::Vote {
                    seat,
                    proposal: id,
                    vote,
                },
                now,
                effects,
            )?;
            if self
                .table
                .as_ref()
                .is_none_or(|table| table.proposal().is_none_or(|open| open.id != id))
            {
                break;
            }
        }
        Ok(())
    }

    fn bot_agrees(&mut self, seat: Seat) -> Result<bool, Refusal> {
        self.wake_bot(seat)?;
        let (Some(table), Some((_, bot))) = (&self.table, self.bots.get_mut(&seat)) else {
            return Ok(true);
        };
        Ok(bot.agrees(table.as_ref() as &dyn AnyTable))
    }

    pub(super) fn stand_in(
        &mut self,
        seat: Seat,
        bot: String,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        self.playing()?;
        if self.chair(seat)?.bot().is_some() {
            return Err(Refusal::new(Code::NotNow, "a bot plays this seat already").by("P4"));
        }
        self.game.bot(&bot, "")?;
        self.push(Fact::StoodIn { seat, bot }, effects)
    }

    pub(super) fn come_back(
        &mut self,
        seat: Seat,
        now: Millis,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        if self.chair(seat)?.stand_in.is_none() {
            return Err(Refusal::new(Code::NotNow, "no bot stands in for you").by("P4"));
        }
        self.push(Fact::Returned { seat, at: now }, effects)
    }
}
