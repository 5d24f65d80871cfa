//! What a change of rules would do (U23).

use axum::extract::State;
use serde::{Deserialize, Serialize};
use speech::{Names, Tongue};
use table::Settings;
use utoipa::ToSchema;

use crate::house::{Asked, Wrong};
use crate::http::Web;
use crate::http::body::{Json, Path};

/// A change that is to be measured.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Experiment {
    /// The rules that are in force, by slug, where they are not the usual ones.
    #[serde(default)]
    #[schema(value_type = Object)]
    rules: Settings,
    /// What is changed, by slug.
    #[serde(default)]
    #[schema(value_type = Object)]
    change: Settings,
    /// Rules of one's own that come with it, as texts.
    #[serde(default)]
    own_rules: Vec<String>,
    /// How many play (two, or the fewest who can).
    seats: Option<usize>,
}

/// What it would do.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct WouldDo {
    /// The same in a sentence.
    said: String,
    /// The change, as it is typed.
    value: String,
    /// Over how many pairs of games with the same luck.
    pairs: u32,
    /// Who played.
    bots: String,
    /// Beside which rules, where they are not the usual ones.
    base: Option<String>,
    /// What differs; nothing where too few games were over in time.
    figures: Vec<Figure>,
}

/// How much more there is of something.
#[derive(Debug, Serialize, ToSchema)]
struct Figure {
    /// Of what: `turns`, `decisions`, `leads` (how often somebody else comes to lead), `first` (games won by the first
    /// seat) or `skill` (games won by the best bot against the weakest).
    #[schema(value_type = String)]
    what: speech::lab::Figure,
    /// How much, a game; of games that are won in percentage points.
    mean: f64,
    /// Half of the 95 % interval of that.
    error95: f64,
}

/// Measure what a change of rules would do
///
/// Bots play pairs of games with the same luck, before and after, for some four seconds. What was measured lately is answered
/// at once; so is one value of one rule beside the usual ones, where no seats are named: its figures come with the house.
#[utoipa::path(
    post, path = "/games/{game}/lab", operation_id = "lab", request_body = Experiment,
    params(("game" = String, Path, description = "The slug of the game")),
    responses((status = OK, body = WouldDo, description = "What it would do")),
)]
pub(super) async fn measure(
    State(web): State<Web>,
    Path(slug): Path<String>,
    Json(asked): Json<Experiment>,
) -> Result<Json<WouldDo>, Wrong> {
    let game = host::game(&slug)?;
    let asked = Asked {
        rules: asked.rules,
        change: asked.change,
        own_rules: asked.own_rules,
        seats: asked.seats,
        ..Asked::of(game)
    };
    let measured = web.house.try_rules(asked).await?;
    let names = Names::new(&[], None).in_tongue(Tongue::En);
    let said = measured.line(game.slug(), game.rules(), names);
    let figures = measured.figures.iter().map(|one| Figure {
        what: one.what,
        mean: one.mean,
        error95: one.error95,
    });
    Ok(Json(WouldDo {
        said: said.to_string(),
        value: measured.value.clone(),
        pairs: measured.pairs,
        bots: measured.bots.clone(),
        base: measured.base.clone(),
        figures: figures.collect(),
    }))
}
