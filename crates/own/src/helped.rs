//! What was meant where a question could not be answered (O7): said to whoever writes a text, not at a table, where what is
//! told of a failure is what records tell.

use crate::{Fault, Question};

/// What there is for words and lists.
const THERE_IS: &str = "`has`, `count`, `starts_with`, `ends_with`, `vowels`, `different`, `same_backwards`, `sum` and `most_alike`";

/// The same fault with what may have been meant; `questions`: those of the game of the text.
#[must_use]
pub fn helped(text: &str, questions: &[Question], why: Fault) -> Fault {
    let line = why.line.checked_sub(1);
    let line = line.and_then(|line| text.lines().nth(line));
    let Some(help) = line.and_then(|line| help(line, questions, &why)) else {
        return why;
    };
    let message = format!("{}; {help}", why.message);
    Fault { message, ..why }
}

fn help(line: &str, questions: &[Question], why: &Fault) -> Option<String> {
    let message = &why.message;
    if let Some((_, rest)) = message.split_once("there is no `.") {
        let name = rest.split('`').next()?;
        return field(&before(line, why.column, name), name, questions);
    }
    let at_fault: String = line.chars().skip(why.column.saturating_sub(1)).collect();
    if message.contains("is there for something else") && has_character(&at_fault) {
        return Some("a text stands between plain quotation marks, as in `\"eta\"`".to_owned());
    }
    if message.contains("there is no function `contains`") {
        return Some("whether a part is in a word is asked with `has(word, \"q\")`".to_owned());
    }
    if message.ends_with("an `if` may lack its `else`") && line.contains("switch") {
        return Some("a `switch` may lack its `_ => 0`".to_owned());
    }
    if let Some(name) = message
        .strip_prefix("nothing is called `")
        .and_then(|rest| rest.strip_suffix("` here"))
    {
        return told_if_asked(line, name, questions);
    }
    let lacks = message.contains("there is no function `") && message.contains("(arguments: ");
    lacks.then(|| format!("there are {THERE_IS}"))
}

/// That a question is told something if its function says so.
fn told_if_asked(line: &str, name: &str, questions: &[Question]) -> Option<String> {
    let of = |question: &&Question| line.contains(&format!("fn {}(", question.name));
    let question = questions.iter().find(of)?;
    question.arguments.contains(&name).then(|| {
        let (asked, all) = (question.name, question.arguments.join(", "));
        format!(
            "`{asked}` is told it where it stands between its brackets, as in `fn {asked}({all})`"
        )
    })
}

/// The name before the point before a field.
fn before(line: &str, column: usize, field: &str) -> String {
    let dotted = format!(".{field}");
    let start: String = line.chars().take(column.saturating_sub(1)).collect();
    let dotted = line.split_once(&dotted).map(|(start, _)| start);
    let start = start.strip_suffix('.').or(dotted).unwrap_or_default();
    let name = start.rsplit(|c: char| !(c.is_alphanumeric() || c == '_'));
    name.into_iter().next().unwrap_or_default().to_owned()
}

/// Which field of an argument may have been meant, or which there are.
fn field(argument: &str, name: &str, questions: &[Question]) -> Option<String> {
    let told = fields(argument, questions);
    if told.contains(&name) {
        return Some(match name {
            "count" | "most" => format!(
                "`{argument}.{name}` is there where the head says what is counted of players, as in `counter: In a row`"
            ),
            "table" => format!(
                "`{argument}.table` is there where the head says what is counted of the table, as in `table-counter: Quiet turns`"
            ),
            _ => format!("other questions are told `{argument}.{name}`, and this one is not"),
        });
    }
    let near = told.iter().filter_map(|known| {
        let slips = strsim::osa_distance(name, known);
        let is_near = slips * 3 <= known.len() || name.starts_with(known);
        is_near.then_some((slips, *known))
    });
    if let Some((_, meant)) = near.min() {
        return Some(format!("did you mean `.{meant}`?"));
    }
    let all: Vec<String> = told
        .iter()
        .map(|one| format!("`{argument}.{one}`"))
        .collect();
    (!all.is_empty()).then(|| format!("there is {}", all.join(", ")))
}

/// The fields of an argument of which the questions of a game speak.
fn fields(argument: &str, questions: &[Question]) -> Vec<&'static str> {
    let dotted = format!("`{argument}.");
    let mut all = Vec::new();
    for about in questions.iter().map(|question| question.about) {
        for (at, _) in about.match_indices(&dotted) {
            let rest = &about[at + dotted.len()..];
            let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '_'));
            all.push(&rest[..end.unwrap_or(rest.len())]);
        }
    }
    all.sort_unstable();
    all.dedup();
    all
}

/// Whether a character stands here between single marks.
fn has_character(code: &str) -> bool {
    let mut all = code.char_indices().filter(|(_, c)| *c == '\'');
    let (Some((first, _)), Some((last, _))) = (all.next(), all.next()) else {
        return false;
    };
    code[first + 1..last].chars().count() == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    const ASKED: [Question; 1] = [Question {
        name: "bonus",
        arguments: &["points", "me"],
        about: "`me.score`: his points; `me.count`: what is counted. `word.len`: letters.",
        ..Question::NUMBER
    }];

    #[test]
    fn what_was_meant_is_said_where_it_is_known() {
        let of = |line: &str, column: usize, message: &str| {
            let message = message.to_owned();
            let why = Fault {
                line: 1,
                column,
                message,
            };
            helped(line, &ASKED, why).message
        };
        let near = of(
            "fn bonus(points, me) { me.scor }",
            27,
            "there is no `.scor` here",
        );
        assert!(near.ends_with("did you mean `.score`?"), "{near}");
        let longer = of("word.length > 5", 6, "there is no `.length` here");
        assert!(longer.ends_with("did you mean `.len`?"), "{longer}");
        let none = of(
            "if me.name == 5",
            7,
            "none is answered: there is no `.name` here",
        );
        assert!(none.ends_with("there is `me.count`, `me.score`"), "{none}");
        let single = of(
            "ends_with(word, 's')",
            1,
            "`ends_with` is there for something else than it is given here",
        );
        assert!(single.contains("plain quotation marks"), "{single}");
        let part = of(
            "\"q\" in word",
            5,
            "there is no function `contains` (arguments: 2)",
        );
        assert!(part.contains("`has(word, \"q\")`"), "{part}");
    }
}
