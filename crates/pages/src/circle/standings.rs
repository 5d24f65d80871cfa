//! Seasons, head to head, and the records of a circle, each with its step of the replay (K11); the moments of an evening
//! (K10).

use host::circle::{EveningView, FeatView, MeetingView, SeasonView};
use maud::{Markup, html};
use speech::circle as say;
use speech::{Tongue, around, ending};

use super::{CirclePage, evening, leaf, told};
use crate::line::drawn;
use crate::said::Said;
use crate::table::Game;
use crate::{Frame, paths};

/// The page of standings and records.
#[must_use]
pub fn standings(frame: &Frame, circle: &CirclePage) -> Markup {
    let t = frame.tongue;
    let seen = &circle.seen;
    let title = say::Standings {}.text(t);
    let inner = html! {
        article.sheet {
            h1 { (title) }
            p { (seen.name) }
            (records(&seen.records, t))
            (head_to_head(circle, t))
            @for season in &seen.seasons { (one_season(season, t)) }
        }
    };
    leaf(frame, circle, &title, &inner)
}

fn one_season(season: &SeasonView, t: Tongue) -> Markup {
    // A date is not broken at its dashes.
    let day = |at| host::date(at, t).replace('-', "\u{2011}").into();
    let heading = say::SeasonOf {
        n: told::n(season.season),
        from: day(season.begun),
        to: day(season.ends.saturating_sub(1)),
    };
    html! {
        section {
            h2 { (heading.on(t)) }
            @if season.standing.is_empty() { p.soft { (say::NoGames {}.on(t)) } } @else { (evening::lines(&season.standing, season.counts, t)) }
        }
    }
}

fn records(all: &[FeatView], t: Tongue) -> Markup {
    html! {
        @if !all.is_empty() {
            section {
                h2 { (say::Records {}.on(t)) }
                ul.told { @for record in all { li { (feat(record, t)) } } }
            }
        }
    }
}

/// What somebody did, when, and the way to see it.
pub(crate) fn feat(view: &FeatView, t: Tongue) -> Markup {
    let line = view.feat.line(t);
    let n = told::n(view.feat.step);
    html! {
        @if let Ok(game) = host::game(&view.game) { (drawn(&line, &Game::new(game, t), t)) }
        " " span.small.soft { (told::when(view.at, t)) " · " a href=(paths::step(&view.table, view.feat.step)) { (around::Step { n }.on(t)) } }
    }
}

fn head_to_head(circle: &CirclePage, t: Tongue) -> Markup {
    let seen = &circle.seen;
    let is_mine = |met: &&MeetingView| met.one == seen.you || met.other == seen.you;
    let (own, others): (Vec<_>, Vec<_>) = seen.meetings.iter().partition(is_mine);
    html! {
        @if !seen.meetings.is_empty() {
            section {
                h2 { (say::HeadToHead {}.on(t)) }
                p.small.soft { (say::HeadToHeadSaid {}.on(t)) }
                ul.told { @for one in own.iter().chain(&others) { li { (met(circle, one, t)) } } }
            }
        }
    }
}

/// Two members; whoever looks stands first.
fn met(circle: &CirclePage, met: &MeetingView, t: Tongue) -> Markup {
    let seen = &circle.seen;
    let (one, other) = (told::called(seen, met.one), told::called(seen, met.other));
    let (ahead, behind) = (met.ahead.into(), met.behind.into());
    if met.other == seen.you {
        let (one, other) = (other, one);
        return say::Met {
            one,
            other,
            ahead: behind,
            behind: ahead,
        }
        .on(t);
    }
    say::Met {
        one,
        other,
        ahead,
        behind,
    }
    .on(t)
}

/// The best and the worst moment of an evening, with their pieces.
pub(super) fn moments(evening: &EveningView, pieces: &[Option<Markup>; 2], t: Tongue) -> Markup {
    let best = (ending::Best {}.on(t), &evening.best);
    let worst = (ending::Worst {}.on(t), &evening.worst);
    html! {
        @if evening.best.is_some() || evening.worst.is_some() {
            div.moments {
                @for ((heading, moment), pieces) in [best, worst].into_iter().zip(pieces) {
                    @if let Some(moment) = moment {
                        section.moment {
                            h2 { (heading) }
                            @if let Some(pieces) = pieces { div.pieces { (pieces) } }
                            p { (feat(moment, t)) }
                        }
                    }
                }
            }
        }
    }
}
