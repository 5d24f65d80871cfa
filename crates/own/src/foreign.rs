//! What people write who come from other languages, or from a word processor, and what is meant (O7).

use rhai::Position;

use crate::unknown;

/// How something is written that stands so in other languages: words, each with what they are here.
const WORDS: [(&[&str], &str); 19] = [
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
    (&["not", "nicht"], "what is not so is written with `!`"),
    (&["and", "und"], "what holds together is joined by `&&`"),
    (
        &["or", "oder"],
        "what holds one way or another is joined by `||`",
    ),
    (&["wenn"], "a condition begins with `if`"),
    (&["sonst"], "what else is done stands behind `else`"),
    (&["yes", "ja", "wahr"], "yes is written `true`"),
    (&["no", "nein", "falsch"], "no is written `false`"),
    (
        &["mod", "modulo"],
        "what is left over after dividing is written with `%`, as in `points % 7`",
    ),
    (
        &["then"],
        "there is no `then`: behind the condition of an `if` its block begins with `{`",
    ),
    (
        &["is", "equals", "eq"],
        "whether two values are the same is asked with `==`",
    ),
    (
        &["isnt", "ne"],
        "whether two values differ is asked with `!=`",
    ),
    (
        &["null", "None", "nil", "undefined", "void", "NULL", "none"],
        "there is no value for nothing: a rule that does nothing answers with a number, as `0`, or with `false`",
    ),
    (
        &["var", "val", "dim"],
        "a name is given with `let`, as in `let more = 5;`",
    ),
    (
        &["case", "default"],
        "a `switch` is written as in `switch points { 50 => 10, _ => 0 }`",
    ),
    (
        &["print", "debug", "eval"],
        "a rule only answers what it is asked: `print`, `debug` and `eval` are switched off",
    ),
];

/// The same of signs of several characters.
const SIGNS: [(&str, &str); 8] = [
    ("===", "whether two values are the same is asked with `==`"),
    ("!==", "whether two values differ is asked with `!=`"),
    ("=>", "`=>` is written `>=`"),
    ("=<", "`=<` is written `<=`"),
    (":=", "a name is given with `let`, as in `let more = 5;`"),
    ("++", "one more is added with `+= 1`"),
    ("--", "one is taken off with `-= 1`"),
    (
        ": ",
        "what a function is told stands without its kind, as in `fn banking(points)`",
    ),
];

/// The same of characters.
const CHARACTERS: [(&[char], &str); 10] = [
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
    (
        &['$', '€'],
        "an amount is written as a number alone, as in `100`",
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
    let before: String = line.chars().take(at).collect();
    let of_sign = || SIGNS.iter().find(|(sign, _)| rest.starts_with(sign));
    let known = of_word.map(|(_, meant)| *meant);
    known
        .or_else(|| around(line, &before, &rest))
        .or_else(|| of_sign().map(|(_, meant)| *meant))
        .or_else(of_character)
        .or_else(|| ends_in_percent(body, place))
        .map(str::to_owned)
        .or_else(|| unknown::meant(body, &before, &rest))
        .or_else(|| cut_off(&before))
}

/// What is wrong with a body that cannot be parsed, in place of a parser's words.
pub(crate) fn plainly(message: &str) -> Option<String> {
    const KNOWN: [(&str, &str); 7] = [
        (
            "Expecting ')' for a matching (",
            "a bracket `(` is not closed: its `)` is missing here",
        ),
        (
            "Expecting ',' to separate the arguments",
            "what a function is given stands between `(` and `)`, with `,` in between",
        ),
        (
            "Expecting ';' to terminate",
            "here a `;` is missing, or a sign that joins two values",
        ),
        (
            "Expecting parameters for function",
            "behind the name of a function stands what it is told, as in `fn banking(points)`",
        ),
        (
            "Expecting '{' to start a statement block",
            "what is done stands between braces, as in `if points > 50 { 10 } else { 0 }`",
        ),
        (
            "Possibly a typo of '=='?",
            "whether two values are the same is asked with `==`",
        ),
        (
            "Invalid number",
            "this is no number, or one that is too large",
        ),
    ];
    let known = KNOWN
        .into_iter()
        .find(|(said, _)| message.starts_with(said));
    known
        .map(|(_, plainly)| plainly.to_owned())
        .or_else(|| twice(message))
        .or_else(|| {
            let name = message.strip_prefix("Undefined variable: ")?;
            Some(format!("nothing is called `{name}` here"))
        })
}

/// That a function stands in a text twice.
fn twice(message: &str) -> Option<String> {
    let (name, rest) = message.strip_prefix("Function ")?.split_once(' ')?;
    rest.ends_with(" already exists")
        .then(|| format!("there are two functions `{name}`"))
}

/// That nothing stands behind a sign which joins two values.
fn cut_off(before: &str) -> Option<String> {
    const SIGNS: [&str; 12] = [
        "&&", "||", "==", "!=", ">=", "<=", "+", "-", "*", "/", "<", ">",
    ];
    let before = before.trim_end();
    let sign = SIGNS.into_iter().find(|sign| before.ends_with(sign))?;
    Some(format!("behind `{sign}` something is missing"))
}

/// What is meant by what stands before and behind a place.
fn around(line: &str, before: &str, rest: &str) -> Option<&'static str> {
    if line.trim_end() == "---" {
        return Some("a line `---` stands once, between the head and the functions");
    }
    if rest.starts_with('>') && before.ends_with('<') {
        return Some("`<>` is written `!=`");
    }
    let is_value = |c: char| c.is_alphanumeric() || c == ')';
    let behind = rest.strip_prefix("x ");
    let is_times = behind.is_some_and(|behind| behind.starts_with(is_value))
        && before.trim_end().ends_with(is_value);
    is_times.then_some("`x` is written `*`")
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
    use crate::question::fault;

    /// What people write, and what it is answered with.
    const MEANT: &[(&str, &str)] = &[
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
        (
            "fn banking(points) { if points => 50 { 10 } else { 0 } }",
            "`>=`",
        ),
        (
            "fn banking(points) { if points === 50 { 10 } else { 0 } }",
            "with `==`",
        ),
        (
            "fn banking(points) { if points is 50 { 10 } else { 0 } }",
            "with `==`",
        ),
        (
            "fn banking(points) { if points = 50 { 10 } else { 0 } }",
            "with `==`",
        ),
        (
            "fn banking(points) { if points > 50 10 else 0 }",
            "between braces",
        ),
        ("fn banking(points) { points > 50 && }", "behind `&&`"),
        ("fn banking(points) { null }", "for nothing"),
        (
            "fn banking(points) { let more = 5; more == few }",
            "`\"few\"`",
        ),
        ("fn banking(points) { $10 }", "a number alone"),
        ("fn banking(points: i32) { 10 }", "without its kind"),
        (
            "fn banking(points) { var more = 5; more }",
            "`let more = 5;`",
        ),
        ("fn banking(points) { points x 2 }", "`x` is written `*`"),
        (
            "fn banking(points) { switch points { case 50: 10 } }",
            "`switch points",
        ),
        ("fn banking(points) { print(5); 10 }", "switched off"),
        ("fn banking(points) { 99999999999999999999 }", "too large"),
        (
            "fn banking(points) { if wenn { 10 } else { 0 } }",
            "begins with `if`",
        ),
        (
            "fn banking(points) { if points > 5 { yes } else { 0 } }",
            "`true`",
        ),
        ("fn banking(points) { points mod 7 }", "`points % 7`"),
        (
            "fn banking(points) { if (points > 5 { 5 } else { 0 } }",
            "its `)` is missing",
        ),
        (
            "fn banking(points) { max(points, 5 }",
            "with `,` in between",
        ),
        ("fn banking(points) { points 7 }", "a `;` is missing"),
        ("fn banking { 7 }", "as in `fn banking(points)`"),
        (
            "fn banking(points) { 1 } fn banking(points) { 2 }",
            "two functions `banking`",
        ),
        ("fn banking(points) { score }", "nothing is called `score`"),
    ];

    #[test]
    fn what_other_languages_write_is_answered_with_what_is_meant() {
        for (body, says) in MEANT {
            let fault = fault(body);
            assert!(
                fault.message.contains(says) && fault.line == 5,
                "{body}: {fault}"
            );
        }
    }

    #[test]
    fn what_a_statement_lacks_is_told_at_its_end() {
        let fault = fault("fn banking(points) {\n  let more = 5 // five\n\n  more\n}");
        assert_eq!((fault.line, fault.column), (6, 15), "{fault}");
    }
}
