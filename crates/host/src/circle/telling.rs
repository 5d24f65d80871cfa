//! What a fact of a circle is told as, outside (K13).

use speech::circle as say;
use speech::{Line, Names, Sense, Sentence, Tongue, listed, refused};

use super::said::proposal;
use super::standing::closing;
use super::{Came, Circle, Ending, Fact, Matter, MemberId, Proposal};
use crate::room::Millis;

impl Circle {
    /// The same where lines are typed: what is typed to get to a table that is told of stands behind it.
    #[must_use]
    pub fn told_typed(&self, fact: &Fact, tongue: Tongue) -> Option<String> {
        let told = self.told(fact, tongue)?;
        Some(match fact {
            Fact::Opened { table, .. } | Fact::Seated { table, .. } => {
                format!("{told} (join {table})")
            }
            _ => told,
        })
    }

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
            Fact::Proposed { by, matter, at } => self.proposed(*by, matter, *at),
            Fact::Voted {
                by, proposal, vote, ..
            } => self.voted(*by, *proposal, *vote),
            Fact::Clashed { why, .. } => {
                let why = refused(why, self.tongue).into_owned().into();
                self.say(&say::Clashed { why })
            }
            Fact::Lapsed { proposal, .. } => self.numbered(*proposal, &say::Lapsed {}),
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
            Fact::Ended { ending, .. } => return self.ended(ending),
            Fact::Begun { by, title, .. } => self.say(&say::Begins {
                name: self.called(*by),
                title: named(title),
            }),
            Fact::Closed { .. } => self.closed(self.circle.evenings.len().checked_sub(1)?),
            Fact::Tonight { by, until } if *until > 0 => self.say(&say::WouldPlay {
                name: self.called(*by),
            }),
            Fact::Said { by, text, .. } => format!("{}: {text}", self.called(*by)),
            of_members => return self.of_members(of_members),
        })
    }

    /// Who comes and goes, and by which name and key.
    fn of_members(&self, fact: &Fact) -> Option<String> {
        Some(match fact {
            Fact::Asked { who, .. } => self.say(&say::Asks {
                name: named(&who.name),
            }),
            Fact::Sat { who, .. } => self.say(&say::HasSat {
                name: named(&who.name),
            }),
            Fact::Declined { by, .. } => self.say(&say::HasDeclined {
                name: self.called(*by),
            }),
            Fact::Renamed { by, .. } => {
                let was = self.circle.was_called(*by)?;
                self.say(&say::IsCalled {
                    was: named(was),
                    name: self.called(*by),
                })
            }
            Fact::Rekeyed { member, .. } => self.say(&say::KeyIsNew {
                name: self.called(*member),
            }),
            Fact::Left { by, at } => self.left(*by, *at),
            Fact::Vouched { by, member, .. } => self.say(&say::Vouched {
                by: self.called(*by),
                name: self.called(*member),
            }),
            Fact::Objected { by, .. } => self.say(&say::KeyStays {
                name: self.called(*by),
            }),
            _ => return None,
        })
    }

    /// What is proposed, with the number by which one votes on it.
    fn proposed(&self, by: MemberId, matter: &Matter, at: Millis) -> String {
        let what = proposal(by, matter, |id| self.called(id), self.names());
        let decided = self.circle.decided.iter().map(|decided| &decided.proposal);
        let mut all = self.circle.open.iter().chain(decided);
        let is_it = |one: &&Proposal| one.by == by && one.at == at && one.matter == *matter;
        match all.find(is_it) {
            Some(one) => self.say(&say::Numbered { n: one.id, what }),
            None => what.to_string(),
        }
    }

    /// A vote, and whether it was the last one that was needed.
    fn voted(&self, by: MemberId, n: u32, vote: Option<bool>) -> String {
        let name = self.called(by);
        let said = match vote {
            Some(true) => self.say(&say::YesTo { name, n }),
            Some(false) => return self.say(&say::NoTo { name, n }),
            None => return self.say(&say::YesBack { name, n }),
        };
        let mut decided = self.circle.decided.iter();
        let last = decided.find(|decided| decided.proposal.id == n);
        let is_last = last.is_some_and(|decided| {
            decided.came == Came::Adopted && decided.proposal.yes.last() == Some(&by)
        });
        if is_last {
            return format!("{said} – {}", self.say(&say::Adopted {}));
        }
        said
    }

    /// Who has left, and what all who are left agree on by that.
    fn left(&self, by: MemberId, at: Millis) -> String {
        let name = self.called(by);
        let decided = self.circle.decided.iter();
        let by_that = decided.filter(|one| one.at == at && one.came == Came::Adopted);
        by_that.fold(self.say(&say::HasLeft { name }), |told, one| {
            format!(
                "{told} {}",
                self.numbered(one.proposal.id, &say::Adopted {})
            )
        })
    }

    /// What came of a proposal, with its number.
    fn numbered(&self, n: u32, came: &impl Sentence) -> String {
        let what = self.say(came).as_str().into();
        format!("{}.", self.say(&say::Numbered { n, what }))
    }

    /// Who has won a game; where its evening is closed already, how that stands now.
    fn ended(&self, ending: &Ending) -> Option<String> {
        let winners = ending.places.iter().filter(|place| place.won);
        let names: Vec<_> = winners.map(|place| named(&place.name)).collect();
        if names.is_empty() {
            return None;
        }
        let names = listed(&names, self.names());
        let won = self.say(&say::HasWon { names });
        let mut games = self.circle.games.iter();
        let evening = games.find(|game| game.table == ending.table)?.evening;
        let closed = evening.filter(|evening| Some(*evening) != self.circle.running());
        Some(match closed {
            Some(evening) => format!("{won} {}", self.closed(evening)),
            None => won,
        })
    }

    /// How an evening ended, and whether a game of it still counts that is being played.
    fn closed(&self, index: usize) -> String {
        let evening = &self.circle.evenings[index];
        let standing = self.circle.of_evening(index);
        let told = closing(&evening.title, &standing, evening.counts, self.names());
        let games = self.circle.games.iter();
        let still = games.filter(|game| game.evening == Some(index) && game.ended.is_none());
        let n = i64::try_from(still.count()).unwrap_or(i64::MAX);
        if n == 0 {
            return told.to_string();
        }
        format!("{told} {}", self.say(&say::StillPlayed { n }))
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
