//! Bots, the simulator and statistics. Bots see views; nothing here knows people, files or sockets.

mod bot;

pub use bot::{AnyBot, Bot, BotInfo, Bots, Sight, no_such_bot, seated};
