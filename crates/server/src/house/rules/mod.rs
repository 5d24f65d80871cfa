//! The house's shelf of rules and pieces of one's own (O14, O19): a player of a table that plays by one puts it there,
//! anybody takes it from there, the keeper takes it down.

use std::sync::Arc;
use std::time::Duration;

use ::table::own_rules;
use arena::{Limit, Stop};
use host::{MOST_PIECES, OnShelf, OwnText, Room, Ware, Written, own_setting};
use own::Fault;
use speech::lab::Measured;
use speech::own::Read;
use speech::pieces::Kind;
use speech::{Names, Tongue};
use store::Kept;

use super::{Asked, House, Live, Origin, Table, Who, Wrong};

mod adopted;
mod outside;
mod refusals;

pub(in crate::house) use adopted::proposed;
use refusals::{
    full, named_wrongly, no_pieces, not_played, not_played_with, not_there, nothing_there, several,
    too_long,
};

/// The spaces of the store in which the shelf is kept, by game and name: rules, and pieces.
const SHELVES: [&str; 2] = ["rule", "pieces"];
/// No more rules of a game stand on the shelf, nor more pieces.
const OF_GAME: usize = 500;
/// Nor more bytes of texts, which are all read for a list.
const BYTES_OF_GAME: usize = 1024 * 1024;
/// Nor more of one guest.
const OF_GUEST: usize = 24;
/// So long bots play by a text that is read.
const PLAYING: Duration = Duration::from_millis(600);
/// As whom the keeper publishes.
const KEEPER: &str = "keeper";

/// What a text does, or what is wrong with it.
pub(in crate::house) type ReadText = Result<Read, Fault>;

/// What a player of a table puts on the shelf.
#[derive(Clone, Debug)]
pub(crate) enum Wanted {
    /// The rule of this slug.
    Rule(String),
    /// The pieces of this kind.
    Pieces(String),
}

impl House {
    /// The rules on the shelf for a game, those first that most tables have adopted.
    ///
    /// # Errors
    /// There is no such game; the store fails.
    pub(crate) async fn shelf_of(&self, game: &str) -> Result<Vec<OnShelf>, Wrong> {
        self.wares(&Ware::Rule, game).await
    }

    /// The pieces on the shelf for a game, in the same order.
    ///
    /// # Errors
    /// There is no such game; the store fails.
    pub(crate) async fn pieces_on_shelf(&self, game: &str) -> Result<Vec<OnShelf>, Wrong> {
        self.wares(&Ware::Pieces(String::new()), game).await
    }

    async fn wares(&self, ware: &Ware, game: &str) -> Result<Vec<OnShelf>, Wrong> {
        let game = host::game(game)?.slug();
        let kept = self.store().owned(space(ware), game).await?;
        let read = kept
            .iter()
            .filter_map(|kept| serde_json::from_str(&kept.value).ok());
        let mut all: Vec<OnShelf> = read.collect();
        all.sort_by(|a, b| b.adopted.cmp(&a.adopted).then_with(|| a.name.cmp(&b.name)));
        Ok(all)
    }

    /// A rule or pieces there, by the name; by its slug alone where only one has that.
    ///
    /// # Errors
    /// `NotFound`; several have that slug.
    pub(crate) async fn on_shelf(&self, game: &str, name: &str) -> Result<OnShelf, Wrong> {
        let game = host::game(game)?.slug();
        for space in SHELVES {
            if let Some(kept) = self.store().find(space, &place(game, name)).await? {
                return serde_json::from_str(&kept.value).map_err(|_| Wrong::NotFound);
            }
        }
        self.by_slug(game, name).await
    }

    /// What there is of that name without the digits behind it.
    async fn by_slug(&self, game: &str, slug: &str) -> Result<OnShelf, Wrong> {
        let has_slug = |one: &OnShelf| one.name.rsplit_once('-').is_some_and(|(of, _)| of == slug);
        let mut all = self.shelf_of(game).await?;
        all.extend(self.pieces_on_shelf(game).await?);
        all.retain(has_slug);
        if all.len() > 1 {
            let names: Vec<_> = all.iter().map(|one| one.name.as_str()).collect();
            return Err(several(&names));
        }
        all.pop().ok_or(Wrong::NotFound)
    }

    /// Puts a rule or pieces on the shelf by which a guest's table plays; the name there comes back.
    ///
    /// # Errors
    /// The guest does not sit there, or the table does not play by it; the shelf is full.
    pub(crate) async fn publish(
        &self,
        who: &Who,
        table: &Table,
        wanted: Wanted,
    ) -> Result<String, Wrong> {
        let guest = who.guest.clone();
        let look = move |live: &Live| {
            live.seat_of(&guest).ok_or(Wrong::Nameless)?;
            let room = live.room();
            let (ware, text) = played(room, wanted)?;
            Ok::<_, Wrong>((room.plan().game.clone(), ware, text))
        };
        let (game, ware, text) = table.look_in(look).await??;
        if text.len() > MOST_PIECES {
            return Err(too_long());
        }
        self.counts_rule()?;
        self.put_up(&game, ware, &text, who).await
    }

    /// Puts a text on the shelf as the keeper, who brings it from elsewhere.
    ///
    /// # Errors
    /// What is wrong with the text; the shelf is full.
    pub(crate) async fn bring(&self, game: &str, ware: Ware, text: &str) -> Result<String, Wrong> {
        let game = host::game(game)?.slug();
        let mut text = text.to_owned();
        match ware.kind() {
            None => self.reads_rule(game, &text).await?,
            Some(kind) => {
                host::clean::material(&mut text);
                self.reads_pieces(game, kind, &text).await?;
            }
        }
        let keeper = Who {
            guest: KEEPER.to_owned(),
            name: KEEPER.to_owned(),
            ..Who::house()
        };
        let name = self.put_up(game, ware, &text, &keeper).await?;
        tracing::info!(game, name, "brought to the shelf by the keeper");
        Ok(name)
    }

    /// Reads a text and finds out what it does, by asking it and by games of bots (O7). What was read a while ago is known: many
    /// look at the same texts.
    ///
    /// # Errors
    /// The house has no time for it.
    pub(crate) async fn read_text(
        &self,
        origin: Origin,
        game: &str,
        text: &str,
        tongue: Tongue,
    ) -> Result<Arc<ReadText>, Wrong> {
        let key = format!("{game} {tongue:?} {text}");
        if let Some(known) = self.0.texts.find(&key) {
            return Ok(known);
        }
        let (house, game, text) = (self.clone(), game.to_owned(), text.to_owned());
        let read = move || {
            // Somebody who was in the line before may have asked the same.
            if let Some(known) = house.0.texts.find(&key) {
                return Ok(known);
            }
            let limit = Limit::within(PLAYING, Stop::default());
            let read = Arc::new(host::read_and_played(&game, &text, tongue, &limit));
            if own::is_wanted() {
                house.0.texts.keep(&key, &read);
            }
            Ok(read)
        };
        self.play_over(origin, read).await
    }

    /// Texts with what they do, for somebody who reads lines.
    ///
    /// # Errors
    /// The house has no time for it.
    pub(crate) async fn texts_told(
        &self,
        origin: Origin,
        game: &str,
        texts: &[OwnText],
        tongue: Tongue,
    ) -> Result<Vec<Written>, Wrong> {
        let names = Names::new(&[], None).in_tongue(tongue);
        let mut told = Vec::new();
        for text in texts {
            let read = self.read_text(origin, game, &text.text, tongue).await?;
            told.push(Written::told(text, &read, names));
        }
        Ok(told)
    }

    async fn reads_rule(&self, game: &'static str, text: &str) -> Result<(), Wrong> {
        own_setting(text)?;
        let asked = text.to_owned();
        let read = move || Ok(speech::own::read(game, &asked).map(drop));
        let read = self.play_over(Origin::Brought, read).await?;
        read.map_err(|why| Wrong::BadRequest(why.to_string()))
    }

    async fn reads_pieces(&self, game: &'static str, kind: &str, text: &str) -> Result<(), Wrong> {
        let known = speech::pieces::kind(game, kind).ok_or(Wrong::NotFound)?;
        if text.len() > MOST_PIECES {
            return Err(too_long());
        }
        let asked = text.to_owned();
        let read = move || Ok(speech::pieces::read(game, known.kind, &asked).map(drop));
        let read = self.play_over(Origin::Brought, read).await?;
        Ok(read?)
    }

    async fn put_up(&self, game: &str, ware: Ware, text: &str, who: &Who) -> Result<String, Wrong> {
        let text = ware.text_of(text);
        let name = ware.name_of(&text).ok_or(Wrong::NotFound)?;
        let all = self.wares(&ware, game).await?;
        if all.iter().any(|one| one.name == name) {
            return Ok(name);
        }
        has_room(&all, &text, &who.guest)?;
        let one = OnShelf {
            name: name.clone(),
            would_do: self.would_do(game, &ware, &text).await,
            ware,
            text,
            by: who.name.clone(),
            guest: who.guest.clone(),
            at: self.now(),
            adopted: 1,
        };
        let _alone = self.shelving().await;
        has_room(&self.wares(&one.ware, game).await?, &one.text, &one.guest)?;
        self.keep_on_shelf(game, &one).await?;
        Ok(name)
    }

    /// What a rule would do beside the usual ones. Where too many ask at once it stands there without figures.
    async fn would_do(&self, game: &str, ware: &Ware, text: &str) -> Option<Measured> {
        if !ware.is_rule() {
            return None;
        }
        let asked = Asked {
            own_rules: vec![text.to_owned()],
            ..Asked::of(host::game(game).ok()?)
        };
        let measured = self.try_rules(asked).await.ok()?;
        Some((*measured).clone())
    }

    async fn keep_on_shelf(&self, game: &str, one: &OnShelf) -> Result<(), Wrong> {
        let kept = Kept {
            owner: game.to_owned(),
            value: serde_json::to_string(one).map_err(Wrong::system)?,
        };
        let space = space(&one.ware);
        Ok(self
            .store()
            .keep(space, &place(game, &one.name), kept)
            .await?)
    }

    /// Takes a rule or pieces down; says whether there was one.
    ///
    /// # Errors
    /// The store fails.
    pub(crate) async fn take_down(&self, game: &str, name: &str) -> Result<bool, Wrong> {
        let _alone = self.shelving().await;
        for space in SHELVES {
            if self.store().forget(space, &place(game, name)).await? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Puts the text of what stands on the shelf in place of its name where a form names it (O11): of a rule in the field
    /// for one, of pieces in that of their kind.
    ///
    /// # Errors
    /// There is no such rule, nor such pieces.
    pub(crate) async fn with_shelf(
        &self,
        game: &str,
        fields: &mut [(String, String)],
    ) -> Result<(), Wrong> {
        let named = fields
            .iter_mut()
            .filter(|(field, name)| is_name_field(field) && !name.trim().is_empty());
        for (field, name) in named {
            let one = self.on_shelf(game, name.trim()).await;
            let one = one.map_err(|why| named_wrongly(why, nothing_there))?;
            *field = match one.ware.kind() {
                None => "own".to_owned(),
                Some(kind) => format!("pieces.{kind}"),
            };
            *name = one.text;
        }
        Ok(())
    }

    /// The text of a rule of the shelf that somebody wants to play by.
    ///
    /// # Errors
    /// There is no such rule: H12.
    pub(crate) async fn on_shelf_for(&self, game: &str, name: &str) -> Result<String, Wrong> {
        let one = self.on_shelf(game, name.trim()).await;
        let one = one.map_err(|why| named_wrongly(why, not_there))?;
        one.ware.is_rule().then_some(one.text).ok_or_else(not_there)
    }

    /// The pieces of the shelf that somebody wants to play with: their kind, and the text.
    ///
    /// # Errors
    /// There are no such pieces.
    pub(crate) async fn pieces_for(
        &self,
        game: &'static str,
        name: &str,
    ) -> Result<(&'static Kind, String), Wrong> {
        let one = self.on_shelf(game, name.trim()).await;
        let one = one.map_err(|why| named_wrongly(why, no_pieces))?;
        let kind = one
            .ware
            .kind()
            .and_then(|kind| speech::pieces::kind(game, kind));
        kind.map(|kind| (kind, one.text)).ok_or_else(no_pieces)
    }
}

/// What a table plays by: what it is, and the text.
fn played(room: &Room, wanted: Wanted) -> Result<(Ware, String), Wrong> {
    match wanted {
        Wanted::Rule(slug) => {
            let text = in_force(room, &slug).ok_or_else(not_played)?;
            Ok((Ware::Rule, text))
        }
        Wanted::Pieces(kind) => {
            let text = room.plan().materials.0.get(&kind).cloned();
            Ok((Ware::Pieces(kind), text.ok_or_else(not_played_with)?))
        }
    }
}

/// In which space of the store it is kept.
fn space(ware: &Ware) -> &'static str {
    SHELVES[usize::from(!ware.is_rule())]
}

/// Whether a field of a form takes the name of something on the shelf: a rule's, and that of pieces.
fn is_name_field(field: &str) -> bool {
    matches!(field, "shelf" | "shelf.pieces")
}

/// The text of a rule that the table has agreed on.
fn in_force(room: &Room, slug: &str) -> Option<String> {
    let rules = room.settings();
    let mut all = own_rules(&rules);
    let found = all.find(|(known, _)| *known == slug);
    found.map(|(_, text)| text.to_owned())
}

fn place(game: &str, name: &str) -> String {
    format!("{game} {name}")
}

/// Whether another text of a guest fits on the shelf.
fn has_room(all: &[OnShelf], text: &str, guest: &str) -> Result<(), Wrong> {
    let own = all.iter().filter(|one| one.guest == guest).count();
    let bytes: usize = all.iter().map(|one| one.text.len()).sum();
    let is_full = all.len() >= OF_GAME || bytes + text.len() > BYTES_OF_GAME;
    if is_full || (own >= OF_GUEST && guest != KEEPER) {
        return Err(full());
    }
    Ok(())
}
