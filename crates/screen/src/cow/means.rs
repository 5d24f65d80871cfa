//! What would come of a bomb: who is paid, who takes the city, who has the next say.

use cow::{CowInPlay, Id, Kind};
use table::Seat;

use super::{Sight, money};

/// A cow in play, and whose field it stands in.
pub(super) fn stands(sight: Sight<'_>, id: Id) -> Option<(Seat, &CowInPlay)> {
    let fields = sight.view.fields.iter().zip((0..).map(Seat));
    let mut cows = fields.flat_map(|(field, seat)| field.iter().map(move |cow| (seat, cow)));
    cows.find(|(_, cow)| cow.id == id)
}

/// What it means to let the cow that holds the bomb explode.
pub(super) fn explode(sight: Sight<'_>) -> String {
    let holder = sight.view.bombs.as_ref().and_then(|bombs| bombs.holder);
    let Some((_, cow)) = holder.and_then(|id| stands(sight, id)) else {
        return "let it blow up".to_owned();
    };
    fate(sight, cow)
}

/// What it means that this cow gets the bomb.
pub(super) fn handed(sight: Sight<'_>, id: Id) -> String {
    let Some((_, cow)) = stands(sight, id) else {
        return String::new();
    };
    let then = match cow.kind {
        Kind::Mechanic if !cow.used => "may defuse it; if not, ",
        Kind::General if !cow.used => "may hand it on; if not, ",
        _ => "",
    };
    format!("{then}{}", fate(sight, cow))
}

/// What comes of it when the cow explodes now.
fn fate(sight: Sight<'_>, cow: &CowInPlay) -> String {
    let view = sight.view;
    let mut parts = vec![if cow.value < 0 {
        let pays = sight.names.does(cow.owner, "pay", "pays");
        format!(
            "{} {} into the Pot",
            lower(sight, cow.owner, &pays),
            money(-cow.value)
        )
    } else {
        let gets = sight.names.does(cow.owner, "get", "gets");
        let gets = lower(sight, cow.owner, &gets);
        let short = if view.pot < cow.value {
            format!(" (the Pot holds {})", money(view.pot))
        } else {
            String::new()
        };
        format!("{gets} {}{short}", money(cow.value))
    }];
    if let Some(city) = view.city_name.as_ref().filter(|_| cow.owner == view.active) {
        parts.push(format!("and {city}"));
    }
    if cow.kind == Kind::MadBomber {
        parts.push("and then every cow of the field finds a bomb".to_owned());
    }
    parts.join(" ")
}

/// The sentence's beginning within a sentence: "you get".
fn lower(sight: Sight<'_>, seat: Seat, text: &str) -> String {
    if sight.names.me() == Some(seat) {
        return text.replacen("You", "you", 1);
    }
    text.to_owned()
}
