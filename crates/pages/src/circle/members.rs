//! The members: who they are, who would play tonight, what they say; the link for others and one's own key.

use host::circle::MemberView;
use maud::{Markup, html};
use speech::Tongue;
use speech::circle as say;
use speech::page as page_say;

use super::{CirclePage, act, hidden, told};
use crate::paths;
use crate::people::Marker;
use crate::qr::{copy, qr};
use crate::said::{Said, typed};
use crate::sign::markers;

/// Who is here, who would play tonight, and the tap that says so (K13).
pub(super) fn here(circle: &CirclePage, t: Tongue) -> Markup {
    let seen = &circle.seen;
    let named = |is: &dyn Fn(&MemberView) -> bool| {
        let all = seen.members.iter().filter(|member| member.stands != "gone");
        all.filter(|member| is(member))
            .map(|member| member.id)
            .collect::<Vec<_>>()
    };
    let here = named(&|member| member.present && member.id != seen.you);
    let tonight = named(&|member| member.tonight);
    html! {
        section aria-labelledby="here" {
            h2 #here tabindex="-1" { (say::WhoIsHere {}.on(t)) }
            p {
                @if here.is_empty() { (say::YouAlone {}.on(t)) }
                @else { (say::AreHere { names: told::names(seen, &here, t) }.on(t)) "." }
                @if !tonight.is_empty() { br; strong { (say::WouldPlayTonight { names: told::names(seen, &tonight, t) }.on(t)) } }
            }
            (would_play(circle, t))
        }
    }
}

fn would_play(circle: &CirclePage, t: Tongue) -> Markup {
    let me = told::member(&circle.seen, circle.seen.you);
    let plays = me.is_some_and(|me| me.tonight);
    act(
        &circle.id,
        "tonight",
        &html! {
            button name="would" value=(!plays) { @if plays { (say::NotTonight {}.on(t)) } @else { (say::Tonight {}.on(t)) } }
        },
    )
}

/// The list of members.
pub(super) fn members(circle: &CirclePage, t: Tongue) -> Markup {
    let seen = &circle.seen;
    html! {
        section aria-labelledby="members" {
            h2 #members tabindex="-1" { (say::Members {}.on(t)) }
            ul.told {
                @for member in seen.members.iter().filter(|member| member.stands != "gone") { (one(circle, member, t)) }
            }
        }
    }
}

fn one(circle: &CirclePage, member: &MemberView, t: Tongue) -> Markup {
    let is_me = member.id == circle.seen.you;
    html! {
        li {
            (told::person(member))
            @if is_me { " " span.soft { "(" (say::You {}.on(t)) ")" } }
            @if member.present && !is_me { " · " (say::IsHere {}.on(t)) }
            @if member.tonight { " · " strong { (say::Plays {}.on(t)) } }
            @if member.stands == "on-leave" { " · " (say::OnLeave {}.on(t)) } @else if member.back.is_some() { " · " (say::IsBack {}.on(t)) } @else if member.away { " · " (say::Away {}.on(t)) }
            @if !is_me { (about(circle, member, t)) }
        }
    }
}

fn about(circle: &CirclePage, member: &MemberView, t: Tongue) -> Markup {
    let button = |what: &str, said: Markup| {
        act(
            &circle.id,
            what,
            &html! { (hidden("member", member.id.0)) button.plain { (said) } },
        )
    };
    html! {
        details.small {
            summary { span { (say::About { name: told::called(&circle.seen, member.id) }.on(t)) } }
            @if member.away { (button("put-on-leave", say::PutOnLeave {}.on(t))) }
            @if member.vouched.is_none() { (button("vouch", say::LostKey {}.on(t))) }
            @if circle.seen.puts_out_alone(member.id) {
                details.small {
                    summary { (say::VoteOut {}.on(t)) }
                    p { (say::OutAtOnce { name: told::called(&circle.seen, member.id) }.on(t)) }
                    (button("out", say::PutOut {}.on(t)))
                }
            } @else {
                (button("out", say::VoteOut {}.on(t)))
            }
        }
    }
}

/// To whom the others had put on leave, on the day on which they are back (K6).
pub(super) fn back(circle: &CirclePage, t: Tongue) -> Markup {
    let me = told::member(&circle.seen, circle.seen.you);
    let is_back = me.is_some_and(|me| me.back.is_some());
    html! { @if is_back { p.slip { (say::YouAreBack {}.on(t)) } } }
}

/// Keys that are about to change hands: first of all, since whoever holds the old one has a day to say so (K7).
pub(super) fn vouched(circle: &CirclePage, t: Tongue) -> Markup {
    let seen = &circle.seen;
    let is_new = |id| told::member(seen, id).is_some_and(|member| member.vouched.is_none());
    html! {
        @for (id, link) in circle.vouched.iter().filter(|(id, _)| is_new(*id)) {
            div.slip {
                p { (say::HandNow { name: told::called(seen, *id) }.on(t)) }
                (qr(link, t))
                p { a.key href=(link) { (link) } " " (copy(link, t)) }
            }
        }
        @for member in &seen.members {
            @if let Some((by, _)) = member.vouched {
                div.slip {
                    p { (say::Vouched { by: told::called(seen, by), name: told::called(seen, member.id) }.on(t)) }
                    @if member.id == seen.you { (act(&circle.id, "object", &html! { button.main { (say::Object {}.on(t)) } })) }
                    @for (_, link) in circle.vouched.iter().filter(|(id, _)| *id == member.id) {
                        p { (say::HandOver { name: told::called(seen, member.id) }.on(t)) }
                        p { a.key href=(link) { (link) } }
                    }
                }
            }
        }
    }
}

/// The link for others.
pub(super) fn invite(circle: &CirclePage, t: Tongue) -> Markup {
    html! {
        section.invitation aria-labelledby="invite" {
            h2 #invite tabindex="-1" { (say::Invite {}.on(t)) }
            (qr(&circle.invite.url, t))
            div {
                p { @if circle.seen.open { (say::LinkLets {}.on(t)) } @else { (say::WordLets {}.on(t)) } }
                p { a.key href=(circle.invite.url) { (circle.invite.url) } }
                p { (copy(&circle.invite.url, t)) }
                p { (say::Code { code: typed(&circle.invite.code) }.on(t)) }
            }
        }
    }
}

/// How the circle is told outside.
pub(super) fn outgoing(circle: &CirclePage, t: Tongue) -> Markup {
    html! {
        @if circle.calls {
            details open[circle.outgoing.as_ref().is_some_and(|way| way.failed.is_some())] {
                summary { (say::Outgoing {}.on(t)) }
                p { (say::OutgoingSaid {}.on(t)) }
                @if let Some(way) = &circle.outgoing {
                    p { (say::OutgoingTo { kind: way.kind.into(), place: typed(&way.place), name: told::called(&circle.seen, way.by) }.on(t)) }
                    @if let Some(why) = &way.failed { p role="status" { (say::OutgoingFailed { why: why.as_str().into() }.on(t)) } }
                    @if let Some(secret) = &way.secret { p.small { (say::OutgoingSecret { secret: typed(secret) }.on(t)) } }
                    (act(&circle.id, "outgoing", &html! { button.plain { (say::OutgoingOff {}.on(t)) } }))
                } @else {
                    (act(&circle.id, "outgoing", &html! {
                        label { (say::OutgoingWhere {}.on(t)) " " input #url data-keep name="url" maxlength="300" required autocomplete="off"; }
                        select #by data-keep name="by" aria-label=(say::Outgoing {}.text(t)) { option value="ntfy" { "ntfy" } option value="webhook" { "webhook" } }
                        button { (say::OutgoingOn {}.on(t)) }
                    }))
                }
            }
        }
    }
}

/// One's own key, and the way out.
pub(super) fn own(circle: &CirclePage, t: Tongue) -> Markup {
    html! {
        details {
            summary { (say::YourKey {}.on(t)) }
            p { (say::KeySaid {}.on(t)) }
            div.invitation {
                (qr(&circle.key.url, t))
                div {
                    p { a.key href=(circle.key.url) { (circle.key.url) } }
                    p { (copy(&circle.key.url, t)) }
                    p { (say::Code { code: typed(&circle.key.code) }.on(t)) }
                }
            }
            (act(&circle.id, "rekey", &html! { button.plain { (say::NewKey {}.on(t)) } }))
            (rename(circle, t))
            details {
                summary { (say::Leave {}.on(t)) }
                p { (say::LeaveSaid {}.on(t)) }
                (act(&circle.id, "leave", &html! { button.plain { (say::LeaveNow {}.on(t)) } }))
            }
            p.small { a href=(paths::circle_facts(&circle.id)) download="circle.jsonl" { (say::Export {}.on(t)) } }
        }
    }
}

/// How one is called here, and the form that changes it (K2).
fn rename(circle: &CirclePage, t: Tongue) -> Markup {
    let Some(me) = told::member(&circle.seen, circle.seen.you) else {
        return Markup::default();
    };
    let marker = Marker::parse(&me.marker).unwrap_or_else(|| Marker::nth(me.id.0 as usize));
    html! {
        details {
            summary { (say::YourNameHere {}.on(t)) }
            form method="post" action=(paths::circle_act(&circle.id)) {
                (hidden("do", "rename"))
                div.field {
                    label for="called" { (page_say::YourName {}.on(t)) }
                    input #called name="called" value=(me.name) maxlength="24" autocomplete="off" required;
                }
                (markers(marker, page_say::YourMarker {}.on(t), t))
                button { (say::RenameNow {}.on(t)) }
            }
        }
    }
}
