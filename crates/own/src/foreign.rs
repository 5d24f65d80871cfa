//! What people write who come from other languages, or from a word processor, and what is meant (O7).

use rhai::Position;

/// How something is written that stands so in other languages: words, each with what they are here.
const WORDS: [(&[&str], &str); 8] = [
    (
        &[
            "def", "function", "func", "define", "Fn", "FN", "Def", "Function",
        ],
        "a function begins with `fn`, as in `fn banking(points) { 10 }`",
    ),
    (
        &["elif", "elseif", "elsif"],
        "`else if` is written in two words",
    ),
    (
        &["else"],
        "before `else` stands the `}` that ends the block of its `if`",
    ),
    (
        &[
            "If", "IF", "Else", "ELSE", "Let", "Return", "While", "For", "True", "False", "Private",
        ],
        "words of the language are written in small letters, as in `if` and `else`",
    ),
    (&["not"], "`not` is written `!`"),
    (&["and"], "`and` is written `&&`"),
    (&["or"], "`or` is written `||`"),
    (
        &["then"],
        "there is no `then`: behind the condition of an `if` its block begins with `{`",
    ),
];

/// The same of characters.
const CHARACTERS: [(&[char], &str); 9] = [
    (
        &['\u{2013}', '\u{2014}', '\u{2212}'],
        "this is a dash, and what is taken off is written with `-`",
    ),
    (
        &[
            '\u{201c}', '\u{201d}', '\u{201e}', '\u{2018}', '\u{2019}', '\u{ab}', '\u{bb}', '\'',
        ],
        "a text stands between plain quotation marks, as in `\"eta\"`",
    ),
    (&['\u{2265}'], "`≥` is written `>=`"),
    (&['\u{2264}'], "`≤` is written `<=`"),
    (&['\u{2260}'], "`≠` is written `!=`"),
    (&['\u{d7}'], "`×` is written `*`"),
    (
        &['\u{a0}', '\u{202f}'],
        "this space is that of a word processor: put a plain one",
    ),
    (&['#'], "a remark begins with `//`"),
    (
        &['?'],
        "there is no `?` that chooses: write `if a { b } else { c }`",
    ),
];

/// What is meant by what stands at a place of a body that cannot be parsed, if that is known.
pub(crate) fn meant(body: &str, place: Position) -> Option<String> {
    let line = body.lines().nth(place.line()?.checked_sub(1)?)?;
    let at = place.position()?.checked_sub(1)?;
    let rest: String = line.chars().skip(at).collect();
    let word: String = rest.chars().take_while(|c| c.is_alphanumeric()).collect();
    let of_word = WORDS.iter().find(|(words, _)| words.contains(&&*word));
    let first = rest.chars().next()?;
    let of_character = || {
        CHARACTERS
            .iter()
            .find(|(all, _)| all.contains(&first))
            .map(|(_, meant)| *meant)
    };
    let known = of_word.map(|(_, meant)| *meant).or_else(of_character);
    let before: String = line.chars().take(at).collect();
    known
        .or_else(|| around(line, &before, &rest))
        .or_else(|| ends_in_percent(body, place))
        .map(str::to_owned)
        .or_else(|| stands_outside(body, &rest))
        .or_else(|| unknown_name(body, &rest))
}

/// What is meant by what stands before and behind a place.
fn around(line: &str, before: &str, rest: &str) -> Option<&'static str> {
    if line.trim_end() == "---" {
        return Some("a line `---` stands once, between the head and the functions");
    }
    (rest.starts_with('>') && before.ends_with('<')).then_some("`<>` is written `!=`")
}

/// A part of a hundred is meant where nothing stands behind a `%`.
fn ends_in_percent(body: &str, place: Position) -> Option<&'static str> {
    let (line, column) = (place.line()?, place.position()?);
    let lines = body.lines().take(line).collect::<Vec<_>>();
    let (last, all) = lines.split_last()?;
    let mut code: String = all.join("\n");
    code.push('\n');
    code.extend(last.chars().take(column.saturating_sub(1)));
    let code = code.trim_end();
    let number = code.strip_suffix('%')?.trim_end();
    number.ends_with(|c: char| c.is_ascii_digit()).then_some(
        "`%` gives what is left over after dividing; ten parts of a hundred are `points * 10 / 100`",
    )
}

/// That a name at a place is not known: that it is new, or which one may have been meant.
fn unknown_name(body: &str, rest: &str) -> Option<String> {
    let is_of_name = |c: char| c.is_alphanumeric() || c == '_';
    let name: String = rest.chars().take_while(|c| is_of_name(*c)).collect();
    if !name.starts_with(|c: char| c.is_alphabetic() || c == '_') {
        return None;
    }
    let after = rest[name.len()..].trim_start();
    if after.starts_with('=') && !after.starts_with("==") {
        return Some(format!(
            "`{name}` is new here: a name is given with `let {name} = 5;`"
        ));
    }
    let declared = |line: &str| -> Vec<String> {
        let arguments = line.split_once("fn ").and_then(|(_, rest)| {
            let rest = rest.split_once('(')?.1;
            Some(
                rest.split(')')
                    .next()?
                    .split(',')
                    .map(|one| one.trim().to_owned()),
            )
        });
        let own = line.split("let ").skip(1);
        let own = own.map(|rest| rest.chars().take_while(|c| is_of_name(*c)).collect());
        arguments.into_iter().flatten().chain(own).collect()
    };
    let near = body.lines().flat_map(declared).filter_map(|known| {
        let slips = strsim::osa_distance(&name.to_lowercase(), &known.to_lowercase());
        (slips * 3 <= known.len() && known != name).then_some((slips, known))
    });
    let (_, meant) = near.min()?;
    Some(format!(
        "nothing is called `{name}` here; did you mean `{meant}`?"
    ))
}

/// That a name at a place is declared outside of all functions, where none sees it.
fn stands_outside(body: &str, rest: &str) -> Option<String> {
    let is_of_name = |c: &char| c.is_alphanumeric() || *c == '_';
    let name: String = rest.chars().take_while(is_of_name).collect();
    let declares = |line: &str| {
        let rest = line
            .strip_prefix("const ")
            .or_else(|| line.strip_prefix("let "));
        let rest = rest.and_then(|rest| rest.trim_start().strip_prefix(&name));
        rest.is_some_and(|rest| rest.trim_start().starts_with('='))
    };
    let mut depth = 0_usize;
    let is_outside = body.lines().any(|line| {
        let found = depth == 0 && declares(line.trim_start());
        depth = (depth + line.matches('{').count()).saturating_sub(line.matches('}').count());
        found
    });
    let helper = name.to_lowercase();
    (is_outside && !name.is_empty()).then(|| {
        format!("a function does not see `{name}`, which stands outside of all: write `private fn {helper}() {{ 10 }}` and ask for `{helper}()`")
    })
}

/// Where a `;` is missing: at the end of the line before, where the next statement is the first of its line.
pub(crate) fn end_of_statement(body: &str, place: Position) -> Option<Position> {
    let (line, column) = (place.line()?, place.position()?);
    let mut lines = (1..).zip(body.lines()).take(line);
    let begins = |text: &str| text.chars().take(column - 1).all(char::is_whitespace);
    lines.clone().last().filter(|(_, text)| begins(text))?;
    let before = lines
        .by_ref()
        .filter(|(n, text)| *n < line && !text.trim().is_empty())
        .last();
    let (n, text) = before?;
    let code = text.split("//").next().unwrap_or(text).trim_end();
    let end = u16::try_from(code.chars().count() + 1).ok()?;
    let n = u16::try_from(n).ok()?;
    (!code.is_empty()).then(|| Position::new(n, end))
}

#[cfg(test)]
mod tests {
    use crate::question::BANKING;
    use crate::{Fault, Rule};

    fn fault(body: &str) -> Fault {
        let text = format!("rule: n\ntitle: N\nabout: It is.\n---\n{body}\n");
        Rule::read(&text, &BANKING).unwrap_err()
    }

    #[test]
    fn what_other_languages_write_is_answered_with_what_is_meant() {
        for (body, says) in [
            ("def banking(points) { 10 }", "begins with `fn`"),
            ("function banking(points) { 10 }", "begins with `fn`"),
            (
                "fn banking(points) { if points > 5 { 5 } elif points > 3 { 3 } else { 0 } }",
                "two words",
            ),
            (
                "fn banking(points) { if points > 5 and points < 9 { 5 } else { 0 } }",
                "`&&`",
            ),
            (
                "fn banking(points) { if points > 5 or points < 9 { 5 } else { 0 } }",
                "`||`",
            ),
            (
                "fn banking(points) { if points > 5 then { 5 } else { 0 } }",
                "no `then`",
            ),
            ("fn banking(points) { \u{2013}10 }", "this is a dash"),
            (
                "fn banking(points) { if points ≥ 5 { 5 } else { 0 } }",
                "`>=`",
            ),
            ("fn banking(points) { points × 5 }", "`*`"),
            ("fn banking(points) {\u{a0}10 }", "word processor"),
            ("# it is so\nfn banking(points) { 10 }", "`//`"),
            ("fn banking(points) { points > 5 ? 10 : 0 }", "if a { b }"),
            ("fn banking(points) { points * 0,5 }", "`0,5` is not"),
            ("fn banking(points) { points > 1.000 }", "as in `1000`"),
            (
                "fn banking(points) { if points > 5 { 10 else { 0 } }",
                "before `else`",
            ),
            ("Fn banking(points) { 10 }", "begins with `fn`"),
            (
                "fn banking(points) { If points > 5 { 5 } else { 0 } }",
                "small letters",
            ),
            (
                "fn banking(points) { if Points > 5 { 5 } else { 0 } }",
                "did you mean `points`",
            ),
            (
                "fn banking(points) { if not points > 5 { 5 } else { 0 } }",
                "`!`",
            ),
            ("fn banking(points) { x = points; 5 }", "`let x = 5;`"),
            (
                "fn banking(points) { if points <> 5 { 5 } else { 0 } }",
                "`!=`",
            ),
            ("fn banking(points) { points * 10% }", "`points * 10 / 100`"),
            ("---\nfn banking(points) { 10 }", "stands once"),
        ] {
            let fault = fault(body);
            assert!(
                fault.message.contains(says) && fault.line == 5,
                "{body}: {fault}"
            );
        }
    }

    #[test]
    fn what_stands_outside_of_all_functions_is_seen_by_none() {
        let outside = fault("const BONUS = 10;\nfn banking(points) { BONUS }");
        assert_eq!((outside.line, outside.column), (6, 22));
        let says = "write `private fn bonus() { 10 }` and ask for `bonus()`";
        assert!(outside.message.contains(says), "{outside}");
        let inside = fault("fn banking(points) {\n  { const BONUS = 10; }\n  BONUS\n}");
        assert!(!inside.message.contains("outside"), "{inside}");
    }

    #[test]
    fn what_a_statement_lacks_is_told_at_its_end() {
        let fault = fault("fn banking(points) {\n  let more = 5 // five\n\n  more\n}");
        assert_eq!((fault.line, fault.column), (6, 15), "{fault}");
    }
}
