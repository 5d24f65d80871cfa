//! What each game adds to the pages: its pieces, its verbs, its story, its rules and its lessons.
//! A game is one line in [`PAGES`].

use maud::{Markup, html};
use serde_json::Value as Json;
use speech::Tongue;
use table::{AnyGlance, AnySeen, Seat};

use super::picture::Easel;
use super::pieces::Cube;
use super::table::Scene;

mod connexion;
mod cow;
mod drawn;
pub(super) mod ending;
mod wimpout;

pub(super) use cow::money;
use drawn::{Drawn, PageOf, Sight};
use ending::Ending;

/// How the button of a deed is laid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Verb {
    /// The key that presses it.
    pub(super) key: Option<char>,
    /// Whether it is the one most people mean.
    pub(super) main: bool,
    /// Whether there is room for what it would come to.
    pub(super) noted: bool,
    /// Whether the cloth has a button for it, so that the dock only keeps it in its list of everything.
    pub(super) aside: bool,
}

/// A form of the dock for an action that is not listed, because a player fills something in: a word, an amount, an
/// order.
#[derive(Clone, Debug)]
pub(super) struct Blank {
    /// The action with a sample of each value that is filled in; what kind a sample is says how it is read (see
    /// [`crate::filled`]).
    pub(super) action: Json,
    /// What is filled in.
    pub(super) fields: Vec<Field>,
    /// What its button says.
    pub(super) label: String,
}

/// Something to be filled in, by the key of its value in the action.
#[derive(Clone, Debug)]
#[expect(dead_code, reason = "no game asks for all of these yet")]
pub(super) enum Field {
    /// A word, or several where the sample is a list.
    Words {
        /// The key in the action.
        key: &'static str,
        /// What is asked for.
        label: String,
        /// The most characters.
        most: usize,
    },
    /// A number.
    Number {
        /// The key in the action.
        key: &'static str,
        /// What is asked for.
        label: String,
        /// The least and the most it may be.
        range: std::ops::RangeInclusive<i64>,
    },
    /// A yes or no; no unless it is ticked.
    Tick {
        /// The key in the action.
        key: &'static str,
        /// What is asked for.
        label: String,
    },
    /// All of these in another order: by places that are typed, or dragged.
    Order {
        /// The key in the action.
        key: &'static str,
        /// What is asked for.
        label: String,
        /// Each with its id in the action and how it is shown.
        items: Vec<(String, Markup)>,
    },
}

/// Those of these words that hold.
fn those(words: &[(&'static str, bool)]) -> Vec<&'static str> {
    let holding = words.iter().filter(|(_, holds)| *holds);
    holding.map(|(word, _)| *word).collect()
}

/// The key of one of the first nine actions.
fn digit(index: usize) -> Option<char> {
    char::from_digit(u32::try_from(index + 1).ok()?, 10).filter(|_| index < 9)
}

/// What a place card says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Place {
    /// The score as it is written.
    pub(super) score: String,
    /// Short remarks: leader, out, points of insurance.
    pub(super) notes: Vec<String>,
    /// Whether the player is out.
    pub(super) out: bool,
}

/// The page of one game.
pub(super) trait GamePage: Sync {
    /// The game's slug.
    fn slug(&self) -> &'static str;
    /// The pieces in the middle of the table.
    fn cloth(&self, scene: &Scene<'_>) -> Markup;
    /// The button of a listed action.
    fn verb(&self, scene: &Scene<'_>, index: usize) -> Verb;
    /// What the viewer can do besides the listed actions.
    fn blanks(&self, _scene: &Scene<'_>) -> Vec<Blank> {
        Vec::new()
    }
    /// How the table stands, in words for the style sheet: classes of the felt and of the dock. A style that looked for it in the page
    /// would have the browser go through all of it whenever anything changes.
    fn pose(&self, _scene: &Scene<'_>) -> String {
        String::new()
    }
    /// Whether somebody may still sit down in the middle of this game.
    fn takes_late(&self, _scene: &Scene<'_>) -> bool {
        false
    }
    /// The rules that bind whoever is to act: numbers with titles.
    fn because(&self, scene: &Scene<'_>) -> Vec<(String, &'static str)>;
    /// What the place card of a seat says.
    fn place(&self, scene: &Scene<'_>, seat: u16) -> Place;
    /// Who an event is about, as the viewer was told it.
    fn who(&self, _seen: &AnySeen) -> Option<Seat> {
        None
    }
    /// Whether an event tells who has won, so that who listens need not hear it again.
    fn tells_winner(&self, _seen: &AnySeen) -> bool {
        false
    }
    /// What a page plays of an event, as the viewer was told it, before it shows it: a word that `moments.js` knows, and
    /// after an equals sign what is needed for it.
    fn moment(&self, _seen: &AnySeen) -> Option<String> {
        None
    }
    /// What decided a finished game.
    fn decided(&self, scene: &Scene<'_>) -> Option<Markup>;
    /// What a finished game is remembered by.
    fn ending<'a>(&self, _scene: &'a Scene<'a>) -> Ending<'a> {
        Ending::default()
    }
    /// A score as it is written.
    fn amount(&self, score: i64, tongue: Tongue) -> String;
    /// Pieces in the short notation of examples and lessons.
    fn pieces(&self, notation: &str, tongue: Tongue) -> Markup;
    /// A picture of the game for lists: a handful of its pieces.
    fn emblem(&self) -> Markup;
    /// The cloth in the picture of a link, as far as everybody may see it.
    fn paint(&self, _scene: &Scene<'_>, _easel: &mut Easel) {}
    /// A handful of its pieces in a row, so many points wide.
    fn paint_emblem(&self, _easel: &mut Easel, _wide: f32) {}
    /// Its place in the picture of the house.
    fn paint_token(&self, _easel: &mut Easel) {}
}

/// Every game's page.
static PAGES: [&dyn GamePage; 3] = [
    &PageOf::<::wimpout::Wimpout>::NEW,
    &PageOf::<::connexion::Connexion>::NEW,
    &PageOf::<::cow::Cow>::NEW,
];

/// Whether the game called `slug` has drawings of its own.
pub fn is_drawn(slug: &str) -> bool {
    PAGES.iter().any(|page| page.slug() == slug)
}

/// The page of the game called `slug`; a game without one is shown in words alone.
pub(super) fn page_of(slug: &str) -> &'static dyn GamePage {
    let mut pages = PAGES.iter().copied();
    pages.find(|page| page.slug() == slug).unwrap_or(&Bare)
}

/// The title of the paragraph of a game's rules with this number, or else of the house rule that has it.
fn title_of(slug: &'static str, number: &str, tongue: Tongue) -> Option<&'static str> {
    let printed = screen::words(slug)?.paragraphs(number, tongue);
    let mut printed = printed.into_iter();
    let printed = printed.find_map(|told| (told.number == number).then_some(told.title));
    printed.or_else(|| {
        let rules = speech::rules(slug, host::game(slug).ok()?.rules(), tongue);
        let rule = rules.iter().find(|rule| rule.is_called(number))?;
        Some(rule.title)
    })
}

/// A game that has no drawings of its own.
struct Bare;

impl GamePage for Bare {
    fn slug(&self) -> &'static str {
        ""
    }

    fn cloth(&self, _: &Scene<'_>) -> Markup {
        html! {}
    }

    fn verb(&self, _: &Scene<'_>, index: usize) -> Verb {
        Verb {
            main: index == 0,
            ..Verb::default()
        }
    }

    fn because(&self, _: &Scene<'_>) -> Vec<(String, &'static str)> {
        Vec::new()
    }

    fn place(&self, scene: &Scene<'_>, seat: u16) -> Place {
        let view = scene.glance.map(AnyGlance::view_json).unwrap_or_default();
        let score = &view["scores"][usize::from(seat)];
        Place {
            score: score
                .as_i64()
                .map(|score| self.amount(score, scene.tongue))
                .unwrap_or_default(),
            ..Place::default()
        }
    }

    fn decided(&self, _: &Scene<'_>) -> Option<Markup> {
        None
    }

    fn amount(&self, score: i64, tongue: Tongue) -> String {
        super::words::number_in(score, tongue)
    }

    fn pieces(&self, notation: &str, _: Tongue) -> Markup {
        html! { (notation) }
    }

    fn emblem(&self) -> Markup {
        super::pieces::mute_cube(&Cube {
            sun: true,
            face: None,
        })
    }
}
