//! Lines on a page: words, with what they stand for drawn among them.

use std::borrow::Cow;

use maud::{Markup, html};
use speech::wimpout::Cube as Thrown;
use speech::{Line, Part, Sense, Tongue};
use wimpout::Face;

use super::games::money;
use super::paths;
use super::pieces::{Cube, mute_cube};
use super::table::Game;
use super::words;

/// A line said at a table of that game in that language.
pub(super) fn drawn(line: &Line, game: &Game, tongue: Tongue) -> Markup {
    let parts = line.parts();
    html! {
        @for (index, part) in parts.iter().enumerate() {
            @let (said, mark) = (said_before(parts, index), mark_after(parts, index));
            @if !mark.is_empty() {
                span.unbroken { (one(part, game, tongue)) (mark) }
            } @else if said > 0 {
                (words::marked(&bound(&part.words[said..])))
            } @else {
                (one(part, game, tongue))
            }
        }
    }
}

/// The mark that stands right after cubes, which does not begin a line without them; nothing after words.
fn mark_after(parts: &[Part], index: usize) -> &str {
    let is_drawn = matches!(parts[index].sense, Sense::Cubes(_) | Sense::Alike(_));
    match parts.get(index + 1) {
        Some(Part {
            words,
            sense: Sense::Plain,
        }) if is_drawn => {
            let is_marked = words.starts_with(['.', ',', ':', ';', '!', '?', ')']);
            &words[..usize::from(is_marked)]
        }
        _ => "",
    }
}

/// How many bytes of the words of a part stand with the cubes before it.
fn said_before(parts: &[Part], index: usize) -> usize {
    index
        .checked_sub(1)
        .map_or(0, |before| mark_after(parts, before).len())
}

fn one(part: &Part, game: &Game, tongue: Tongue) -> Markup {
    match &part.sense {
        Sense::Plain => words::marked(&bound(&part.words)),
        Sense::Name | Sense::Typed | Sense::Count(_) | Sense::Tenths(_) => {
            html! { (part.words) }
        }
        Sense::Card(_) | Sense::Celestial(_) => html! { strong { (part.words) } },
        Sense::Money(amount) => html! { (money(*amount, tongue)) },
        Sense::Seat(_) => html! { bdi { (part.words) } },
        Sense::Number(number) => html! { (words::number_in(*number, tongue)) },
        Sense::Link(path) => html! { a href=(path) { (part.words) } },
        Sense::Rule => html! { a href=(paths::rule(game.slug, &part.words)) { (part.words) } },
        Sense::Option(slug) => {
            let rule = game.rules.iter().find(|rule| rule.slug == slug);
            html! { (rule.map_or(part.words.as_str(), |rule| rule.title)) }
        }
        Sense::Value(slug, value) => {
            let rule = game.rules.iter().find(|rule| rule.slug == slug);
            html! { (rule.map_or_else(|| part.words.clone(), |rule| words::value(game, rule, value))) }
        }
        Sense::Cubes(cubes) => row(cubes, &part.words),
        Sense::Alike(face) => {
            let is_sun_cube = *face == Face::Sun;
            let one = Thrown {
                face: *face,
                is_sun_cube,
            };
            row(&[one], &part.words)
        }
    }
}

/// A sign of per cent stays on the line of its number.
fn bound(words: &str) -> Cow<'_, str> {
    if words.contains(" %") {
        words.replace(" %", "\u{a0}%").into()
    } else {
        words.into()
    }
}

/// Cubes in a row, read aloud as the words they stand for.
fn row(cubes: &[Thrown], said: &str) -> Markup {
    html! { span.row-of-cubes role="img" aria-label=(said) { @for cube in cubes { (mute_cube(&piece(*cube))) } } }
}

fn piece(cube: Thrown) -> Cube {
    Cube {
        sun: cube.is_sun_cube,
        face: Some(cube.face),
    }
}

#[cfg(test)]
mod tests {
    use speech::Names;
    use table::{Seat, Settings, Value};
    use wimpout::{Cubes, Event, Faces};

    use super::*;

    fn shown(event: &Event) -> String {
        let names = ["<Ann>".to_owned()];
        let line = speech::wimpout::tell(event, Names::new(&names, None));
        drawn(&line, &wimpout(), Tongue::En).into_string()
    }

    fn wimpout() -> Game {
        Game::new(host::game("wimpout").unwrap(), speech::Tongue::En)
    }

    #[test]
    fn options_go_by_their_titles() {
        let set = Settings::default().with("last-licks", Value::Word("once".to_owned()));
        let line = speech::sitting::settings(&set, Names::new(&[], None));
        assert_eq!(line.to_string(), "last-licks once");
        let shown = drawn(&line, &wimpout(), Tongue::En).into_string();
        assert_eq!(shown, "Last Licks one turn each");
    }

    #[test]
    fn a_share_is_not_torn_from_its_sign() {
        let line = Line::of("It wins 44.1 % of games.", Sense::Plain);
        let shown = drawn(&line, &wimpout(), Tongue::En).into_string();
        assert_eq!(shown, "It wins 44.1\u{a0}% of games.");
    }

    #[test]
    fn names_are_escaped_and_rules_are_links() {
        let out = Event::PlayerOut {
            seat: Seat(0),
            rule: "W17",
        };
        assert_eq!(
            shown(&out),
            "<bdi>&lt;Ann&gt;</bdi> is out of the game (<a href=\"/rules/wimpout#W17\">W17</a>)."
        );
    }

    #[test]
    fn no_line_begins_with_the_mark_that_follows_cubes() {
        let cubes = Faces::of(&[Face::Five]);
        let thrown = Event::Thrown {
            seat: Seat(0),
            cubes: Cubes {
                common: 1,
                sun: false,
            },
            faces: cubes,
        };
        let shown = shown(&thrown);
        assert!(
            shown.contains("<span class=\"unbroken\"><span class=\"row-of-cubes\""),
            "{shown}"
        );
        assert!(shown.ends_with("</span>.</span>"), "{shown}");
    }

    #[test]
    fn cubes_are_drawn_and_read_aloud() {
        let thrown = Event::Thrown {
            seat: Seat(0),
            cubes: Cubes {
                common: 1,
                sun: true,
            },
            faces: Faces::of(&[Face::Five, Face::Ten]),
        };
        let shown = shown(&thrown);
        assert!(
            shown.contains("role=\"img\" aria-label=\"5 10\""),
            "{shown}"
        );
        assert!(
            shown.contains("#face-5") && shown.contains("cube sun f-10"),
            "{shown}"
        );
    }

    #[test]
    fn thousands_stand_apart() {
        let banked = Event::Banked {
            seat: Seat(0),
            points: 35,
            score: 1205,
        };
        assert!(shown(&banked).ends_with(" stops and banks 35, and has 1,205."));
        assert_eq!(words::number_in(1205, Tongue::De), "1.205");
    }
}
