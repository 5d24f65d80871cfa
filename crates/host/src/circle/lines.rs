//! A circle in line mode, for telnet and whatever else is typed at: what words come to, and what is told in lines (K16).

mod book;
mod evening;
mod talk;
mod vote;

use speech::circle as say;
use speech::{Line as Words, Names, Sense, Sentence, Tongue, listed};
use table::{Code, Refusal};

pub use self::book::own_rules_told;
pub use self::evening::feat_told;
use self::vote::proposed;
use super::said::voted_told;
use super::{AskView, Deed, GameView, Inside, MemberId};
use crate::catalog::game;
use crate::lines::said;

/// What a typed line comes to in a circle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// Something to be told.
    Told(Vec<String>),
    /// Something to be done.
    Do(Deed),
    /// A table under the book, of the game of that slug.
    Play(String),
    /// What was voted in at that table is proposed for the book (K8).
    Keep(String),
}

/// The words that mean something in a circle, each with what may follow.
pub const WORDS: [&str; 13] = [
    "members", "book", "propose", "vote", "keep", "evening", "standing", "records", "tonight",
    "talk", "play", "letin", "decline",
];

/// What addresses of a house begin with, and the path of a step, counted from 0, of the replay of a table.
pub type Steps<'a> = (&'a str, fn(&str, usize) -> String);

/// In which language lines are told, and where a step of a replay can be seen.
#[derive(Clone, Copy, Debug)]
pub struct Telling<'a> {
    /// The language.
    pub tongue: Tongue,
    /// Where steps can be seen; nothing where there are no addresses.
    pub steps: Option<Steps<'a>>,
}

impl From<Tongue> for Telling<'_> {
    fn from(tongue: Tongue) -> Self {
        let steps = None;
        Self { tongue, steps }
    }
}

/// So many of the last things said are told with what goes on.
const LAST_SAID: usize = 5;

/// What a line typed by a member comes to; nothing where its first word means nothing in a circle.
///
/// # Errors
/// What is wrong with what follows the word.
pub fn enter<'a>(
    seen: &'a Inside,
    line: &str,
    telling: impl Into<Telling<'a>>,
) -> Option<Result<Typed, Refusal>> {
    let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
    let (lines, rest) = (Lines::of(seen, telling), rest.trim());
    let told = |lines| Ok(Typed::Told(lines));
    Some(match word.to_lowercase().as_str() {
        "circle" => told([lines.place(), vec![lines.say(&say::WordsBy {})]].concat()),
        "members" => told(lines.members()),
        "book" => lines.book(rest).map(Typed::Told),
        "propose" => proposed(rest).map(Typed::Do),
        "vote" => lines.vote(rest).map(Typed::Do),
        "evening" => lines.evening(rest),
        "standing" => told(lines.standings()),
        "records" => told(lines.records()),
        "tonight" => tonight(rest).map(Typed::Do),
        "talk" => lines.talk(rest).map(Typed::Told),
        "play" => play(rest).map(Typed::Play),
        "keep" => lines.keep(rest).map(Typed::Keep),
        "letin" | "decline" => number(rest, "K2")
            .map(|ask| Typed::Do(Deed::Answer(ask, word.eq_ignore_ascii_case("letin")))),
        _ => return None,
    })
}

/// What is asked at the end of a game at which something was voted in that the book does not say (K8).
#[must_use]
pub fn keep_asked(seen: &Inside, table: &str, tongue: Tongue) -> Option<String> {
    let lines = Lines::of(seen, tongue);
    let game = lines.to_keep().find(|game| game.table == table)?;
    Some(lines.asks_to_keep(game))
}

/// How a word of a circle is typed; nothing where it is no word of one.
#[must_use]
pub fn help(word: &str, tongue: Tongue) -> Option<String> {
    let names = Names::new(&[], None).in_tongue(tongue);
    let line = match word.to_lowercase().as_str() {
        "propose" => say::ProposeTyped {}.line(names),
        "book" => say::BookTyped {}.line(names),
        "vote" => say::VoteTyped {}.line(names),
        "keep" => say::KeepTyped {}.line(names),
        "evening" => say::EveningTyped {}.line(names),
        "tonight" => say::TonightTyped {}.line(names),
        "talk" => say::TalkTyped {}.line(names),
        "circle" => return Some(words(tongue).join("\n")),
        word if WORDS.contains(&word) => say::Typed {}.line(names),
        _ => return None,
    };
    Some(line.to_string())
}

/// All words of a circle.
#[must_use]
pub fn words(tongue: Tongue) -> Vec<String> {
    let names = Names::new(&[], None).in_tongue(tongue);
    vec![
        say::Typed {}.line(names).to_string(),
        say::OwnTyped {}.line(names).to_string(),
    ]
}

/// `tonight`, or `tonight no`.
fn tonight(rest: &str) -> Result<Deed, Refusal> {
    match (rest, said(rest)) {
        ("", _) | (_, Some(true)) => Ok(Deed::Tonight(true)),
        (_, Some(false)) => Ok(Deed::Tonight(false)),
        _ => {
            let message = "tonight says that you would play, tonight no that you would not";
            Err(Refusal::new(Code::BadInput, message).by("K13"))
        }
    }
}

/// `play GAME`.
fn play(rest: &str) -> Result<String, Refusal> {
    if rest.is_empty() {
        let games: Vec<_> = crate::GAMES.iter().map(|game| game.slug()).collect();
        let message = format!("say which game: play {}", games.join(", play "));
        return Err(Refusal::new(Code::BadInput, message).by("K9"));
    }
    Ok(rest.to_owned())
}

/// What somebody's own deed came to: what is told of the circle that was not told before. The rest they have been told.
pub fn came_of<'a>(
    before: &'a Inside,
    after: &'a Inside,
    telling: impl Into<Telling<'a>>,
) -> Vec<String> {
    let telling = telling.into();
    let (before, lines) = (Lines::of(before, telling), Lines::of(after, telling));
    let known = before.parts();
    // What changes of an evening that goes on stands in the other parts.
    let goes_on = before.running().and(lines.running());
    let goes_on = goes_on.map(|evening| lines.evening_told(evening));
    let new = lines.parts().into_iter();
    let new = new.filter(|part| !known.contains(part) && Some(part) != goes_on.as_ref());
    let mut told: Vec<_> = new.flatten().collect();
    if before.running().is_some() && lines.running().is_none() {
        told.extend(lines.last_evening());
    }
    if told.is_empty() {
        told.push(lines.say(&say::Done {}));
    }
    told
}

fn number(text: &str, rule: &str) -> Result<u32, Refusal> {
    let none = || match text {
        "" => "say which, by its number".to_owned(),
        text => format!("`{text}` should be a number"),
    };
    text.parse()
        .map_err(|_| Refusal::new(Code::BadInput, none()).by(rule))
}

/// Tells a circle to one member.
struct Lines<'a> {
    seen: &'a Inside,
    telling: Telling<'a>,
}

impl<'a> Lines<'a> {
    fn of(seen: &'a Inside, telling: impl Into<Telling<'a>>) -> Self {
        let telling = telling.into();
        Self { seen, telling }
    }
}

impl Lines<'_> {
    fn say(&self, sentence: &impl Sentence) -> String {
        sentence.line(self.names()).to_string()
    }

    fn names(&self) -> Names<'static> {
        Names::new(&[], None).in_tongue(self.telling.tongue)
    }

    fn called(&self, id: MemberId) -> Words {
        let member = self.seen.members.get(id.0 as usize);
        Words::of(member.map_or("?", |member| &member.name), Sense::Name)
    }

    fn all(&self, ids: &[MemberId]) -> Words {
        let all: Vec<_> = ids.iter().map(|id| self.called(*id)).collect();
        listed(&all, self.names())
    }

    /// What is going on.
    fn place(&self) -> Vec<String> {
        let mut lines = self.parts().concat();
        lines.extend(self.more_said(LAST_SAID));
        lines
    }

    /// The same in parts, each of which is told whole or not at all.
    fn parts(&self) -> Vec<Vec<String>> {
        let n = i64::try_from(self.seen.versions.len()).unwrap_or(i64::MAX);
        let [book, version] = [self.say(&say::Book {}), self.say(&say::Version { n })];
        let head = format!("{} – {book}: {version}", self.seen.name);
        let talk = self.last_said(LAST_SAID).iter();
        let talk = talk.map(|said| format!("  {}: {}", self.called(said.by), said.text));
        let open = self.seen.games.iter().filter(|game| game.ended.is_none());
        let mut members = self.seen.members.iter();
        let is_back = members.any(|member| member.id == self.seen.you && member.back.is_some());
        let mut parts = vec![vec![head]];
        parts.extend(is_back.then(|| vec![self.say(&say::YouAreBack {})]));
        parts.extend(self.seen.asks.iter().map(|ask| vec![self.asks(ask)]));
        parts.extend(self.vouched().into_iter().map(|line| vec![line]));
        parts.extend(self.seen.proposals.iter().map(|open| self.proposal(open)));
        parts.extend(self.running().map(|evening| self.evening_told(evening)));
        parts.extend(open.map(|game| vec![self.table(game)]));
        parts.extend(self.to_keep().map(|game| vec![self.asks_to_keep(game)]));
        parts.extend(talk.map(|line| vec![line]));
        parts.extend(self.decided().map(|line| vec![line]));
        parts
    }

    /// Games at which something was voted in that the members may keep (K8).
    fn to_keep(&self) -> impl Iterator<Item = &GameView> {
        let games = self.seen.games.iter();
        games.filter(|game| self.seen.asks_to_keep(game))
    }

    fn asks_to_keep(&self, game: &GameView) -> String {
        let rules = voted_told(game, self.names());
        let (voted, keep) = (self.say(&say::VotedIn { rules }), self.say(&say::KeepIt {}));
        format!("{voted} {keep} (keep {})", game.table)
    }

    /// The table that is meant; where none is named, the only one.
    fn keep(&self, rest: &str) -> Result<String, Refusal> {
        let mut all = self.to_keep();
        match (rest, all.next(), all.next()) {
            ("", Some(only), None) => Ok(only.table.clone()),
            ("", None, _) => {
                let message = "no table has voted in what the book does not say";
                Err(Refusal::new(Code::BadInput, message).by("K8"))
            }
            ("", ..) => {
                let message = "say of which table, as circle shows them: keep TABLE";
                Err(Refusal::new(Code::BadInput, message).by("K8"))
            }
            (table, ..) => Ok(table.to_owned()),
        }
    }

    /// Who waits to be let in.
    fn asks(&self, ask: &AskView) -> String {
        let name = Words::of(&ask.name, Sense::Name);
        let said = self.say(&say::Asks { name });
        format!("{said} (letin {}, decline {})", ask.ask, ask.ask)
    }

    /// What a chapter of the book is called.
    fn title(&self, chapter: &str) -> String {
        game(chapter).map_or_else(
            |_| self.say(&say::OwnRules {}),
            |game| game.title().to_owned(),
        )
    }

    /// A table that is open under the book.
    fn table(&self, game: &GameView) -> String {
        let name = self.called(game.by);
        let opened = self.say(&say::OpenedBy { name });
        let line = format!(
            "  join {}  {}, {opened}",
            game.table,
            self.title(&game.game)
        );
        let names = game.sitting.iter();
        let names: Vec<_> = names.map(|one| Words::of(&one.name, Sense::Name)).collect();
        if names.is_empty() {
            return line;
        }
        let names = listed(&names, self.names());
        format!("{line}, {}", self.say(&say::SitThere { names }))
    }

    /// Who has lost a key, as others say; and how one objects where that is oneself (K7).
    fn vouched(&self) -> Vec<String> {
        let members = self.seen.members.iter();
        let told = members.filter_map(|member| {
            let (by, _) = member.vouched?;
            let said = self.say(&say::Vouched {
                by: self.called(by),
                name: self.called(member.id),
            });
            let is_you = member.id == self.seen.you;
            Some(if is_you {
                format!("{said} (circle object)")
            } else {
                said
            })
        });
        told.collect()
    }

    fn members(&self) -> Vec<String> {
        let members = self
            .seen
            .members
            .iter()
            .filter(|member| member.stands != "gone");
        let lines = members.map(|member| {
            let said = [
                (member.id == self.seen.you).then(|| self.say(&say::You {})),
                (member.present && member.id != self.seen.you).then(|| self.say(&say::IsHere {})),
                member.tonight.then(|| self.say(&say::Plays {})),
                (member.stands == "on-leave").then(|| self.say(&say::OnLeave {})),
                member.back.map(|_| self.say(&say::IsBack {})),
                member.away.then(|| self.say(&say::Away {})),
            ];
            let said = said.into_iter().flatten();
            said.fold(format!("  {}", member.name), |line, more| {
                format!("{line}, {more}")
            })
        });
        lines.collect()
    }
}
