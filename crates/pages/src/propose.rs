//! A proposal of several changes at once.

use maud::{Markup, html};
use speech::page as say;
use speech::refused;
use table::{Refusal, Settings};

use super::new::rule_cards;
use super::said::{Said, link};
use super::shell::{Shell, document};
use super::table::Game;
use super::{Frame, paths};
use super::{loaded, own};

/// The form as it stands.
#[derive(Clone, Debug)]
pub struct Propose {
    /// The table.
    pub id: String,
    /// Its name.
    pub title: String,
    /// The game.
    pub game: Game,
    /// The rules in force, with the changes so far.
    pub set: Settings,
    /// The texts among the changes.
    pub own: Settings,
    /// A text that could not be read.
    pub unread: Option<String>,
    /// Whether the game has begun: pieces are chosen before.
    pub begun: bool,
    /// Why this cannot be proposed.
    pub refusal: Option<Refusal>,
}

/// The page. The form sends every rule; only those that differ from the rules in force are proposed.
#[must_use]
pub fn page(frame: &Frame, propose: &Propose) -> Markup {
    let t = frame.tongue;
    let shell = Shell {
        title: &say::ProposeRules {}.text(t),
        place: "",
        class: "new",
        live: false,
    };
    let main = html! {
        main #main {
            h1 { (say::ProposeOther {}.on(t)) }
            p { (say::ProposeTo { table: link(&propose.title, paths::table(&propose.id)) }.on(t)) }
            form #new method="post" action=(paths::propose(&propose.id)) data-try=(paths::propose(&propose.id)) {
                input type="hidden" name="whole" value="yes";
                (rule_cards(&propose.game, &propose.set))
                (own::fields(&propose.game, &propose.own, propose.unread.as_deref()))
                @if !propose.begun { (loaded::fields(&propose.game, &propose.own)) }
                div.settle {
                    div.line { button.main { (say::Propose {}.on(t)) } a.button href=(paths::table(&propose.id)) { (say::BackToTable {}.on(t)) } }
                    div #verdict role="status" {
                        @if let Some(refusal) = &propose.refusal { p.refused tabindex="0" { (super::words::of_switches(&refused(&refusal.message, t), &propose.game)) "." } }
                    }
                }
            }
        }
    };
    document(frame, &shell, &main)
}
