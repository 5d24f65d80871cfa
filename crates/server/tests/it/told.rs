//! Reads answers by docs/VIEWS.md and docs/EVENTS.md: whether every field of them is told there, and is of the kind that is said.

use std::collections::BTreeSet;

use serde_json::{Value, json};

pub(crate) const VIEWS: &str = include_str!("../../../../docs/VIEWS.md");
pub(crate) const EVENTS: &str = include_str!("../../../../docs/EVENTS.md");

/// Reads answers by the page, and notes which fields with something in them it has met.
#[derive(Default)]
pub(crate) struct Reader {
    met: BTreeSet<String>,
}

impl Reader {
    /// The value is what stands under the heading.
    pub(crate) fn reads(&mut self, value: &Value, anchor: &str) {
        if let Err(why) = self.section(value, anchor) {
            panic!("docs/VIEWS.md#{anchor}: {why}: {value}");
        }
    }

    fn section(&mut self, value: &Value, anchor: &str) -> Result<(), String> {
        let rows = rows(under(VIEWS, anchor));
        let Some(fields) = value.as_object() else {
            self.met.insert(anchor.to_owned());
            let word = format!("`{value}`");
            let is_told = rows.iter().any(|row| row[0] == word);
            return is_told.then_some(()).ok_or(word);
        };
        if let Some(kept) = rows.iter().find(|row| row[0].starts_with("`{")) {
            let known = fields
                .keys()
                .all(|name| kept[0].contains(&format!("\"{name}\"")));
            return known.then_some(()).ok_or("another form".to_owned());
        }
        for name in fields.keys() {
            let told = rows.iter().any(|row| row[0] == format!("`{name}`"));
            told.then_some(()).ok_or(format!("`{name}` is not told"))?;
        }
        for [name, told, _] in rows.iter().map(|row| [row[0], row[1], row[2]]) {
            let name = name.trim_matches('`');
            let may_miss = told.contains("missing") || told.contains("only where");
            match fields.get(name) {
                Some(value) => {
                    if !value.is_null() && *value != json!([]) {
                        self.met.insert(format!("{anchor}.{name}"));
                    }
                    self.kind(value, told)
                        .map_err(|why| format!("`{name}`: {why}"))?;
                }
                None if may_miss => {}
                None => return Err(format!("`{name}` is missing")),
            }
        }
        Ok(())
    }

    /// The value is of the kind that a row tells.
    fn kind(&mut self, value: &Value, told: &str) -> Result<(), String> {
        let kind = told.split("; ").next().unwrap_or_default();
        let (kind, may_be_null) = match kind.strip_suffix(" or `null`") {
            Some(kind) => (kind, true),
            None => (kind, false),
        };
        if value.is_null() && may_be_null {
            return Ok(());
        }
        if let (Some(one), Some(all)) = (kind.strip_prefix("list of "), value.as_array()) {
            return all.iter().try_for_each(|value| self.kind(value, one));
        }
        if let Some((_, anchor)) = kind.split_once("](#") {
            return self.section(value, anchor.trim_end_matches(')'));
        }
        let fits = match kind {
            "text" => value.is_string(),
            "true or false" => value.is_boolean(),
            "true, false or `\"after\"`" => value.is_boolean() || value == "after",
            "number" | "seat" | "member" | "milliseconds" => value.is_number(),
            "value of a rule" => value.is_string() || value.is_number() || value.is_boolean(),
            "rules"
            | "rules by chapter"
            | "object"
            | "objects"
            | "object of texts"
            | "object of lists of text" => value.is_object(),
            "`[member, milliseconds]`" => value.as_array().is_some_and(|pair| pair.len() == 2),
            "`{\"name\", \"marker\"}`" => value["name"].is_string() && value["marker"].is_string(),
            words => value
                .as_str()
                .is_some_and(|word| words.contains(&format!("`{word}`"))),
        };
        fits.then_some(()).ok_or(format!("no {kind}: {value}"))
    }

    /// Every one of these fields came with something in it.
    pub(crate) fn has_met(&self, fields: &str) {
        for field in fields.split_whitespace() {
            assert!(
                self.met.contains(field),
                "{field} was never there: {:?}",
                self.met
            );
        }
    }
}

/// What stands under a heading, up to the next one.
pub(crate) fn under(page: &'static str, anchor: &str) -> &'static str {
    let parts = page.split("\n##");
    let found = parts
        .map(|part| part.trim_start_matches(['#', ' ']))
        .find(|part| {
            let heading = part.lines().next().unwrap_or_default().to_lowercase();
            heading.replace(' ', "-").replace('\'', "") == anchor
        });
    found.unwrap_or_else(|| panic!("there is no heading #{anchor}"))
}

/// The rows of its table.
fn rows(part: &'static str) -> Vec<Vec<&'static str>> {
    let rows = part.lines().filter(|line| line.starts_with("| `"));
    rows.map(|row| row.trim_matches(['|', ' ']).split(" | ").collect())
        .collect()
}

/// A line of a log or a stream is one of these rows: no field but those, and all of them that may not be missing.
pub(crate) fn is_a_line_of(page: &'static str, name: &str, line: &Value) {
    let wanted = format!("`{name}`");
    let rows = rows(page).into_iter().filter(|row| row[0] == wanted);
    let mut tables = rows.map(|row| row.get(2).copied().unwrap_or_default().split("; `"));
    let fits = tables.any(|fields| {
        let told = fields.map(|field| {
            field
                .trim_start_matches('`')
                .split_once("` (")
                .unwrap_or_default()
        });
        let told: Vec<_> = told.filter(|(name, _)| !name.is_empty()).collect();
        let known = |field: &String| told.iter().any(|(name, _)| name == field);
        let besides = ["n", "event", "fact"];
        line.as_object()
            .unwrap()
            .keys()
            .all(|field| besides.contains(&field.as_str()) || known(field))
            && told
                .iter()
                .all(|(name, kind)| line.get(*name).is_some() || kind.contains("missing"))
    });
    assert!(fits, "{name}: {line}");
}
