//! Options: one file each. The engine only asks questions; nothing outside this folder reads how a rule is set.

mod alone;
mod board;
mod bonus_clock;
mod bonus_reuse;
mod clock;
mod dealer;
mod deck;
mod extras;
mod future;
mod last_turn;
mod lone_cards;
mod max_seats;
mod min_length;
mod new_card_only;
mod own;
mod pilfer_pick;
mod placing;
mod practice;
mod presets;
mod repeat_word;
mod representation;
mod same_card;
mod sentence_kinds;
mod sun_left;
mod ties;
mod words;
mod words_per_turn;
mod wrong_claim;

use std::sync::Arc;

use table::{Materials, Refusal, Rule, Settings, Value};

use crate::board::Board;
use crate::deck::{Deck, Extras};
use crate::search::{LaterPass, Lexicon, LoneCards, Reading, SameCard, Search};
use english::judge::{FutureRule, SentenceKinds, Standard};

pub use own::{
    Among, Barred, Effect as OwnEffect, Finding as OwnFinding, Me, OWN_EXAMPLES, Over as OwnOver,
    QUESTIONS, Share, Time, text_of,
};
pub use own::{Becomes, Counting, Counts};
pub(crate) use own::{
    Between, CARDS_WON_BY, Happened, MAY_NOT_PLACE, Placing, own_start, own_start_of_all, refuses,
    situation as own_situation, text as own_text,
};
pub(crate) use presets::PRESETS;
pub use repeat_word::Repeat;
pub use ties::Ties;
pub use wrong_claim::WrongClaim;

/// Every option in the order in which it is shown.
pub(crate) const RULES: &[Rule] = &[
    max_seats::RULE,
    dealer::RULE,
    placing::RULE,
    clock::RULE,
    bonus_clock::RULE,
    last_turn::RULE,
    same_card::RULE,
    representation::RULE,
    lone_cards::RULE,
    words::RULE,
    repeat_word::RULE,
    new_card_only::RULE,
    min_length::RULE,
    words_per_turn::RULE,
    wrong_claim::RULE,
    pilfer_pick::RULE,
    bonus_reuse::RULE,
    sun_left::RULE,
    sentence_kinds::RULE,
    future::RULE,
    alone::RULE,
    ties::RULE,
    practice::RULE,
    deck::RULE,
    extras::RULE,
    board::RULE,
];

/// The rules in force at a table: ask, and they answer.
#[derive(Clone, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is an option of its own, in any combination"
)]
pub struct Rules {
    settings: Settings,
    max_seats: usize,
    first_deals: bool,
    free_placing: bool,
    clock: u32,
    bonus_clock: u32,
    literal_end: bool,
    same_card: SameCard,
    later_pass: LaterPass,
    lone_cards: LoneCards,
    list: words::List,
    repeat: Repeat,
    new_card_only: bool,
    min_length: u8,
    words_per_turn: u32,
    wrong_claim: WrongClaim,
    face_up: bool,
    bonus_reuse: bool,
    sun_to_leader: bool,
    sentence_kinds: SentenceKinds,
    future: FutureRule,
    lenient: bool,
    ties: Ties,
    practice: bool,
    deck: Arc<Deck>,
    extras: Extras,
    board: Arc<Board>,
    own: own::Own,
    clocks: own::Clocks,
}

impl Rules {
    /// Settles what the table has set; the rest has its defaults, or what was loaded.
    ///
    /// # Errors
    /// `BadValue` for a deck, board or word list that is not there or cannot be read; `Clash` where a rule of the table's own
    /// may not stand beside another.
    pub fn settle(set: &Settings, materials: &Materials) -> Result<Self, Refusal> {
        let practice = practice::read(set);
        let clock = clock::seconds(&clock::RULE, set, practice);
        let bonus_clock = clock::seconds(&bonus_clock::RULE, set, practice);
        let own = own::read(set)?;
        let rules = Self {
            settings: Settings::default(),
            max_seats: max_seats::read(set),
            first_deals: dealer::read(set),
            free_placing: placing::read(set),
            clock,
            bonus_clock,
            literal_end: last_turn::read(set),
            same_card: same_card::read(set),
            later_pass: representation::read(set),
            lone_cards: lone_cards::read(set),
            list: words::read(set, materials)?,
            repeat: repeat_word::read(set),
            new_card_only: new_card_only::read(set),
            min_length: min_length::read(set),
            words_per_turn: words_per_turn::read(set),
            wrong_claim: wrong_claim::read(set),
            face_up: pilfer_pick::read(set),
            bonus_reuse: bonus_reuse::read(set),
            sun_to_leader: sun_left::read(set),
            sentence_kinds: sentence_kinds::read(set),
            future: future::read(set),
            lenient: alone::read(set),
            ties: ties::read(set),
            practice,
            deck: deck::read(set, materials)?,
            extras: extras::read(set),
            board: board::read(set, materials)?,
            clocks: own::Clocks::of(&own, clock, bonus_clock)?,
            own,
        };
        let rules = rules.spelled_out(set);
        rules.own_without_clash(&rules.settings)?;
        Ok(rules)
    }

    /// Every rule in force with its value, what was loaded included.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Rules that are allowed together but have no effect, and what was left out of a loaded list.
    pub fn warnings(&self) -> Vec<String> {
        let clocks = [
            (&clock::RULE, self.clock),
            (&bonus_clock::RULE, self.bonus_clock),
        ];
        let clocks = clocks.iter().filter(|(_, seconds)| *seconds > 0);
        let mut idle: Vec<_> = clocks.map(|(rule, _)| rule.slug.to_owned()).collect();
        if self.wrong_claim == WrongClaim::MinusOne {
            idle.push(format!("{}=minus-one", wrong_claim::RULE.slug));
        }
        idle.retain(|_| self.practice);
        let idle = idle.iter();
        idle.map(|rule| format!("`{rule}` has no effect at a practice table (X25)"))
            .chain(self.left_out())
            .collect()
    }

    /// How are words read off the board?
    pub fn reading(&self) -> Reading {
        Reading {
            same_card: self.same_card(),
            later_pass: self.later_pass(),
            lone_cards: self.lone_cards(),
            new_card_only: self.needs_the_new_card(),
            min_length: self.min_length(),
        }
    }

    /// What is asked of the judge?
    pub fn standard(&self) -> Standard {
        Standard {
            future: self.future(),
            kinds: self.sentence_kinds(),
        }
    }

    /// The search for words under these rules; preparing it takes some tens of milliseconds the first time.
    pub fn search(&self) -> Search {
        let lexicon = match &self.list {
            words::List::Shipped(list) => Lexicon::shared(*list, &self.deck, self.extras),
            words::List::Loaded(list) => Arc::new(Lexicon::new(list, &self.deck, self.extras)),
        };
        let search = Search::new(lexicon, Arc::clone(&self.board), self.reading());
        search.without(self.refusing(), refuses)
    }

    fn spelled_out(mut self, set: &Settings) -> Self {
        let spelled = RULES
            .iter()
            .map(|rule| (rule.slug.to_owned(), set.value_of(rule)));
        self.settings = Settings(spelled.collect());
        let brought = [
            (clock::RULE.slug, Value::Number(self.clock.into())),
            (
                bonus_clock::RULE.slug,
                Value::Number(self.bonus_clock.into()),
            ),
            (words::RULE.slug, Value::Word(self.list.name().to_owned())),
            (deck::RULE.slug, Value::Word(self.deck.name().to_owned())),
            (board::RULE.slug, Value::Word(self.board.name().to_owned())),
        ];
        for (slug, value) in brought {
            self.settings.0.insert(slug.to_owned(), value);
        }
        let own: Vec<_> = self.own_settings().collect();
        self.settings.0.extend(own);
        self
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self::settle(&Settings::default(), &Materials::default())
            .expect("the defaults need nothing that is not shipped")
    }
}

/// The data that the table has named, else what it has loaded, else the first that is shipped.
fn named<T>(
    set: &Settings,
    rule: &Rule,
    loaded: Option<T>,
    shipped: impl Iterator<Item = T>,
    name_of: fn(&T) -> &str,
) -> Result<Arc<T>, String> {
    let Some(name) = set.get(rule.slug).map(Value::to_string) else {
        let first = loaded.into_iter().chain(shipped).next();
        return first
            .map(Arc::new)
            .ok_or_else(|| format!("there is no {}", rule.slug));
    };
    shipped
        .chain(loaded)
        .find(|data| name_of(data) == name)
        .map(Arc::new)
        .ok_or_else(|| {
            format!(
                "there is no {} `{name}`; it takes {}",
                rule.slug, rule.values
            )
        })
}

/// The rules with these settings as they are typed.
#[cfg(test)]
pub(crate) fn with(settings: &[&str]) -> Rules {
    settled(settings).unwrap()
}

#[cfg(test)]
pub(crate) fn settled(settings: &[&str]) -> Result<Rules, Refusal> {
    settled_with(settings, &[])
}

#[cfg(test)]
pub(crate) fn settled_with(settings: &[&str], loaded: &[(&str, &str)]) -> Result<Rules, Refusal> {
    let mut set = Settings::default();
    for setting in settings {
        set.set(RULES, setting)?;
    }
    let loaded = loaded
        .iter()
        .map(|(kind, text)| ((*kind).to_owned(), (*text).to_owned()));
    Rules::settle(&set, &Materials(loaded.collect()))
}

#[cfg(test)]
mod tests;
