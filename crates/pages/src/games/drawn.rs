//! How a game is drawn from its own types: the one place where what any table shows becomes what one game means by it.

use std::marker::PhantomData;
use std::ops::Deref;

use maud::Markup;
use speech::Tongue;
use table::{AnySeen, Game, Glance, Seat};

use super::ending::Ending;
use super::{Blank, GamePage, Place, Verb};
use crate::picture::Easel;
use crate::table::{Scene, Told};

/// A scene of the game `G`.
#[derive(Debug)]
pub(in crate::games) struct Sight<'a, G: Game> {
    /// The rules in force.
    pub(in crate::games) rules: &'a G,
    /// What the viewer may know.
    pub(in crate::games) view: &'a G::View,
    /// The actions listed for the viewer.
    pub(in crate::games) actions: &'a [G::Action],
    scene: &'a Scene<'a>,
}

#[allow(
    clippy::expl_impl_clone_on_copy,
    reason = "a derive would ask the game to be `Copy`"
)]
impl<G: Game> Clone for Sight<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Sight<'_, G> {}

impl<'a, G: Game> Deref for Sight<'a, G> {
    type Target = Scene<'a>;

    fn deref(&self) -> &Scene<'a> {
        self.scene
    }
}

impl<'a, G: Game> Sight<'a, G> {
    /// A scene as this game sees it; nothing before there is a game, or of another one.
    fn of(scene: &'a Scene<'a>) -> Option<Self> {
        let glance: &Glance<G> = scene.glance?.as_any().downcast_ref()?;
        Some(Self {
            rules: &glance.game,
            view: &glance.view,
            actions: if scene.may_act { &glance.actions } else { &[] },
            scene,
        })
    }

    /// What the viewer was told of the game, oldest first, but for what was taken back.
    pub(in crate::games) fn events(
        self,
    ) -> impl DoubleEndedIterator<Item = (&'a Told, &'a G::Seen)> {
        let log = self.scene.log.iter();
        log.filter(|told| !told.taken_back)
            .filter_map(|told| Some((told, told.seen::<G>()?)))
    }
}

/// The page of one game, in its own types.
pub(in crate::games) trait Drawn: Game {
    /// The pieces in the middle of the table.
    fn cloth(sight: Sight<'_, Self>) -> Markup;
    /// The button of a listed action.
    fn verb(sight: Sight<'_, Self>, action: &Self::Action, index: usize) -> Verb;
    /// What the viewer can do besides the listed actions.
    fn blanks(_sight: Sight<'_, Self>) -> Vec<Blank> {
        Vec::new()
    }
    /// How the table stands, in words for the style sheet.
    fn pose(_sight: Sight<'_, Self>) -> Vec<&'static str> {
        Vec::new()
    }
    /// Whether somebody may still sit down in the middle of this game.
    fn takes_late(_sight: Sight<'_, Self>) -> bool {
        false
    }
    /// The rules that bind whoever is to act: numbers with titles.
    fn because(sight: Sight<'_, Self>) -> Vec<(String, &'static str)>;
    /// What the place card of a seat says.
    fn place(sight: Sight<'_, Self>, seat: Seat) -> Place;
    /// Who an event is about.
    fn who(seen: &Self::Seen) -> Option<Seat>;
    /// What a page plays of an event before it tells it.
    fn moment(seen: &Self::Seen) -> Option<String>;
    /// [`GamePage::tells_winner`].
    fn tells_winner(_seen: &Self::Seen) -> bool {
        false
    }
    /// What decided a finished game.
    fn decided(sight: Sight<'_, Self>) -> Option<Markup>;
    /// What a finished game is remembered by.
    fn ending(sight: Sight<'_, Self>) -> Ending<'_>;
    /// A score as it is written.
    fn amount(score: i64, tongue: Tongue) -> String;
    /// Pieces in the short notation of examples and lessons.
    fn pieces(notation: &str, tongue: Tongue) -> Markup;
    /// A picture of the game for lists: a handful of its pieces.
    fn emblem() -> Markup;
    /// The cloth in the picture of a link, as far as everybody may see it.
    fn paint(sight: Sight<'_, Self>, easel: &mut Easel);
    /// A handful of its pieces in a row, so many points wide.
    fn paint_emblem(easel: &mut Easel, wide: f32);
    /// Its place in the picture of the house.
    fn paint_token(easel: &mut Easel);
}

/// The page of the game `G` as the house asks for it.
pub(super) struct PageOf<G>(PhantomData<fn() -> G>);

impl<G> PageOf<G> {
    pub(super) const NEW: Self = Self(PhantomData);
}

impl<G: Drawn> GamePage for PageOf<G> {
    fn slug(&self) -> &'static str {
        G::SLUG
    }

    fn cloth(&self, scene: &Scene<'_>) -> Markup {
        Sight::of(scene).map(G::cloth).unwrap_or_default()
    }

    fn verb(&self, scene: &Scene<'_>, index: usize) -> Verb {
        let verb = |sight: Sight<'_, G>| Some(G::verb(sight, sight.actions.get(index)?, index));
        Sight::of(scene).and_then(verb).unwrap_or_default()
    }

    fn blanks(&self, scene: &Scene<'_>) -> Vec<Blank> {
        Sight::of(scene).map(G::blanks).unwrap_or_default()
    }

    fn pose(&self, scene: &Scene<'_>) -> String {
        Sight::of(scene).map(G::pose).unwrap_or_default().join(" ")
    }

    fn takes_late(&self, scene: &Scene<'_>) -> bool {
        Sight::of(scene).is_some_and(G::takes_late)
    }

    fn because(&self, scene: &Scene<'_>) -> Vec<(String, &'static str)> {
        Sight::of(scene).map(G::because).unwrap_or_default()
    }

    fn place(&self, scene: &Scene<'_>, seat: u16) -> Place {
        let place = |sight| G::place(sight, Seat(seat));
        Sight::of(scene).map(place).unwrap_or_default()
    }

    fn who(&self, seen: &AnySeen) -> Option<Seat> {
        G::who(seen.downcast_ref()?)
    }

    fn tells_winner(&self, seen: &AnySeen) -> bool {
        seen.downcast_ref().is_some_and(G::tells_winner)
    }

    fn moment(&self, seen: &AnySeen) -> Option<String> {
        G::moment(seen.downcast_ref()?)
    }

    fn decided(&self, scene: &Scene<'_>) -> Option<Markup> {
        G::decided(Sight::of(scene)?)
    }

    fn ending<'a>(&self, scene: &'a Scene<'a>) -> Ending<'a> {
        Sight::of(scene).map(G::ending).unwrap_or_default()
    }

    fn amount(&self, score: i64, tongue: Tongue) -> String {
        G::amount(score, tongue)
    }

    fn pieces(&self, notation: &str, tongue: Tongue) -> Markup {
        G::pieces(notation, tongue)
    }

    fn emblem(&self) -> Markup {
        G::emblem()
    }

    fn paint(&self, scene: &Scene<'_>, easel: &mut Easel) {
        if let Some(sight) = Sight::of(scene) {
            G::paint(sight, easel);
        }
    }

    fn paint_emblem(&self, easel: &mut Easel, wide: f32) {
        G::paint_emblem(easel, wide);
    }

    fn paint_token(&self, easel: &mut Easel) {
        G::paint_token(easel);
    }
}
