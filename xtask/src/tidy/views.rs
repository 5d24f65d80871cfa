//! Views: what a table and a circle look like to programs is written to docs/VIEWS.md from the types that they are made of.

use std::fmt::Write as _;

use super::events::field_line;
use super::teller::{Part, Teller};
use super::types::Variant;
use super::{Finding, kept};
use crate::tree::Tree;

/// Where the tables are kept.
pub(super) const PAGE: &str = "docs/VIEWS.md";

/// Where the types of a table are, and those of a circle: files, or folders.
const OF_TABLE: [&str; 2] = ["crates/host/src/room/", "crates/speech/src/lab.rs"];
const OF_CIRCLE: [&str; 2] = ["crates/host/src/circle/", "crates/arena/src/feat.rs"];

const TABLE: [Part; 14] = [
    ("RoomView", "A table"),
    ("StageView", "How far it is"),
    ("ChairView", "A chair"),
    ("ProposalView", "A proposal"),
    ("Measured", "What was measured"),
    ("Differs", "A difference"),
    ("Figure", "What differs"),
    ("TakeBackView", "Steps to take back"),
    ("RemovalView", "A removal"),
    ("PauseView", "A pause"),
    ("ClockView", "A clock"),
    ("LeavePlan", "A seat that is given up"),
    ("SeriesView", "A series"),
    ("SeriesLine", "A line of a series"),
];

const CIRCLE: [Part; 24] = [
    ("Inside", "A circle to its members"),
    ("Outside", "A circle to others"),
    ("MemberView", "A member"),
    ("AskView", "Somebody at the door"),
    ("OwnInBook", "A rule of one's own in the book"),
    ("VersionView", "A version of the book"),
    ("Change", "A change of the book"),
    ("ProposalView", "A proposal in a circle"),
    ("DecidedView", "A proposal that was decided"),
    ("Matter", "What a proposal is about"),
    ("GameView", "A game under the book"),
    ("Sitting", "Somebody at its table"),
    ("Place", "A place"),
    ("OwnVoted", "A rule of one's own that was voted in"),
    ("EveningView", "An evening"),
    ("ProposedView", "What was proposed that night"),
    ("Line", "A line of a standing"),
    ("SeasonView", "A season"),
    ("MeetingView", "A meeting"),
    ("FeatView", "A feat that is remembered"),
    ("TalkView", "Something said in a circle"),
    ("Ending", "The end of a game"),
    ("Feat", "A feat of a game"),
    ("FeatKind", "A kind of feat"),
];

const HEAD: &str = "\
# What a table, and a circle, look like in JSON

What `GET /api/v1/tables/{table}` and `GET /api/v1/circles/{circle}` of [a house](BOTS.md) answer, and what
`/circles/{circle}/stream` tells. A field that may be `null`, or be missing, says so; every other one is always there. Numbers in
brackets are those of the rules. New fields may come with a new version, so read past those you do not know. Written by `cargo
xtask tidy --write` from the types that are answered; not edited by hand.

- **seat**: the number of a seat, from 0. **member**: the number of a member of a circle, from 0.
- **milliseconds**: since 1970, where it is a moment.
- **rules**: an object of slugs and values, as tables are opened with. **rules by chapter**: an object of those, by the slug of the
  game; `circle` is the chapter about the circle itself. **value of a rule**: true or false, a number or a word.
";

const FACTS: &str = "
## Facts of a circle

The lines of `/circles/{circle}/stream`. Each has its number `n` besides; `{\"fact\":\"beat\"}` has none. Those who did something are
told by their number (`by`); the circle is a fold over all of them.

| fact | what | fields |
|---|---|---|
";

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut faults = Vec::new();
    let page = page(tree, &mut faults);
    kept(tree, PAGE, &page, faults)
}

/// The whole page as it should be; what cannot be told is added to the faults.
pub(super) fn page(tree: &Tree, faults: &mut Vec<String>) -> String {
    let mut page = String::from(HEAD);
    for (parts, sources) in [(&TABLE[..], OF_TABLE), (&CIRCLE, OF_CIRCLE)] {
        let teller = Teller::new(tree, parts, &sources);
        for (index, (kind, heading)) in parts.iter().enumerate() {
            let Some(shape) = teller.shape(kind) else {
                faults.push(format!("{PAGE}: there is no type `{kind}`"));
                continue;
            };
            let level = if index == 0 { "##" } else { "###" };
            let _ = write!(page, "\n{level} {heading}\n\n");
            if shape.doc.trim_end_matches('.') != *heading {
                let _ = write!(page, "{}\n\n", shape.doc);
            }
            page.push_str(&teller.table(&shape, faults));
        }
    }
    page.push_str(&facts(tree, faults));
    page.replace("`ConneXion`", "ConneXion")
}

fn facts(tree: &Tree, faults: &mut Vec<String>) -> String {
    let teller = Teller::new(tree, &CIRCLE, &OF_CIRCLE);
    let facts = teller.shape("Fact").unwrap_or_default();
    let mut part = String::from(FACTS);
    for Variant {
        name, doc, fields, ..
    } in &facts.variants
    {
        let fields = fields
            .iter()
            .map(|field| field_line(&field.name, &teller.told(field, faults), &field.doc));
        let fields: Vec<_> = fields.collect();
        let _ = writeln!(part, "| `{name}` | {doc} | {} |", fields.join("; "));
    }
    part
}
