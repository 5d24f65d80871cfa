//! Pieces of one's own by telnet (O19): `pieces new`, `pieces check`, and at a table that has not begun `pieces paste`, each
//! with the kind; `pieces usual` proposes the usual ones again.

use speech::pieces as say;
use speech::pieces::{Kind, PREFIX};
use speech::{Line, Names, Sentence};
use table::{Settings, Value};

use super::{Said, Talk};
use crate::house::{Order, Origin, Seated, Who, Wrong};

impl Talk {
    /// `pieces` and its own words.
    pub(super) async fn pieces_word(&mut self, who: Who, rest: &str) -> Result<Said, Wrong> {
        let (word, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let (game, kind) = self.game_and_name(rest.trim()).await?;
        let kinds = say::kinds(&game);
        // Where there is one kind it need not be named.
        let only = kinds
            .first()
            .filter(|_| kinds.len() == 1 && kind.is_empty());
        let Some(kind) = say::kind(&game, &kind).or(only) else {
            return Ok(Said::line(self.kinds(&game)));
        };
        let word = word.to_lowercase();
        match word.as_str() {
            "new" => Ok(Said::lines(
                kind.example.lines().map(str::to_owned).collect(),
            )),
            "check" => Ok(self.paste_pieces(&game, kind, false)),
            "paste" | "usual" if self.at.is_none() => {
                Ok(Said::line(self.said(&speech::own::AtATable {})))
            }
            "paste" => Ok(self.paste_pieces(&game, kind, true)),
            "usual" => {
                self.propose_pieces(who, kind, "off".to_owned()).await?;
                Ok(Said::default())
            }
            _ => Ok(Said::line(self.kinds(&game))),
        }
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
        Ok(Said::lines(
            read.lines(names).iter().map(Line::to_string).collect(),
        ))
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
