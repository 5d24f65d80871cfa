//! A bot of the ladder: what it does at each moment of the game.

use connexion::{Action, Connexion, Decision};
use table::Luck;

use super::claiming::Plan;
use super::diamond::Vocabulary;
use super::level::Level;
use super::{pilfering, placing, writing};
use crate::bot::{Bot, Sight};

/// A bot of some level.
pub(super) struct LadderBot {
    level: &'static Level,
    vocabulary: Vocabulary,
    /// What it means to claim in this turn.
    plan: Option<Plan>,
    /// The sentence that it means to make.
    sentence: Option<Vec<String>>,
}

impl LadderBot {
    pub(super) fn new(level: &'static Level) -> Self {
        Self {
            level,
            vocabulary: Vocabulary::new(level.vocabulary),
            plan: None,
            sentence: None,
        }
    }

    fn place(&mut self, sight: &Sight<'_, Connexion>, luck: &mut dyn Luck) -> Action {
        let search = self.vocabulary.search(sight.game);
        placing::choose(self.level, &search, sight, luck)
    }

    /// The next word of the plan; the turn is over where there is none.
    fn claim(&mut self, sight: &Sight<'_, Connexion>, luck: &mut dyn Luck) -> Action {
        if self
            .plan
            .as_ref()
            .is_none_or(|plan| !plan.is_for(sight.view))
        {
            let search = self.vocabulary.search(sight.game);
            self.plan = Some(Plan::new(self.level, &search, sight, luck));
        }
        let word = self
            .plan
            .as_mut()
            .and_then(|plan| plan.next(self.level, sight));
        word.map_or(Action::Done, |word| Action::Claim { word })
    }

    fn lay(&mut self, sight: &Sight<'_, Connexion>) -> Action {
        self.sentence = writing::sentence(self.level, sight);
        match self.sentence {
            Some(_) => Action::LaySun,
            None => Action::Decline,
        }
    }

    fn write(&mut self, sight: &Sight<'_, Connexion>) -> Action {
        let made = self
            .sentence
            .take()
            .filter(|words| writing::listed(words, sight.view));
        match made.or_else(|| writing::sentence(self.level, sight)) {
            Some(words) => Action::Sentence {
                words,
                future: None,
            },
            None => Action::Done,
        }
    }
}

impl Bot<Connexion> for LadderBot {
    fn choose(&mut self, sight: &Sight<'_, Connexion>, luck: &mut dyn Luck) -> Action {
        match sight.view.phase {
            "place" => self.place(sight, luck),
            "claim" => self.claim(sight, luck),
            "pilfer" => pilfering::choose(self.level, sight, luck),
            "sun" => self.lay(sight),
            "sentence" => self.write(sight),
            "appeal" => Action::Appeal,
            _ => vote(sight),
        }
    }
}

/// As the judge said; where he was not sure, yes (X22).
fn vote(sight: &Sight<'_, Connexion>) -> Action {
    let sentence = sight.view.sentence.as_ref();
    let grammar = sentence.is_some_and(|sentence| sentence.verdict != Some(Decision::Reject));
    let future = grammar
        && sentence.is_some_and(|sentence| sentence.asks_future && sentence.future == Some(true));
    Action::Judge { grammar, future }
}
