//! Rules of one's own, for programs: what a text does, or what is wrong with it (O7, O10), and what a game asks.

use axum::extract::State;
use own::{Gives, Question};
use serde::{Deserialize, Serialize};
use speech::own::{Read, questions};
use speech::{Line, Names, Tongue};
use utoipa::ToSchema;

use crate::house::{Origin, Wrong};
use crate::http::Web;
use crate::http::body::{Json, Path};
use crate::http::caller::Caller;
use crate::http::problem::Problem;

/// A text of a rule.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RuleText {
    /// The text, as it is given as the rule `own/SLUG` of a table or of a proposal.
    text: String,
}

/// What a rule of one's own does.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Explained {
    /// Its permanent name: as a rule of a table it is `own/SLUG`.
    #[schema(example = "lucky-sevens")]
    slug: String,
    /// What it is called.
    title: String,
    /// What it says of itself, in a line.
    about: String,
    /// What it does, by examples, and what bots show of it in games: a sentence a line.
    says: Vec<String>,
    /// What is odd about it, though it can be played.
    odd: Vec<Odd>,
    /// Why no table can play by it, though it reads well.
    refused: Option<String>,
    /// The name it has on the house's shelf, if it is put there.
    #[schema(example = "lucky-sevens-2f1c9a07")]
    shelf_name: String,
}

/// Something odd.
#[derive(Debug, Serialize, ToSchema)]
struct Odd {
    /// At which line of the text, counted from 1, where one can be named.
    line: Option<usize>,
    /// What.
    says: String,
}

/// What a game asks rules of one's own.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Questions {
    /// The version of the questions, which a text that is in force names.
    version: u32,
    /// The questions.
    questions: Vec<Asks>,
}

/// A question.
#[derive(Debug, Serialize, ToSchema)]
struct Asks {
    /// The name of the function that answers it.
    #[schema(example = "banking")]
    name: &'static str,
    /// What it is told, in this order.
    arguments: &'static [&'static str],
    /// What is asked, when, of what, and what counts where several rules answer.
    about: &'static str,
    /// What it is answered with, in words.
    answer: String,
    /// The same for programs.
    gives: Given,
    /// A function that answers it.
    example: &'static str,
}

/// What a question is answered with.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum Given {
    /// A whole number.
    Number {
        /// The least.
        least: i64,
        /// The most.
        most: i64,
        /// Of which it is a multiple.
        step: i64,
    },
    /// What a count has become: a whole number.
    Count {
        /// The most; the least is 0.
        most: u32,
    },
    /// The weights of a draw: a list of whole numbers, not all of them 0; `[]` draws nothing.
    Weights {
        /// So many at most.
        places: usize,
        /// The most; the least is 0.
        most: u32,
    },
    /// `true` or `false`.
    Flag,
    /// A word.
    Word {
        /// One of these.
        words: &'static [&'static str],
    },
}

/// Read a rule of one's own
///
/// It says what `lastlicks rule check` says: the text is asked thousands of small questions, and bots play by it for a moment. What
/// is wrong with a text is a problem of the rule H12, with the `line` and `column` where a place can be named. Nothing is kept.
#[utoipa::path(
    post, path = "/games/{game}/rules", operation_id = "rule", request_body = RuleText,
    params(("game" = String, Path, description = "The slug of the game")),
    responses((status = OK, body = Explained, description = "It can be played by")),
)]
pub(super) async fn read(
    State(web): State<Web>,
    caller: Caller,
    Path(game): Path<String>,
    Json(RuleText { text }): Json<RuleText>,
) -> Result<Json<Explained>, Problem> {
    let game = host::game(&game).map_err(Wrong::from)?.slug();
    web.rates.bring(caller.address, text.len())?;
    let text = text.replace("\r\n", "\n");
    let read = web
        .house
        .read_text(Origin::Brought, game, &text, Tongue::En);
    match &*read.await? {
        Ok(read) => Ok(Json(Explained::of(game, &text, read))),
        Err(why) => Err(Problem::in_text(why)),
    }
}

/// What a game asks rules of one's own
#[utoipa::path(
    get, path = "/games/{game}/questions", operation_id = "questions",
    params(("game" = String, Path, description = "The slug of the game")),
    responses((status = OK, body = Questions, description = "The questions, as `lastlicks rule questions` lists them")),
)]
pub(super) async fn asked(Path(game): Path<String>) -> Result<Json<Questions>, Wrong> {
    let game = host::game(&game)?.slug();
    Ok(Json(Questions {
        version: own::QUESTIONS,
        questions: questions(game).iter().map(Asks::from).collect(),
    }))
}

impl Explained {
    fn of(game: &str, text: &str, read: &Read) -> Self {
        let names = Names::new(&[], None).in_tongue(Tongue::En);
        let head = read.head();
        let odd = read.odd(names).into_iter().map(|(line, says)| Odd {
            line,
            says: says.to_string(),
        });
        Self {
            slug: head.slug.clone(),
            title: head.title.clone(),
            about: head.about.clone(),
            says: read.effects(names).iter().map(Line::to_string).collect(),
            odd: odd.collect(),
            refused: host::stands_alone(game, text).err().map(|why| why.message),
            shelf_name: host::shelf_name(text).unwrap_or_default(),
        }
    }
}

impl From<&Question> for Asks {
    fn from(question: &Question) -> Self {
        Self {
            name: question.name,
            arguments: question.arguments,
            about: question.about,
            answer: question.gives.to_string(),
            gives: question.gives.into(),
            example: question.example,
        }
    }
}

impl From<Gives> for Given {
    fn from(gives: Gives) -> Self {
        match gives {
            Gives::Number(least, most, step) => Self::Number { least, most, step },
            Gives::Count => Self::Count {
                most: own::MOST_COUNTED,
            },
            Gives::Weights => Self::Weights {
                places: own::MOST_PLACES,
                most: own::MOST_WEIGHT,
            },
            Gives::Flag => Self::Flag,
            Gives::Word(words) => Self::Word { words },
        }
    }
}
