//! What waits for the members' word: who asks to sit down, what is proposed, and what was decided.

use host::circle::{Came, DecidedView, Matter, MemberId, ProposalView};
use maud::{Markup, html};
use speech::circle as say;
use speech::{Tongue, refused};

use super::{CirclePage, act, hidden, own, told};
use crate::said::{Said, name};
use crate::words;

/// Who waits to be let in.
pub(super) fn asks(circle: &CirclePage, t: Tongue) -> Markup {
    html! {
        @for ask in &circle.seen.asks {
            div.slip {
                p { (say::Asks { name: name(&ask.name) }.on(t)) }
                (act(&circle.id, "answer", &html! {
                    (hidden("ask", ask.ask))
                    button.main name="yes" value="true" { (say::LetIn {}.on(t)) }
                    button name="yes" value="false" { (say::Decline {}.on(t)) }
                }))
            }
        }
    }
}

/// The way to the votes that wait for the viewer, however far down they stand.
pub(super) fn waiting(circle: &CirclePage, t: Tongue) -> Markup {
    let seen = &circle.seen;
    let all = seen.proposals.iter();
    let n = all.filter(|one| one.waits.contains(&seen.you)).count();
    html! { @if n > 0 { p { a.button href="#proposals" { (say::YourVote { n: told::n(n) }.on(t)) } } } }
}

/// What is voted on, and what became of the last ones.
pub(super) fn proposals(circle: &CirclePage, t: Tongue) -> Markup {
    let seen = &circle.seen;
    html! {
        @if !seen.proposals.is_empty() {
            section aria-labelledby="proposals" {
                h2 #proposals tabindex="-1" { (say::Proposals {}.on(t)) }
                @for one in &seen.proposals { (proposal(circle, one, t)) }
            }
        }
        @if !seen.decided.is_empty() {
            details {
                summary { (say::Decided {}.on(t)) }
                ul.told { @for one in &seen.decided { li { (decided(circle, one, t)) } } }
            }
        }
    }
}

fn proposal(circle: &CirclePage, one: &ProposalView, t: Tongue) -> Markup {
    let seen = &circle.seen;
    html! {
        div.slip #{ "proposal-" (one.id) } {
            p { strong { (matter(circle, one.by, &one.matter, t)) } }
            @if !one.changes.is_empty() { (told::changes_in_texts(&one.changes, t)) (own::proposed(circle, one, t)) }
            p.small {
                @if one.yes.is_empty() { (say::AgreedByNobody {}.on(t)) }
                @else { (say::AgreedBy { names: told::names(seen, &one.yes, t) }.on(t)) }
                @if !one.waits.is_empty() { " · " (say::Waits { names: told::names(seen, &one.waits, t) }.on(t)) }
                " · " (say::Lapses { days: told::days_left(one.ends, circle.now) }.on(t))
            }
            @if one.votes { (ballot(circle, one, t)) }
        }
    }
}

/// Yes and no, or the yes taken back.
pub(super) fn ballot(circle: &CirclePage, one: &ProposalView, t: Tongue) -> Markup {
    act(
        &circle.id,
        "vote",
        &html! {
            (hidden("proposal", one.id))
            @if one.yes.contains(&circle.seen.you) {
                button name="vote" value="withdraw" { (say::Withdraw {}.on(t)) }
            } @else {
                button.main name="vote" value="yes" { (say::Agree {}.on(t)) }
            }
            button name="vote" value="no" { (say::Refuse {}.on(t)) }
        },
    )
}

fn matter(circle: &CirclePage, by: MemberId, matter: &Matter, t: Tongue) -> Markup {
    let by = told::called(&circle.seen, by);
    let name = |id| told::called(&circle.seen, id);
    match matter {
        Matter::Book { .. } => say::Proposes { name: by }.on(t),
        Matter::Out { member } => say::ProposesOut {
            by,
            name: name(*member),
        }
        .on(t),
        Matter::Leave { member } => say::ProposesLeave {
            by,
            name: name(*member),
        }
        .on(t),
    }
}

fn decided(circle: &CirclePage, one: &DecidedView, t: Tongue) -> Markup {
    html! { (told::when(one.at, t)) ": " (told(circle, (one.by, &one.matter), Some(&one.came), t)) }
}

/// What somebody proposed, and what came of it.
pub(super) fn told(
    circle: &CirclePage,
    (by, about): (MemberId, &Matter),
    came: Option<&Came>,
    t: Tongue,
) -> Markup {
    let seen = &circle.seen;
    html! {
        @if let Matter::Book { changes } = about {
            @let rules = changes.0.iter().map(|(chapter, set)| told::settings(chapter, set, t));
            (say::ProposedBy { name: told::called(seen, by), rules: told::all_of(&rules.collect::<Vec<_>>(), t) }.on(t))
        } @else {
            (matter(circle, by, about, t))
        }
        " – "
        @match came {
            None => (say::Undecided {}.on(t)),
            Some(Came::Adopted) => (say::Adopted {}.on(t)),
            Some(Came::Refused { by }) => (say::RefusedBy { name: told::called(seen, *by) }.on(t)),
            Some(Came::Lapsed) => (say::Lapsed {}.on(t)),
            Some(Came::Fulfilled) => (say::Fulfilled {}.on(t)),
            Some(Came::Void) => (say::Void {}.on(t)),
            Some(Came::Clashed { why }) => (words::marked(&say::Clashed { why: refused(why, t).into_owned().into() }.text(t))),
        }
    }
}
