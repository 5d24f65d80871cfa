//! Which card a bot places, and where.

use connexion::deck::Letter;
use connexion::layout::Layout;
use connexion::search::{Search, Word, added};
use connexion::{Action, Connexion};
use table::Luck;

use super::claiming::minute;
use super::diamond::{known, layout, with};
use super::future;
use super::level::{Level, Placing};
use crate::bot::Sight;

/// A word that wins a card now counts so much; another one, which only lists itself, counts 1.
const WINS: u32 = 8;
/// So many cards that the next player may place are looked at.
const REPLIES: usize = 3;
/// Of so many of the own cards it is worth to look at replies.
const HOPEFUL: usize = 4;

/// The card that a bot of this level places.
pub(super) fn choose(
    level: &Level,
    search: &Search,
    sight: &Sight<'_, Connexion>,
    luck: &mut dyn Luck,
) -> Action {
    if sight.actions.len() == 1 || level.placing == Placing::Any {
        return any(sight.actions, luck);
    }
    let table = Before::new(search, sight);
    let mut ways: Vec<Way<'_>> = sight
        .actions
        .iter()
        .take_while(|_| !sight.limit.is_over())
        .filter_map(|action| table.way(level, action))
        .collect();
    ways.sort_by_key(|way| std::cmp::Reverse(way.worth));
    match level.placing {
        Placing::BetterHalf => {
            ways.truncate(ways.len().div_ceil(2));
            let picked = luck.below(u32::try_from(ways.len()).unwrap_or(1).max(1)) as usize;
            ways.get(picked)
                .map_or_else(|| any(sight.actions, luck), |way| way.action.clone())
        }
        Placing::LookAhead => {
            let replies = table.replies(sight, luck);
            ways.truncate(HOPEFUL);
            // The first is looked at whatever the time; the others as far as it goes.
            let in_time = ways
                .iter()
                .enumerate()
                .take_while(|(n, _)| *n == 0 || !sight.limit.is_over());
            let best = in_time.max_by_key(|(_, way)| way.worth - table.most(&way.layout, &replies));
            best.map(|(_, way)| way)
                .map_or_else(|| any(sight.actions, luck), |way| way.action.clone())
        }
        Placing::Any | Placing::Most | Placing::LessLeft => ways
            .first()
            .map_or_else(|| any(sight.actions, luck), |way| way.action.clone()),
    }
}

fn any(actions: &[Action], luck: &mut dyn Luck) -> Action {
    let n = u32::try_from(actions.len()).unwrap_or(u32::MAX);
    actions[luck.below(n) as usize].clone()
}

/// A card on a position, and what it opens.
struct Way<'a> {
    action: &'a Action,
    layout: Layout,
    worth: i64,
}

/// The board before the card is placed.
struct Before<'a> {
    search: &'a Search,
    sight: &'a Sight<'a, Connexion>,
    layout: Layout,
    /// The words on it, claimed or not.
    words: Vec<Word>,
    /// Words that have been claimed.
    listed: Vec<Word>,
}

impl<'a> Before<'a> {
    fn new(search: &'a Search, sight: &'a Sight<'a, Connexion>) -> Self {
        let layout = layout(sight.game.agreed().deck(), sight.view);
        Self {
            words: search.all_words(&layout),
            listed: known(search, sight.view),
            search,
            sight,
            layout,
        }
    }

    fn way<'b>(&self, level: &Level, action: &'b Action) -> Option<Way<'b>> {
        let Action::Place { card, position } = action else {
            return None;
        };
        let position = position.or(self.sight.view.next_position)?;
        let letter = self.sight.game.agreed().deck().find_letter(card)?;
        let layout = with(&self.layout, position, letter);
        let opened = added(&self.words, &self.search.all_words(&layout));
        let usual = level.usual(minute(self.sight.game, self.sight.view.turn));
        let worth = match (level.placing, usual) {
            (Placing::LessLeft, Some(usual)) => self.less_left(&opened, usual),
            _ => self.worth(&opened),
        };
        let worth = worth
            + if level.future {
                self.nearer(&layout)
            } else {
                0
            };
        Some(Way {
            action,
            layout,
            worth,
        })
    }

    /// What it is worth that this card brings a sentence in the future nearer.
    fn nearer(&self, layout: &Layout) -> i64 {
        let table = (self.sight.game, self.search);
        i64::from(future::hope(table, layout)) - i64::from(future::hope(table, &self.layout))
    }

    /// What words are worth that nobody has claimed.
    fn worth(&self, words: &[Word]) -> i64 {
        let free = words
            .iter()
            .filter(|word| self.listed.binary_search(word).is_err());
        let worth = free.map(|&word| self.worth_of(word));
        worth.sum()
    }

    fn worth_of(&self, word: Word) -> i64 {
        let wins = self.sight.view.pile > 0 || self.search.lexicon().word(word).len() >= 4;
        i64::from(if wins { WINS } else { 1 })
    }

    /// What the bot can say of the words that lie open then, less what it has to leave to the next player.
    fn less_left(&self, opened: &[Word], usual: u32) -> i64 {
        let free = |words: &[Word]| {
            let free = words
                .iter()
                .filter(|word| self.listed.binary_search(word).is_err());
            free.filter(|word| self.worth_of(**word) > 1).count()
        };
        let open = i64::try_from(free(opened) + free(&self.words)).unwrap_or(i64::MAX);
        let own = open.min(usual.into());
        let left = (open - own).min(usual.into());
        (own * 2 - left) * i64::from(WINS)
    }

    /// Cards that the next player may place: some of those that neither lie nor are in the own hand.
    fn replies(&self, sight: &Sight<'_, Connexion>, luck: &mut dyn Luck) -> Vec<Letter> {
        let deck = sight.game.agreed().deck();
        let own = sight.view.hand.as_deref().unwrap_or_default();
        let others = Letter::all().filter(|letter| self.layout.find(*letter).is_none());
        let mut others: Vec<Letter> = others
            .filter(|letter| !own.contains(&deck.letter(*letter).name))
            .collect();
        let mut replies = Vec::new();
        while replies.len() < REPLIES && !others.is_empty() {
            let n = u32::try_from(others.len()).unwrap_or(u32::MAX);
            replies.push(others.swap_remove(luck.below(n) as usize));
        }
        replies
    }

    /// The most that one of the replies opens.
    fn most(&self, layout: &Layout, replies: &[Letter]) -> i64 {
        let Some(position) = layout.next_position() else {
            return 0;
        };
        let words = self.search.all_words(layout);
        let opens = replies.iter().map(|&letter| {
            let then = with(layout, position, letter);
            self.worth(&added(&words, &self.search.all_words(&then)))
        });
        opens.max().unwrap_or(0)
    }
}
