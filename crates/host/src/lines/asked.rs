//! What is asked of everybody: a proposal to be voted on, steps to be taken back, a pause; with the words that answer.

use speech::lab::Measured;
use speech::standing as say;
use speech::{Line, Sentence, listed};
use table::Seat;

use super::{Lines, small};
use crate::room::{PauseView, Room};

impl Lines {
    /// What is asked of everybody just now; with the words that answer it, if the reader has not.
    pub fn ballot(&self, room: &Room) -> Vec<String> {
        self.questions(room).map(|question| question.text).collect()
    }

    /// What of that waits for the reader's answer.
    pub fn unanswered(&self, room: &Room) -> Vec<String> {
        let open = self.questions(room).filter(|question| question.waits);
        open.map(|question| question.text).collect()
    }

    /// What is being voted on, or that nothing is.
    pub(super) fn votes(&self, room: &Room) -> Vec<String> {
        let open = self.ballot(room);
        if open.is_empty() {
            let rule = room.game.voting().into();
            return vec![self.told(&say::NoVote { rule })];
        }
        let mut lines = open;
        let (known, game) = (room.would_do(), room.game);
        let told = |one: &Measured| {
            one.line(game.slug(), game.rules(), self.names())
                .to_string()
        };
        lines.extend(known.iter().map(told));
        lines
    }

    fn questions(&self, room: &Room) -> impl Iterator<Item = Question> {
        let proposal = room.proposal_view().map(|open| {
            let name = self.called(room, open.seat);
            let titles = speech::own::titles(&room.settings());
            let rules = speech::sitting::settings(&open.rules, self.names().knowing(&titles));
            let what = self.told(&say::Proposes { name, rules });
            let votes = self.seat.is_some_and(|seat| room.has_vote(seat));
            let rule = room.game.voting().into();
            let words = votes.then(|| say::YesOrNo { rule }.line(self.names()));
            self.question(room, &what, &open.yes, words)
        });
        let request = self.request(room);
        proposal.into_iter().chain(request)
    }

    /// What somebody asks of all others, and who is still to answer.
    fn request(&self, room: &Room) -> Option<Question> {
        let (open, what) = if let Some(PauseView::Asked(open)) = room.pause_view() {
            let name = self.called(room, open.seat);
            (open, self.told(&say::AsksPause { name }))
        } else if let Some(open) = room.removal_view() {
            let (name, whom) = (
                self.called(room, open.request.seat),
                self.called(room, open.whom),
            );
            (open.request, self.told(&say::AsksRemoval { name, whom }))
        } else {
            let open = room.take_back_view()?;
            let (name, acts) = (self.called(room, open.request.seat), small(open.acts));
            (open.request, self.told(&say::AsksBack { name, acts }))
        };
        let asked = self.seat.filter(|seat| open.missing.contains(seat));
        let words = asked.map(|_| say::AgreeOrRefuse {}.line(self.names()));
        let mut question = self.question(room, &what, &open.yes, words);
        let missing = open.missing.iter().map(|seat| self.called(room, *seat));
        let missing: Vec<_> = missing.collect();
        let names = listed(&missing, self.names());
        let mut more = vec![self.told(&say::Missing { names })];
        if self.seat == Some(open.seat) {
            more.push(self.told(&say::Withdraw {}));
        }
        question.text = format!("{} {}", question.text, more.join(" "));
        Some(question)
    }

    /// What is asked, who has said yes, and the words that answer it for those who may.
    fn question(&self, room: &Room, what: &str, yes: &[Seat], answer: Option<Line>) -> Question {
        let names: Vec<_> = yes.iter().map(|seat| self.called(room, *seat)).collect();
        let (so_far, some) = (listed(&names, self.names()), !names.is_empty());
        let has_answered = self.seat.is_some_and(|seat| yes.contains(&seat));
        match answer {
            Some(words) if !has_answered => Question {
                text: format!(
                    "{what} {}",
                    self.told(&say::Agree {
                        yes: so_far,
                        some,
                        words
                    })
                ),
                waits: true,
            },
            _ => Question {
                text: format!(
                    "{what} {}",
                    self.told(&say::AllNeeded { yes: so_far, some })
                ),
                waits: false,
            },
        }
    }
}

/// A question to everybody, as one reader is told of it.
struct Question {
    text: String,
    /// Whether the reader's answer is missing.
    waits: bool,
}

impl Room {
    /// Whether a seat has a vote: everybody still playing, and whoever sits before the start.
    fn has_vote(&self, seat: Seat) -> bool {
        self.table()
            .is_none_or(|table| table.voters().contains(&seat))
    }
}
