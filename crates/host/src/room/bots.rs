//! Bots at the table: those that were asked to sit, and those that stand in for the absent (P4).

use arena::{AnyBot, Limit};
use serde_json::Value as Json;
use table::{AnyTable, Code, Refusal, Seat, Step, own_rules};

use super::{Act, Command, Effects, Fact, Millis, Room};

/// A bot that thinks about its act away from the table, which can go on meanwhile.
pub struct Thinker {
    seat: Seat,
    name: String,
    bot: Box<dyn AnyBot>,
    /// The length of the record when it looked.
    length: usize,
    /// Whether its table has rules of its own.
    by_text: bool,
    act: Option<Json>,
}

impl std::fmt::Debug for Thinker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} in {}", self.name, self.seat)
    }
}

impl Thinker {
    /// The seat for which it thinks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether it plays by rules of the table's own, whose texts it asks as it thinks: then it may be slow, and does not
    /// hear that its time is up while it asks.
    pub fn is_by_text(&self) -> bool {
        self.by_text
    }

    /// Whether it has made up its mind.
    pub fn has_chosen(&self) -> bool {
        self.act.is_some()
    }

    /// Makes up its mind. It may take as long as the limit allows.
    pub fn think(&mut self, limit: &Limit) {
        self.act = self.bot.choose(limit);
    }
}

/// Why a bot plays somebody's seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// They are away, and others do not wait for them any longer.
    Unasked,
    /// They have asked for it.
    Wanted,
    /// They have left for good.
    ForGood,
}

impl Room {
    /// The seat whose bot is to act, if one is.
    pub fn thinking(&self) -> Option<Seat> {
        self.asked().into_iter().find(|seat| self.is_bots(*seat))
    }

    /// Whether the bot of this seat is to act.
    pub fn is_thinking(&self, seat: Seat) -> bool {
        self.is_bots(seat) && self.is_asked(seat)
    }

    fn is_bots(&self, seat: Seat) -> bool {
        let chair = self.chairs.get(seat.index());
        self.closed.is_none() && chair.is_some_and(|chair| chair.bot().is_some())
    }

    /// The bot that is to act, with what it needs to think about its act elsewhere. [`Room::conclude`] hears it out.
    ///
    /// # Errors
    /// There is no bot of that name any more.
    pub fn ponder(&mut self) -> Result<Option<Thinker>, Refusal> {
        let Some(seat) = self.thinking() else {
            return Ok(None);
        };
        self.wake_bot(seat)?;
        let (Some(table), Some((name, mut bot))) = (&self.table, self.bots.remove(&seat)) else {
            return Ok(None);
        };
        let nothing = || Refusal::new(Code::NotNow, "the bot has nothing to do");
        bot.look(table.as_ref(), seat)
            .then(|| Thinker {
                seat,
                name,
                bot,
                length: table.length(),
                by_text: own_rules(&table.rules()).next().is_some(),
                act: None,
            })
            .ok_or_else(nothing)
            .map(Some)
    }

    /// Takes a bot back that has thought. What it wants to do is to be ordered at once; nothing, where it came to
    /// nothing, or the bot is not to act any more, or its seat sees something else by now.
    pub fn conclude(&mut self, thinker: Thinker) -> Option<Command> {
        let Thinker {
            seat,
            name,
            bot,
            length,
            act,
            ..
        } = thinker;
        let is_its_own = self.chairs.get(seat.index())?.bot() == Some(&name);
        let table = self.table.as_ref()?;
        let stands = table.length() == length || bot.sees_the_same(table.as_ref(), seat);
        if is_its_own {
            self.bots.insert(seat, (name, bot));
        }
        let act = act.filter(|_| is_its_own && stands)?;
        self.command_of(seat, act)
    }

    /// Some act that the rules list for the bot that is to act: for a bot that did not come to an end.
    pub fn any_act(&self) -> Option<Command> {
        let seat = self.thinking()?;
        let listed = self.table.as_ref()?.actions(seat).pop()?;
        self.command_of(seat, listed)
    }

    fn command_of(&self, seat: Seat, action: Json) -> Option<Command> {
        let against = self.table.as_ref()?.length();
        let act = Act {
            seat,
            action,
            against: Some(against),
            client: None,
        };
        self.is_thinking(seat).then_some(Command::Act(act))
    }

    /// Lets the bot that is to act think here and now, for as long as its name allows.
    pub(super) fn think(&mut self, now: Millis, effects: &mut Effects) -> Result<(), Refusal> {
        let Some(mut thinker) = self.ponder()? else {
            return Ok(());
        };
        thinker.think(&Limit::default());
        match self.conclude(thinker) {
            Some(Command::Act(act)) => self.act(act, now, effects),
            _ => Err(Refusal::new(Code::NotNow, "the bot has nothing to do")),
        }
    }

    /// Makes sure that the bot of a seat is there.
    fn wake_bot(&mut self, seat: Seat) -> Result<(), Refusal> {
        let chair = self.chair(seat)?;
        let Some(name) = chair.bot().map(str::to_owned) else {
            return Ok(());
        };
        if self.bots.get(&seat).is_none_or(|(awake, _)| *awake != name) {
            // Nobody at the table can work out what the bot's own dice will show.
            let seed = self.secret.aside(&format!("bot {} {}", seat.0, self.facts));
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
                .is_some_and(|chair| !chair.has_a_say())
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

    /// A bot plays for somebody who is away, or who has left `for_good` (P4).
    pub(super) fn stand_in(
        &mut self,
        seat: Seat,
        bot: String,
        why: Stands,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        self.playing()?;
        if self.chair(seat)?.has_left {
            return Err(Refusal::new(Code::NotNow, "this player has left for good").by("P4"));
        }
        if self.chair(seat)?.bot().is_some() && why != Stands::ForGood {
            return Err(Refusal::new(Code::NotNow, "a bot plays this seat already").by("P4"));
        }
        self.game.bot(&bot, "")?;
        self.push(
            Fact::StoodIn {
                seat,
                bot,
                for_good: why == Stands::ForGood,
                wanted: why == Stands::Wanted,
            },
            effects,
        )
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
        if self.is_time_up(seat, now) {
            let message =
                "your time for this is up; the bot acts now, and you can be back after it";
            return Err(Refusal::new(Code::NotNow, message).by("P5"));
        }
        self.push(Fact::Returned { seat, at: now }, effects)
    }
}
