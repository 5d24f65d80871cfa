//! Everything a viewer may know of a live table, built up for them.

use std::collections::BTreeMap;
use std::sync::Arc;

use arena::Prospects;
use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};
use serde_json::Value as Json;
use speech::lab::Measured;
use speech::pieces::name_in;
use table::{AnyGlance, AnyTable, Seat, Settings, Viewer, Waiting};

use super::pause::Pause;
use super::request::Asked;
use super::{Coach, LeavePlan, Millis, Plan, RequestView, Room, SeriesView};

/// A live table as one viewer sees it.
#[derive(Clone, Debug, Serialize)]
pub struct RoomView {
    /// The slug of the game.
    pub game: &'static str,
    /// The name of the table.
    pub title: String,
    /// Whether it is left out of the list.
    pub private: bool,
    /// Whether it may be old: whoever shows it has lost its lease of the tables (N4).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stale: bool,
    /// How far it has come.
    pub stage: StageView,
    /// The seats, in order of play.
    pub seats: Vec<ChairView>,
    /// The most seats it takes.
    pub most: usize,
    /// The rules in force, every one spelled out once the game has begun; before, those the table sets itself.
    pub rules: Settings,
    /// The pieces of the table's own, by kind: what each calls itself (O19).
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub pieces: BTreeMap<String, String>,
    /// The viewer's own seat.
    pub seat: Option<Seat>,
    /// What the viewer sees of the game, once there is one: in JSON as `turn`, `actions` and `view`, which are made of it
    /// there and nowhere else.
    #[serde(flatten, serialize_with = "in_json")]
    pub glance: Option<Arc<dyn AnyGlance>>,
    /// The record length that an action is made against (P8).
    pub length: usize,
    /// How many entries the log has.
    pub entries: usize,
    /// The open proposal.
    pub proposal: Option<ProposalView>,
    /// The open request to take steps back.
    pub take_back: Option<TakeBackView>,
    /// The pause that is asked for, or stands.
    pub pause: Option<PauseView>,
    /// The open request to take somebody out of the game.
    pub removal: Option<RemovalView>,
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
    /// Whose hands those who watch may look into (P10).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hands: Vec<Seat>,
    /// Over whose shoulder the viewer looks: `view` is then what that seat sees.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<Seat>,
    /// How many milliseconds later those who watch see the table (P10).
    pub delay: Millis,
    /// Whether it is a table for learning: advice for all, decisions are marked, and the game counts for no rating (P26); `"after"` where
    /// nobody is advised before the game is over (U11).
    pub coach: Coach,
    /// What becomes of a seat that is given up.
    pub leave: LeavePlan,
    /// Where the same people meet again.
    pub rematch: Option<String>,
    /// Who has asked for that first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch_by: Option<Seat>,
    /// For whom seats are kept for a while before the game begins: those who played before (P10).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub awaited: Vec<String>,
    /// How the series stands, where this game is not the first of it.
    pub series: Option<SeriesView>,
    /// Why the table is closed, if it is.
    pub closed: Option<String>,
}

/// What the game waits for, what the viewer may do and what they may know, as programs read it.
#[expect(clippy::ref_option, reason = "serde hands the field over as it is")]
fn in_json<S: Serializer>(
    glance: &Option<Arc<dyn AnyGlance>>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(3))?;
    map.serialize_entry("turn", &glance.as_deref().map(AnyGlance::turn_json))?;
    map.serialize_entry("actions", &actions(glance.as_deref()))?;
    map.serialize_entry("view", &glance.as_deref().map(AnyGlance::view_json))?;
    map.end()
}

fn actions(glance: Option<&dyn AnyGlance>) -> Vec<Json> {
    glance.map(AnyGlance::actions_json).unwrap_or_default()
}

impl RoomView {
    /// What the game waits for, in the words of the referee; the actions listed are those of the viewer.
    #[must_use]
    pub fn turn(&self) -> Option<Json> {
        self.glance.as_deref().map(AnyGlance::turn_json)
    }

    /// The actions listed for the viewer, as programs read them.
    #[must_use]
    pub fn actions(&self) -> Vec<Json> {
        actions(self.glance.as_deref())
    }

    /// What the viewer may know of the game, as programs read it.
    #[must_use]
    pub fn view(&self) -> Option<Json> {
        self.glance.as_deref().map(AnyGlance::view_json)
    }
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
    /// Whether who sat there has left for good.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub has_left: bool,
    /// Whether the table waits for this seat.
    pub to_act: bool,
}

/// A change of rules that is put to the table.
#[derive(Clone, Debug, Serialize)]
pub struct ProposalView {
    /// Its number; before the start they are counted by themselves.
    pub id: u32,
    /// Who proposes.
    pub seat: Seat,
    /// The rules to change and what to set them to.
    pub rules: Settings,
    /// Who has said yes.
    pub yes: Vec<Seat>,
    /// Those of its rules that would begin with the next game, and do nothing in this one (W19).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub next_game: Vec<String>,
    /// What its own texts do, by the slugs of its rules, a sentence a line: told to who asks for the table by the API, where the
    /// house has the time to find out.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub explained: BTreeMap<String, Vec<String>>,
    /// What it would do, as far as it was measured (U23).
    pub would_do: Vec<Measured>,
    /// Whether it is worth finding that out.
    pub on_trial: bool,
}

/// A request to take steps back.
#[derive(Clone, Debug, Serialize)]
pub struct TakeBackView {
    /// Who asks whom.
    #[serde(flatten)]
    pub request: RequestView,
    /// How many steps of the line of play would stay.
    pub to: u64,
    /// How many acts would be taken back.
    pub acts: u64,
}

/// A request to take somebody out of the game who is away (P4).
#[derive(Clone, Debug, Serialize)]
pub struct RemovalView {
    /// Who asks whom.
    #[serde(flatten)]
    pub request: RequestView,
    /// Who is away.
    pub whom: Seat,
}

/// A pause (P5).
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "stage", rename_all = "kebab-case")]
pub enum PauseView {
    /// It is asked for.
    Asked(RequestView),
    /// The game stands still.
    Stands {
        /// Since when, in milliseconds since the epoch.
        since: Millis,
        /// When it goes on by itself.
        until: Millis,
    },
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
            delay,
            ..
        } = self.plan.clone();
        RoomView {
            game: self.game.slug(),
            title,
            private,
            stale: false,
            stage: self.stage(),
            seats: self.chair_views(),
            most,
            rules: table.map_or_else(|| self.plan.rules.clone(), AnyTable::rules),
            pieces: self.pieces(),
            seat,
            glance: table.map(|table| table.glance(viewer)),
            length: table.map_or(0, AnyTable::length),
            entries: self.log.len(),
            proposal: self.proposal_view(),
            take_back: self.take_back_view(),
            pause: self.pause_view(),
            removal: self.removal_view(),
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
            hands: self.hands_shown().collect(),
            over: None,
            delay,
            coach,
            leave,
            rematch: self.rematch.clone(),
            rematch_by: self.rematch_by,
            awaited: Vec::new(),
            series: self.series(),
            closed: self.closed.clone(),
        }
    }

    fn pieces(&self) -> BTreeMap<String, String> {
        let all = self.plan.materials.0.iter();
        all.map(|(kind, text)| (kind.clone(), name_in(text)))
            .collect()
    }

    /// What the next draw may come to, at a table that shows it.
    pub fn prospects(&self, viewer: Viewer) -> Option<Prospects> {
        self.plan.coach.is_on().then(|| self.odds(viewer))?
    }

    /// What the next draw may come to, for whoever may ask: see [`Self::may_advise`].
    pub(crate) fn odds(&self, viewer: Viewer) -> Option<Prospects> {
        self.game.prospects(self.table.as_deref()?, viewer)
    }

    fn stage(&self) -> StageView {
        match self.table.as_ref().map(|table| table.waiting()) {
            None => StageView::Lobby,
            Some(Waiting::Over) => StageView::Over,
            Some(Waiting::Seats(_) | Waiting::Luck) => StageView::Playing,
        }
    }

    pub(crate) fn chair_views(&self) -> Vec<ChairView> {
        let waited_for = self.asked();
        let chairs = self.chairs.iter().enumerate();
        let view = |(index, chair): (usize, &super::Chair)| ChairView {
            name: chair.player.name.clone(),
            bot: chair.player.bot.clone(),
            stand_in: chair.stand_in.clone(),
            has_left: chair.has_left,
            to_act: waited_for.contains(&Seat::at(index)),
        };
        chairs.map(view).collect()
    }

    pub(crate) fn clock_views(&self) -> Vec<ClockView> {
        let own = self.asked().into_iter();
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
    pub fn take_back_view(&self) -> Option<TakeBackView> {
        match self.request_view()? {
            (request, Asked::TakeBack(to)) => Some(TakeBackView {
                request,
                to: *to,
                acts: self.table.as_ref().map_or(0, |table| table.acts_since(*to)),
            }),
            _ => None,
        }
    }

    /// The open request to take somebody out of the game.
    pub(crate) fn removal_view(&self) -> Option<RemovalView> {
        match self.request_view()? {
            (request, Asked::Removal(whom, _)) => Some(RemovalView {
                request,
                whom: *whom,
            }),
            _ => None,
        }
    }

    /// The pause that is asked for, or stands.
    pub(crate) fn pause_view(&self) -> Option<PauseView> {
        if let Some(Pause { since, until }) = self.pause {
            return Some(PauseView::Stands { since, until });
        }
        match self.request_view()? {
            (request, Asked::Pause) => Some(PauseView::Asked(request)),
            _ => None,
        }
    }

    /// The open proposal, with what it would do as far as that is known.
    pub(crate) fn proposal_view(&self) -> Option<ProposalView> {
        let view = |id, seat, rules: &Settings, yes: &[Seat], next_game: &[String]| ProposalView {
            id,
            seat,
            rules: rules.clone(),
            yes: yes.to_vec(),
            next_game: next_game.to_vec(),
            explained: BTreeMap::new(),
            would_do: self.would_do(),
            on_trial: self.on_trial().is_some(),
        };
        let lobby = self.lobby_proposal.as_ref();
        let lobby = lobby.map(|open| view(open.id, open.seat, &open.rules, &open.yes, &[]));
        lobby.or_else(|| {
            let open = self.table.as_ref()?.proposal()?;
            Some(view(
                open.id,
                open.seat,
                &open.rules,
                &open.yes,
                &open.next_game,
            ))
        })
    }
}
