//! Rules of the table's own at work (P30).

use own::{Ask, Fault, Given, Rule};
use table::Seat;

use super::Play;
use crate::event::Fact;
use crate::game::Connexion;
use crate::rules::{Between, CARDS_WON_BY, Counts, MAY_NOT_PLACE, Me, own_text};
use crate::state::State;

impl Play<'_> {
    /// Tells which of them could not say what a listed word is (O5), and which says that it wins no card, or several.
    pub(super) fn tell_of_word(&mut self, seat: Seat, word: &str) {
        self.own_answers("word_scores", &[own_text(word)], Rule::number);
        for question in ["refuses", "pilfers"] {
            self.own_answers(question, &[own_text(word)], Rule::flag);
        }
        let mut won = self.own_answers("cards_won", &[own_text(word)], Rule::number);
        let told = |state: &State, rule: &Rule| vec![own_text(word), me(state, seat, rule).given()];
        won.extend(self.own_answers_of(CARDS_WON_BY, told, Rule::number));
        let most = won
            .iter()
            .max_by_key(|(by, cards)| (*cards, usize::MAX - by));
        if let Some(&(by, _)) = most.filter(|(_, cards)| *cards != 1) {
            self.decided(seat, by);
        }
    }

    /// Tells which of them could not say whether a card may lie so (O5), and which bars it all the same: then its player
    /// could place nothing else. Of what they took from his choice nothing is told: that would tell of his hand.
    pub(super) fn tell_of_placing(&mut self, seat: Seat, told: &[Given]) {
        let answers = self.own_answers(MAY_NOT_PLACE, told, Rule::flag);
        for (by, _) in answers.into_iter().filter(|(_, bars)| *bars) {
            let rule = title(self.game, by);
            self.tell(Fact::OwnRuleWaived { seat, rule });
        }
    }

    /// What a sentence brings on top, in tenths of a point.
    pub(super) fn own_bonus(&mut self, seat: Seat, words: usize, future: bool) -> i64 {
        let words = Given::Number(i64::try_from(words).unwrap_or(i64::MAX));
        let answers = self.own_answers("sentence", &[words, Given::Flag(future)], Rule::number);
        let mut tenths = 0;
        for (by, points) in answers.into_iter().filter(|(_, points)| *points != 0) {
            self.acted(seat, by, points);
            tenths += points * 10;
        }
        tenths
    }

    /// Whether one of them ends the word part after this turn.
    pub(super) fn ends_by_own_rule(&mut self, seat: Seat, turn: u32) -> bool {
        let told = |state: &State, rule: &Rule| {
            let moment = Between {
                turn,
                words: small(state.words.len()),
                pile: small(state.pile_size()),
                table: count(&state.counts, rule),
            };
            vec![moment.given()]
        };
        let answers = self.own_answers_of("ends", told, Rule::flag);
        let by = answers.into_iter().find(|(_, over)| *over);
        if let Some((by, _)) = by {
            self.decided(seat, by);
        }
        by.is_some()
    }

    /// Tells what they bring at the end.
    pub(super) fn tell_own_scoring(&mut self) {
        if self.rules().own().is_empty() {
            return;
        }
        let seats: Vec<Seat> = self.state.players.seats().collect();
        for seat in seats {
            let told = |state: &State, rule: &Rule| vec![me(state, seat, rule).given()];
            for (by, points) in self.own_answers_of("scoring", told, Rule::number) {
                if points != 0 {
                    self.acted(seat, by, points);
                }
            }
            for (by, points) in own_words(self.game, self.state, seat) {
                self.acted(seat, by, points);
            }
        }
    }

    /// The answers to a question, each with the place of its rule. A rule that fails does nothing, and it is told (O5).
    fn own_answers<T>(&mut self, question: &str, told: &[Given], ask: Ask<T>) -> Vec<(usize, T)> {
        self.own_answers_of(question, |_, _| told.to_vec(), ask)
    }

    /// The same where each rule is told something else.
    fn own_answers_of<T>(
        &mut self,
        question: &str,
        told: impl Fn(&State, &Rule) -> Vec<Given>,
        ask: Ask<T>,
    ) -> Vec<(usize, T)> {
        let (game, mut answers) = (self.game, Vec::new());
        let own = game.agreed().own().iter().enumerate();
        for (by, rule) in own.filter(|(_, rule)| rule.answers(question)) {
            match ask(rule, question, &told(self.state, rule)) {
                Ok(answer) => answers.extend(answer.map(|answer| (by, answer))),
                Err(why) => self.failed(by, why),
            }
        }
        answers
    }

    /// Tells that the rule at this place could not answer, and why (O5).
    pub(super) fn failed(&mut self, by: usize, why: Fault) {
        self.tell(Fact::failed(title(self.game, by), why));
    }

    /// Tells which could not say from what their counts begin (O5).
    pub(crate) fn tell_untold(&mut self) {
        for own::Failure { rule, why } in std::mem::take(&mut self.state.untold) {
            self.tell(Fact::failed(rule, why));
        }
    }

    fn acted(&mut self, seat: Seat, by: usize, points: i64) {
        let rule = title(self.game, by);
        self.tell(Fact::OwnRuleActed { seat, rule, points });
    }

    /// Tells that what has just happened, or happens next, came of the rule at this place.
    pub(super) fn decided(&mut self, seat: Seat, by: usize) {
        let rule = title(self.game, by);
        self.tell(Fact::OwnRuleDecided { seat, rule });
    }
}

/// What rules of the table's own bring a player at the end, in tenths of a point.
pub(super) fn own_score(game: &Connexion, state: &State, seat: Seat) -> i64 {
    if game.agreed().own().is_empty() {
        return 0;
    }
    let points = game.agreed().own_scoring(|rule| me(state, seat, rule));
    let words = own_words(game, state, seat).into_iter();
    points.chain(words).map(|(_, points)| points * 10).sum()
}

fn own_words(game: &Connexion, state: &State, seat: Seat) -> Vec<(usize, i64)> {
    let found = state.words.iter().filter(|listed| listed.seat == seat);
    game.agreed()
        .own_words(&found.map(|listed| listed.word.as_str()))
}

/// A player as a rule is told of him.
pub(super) fn me(state: &State, seat: Seat, rule: &Rule) -> Me {
    let own = state.words.iter().filter(|listed| listed.seat == seat);
    Me {
        cards: small(state.players[seat].celestial.len()),
        words: small(own.clone().count()),
        longest: small(own.map(|listed| listed.word.len()).max().unwrap_or(0)),
        count: count(&state.players[seat].counts, rule),
        table: count(&state.counts, rule),
        ..Me::default()
    }
}

fn count(counts: &Counts, rule: &Rule) -> u32 {
    counts.get(&rule.head().slug).copied().unwrap_or(0)
}

fn small(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// The title of the rule at a place.
fn title(game: &Connexion, by: usize) -> String {
    let rule = game.agreed().own().get(by);
    rule.map(|rule| rule.head().title.clone())
        .unwrap_or_default()
}
