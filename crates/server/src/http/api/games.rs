//! The games of the house: what can be played, with which rules and bots.

use arena::Level;
use host::{AnyGame, GAMES};
use serde::Serialize;
use table::{Refusal, Settings};
use utoipa::ToSchema;

use crate::house::Wrong;
use crate::http::body::{Json, Path};

/// A game of the house.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Game {
    /// Its permanent name.
    #[schema(example = "wimpout")]
    slug: &'static str,
    /// Its name.
    title: &'static str,
    /// What it is, in a sentence.
    summary: &'static str,
    /// The fewest who can play.
    least: usize,
    /// The most who can play.
    most: usize,
    /// The bots, weakest first.
    bots: Vec<Bot>,
}

/// A kind of bot.
#[derive(Debug, Serialize, ToSchema)]
struct Bot {
    /// Its name, to be given when it is seated.
    name: String,
    /// How it plays.
    summary: String,
    /// How well it plays: `random`, `easy`, `fair`, `strong` or `best`.
    #[schema(value_type = String)]
    level: Level,
}

/// A game with every option and house rule.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Ruled {
    #[serde(flatten)]
    game: Game,
    /// Every rule: its `slug`, its `title`, `summary`, `text` and `source`, the `values` it takes, its `default`, its `situation`,
    /// and what it `clashes` with. `values` is a list of what it may be set to; or `{"least", "max", "min", "step"}`, a
    /// multiple of `step` from `least` to `max`, and 0 (off) besides where `min` is 0; or `{"loaded": true, "words"}`, one of the words or
    /// the name of what the table has loaded.
    #[schema(value_type = Vec<Object>)]
    rules: Vec<serde_json::Value>,
    /// House rules that go together, those of the rule sheet first.
    presets: Vec<Preset>,
}

/// House rules that go together.
#[derive(Debug, Serialize, ToSchema)]
struct Preset {
    /// Its permanent name.
    #[schema(example = "quick")]
    slug: &'static str,
    /// Its name.
    title: &'static str,
    /// What is different, in a sentence.
    summary: &'static str,
    /// What it sets, to be given as the rules of a new table.
    #[schema(value_type = Object)]
    rules: Settings,
}

impl From<&dyn AnyGame> for Game {
    fn from(game: &dyn AnyGame) -> Self {
        let bots = game.bots().iter().map(|bot| Bot {
            name: bot.name.to_owned(),
            summary: bot.summary.to_owned(),
            level: bot.level,
        });
        Self {
            slug: game.slug(),
            title: game.title(),
            summary: game.summary(),
            least: *game.seats().start(),
            most: *game.seats().end(),
            bots: bots.collect(),
        }
    }
}

/// The games of the house
#[utoipa::path(get, path = "/games", operation_id = "games", responses((status = OK, body = Vec<Game>, description = "The games")))]
pub(super) async fn list() -> Json<Vec<Game>> {
    Json(GAMES.iter().map(|game| Game::from(*game)).collect())
}

/// A game with its rules
#[utoipa::path(
    get, path = "/games/{game}", operation_id = "game",
    params(("game" = String, Path, description = "The slug of the game")),
    responses((status = OK, body = Ruled, description = "The game with its rules")),
)]
pub(super) async fn one(Path(slug): Path<String>) -> Result<Json<Ruled>, Wrong> {
    let game = host::game(&slug)?;
    Ok(Json(Ruled {
        game: Game::from(game),
        rules: game.rules().iter().map(host::rule_json).collect(),
        presets: presets(game)?,
    }))
}

fn presets(game: &dyn AnyGame) -> Result<Vec<Preset>, Refusal> {
    let presets = game.presets().iter().map(|preset| {
        Ok(Preset {
            slug: preset.slug,
            title: preset.title,
            summary: preset.summary,
            rules: preset.settings(game.rules())?,
        })
    });
    presets.collect()
}
