//! The API in words, written from its own OpenAPI document.

use std::sync::LazyLock;

use maud::{Markup, html};
use serde_json::Value as Json;
use speech::Tongue;
use speech::page as say;

use super::packed::text as packed;
use super::said::{Said as _, typed};
use super::shell::{self, Shell};
use super::{Frame, paths, words};

/// The bot of the examples.
const BOT: &str = "../../examples/bot.py";
/// The page for whoever writes one; of it the table of what may be wrong is shown here too.
const BOTS: &str = "../../docs/BOTS.md";

/// What the handlers say of themselves: made by a test of the house (`server`, `api/document.rs`).
const DOCUMENT: &str = "../../docs/openapi.json";

const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

/// The OpenAPI 3.1 document, as JSON.
#[must_use]
pub fn document() -> &'static str {
    packed(DOCUMENT)
}

/// The page for it.
#[must_use]
pub fn page(frame: &Frame) -> Markup {
    static OPENAPI: LazyLock<Json> =
        LazyLock::new(|| serde_json::from_str(document()).unwrap_or_default());
    let (t, openapi) = (frame.tongue, &*OPENAPI);
    let shell = Shell {
        title: &say::WriteABot {}.text(t),
        place: paths::API,
        class: "reading api",
        live: false,
    };
    let main = html! {
        main #main {
            h1 { (say::WriteABot {}.on(t)) }
            p.lead { (say::ApiLead {}.on(t)) }
            (first(openapi, t))
            (wrongs(t))
            article.sheet.prose {
                h2 { (say::Operations {}.on(t)) }
                @if t != Tongue::En { p.soft { (say::ApiInEnglish {}.on(t)) } }
                @for (path, item) in openapi["paths"].as_object().into_iter().flatten() {
                    @for method in METHODS {
                        @if let Some(operation) = item.get(method) { (show(openapi, (path, method), operation, t)) }
                    }
                }
            }
        }
    };
    shell::document(frame, &shell, &main)
}

/// How to begin, with a whole bot.
fn first(openapi: &Json, t: Tongue) -> Markup {
    let version = text(openapi, &["info", "version"]).into();
    let said = text(openapi, &["info", "description"]);
    html! {
        section.columns.bot {
            div {
                @for paragraph in said.split("\n\n") { p lang="en" { (words::marked(paragraph)) } }
                p { a href=(paths::OPENAPI) { (say::WholeDescription {}.on(t)) } " · " (say::Version { version }.on(t)) }
                p { (say::AWholeBot {}.on(t)) }
                p { code { "python3 bot.py LINK" } }
            }
            pre.sheet tabindex="0" aria-label=(say::BotInPython {}.text(t)) lang="en" { code { (packed(BOT)) } }
        }
    }
}

/// Every code of a refusal, with what to do.
fn wrongs(t: Tongue) -> Markup {
    let table = packed(BOTS).split("## What may be wrong").nth(1);
    let rows = table.into_iter().flat_map(str::lines);
    let rows = rows.filter_map(|row| row.strip_prefix("| ")?.strip_suffix(" |"));
    html! {
        article.sheet.prose lang="en" {
            h2 lang=(t.code()) { (say::WhatMayBeWrong {}.on(t)) }
            div.scroll tabindex="0" role="group" aria-label=(say::WhatMayBeWrong {}.text(t)) { table.codes {
                @for (index, row) in rows.enumerate() {
                    tr { @for cell in row.split(" | ") {
                        @if index == 0 { th scope="col" { (words::marked(cell)) } } @else { td { (words::marked(cell)) } }
                    } }
                }
            } }
        }
    }
}

fn text<'a>(json: &'a Json, path: &[&str]) -> &'a str {
    path.iter()
        .fold(json, |json, key| &json[key])
        .as_str()
        .unwrap_or_default()
}

fn show(openapi: &Json, (path, method): (&str, &str), operation: &Json, t: Tongue) -> Markup {
    let parameters = operation["parameters"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    let body = &operation["requestBody"]["content"];
    html! {
        section.operation {
            h3 { code { strong { (method.to_uppercase()) } " " (path) } }
            @let said = text(operation, &["summary"]);
            p lang="en" { @if said.is_empty() { (text(operation, &["description"])) } @else { (said) } }
            @if !parameters.is_empty() {
                ul { @for parameter in parameters { li { code { (text(parameter, &["name"])) } " " span lang="en" { "(" (text(parameter, &["in"])) ") " (text(parameter, &["description"])) } } } }
            }
            @for (kind, content) in body.as_object().into_iter().flatten() {
                p.small { (say::Send { kind: typed(kind) }.on(t)) }
                (fields(openapi, &content["schema"], t))
            }
            (answers(openapi, operation, t))
        }
    }
}

fn answers(openapi: &Json, operation: &Json, t: Tongue) -> Markup {
    html! {
        details {
            summary { (say::Answers {}.on(t)) }
            @for (status, answer) in operation["responses"].as_object().into_iter().flatten() {
                p { strong.number lang="en" { (status) } " " span lang="en" { (text(answer, &["description"])) } }
                @for (_, content) in answer["content"].as_object().into_iter().flatten() { (fields(openapi, &content["schema"], t)) }
            }
        }
    }
}

/// The schema that a reference in the document leads to.
fn resolve<'a>(openapi: &'a Json, schema: &'a Json) -> &'a Json {
    let pointer = schema["$ref"]
        .as_str()
        .and_then(|path| path.strip_prefix('#'));
    pointer
        .and_then(|path| openapi.pointer(path))
        .unwrap_or(schema)
}

/// The fields of an object, one a line.
fn fields(openapi: &Json, schema: &Json, t: Tongue) -> Markup {
    let schema = resolve(openapi, schema);
    let required = |name: &str| {
        schema["required"]
            .as_array()
            .is_some_and(|all| all.iter().any(|one| one == name))
    };
    html! {
        ul {
            @for (name, field) in schema["properties"].as_object().into_iter().flatten() {
                li {
                    code { (name) } " " span.soft { span lang="en" { (kind(openapi, field)) } @if !required(name) { ", " (say::MayBeLeftOut {}.on(t)) } }
                    " " span lang="en" { (text(field, &["description"])) }
                }
            }
        }
    }
}

fn kind(openapi: &Json, field: &Json) -> String {
    if let Some(name) = field["$ref"]
        .as_str()
        .and_then(|path| path.rsplit('/').next())
    {
        let base = text(resolve(openapi, field), &["type"]);
        return if base.is_empty() {
            name.to_owned()
        } else {
            format!("{name}: {base}")
        };
    }
    match &field["type"] {
        Json::String(name) if name == "array" => {
            format!("list of {}", kind(openapi, &field["items"]))
        }
        Json::String(name) => name.clone(),
        Json::Array(names) => names
            .iter()
            .filter_map(Json::as_str)
            .collect::<Vec<_>>()
            .join(" or "),
        _ => "any".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_of_the_docs_stands_on_the_page() {
        let table = wrongs(Tongue::En).into_string();
        let rows = packed(BOTS)
            .lines()
            .filter(|line| line.starts_with("| 4") || line.starts_with("| 5"));
        assert_eq!(table.matches("<tr>").count(), rows.count() + 1);
        for code in ["bad-input", "stale", "disk-full"] {
            assert!(
                table.contains(&format!("<code>{code}</code>")),
                "{code}: {table}"
            );
        }
    }
}
