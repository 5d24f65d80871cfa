//! What the celestial cards that words win are worth on average, while nobody knows which comes (X16, X17).

use connexion::deck::Celestial;
use connexion::{Connexion, State};
use table::Seat;

/// What a card is worth, in tenths of a point.
pub(super) fn worth(game: &Connexion, card: Celestial) -> u32 {
    game.agreed().deck().celestial(card).tenths.into()
}

/// What a card out of these is worth on average; 0 where there is none. The Sun is left out: what it brings is told of
/// the bonus round.
pub(super) fn mean(game: &Connexion, cards: impl Iterator<Item = Celestial>) -> f64 {
    let (mut sum, mut n) = (0, 0_u32);
    for card in cards.filter(|card| *card != game.agreed().deck().sun()) {
        sum += worth(game, card);
        n += 1;
    }
    f64::from(sum) / f64::from(n.max(1))
}

/// What these words win on average for a seat that says those first that cannot pilfer: the pile's cards while there
/// are any, then other players'. A turn with a limit brings no more words than that (X14).
pub(super) fn hoard(game: &Connexion, state: &State, seat: Seat, words: &[&str]) -> f64 {
    let rules = game.agreed();
    if rules.is_practice() {
        return 0.0;
    }
    let mut wins: Vec<(bool, usize)> = words
        .iter()
        .map(|word| (rules.pilfers(word), rules.cards_won(word).into()))
        .collect();
    let most = rules.most_words().map_or(usize::MAX, |most| most as usize);
    let pile = state.pile_size();
    if wins.len() > most {
        // Of a few words those count that win most.
        wins.sort_unstable_by_key(|(pilfers, cards)| (std::cmp::Reverse(*cards), !pilfers));
        wins.truncate(most);
    }
    let cards = |pilfering: bool| -> usize {
        let wins = wins.iter().filter(|(pilfers, _)| *pilfers == pilfering);
        wins.map(|(_, cards)| *cards).sum()
    };
    let (plain, pilfering) = (cards(false), cards(true));
    let drawn = pile.min(plain + pilfering);
    let others = || {
        let others = state.players.iter().filter(|(other, _)| *other != seat);
        others.flat_map(|(_, player)| player.celestial.iter().copied())
    };
    let taken = (plain + pilfering - drawn)
        .min(pilfering)
        .min(others().count());
    amount(drawn) * mean(game, state.pile()) + amount(taken) * mean(game, others())
}

fn amount(n: usize) -> f64 {
    u32::try_from(n).unwrap_or(u32::MAX).into()
}
