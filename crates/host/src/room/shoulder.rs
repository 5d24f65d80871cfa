//! Looking over somebody's shoulder: those who watch see what a seat may see, as long as whoever sits there lets them (P10).

use std::any::Any;
use std::collections::BTreeSet;
use std::sync::Arc;

use serde_json::Value as Json;
use table::{Adopted, AnyGlance, Code, Refusal, Seat, Standing, Viewer};

use super::{Effects, Fact, Room, RoomView};

/// Whose hands those who watch may look into.
#[derive(Debug, Default)]
pub(super) struct Shoulders {
    shown: BTreeSet<Seat>,
    /// Whether any ever was: then those who watch may know more than those who play.
    were_shown: bool,
}

/// What somebody sees who looks over a shoulder: what the seat may know, of which nothing can be done.
#[derive(Debug)]
struct Over {
    /// What anybody sees.
    open: Arc<dyn AnyGlance>,
    /// What the seat sees.
    seen: Arc<dyn AnyGlance>,
}

impl AnyGlance for Over {
    fn to_act(&self) -> Option<Seat> {
        self.open.to_act()
    }

    fn standing(&self) -> Option<&Standing> {
        self.open.standing()
    }

    fn adopted(&self) -> &[Adopted] {
        self.open.adopted()
    }

    fn listed(&self) -> usize {
        0
    }

    fn turn_json(&self) -> Json {
        self.open.turn_json()
    }

    fn actions_json(&self) -> Vec<Json> {
        Vec::new()
    }

    fn view_json(&self) -> Json {
        self.seen.view_json()
    }

    fn as_any(&self) -> &dyn Any {
        self.seen.as_any()
    }
}

impl Room {
    /// # Errors
    /// There is no game, or nothing is hidden in it; a bot sits there; it is so already.
    pub(super) fn show_hand(
        &mut self,
        seat: Seat,
        shown: bool,
        effects: &mut Effects,
    ) -> Result<(), Refusal> {
        self.playing()?;
        if self.game.is_in_the_open() || self.chair(seat)?.player.bot.is_some() {
            return Err(no("there is nothing here that only this seat sees"));
        }
        if self.shoulders.shown.contains(&seat) == shown {
            return Err(no("that is so already"));
        }
        self.push(Fact::HandShown { seat, shown }, effects)
    }

    pub(super) fn hand_shown(&mut self, seat: Seat, shown: bool) {
        self.shoulders.were_shown |= shown;
        if shown {
            self.shoulders.shown.insert(seat);
        } else {
            self.shoulders.shown.remove(&seat);
        }
    }

    /// Whose hands those who watch may look into: none of a player who has left.
    pub fn hands_shown(&self) -> impl Iterator<Item = Seat> {
        let shown = self.shoulders.shown.iter().copied();
        shown.filter(|seat| self.chair(*seat).is_ok_and(|chair| !chair.has_left))
    }

    /// Whether those who watch may ever have known more than those who play.
    pub(super) fn hands_were_shown(&self) -> bool {
        self.shoulders.were_shown
    }

    /// What somebody sees who watches over the shoulder of a seat: what that seat may see, and nothing can be done.
    ///
    /// # Errors
    /// Whoever sits there does not let anybody look.
    pub fn view_over(&self, seat: Seat) -> Result<RoomView, Refusal> {
        if !self.hands_shown().any(|shown| shown == seat) {
            return Err(no("this player lets nobody look into their hand"));
        }
        let mut view = self.view(Viewer::Spectator);
        let seen = self.table().map(|table| table.glance(Viewer::Seat(seat)));
        let both = view.glance.take().zip(seen);
        view.glance = both.map(|(open, seen)| Arc::new(Over { open, seen }) as Arc<_>);
        view.over = Some(seat);
        Ok(view)
    }
}

fn no(why: &str) -> Refusal {
    Refusal::new(Code::NotNow, why).by("P10")
}
