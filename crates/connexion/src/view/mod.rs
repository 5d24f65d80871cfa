//! Everything a viewer may know, built up from nothing (X16).

mod bonus;
mod counters;

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Serialize, Serializer};
use table::{GameClock, Seat, Viewer};

use crate::board::Position;
use crate::deck::{Celestial, CelestialCard, Family};
use crate::game::Connexion;
use crate::known::Known;
use crate::legal::to_act;
use crate::play::scores;
use crate::state::{BonusStage, LastClaim, Listed, Phase, Stage, State};
pub use bonus::{BonusView, SentenceView};
use bonus::{bonus_view, sentence_view};
pub use counters::{Counter, TableCounter};
use counters::{counters, table_counters};

/// What a viewer may know. Lists by seat are in the order of the seats; scores are in tenths of a point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// What is waited for, in a word.
    pub phase: &'static str,
    /// Who is to act, if a seat is.
    pub to_act: Option<Seat>,
    /// Who deals, once that is known.
    pub dealer: Option<Seat>,
    /// Whose turn it is; in the bonus round whose sentence.
    pub active: Option<Seat>,
    /// The number of the turn, 1 to 24; 0 before the first.
    pub turn: u32,
    /// The position that the next card goes to.
    pub next_position: Option<Position>,
    /// The position of the card laid last.
    pub newest: Option<Position>,
    /// The cards that lie, by position; 25 is the Sun's.
    pub layout: BTreeMap<Position, String>,
    /// The viewer's own letter cards; of a spectator `null`.
    pub hand: Option<Vec<String>>,
    /// How many letter cards each seat holds.
    pub hand_sizes: Vec<usize>,
    /// The viewer's own celestial cards; of a spectator `null`.
    pub celestial: Option<Vec<String>>,
    /// How many celestial cards each seat holds.
    pub celestial_counts: Vec<usize>,
    /// Celestial cards of others that the viewer knows, by seat; all of them once they are counted.
    pub celestial_known: Vec<Vec<String>>,
    /// How many celestial cards are in the pile.
    pub pile: usize,
    /// The scribe's list, in the order in which words were found.
    #[serde(serialize_with = "listed")]
    pub words: Vec<Arc<Listed>>,
    /// How many words this turn has brought.
    pub turn_words: u32,
    /// How many more it may bring, if there is a limit (X14).
    pub words_left: Option<u32>,
    /// The last claim, and what was wrong with it.
    pub last_claim: Option<ClaimView>,
    /// Points lost by wrong claims, by seat (X15).
    pub lost: Vec<u32>,
    /// The clock that is running.
    pub clock: Option<ClockView>,
    /// Whether time has run out while a card was being drawn.
    pub expired: bool,
    /// Who can be pilfered now.
    pub victims: Vec<Seat>,
    /// The sentence of the bonus round.
    pub sentence: Option<SentenceView>,
    /// What the sentence has earned.
    pub bonus: Option<BonusView>,
    /// The totals, at the end.
    pub scores: Option<Vec<i64>>,
    /// The totals as people write them, at the end.
    pub points: Option<Vec<String>>,
    /// Who has left (X24).
    pub gone: Vec<Seat>,
    /// The word list.
    pub list: ListView,
    /// What rules of the table's own count of everybody (P30).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<Counter>,
    /// What they count of the table as a whole (P30).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub table_counters: Vec<TableCounter>,
    /// What is printed on the celestial cards that the viewer sees.
    pub cards: BTreeMap<String, CardView>,
}

/// A claim.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ClaimView {
    /// Whose.
    pub seat: Seat,
    /// The word.
    pub word: String,
    /// What was wrong, if it had a price.
    pub wrong: Option<String>,
}

/// A clock that is running.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ClockView {
    /// Whose.
    pub seat: Seat,
    /// How long it runs, in milliseconds.
    pub limit: u64,
    /// Its number: 1 to 24 for the turns, 25 for the bonus round.
    pub number: u64,
}

/// The word list by which claims are checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ListView {
    /// Its name.
    pub name: String,
    /// SHA-256 of its words.
    pub sha256: String,
}

/// What is printed on a celestial card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CardView {
    /// Its name for people.
    pub title: String,
    /// Its family.
    pub family: Family,
    /// Its value in tenths of a point.
    pub tenths: u16,
    /// Where the value comes from.
    pub note: String,
}

impl View {
    /// Everything `viewer` may know.
    pub(crate) fn of(game: &Connexion, state: &State, viewer: Viewer) -> Self {
        let own = own_seat(state, viewer);
        let seats = || state.players.seats();
        let search = game.search();
        let turn = state.turn();
        let turn_words = turn.map_or(0, |turn| turn.words);
        let open = game.known_celestial(state, viewer);
        let scores = state.is_over().then(|| scores(game, state));
        Self {
            phase: phase(state),
            to_act: to_act(state),
            dealer: (state.phase != Phase::DrawingDealer).then_some(state.dealer),
            active: turn
                .map(|turn| turn.seat)
                .or(state.bonus().map(|bonus| bonus.seat)),
            turn: turn_number(state),
            next_position: state.layout.next_position(),
            newest: state.layout.newest(),
            layout: game.layout_view(state),
            hand: own.map(|seat| game.hand_view(state, seat)),
            hand_sizes: seats().map(|seat| state.players[seat].hand.len()).collect(),
            celestial: own.map(|seat| game.ids(&state.players[seat].celestial)),
            celestial_counts: seats()
                .map(|seat| state.players[seat].celestial.len())
                .collect(),
            cards: game.cards_view(state, own, &open),
            celestial_known: open.iter().map(|cards| game.ids(cards)).collect(),
            pile: state.pile_size(),
            words: state.words.clone(),
            turn_words,
            words_left: game
                .agreed()
                .most_words()
                .map(|most| most.saturating_sub(turn_words)),
            last_claim: state.last_claim.as_ref().map(claim_view),
            lost: seats().map(|seat| state.players[seat].lost).collect(),
            clock: table::Game::clock(game, state).map(clock_view),
            expired: turn.is_some_and(|turn| turn.stage == Stage::Awarding { expired: true }),
            victims: victims(state),
            sentence: sentence_view(state),
            bonus: bonus_view(state),
            points: scores
                .as_ref()
                .map(|scores| scores.iter().copied().map(in_points).collect()),
            scores,
            counters: counters(game.agreed(), state),
            table_counters: table_counters(game.agreed(), state),
            gone: seats().filter(|&seat| state.players[seat].gone).collect(),
            list: ListView {
                name: search.lexicon().list_name().to_owned(),
                sha256: search.lexicon().list_sha256().to_owned(),
            },
        }
    }
}

impl Connexion {
    fn layout_view(&self, state: &State) -> BTreeMap<Position, String> {
        let deck = self.agreed().deck();
        let cards = state.layout.cards();
        let mut layout: BTreeMap<_, _> = cards
            .map(|(position, letter)| (position, deck.letter(letter).name.clone()))
            .collect();
        if state.sun_lies() {
            layout.insert(Position::SUN, deck.celestial(deck.sun()).id.clone());
        }
        layout
    }

    fn hand_view(&self, state: &State, seat: Seat) -> Vec<String> {
        let hand = state.players[seat].hand.iter();
        let deck = self.agreed().deck();
        hand.map(|&letter| deck.letter(letter).name.clone())
            .collect()
    }

    fn ids(&self, cards: &[Celestial]) -> Vec<String> {
        let deck = self.agreed().deck();
        cards
            .iter()
            .map(|&card| deck.celestial(card).id.clone())
            .collect()
    }

    /// Others' celestial cards that the viewer knows, by seat.
    fn known_celestial(&self, state: &State, viewer: Viewer) -> Vec<Vec<Celestial>> {
        let all_open = state.counted || self.agreed().cards_lie_open();
        let known = Known::of(state, viewer);
        let seats = state.players.iter();
        seats
            .map(|(seat, player)| match viewer {
                _ if all_open => player.celestial.clone(),
                Viewer::Seat(own) if own == seat => Vec::new(),
                Viewer::Seat(_) | Viewer::Spectator => known.held(seat),
            })
            .collect()
    }

    fn cards_view(
        &self,
        state: &State,
        own: Option<Seat>,
        open: &[Vec<Celestial>],
    ) -> BTreeMap<String, CardView> {
        let own = own.map_or(&[][..], |seat| &state.players[seat].celestial);
        let seen = own.iter().chain(open.iter().flatten()).copied();
        // What is told of a game that is over can name any.
        let all = Celestial::all().filter(|_| state.is_over());
        let print = |card: Celestial| {
            let card = self.agreed().deck().celestial(card);
            (card.id.clone(), card_view(card))
        };
        seen.chain(all).map(print).collect()
    }
}

fn own_seat(state: &State, viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => state.players.get(seat).map(|_| seat),
        Viewer::Spectator => None,
    }
}

fn phase(state: &State) -> &'static str {
    match &state.phase {
        Phase::DrawingDealer => "dealer",
        Phase::Dealing => "deal",
        Phase::Drawing(_) => "lot",
        Phase::Turn(turn) => match turn.stage {
            Stage::Placing => "place",
            Stage::Claiming => "claim",
            Stage::Awarding { .. } => "award",
            Stage::Choosing | Stage::Picking { .. } => "pilfer",
        },
        Phase::Bonus(bonus) => match bonus.stage {
            BonusStage::Offered => "sun",
            BonusStage::Writing => "sentence",
            BonusStage::Judging(_) => "judge",
            BonusStage::Rejected(..) => "appeal",
            BonusStage::Voting(..) => "vote",
        },
        Phase::Over(_) => "over",
    }
}

fn turn_number(state: &State) -> u32 {
    match &state.phase {
        Phase::Turn(turn) => turn.number,
        Phase::Drawing(drawing) => drawing.turn.number,
        Phase::DrawingDealer | Phase::Dealing => 0,
        Phase::Bonus(_) | Phase::Over(_) => {
            u32::try_from(state.layout.cards().count()).unwrap_or(u32::MAX)
        }
    }
}

fn victims(state: &State) -> Vec<Seat> {
    let choosing = state.turn().filter(|turn| turn.stage == Stage::Choosing);
    choosing.map_or_else(Vec::new, |turn| state.victims(turn.seat).collect())
}

fn listed<S: Serializer>(words: &[Arc<Listed>], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(words.iter().map(Arc::as_ref))
}

fn claim_view(claim: &LastClaim) -> ClaimView {
    ClaimView {
        seat: claim.seat,
        word: claim.word.clone(),
        wrong: claim.wrong.clone(),
    }
}

fn clock_view(clock: GameClock) -> ClockView {
    ClockView {
        seat: clock.seat,
        limit: clock.limit,
        number: clock.number,
    }
}

fn card_view(card: &CelestialCard) -> CardView {
    CardView {
        title: card.title.clone(),
        family: card.family,
        tenths: card.tenths,
        note: card.note.clone(),
    }
}

/// A number of tenths as people write it: `4.5`, `12`.
pub fn in_points(tenths: i64) -> String {
    let sign = if tenths < 0 { "-" } else { "" };
    let tenths = tenths.unsigned_abs();
    match tenths % 10 {
        0 => format!("{sign}{}", tenths / 10),
        rest => format!("{sign}{}.{rest}", tenths / 10),
    }
}
