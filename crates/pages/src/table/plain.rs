//! A game without drawings of its own, in the words of the line mode: how it stands, what may be done, and a line to
//! type it in.

use maud::{Markup, html};
use speech::{Line, around as say};

use super::{Scene, TablePage};
use crate::line::drawn;
use crate::paths;

/// What the line mode says of a table to one viewer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InWords {
    /// How the game stands, line by line, in columns.
    pub look: Vec<String>,
    /// What the viewer may do now, as a sentence.
    pub ask: Line,
    /// The words that do it, each with what it comes to.
    pub phrases: Vec<(String, String)>,
}

impl InWords {
    /// How the game stands.
    pub(crate) fn cloth(&self, scene: &Scene<'_>) -> Markup {
        html! { pre.cloth.plain tabindex="0" aria-label=(scene.text(&say::HowItStands {})) { (self.look.join("\n")) } }
    }

    /// The sentence, a button for each phrase, and a line to type others in.
    pub(super) fn verbs(&self, table: &TablePage) -> Markup {
        let target = paths::act(&table.id);
        html! {
            p #sentence .sentence { (drawn(&self.ask, &table.game, table.tongue)) }
            @if !self.phrases.is_empty() {
                div.verbs {
                    @for (index, (words, note)) in self.phrases.iter().enumerate() {
                        form #{ "phrase-" (index) } method="post" action=(target) {
                            input type="hidden" name="words" value=(words);
                            input type="hidden" name="at" value=(table.room.length);
                            button .main[index == 0] title=(note) { (words) }
                        }
                    }
                }
            }
            @if is_asked(table) {
                form.ask method="post" action=(target) data-clear {
                    span.field #type-kept data-keep {
                        label for="type" { (table.say(&say::InWords {})) }
                        input #type name="words" maxlength="300" autocomplete="off" autocapitalize="none" spellcheck="false" required;
                    }
                    button { (table.say(&say::DoIt {})) }
                }
            }
        }
    }
}

/// Whether the table waits for the viewer.
fn is_asked(table: &TablePage) -> bool {
    let chair = table
        .room
        .seat
        .and_then(|seat| table.room.seats.get(seat.index()));
    chair.is_some_and(|chair| chair.to_act)
}
