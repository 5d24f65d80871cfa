//! Bots, the simulator and statistics. Bots see views; nothing here knows people, files or sockets.

mod bot;
mod cache;
pub mod connexion;
pub mod cow;
mod drive;
mod feat;
pub mod insight;
mod lab;
mod limit;
mod quick;
mod random;
mod report;
mod rotate;
mod simulate;
mod tournament;
mod turns;
pub mod wimpout;

pub use bot::{
    AnyBot, Bot, BotInfo, Bots, Level, Prospects, Sight, Unseen, no_such_bot, prospects, seated,
};
pub use cache::{cache, keep_solutions_in};
pub use feat::{Feat, FeatKind, feats};
pub use lab::{Compared, Course, Experiment, Measure, compared, courses, lab_report};
pub use limit::{Limit, Stop};
pub use quick::Quick;
pub use random::Random;
pub use report::{report, wilson};
pub use rotate::{BotTally, Rotated, rotated, rotated_report};
pub use simulate::{PlayBlock, SeatTally, Series, Span, Tally, WIN, play_block, simulate};
pub use tournament::{
    Invite, Outsider, Pair, Ranking, Rating, Tournament, tournament, tournament_report,
};
