//! The house's shelf of rules of one's own (O14): a player of a table that plays by one puts it there, anybody takes it
//! from there, the keeper takes it down.

use ::table::{Code, OWN, Refusal, Settings, Step, own_rules};
use host::{Fact, OnShelf, Room, own_setting, shelf_name, shelf_text};
use store::Kept;

use super::driver::Driver;
use super::live::Entry;
use super::{Asked, House, Live, Origin, Table, Who, Wrong};

/// The space of the store in which the shelf is kept, by game and name.
const SHELF: &str = "rule";
/// No more of a game stand on the shelf.
const OF_GAME: usize = 500;
/// Nor more bytes of texts, which are all read for a list.
const BYTES_OF_GAME: usize = 1024 * 1024;
/// Nor more of one guest.
const OF_GUEST: usize = 24;
/// As whom the keeper publishes.
const KEEPER: &str = "keeper";

impl House {
    /// The rules on the shelf for a game, those first that most tables have adopted.
    ///
    /// # Errors
    /// There is no such game; the store fails.
    pub(crate) async fn shelf_of(&self, game: &str) -> Result<Vec<OnShelf>, Wrong> {
        let game = host::game(game)?.slug();
        let kept = self.store().owned(SHELF, game).await?;
        let read = kept
            .iter()
            .filter_map(|kept| serde_json::from_str(&kept.value).ok());
        let mut all: Vec<OnShelf> = read.collect();
        all.sort_by(|a, b| b.adopted.cmp(&a.adopted).then_with(|| a.name.cmp(&b.name)));
        Ok(all)
    }

    /// One of them, by its name.
    ///
    /// # Errors
    /// `NotFound`.
    pub(crate) async fn on_shelf(&self, game: &str, name: &str) -> Result<OnShelf, Wrong> {
        let game = host::game(game)?.slug();
        let kept = self.store().find(SHELF, &place(game, name)).await?;
        let kept = kept.ok_or(Wrong::NotFound)?;
        serde_json::from_str(&kept.value).map_err(|_| Wrong::NotFound)
    }

    /// Puts a rule on the shelf by which a guest's table plays; its name comes back.
    ///
    /// # Errors
    /// The guest does not sit there, or the table does not play by it; the shelf is full.
    pub(crate) async fn publish(
        &self,
        who: &Who,
        table: &Table,
        slug: &str,
    ) -> Result<String, Wrong> {
        let (guest, wanted) = (who.guest.clone(), slug.to_owned());
        let look = move |live: &Live| {
            live.seat_of(&guest).ok_or(Wrong::Nameless)?;
            let room = live.room();
            let text = in_force(room, &wanted).ok_or_else(not_played)?;
            Ok::<_, Wrong>((room.plan().game.clone(), text))
        };
        let (game, text) = table.look(look).await??;
        self.counts_rule()?;
        self.put_up(&game, &text, who).await
    }

    /// Puts a text on the shelf as the keeper, who brings it from elsewhere.
    ///
    /// # Errors
    /// What is wrong with the text; the shelf is full.
    pub(crate) async fn bring(&self, game: &str, text: &str) -> Result<String, Wrong> {
        let game = host::game(game)?.slug();
        let (slug, _) = own_setting(text)?;
        let asked = text.to_owned();
        let read = move || Ok(speech::own::read(game, &asked).map(drop));
        let read = self.play_over(Origin::Brought, read).await?;
        read.map_err(|why| Wrong::BadRequest(why.to_string()))?;
        tracing::info!(game, slug, "brought to the shelf by the keeper");
        let keeper = Who {
            guest: KEEPER.to_owned(),
            name: KEEPER.to_owned(),
            ..Who::house()
        };
        self.put_up(game, text, &keeper).await
    }

    async fn put_up(&self, game: &str, text: &str, who: &Who) -> Result<String, Wrong> {
        let text = shelf_text(text);
        let name = shelf_name(&text).ok_or(Wrong::NotFound)?;
        let all = self.shelf_of(game).await?;
        if all.iter().any(|one| one.name == name) {
            return Ok(name);
        }
        has_room(&all, &text, &who.guest)?;
        let asked = Asked {
            own_rules: vec![text.clone()],
            ..Asked::of(host::game(game)?)
        };
        // Where too many ask at once it stands there without figures.
        let measured = self.try_rules(asked).await.ok();
        let one = OnShelf {
            name: name.clone(),
            text,
            by: who.name.clone(),
            guest: who.guest.clone(),
            at: self.now(),
            adopted: 1,
            would_do: measured.map(|measured| (*measured).clone()),
        };
        let _alone = self.shelving().await;
        has_room(&self.shelf_of(game).await?, &one.text, &one.guest)?;
        self.keep_on_shelf(game, &one).await?;
        Ok(name)
    }

    async fn keep_on_shelf(&self, game: &str, one: &OnShelf) -> Result<(), Wrong> {
        let kept = Kept {
            owner: game.to_owned(),
            value: serde_json::to_string(one).map_err(Wrong::system)?,
        };
        Ok(self
            .store()
            .keep(SHELF, &place(game, &one.name), kept)
            .await?)
    }

    /// Takes a rule down; says whether there was one.
    ///
    /// # Errors
    /// The store fails.
    pub(crate) async fn take_down(&self, game: &str, name: &str) -> Result<bool, Wrong> {
        let _alone = self.shelving().await;
        Ok(self.store().forget(SHELF, &place(game, name)).await?)
    }

    /// A table has adopted these texts: those of the shelf are counted.
    async fn adopted(self, game: String, texts: Vec<String>) {
        for name in texts.iter().filter_map(|text| shelf_name(text)) {
            let _alone = self.shelving().await;
            let Ok(mut one) = self.on_shelf(&game, &name).await else {
                continue;
            };
            one.adopted = one.adopted.saturating_add(1);
            if let Err(why) = self.keep_on_shelf(&game, &one).await {
                tracing::warn!(game, name, %why, "that it was adopted was not noted");
            }
        }
    }

    /// Puts the text of a rule of the shelf in place of its name where a form names one (O11).
    ///
    /// # Errors
    /// There is no such rule.
    pub(crate) async fn with_shelf(
        &self,
        game: &str,
        fields: &mut [(String, String)],
    ) -> Result<(), Wrong> {
        let named = fields
            .iter_mut()
            .filter(|(field, name)| field == "shelf" && !name.trim().is_empty());
        for (field, name) in named {
            let text = self.on_shelf_for(game, name).await?;
            "own".clone_into(field);
            *name = text;
        }
        Ok(())
    }

    /// The text of a rule of the shelf that somebody wants to play by.
    ///
    /// # Errors
    /// There is no such rule: H12.
    pub(crate) async fn on_shelf_for(&self, game: &str, name: &str) -> Result<String, Wrong> {
        let one = self.on_shelf(game, name.trim()).await;
        one.map(|one| one.text).map_err(|why| match why {
            Wrong::NotFound => not_there(),
            why => why,
        })
    }
}

impl Driver {
    /// Counts what a vote has just adopted, once that is stored.
    pub(super) fn count_adopted(&mut self, entries: &[Entry]) {
        let Some(room) = self.loaded.as_ref().map(|loaded| loaded.live.room()) else {
            return;
        };
        let open = room.open_change();
        let before = entries.iter().rev().find_map(proposed);
        let before = before.cloned().or_else(|| self.open.take());
        self.open = open.cloned();
        let Some(before) = before.filter(|_| open.is_none()) else {
            return;
        };
        let adopted = own_rules(&before)
            .filter(|(slug, text)| in_force(room, slug).is_some_and(|now| now == *text));
        let texts: Vec<String> = adopted.map(|(_, text)| text.to_owned()).collect();
        if !texts.is_empty() {
            let game = room.plan().game.clone();
            tokio::spawn(self.house.clone().adopted(game, texts));
        }
    }
}

/// The rules that an entry proposes.
fn proposed(entry: &Entry) -> Option<&Settings> {
    match entry {
        Entry::Fact(Fact::LobbyProposed { rules, .. }) => Some(rules),
        Entry::Fact(Fact::Stepped {
            step: Step::Propose { propose, .. },
            ..
        }) => Some(propose),
        Entry::Fact(_) | Entry::Note(_) => None,
    }
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

fn full() -> Wrong {
    refused(Refusal::new(
        Code::NotNow,
        "the shelf is full: the keeper of the house must take a rule down first",
    ))
}

fn not_played() -> Wrong {
    refused(Refusal::new(
        Code::NotNow,
        "a rule goes on the shelf once the table plays by it",
    ))
}

fn not_there() -> Wrong {
    refused(Refusal::new(
        Code::BadValue,
        "there is no such rule on the house's shelf",
    ))
}

fn refused(why: Refusal) -> Wrong {
    why.by(OWN.number()).into()
}
