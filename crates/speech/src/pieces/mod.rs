//! Pieces of a table's own (O19): what can be loaded, and what a text that was written makes of it.

use ::connexion::Connexion;
use ::connexion::board::Position;
use ::connexion::deck::Letter;
use ::cow::Cow;
use ::wimpout::{Board, Wimpout};
use table::{Code, Game, Materials, Refusal, Settings};

mod differs;
mod kind;

#[cfg(test)]
pub(crate) use self::differs::SIGNATURES as DIFFERS;

use self::differs::Difference;
pub use self::kind::{Kind, kind, kinds};
use crate::line::Line;
use crate::names::Names;
use crate::sentence::Sentence;

/// How the setting of a piece begins; the kind follows, and it is set to the text.
pub const PREFIX: &str = "pieces/";
/// A name is told with at most so many letters.
const MOST_NAME: usize = 60;

sentences! { pub:
    /// The page on which they are written.
    Title = "pieces-title" { game: Line }
    /// What they are.
    Intro = "pieces-intro" {}
    /// A deck.
    OneDeck = "pieces-deck" {}
    /// A board.
    OneBoard = "pieces-board" {}
    /// A list of words.
    OneList = "pieces-words" {}
    /// The text can be played with.
    ReadsWell = "pieces-reads-well" { kind: Line, name: Line }
    /// The text cannot be played with.
    ReadsBadly = "pieces-reads-badly" { why: Line }
    /// The button that reads it.
    Check = "pieces-check" {}
    /// The link that puts the shipped ones into the field.
    BeginWith = "pieces-begin-with" {}
    /// The fields on a form for a table.
    OnTheForm = "pieces-on-the-form" {}
    /// Which they are, at a table.
    OfTheTable = "pieces-of-the-table" { kind: Line, name: Line }
    /// The usual ones again.
    Usual = "pieces-usual" { kind: Line }
    /// By telnet: no such kind.
    Kinds = "pieces-kinds" { kinds: Line }
    /// A Wimpout board.
    OfBoard = "pieces-wimpout-board" { goal: u32, lap: u32 }
    /// One with no laps.
    OfPlainBoard = "pieces-wimpout-plain-board" { goal: u32 }
    /// Beams on it.
    Beams = "pieces-wimpout-beams" {}
    /// A deck of Cow.
    OfCows = "pieces-cow-deck" { cows: u32, events: u32, cities: u32 }
    /// A deck of ConneXion.
    OfLetters = "pieces-connexion-deck" { strings: u32, points: u32 }
    /// A board of ConneXion.
    OfDiamond = "pieces-connexion-board" { pairs: u32 }
    /// A list of words.
    OfWords = "pieces-connexion-words" { n: u32 }
    /// What stands below it says how they differ.
    HowItDiffers = "pieces-how-it-differs" {}
    /// The text of them.
    TheText = "pieces-text" {}
    /// What else can be done with them.
    GoOn = "pieces-go-on" {}
    /// The name on the house's shelf of what was read.
    ItsName = "pieces-its-name" { name: Line }
    /// The button that puts those of a table on the house's shelf.
    Publish = "pieces-publish" {}
    /// Those of the house's shelf.
    ShelfTitle = "pieces-shelf-title" { game: Line }
    /// What stands there.
    ShelfIntro = "pieces-shelf-intro" {}
    /// How they are proposed.
    ShelfTake = "pieces-shelf-take" { name: Line }
    /// The link that opens a table with them.
    Play = "pieces-play" {}
    /// One of them, in a list.
    OnTheShelf = "pieces-on-the-shelf" { kind: Line, name: Line, title: Line, n: u32 }
    /// On a form: the field for the name of one.
    FromShelf = "pieces-from-shelf" {}
    /// By telnet: the table has no pieces of its own.
    NoneThere = "pieces-none-there" {}
}

/// What a kind is called in a sentence.
#[must_use]
pub fn called(kind: &str, names: Names<'_>) -> Line {
    match kind {
        "deck" => OneDeck {}.line(names),
        "board" => OneBoard {}.line(names),
        "words" => OneList {}.line(names),
        other => other.into(),
    }
}

/// What pieces call themselves in their text, as far as a look at it tells: `"name": "tiny"`, `deck | own`. A list of words
/// has no name of its own.
#[must_use]
pub fn name_in(text: &str) -> String {
    let in_json = || {
        let (_, after) = text.split_once("\"name\"")?;
        after.trim_start().strip_prefix(':')?.split('"').nth(1)
    };
    let in_lines = || {
        let mut lines = text.lines().filter_map(|line| line.split_once('|'));
        let head = lines.find(|(key, _)| matches!(key.trim(), "deck" | "board"))?;
        head.1.split('|').next().map(str::trim)
    };
    let name = in_json().or_else(in_lines).unwrap_or("own");
    name.chars().take(MOST_NAME).collect()
}

/// Pieces that have been read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    kind: &'static Kind,
    name: String,
    of: Of,
    differs: Vec<Difference>,
    warnings: Vec<String>,
}

/// What they are made of.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Of {
    Board { goal: u32, lap: u32, beams: bool },
    Cows { cows: u32, events: u32, cities: u32 },
    Letters { strings: u32, points: u32 },
    Diamond { pairs: u32 },
    Words { n: u32 },
}

/// Reads a text as the game would that is played with it and is otherwise as usual.
///
/// # Errors
/// What is wrong with it, and where; `UnknownRule`: the game has no such pieces.
pub fn read(game: &str, kind: &str, text: &str) -> Result<Read, Refusal> {
    let known = self::kind(game, kind).ok_or_else(|| {
        let message = format!("{game} has no pieces `{kind}`");
        Refusal::new(Code::UnknownRule, message)
    })?;
    let materials = Materials([(kind.to_owned(), text.to_owned())].into());
    let ((name, of), differs, warnings) = match game {
        "wimpout" => {
            let game = Wimpout::settle(&Settings::default(), &materials)?;
            let differs = game.rules.board().map_or_else(Vec::new, differs::of_board);
            (of_wimpout(&game), differs, game.warnings())
        }
        "cow" => {
            let game = Cow::settle(&Settings::default(), &materials)?;
            (
                of_cow(&game),
                differs::of_cows(game.deck()),
                game.warnings(),
            )
        }
        _ => {
            let game = Connexion::settle(&Settings::default(), &materials)?;
            let differs = differs_connexion(&game, kind)?;
            (of_connexion(&game, kind), differs, game.warnings())
        }
    };
    Ok(Read {
        kind: known,
        name,
        of,
        differs,
        warnings,
    })
}

fn differs_connexion(game: &Connexion, kind: &str) -> Result<Vec<Difference>, Refusal> {
    let rules = game.agreed();
    Ok(match kind {
        "deck" => differs::of_letters(rules.deck()),
        "board" => differs::of_diamond(rules.board()),
        _ => {
            let usual = Connexion::settle(&Settings::default(), &Materials::default())?;
            differs::of_words(game, &usual)
        }
    })
}

fn of_wimpout(game: &Wimpout) -> (String, Of) {
    let board = game.rules.board();
    let of = Of::Board {
        goal: board.map_or(0, Board::goal),
        lap: board.and_then(Board::lap).unwrap_or_default(),
        beams: board.is_some_and(Board::has_beams),
    };
    (board.map_or("", Board::name).to_owned(), of)
}

fn of_cow(game: &Cow) -> (String, Of) {
    let deck = game.deck();
    let of = Of::Cows {
        cows: small(deck.cows().iter().count()),
        events: small(
            deck.cards()
                .iter()
                .filter(|&card| !deck.is_cow(card))
                .count(),
        ),
        cities: small(deck.cities().len()),
    };
    (deck.name.clone(), of)
}

fn of_connexion(game: &Connexion, kind: &str) -> (String, Of) {
    let rules = game.agreed();
    match kind {
        "deck" => (rules.deck().name().to_owned(), letters(rules.deck())),
        "board" => {
            let board = rules.board();
            let near = Position::all().map(|place| board.neighbours(place).count());
            let pairs = small(near.sum::<usize>() / 2);
            (board.name().to_owned(), Of::Diamond { pairs })
        }
        _ => {
            let n = small(game.search().lexicon().len());
            (rules.list_name().to_owned(), Of::Words { n })
        }
    }
}

fn letters(deck: &::connexion::deck::Deck) -> Of {
    let strings = Letter::all().map(|letter| deck.letter(letter).representations.len());
    let celestial = ::connexion::deck::Celestial::all();
    let tenths = celestial.map(|card| u32::from(deck.celestial(card).tenths));
    Of::Letters {
        strings: small(strings.sum()),
        points: tenths.sum::<u32>() / 10,
    }
}

fn small(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

impl Read {
    /// What they call themselves.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Of which kind they are.
    #[must_use]
    pub fn kind(&self) -> &'static Kind {
        self.kind
    }

    /// In what they differ from the usual ones, a sentence a line.
    #[must_use]
    pub fn differences(&self, names: Names<'_>) -> Vec<Line> {
        differs::lines(&self.differs, names)
    }

    /// That they can be played with, what they are made of, and what is not wise about them.
    #[must_use]
    pub fn lines(&self, names: Names<'_>) -> Vec<Line> {
        let (kind, name) = (called(self.kind.kind, names), self.name.as_str().into());
        let mut lines = vec![ReadsWell { kind, name }.line(names)];
        match self.of {
            Of::Board { goal, lap: 0, .. } => lines.push(OfPlainBoard { goal }.line(names)),
            Of::Board { goal, lap, .. } => lines.push(OfBoard { goal, lap }.line(names)),
            Of::Cows {
                cows,
                events,
                cities,
            } => lines.push(
                OfCows {
                    cows,
                    events,
                    cities,
                }
                .line(names),
            ),
            Of::Letters { strings, points } => {
                lines.push(OfLetters { strings, points }.line(names));
            }
            Of::Diamond { pairs } => lines.push(OfDiamond { pairs }.line(names)),
            Of::Words { n } => lines.push(OfWords { n }.line(names)),
        }
        if matches!(self.of, Of::Board { beams: true, .. }) {
            lines.push(Beams {}.line(names));
        }
        let warnings = self.warnings.iter();
        lines.extend(
            warnings.map(|warning| crate::refusal(warning, names.tongue()).as_str().into()),
        );
        lines
    }
}

#[cfg(test)]
mod tests {
    use ::connexion::CLASSIC_DECK;
    use ::cow::HOUSE_DECK;

    use super::*;

    #[test]
    fn what_is_shipped_can_be_read_as_pieces_of_ones_own() {
        for game in ["wimpout", "cow", "connexion"] {
            for kind in kinds(game) {
                let read = read(game, kind.kind, kind.example()).unwrap();
                assert!(
                    read.lines(Names::new(&[], None)).len() > 1,
                    "{game} {kind:?}"
                );
            }
        }
        let house = read("cow", "deck", HOUSE_DECK).unwrap();
        let told = house.lines(Names::new(&[], None))[1].to_string();
        assert_eq!(told, "45 cows, 24 events and 12 cities.");
        assert_eq!(name_in(HOUSE_DECK), "House deck");
        assert_eq!(name_in(CLASSIC_DECK), "classic");
        assert_eq!(name_in("cat\ndog"), "own");
    }

    #[test]
    fn what_is_wrong_is_said_with_its_place() {
        let why = read("connexion", "deck", "deck | x\ncards | 3\n").unwrap_err();
        assert!(why.message.contains("line 2"), "{why}");
        let why = read("wimpout", "board", "{").unwrap_err();
        assert_eq!(why.rule.as_deref(), Some("H13"));
        assert!(read("cow", "board", "{}").is_err());
    }
}
