//! What a seat may do: the actions that can be listed, and whether one that is not listed is allowed all the same.

use table::{Ask, Code, Refusal, Seat};

use crate::action::Action;
use crate::claim::spelled;
use crate::deck::Celestial;
use crate::game::Connexion;
use crate::state::{Bonus, BonusStage, Phase, Sentence, Stage, State, Turn};

/// More words than anybody needs in a sentence.
const LONGEST_SENTENCE: usize = 1000;

impl Connexion {
    /// Who is to act, and with what; claims and sentences are not listed.
    pub(crate) fn asked(&self, state: &State) -> Option<Ask<Action>> {
        let seat = to_act(state)?;
        let actions = match &state.phase {
            Phase::Turn(turn) => self.turn_actions(state, turn),
            Phase::Bonus(bonus) => bonus_actions(bonus),
            Phase::DrawingDealer | Phase::Dealing | Phase::Drawing(_) | Phase::Over(_) => {
                Vec::new()
            }
        };
        Some(Ask { seat, actions })
    }

    fn turn_actions(&self, state: &State, turn: &Turn) -> Vec<Action> {
        match turn.stage {
            Stage::Placing => self.placings(state, turn.seat),
            Stage::Claiming => vec![Action::Done],
            Stage::Choosing => {
                let victims = state.victims(turn.seat);
                let pilfers = victims.flat_map(|from| self.pilfers(state, from));
                pilfers.chain([Action::Decline]).collect()
            }
            Stage::Awarding { .. } | Stage::Picking { .. } => Vec::new(),
        }
    }

    fn pilfers(&self, state: &State, from: Seat) -> Vec<Action> {
        if !self.agreed().cards_lie_open() {
            return vec![Action::Pilfer { from, card: None }];
        }
        let cards = state.players[from].celestial.iter();
        cards
            .map(|&card| Action::Pilfer {
                from,
                card: Some(self.agreed().deck().celestial(card).id.clone()),
            })
            .collect()
    }

    /// Whether `seat` may do an action that is not listed.
    pub(crate) fn legal(
        &self,
        state: &State,
        seat: Seat,
        action: &Action,
        refusal: Refusal,
    ) -> Result<(), Refusal> {
        if matches!(action, Action::Claim { .. }) && is_late(state, seat) {
            let message = "your time is up; the word came too late";
            return Err(Refusal::illegal("X4", message));
        }
        if to_act(state) != Some(seat) {
            return Err(out_of_turn(action, refusal));
        }
        match &state.phase {
            Phase::Turn(turn) => self.legal_in_turn(state, turn, action),
            Phase::Bonus(bonus) => self.legal_in_bonus(state, bonus, action),
            Phase::DrawingDealer | Phase::Dealing | Phase::Drawing(_) | Phase::Over(_) => {
                Err(refusal)
            }
        }
    }

    fn legal_in_turn(&self, state: &State, turn: &Turn, action: &Action) -> Result<(), Refusal> {
        match (&turn.stage, action) {
            (Stage::Placing, Action::Place { card, position }) => {
                self.placing(state, turn.seat, card, *position).map(drop)
            }
            (Stage::Placing, _) => Err(Refusal::illegal("X3", "place one of your cards first")),
            (Stage::Claiming, Action::Claim { word }) => self.may_claim(state, turn, word),
            (Stage::Claiming, Action::Place { .. }) => Err(Refusal::illegal(
                "X3",
                "one card a turn; claim words, or say done",
            )),
            (Stage::Claiming, Action::Pilfer { .. }) => Err(Refusal::illegal(
                "X17",
                "a card is pilfered with a word of four letters or more, once the pile is empty",
            )),
            (Stage::Choosing, Action::Pilfer { from, card }) => self
                .pilfering(state, turn.seat, *from, card.as_deref())
                .map(drop),
            (Stage::Choosing, _) => Err(Refusal::illegal(
                "X17",
                "say first whom you pilfer, or decline",
            )),
            (
                _,
                Action::LaySun | Action::Sentence { .. } | Action::Appeal | Action::Judge { .. },
            ) => Err(Refusal::illegal(
                "X18",
                "the bonus round comes after the last turn",
            )),
            (Stage::Claiming, _) => Err(Refusal::illegal("X3", "claim words, or say done")),
            (Stage::Awarding { .. } | Stage::Picking { .. }, _) => Err(not_now()),
        }
    }

    fn legal_in_bonus(&self, state: &State, bonus: &Bonus, action: &Action) -> Result<(), Refusal> {
        match (&bonus.stage, action) {
            (BonusStage::Offered | BonusStage::Rejected(..), Action::Done)
            | (BonusStage::Writing, Action::Decline)
            | (BonusStage::Voting(..), Action::Judge { .. }) => Ok(()),
            (BonusStage::Offered, _) => {
                Err(Refusal::illegal("X18", "lay the Sun first, or decline"))
            }
            (BonusStage::Writing, Action::Sentence { words, future }) => {
                self.sentence(state, words, *future).map(drop)
            }
            (BonusStage::Writing, _) => {
                Err(Refusal::illegal("X18", "submit a sentence, or say done"))
            }
            (BonusStage::Rejected(..), _) => Err(Refusal::illegal(
                "X22",
                "appeal against the verdict, or decline",
            )),
            (BonusStage::Voting(..), _) => Err(Refusal::illegal(
                "X22",
                "judge the sentence: grammar and future, yes or no",
            )),
            (BonusStage::Judging(_), _) => Err(not_now()),
        }
    }

    /// The card that a pilfer means, if cards lie open.
    pub(crate) fn pilfering(
        &self,
        state: &State,
        thief: Seat,
        from: Seat,
        card: Option<&str>,
    ) -> Result<Option<Celestial>, Refusal> {
        let no = |message: String| Err(Refusal::illegal("X17", message));
        if from == thief {
            return no("nobody pilfers himself".to_owned());
        }
        let Some(victim) = state.players.get(from) else {
            return Err(Refusal::new(Code::BadSeat, format!("there is no {from}")).by("X17"));
        };
        let held = victim.celestial.as_slice();
        if held.is_empty() {
            return no(format!("{from} holds no celestial card"));
        }
        if !self.agreed().cards_lie_open() {
            return match card {
                None => Ok(None),
                Some(_) => no("the cards are hidden; nobody can name the one to take".to_owned()),
            };
        }
        let named = match (card, held) {
            (None, [only]) => Some(*only),
            (None, _) => None,
            (Some(name), held) => self.celestial(name).filter(|card| held.contains(card)),
        };
        let ids = || {
            held.iter()
                .map(|&card| self.agreed().deck().celestial(card).id.as_str())
        };
        match named {
            Some(card) => Ok(Some(card)),
            None => no(format!(
                "name one of the cards of {from}: {}",
                ids().collect::<Vec<_>>().join(", ")
            )),
        }
    }

    /// The sentence that these words make, if all are listed and none is used too often (X18).
    pub(crate) fn sentence(
        &self,
        state: &State,
        words: &[String],
        future: Option<bool>,
    ) -> Result<Sentence, Refusal> {
        if words.is_empty() || words.len() > LONGEST_SENTENCE {
            let message = format!("a sentence has 1 to {LONGEST_SENTENCE} words");
            return Err(Refusal::illegal("X18", message));
        }
        let words = words.iter().map(|word| spelled(word));
        let words: Vec<String> = words.collect::<Result<_, _>>()?;
        for word in &words {
            let listed = state
                .words
                .iter()
                .filter(|listed| listed.word == *word)
                .count();
            let used = words.iter().filter(|other| *other == word).count();
            if listed == 0 {
                let message = format!("`{word}` is not on the scribe's list");
                return Err(Refusal::illegal("X18", message));
            }
            if used > listed && !self.agreed().sentence_repeats() {
                let message = format!("`{word}` can be used once only");
                return Err(Refusal::illegal("X18", message));
            }
        }
        Ok(Sentence { words, future })
    }

    /// The celestial card of that id or title, however its words are joined: `halleys-comet` is Halley's Comet.
    pub(crate) fn celestial(&self, name: &str) -> Option<Celestial> {
        let deck = self.agreed().deck();
        let name = letters(name);
        Celestial::all().find(|&card| {
            let card = deck.celestial(card);
            [&card.id, &card.title]
                .into_iter()
                .any(|known| letters(known) == name)
        })
    }
}

/// The letters and digits of a name, in small letters.
fn letters(name: &str) -> String {
    let known = name.chars().filter(char::is_ascii_alphanumeric);
    known.map(|letter| letter.to_ascii_lowercase()).collect()
}

/// Who is to act.
pub(crate) fn to_act(state: &State) -> Option<Seat> {
    match &state.phase {
        Phase::Turn(turn) => {
            let draws = matches!(turn.stage, Stage::Awarding { .. } | Stage::Picking { .. });
            (!draws).then_some(turn.seat)
        }
        Phase::Bonus(bonus) => match bonus.stage {
            BonusStage::Offered | BonusStage::Writing | BonusStage::Rejected(..) => {
                Some(bonus.seat)
            }
            BonusStage::Voting(..) => state.next_voter(),
            BonusStage::Judging(_) => None,
        },
        Phase::DrawingDealer | Phase::Dealing | Phase::Drawing(_) | Phase::Over(_) => None,
    }
}

fn bonus_actions(bonus: &Bonus) -> Vec<Action> {
    let vote = |grammar, future| Action::Judge { grammar, future };
    match &bonus.stage {
        BonusStage::Offered => vec![Action::LaySun, Action::Decline],
        BonusStage::Writing => vec![Action::Done],
        BonusStage::Rejected(..) => vec![Action::Appeal, Action::Decline],
        BonusStage::Judging(_) => Vec::new(),
        BonusStage::Voting(sentence, ..) if sentence.asks_future() => {
            vec![vote(true, true), vote(true, false), vote(false, false)]
        }
        BonusStage::Voting(..) => vec![vote(true, false), vote(false, false)],
    }
}

/// Whether the time of this seat has run out and nobody has placed a card since (X4).
fn is_late(state: &State, seat: Seat) -> bool {
    state.late == Some(seat) && !state.is_over()
}

fn out_of_turn(action: &Action, refusal: Refusal) -> Refusal {
    match action {
        Action::Place { .. } | Action::Claim { .. } | Action::Done => refusal.by("X3"),
        Action::Pilfer { .. } => refusal.by("X17"),
        Action::LaySun | Action::Sentence { .. } => refusal.by("X18"),
        Action::Appeal | Action::Judge { .. } => refusal.by("X22"),
        Action::Decline => refusal,
    }
}

fn not_now() -> Refusal {
    Refusal::new(
        Code::NotNow,
        "something is being drawn; nobody can act until it is",
    )
}
