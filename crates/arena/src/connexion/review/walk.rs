//! The walk through a record, turn by turn.

use connexion::deck::Celestial;
use connexion::search::{Word, added};
use connexion::{Action, Connexion, Phase, Repeat, Stage, State, sentence_earns};
use english::judge::compose::compose_until;
use english::words::{is_rude, meaning};
use table::{AnyTable, Code, Record, Refusal, Seat, Table, Turn};

use super::hoard::{hoard, mean, worth};
use super::{
    BestSentence, BonusReport, Drawn, Missed, Opening, SeatReport, TurnReport, WordReport,
};
use crate::Limit;
use crate::connexion::diamond::with;
use crate::connexion::{level, writing};

/// Walks through a finished game; `progress` hears how many steps of how many are done.
///
/// # Errors
/// `BadInput` where the record does not hold or the game is not over; `NotNow` where the limit was over before.
pub(in crate::connexion) fn review(
    record: &Record,
    limit: &Limit,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<WordReport, Refusal> {
    let mut walk = Walk {
        table: Table::open(record.header.clone(), None)?,
        limit,
        under_way: None,
        sun: None,
        report: WordReport::default(),
    };
    let line = record.standing();
    for (at, step) in &line {
        walk.take(step, at + 1)?;
        progress(at + 1, line.len());
    }
    if !walk.table.state().is_over() {
        let message = "the game is not over: a report is made of a finished one";
        return Err(Refusal::new(Code::BadInput, message));
    }
    walk.report.bonus = walk.bonus();
    walk.report.seats = seats(&walk.report, walk.table.state().players.len());
    Ok(walk.report)
}

/// A walk under way.
struct Walk<'a> {
    table: Table<Connexion>,
    limit: &'a Limit,
    under_way: Option<UnderWay>,
    /// Who has the Sun in the bonus round.
    sun: Option<Seat>,
    report: WordReport,
}

/// A turn whose card lies.
struct UnderWay {
    told: TurnReport,
    /// What its player held before.
    held: u32,
    /// The words that could be found, as numbers of the search.
    words: Vec<Word>,
}

/// A card that is about to come to somebody unseen.
struct Coming {
    seat: Seat,
    from: Option<Seat>,
    expected: f64,
    held: Vec<Celestial>,
}

impl Walk<'_> {
    fn take(&mut self, step: &table::AnyStep, number: usize) -> Result<(), Refusal> {
        if self.limit.is_over() {
            return Err(late());
        }
        let placing = self.placing(step);
        let coming = coming(self.table.game(), self.table.state());
        self.table.take(step.clone())?;
        if let Some((placed, best)) = placing {
            self.begin(placed, best?);
        }
        if let Some(turn) = &mut self.under_way {
            turn.told.step = number;
        }
        if let Some(coming) = coming {
            self.came(&coming, number);
        }
        let state = self.table.state();
        if let Some(bonus) = state.bonus() {
            self.sun = Some(bonus.seat);
        }
        let turn = state.turn().map(|turn| turn.number);
        if self
            .under_way
            .as_ref()
            .is_some_and(|told| Some(told.told.turn) != turn)
        {
            self.close();
        }
        Ok(())
    }

    /// The card that the step places, and the best placing: where the step is one.
    fn placing(&self, step: &table::AnyStep) -> Option<(Opening, Result<Opening, Refusal>)> {
        let table::Step::Act { seat, act } = step else {
            return None;
        };
        let act: Action = serde_json::from_value(act.clone()).ok()?;
        let Turn::Choice(asks) = self.table.turn() else {
            return None;
        };
        let ask = asks.iter().find(|ask| ask.seat == *seat)?;
        let search = self.table.game().search();
        let before = search.all_words(&self.table.state().layout);
        let placed = self.opening(&act, &before)?;
        let mut best = placed.clone();
        for action in &ask.actions {
            if self.limit.is_over() {
                return Some((placed, Err(late())));
            }
            let opening = self.opening(action, &before);
            if let Some(better) = opening.filter(|other| other.opens > best.opens) {
                best = better;
            }
        }
        Some((placed, Ok(best)))
    }

    fn opening(&self, action: &Action, before: &[Word]) -> Option<Opening> {
        let Action::Place { card, position } = action else {
            return None;
        };
        let (game, layout) = (self.table.game(), &self.table.state().layout);
        let letter = game
            .agreed()
            .deck()
            .find_letter(&card.to_ascii_lowercase())?;
        let position = position.or(layout.next_position())?;
        let words = game.search().all_words(&with(layout, position, letter));
        Some(Opening {
            card: game.agreed().deck().letter(letter).name.clone(),
            position,
            opens: added(before, &words).len(),
        })
    }

    /// A card lies: what can be found now?
    fn begin(&mut self, placed: Opening, best: Opening) {
        let (game, state) = (self.table.game(), self.table.state());
        let Some(turn) = state.turn() else { return };
        let search = game.search();
        let again = match game.agreed().repeat() {
            Repeat::Once => None,
            Repeat::OnceEach | Repeat::OtherPath => Some(turn.seat),
        };
        let is_listed = |word: &str| {
            let mut listed = state.words.iter().filter(|listed| listed.word == word);
            listed.any(|listed| again.is_none_or(|seat| listed.seat == seat))
        };
        let mut words = search.all_words(&state.layout);
        words.retain(|&word| !is_listed(search.lexicon().word(word)));
        let spelled: Vec<&str> = words
            .iter()
            .map(|&word| search.lexicon().word(word))
            .collect();
        let told = TurnReport {
            step: 0,
            turn: turn.number,
            seat: turn.seat,
            placed,
            best,
            found: 0,
            to_find: words.len(),
            won: 0,
            to_win: hoard(game, state, turn.seat, &spelled),
            missed: None,
        };
        let held = held(game, state, turn.seat);
        self.under_way = Some(UnderWay { told, held, words });
    }

    /// The turn is over: what was found, and what was not?
    fn close(&mut self) {
        let Some(UnderWay {
            mut told,
            held: before,
            words,
        }) = self.under_way.take()
        else {
            return;
        };
        let (game, state) = (self.table.game(), self.table.state());
        let search = game.search();
        let found = state.words.iter().filter(|listed| listed.turn == told.turn);
        let found: Vec<&str> = found.map(|listed| listed.word.as_str()).collect();
        told.found = found.len();
        told.won = held(game, state, told.seat).saturating_sub(before);
        let missed = words.iter().map(|&word| search.lexicon().word(word));
        let missed = missed.filter(|word| !found.contains(word) && !is_rude(word));
        // Of equally long ones one that the dictionary knows.
        let longest = missed.max_by_key(|word| {
            (
                word.len(),
                meaning(word).is_some(),
                std::cmp::Reverse(*word),
            )
        });
        told.missed = longest.and_then(|word| {
            Some(Missed {
                word: word.to_owned(),
                path: search.claim(&state.layout, word).ok()?,
                meaning: meaning(word).map(|meaning| meaning.to_string()),
            })
        });
        self.report.turns.push(told);
    }

    /// A card has come to somebody.
    fn came(&mut self, coming: &Coming, step: usize) {
        let (game, state) = (self.table.game(), self.table.state());
        let held = &state.players[coming.seat].celestial;
        let Some(&card) = held.iter().find(|card| !coming.held.contains(card)) else {
            return;
        };
        let deck = game.agreed().deck();
        let luck = if card == deck.sun() {
            0.0
        } else {
            f64::from(worth(game, card)) - coming.expected
        };
        self.report.draws.push(Drawn {
            step,
            seat: coming.seat,
            from: coming.from,
            card: deck.celestial(card).title.clone(),
            worth: worth(game, card),
            luck,
        });
    }

    /// What the bonus round brought, and could have.
    fn bonus(&self) -> Option<BonusReport> {
        let seat = self.sun?;
        let Phase::Over(over) = &self.table.state().phase else {
            return None;
        };
        let sentence = over.sentence.as_ref();
        let sentence = sentence.map(|(sentence, ..)| sentence.words.clone());
        Some(BonusReport {
            seat,
            sentence,
            earned: over.bonus.map_or(0, |(_, tenths)| tenths),
            best: self.best_sentence(),
        })
    }

    fn best_sentence(&self) -> Option<BestSentence> {
        let (game, state) = (self.table.game(), self.table.state());
        let level = level::LADDER.last()?;
        let listed = state.words.iter().map(|listed| listed.word.as_str());
        let words = writing::words(level, listed);
        let is_over = || self.limit.is_over();
        let standard = game.agreed().standard();
        let made = compose_until(&words, standard, level.sentence, &is_over)?;
        let line = made.words.iter().filter_map(|&number| words.get(number));
        Some(BestSentence {
            words: line.map(|&word| word.to_owned()).collect(),
            future: made.future,
            earns: sentence_earns(made.words.len(), made.future),
        })
    }
}

/// Which card is about to come to somebody, and what it will be worth on average.
fn coming(game: &Connexion, state: &State) -> Option<Coming> {
    let turn = state.turn()?;
    let (from, expected) = match turn.stage {
        Stage::Awarding { .. } => (None, mean(game, state.pile())),
        Stage::Picking { victim } => {
            let cards = state.players[victim].celestial.iter().copied();
            (Some(victim), mean(game, cards))
        }
        Stage::Placing | Stage::Claiming | Stage::Choosing => return None,
    };
    Some(Coming {
        seat: turn.seat,
        from,
        expected,
        held: state.players[turn.seat].celestial.clone(),
    })
}

/// What the celestial cards of a seat are worth.
fn held(game: &Connexion, state: &State, seat: Seat) -> u32 {
    let cards = state.players[seat].celestial.iter();
    cards.map(|&card| worth(game, card)).sum()
}

/// Adds everything up, seat by seat.
fn seats(report: &WordReport, n: usize) -> Vec<SeatReport> {
    let mut seats = vec![SeatReport::default(); n];
    for turn in &report.turns {
        let seat = &mut seats[turn.seat.index()];
        seat.turns += 1;
        seat.found += turn.found;
        seat.to_find += turn.to_find;
        seat.won += turn.won;
        seat.to_win += turn.to_win;
        seat.opened += turn.placed.opens;
        seat.could_open += turn.best.opens;
    }
    for draw in &report.draws {
        match draw.from {
            None => seats[draw.seat.index()].luck += draw.luck,
            Some(from) => {
                seats[draw.seat.index()].pilfering += draw.luck;
                seats[from.index()].pilfering -= draw.luck;
            }
        }
    }
    seats
}

fn late() -> Refusal {
    Refusal::new(Code::NotNow, "there was not time enough for the report")
}
