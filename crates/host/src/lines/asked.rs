//! What is asked of everybody: a proposal to be voted on, steps to be taken back; with the words that answer.

use screen::{list, settings};
use speech::Names;
use table::{Seat, Settings};

use super::Lines;
use crate::room::Room;

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
            let nothing = "Nothing is being voted on. propose RULE=VALUE proposes something (W18).";
            return vec![nothing.to_owned()];
        }
        let mut lines = open;
        let names = Names::new(&[], None).in_tongue(self.tongue);
        let known = room.would_do();
        lines.extend(known.iter().map(|one| one.line(names).to_string()));
        lines
    }

    fn questions(&self, room: &Room) -> impl Iterator<Item = Question> {
        let proposal = room.open_proposal().map(|open| {
            let what = format!(
                "{} proposes: {}.",
                room.called(open.seat),
                settings(&open.rules)
            );
            let votes = self.seat.is_some_and(|seat| room.has_vote(seat));
            self.question(room, &what, &open.yes, votes.then_some("yes or no (W18)"))
        });
        let take_back = room.take_back_view().map(|open| {
            let what = format!("{} asks to take steps back.", room.called(open.seat));
            let answer = self.seat.map(|_| "agree or refuse");
            self.question(room, &what, &open.yes, answer)
        });
        proposal.into_iter().chain(take_back)
    }

    /// What is asked, who has said yes, and the words that answer it for those who may.
    fn question(&self, room: &Room, what: &str, yes: &[Seat], answer: Option<&str>) -> Question {
        let names: Vec<_> = yes.iter().map(|seat| room.called(*seat)).collect();
        let so_far = format!("{what} Yes so far: {}.", list(&names));
        let has_answered = self.seat.is_some_and(|seat| yes.contains(&seat));
        match answer {
            Some(words) if !has_answered => Question {
                text: format!("{so_far} Do you agree? Type {words}."),
                waits: true,
            },
            _ => Question {
                text: format!("{so_far} It needs everybody."),
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

/// A proposal before the start or in the game.
pub(super) struct Open {
    seat: Seat,
    rules: Settings,
    yes: Vec<Seat>,
}

impl Room {
    /// The open proposal, before the start or in the game.
    fn open_proposal(&self) -> Option<Open> {
        let json = self.proposal_json()?;
        Some(Open {
            seat: serde_json::from_value(json["seat"].clone()).ok()?,
            rules: serde_json::from_value(json["rules"].clone()).ok()?,
            yes: serde_json::from_value(json["yes"].clone()).ok()?,
        })
    }

    /// Whether a seat has a vote: everybody still playing, and whoever sits before the start.
    fn has_vote(&self, seat: Seat) -> bool {
        self.table()
            .is_none_or(|table| table.voters().contains(&seat))
    }

    fn called(&self, seat: Seat) -> String {
        self.name(seat).unwrap_or("Somebody").to_owned()
    }
}
