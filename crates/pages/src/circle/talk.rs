//! What is said in a circle (K13): the last of it on the circle's page, all of a month on pages of its own.

use host::circle::{Inside, TalkView};
use maud::{Markup, html};
use speech::Tongue;
use speech::circle as say;

use super::{CirclePage, act, leaf, told};
use crate::said::Said;
use crate::{Frame, paths};

/// How many of the last things said the circle's page shows.
const TALK: usize = 60;
/// How many stand on a page of all of it.
const ON_A_PAGE: usize = 100;

/// The last things said, the way to the rest, and a field.
pub(super) fn last(circle: &CirclePage, t: Tongue) -> Markup {
    let seen = &circle.seen;
    let hidden = seen.talk.len().saturating_sub(TALK);
    html! {
        section aria-labelledby="talk" {
            h2 #talk tabindex="-1" { (say::Talk {}.on(t)) }
            @if hidden > 0 { p { a href=(paths::circle_talk(&circle.id, 1)) { (say::EarlierTalk {}.on(t)) } } }
            (lines(seen, &seen.talk[hidden..], t))
            (act(&circle.id, "say", &html! {
                label.unseen for="text" { (say::SaySomething {}.on(t)) }
                input #text data-keep name="text" maxlength="500" autocomplete="off" required placeholder=(say::SayBriefly {}.text(t));
                button { (say::Say {}.on(t)) }
            }))
        }
    }
}

/// A page of all that was said in the last month; the first has the last of it.
#[must_use]
pub fn talk(frame: &Frame, circle: &CirclePage, number: usize) -> Markup {
    let t = frame.tongue;
    let seen = &circle.seen;
    let pages = seen.talk.len().div_ceil(ON_A_PAGE).max(1);
    let number = number.clamp(1, pages);
    let said = seen.talk.rchunks(ON_A_PAGE).nth(number - 1);
    let title = say::Talk {}.text(t);
    let inner = html! {
        article.sheet {
            h1 { (title) }
            p { (seen.name) }
            @if number < pages { p { a rel="prev" href=(paths::circle_talk(&circle.id, number + 1)) { (say::EarlierTalk {}.on(t)) } } }
            @if let Some(said) = said { (lines(seen, said, t)) } @else { p.soft { (say::NothingSaid {}.on(t)) } }
            @if number > 1 { p { a rel="next" href=(paths::circle_talk(&circle.id, number - 1)) { (say::LaterTalk {}.on(t)) } } }
        }
    };
    leaf(frame, circle, &title, &inner)
}

fn lines(seen: &Inside, all: &[TalkView], t: Tongue) -> Markup {
    html! {
        ol.told { @for said in all { li { strong { (told::called(seen, said.by)) ": " } (said.text) " " span.small.soft { (told::since(said.at, t)) } } } }
    }
}
