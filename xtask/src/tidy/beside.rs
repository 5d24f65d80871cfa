//! What the table of a house tells beside its game, for docs/EVENTS.md: which fields from where they are written (`log.rs`),
//! what they are from where the facts are (`fact.rs`).

use std::fmt::Write as _;

use super::events::{PAGE, field_line};
use super::kinds::told;
use super::text;
use super::types::{Field, Variant, read};
use crate::tree::Tree;

const FACTS: &str = "crates/host/src/room/fact.rs";
const LOG: &str = "crates/host/src/room/log.rs";
/// What facts hold whole, and only a part of is told.
const PARTS: [(&str, &str, &str); 2] = [
    ("player", FACTS, "Player"),
    ("header", "crates/table/src/record/header.rs", "Header"),
];
/// What a fact need not say and the log always does (`Room::note`).
const ALWAYS: (&str, &str) = ("sat", "seat");

const HEAD: &str = "
## The table of a house

Answers of the API only; the referee has no people. Before the start `rule-proposed`, `voted` and `rule-adopted` are these here,
without the number of a `proposal`; in a game they are those above.

| event | what | fields |
|---|---|---|
";

/// The part of the page; what cannot be told is added to the faults.
pub(super) fn part(tree: &Tree, faults: &mut Vec<String>) -> String {
    let facts = read(text(tree, FACTS), "Fact").unwrap_or_default().variants;
    let mut page = String::from(HEAD);
    for (name, told) in written(text(tree, LOG)) {
        let Some(fact) = facts.iter().find(|fact| fact.name == name) else {
            faults.push(format!("{FACTS} has no fact `{name}`"));
            continue;
        };
        let (event, fields) = told.split_once('"').unwrap_or_default();
        let fields = fields.split(", \"").skip(1).map(|field| {
            let field = field.split_whitespace().collect::<Vec<_>>().join(" ");
            let (name, from) = field.split_once("\": ").unwrap_or_default();
            line(tree, fact, (event, name, from)).unwrap_or_else(|| {
                faults.push(format!(
                    "{PAGE}: nothing says what `{name}` of `{event}` is"
                ));
                String::new()
            })
        });
        let fields: Vec<_> = fields.collect();
        let _ = writeln!(page, "| `{event}` | {} | {} |", fact.doc, fields.join("; "));
    }
    page
}

/// The facts that are told, by name, each with what is written of it from the name of its event on.
fn written(log: &str) -> impl Iterator<Item = (String, String)> {
    log.split("Fact::").skip(1).filter_map(|part| {
        let end = part.find(|c: char| !c.is_alphanumeric())?;
        let (_, told) = part.split_once("json!({\"event\": \"")?;
        let (told, _) = told.split_once("})")?;
        let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
        Some((super::types::kebab(&part[..end]), told))
    })
}

/// A field of an event that is written from a field of the fact, or from a field of that.
fn line(tree: &Tree, fact: &Variant, (event, name, from): (&str, &str, &str)) -> Option<String> {
    let field = match from.split_once('.') {
        Some((whole, part)) => of_part(tree, whole, part)?,
        None => fact.fields.iter().find(|field| field.name == name)?.clone(),
    };
    let kind = told(&field.kind, "", &[])?;
    let kind = match from {
        // It is told only where it holds.
        "true" => format!("{kind}; missing unless true"),
        _ if (event, name) == ALWAYS => kind.replace(" or `null`", ""),
        _ => kind,
    };
    Some(field_line(name, &kind, &field.doc))
}

fn of_part(tree: &Tree, whole: &str, part: &str) -> Option<Field> {
    let (_, path, kind) = PARTS.iter().find(|(known, _, _)| *known == whole)?;
    let shape = read(text(tree, path), kind)?;
    let field = shape.fields().iter().find(|field| field.name == part);
    field.cloned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part_of(told: &str) -> (String, Vec<String>) {
        let facts = "\
pub enum Fact {
    /// Somebody sat down.
    Sat {
        /// Who.
        player: Player,
        /// Where.
        seat: Option<Seat>,
        /// Whether it is for good.
        good: bool,
        /// By whom.
        by: Option<Seat>,
    },
}
pub struct Player {
    /// The bot.
    pub bot: Option<String>,
}
";
        let log =
            format!("Fact::Sat {{ seat, .. }} => {{\n json!({{\"event\": \"sat\", {told}}})\n}}");
        let mut faults = Vec::new();
        let page = part(&Tree::of(&[(FACTS, facts), (LOG, &log)]), &mut faults);
        let row = page.lines().next_back().unwrap_or_default().to_owned();
        (row, faults)
    }

    #[test]
    fn what_a_table_tells_has_its_fields_with_what_is_said_of_them() {
        let (row, faults) =
            part_of("\"seat\": seat, \"bot\": player.bot,\n  \"good\": true, \"by\": by");
        assert_eq!(
            row,
            "| `sat` | Somebody sat down. | `seat` (seat): Where; `bot` (text or `null`): The bot; \
             `good` (true or false; missing unless true): Whether it is for good; `by` (seat or `null`): By whom |"
        );
        assert_eq!(faults, Vec::<String>::new());
    }

    #[test]
    fn what_no_fact_has_is_a_fault() {
        let (_, faults) = part_of("\"nobody\": nobody");
        assert_eq!(
            faults,
            ["docs/EVENTS.md: nothing says what `nobody` of `sat` is"]
        );
    }
}
