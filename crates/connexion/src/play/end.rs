//! The end of the word part, the totals, and who has won (X5, X18, X23).

use table::Seat;

use super::Play;
use super::own::own_score;
use crate::deck::Celestial;
use crate::event::Fact;
use crate::game::Connexion;
use crate::rules::Ties;
use crate::state::{Bonus, BonusStage, Over, Phase, State};

impl Play<'_> {
    /// All letter cards have been played: the celestial cards are counted, and whoever has the Sun may go on.
    pub(super) fn end_of_words(&mut self) {
        if self.rules().is_practice() {
            return self.finish(Over::default());
        }
        self.count_cards();
        match self.sun_holder() {
            Some(seat) => {
                let stage = BonusStage::Offered;
                self.state.phase = Phase::Bonus(Bonus { seat, stage });
            }
            None => self.finish(Over::default()),
        }
    }

    fn count_cards(&mut self) {
        if std::mem::replace(&mut self.state.counted, true) || self.rules().is_practice() {
            return;
        }
        self.tell_own_scoring();
        let scores = scores(self.game, self.state);
        let cards = self.cards_by_seat();
        self.tell(Fact::CardsCounted { scores, cards });
    }

    /// The ids of the celestial cards that lie before each seat.
    pub(super) fn cards_by_seat(&self) -> Vec<Vec<String>> {
        let deck = self.rules().deck();
        let id = |card: &Celestial| deck.celestial(*card).id.clone();
        let players = self.state.players.values();
        players
            .map(|player| player.celestial.iter().map(id).collect())
            .collect()
    }

    fn sun_holder(&mut self) -> Option<Seat> {
        let sun = self.rules().deck().sun();
        let holder = self.state.holder(sun);
        if holder.is_some() || !self.rules().sun_goes_to_the_leader() {
            return holder;
        }
        let scores = scores(self.game, self.state);
        let rank = |seat: &Seat| (scores[seat.index()], found(self.state, *seat).count());
        let best = self.state.seats_in().map(|seat| rank(&seat)).max()?;
        let seat = self.state.seats_in().find(|seat| rank(seat) == best)?;
        self.state.players[seat].celestial.push(sun);
        self.tell(Fact::SunToLeader { seat });
        Some(seat)
    }

    /// The game is over.
    pub(super) fn finish(&mut self, over: Over) {
        self.count_cards();
        let sun_lies = self.state.sun_lies();
        self.state.phase = Phase::Over(Over { sun_lies, ..over });
        let scores = scores(self.game, self.state);
        let winners = winners(self.game, self.state);
        self.tell(Fact::GameOver { scores, winners });
    }
}

/// What each player has, in tenths of a point (X23). Nothing counts at a practice table.
pub(crate) fn scores(game: &Connexion, state: &State) -> Vec<i64> {
    let bonus = match &state.phase {
        Phase::Over(over) => over.bonus,
        Phase::DrawingDealer
        | Phase::Dealing
        | Phase::Drawing(_)
        | Phase::Turn(_)
        | Phase::Bonus(_) => None,
    };
    let deck = game.agreed().deck();
    let score = |seat: Seat| {
        let player = &state.players[seat];
        let cards = player
            .celestial
            .iter()
            .map(|&card| i64::from(deck.celestial(card).tenths));
        let bonus = bonus.filter(|(author, _)| *author == seat);
        cards.sum::<i64>() - i64::from(player.lost) * 10
            + bonus.map_or(0, |(_, tenths)| tenths.into())
            + own_score(game, state, seat)
    };
    let played_for = !game.agreed().is_practice();
    state
        .players
        .seats()
        .map(|seat| if played_for { score(seat) } else { 0 })
        .collect()
}

/// Who has won, the game being over.
pub(crate) fn winners(game: &Connexion, state: &State) -> Vec<Seat> {
    if game.agreed().is_practice() {
        return Vec::new();
    }
    let scores = scores(game, state);
    let rank = |seat: Seat| {
        let second = match game.agreed().ties() {
            Ties::Share => 0,
            Ties::MostWords => found(state, seat).count(),
            Ties::LongestWord => found(state, seat).map(str::len).max().unwrap_or(0),
        };
        (scores[seat.index()], second)
    };
    let best = state.players.seats().map(rank).max();
    state
        .players
        .seats()
        .filter(|&seat| Some(rank(seat)) == best)
        .collect()
}

/// The words that a player has found.
fn found(state: &State, seat: Seat) -> impl Iterator<Item = &str> {
    let own = state.words.iter().filter(move |listed| listed.seat == seat);
    own.map(|listed| listed.word.as_str())
}
