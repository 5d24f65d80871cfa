//! Which card may be placed where (X3), and what rules of the table's own say to that (P30).

use own::Given;
use table::{Refusal, Seat};

use crate::action::Action;
use crate::board::Position;
use crate::deck::Letter;
use crate::game::Connexion;
use crate::rules::{MAY_NOT_PLACE, Placing};
use crate::state::State;

impl Connexion {
    /// What a seat may place, as it is listed.
    pub(crate) fn placings(&self, state: &State, seat: Seat) -> Vec<Action> {
        let freely = self.agreed().places_freely();
        let listed = |(letter, position)| Action::Place {
            card: self.agreed().deck().letter(letter).name.clone(),
            position: freely.then_some(position),
        };
        let open = self.open_placings(state, seat).into_iter();
        open.map(listed).collect()
    }

    /// What a seat may place: whatever no rule of the table's own bars. Who could then place nothing at all places as
    /// if there were none, so that a game never stops.
    pub(crate) fn open_placings(&self, state: &State, seat: Seat) -> Vec<(Letter, Position)> {
        let all = self.all_placings(state, seat);
        if !self.agreed().may_bar() {
            return all;
        }
        let is_open = |(letter, position): &&(Letter, Position)| {
            let told = self.placing_told(state, *letter, *position);
            self.agreed().bars(&told).is_none()
        };
        let open: Vec<_> = all.iter().filter(is_open).copied().collect();
        if open.is_empty() { all } else { open }
    }

    fn all_placings(&self, state: &State, seat: Seat) -> Vec<(Letter, Position)> {
        let places = state.places(self.agreed().places_freely());
        let hand = state.players[seat].hand.iter();
        hand.flat_map(|&letter| places.iter().map(move |&position| (letter, position)))
            .collect()
    }

    /// A card on a position, as rules of the table's own are told of it before it lies there.
    pub(crate) fn placing_told(
        &self,
        state: &State,
        letter: Letter,
        position: Position,
    ) -> [Given; 1] {
        let rules = self.agreed();
        let name = |letter: Letter| rules.deck().letter(letter).name.as_str();
        let beside = rules.board().neighbours(position);
        let beside = beside.filter_map(|beside| Some(name(state.layout.card(beside)?)));
        let placing = Placing {
            card: name(letter),
            position: position.number(),
            beside: beside.collect(),
            turn: state.turn().map_or(0, |turn| turn.number),
        };
        [placing.given()]
    }

    /// The card and the position that a placing means.
    pub(crate) fn placing(
        &self,
        state: &State,
        seat: Seat,
        card: &str,
        position: Option<Position>,
    ) -> Result<(Letter, Position), Refusal> {
        let deck = self.agreed().deck();
        let letter = deck.find_letter(&card.trim().to_ascii_lowercase());
        let held = letter.filter(|letter| state.players[seat].hand.contains(letter));
        let letter = held.ok_or_else(|| {
            Refusal::illegal("X3", format!("`{card}` is no letter card of your hand"))
        })?;
        let places = state.places(self.agreed().places_freely());
        let meant = match (position, places.as_slice()) {
            (None, [only]) => Some(*only),
            (Some(position), places) => places.contains(&position).then_some(position),
            (None, _) => None,
        };
        let position = meant.ok_or_else(|| {
            let free: Vec<_> = places.iter().map(ToString::to_string).collect();
            let message = format!("the card can be placed on position {}", free.join(", "));
            Refusal::illegal("X3", message)
        })?;
        self.may_lie(state, seat, letter, position)?;
        Ok((letter, position))
    }

    /// Refuses what a rule of the table's own bars (P30, O12), as long as the seat can place something else.
    fn may_lie(
        &self,
        state: &State,
        seat: Seat,
        letter: Letter,
        position: Position,
    ) -> Result<(), Refusal> {
        if !self.agreed().may_bar() {
            return Ok(());
        }
        let told = self.placing_told(state, letter, position);
        let Some(rule) = self.agreed().bars(&told) else {
            return Ok(());
        };
        if self
            .open_placings(state, seat)
            .contains(&(letter, position))
        {
            return Ok(());
        }
        let card = &self.agreed().deck().letter(letter).name;
        let (title, line) = (&rule.head().title, rule.line_of(MAY_NOT_PLACE));
        let message = format!(
            "`{card}` may not lie on position {position}: \u{201c}{title}\u{201d}, a rule of the table's own, line {line}"
        );
        Err(Refusal::illegal("P30", message))
    }
}
