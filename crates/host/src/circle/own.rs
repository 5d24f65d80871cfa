//! Rules of one's own in the book (K3, O11): what may go in, who has brought it there, and which of two proposals that do not
//! go together is closed.
//!
//! Texts are read when a member asks, never when a circle is brought back: what was found then is a fact.

use serde::Serialize;
use table::{Code, Materials, OWN as ANY, OWN_PREFIX, Refusal, Settings, own_rules};

use super::fold::moment;
use super::{Book, Circle, Command, Deed, Fact, Matter, MemberId, OWN, Proposal};
use crate::catalog::game;
use crate::room::Millis;
use crate::{choose_own, own_setting};

const KIB: usize = 1024;
/// The most bytes of texts that a book holds (K17); each is bounded by itself.
pub const BOOK_TEXTS: usize = 64 * KIB;
/// The most bytes of texts that a member proposes, ever: they stay in the file of the circle.
const MEMBER_TEXTS: usize = 256 * KIB;
/// The same of all members together.
pub(super) const CIRCLE_TEXTS: usize = 1024 * KIB;

/// A rule of one's own that stands in the book; its text is what the chapter is set to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OwnInBook {
    /// The chapter.
    pub chapter: String,
    /// Its name; its slug is `own/` with this.
    pub name: String,
    /// What it is called, with the value that is chosen.
    pub title: String,
    /// Since which version.
    pub version: usize,
    /// Since when.
    pub at: Millis,
    /// Who proposed it.
    pub by: MemberId,
}

impl Circle {
    /// What somebody asks to be changed, as it is kept: texts whole, nothing that is so already, and nothing that does
    /// not go together with the rest of its chapter.
    pub(super) fn ask(&self, by: MemberId, asked: &Book) -> Result<Book, Refusal> {
        let changes = self.book.read(&self.with_texts(asked)?)?;
        self.has_room_for(by, &changes)?;
        self.goes_together(&changes)?;
        Ok(changes)
    }

    /// Texts in the form in which they are kept, also where only one of their values is named.
    fn with_texts(&self, asked: &Book) -> Result<Book, Refusal> {
        let mut whole = Book::default();
        for (chapter, set) in &asked.0 {
            let mut set = set.clone();
            if chapter != OWN {
                choose_own(chapter, &self.rules(chapter), &mut set)?;
            } else if set.0.keys().any(|slug| slug.starts_with(OWN_PREFIX)) {
                let message = "a rule of your own is one of a game, not of the circle itself";
                return Err(Refusal::new(Code::UnknownRule, message).by("K3"));
            }
            named_alike(&mut set)?;
            whole.0.insert(chapter.clone(), set);
        }
        Ok(whole)
    }

    /// Whether the book, the circle and the member have room for the texts of a change (K17).
    fn has_room_for(&self, by: MemberId, changes: &Book) -> Result<(), Refusal> {
        let new = bytes(changes);
        if new == 0 {
            return Ok(());
        }
        self.book_holds(changes)?;
        let all: usize = self.members.iter().map(|member| member.texts).sum();
        let own = self.member(by)?.texts;
        let (most, whose) = if all + new > CIRCLE_TEXTS {
            (CIRCLE_TEXTS, "this circle")
        } else if own + new > MEMBER_TEXTS {
            (MEMBER_TEXTS, "one member")
        } else {
            return Ok(());
        };
        let message = format!(
            "{whose} may propose {} KiB of rules of its own in all, which stay in the file of the circle; for this one there is no room",
            most / KIB
        );
        Err(Refusal::new(Code::TooLong, message).by("K17"))
    }

    fn book_holds(&self, changes: &Book) -> Result<(), Refusal> {
        let holds = bytes(&self.book.changed(changes));
        if holds <= BOOK_TEXTS {
            return Ok(());
        }
        let message = format!(
            "a book holds {} KiB of rules of one's own, and with this one it would be {}: drop one first",
            BOOK_TEXTS / KIB,
            holds.div_ceil(KIB)
        );
        Err(Refusal::new(Code::TooLong, message).by("K17"))
    }

    /// Whether the chapters that a change touches can be played after it, rules of one's own and all.
    fn goes_together(&self, changes: &Book) -> Result<(), Refusal> {
        let after = self.book.changed(changes);
        for chapter in changes.0.keys() {
            let set = after.chapter(chapter);
            if chapter != OWN && own_rules(&set).next().is_some() {
                game(chapter)?.warnings(&set, &Materials::default())?;
            }
        }
        Ok(())
    }

    /// The proposals that everybody would have agreed to with this fact, and that do not go together with what the book
    /// says by then: each is closed by a fact of its own, which comes first.
    pub(super) fn clashing(&self, fact: &Fact) -> Result<Vec<Fact>, Refusal> {
        let Some(at) = moment(fact).filter(|_| self.has_texts_open()) else {
            return Ok(Vec::new());
        };
        let mut tried = self.clone();
        tried.note(fact)?;
        let mut clashed = Vec::new();
        while let Some(open) = tried.take_agreed(at) {
            match tried.still_goes(&open) {
                Ok(()) => drop(tried.adopt(&open, at)),
                Err(why) => {
                    let (proposal, why) = (open.id, why.message);
                    clashed.push(Fact::Clashed { proposal, why, at });
                }
            }
        }
        Ok(clashed)
    }

    fn still_goes(&self, open: &Proposal) -> Result<(), Refusal> {
        let Matter::Book { changes } = &open.matter else {
            return Ok(());
        };
        if !self.is_dear(changes) {
            return Ok(());
        }
        for (chapter, set) in &changes.0 {
            let own = set.0.keys().filter(|slug| slug.starts_with(OWN_PREFIX));
            for slug in own {
                let mut since = self.versions.iter().skip(open.version);
                if since.any(|version| version.changes.chapter(chapter).get(slug).is_some()) {
                    let message = format!(
                        "everybody agreed to another proposal about `{slug}` first: propose this one anew"
                    );
                    return Err(Refusal::new(Code::Clash, message).by("K3"));
                }
            }
        }
        self.book_holds(changes)?;
        self.goes_together(changes)
    }

    fn has_texts_open(&self) -> bool {
        self.open.iter().any(|open| match &open.matter {
            Matter::Book { changes } => self.is_dear(changes),
            _ => false,
        })
    }

    /// Whether texts have to be read to know if a change can be.
    fn is_dear(&self, changes: &Book) -> bool {
        let after = self.book.changed(changes);
        let mut touched = changes.0.keys();
        touched.any(|chapter| {
            let own = |slug: &String| slug.starts_with(OWN_PREFIX);
            after.chapter(chapter).0.keys().any(own) || changes.chapter(chapter).0.keys().any(own)
        })
    }

    /// Whether carrying out a command may have texts read, which is done where nobody waits.
    #[must_use]
    pub fn reads_texts(&self, command: &Command, now: Millis) -> bool {
        match command {
            Command::Do(
                _,
                Deed::Change(book) | Deed::Propose(Matter::Book { changes: book }),
                _,
            ) if self.is_dear(book) => true,
            Command::Do(_, Deed::Vote(..) | Deed::Leave | Deed::Propose(_), _) => {
                self.has_texts_open()
            }
            _ => self.is_due(now) && self.has_texts_open(),
        }
    }

    /// The rules of one's own that stand in the book, and who has brought them there.
    #[must_use]
    pub fn own_in_book(&self) -> Vec<OwnInBook> {
        let chapters = self.book.0.iter();
        let all = chapters.flat_map(|(chapter, set)| {
            own_rules(set).filter_map(|(name, text)| self.own_rule(chapter, name, text))
        });
        all.collect()
    }

    fn own_rule(&self, chapter: &str, name: &str, text: &str) -> Option<OwnInBook> {
        let slug = format!("{OWN_PREFIX}{name}");
        let sets = |index: &usize| {
            let changes = &self.versions[*index].changes;
            changes.chapter(chapter).get(&slug).is_some()
        };
        let index = (0..self.versions.len()).rev().find(sets)?;
        let version = &self.versions[index];
        let head = own::Head::read(text).ok().map(|(head, ..)| head);
        Some(OwnInBook {
            chapter: chapter.to_owned(),
            name: name.to_owned(),
            title: head.map_or_else(|| name.to_owned(), |head| head.called()),
            version: index + 1,
            at: version.at,
            by: version.by,
        })
    }

    /// Counts the texts that a fact has in it for whoever brought them.
    pub(super) fn count_texts(&mut self, fact: &Fact) {
        let (by, changes) = match fact {
            Fact::Written { by, changes, .. }
            | Fact::Proposed {
                by,
                matter: Matter::Book { changes },
                ..
            } => (*by, changes),
            _ => return,
        };
        let new = bytes(changes);
        if let Ok(member) = self.member_mut(by) {
            member.texts += new;
        }
    }

    /// Whether a circle that comes from elsewhere has no more texts than one may have, and its book can be played.
    pub(super) fn holds_its_texts(&self) -> Result<(), Refusal> {
        self.book_holds(&Book::default())?;
        self.goes_together(&self.book)
    }

    /// How many bytes of texts its members have proposed.
    pub(super) fn texts(&self) -> usize {
        self.members.iter().map(|member| member.texts).sum()
    }
}

/// How long the texts in a book or a change are.
fn bytes(book: &Book) -> usize {
    let sets = book.0.values();
    sets.flat_map(own_rules).map(|(_, text)| text.len()).sum()
}

/// Texts as they are kept, each under the name that its head says.
pub(super) fn named_alike(set: &mut Settings) -> Result<(), Refusal> {
    for (slug, value) in &mut set.0 {
        let text = value.to_string();
        if !slug.starts_with(OWN_PREFIX) || matches!(text.as_str(), "off" | "false") {
            continue;
        }
        let (known, kept) = own_setting(&text)?;
        if known != *slug {
            let message = format!("the text is that of `{known}`, and was given as `{slug}`");
            return Err(Refusal::new(Code::BadValue, message).by(ANY.number()));
        }
        *value = kept;
    }
    Ok(())
}
