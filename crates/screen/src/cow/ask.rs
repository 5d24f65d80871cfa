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
    let inside = || {
        (0..net.len())
            .map(Seat::at)
            .filter(|seat| !sight.view.out.contains(seat))
    };
    let most = inside().map(|seat| net[seat.index()]).max();
    let richest = inside().filter(|seat| Some(net[seat.index()]) == most);
    let who: Vec<_> = richest.map(|seat| sight.names.whom(seat)).collect();
    let won = format!(
        "The game is over. Most money: {} with {}.",
        capital(&list(&who)),
        money(most.unwrap_or_default())
    );
    let barred = barred(sight);
    if barred.is_empty() {
        won
    } else {
        format!("{won} {}", barred.join(" "))
    }
}

/// Why those have not won who dropped out and hold as much as whoever has, or more (A26).
pub(super) fn barred(sight: Sight<'_>) -> Vec<String> {
    let (net, out) = (&sight.view.net, &sight.view.out);
    let seats = || (0..net.len()).map(Seat::at);
    let inside = seats().filter(|seat| !out.contains(seat));
    let Some(most) = inside.map(|seat| net[seat.index()]).max() else {
        return Vec::new();
    };
    let barred = seats().filter(|seat| out.contains(seat) && net[seat.index()] >= most);
    barred
        .map(|seat| {
            let has = sight.names.does(seat, "have", "has");
            let money = money(net[seat.index()]);
            format!("{has} {money}, but dropped out and so cannot win (A26).")
        })
        .collect()
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
    let more = sight.view.bombs.as_ref().map_or(0, |bombs| {
        bombs.holding.iter().map(|(_, n)| usize::from(*n)).sum()
    });
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
