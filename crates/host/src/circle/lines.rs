//! A circle in line mode, for telnet and whatever else is typed at: what words come to, and what is told in lines (K16).

mod evening;

use speech::circle as say;
use speech::{Line as Words, Names, Sense, Sentence, Tongue, listed, refused, value};
use table::{Code, OWN as OWN_RULE, OWN_PREFIX, Refusal, Settings, Value, own_rules};

use super::said::{proposal, rules_in, voted_told};
use super::{
    AskView, Book, Came, Change, Deed, GameView, Inside, Matter, MemberId, ProposalView, rules_of,
};
use crate::date;
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
pub const WORDS: [&str; 12] = [
    "members", "book", "propose", "vote", "keep", "evening", "standing", "records", "tonight",
    "play", "letin", "decline",
];

/// What a line typed by a member comes to; nothing where its first word means nothing in a circle.
///
/// # Errors
/// What is wrong with what follows the word.
pub fn enter(seen: &Inside, line: &str, tongue: Tongue) -> Option<Result<Typed, Refusal>> {
    let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
    let (lines, rest) = (Lines { seen, tongue }, rest.trim());
    let told = |lines| Ok(Typed::Told(lines));
    Some(match word.to_lowercase().as_str() {
        "circle" => told([lines.place(), lines.words()].concat()),
        "members" => told(lines.members()),
        "book" => lines.book(rest).map(Typed::Told),
        "propose" => proposed(rest).map(Typed::Do),
        "vote" => lines.vote(rest).map(Typed::Do),
        "evening" => Ok(lines.evening(rest)),
        "standing" => told(lines.standings()),
        "records" => told(lines.records()),
        "tonight" => Ok(Typed::Do(Deed::Tonight(rest != "no"))),
        "play" => Ok(Typed::Play(rest.to_owned())),
        "keep" => lines.keep(rest).map(Typed::Keep),
        "letin" | "decline" => number(rest, "K2")
            .map(|ask| Typed::Do(Deed::Answer(ask, word.eq_ignore_ascii_case("letin")))),
        _ => return None,
    })
}

/// What is asked at the end of a game at which something was voted in that the book does not say (K8).
#[must_use]
pub fn keep_asked(seen: &Inside, table: &str, tongue: Tongue) -> Option<String> {
    let lines = Lines { seen, tongue };
    let game = lines.to_keep().find(|game| game.table == table)?;
    Some(lines.asks_to_keep(game))
}

/// How a word of a circle is typed; nothing where it is no word of one.
#[must_use]
pub fn help(word: &str, tongue: Tongue) -> Option<String> {
    let names = Names::new(&[], None).in_tongue(tongue);
    match word.to_lowercase().as_str() {
        "propose" => Some(say::ProposeTyped {}.line(names).to_string()),
        word if WORDS.contains(&word) => Some(say::Typed {}.line(names).to_string()),
        _ => None,
    }
}

/// What somebody's own deed came to: what is told of the circle that was not told before. The rest they have been told.
pub fn came_of(before: &Inside, after: &Inside, tongue: Tongue) -> Vec<String> {
    let before = Lines {
        seen: before,
        tongue,
    };
    let lines = Lines {
        seen: after,
        tongue,
    };
    let known = before.parts();
    let new = lines.parts().into_iter();
    let mut told: Vec<_> = new.filter(|part| !known.contains(part)).flatten().collect();
    if before.running().is_some() && lines.running().is_none() {
        told.extend(lines.last_evening());
    }
    if told.is_empty() {
        told.push(lines.say(&say::Done {}));
    }
    told
}

/// `wimpout goal=300 bump=on`, or `circle vote-days=3`.
fn proposed(rest: &str) -> Result<Deed, Refusal> {
    let mut words = rest.split_whitespace().peekable();
    let chapter = words.next().unwrap_or_default();
    if words.peek().is_none() {
        let message = "say what is to be other and how: propose wimpout goal=300, propose circle vote-days=3; rules GAME tells the rules of a game";
        return Err(Refusal::new(Code::BadInput, message).by("K3"));
    }
    let rules = rules_of(chapter)?;
    let mut set = Settings::default();
    for word in words {
        match word.split_once('=') {
            Some((slug, value)) if slug.starts_with(OWN_PREFIX) => {
                set = set.with(slug, Value::Word(value.to_owned()));
            }
            _ => set.set(rules, word).map_err(|why| why.by("K3"))?,
        }
    }
    Ok(Deed::Change(Book([(chapter.to_owned(), set)].into())))
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
    tongue: Tongue,
}

impl Lines<'_> {
    fn say(&self, sentence: &impl Sentence) -> String {
        sentence.line(self.names()).to_string()
    }

    fn names(&self) -> Names<'static> {
        Names::new(&[], None).in_tongue(self.tongue)
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
        self.parts().concat()
    }

    /// The same in parts, each of which is told whole or not at all.
    fn parts(&self) -> Vec<Vec<String>> {
        let n = i64::try_from(self.seen.versions.len()).unwrap_or(i64::MAX);
        let [book, version] = [self.say(&say::Book {}), self.say(&say::Version { n })];
        let head = format!("{} – {book}: {version}", self.seen.name);
        let talk = self.seen.talk.iter().rev().take(5).rev();
        let talk = talk.map(|said| format!("  {}: {}", self.called(said.by), said.text));
        let open = self.seen.games.iter().filter(|game| game.ended.is_none());
        let mut parts = vec![vec![head]];
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

    /// A table that is open under the book.
    fn table(&self, game: &GameView) -> String {
        let name = self.called(game.by);
        let opened = self.say(&say::OpenedBy { name });
        let line = format!("  join {}  {}, {opened}", game.table, game.game);
        let names = game.sitting.iter();
        let names: Vec<_> = names.map(|one| Words::of(&one.name, Sense::Name)).collect();
        if names.is_empty() {
            return line;
        }
        let names = listed(&names, self.names());
        format!("{line}, {}", self.say(&say::SitThere { names }))
    }

    /// The words that can be typed.
    fn words(&self) -> Vec<String> {
        vec![self.say(&say::Typed {}), self.say(&say::OwnTyped {})]
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

    /// What became of what was voted on last.
    fn decided(&self) -> Option<String> {
        let last = self.seen.decided.first()?;
        let what = self.matter(last.by, &last.matter);
        let came = match &last.came {
            Came::Adopted => self.say(&say::Adopted {}),
            Came::Refused { by } => {
                let name = self.called(*by);
                self.say(&say::RefusedBy { name })
            }
            Came::Lapsed => self.say(&say::Lapsed {}),
            Came::Fulfilled => self.say(&say::Fulfilled {}),
            Came::Void => self.say(&say::Void {}),
            Came::Clashed { why } => {
                let why = refused(why, self.tongue).into_owned().into();
                self.say(&say::Clashed { why })
            }
        };
        Some(format!("{}. {what} – {came}", last.id))
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
            ];
            let said = said.into_iter().flatten();
            said.fold(format!("  {}", member.name), |line, more| {
                format!("{line}, {more}")
            })
        });
        lines.collect()
    }

    /// The book, or what changed with a version of it.
    fn book(&self, which: &str) -> Result<Vec<String>, Refusal> {
        if which.is_empty() {
            return Ok(self.chapters());
        }
        let wanted = number(which, "K4")?;
        let version = self
            .seen
            .versions
            .iter()
            .find(|version| u32::try_from(version.version) == Ok(wanted));
        let missing =
            || Refusal::new(Code::BadInput, format!("the book has no version {wanted}")).by("K4");
        let version = version.ok_or_else(missing)?;
        let agreed = say::AgreedBy {
            names: self.all(&version.yes),
        };
        let since = say::VersionSince {
            date: date(version.at, self.tongue).into(),
            name: self.called(version.by),
        };
        let number = self.say(&say::Version { n: wanted.into() });
        let mut lines = vec![format!("{number}, {}", self.say(&since)), self.say(&agreed)];
        lines.extend(self.changes(&version.changes));
        Ok(lines)
    }

    fn chapters(&self) -> Vec<String> {
        let mut lines = vec![self.say(&say::BookOf {
            circle: Words::of(&self.seen.name, Sense::Name),
        })];
        for (chapter, set) in &self.seen.book.0 {
            lines.push(format!("{chapter}:"));
            for rule in self.rules(chapter) {
                if let Some(to) = set.get(rule.slug) {
                    let to = value(chapter, rule, to, self.tongue);
                    lines.push(format!("  {}: {to}. {}", rule.title, rule.summary));
                }
            }
            for (name, text) in own_rules(set) {
                let (slug, text) = (format!("{OWN_PREFIX}{name}"), Value::Word(text.to_owned()));
                let new = say::own_change(&slug, &OWN_RULE.default_value(), &text, self.names());
                lines.extend(new.map(|new| format!("  {new} ({name})")));
            }
        }
        if self.seen.book.0.is_empty() {
            lines.push(self.say(&say::Usual {}));
        }
        lines
    }

    fn rules(&self, chapter: &str) -> &'static [table::Rule] {
        rules_in(chapter, self.tongue)
    }

    fn changes(&self, changes: &[Change]) -> Vec<String> {
        let line = |change: &Change| {
            let own = say::own_change(&change.rule, &change.from, &change.to, self.names());
            if let Some(own) = own {
                return Some(format!("  {}: {own}", change.chapter));
            }
            let rule = self
                .rules(&change.chapter)
                .iter()
                .find(|rule| rule.slug == change.rule)?;
            let told = |to| value(&change.chapter, rule, to, self.tongue).into();
            let said = say::Change {
                rule: rule.title.into(),
                from: told(&change.from),
                to: told(&change.to),
            };
            Some(format!("  {}: {}", change.chapter, self.say(&said)))
        };
        let lines = changes
            .iter()
            .map(|change| (line(change), other_lines(change)));
        lines
            .flat_map(|(line, other)| line.into_iter().chain(other))
            .collect()
    }

    fn proposal(&self, open: &ProposalView) -> Vec<String> {
        let what = match &open.matter {
            Matter::Book { .. } => self.say(&say::Proposes {
                name: self.called(open.by),
            }),
            matter => self.matter(open.by, matter).to_string(),
        };
        let mut lines = vec![format!(
            "{}. {what} (vote {} yes, vote {} no)",
            open.id, open.id, open.id
        )];
        lines.extend(self.changes(&open.changes));
        lines.push(format!(
            "  {}",
            self.say(&say::Waits {
                names: self.all(&open.waits)
            })
        ));
        lines
    }

    /// Who proposes what.
    fn matter(&self, by: MemberId, matter: &Matter) -> Words {
        proposal(by, matter, |id| self.called(id), self.names())
    }

    /// `3 yes`, or `yes` where only one proposal is open.
    fn vote(&self, rest: &str) -> Result<Deed, Refusal> {
        let (id, vote) = match (rest.split_once(' '), self.seen.proposals.as_slice()) {
            (Some((id, vote)), _) => (number(id, "K3")?, vote.trim()),
            (None, [only]) => (only.id, rest),
            (None, _) => (0, rest),
        };
        let vote = match (said(vote), vote) {
            (Some(vote), _) => Some(vote),
            (None, "withdraw") => None,
            (None, _) => {
                let message =
                    "a vote is yes, no or withdraw, with the number of the proposal: vote 2 yes";
                return Err(Refusal::new(Code::BadVote, message).by("K3"));
            }
        };
        Ok(Deed::Vote(id, vote))
    }
}

/// What is other in the text of a rule that has another one.
fn other_lines(change: &Change) -> Vec<String> {
    let [before, after] = [&change.from, &change.to].map(Value::to_string);
    let lines = speech::own::other_lines(&before, &after).into_iter();
    lines
        .map(|(stands, line)| format!("    {} {line}", stands.sign()))
        .collect()
}
