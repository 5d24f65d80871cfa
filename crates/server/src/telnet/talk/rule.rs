//! Rules of one's own by telnet (O9): `rule paste`, then the text, then a line with a full stop; `rule check`, `rule new`,
//! `rule show`, `rule questions`, `rule measure`; and of the house's shelf (O14) `rule shelf`, `rule take`, `rule publish`.

use std::sync::Arc;

use host::{MOST_PIECES, OwnText, Written};
use own::MOST_BYTES;
use speech::lab::Measured;
use speech::own as say;
use speech::pieces::Kind;
use speech::{Line, Sentence};
use table::Settings;

use super::{Said, Talk};
use crate::house::{Asked, Guest, Live, Order, Origin, Seated, Wanted, Who, Wrong};
use crate::telnet::far::{Far, Text};
use crate::telnet::line::LONGEST;

/// A text that is being typed.
pub(super) struct Pasting {
    game: String,
    text: String,
    then: Then,
    /// Something of it is lost: nothing of it is read, and what still comes of it is no word of the table.
    is_lost: bool,
}

/// So many lines of a text count as one request: the longest list of words that is taken is some thirty.
const LINES_A_REQUEST: u32 = 200;
/// No more bytes are passed over of what comes behind a text that is lost.
const MOST_SWALLOWED: usize = 4 * MOST_PIECES;

/// How much of a text has been typed.
#[derive(Default)]
pub(super) struct Pasted {
    lines: u32,
    /// Bytes that have come since it was lost.
    swallowed: usize,
}

/// What comes of a line of a text before anybody looks at it.
pub(super) enum Counted {
    /// It belongs to the text.
    Heard,
    /// It is passed over.
    Swallowed,
    /// There are too many, so the text is lost.
    Lost(Wrong),
    /// So much has been passed over that the line is cut.
    Cut,
}

/// Stands for a line of a text that was too long to be kept: nobody can type it.
pub(in crate::telnet) const LOST: &str = "\u{7f}";

/// What becomes of a text when it has been read.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Then {
    Nothing,
    /// It is put to the vote.
    Propose,
    /// It is measured what it would do (U23).
    Measure,
    /// It is proposed for the book of a circle (K3).
    Book(String),
    /// It is read as pieces of this kind (O19), and put to the vote if that is so.
    Pieces(&'static Kind, bool),
}

impl Then {
    /// How many bytes the text may have.
    const fn most(&self) -> usize {
        match self {
            Self::Pieces(..) => MOST_PIECES,
            _ => MOST_BYTES,
        }
    }
}

impl Talk {
    /// `rule` and its own words; nothing where the line asks for a rule of the book.
    pub(super) async fn rule_word(&mut self, who: Who, rest: &str) -> Result<Option<Said>, Wrong> {
        let (word, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let rest = rest.trim();
        Ok(Some(match screen::meant(word).as_str() {
            "paste" | "take" | "publish" if self.at.is_none() => {
                Said::line(self.said(&say::AtATable {}))
            }
            "paste" => self.paste(self.game_of("").await?, Then::Propose),
            "check" | "explain" => self.paste(self.game_of(rest).await?, Then::Nothing),
            "measure" => self.paste(self.game_of(rest).await?, Then::Measure),
            "show" => self.show().await?,
            "new" => {
                let (game, name) = self.game_and_name(rest).await?;
                Said::written([host::example_told(&game, &name, self.names())])
            }
            "help" => Said::lines(host::help_told(&self.game_of(rest).await?, self.tongue)),
            "shelf" => self.shelf(rest).await?,
            "take" => self.take(who, rest).await?,
            "publish" => self.publish(&who, rest).await?,
            "questions" => Said::lines(host::questions_told(
                &self.game_of(rest).await?,
                self.tongue,
            )),
            _ => return Ok(None),
        }))
    }

    /// Whether what is typed next belongs to a text, here or at a table that another node keeps.
    pub(in crate::telnet) fn text(&self) -> Text {
        match (&self.pasting, &self.far) {
            (Some(pasting), _) if pasting.is_lost => Text::Lost,
            (Some(_), _) => Text::Kept,
            (None, far) => far.as_ref().map(Far::text).unwrap_or_default(),
        }
    }

    /// What comes of one more line of a text before anybody looks at it: lines count as requests, many to one, and what comes
    /// behind a text that is lost is passed over up to a bound, here and not at another node.
    pub(super) fn counted(&mut self, guest: Option<&Guest>, line: &str) -> Counted {
        if matches!(line.trim_end(), "." | ".quit") {
            return Counted::Heard;
        }
        if self.text() == Text::Lost {
            self.pasted.swallowed += if line == LOST {
                LONGEST
            } else {
                line.len() + 1
            };
            return if self.pasted.swallowed > MOST_SWALLOWED {
                Counted::Cut
            } else {
                Counted::Swallowed
            };
        }
        self.pasted.lines += 1;
        if self.pasted.lines.is_multiple_of(LINES_A_REQUEST)
            && let Err(why) = self.desk.rates.line(guest, self.address)
        {
            return Counted::Lost(why);
        }
        Counted::Heard
    }

    /// Whether a text is being typed.
    pub(in crate::telnet) fn is_pasting(&self) -> bool {
        self.text() != Text::None
    }

    /// One more line of the text, or its end.
    pub(super) async fn pasted(&mut self, who: Who, line: &str) -> Result<Said, Wrong> {
        let Some(mut pasting) = self.pasting.take() else {
            return Ok(Said::default());
        };
        let mut said = Said::default();
        match line.trim_end() {
            ".quit" => return Ok(Said::line(self.said(&say::GivenUp {}))),
            "." if pasting.is_lost => return Ok(Said::line(self.said(&say::LineLost {}))),
            "." => {
                let Pasting {
                    game, text, then, ..
                } = pasting;
                return self.read(who, (game, text, then)).await;
            }
            LOST => pasting.is_lost = true,
            _ if pasting.is_lost => {}
            line => {
                pasting.text.extend([line, "\n"]);
                if pasting.text.len() > pasting.then.most() {
                    let most = u32::try_from(pasting.then.most()).unwrap_or(u32::MAX);
                    said = Said::line(self.said(&say::TooLong { most }));
                    pasting.is_lost = true;
                }
            }
        }
        self.pasting = Some(pasting);
        Ok(said)
    }

    /// What is typed next is a text for the book of a circle.
    pub(super) fn paste_for(&mut self, game: &str, circle: String) -> Said {
        self.paste(game.to_owned(), Then::Book(circle))
    }

    /// A rule of the shelf for the book of a circle.
    pub(super) async fn take_for(
        &mut self,
        who: Who,
        game: &str,
        circle: String,
        name: &str,
    ) -> Result<Said, Wrong> {
        let text = self.house.on_shelf_for(game, name).await?;
        let (game, then) = (game.to_owned(), Then::Book(circle));
        self.read(who, (game, text, then)).await
    }

    /// A text and what it does.
    pub(super) async fn told_text(&self, game: &'static str, text: String) -> Result<Said, Wrong> {
        let texts = [OwnText::alone(&text)];
        let told = self
            .house
            .texts_told(Origin::Brought, game, &texts, self.tongue);
        Ok(Said::written(told.await?))
    }

    /// What is typed next are pieces.
    pub(super) fn paste_pieces(&mut self, game: &str, kind: &'static Kind, propose: bool) -> Said {
        self.paste(game.to_owned(), Then::Pieces(kind, propose))
    }

    fn paste(&mut self, game: String, then: Then) -> Said {
        self.pasting = Some(Pasting {
            game,
            text: String::new(),
            then,
            is_lost: false,
        });
        Said::line(self.said(&say::PasteNow {}))
    }

    /// Reads a text away from everybody else, says what it does, and puts it to the vote.
    async fn read(
        &mut self,
        who: Who,
        (game, text, then): (String, String, Then),
    ) -> Result<Said, Wrong> {
        self.desk.rates.bring(self.address, text.len())?;
        if let Then::Pieces(kind, propose) = then {
            return self.read_pieces(who, (&game, kind), text, propose).await;
        }
        let house = self.house.clone();
        let read = house.read_text(Origin::Brought, &game, &text, self.tongue);
        let read = read.await?;
        let read = match &*read {
            Ok(read) => read,
            Err(why) => {
                let names = self.names();
                return Ok(Said::line(say::badly(why, names).to_string()));
            }
        };
        let names = self.names();
        let mut lines = vec![read.verdict(names).to_string()];
        lines.extend(read.lines(names).iter().map(Line::to_string));
        match then {
            Then::Nothing => {
                if let Err(why) = host::stands_alone(&game, &text) {
                    lines.push(speech::refusal(&why.message, self.tongue));
                }
            }
            Then::Pieces(..) => {}
            Then::Propose => {
                let (slug, value) = host::own_setting(&text)?;
                let settings = Settings::default().with(&slug, value);
                self.order(who, Order::Seated(Seated::Propose(settings)))
                    .await?;
            }
            Then::Book(circle) => {
                let there = self.propose_there(&who, (&circle, &game), &text).await?;
                return Ok(Said::lines(lines).and(there));
            }
            Then::Measure => {
                let measured = self.measure(&game, text).await?;
                let of = host::game(&game)?;
                lines.push(measured.line(of.slug(), of.rules(), names).to_string());
            }
        }
        Ok(Said::lines(lines))
    }

    /// What a text would do under the rules of the table, or the usual ones.
    async fn measure(&self, game: &str, text: String) -> Result<Arc<Measured>, Wrong> {
        let game = host::game(game)?;
        let fewest = *game.seats().start();
        let mut asked = Asked {
            own_rules: vec![text],
            ..Asked::of(game)
        };
        if let Some(at) = &self.at {
            let look = move |live: &Live| {
                let room = live.room();
                let materials = room.plan().materials.clone();
                (room.settings(), materials, Some(room.seats().max(fewest)))
            };
            (asked.rules, asked.materials, asked.seats) =
                at.table.look_as(self.own(), look).await?;
        }
        self.house.try_rules(asked).await
    }

    /// The one that is voted on and those in force at the table: their texts, and what they do.
    async fn show(&self) -> Result<Said, Wrong> {
        let Some(at) = &self.at else {
            return Ok(Said::line(self.said(&say::AtATable {})));
        };
        let look = |live: &Live| host::own_texts(live.room());
        let (game, texts) = at.table.look_as(self.own(), look).await?;
        if texts.is_empty() {
            return Ok(Said::line(self.said(&say::NoneInForce {})));
        }
        let told = self
            .house
            .texts_told(Origin::Ours, &game, &texts, self.tongue);
        Ok(Said::written(told.await?))
    }

    /// The rules of the house's shelf, or the text of one.
    async fn shelf(&self, rest: &str) -> Result<Said, Wrong> {
        let (game, name) = self.game_and_name(rest).await?;
        if !name.is_empty() {
            let one = self.house.on_shelf(&game, &name).await?;
            let text = one.text.lines().map(str::to_owned).collect();
            let said = Vec::new();
            return Ok(Said::written([Written { text, said }]));
        }
        let all = self.house.shelf_of(&game).await?;
        let lines = all.iter().filter_map(|one| {
            let head = say::head(&one.text, self.tongue).ok()?;
            Some(self.said(&say::OnTheShelf {
                name: one.name.as_str().into(),
                title: head.title.as_str().into(),
                n: one.adopted,
            }))
        });
        let mut lines: Vec<String> = lines.collect();
        if lines.is_empty() {
            lines.push(self.said(&say::ShelfEmpty {}));
        }
        Ok(Said::lines(lines))
    }

    /// Puts one of the shelf to the vote.
    async fn take(&mut self, who: Who, name: &str) -> Result<Said, Wrong> {
        let game = self.game_of("").await?;
        let text = self.house.on_shelf_for(&game, name).await?;
        self.read(who, (game, text, Then::Propose)).await
    }

    /// Puts a rule of the table on the shelf.
    async fn publish(&self, who: &Who, slug: &str) -> Result<Said, Wrong> {
        let Some(at) = &self.at else {
            return Ok(Said::line(self.said(&say::AtATable {})));
        };
        let wanted = Wanted::Rule(slug.to_owned());
        let name = self.house.publish(who, &at.table, wanted).await?;
        let name = name.as_str().into();
        Ok(Said::line(self.said(&say::Published { name })))
    }

    /// The game that is named, else that of the table.
    async fn game_of(&self, named: &str) -> Result<String, Wrong> {
        Ok(self.game_and_name(named).await?.0)
    }

    /// The game that is named first, else that of the table; and what else is named.
    pub(super) async fn game_and_name(&self, rest: &str) -> Result<(String, String), Wrong> {
        let first = rest.split(' ').next().unwrap_or_default();
        if let Some(at) = &self.at
            && host::game(first).is_err()
        {
            let game = at.table.look(|live| live.room().plan().game.clone());
            return Ok((game.await?, rest.to_owned()));
        }
        if rest.is_empty() {
            let known: Vec<_> = host::GAMES.iter().map(|game| game.slug()).collect();
            let message = format!("name a game with it: {}", known.join(", "));
            return Err(Wrong::BadRequest(message));
        }
        let (game, name) = rest.split_once(' ').unwrap_or((rest, ""));
        Ok((host::game(game)?.slug().to_owned(), name.trim().to_owned()))
    }

    pub(super) fn said(&self, sentence: &impl Sentence) -> String {
        sentence.line(self.names()).to_string()
    }
}
