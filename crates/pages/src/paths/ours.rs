//! Which paths from outside are of the house.

/// What paths of pages that one can go to begin with.
const ROOMS: [&str; 15] = [
    "calls", "name", "join", "verify", "api", "replay", "new", "t", "seat", "rules", "learn",
    "circles", "c", "member", "puzzles",
];

/// A text from outside, if it is the path of a page of ours, perhaps with a query. Nothing else may stand in a redirect:
/// browsers drop tabs and ends of lines, read `\\` as `/`, and go to another host for `//`.
#[must_use]
pub fn ours(text: &str) -> Option<&str> {
    let is_plain =
        |byte: u8| byte.is_ascii_alphanumeric() || b"-._~!$&'()*+,;=:@%/?".contains(&byte);
    let path = text.split('?').next()?.strip_prefix('/')?;
    let mut segments = path.split('/');
    let is_room = ROOMS.contains(&segments.next()?);
    let goes_on = segments.all(|segment| !matches!(segment, "" | "." | ".."));
    let is_page = path.is_empty() || (is_room && goes_on);
    (is_page && text.bytes().all(is_plain)).then_some(text)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::*;

    /// Where a browser on a page of `http://house` goes for a `Location`, as the URL standard says: the host, if it is
    /// another, or none for one of ours.
    fn leads_away(location: &str) -> bool {
        let kept = location.trim_matches(|c: char| c <= ' ');
        let kept: String = kept.chars().filter(|c| !"\t\n\r".contains(*c)).collect();
        let slashes = kept.chars().take_while(|c| "/\\".contains(*c)).count();
        slashes != 1
    }

    #[test]
    fn pages_are_gone_on_to_and_nothing_else() {
        for page in [
            HOME,
            NAME,
            "/?a=b",
            "/t/k7f?step=2",
            "/new/cow?rule.goal=300&x=%2F%2F",
            "/rules/wimpout/last-licks",
            "/seat/k7f-abc",
        ] {
            assert_eq!(ours(page), Some(page));
        }
        for other in [
            "",
            "https://evil.example",
            "//evil.example",
            "/\\evil.example",
            "/\t/evil.example",
            "\t//evil.example",
            "/t//evil.example",
            "/t/../..//evil.example",
            "/./",
            "/a\r\nb",
            "/evil",
            "/t/\u{2028}",
            "/t/k7f#x",
        ] {
            assert_eq!(ours(other), None, "{other:?}");
        }
    }

    proptest! {
        #[test]
        fn no_text_leads_to_another_house(
            start in "[/\\\\\t\n\r .:]{0,4}",
            pieces in prop::collection::vec(prop_oneof![
                Just("/"), Just("\\"), Just("\t"), Just("\n"), Just("//"), Just("t"), Just("name"), Just("evil.example"),
                Just(".."), Just("."), Just("https:"), Just("@"), Just("?"), Just("%09"), Just("\u{0}"), Just("\u{ff0f}"),
            ], 0..8),
        ) {
            let text = start + pieces.concat().as_str();
            if let Some(path) = ours(&text) {
                prop_assert!(!leads_away(path), "{:?}", path);
            }
        }

        #[test]
        fn nor_does_any_other(text in any::<String>()) {
            prop_assert!(ours(&text).is_none_or(|path| !leads_away(path)));
        }
    }
}
