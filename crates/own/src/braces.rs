//! Braces and quotation marks that do not match, and where: what a parser says of them points to the end of a text, or to what
//! stands there (O7).

use rhai::Position;

use crate::called::token;

/// What is wrong with the braces of a body that cannot be parsed at a place, and where that is.
pub(crate) fn unmatched(body: &str, place: Position, why: &str) -> Option<(Position, String)> {
    let end = offset(body, place)?;
    let open = open_before(&body[..end]);
    let rest = body[end..].trim_start();
    if rest.starts_with('}') && open.is_empty() {
        let message = "this brace closes nothing: there is one too many";
        return Some((place, message.to_owned()));
    }
    let is_function = rest.starts_with("fn ") || rest.starts_with("private fn ");
    let is_at_end = rest.is_empty() || is_function;
    let last = open.last().filter(|_| is_at_end || why == INSIDE)?;
    let at = position(body, *last)?;
    Some((
        at,
        "this brace is not closed: the one that ends its block is missing".to_owned(),
    ))
}

/// Where the first text begins that is not closed in its line.
pub(crate) fn open_text(body: &str) -> Option<Position> {
    let is_open = |text: &str| {
        let mut ends = text.match_indices('\n');
        let goes_on = ends.all(|(at, _)| text[..at].ends_with('\\'));
        text.starts_with('"') && !(goes_on && text.len() > 1 && text.ends_with('"'))
    };
    let open = tokens(body).find(|(_, this)| is_open(this));
    position(body, open?.0)
}

/// What a code is made of, and at which byte each stands.
fn tokens(code: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let first = code[at..].chars().next()?;
        let begins = at;
        at += token(&code[at..], first);
        Some((begins, &code[begins..at]))
    })
}

/// What the parser says of a function in an open block.
const INSIDE: &str =
    "Function definitions must be at global level and cannot be inside a block or another function";

/// Where a place stands in a text, in bytes; its end where the place is none.
fn offset(body: &str, place: Position) -> Option<usize> {
    let Some(line) = place.line() else {
        return Some(body.len());
    };
    let before: usize = body
        .split_inclusive('\n')
        .take(line - 1)
        .map(str::len)
        .sum();
    let text = body[before..].split('\n').next()?;
    let column = place.position().unwrap_or(1) - 1;
    let within = text
        .char_indices()
        .nth(column)
        .map_or(text.len(), |(at, _)| at);
    Some(before + within)
}

/// The line and the column of a byte.
fn position(body: &str, at: usize) -> Option<Position> {
    let before = &body[..at];
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next()?.chars().count() + 1;
    Some(Position::new(
        u16::try_from(line).ok()?,
        u16::try_from(column).ok()?,
    ))
}

/// The bytes of the braces that are open at the end of a code, the outermost first.
fn open_before(code: &str) -> Vec<usize> {
    let mut open = Vec::new();
    for (at, this) in tokens(code) {
        match this {
            "{" => open.push(at),
            "}" => drop(open.pop()),
            _ => {}
        }
    }
    open
}

#[cfg(test)]
mod tests {
    use crate::question::fault;

    #[test]
    fn a_brace_that_is_missing_is_told_where_the_other_stands() {
        for (body, place) in [
            ("fn banking(points) { 10 ", (5, 20)),
            (
                "fn banking(points) {\n  if points > 50 {\n    10\n  }\n",
                (5, 20),
            ),
            (
                "fn banking(points) { // }\n  helper(\"}\")\nprivate fn helper(a) { 5 }",
                (5, 20),
            ),
            (
                "fn banking(points) {\n  if points > 50 { 10 } else {\n}",
                (5, 20),
            ),
        ] {
            let fault = fault(body);
            assert_eq!((fault.line, fault.column), place, "{body}: {fault}");
            assert!(fault.message.contains("is not closed"), "{body}: {fault}");
        }
    }

    #[test]
    fn a_text_that_is_not_closed_is_told_where_it_begins() {
        let other = fault("fn banking(points) { /* 3\" */ `\"`; points mod 7 }");
        assert!(other.message.contains("`points % 7`"), "{other}");
        for (body, place) in [
            ("fn banking(points) { has(\"a, 5) }", (5, 26)),
            (
                "fn banking(points) { // \"\n  if points == \"event { 50 } else { 0 }\n}",
                (6, 16),
            ),
        ] {
            let fault = fault(body);
            assert_eq!((fault.line, fault.column), place, "{body}: {fault}");
            assert!(
                fault.message.contains("no closing quotation mark"),
                "{fault}"
            );
        }
    }

    #[test]
    fn a_brace_that_closes_nothing_is_one_too_many() {
        let fault = fault("fn banking(points) { 10 }\n}");
        assert_eq!((fault.line, fault.column), (6, 1), "{fault}");
        assert!(fault.message.contains("one too many"), "{fault}");
    }
}
