//! Everything a viewer may know of a live table, built up for them.

use arena::Prospects;
use serde::Serialize;
use serde_json::{Value as Json, json};
use table::{AnyTable, Seat, Settings, Viewer, Waiting};

use super::{LeavePlan, Millis, Plan, Room};

/// A live table as one viewer sees it.
#[derive(Clone, Debug, Serialize)]
pub struct RoomView {
    /// The slug of the game.
    pub game: &'static str,
    /// The name of the table.
    pub title: String,
    /// Whether it is left out of the list.
    pub private: bool,
    /// How far it has come.
    pub stage: StageView,
    /// The seats, in order of play.
    pub seats: Vec<ChairView>,
    /// The most seats it takes.
    pub most: usize,
    /// The rules in force, every one spelled out once the game has begun; before, those the table sets itself.
    pub rules: Settings,
    /// The viewer's own seat.
    pub seat: Option<Seat>,
    /// What the game waits for, in the words of the referee; the actions listed are those of whoever is to act.
    pub turn: Option<Json>,
    /// The actions listed for the viewer.
    pub actions: Vec<Json>,
    /// What the viewer may know of the game.
    pub view: Option<Json>,
    /// The record length that an action is made against (P8).
    pub length: usize,
    /// How many entries the log has.
    pub entries: usize,
    /// The open proposal.
    pub proposal: Option<Json>,
    /// The open request to take steps back.
    pub take_back: Option<TakeBackView>,
    /// How far the viewer may take back their own acts alone.
    pub undoable: Option<u64>,
    /// What is known of the luck before the secret is revealed: its hash (P12).
    pub commitment: String,
    /// What the seats mixed in.
    pub nonces: Vec<String>,
    /// The secret, once the game is over.
    pub secret: Option<String>,
    /// Clocks that run.
    pub clocks: Vec<ClockView>,
    /// Whether the odds of the next throw are shown.
    pub coach: bool,
    /// What becomes of a seat that is given up.
    pub leave: LeavePlan,
    /// Where the same people meet again.
    pub rematch: Option<String>,
    /// Why the table is closed, if it is.
    pub closed: Option<String>,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum StageView {
    /// People are sitting down.
    Lobby,
    /// The game is under way.
    Playing,
    /// The game is over.
    Over,
}

/// One seat.
#[derive(Clone, Debug, Serialize)]
pub struct ChairView {
    /// Who sits there.
    pub name: String,
    /// The bot that was asked to sit there.
    pub bot: Option<String>,
    /// The bot that stands in for the absent player.
    pub stand_in: Option<String>,
    /// Whether the table waits for this seat.
    pub to_act: bool,
}

/// A request to take steps back.
#[derive(Clone, Debug, Serialize)]
pub struct TakeBackView {
    /// Who asks.
    pub seat: Seat,
    /// How many steps of the line of play would stay.
    pub to: u64,
    /// Who has said yes.
    pub yes: Vec<Seat>,
}

/// A clock that runs.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct ClockView {
    /// For whom.
    pub seat: Seat,
    /// When it runs out, in milliseconds since the epoch.
    pub until: Millis,
    /// Whether it is a clock of the game's own rules.
    pub of_game: bool,
}

impl Room {
    /// Everything `viewer` may know.
    pub fn view(&self, viewer: Viewer) -> RoomView {
        let table = self.table.as_deref();
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let Plan {
            title,
            private,
            most,
            coach,
            leave,
            ..
        } = self.plan.clone();
        RoomView {
            game: self.game.slug(),
            title,
            private,
            stage: self.stage(),
            seats: self.chair_views(),
            most,
            rules: table.map_or_else(|| self.plan.rules.clone(), AnyTable::rules),
            seat,
            turn: table.map(|table| Self::turn_for(table.turn_json(), viewer)),
            actions: seat
                .zip(table)
                .map(|(seat, table)| table.actions(seat))
                .unwrap_or_default(),
            view: table.map(|table| table.view(viewer)),
            length: table.map_or(0, AnyTable::length),
            entries: self.log.len(),
            proposal: self.proposal_json(),
            take_back: self.take_back_view(),
            undoable: seat
                .zip(table)
                .and_then(|(seat, table)| table.undoable_by(seat)),
            commitment: self.secret.commitment(),
            nonces: self
                .chairs
                .iter()
                .map(|chair| chair.player.nonce.clone())
                .collect(),
            secret: table
                .filter(|_| self.is_over())
                .and_then(|table| table.record().reveal),
            clocks: self.clock_views(),
            coach,
            leave,
            rematch: self.rematch.clone(),
            closed: self.closed.clone(),
        }
    }

    /// What the next draw may come to, at a table that shows it.
    pub fn prospects(&self, viewer: Viewer) -> Option<Prospects> {
        let table = self.table.as_deref().filter(|_| self.plan.coach)?;
        self.game.prospects(table, viewer)
    }

    fn stage(&self) -> StageView {
        match self.table.as_ref().map(|table| table.waiting()) {
            None => StageView::Lobby,
            Some(Waiting::Over) => StageView::Over,
            Some(Waiting::Seats(_) | Waiting::Luck) => StageView::Playing,
        }
    }

    /// The turn without the actions of others: what another may do can tell what he holds.
    fn turn_for(mut turn: Json, viewer: Viewer) -> Json {
        let own = |seat: &Json| matches!(viewer, Viewer::Seat(own) if *seat == own.0);
        if turn["kind"] == "choice" && turn.get("seat").is_some_and(|seat| !own(seat)) {
            turn["actions"] = Json::Array(Vec::new());
        }
        if let Some(asks) = turn.get_mut("seats").and_then(Json::as_array_mut) {
            for ask in asks.iter_mut().filter(|ask| !own(&ask["seat"])) {
                ask["actions"] = Json::Array(Vec::new());
            }
        }
        turn
    }

    pub(crate) fn chair_views(&self) -> Vec<ChairView> {
        let waited_for = self.waited_for();
        let chairs = self.chairs.iter().enumerate();
        let view = |(index, chair): (usize, &super::Chair)| ChairView {
            name: chair.player.name.clone(),
            bot: chair.player.bot.clone(),
            stand_in: chair.stand_in.clone(),
            to_act: waited_for.contains(&Seat::at(index)),
        };
        chairs.map(view).collect()
    }

    pub(crate) fn clock_views(&self) -> Vec<ClockView> {
        let own = self.waited_for().into_iter();
        let own = own.filter_map(|seat| {
            Some(ClockView {
                seat,
                until: self.deadline(seat)?,
                of_game: false,
            })
        });
        let game = self.game_deadline().map(|(seat, until)| ClockView {
            seat,
            until,
            of_game: true,
        });
        own.chain(game).collect()
    }

    /// The open request to take steps back.
    pub(crate) fn take_back_view(&self) -> Option<TakeBackView> {
        self.take_back.as_ref().map(|open| TakeBackView {
            seat: open.seat,
            to: open.to,
            yes: open.yes.clone(),
        })
    }

    /// The open proposal, with what it would do as far as that is known, and whether it is worth finding out.
    pub(crate) fn proposal_json(&self) -> Option<Json> {
        let mut open = self.open_json()?;
        open["would_do"] = json!(self.would_do());
        open["on_trial"] = json!(self.on_trial().is_some());
        Some(open)
    }

    fn open_json(&self) -> Option<Json> {
        let lobby = self
            .lobby_proposal
            .as_ref()
            .map(|open| json!({"id": 0, "seat": open.seat, "rules": open.rules, "yes": open.yes}));
        lobby.or_else(|| self.table.as_ref()?.proposal().map(|open| json!(open)))
    }
}
