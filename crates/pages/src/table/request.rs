//! What somebody asks of all others: who is still to answer, and the buttons that do.

use host::{PauseView, RequestView};
use maud::{Markup, html};
use speech::{Names, around as say, listed};

use super::TablePage;
use crate::paths;

pub(super) fn request(table: &TablePage) -> Markup {
    if let Some(open) = &table.room.take_back {
        let (seat, acts) = (
            open.request.seat,
            u32::try_from(open.acts).unwrap_or(u32::MAX),
        );
        let what = table.say(&say::AsksBack { seat, acts });
        let agree = table.say(&say::LetItBeTakenBack {});
        let about = html! { input type="hidden" name="on" value=(open.to); };
        return asked(
            table,
            &open.request,
            (&what, &agree, &about),
            &paths::take_back(&table.id),
        );
    }
    if let Some(PauseView::Asked(open)) = &table.room.pause {
        let what = table.say(&say::AsksPause { seat: open.seat });
        let agree = table.say(&say::AgreeToPause {});
        return asked(
            table,
            open,
            (&what, &agree, &html! {}),
            &paths::pause(&table.id),
        );
    }
    if let Some(open) = &table.room.removal {
        let (by, seat) = (open.request.seat, open.whom);
        let what = table.say(&say::AsksRemoval { by, seat });
        let agree = table.say(&say::AgreeToRemoval {});
        let about = html! { input type="hidden" name="seat" value=(seat.0); };
        return asked(
            table,
            &open.request,
            (&what, &agree, &about),
            &paths::removal(&table.id),
        );
    }
    html! {}
}

/// What is asked, the button that agrees and what is sent with the answer, and where the answer goes.
fn asked(
    table: &TablePage,
    open: &RequestView,
    (what, agree, about): (&Markup, &Markup, &Markup),
    target: &str,
) -> Markup {
    let me = table.room.seat;
    let is_missing = me.is_some_and(|me| open.missing.contains(&me));
    html! {
        div #request .take-back {
            p { (what) @if !open.missing.is_empty() { " " (missing(table, open)) } }
            @if is_missing || me == Some(open.seat) {
                form.line method="post" action=(target) {
                    (about)
                    @if is_missing {
                        button name="yes" value="true" { (agree) }
                        button name="yes" value="false" { (table.say(&say::No {})) }
                    } @else {
                        button.plain name="yes" value="false" { (table.say(&say::WithdrawIt {})) }
                    }
                }
            }
        }
    }
}

fn missing(table: &TablePage, open: &RequestView) -> Markup {
    let chairs = open.missing.iter();
    let names = chairs.filter_map(|seat| table.room.seats.get(seat.index()));
    let names: Vec<_> = names.map(|chair| chair.name.as_str().into()).collect();
    let seats = listed(&names, Names::new(&[], None).in_tongue(table.tongue));
    table.say(&say::Missing { seats })
}
