//! Looking over somebody's shoulder: whoever watches chooses whose, and whoever plays says whether they may (P10).

use host::StageView;
use maud::{Markup, html};
use speech::around as say;

use super::TablePage;
use crate::paths;

/// Whose hands whoever watches may look into, and over whose shoulder they look.
pub(super) fn hands(table: &TablePage) -> Markup {
    let room = &table.room;
    let watches = room.seat.is_none() && room.stage == StageView::Playing;
    html! {
        @if let Some(seat) = room.over {
            p.over-shoulder { (table.say(&say::YouLookOver { seat })) " " a href=(paths::table(&table.id)) { (table.say(&say::LookOverNobody {})) } }
        } @else if watches && !room.hands.is_empty() {
            p.over-shoulder {
                (table.say(&say::LookOver {}))
                @for seat in &room.hands { " " a href=(paths::over(&table.id, *seat)) { (name(table, seat.index())) } }
            }
        }
    }
}

fn name(table: &TablePage, seat: usize) -> &str {
    table.room.seats.get(seat).map_or("", |chair| &chair.name)
}

/// Whether those who watch may look into the viewer's hand: said, and changed.
pub(super) fn own(table: &TablePage) -> Markup {
    let Some(seat) = table.room.seat.filter(|_| !table.game.is_in_the_open) else {
        return html! {};
    };
    let is_shown = table.room.hands.contains(&seat);
    html! {
        form method="post" action=(paths::hand(&table.id)) {
            @if is_shown {
                p { (table.say(&say::HandIsShown {})) }
                button.plain name="yes" value="false" { (table.say(&say::HideHand {})) }
            } @else {
                button.plain name="yes" value="true" { (table.say(&say::ShowHand {})) }
            }
            p.small { (table.say(&say::AnybodyMayWatch {})) }
        }
    }
}
