//! What a seat may do now, or whom it waits for: one full sentence.

use cow::Reason;
use table::Seat;

use super::{Sight, money, name};
use crate::{capital, list};

/// The sentence for the reader.
pub(super) fn ask(sight: Sight<'_>) -> String {
    let Some(seat) = sight.view.to_act else {
        return nobody(sight);
    };
    let may = match sight.view.phase {
        "main" if sight.view.hand.as_ref().is_some_and(Vec::is_empty) => {
            "have no cards left: end the turn with the roll (R23)".to_owned()
        }
        "main" => "may play cards, or end the turn with the roll (R14, R23)".to_owned(),
        "pick" => picking(sight),
        "arrange" => "may put the field in order before the roll (R19, A5)".to_owned(),
        "window" => window(sight),
        "debt" => debt(sight),
        "buy-in" => "may buy in again with $2,000, or stay out (S7)".to_owned(),
        _ => "is to act".to_owned(),
    };
    let who = if sight.names.me() == Some(seat) {
        "You".to_owned()
    } else {
        sight.names.of(seat)
    };
    format!("{who} {may}.")
}

fn nobody(sight: Sight<'_>) -> String {
    match sight.view.phase {
        "over" => over(sight),
        "starter" => "The first player is drawn.".to_owned(),
        "deal" => "The hands are dealt.".to_owned(),
        "city" => "The next city is turned.".to_owned(),
        "die" => "The die is in the air.".to_owned(),
        _ => "A card is drawn.".to_owned(),
    }
}

fn over(sight: Sight<'_>) -> String {
    let net = &sight.view.net;
    let most = net.iter().copied().max().unwrap_or_default();
    let richest = (0..net.len())
        .map(Seat::at)
        .filter(|seat| net[seat.index()] == most);
    let who: Vec<_> = richest.map(|seat| sight.names.whom(seat)).collect();
    format!(
        "The game is over. Most money: {} with {}.",
        capital(&list(&who)),
        money(most)
    )
}

fn picking(sight: Sight<'_>) -> String {
    let card = sight
        .view
        .on_table
        .map_or_else(String::new, |id| format!(" for {}", name(sight, id)));
    let what = match sight.view.asks_for {
        Some("cow") => "a cow",
        Some("card") => "a card",
        Some("seat") => "a player",
        _ => "an end of the line",
    };
    format!("may pick {what}{card}")
}

fn window(sight: Sight<'_>) -> String {
    let holder = sight.view.bombs.as_ref().and_then(|bombs| bombs.holder);
    let holder = holder.map_or_else(|| "A cow".to_owned(), |id| name(sight, id));
    let wave = match sight.view.bombs.as_ref().map(|bombs| bombs.wave) {
        Some(wave) if wave > 1 => " the Mad Bomber left".to_owned(),
        _ => String::new(),
    };
    let more = sight
        .view
        .bombs
        .as_ref()
        .map_or(0, |bombs| bombs.holding.len());
    let more = match more {
        0 | 1 => String::new(),
        n => format!("; {} more after it", crate::count(n - 1, "bomb", "bombs")),
    };
    format!("may say what becomes of the bomb{wave} that {holder} holds (R33-R35){more}")
}

fn debt(sight: Sight<'_>) -> String {
    let Some(debt) = &sight.view.debt else {
        return "may settle a debt".to_owned();
    };
    let why = match debt.reason {
        Reason::Ante => " for the ante",
        Reason::Price => " for a card",
        Reason::Event => " for an event",
        Reason::Explosion => " for exploded cows",
    };
    format!(
        "must find {} of a debt of {}{why} (A25)",
        money(debt.missing),
        money(debt.amount)
    )
}
