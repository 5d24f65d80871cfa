//! The stream of a table for programs: one JSON value a line.

use axum::body::Bytes;
use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json};
use table::Viewer;
use utoipa::IntoParams;

use crate::house::{Live, Table, Wrong};
use crate::http::Web;
use crate::http::body::{Path, Query};
use crate::http::caller::Caller;
use crate::http::stream::{Source, follow};

/// Where to go on.
#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct Since {
    /// The number of the first entry that is wanted.
    #[serde(default)]
    from: usize,
}

/// Follow a table
///
/// Lines with `n` are entries of the log, as far as you may know them. A line `{"event":"turn"}` comes whenever it
/// is your turn: with your `seat`, the `actions` listed for you, the `view` of the game, and the `length` of the
/// record that your act is made against. `{"event":"over"}` comes once the game is over, `{"event":"beat"}` every 15
/// seconds when nothing happens. When the line breaks, go on with `from` = the last `n` + 1.
#[utoipa::path(
    get, path = "/tables/{table}/stream", operation_id = "stream",
    params(("table" = String, Path, description = "The table's id"), Since),
    responses((status = OK, body = String, content_type = "application/x-ndjson")),
)]
pub(super) async fn stream(
    State(web): State<Web>,
    caller: Caller,
    Path(id): Path<String>,
    Query(Since { from }): Query<Since>,
) -> Result<Response, Wrong> {
    let table = web.house.table(&id);
    // An id that is none is told before the stream begins.
    table.look(|_| ()).await?;
    let guest = caller.guest.map(|guest| guest.id);
    let lines = Lines {
        guest: guest.clone(),
        from,
        turn: None,
        is_over: false,
    };
    Ok(follow(&web.house, table, guest.as_deref(), lines))
}

/// What one program has been told.
struct Lines {
    guest: Option<String>,
    from: usize,
    /// The length of the record at the last turn that was told.
    turn: Option<usize>,
    is_over: bool,
}

impl Source for Lines {
    const KIND: &'static str = "application/x-ndjson";
    const BEAT: &'static str = "{\"event\":\"beat\"}\n";

    async fn next(&mut self, table: &Table) -> Result<Option<Bytes>, Wrong> {
        let (guest, from) = (self.guest.clone(), self.from);
        let (mut lines, entries, turn, is_over) = table
            .look(move |live: &Live| {
                let viewer = live.viewer(guest.as_deref());
                let read = live.room().read(from, viewer);
                let lines: Vec<_> = read.iter().map(|entry| json!(entry)).collect();
                let room = live.room();
                (lines, room.entries(), turn(live, viewer), room.is_over())
            })
            .await?;
        self.from = entries.max(self.from);
        let length = turn.as_ref().map(|(length, _)| *length);
        if length != self.turn {
            lines.extend(turn.map(|(_, line)| line));
            self.turn = length;
        }
        if is_over && !self.is_over {
            lines.push(json!({"event": "over"}));
            self.is_over = true;
        }
        let mut text = String::new();
        for line in lines {
            text.push_str(&line.to_string());
            text.push('\n');
        }
        Ok((!text.is_empty()).then(|| Bytes::from(text)))
    }
}

/// The line that tells a seat that it is its turn, with the length of the record.
fn turn(live: &Live, viewer: Viewer) -> Option<(usize, Value)> {
    let Viewer::Seat(seat) = viewer else {
        return None;
    };
    let table = live.room().table().filter(|_| live.room().is_asked(seat))?;
    let length = table.length();
    let (actions, view) = (table.actions(seat), table.view(viewer));
    let told = json!({
        "event": "turn", "seat": seat, "length": length, "actions": actions, "view": view,
    });
    Some((length, told))
}
