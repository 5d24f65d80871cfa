//! Small things that all pages of a circle say: names, dates, chapters, changes.

use host::circle::{Change, Inside, MemberId, MemberView, OWN, RULES, settings_told};
use host::{DAY, Millis, date};
use maud::{Markup, html};
use speech::circle as say;
use speech::{Line, Names, Tongue, listed};
use table::Settings;

use crate::own::other_lines;
use crate::people::{Marker, mark};
use crate::said::{Said, count, name};
use crate::table::Game;
use crate::words;

/// Texts of so many bytes in all are laid beside those that they replace.
const SHOWN: usize = 16 * 1024;

/// How many they are.
pub(super) fn n(many: usize) -> i64 {
    count(many)
}

/// A member.
pub(super) fn member(seen: &Inside, id: MemberId) -> Option<&MemberView> {
    seen.members.get(id.0 as usize)
}

/// A member's name.
pub(super) fn called(seen: &Inside, id: MemberId) -> Line {
    name(member(seen, id).map_or("?", |member| &member.name))
}

/// Several names.
pub(super) fn names(seen: &Inside, ids: &[MemberId], t: Tongue) -> Line {
    let all: Vec<_> = ids.iter().map(|id| called(seen, *id)).collect();
    all_of(&all, t)
}

/// Several things said, as a list.
pub(super) fn all_of(lines: &[Line], t: Tongue) -> Line {
    listed(lines, Names::new(&[], None).in_tongue(t))
}

/// Somebody with their marker.
pub(super) fn person(member: &MemberView) -> Markup {
    let marker = Marker::parse(&member.marker).unwrap_or_else(|| Marker::nth(member.id.0 as usize));
    html! { span.person { (mark(marker, false)) span.called { (member.name) } } }
}

/// The chapters of the book: the games of the house, and the circle itself.
pub(super) fn chapters(t: Tongue) -> Vec<Game> {
    let games = host::GAMES.iter().map(|game| Game::new(*game, t));
    games.chain(std::iter::once(own(t))).collect()
}

/// The chapter about the circle itself.
pub(super) fn own(t: Tongue) -> Game {
    Game {
        slug: OWN,
        title: OWN,
        summary: "",
        seats: (1, 1),
        rules: speech::rules(OWN, RULES, t),
        bots: Vec::new(),
        tongue: t,
        is_in_the_open: true,
        has_prospects: false,
        is_appraised: false,
    }
}

/// A chapter by its slug.
pub(super) fn chapter(slug: &str, t: Tongue) -> Option<Game> {
    chapters(t).into_iter().find(|chapter| chapter.slug == slug)
}

/// What a chapter is called.
pub(super) fn title(chapter: &Game) -> String {
    if chapter.slug == OWN {
        say::OwnRules {}.text(chapter.tongue)
    } else {
        chapter.title.to_owned()
    }
}

/// Changes in words, each with the chapter that it stands in.
pub(super) fn changes(all: &[Change], t: Tongue) -> Markup {
    listing(all, false, t)
}

/// The same, and what is other in the texts among them, where those are not long.
pub(super) fn changes_in_texts(all: &[Change], t: Tongue) -> Markup {
    let texts = all.iter().flat_map(|change| [&change.from, &change.to]);
    let long: usize = texts.map(|text| text.to_string().len()).sum();
    listing(all, long <= SHOWN, t)
}

fn listing(all: &[Change], in_texts: bool, t: Tongue) -> Markup {
    let chapters = chapters(t);
    html! {
        ul.told {
            @for change in all {
                @if let Some(chapter) = chapters.iter().find(|chapter| chapter.slug == change.chapter) {
                    li {
                        span.soft { (title(chapter)) " · " } (one(chapter, change))
                        @if in_texts { (other_lines(&change.from.to_string(), &change.to.to_string(), t)) }
                    }
                }
            }
        }
    }
}

fn one(chapter: &Game, change: &Change) -> Markup {
    let rule = chapter.rules.iter().find(|rule| rule.slug == change.rule);
    html! {
        @if let Some(own) = say::own_change(&change.rule, &change.from, &change.to, said(chapter.tongue)) { (own) }
        @else if let Some(rule) = rule {
            @let [from, to] = [&change.from, &change.to].map(|to| words::value(chapter, rule, to));
            (say::change(rule.title, [&from, &to], said(chapter.tongue)))
        }
    }
}

/// Settings in words.
pub(super) fn settings(slug: &str, set: &Settings, t: Tongue) -> Line {
    all_of(&each(slug, set, t), t)
}

/// Settings in words, one by one.
pub(super) fn each(slug: &str, set: &Settings, t: Tongue) -> Vec<Line> {
    settings_told(slug, set, said(t))
}

/// As nobody in particular is told.
pub(super) fn said(t: Tongue) -> Names<'static> {
    Names::new(&[], None).in_tongue(t)
}

/// A moment's day for programs and people.
pub(crate) fn when(at: Millis, t: Tongue) -> Markup {
    html! { time datetime=(date(at, Tongue::En)) { (date(at, t)) } }
}

/// The same, where the page tells the hour too, by the clock of whoever looks.
pub(super) fn since(at: Millis, t: Tongue) -> Markup {
    html! { time datetime=(date(at, Tongue::En)) data-at=(at) { (date(at, t)) } }
}

/// So many days are left, a begun one counting.
pub(super) fn days_left(ends: Millis, now: Millis) -> i64 {
    i64::try_from(ends.saturating_sub(now).div_ceil(DAY)).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_that_has_begun_is_left() {
        assert_eq!(days_left(DAY + 1, 0), 2);
    }
}
