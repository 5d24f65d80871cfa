//! Pieces of one's own by telnet (O19): `pieces new`, `pieces check`, and at a table that has not begun `pieces paste`, each
//! with the kind; `pieces usual` proposes the usual ones again, `pieces show` tells those of the table. Of the house's shelf
//! (O14): `pieces shelf`, `pieces take`, `pieces publish`.

use host::OnShelf;
use speech::pieces as say;
use speech::pieces::{Kind, PREFIX, Read};
use speech::{Line, Names, Sentence};
use table::{Settings, Value};

use super::{Said, Talk};
use crate::house::{Live, Order, Origin, Seated, Wanted, Who, Wrong};

impl Talk {
    /// `pieces` and its own words.
    pub(super) async fn pieces_word(&mut self, who: Who, rest: &str) -> Result<Said, Wrong> {
        let (word, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let word = word.to_lowercase();
        if let Some(said) = self.shelf_word(&who, &word, rest.trim()).await? {
            return Ok(said);
        }
        let (game, kind) = self.game_and_name(rest.trim()).await?;
        let kinds = say::kinds(&game);
        // Where there is one kind it need not be named.
        let only = kinds
            .first()
            .filter(|_| kinds.len() == 1 && kind.is_empty());
        let Some(kind) = say::kind(&game, &kind).or(only) else {
            return Ok(Said::line(self.kinds(&game)));
        };
        match word.as_str() {
            "new" => Ok(Said::lines(
                kind.example().lines().map(str::to_owned).collect(),
            )),
            "check" => Ok(self.paste_pieces(&game, kind, false)),
            "paste" | "usual" if self.at.is_none() => {
                Ok(Said::line(self.said(&speech::own::AtATable {})))
            }
            "paste" => Ok(self.paste_pieces(&game, kind, true)),
            "show" => self.show_pieces(&game, kind).await,
            "usual" => {
                self.propose_pieces(who, kind, "off".to_owned()).await?;
                Ok(Said::default())
            }
            _ => Ok(Said::line(self.kinds(&game))),
        }
    }

    /// The words of the house's shelf; nothing where it is none of them.
    async fn shelf_word(
        &mut self,
        who: &Who,
        word: &str,
        rest: &str,
    ) -> Result<Option<Said>, Wrong> {
        Ok(Some(match word {
            "shelf" => self.pieces_shelf(rest).await?,
            "take" | "publish" if self.at.is_none() => {
                Said::line(self.said(&speech::own::AtATable {}))
            }
            "take" => {
                let (game, _) = self.game_and_name("").await?;
                let game = host::game(&game)?.slug();
                let (kind, text) = self.house.pieces_for(game, rest).await?;
                self.read_pieces(who.clone(), (game, kind), text, true)
                    .await?
            }
            "publish" => self.publish_pieces(who, rest).await?,
            _ => return Ok(None),
        }))
    }

    /// The pieces of the house's shelf, or the text of some.
    async fn pieces_shelf(&self, rest: &str) -> Result<Said, Wrong> {
        let (game, name) = self.game_and_name(rest).await?;
        let game = host::game(&game)?.slug();
        if !name.is_empty() {
            let (kind, text) = self.house.pieces_for(game, &name).await?;
            return self.tell_pieces(game, kind, text).await;
        }
        let all = self.house.pieces_on_shelf(game).await?;
        let names = Names::new(&[], None).in_tongue(self.tongue);
        let line = |one: &OnShelf| {
            let kind = say::called(one.ware.kind()?, names);
            let (name, title) = (one.name.as_str().into(), say::name_in(&one.text));
            let (title, n) = (title.as_str().into(), one.adopted);
            Some(self.said(&say::OnTheShelf {
                kind,
                name,
                title,
                n,
            }))
        };
        let mut lines: Vec<String> = all.iter().filter_map(line).collect();
        if lines.is_empty() {
            lines.push(self.said(&speech::own::ShelfEmpty {}));
        }
        Ok(Said::lines(lines))
    }

    /// Puts the pieces of the table on the shelf.
    async fn publish_pieces(&self, who: &Who, kind: &str) -> Result<Said, Wrong> {
        let Some(at) = &self.at else {
            return Ok(Said::line(self.said(&speech::own::AtATable {})));
        };
        let (game, _) = self.game_and_name("").await?;
        let only = say::kinds(&game).first().filter(|_| kind.is_empty());
        let kind = only.map_or(kind, |kind| kind.kind);
        let wanted = Wanted::Pieces(kind.to_owned());
        let name = self.house.publish(who, &at.table, wanted).await?;
        let name = name.as_str().into();
        Ok(Said::line(self.said(&speech::own::Published { name })))
    }

    /// Those of the table: the text, what they are, and in what they differ.
    async fn show_pieces(&self, game: &str, kind: &'static Kind) -> Result<Said, Wrong> {
        let Some(at) = &self.at else {
            return Ok(Said::line(self.said(&speech::own::AtATable {})));
        };
        let look = |live: &Live| live.room().own_pieces(kind.kind);
        let Some(text) = at.table.look_as(self.own(), look).await? else {
            return Ok(Said::line(self.said(&say::NoneThere {})));
        };
        self.tell_pieces(host::game(game)?.slug(), kind, text).await
    }

    /// A text, what it is, and in what it differs.
    async fn tell_pieces(
        &self,
        game: &'static str,
        kind: &'static Kind,
        text: String,
    ) -> Result<Said, Wrong> {
        let names = Names::new(&[], None).in_tongue(self.tongue);
        let tell = move || {
            let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
            if let Ok(read) = say::read(game, kind.kind, &text) {
                lines.extend(told(&read, names));
            }
            Ok(lines)
        };
        let lines = self.house.play_over(Origin::Brought, tell).await?;
        Ok(Said::lines(lines))
    }

    /// Reads pieces, says what they are, and puts them to the vote.
    pub(super) async fn read_pieces(
        &mut self,
        who: Who,
        (game, kind): (&str, &'static Kind),
        text: String,
        propose: bool,
    ) -> Result<Said, Wrong> {
        let (slug, asked) = (game.to_owned(), text.clone());
        let read = move || Ok(say::read(&slug, kind.kind, &asked));
        let read = match self.house.play_over(Origin::Brought, read).await? {
            Ok(read) => read,
            Err(why) => {
                let why = speech::refusal(&why.to_string(), self.tongue).into();
                return Ok(Said::line(self.said(&say::ReadsBadly { why })));
            }
        };
        if propose {
            self.propose_pieces(who, kind, text).await?;
        }
        let names = Names::new(&[], None).in_tongue(self.tongue);
        Ok(Said::lines(told(&read, names)))
    }

    async fn propose_pieces(&mut self, who: Who, kind: &Kind, text: String) -> Result<(), Wrong> {
        let slug = format!("{PREFIX}{}", kind.kind);
        let settings = Settings::default().with(&slug, Value::Word(text));
        self.order(who, Order::Seated(Seated::Propose(settings)))
            .await?;
        Ok(())
    }

    fn kinds(&self, game: &str) -> String {
        let kinds: Vec<_> = say::kinds(game).iter().map(|kind| kind.kind).collect();
        let kinds = kinds.join(", ").into();
        say::Kinds { kinds }
            .line(Names::new(&[], None).in_tongue(self.tongue))
            .to_string()
    }
}

/// What pieces are, and in what they differ from the usual ones.
fn told(read: &Read, names: Names<'_>) -> Vec<String> {
    let (is, differs) = (read.lines(names), read.differences(names));
    is.iter().chain(&differs).map(Line::to_string).collect()
}
