//! What a fact of a circle is told as, outside (K13).

use speech::circle as say;
use speech::{Line, Names, Sense, Sentence, Tongue, listed, refused};

use super::said::proposal;
use super::standing::closing;
use super::{Came, Circle, Fact, MemberId};

impl Circle {
    /// A fact that has been folded in, in words; nothing where nobody need be called for it.
    #[must_use]
    pub fn told(&self, fact: &Fact, tongue: Tongue) -> Option<String> {
        let teller = Teller {
            circle: self,
            tongue,
        };
        teller.told(fact)
    }
}

struct Teller<'a> {
    circle: &'a Circle,
    tongue: Tongue,
}

impl Teller<'_> {
    fn told(&self, fact: &Fact) -> Option<String> {
        Some(match fact {
            Fact::Asked { who, .. } => self.say(&say::Asks {
                name: named(&who.name),
            }),
            Fact::Sat { who, .. } => self.say(&say::HasSat {
                name: named(&who.name),
            }),
            Fact::Proposed { by, matter, .. } => {
                proposal(*by, matter, |id| self.called(id), self.names()).to_string()
            }
            Fact::Voted {
                by,
                proposal,
                vote: Some(yes),
                ..
            } => self.voted(*by, *proposal, *yes),
            Fact::Clashed { why, .. } => {
                let why = refused(why, self.tongue).into_owned().into();
                self.say(&say::Clashed { why })
            }
            Fact::Left { by, .. } => self.say(&say::HasLeft {
                name: self.called(*by),
            }),
            Fact::Vouched { by, member, .. } => self.say(&say::Vouched {
                by: self.called(*by),
                name: self.called(*member),
            }),
            Fact::Opened { by, game, .. } => self.say(&say::HasOpened {
                name: self.called(*by),
                game: crate::game(game)
                    .map_or(game.as_str(), |game| game.title())
                    .into(),
            }),
            Fact::Seated {
                by, member, table, ..
            } => {
                let mut games = self.circle.games.iter();
                let game = games.find(|game| game.table == *table)?;
                self.say(&say::HasSeated {
                    by: self.called(*by),
                    name: self.called(*member),
                    game: crate::game(&game.slug)
                        .map_or("?", |game| game.title())
                        .into(),
                })
            }
            Fact::Ended { ending, .. } => {
                let winners = ending.places.iter().filter(|place| place.won);
                let names: Vec<_> = winners.map(|place| named(&place.name)).collect();
                let is_told = !names.is_empty();
                let names = listed(&names, self.names());
                return is_told.then(|| self.say(&say::HasWon { names }));
            }
            Fact::Begun { title, .. } => self.say(&say::Runs {
                title: named(title),
            }),
            Fact::Closed { .. } => self.closed()?,
            Fact::Tonight { by, until } if *until > 0 => self.say(&say::WouldPlay {
                name: self.called(*by),
            }),
            Fact::Said { by, text, .. } => format!("{}: {text}", self.called(*by)),
            _ => return None,
        })
    }

    /// A vote, and whether it was the last one that was needed.
    fn voted(&self, by: MemberId, proposal: u32, yes: bool) -> String {
        let name = self.called(by);
        if !yes {
            return self.say(&say::RefusedBy { name });
        }
        let mut decided = self.circle.decided.iter();
        let last = decided.find(|decided| decided.proposal.id == proposal);
        let is_last = last.is_some_and(|decided| {
            decided.came == Came::Adopted && decided.proposal.yes.last() == Some(&by)
        });
        let said = self.say(&say::SaidYes { name });
        if is_last {
            return format!("{said} – {}", self.say(&say::Adopted {}));
        }
        said
    }

    fn closed(&self) -> Option<String> {
        let index = self.circle.evenings.len().checked_sub(1)?;
        let evening = &self.circle.evenings[index];
        let standing = self.circle.of_evening(index);
        let told = closing(&evening.title, &standing, evening.counts, self.names());
        Some(told.to_string())
    }

    fn called(&self, id: MemberId) -> Line {
        named(self.circle.member_name(id).unwrap_or("?"))
    }

    fn say(&self, sentence: &impl Sentence) -> String {
        sentence.line(self.names()).to_string()
    }

    fn names(&self) -> Names<'static> {
        Names::new(&[], None).in_tongue(self.tongue)
    }
}

fn named(name: &str) -> Line {
    Line::of(name, Sense::Name)
}
