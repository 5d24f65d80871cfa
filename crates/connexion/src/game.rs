//! Cosmic `ConneXion` as a game at a table: what it waits for, and which part of the engine answers.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use table::{
    Again, Code, DataMark, Game, GameClock, Luck, Materials, Notice, OWN, OWN_PREFIX, Place,
    Preset, Refusal, Rule, Seat, Settings, Standing, Turn as Waits, TurnOf, Value, Viewer,
};

use crate::action::{Action, Draw, Outcome, Pile};
use crate::data::NOTICES;
use crate::deck::{LETTER_CARDS, Letter};
use crate::event::{Event, Fact, Seen};
use crate::finding::Finding;
use crate::play::{Play, begin_counts, is_last, scores, winners};
use crate::rules::{PRESETS, RULES, Rules, own_situation};
use crate::search::Search;
use crate::state::{Bonus, BonusStage, Drawing, Phase, Stage, State, Turn};
use crate::view::View;

/// The game under settled rules.
#[derive(Clone, Debug)]
pub struct Connexion {
    rules: Rules,
    search: Arc<OnceLock<Search>>,
}

/// The number of the clock of the bonus round; those of the turns are the turns' own.
const BONUS_CLOCK: u64 = LETTER_CARDS as u64 + 1;

impl Connexion {
    /// The game under these rules.
    pub fn new(rules: Rules) -> Self {
        Self {
            rules,
            search: Arc::default(),
        }
    }

    /// The rules in force.
    pub fn agreed(&self) -> &Rules {
        &self.rules
    }

    /// The word search of this table; it is prepared when it is first asked for.
    pub fn search(&self) -> &Search {
        self.search.get_or_init(|| self.rules.search())
    }

    pub(crate) fn play<'a>(&'a self, state: &'a mut State, log: &'a mut Vec<Event>) -> Play<'a> {
        Play {
            game: self,
            state,
            log,
        }
    }

    /// The draw that the game waits for.
    fn waited_draw(state: &State) -> Option<Draw> {
        let pick = |of: usize| Draw::Pick {
            of: u32::try_from(of).unwrap_or(u32::MAX),
        };
        match &state.phase {
            Phase::DrawingDealer => Some(pick(state.players.len())),
            Phase::Dealing => Some(Draw::Card(Pile::Letter)),
            Phase::Drawing(drawing) => Some(Draw::Lot {
                weights: drawing.weights.list().to_vec(),
            }),
            Phase::Turn(turn) => match turn.stage {
                Stage::Awarding { .. } => Some(Draw::Card(Pile::Celestial)),
                Stage::Picking { victim } => Some(pick(state.players[victim].celestial.len())),
                Stage::Placing | Stage::Claiming | Stage::Choosing => None,
            },
            Phase::Bonus(Bonus {
                stage: BonusStage::Judging(sentence),
                ..
            }) => Some(Draw::Judge {
                sentence: sentence.words.clone(),
            }),
            Phase::Bonus(_) | Phase::Over(_) => None,
        }
    }

    fn standing(&self, state: &State) -> Standing {
        let scores = scores(self, state);
        let winners = winners(self, state);
        let place = |seat: Seat| Place::new(seat, scores[seat.index()]);
        let mut places: Vec<Place> = state.players.seats().map(place).collect();
        places.sort_by_key(|place| (!winners.contains(&place.seat), -place.score));
        Standing { winners, places }
    }

    fn letter(&self, name: &str) -> Option<Letter> {
        self.rules.deck().find_letter(&name.to_ascii_lowercase())
    }
}

impl Game for Connexion {
    type State = State;
    type Action = Action;
    type Draw = Draw;
    type Outcome = Outcome;
    type Event = Event;
    type Seen = Seen;
    type View = View;

    const SLUG: &'static str = "connexion";
    const POINT: i64 = 10;
    const NO_VOTE: &'static str = "X24";

    const NOTICES: &'static [Notice] = NOTICES;

    fn rules() -> &'static [Rule] {
        RULES
    }

    fn presets() -> &'static [Preset] {
        PRESETS
    }

    fn settle(set: &Settings, materials: &Materials) -> Result<Self, Refusal> {
        Ok(Self::new(Rules::settle(set, materials)?))
    }

    fn settings(&self) -> Settings {
        self.rules.settings().clone()
    }

    /// The word list; a deck and a board that are not ours stand in the record whole.
    fn data(&self) -> BTreeMap<String, DataMark> {
        let lexicon = self.search().lexicon();
        let mark = DataMark {
            name: lexicon.list_name().to_owned(),
            sha256: lexicon.list_sha256().to_owned(),
        };
        BTreeMap::from([("words".to_owned(), mark)])
    }

    fn warnings(&self) -> Vec<String> {
        self.rules.warnings()
    }

    fn start(&self, names: &[String]) -> Result<State, Refusal> {
        self.rules.seats_fit(names.len())?;
        let dealer = self.rules.first_seat_deals().then_some(Seat(0));
        let mut state = State::new(names.len(), dealer);
        begin_counts(&self.rules, None, &mut state);
        Ok(state)
    }

    /// The seat to the left of the dealer deals the next time (X1).
    fn again(&self, state: &State) -> Again {
        if state.phase == Phase::DrawingDealer {
            return Again::default();
        }
        Again {
            first: state.dealer.next(state.players.len()),
            rules: Rules::of_a_later_game(),
        }
    }

    fn turn(&self, state: &State) -> TurnOf<Self> {
        if state.is_over() {
            return Waits::Over(self.standing(state));
        }
        match Self::waited_draw(state) {
            Some(draw) => Waits::Luck(draw),
            None => Waits::Choice(self.errand(|| self.asked(state)).into_iter().collect()),
        }
    }

    fn unlisted(
        &self,
        state: &State,
        seat: Seat,
        action: &Action,
        refusal: Refusal,
    ) -> Result<(), Refusal> {
        self.errand(|| self.legal(state, seat, action, refusal))
    }

    fn is_timeless(&self, action: &Action) -> bool {
        matches!(action, Action::Claim { .. })
    }

    fn act(&self, state: &mut State, seat: Seat, action: &Action, log: &mut Vec<Event>) {
        self.errand(|| match state.phase.clone() {
            Phase::Turn(turn) if turn.seat == seat => self.act_in_turn(state, &turn, action, log),
            Phase::Bonus(_) => self.act_in_bonus(state, seat, action, log),
            Phase::DrawingDealer
            | Phase::Dealing
            | Phase::Drawing(_)
            | Phase::Turn(_)
            | Phase::Over(_) => {}
        });
    }

    fn outcomes(&self, state: &State) -> Vec<(Outcome, u32)> {
        if let Phase::Drawing(drawing) = &state.phase {
            let places = drawing.weights.outcomes();
            return places
                .map(|(place, weight)| (Outcome::Picked(place), weight))
                .collect();
        }
        let deck = self.rules.deck();
        let letter = |letter| Outcome::Card(deck.letter(letter).name.clone());
        let celestial = |card| Outcome::Card(deck.celestial(card).id.clone());
        let outcomes: Vec<Outcome> = match Self::waited_draw(state) {
            Some(Draw::Pick { of }) => (0..of).map(Outcome::Picked).collect(),
            Some(Draw::Card(Pile::Letter)) => state.undealt().map(letter).collect(),
            Some(Draw::Card(Pile::Celestial)) => state.pile().map(celestial).collect(),
            Some(Draw::Judge { sentence }) => {
                let all = Finding::all(sentence.len()).into_iter();
                all.map(Outcome::Found).collect()
            }
            Some(Draw::Lot { .. }) | None => Vec::new(),
        };
        outcomes.into_iter().map(|outcome| (outcome, 1)).collect()
    }

    /// Cards and picks are all equally likely, the places of a rule's draw as it says; what the judge finds is worked out and
    /// takes no luck.
    fn draw(&self, state: &State, luck: &mut dyn Luck) -> Outcome {
        if let Some(Draw::Judge { sentence }) = Self::waited_draw(state) {
            return Outcome::Found(Finding::of(&sentence, self.rules.standard()));
        }
        if let Phase::Drawing(Drawing { weights, .. }) = &state.phase {
            return Outcome::Picked(weights.draw(|n| luck.below(n)));
        }
        let mut outcomes = self.outcomes(state);
        let n = u32::try_from(outcomes.len()).unwrap_or(u32::MAX).max(1);
        let picked = luck.below(n) as usize;
        if picked < outcomes.len() {
            outcomes.swap_remove(picked).0
        } else {
            Outcome::Picked(0)
        }
    }

    fn is_finding(&self, state: &State) -> bool {
        matches!(Self::waited_draw(state), Some(Draw::Judge { .. }))
    }

    fn admit(&self, state: &State, outcome: &Outcome) -> Result<(), Refusal> {
        let bad = |message: String| Err(Refusal::new(Code::BadInput, message));
        if let Phase::Drawing(Drawing { weights, .. }) = &state.phase {
            return match outcome {
                Outcome::Picked(place) if weights.has(*place) => Ok(()),
                _ => bad(weights.wanted()),
            };
        }
        match (Self::waited_draw(state), outcome) {
            (Some(Draw::Lot { .. }) | None, _) => {
                Err(Refusal::new(Code::NotNow, "nothing is being drawn"))
            }
            (Some(Draw::Pick { of }), Outcome::Picked(n)) if *n < of => Ok(()),
            (Some(Draw::Pick { of }), _) => bad(format!("a number from 0 to {} is drawn", of - 1)),
            (Some(Draw::Card(pile)), Outcome::Card(name)) => {
                let there = match pile {
                    Pile::Letter => self
                        .letter(name)
                        .is_some_and(|letter| state.undealt().any(|left| left == letter)),
                    Pile::Celestial => self
                        .celestial(name)
                        .is_some_and(|card| state.holder(card).is_none()),
                };
                if there {
                    return Ok(());
                }
                bad(format!("there is no card `{name}` left to be drawn"))
            }
            (Some(Draw::Card(_)), _) => bad("the name of a card is drawn".to_owned()),
            (Some(Draw::Judge { sentence }), Outcome::Found(finding))
                if finding.fits(sentence.len()) =>
            {
                Ok(())
            }
            (Some(Draw::Judge { .. }), _) => bad(
                "the judge finds {\"verdict\": \"accept\", \"reject\" or \"unsure\", \"future\": true or false}"
                    .to_owned(),
            ),
        }
    }

    fn luck(&self, state: &mut State, outcome: &Outcome, log: &mut Vec<Event>) {
        self.play(state, log).tell_untold();
        self.errand(|| match (Self::waited_draw(state), outcome) {
            (Some(Draw::Pick { .. }), Outcome::Picked(n)) => {
                let dealing = state.phase == Phase::DrawingDealer;
                let mut play = self.play(state, log);
                if dealing {
                    play.dealer_drawn(*n as usize);
                } else {
                    play.picked(*n as usize);
                }
            }
            (Some(Draw::Lot { .. }), Outcome::Picked(place)) => {
                self.play(state, log).draw_before(*place);
            }
            (Some(Draw::Card(Pile::Letter)), Outcome::Card(name)) => {
                if let Some(letter) = self.letter(name) {
                    self.play(state, log).letter_dealt(letter);
                }
            }
            (Some(Draw::Card(Pile::Celestial)), Outcome::Card(name)) => {
                if let Some(card) = self.celestial(name) {
                    self.play(state, log).awarded(card);
                }
            }
            (Some(Draw::Judge { .. }), Outcome::Found(finding)) => {
                self.play(state, log).found(finding.clone());
            }
            _ => {}
        });
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.errand(|| View::of(self, state, viewer))
    }

    fn seen(&self, event: &Event, viewer: Viewer) -> Option<Seen> {
        Some(event.seen(viewer))
    }

    fn reveals(&self, event: &Event) -> bool {
        event.reveals()
    }

    fn failed_rule(&self, event: &Event) -> Option<String> {
        let Event::Open(Fact::OwnRuleFailed { rule, .. }) = event else {
            return None;
        };
        let own = self.rules.own().iter();
        own.map(|own| own.head())
            .find(|head| head.title == *rule)
            .map(|head| format!("{OWN_PREFIX}{}", head.slug))
    }

    fn voters(&self, state: &State) -> Vec<Seat> {
        if state.is_over() {
            return Vec::new();
        }
        state.seats_in().collect()
    }

    /// The game is under way from its start, a turn from its card, a pilfer until it is made or declined, the last turn
    /// from the last card, the bonus round from the Sun.
    fn under_way(&self, state: &State, situation: &str) -> Option<u64> {
        let turn = state.turn().filter(|turn| turn.stage != Stage::Placing);
        match situation {
            "game" => Some(0),
            "turn" => turn.map(|turn| turn.number.into()),
            "last-turn" => turn.filter(|turn| is_last(turn.number)).map(|_| 0),
            "pilfer" => {
                let pilfers =
                    |turn: &&Turn| matches!(turn.stage, Stage::Choosing | Stage::Picking { .. });
                turn.filter(pilfers).map(|_| state.pilfers.into())
            }
            "bonus" => {
                let begun = |bonus: &&Bonus| bonus.stage != BonusStage::Offered;
                state.bonus().filter(begun).map(|_| 0)
            }
            _ => None,
        }
    }

    fn comes_again(&self, state: &State, situation: &str) -> bool {
        let is_last_turn = || state.turn().is_some_and(|turn| is_last(turn.number));
        match situation {
            "game" | "bonus" | "last-turn" => false,
            "turn" | "pilfer" => !is_last_turn(),
            _ => true,
        }
    }

    fn suits(&self, state: &State) -> Result<(), Refusal> {
        self.rules.seats_fit(state.players.seats().count())
    }

    fn situation(&self, rule: &Rule, value: &Value) -> &'static str {
        if rule.slug == OWN.slug {
            own_situation(value)
        } else {
            rule.situation
        }
    }

    fn adopt(&self, state: &mut State, old: &Self, log: &mut Vec<Event>) {
        self.errand(|| self.play(state, log).adopt(&old.rules));
    }

    fn leave(&self, state: &mut State, seat: Seat, log: &mut Vec<Event>) -> Result<(), Refusal> {
        self.errand(|| self.play(state, log).leave(seat))
    }

    fn clock(&self, state: &State) -> Option<GameClock> {
        let (seat, limit, number) = match &state.phase {
            Phase::Turn(turn) if turn.runs() => (
                turn.seat,
                self.rules.word_time(turn.number)?,
                turn.number.into(),
            ),
            Phase::Bonus(Bonus {
                seat,
                stage: BonusStage::Writing,
            }) => (*seat, self.rules.sentence_time()?, BONUS_CLOCK),
            Phase::DrawingDealer
            | Phase::Dealing
            | Phase::Drawing(_)
            | Phase::Turn(_)
            | Phase::Bonus(_)
            | Phase::Over(_) => return None,
        };
        Some(GameClock {
            seat,
            limit,
            number,
        })
    }

    fn time(
        &self,
        state: &mut State,
        seat: Seat,
        ms: u64,
        log: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let clock = self.clock(state).filter(|clock| clock.seat == seat);
        let Some(clock) = clock else {
            let message = format!("no clock is running for {seat}");
            return Err(Refusal::new(Code::NotNow, message).by("X4"));
        };
        if ms < clock.limit {
            return Ok(());
        }
        let mut play = self.play(state, log);
        self.errand(|| {
            if clock.number == BONUS_CLOCK {
                play.sentence_expired();
            } else {
                play.turn_expired();
            }
        });
        Ok(())
    }
}
