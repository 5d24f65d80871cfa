//! How a rule of one's own is written, in short (O8, O9): the lines of its head and the language, for whoever has a page or a
//! line before them and no documentation; and a whole text for each question to begin with.

use own::{Gives, Question};

use super::questions;
use crate::printed::printed;
use crate::tongue::Tongue;

/// What may be written, and what is said of it.
pub type Entry = (&'static str, &'static str);

/// What is written, where its German stands, and what is said of it; one game alone, or all where it names none.
type Told = (&'static str, &'static str, &'static str, &'static str);

const HEAD: &str = "own-help-head";
const LANGUAGE: &str = "own-help-language";

const OF_HEAD: [Told; 17] = [
    (
        "rule",
        "rule",
        "The permanent name: small letters, digits and hyphens. Needed.",
        "",
    ),
    (
        "title",
        "title",
        "What it is called, 60 characters at most. Needed.",
        "",
    ),
    ("about", "about", "One line that says it all. Needed.", ""),
    (
        "text",
        "text",
        "The whole rule, if there is more to say. A line that begins with spaces goes on with it.",
        "",
    ),
    (
        "situation",
        "wimpout",
        "From which moment on it holds if it is voted in during a game: `turn` where nothing is said; `throw`, `bank`, `clearing`, `last-licks`.",
        "wimpout",
    ),
    (
        "situation",
        "cow",
        "From which moment on it holds if it is voted in during a game: `turn` where nothing is said; `roll`, `event`; or `game`, and then it does nothing before the next game.",
        "cow",
    ),
    (
        "situation",
        "connexion",
        "From which moment on it holds if it is voted in during a game: `turn` where nothing is said; `bonus`; or `game`, and then it does nothing before the next game.",
        "connexion",
    ),
    (
        "counts",
        "counts",
        "How far it counts throws, 0 to 12: see `turn.since`.",
        "wimpout",
    ),
    (
        "counter",
        "counter",
        "What it counts of every player, for all to see: `counter: In a row`. Needed by a rule that answers `starting` or a question that begins with `after_`.",
        "wimpout",
    ),
    (
        "counter",
        "counter",
        "What it counts of every player, for all to see: `counter: In a row`. Needed by a rule that answers `starting` or a question that begins with `after_`.",
        "connexion",
    ),
    (
        "counter",
        "counter-cow",
        "What it counts of every player, for all to see: `counter: In a row`. Needed by a rule that answers `starting`, `after_draw` or a question that begins with `count_`.",
        "cow",
    ),
    (
        "table-counter",
        "table-counter",
        "What it counts of the table as a whole. Needed by a rule that answers a question that begins with `table_`.",
        "",
    ),
    (
        "values",
        "values",
        "2 to 12 numbers or words among which a table may choose, the usual one first: `values: 10, 5, few`. A function asks for it with `chosen()`.",
        "",
    ),
    (
        "clashes",
        "clashes",
        "The names of rules beside which it may not stand, built-in ones and own ones.",
        "",
    ),
    (
        "alone",
        "alone",
        "`yes`: no other rule of the table’s own may stand beside it. Or the questions that no other may answer.",
        "",
    ),
    ("author, licence", "author", "Yours, if you like.", ""),
    (
        "---",
        "end",
        "This line ends the head; below it come the functions.",
        "",
    ),
];

const OF_LANGUAGE: [Told; 12] = [
    (
        "fn",
        "function",
        "A function answers the question whose name it has. In brackets stands what it is told; the last thing in it is the answer.",
        "",
    ),
    (
        "if a > 5 { 10 } else { 0 }",
        "if",
        "The one or the other; more cases by `else if`. Where an `else` is missing there may be no answer.",
        "",
    ),
    (
        "== != < <= > >=",
        "compare",
        "Compare. `&&` is and, `||` is or, `!` is not.",
        "",
    ),
    (
        "+ - * / %",
        "count",
        "Numbers are whole: `7 / 2` is 3, and `7 % 2`, what is left over, is 1.",
        "",
    ),
    (
        "let more = 5;",
        "let",
        "Gives something a name. Such a line ends with `;`.",
        "",
    ),
    (
        "switch n { 3 => 5, _ => 0 }",
        "switch",
        "One of several cases; `_` stands for all others.",
        "",
    ),
    (
        "has(faces, 5)",
        "lists",
        "Is a 5 among them? `count(faces, 5)` says how many are, `faces.len()` how many there are in all, `sum(faces)` what they come to, `different(faces)` how many different ones there are, `most_alike(faces)` how many of the commonest. `for face in faces` goes through them, with a block behind it.",
        "wimpout",
    ),
    (
        "word.len",
        "words",
        "How many letters it has. `has(word, \"ee\")`, `count(word, \"e\")`, `starts_with(word, \"un\")`, `ends_with(word, \"ing\")`, `vowels(word)`, `different(word)` letters, `same_backwards(word)`.",
        "connexion",
    ),
    (
        "card.kind == \"general\"",
        "fields",
        "What somebody or something has stands behind a point, and words stand between plain quotation marks.",
        "cow",
    ),
    (
        "private fn twice(n) { 2 * n }",
        "helper",
        "A helper: no question is called so.",
        "",
    ),
    (
        "chosen()",
        "chosen",
        "Which of the `values` of the head the table has chosen.",
        "",
    ),
    ("// so", "remark", "A remark, which is passed over.", ""),
];

/// What stands below both.
const LIMITS: &str = "A question is answered within 500 steps; a list has 16 entries at most, a text 64 characters. There is no clock and no fraction, and luck only as `draw` asks for it. A rule that cannot answer does nothing at that moment, and everybody is told at which line and why; after the third time it rests until it is voted in again.";

/// The lines that a head may have.
#[must_use]
pub fn help_on_head(game: &str, tongue: Tongue) -> Vec<Entry> {
    of(&OF_HEAD, HEAD, game, tongue)
}

/// What a function may be made of.
#[must_use]
pub fn help_on_language(game: &str, tongue: Tongue) -> Vec<Entry> {
    of(&OF_LANGUAGE, LANGUAGE, game, tongue)
}

/// What bounds it all.
#[must_use]
pub fn help_on_limits(tongue: Tongue) -> &'static str {
    printed(LANGUAGE, "limits", LIMITS, tongue)
}

fn of(all: &[Told], id: &str, game: &str, tongue: Tongue) -> Vec<Entry> {
    let here = all
        .iter()
        .filter(|(.., only)| only.is_empty() || *only == game);
    let told = here.map(|(written, part, about, _)| {
        let written = if *written == "fn" {
            first_example(game)
        } else {
            *written
        };
        (written, printed(id, part, about, tongue))
    });
    told.collect()
}

fn first_example(game: &str) -> &'static str {
    questions(game)
        .first()
        .map_or("fn", |question| question.example)
}

/// Every text of the help, by its id and parts.
#[must_use]
pub fn help_keys() -> Vec<(String, Vec<&'static str>)> {
    let parts = |all: &[Told]| all.iter().map(|(_, part, ..)| *part).collect::<Vec<_>>();
    let mut language = parts(&OF_LANGUAGE);
    language.push("limits");
    vec![
        (HEAD.to_owned(), parts(&OF_HEAD)),
        (LANGUAGE.to_owned(), language),
    ]
}

/// A whole text that answers a question as its example does, to begin with.
#[must_use]
pub fn beginning(question: &Question) -> String {
    let Question { name, example, .. } = question;
    let of_table = name.starts_with("table_");
    let counts = matches!(question.gives, Gives::Count);
    let lines = [
        (*name == "bonus_seconds").then_some("situation: bonus\n"),
        example.contains("turn.since").then_some("counts: 3\n"),
        (example.contains(".count") || example.contains("fn after_draw") || counts && !of_table)
            .then_some("counter: Counted\n"),
        (example.contains(".table") || of_table).then_some("table-counter: Counted at the table\n"),
    ];
    let more: String = lines.into_iter().flatten().collect();
    let slug = name.replace('_', "-");
    format!(
        "rule: my-{slug}\ntitle: My own rule\nabout: Say here in one line what it does.\n{more}---\n{example}\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::own::read;

    #[test]
    fn every_question_has_a_text_to_begin_with_that_can_be_played() {
        for game in ["wimpout", "cow", "connexion"] {
            for question in questions(game) {
                let text = beginning(question);
                let read = read(game, &text);
                assert!(read.is_ok(), "{game}: {text}{read:?}");
            }
        }
    }

    #[test]
    fn what_the_help_writes_is_understood() {
        let text = |body: &str| {
            format!(
                "rule: x\ntitle: X\nabout: y.\nvalues: 10, 5, few\n---\n{body}\nfn banking(points) {{ 5 * (points % 2 + twice(0)) + if chosen() == 10 {{ 0 }} else {{ 5 }} }}\n"
            )
        };
        let helper = "private fn twice(n) { 2 * n }";
        assert!(read("wimpout", &text(helper)).is_ok());
        for (written, _) in help_on_language("wimpout", Tongue::En) {
            let body = match written {
                "if a > 5 { 10 } else { 0 }" => {
                    format!("{helper}\nfn bonus(a, me) {{ {written} }}")
                }
                "let more = 5;" => format!("{helper}\nfn bonus(a, me) {{ {written} more }}"),
                "switch n { 3 => 5, _ => 0 }" => {
                    format!("{helper}\nfn bonus(n, me) {{ {written} }}")
                }
                "has(faces, 5)" => {
                    format!("{helper}\nfn calling(faces) {{ if {written} {{ 5 }} else {{ 0 }} }}")
                }
                "// so" => format!("{helper} {written}"),
                _ => continue,
            };
            let read = read("wimpout", &text(&body));
            assert!(read.is_ok(), "{written}: {read:?}");
        }
    }

    #[test]
    fn each_game_has_what_it_can_use() {
        let head = |game| help_on_head(game, Tongue::En).len();
        assert_eq!(["wimpout", "cow", "connexion"].map(head), [13, 12, 12]);
        let [en, de] = Tongue::ALL.map(|tongue| help_on_language("connexion", tongue));
        assert!(
            en.iter()
                .zip(&de)
                .all(|(en, de)| en.0 == de.0 && en.1 != de.1)
        );
        assert!(en.iter().any(|(written, _)| *written == "word.len"));
    }
}
