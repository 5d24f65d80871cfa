//! What one asks of all others at the table: everybody who plays has to agree, and one no is enough (P5, P9). One thing
//! is asked at a time, so that a yes can mean nothing else.

use serde::Serialize;
use table::{AnyStep, Code, Refusal, Seat, Step, Waiting};

use super::{Effects, Fact, Millis, Room};

/// What can be asked of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// That steps are taken back (P9).
    TakeBack,
    /// That the game stands still for a while (P5).
    Pause,
    /// That somebody who is away is taken out of the game (P4).
    Removal,
}

impl Wish {
    /// The number of the rule that it is asked by.
    fn rule(self) -> &'static str {
        match self {
            Self::TakeBack => "P9",
            Self::Pause => "P5",
            Self::Removal => "P4",
        }
    }

    fn nobody_asks(self) -> Refusal {
        let message = match self {
            Self::TakeBack => "nobody is asking to take anything back",
            Self::Pause => "nobody is asking for a pause",
            Self::Removal => "nobody is asking to take anybody out of the game",
        };
        Refusal::new(Code::NotNow, message).by(self.rule())
    }

    fn is_asked_already(self) -> Refusal {
        let message = match self {
            Self::TakeBack => "somebody is asking to take steps back: answer that first",
            Self::Pause => "somebody is asking for a pause: answer that first",
            Self::Removal => {
                "somebody is asking to take a player out of the game: answer that first"
            }
        };
        Refusal::new(Code::NotNow, message).by(self.rule())
    }
}

/// What is asked of all, with what it is about.
#[derive(Clone, Debug)]
pub(super) enum Asked {
    /// So many steps of the line of play would stay.
    TakeBack(u64),
    Pause,
    /// Who would be out of the game, and who was there when it was asked: they are to agree.
    Removal(Seat, Vec<Seat>),
}

impl Asked {
    fn wish(&self) -> Wish {
        match self {
            Self::TakeBack(_) => Wish::TakeBack,
            Self::Pause => Wish::Pause,
            Self::Removal(..) => Wish::Removal,
        }
    }
}

/// Something that is asked of all.
#[derive(Clone, Debug)]
pub(super) struct Request {
    seat: Seat,
    pub(super) asked: Asked,
    yes: Vec<Seat>,
}

/// What is asked of all, and who has agreed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RequestView {
    /// Who asks.
    pub seat: Seat,
    /// Who has said yes.
    pub yes: Vec<Seat>,
    /// Who is still to answer.
    pub missing: Vec<Seat>,
}

impl Room {
    pub(super) fn ask_take_back(
        &mut self,
        seat: Seat,
        to: u64,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        self.may_ask(seat)?;
        let table = self.playing()?;
        if to >= table.line_length() || table.waiting() == Waiting::Over {
            return Err(Refusal::new(Code::NotNow, "there is nothing to take back").by("P9"));
        }
        table.may_take_back(to).map_err(|why| why.by("P9"))?;
        self.push(Fact::TakeBackAsked { seat, to }, effects)
    }

    /// Whether a seat may ask something of all just now.
    pub(super) fn may_ask(&self, seat: Seat) -> Result<(), Refusal> {
        self.is_player(seat)?;
        let open = self.request.as_ref();
        open.map_or(Ok(()), |open| Err(open.asked.wish().is_asked_already()))
    }

    /// Whether somebody still plays in this seat: who has left for good has no say.
    pub(super) fn is_player(&self, seat: Seat) -> Result<(), Refusal> {
        if self.chair(seat)?.has_left {
            return Err(Refusal::new(Code::NotNow, "you have left this game").by("P4"));
        }
        Ok(())
    }

    pub(super) fn answer(
        &mut self,
        seat: Seat,
        wish: Wish,
        yes: bool,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        self.is_player(seat)?;
        if self.wish() != Some(wish) {
            return Err(wish.nobody_asks());
        }
        let fact = match wish {
            Wish::TakeBack => Fact::TakeBackAnswered { seat, yes },
            Wish::Pause => Fact::PauseAnswered { seat, yes },
            Wish::Removal => Fact::RemovalAnswered { seat, yes },
        };
        self.push(fact, effects)
    }

    /// Answers what was seen: somebody may have asked for more meanwhile.
    pub(super) fn answer_take_back(
        &mut self,
        seat: Seat,
        to: u64,
        yes: bool,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        if self.asked_back().is_some_and(|open| open != to) {
            let message = "something else is asked for by now: look at it again";
            return Err(Refusal::new(Code::NotNow, message).by("P9"));
        }
        self.answer(seat, Wish::TakeBack, yes, effects)
    }

    /// How many steps of the line of play would stay, where somebody asks to take some back.
    pub fn asked_back(&self) -> Option<u64> {
        match self.request.as_ref()?.asked {
            Asked::TakeBack(to) => Some(to),
            Asked::Pause | Asked::Removal(..) => None,
        }
    }

    pub(super) fn requested(&mut self, seat: Seat, asked: Asked) {
        let yes = vec![seat];
        self.request = Some(Request { seat, asked, yes });
    }

    pub(super) fn answered(&mut self, seat: Seat, yes: bool) {
        if !yes {
            self.request = None;
        } else if let Some(open) = &mut self.request
            && !open.yes.contains(&seat)
        {
            open.yes.push(seat);
        }
    }

    /// What was to be taken back is not what was asked for any more, once something has been done; and when the game is
    /// over, nothing is asked.
    pub(super) fn drop_request(&mut self, step: &AnyStep) {
        if !matches!(step, Step::Propose { .. } | Step::Vote { .. }) {
            self.request
                .take_if(|open| open.asked.wish() == Wish::TakeBack);
        }
        if self.is_over() {
            (self.request, self.pause) = (None, None);
        }
    }

    /// Does what is asked once all people who play have said yes: bots go along, and nobody waits for those who have
    /// left.
    pub(super) fn grant_if_agreed(
        &mut self,
        now: Millis,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        let Some(open) = self.request.as_ref().filter(|_| self.closed.is_none()) else {
            return Ok(());
        };
        let people = self.asked_of(&open.asked);
        if people.is_empty() || !people.iter().all(|seat| open.yes.contains(seat)) {
            return Ok(());
        }
        let seat = open.seat;
        match open.asked {
            Asked::TakeBack(undo) => self.step(Step::Undo { undo }, now, effects).or_else(|why| {
                // What cannot be done is not asked for any longer.
                self.push(Fact::TakeBackAnswered { seat, yes: false }, effects)?;
                Err(why)
            }),
            Asked::Pause => self.pause(now, effects),
            Asked::Removal(whom, _) => self.remove(whom, now, effects),
        }
    }

    /// Who is to agree to it.
    fn asked_of(&self, asked: &Asked) -> Vec<Seat> {
        match asked {
            Asked::TakeBack(_) | Asked::Pause => self.people().collect(),
            Asked::Removal(whom, present) => {
                let asked = |seat: &Seat| seat != whom && present.contains(seat);
                self.people().filter(asked).collect()
            }
        }
    }

    /// The seats of people who play, themselves or, unasked, by a bot.
    fn people(&self) -> impl Iterator<Item = Seat> {
        let chairs = self.chairs.iter().enumerate();
        let own = chairs.filter(|(_, chair)| chair.has_a_say());
        own.map(|(index, _)| Seat::at(index))
    }

    /// What is open, with what it is about.
    pub(super) fn request_view(&self) -> Option<(RequestView, &Asked)> {
        let open = self.request.as_ref()?;
        let mut missing = self.asked_of(&open.asked);
        missing.retain(|seat| !open.yes.contains(seat));
        let view = RequestView {
            seat: open.seat,
            yes: open.yes.clone(),
            missing,
        };
        Some((view, &open.asked))
    }

    /// What kind of thing is asked of all just now.
    pub fn wish(&self) -> Option<Wish> {
        self.request.as_ref().map(|open| open.asked.wish())
    }

    /// What is asked of all just now, who has agreed, and who is still to answer.
    pub fn request(&self) -> Option<(Wish, RequestView)> {
        let (view, asked) = self.request_view()?;
        Some((asked.wish(), view))
    }
}
