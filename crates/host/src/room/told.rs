//! The log in words, and small questions that the doors ask.

use screen::{AnyWords, settings};
use serde_json::Value as Json;
use table::{Rule, Seat, Settings, Viewer, Waiting};

use super::{Noted, Room};

impl Room {
    /// The entry of that number as a sentence, if the viewer learned of it.
    pub fn tell(&self, n: usize, viewer: Viewer) -> Option<String> {
        match self.log.get(n)? {
            Noted::Game(number) => self.words()?.tell(self.table.as_deref()?, *number, viewer),
            Noted::Open(json) => self.tell_open(json),
        }
    }

    fn tell_open(&self, json: &serde_json::Value) -> Option<String> {
        let text = |key: &str| json[key].as_str().unwrap_or_default();
        let seat = |key: &str| {
            json[key]
                .as_u64()
                .and_then(|seat| self.chairs.get(usize::try_from(seat).ok()?))
        };
        let who = seat("seat").map_or("Somebody", |chair| chair.player.name.as_str());
        let rules =
            || serde_json::from_value::<Settings>(json["rules"].clone()).unwrap_or_default();
        Some(match text("event") {
            "sat" if json["bot"].is_string() => format!("{} sits down, a bot.", text("name")),
            "sat" => format!("{} sits down.", text("name")),
            "stood-up" => "Somebody stands up.".to_owned(),
            "renamed" => format!("{who} has a new name."),
            "rule-proposed" => format!("{who} proposes: {}.", settings(&rules())),
            "voted" if json["yes"] == true => format!("{who} says yes."),
            "voted" => format!("{who} says no; the proposal is dead (W18)."),
            "started" => "The game begins.".to_owned(),
            "take-back-asked" => format!("{who} asks to take steps back: agree or refuse."),
            "take-back-answered" if json["yes"] == true => format!("{who} agrees."),
            "take-back-answered" => format!("{who} refuses; everything stands."),
            "stood-in" => format!("A bot ({}) plays for {who}.", text("bot")),
            "returned" => format!("{who} is back."),
            "said" => format!("{}: {}", text("name"), text("text")),
            "rematched" => format!("A new game is at table {}.", text("table")),
            "closed" => format!("The table is closed: {}.", text("why")),
            // Of late comers the game itself tells.
            _ => return None,
        })
    }

    /// The words of the game.
    pub fn words(&self) -> Option<&'static dyn AnyWords> {
        screen::words(self.game.slug())
    }

    /// What is told of itself when the game is over, besides who has won; nothing before.
    pub fn ending(&self, viewer: Viewer) -> Vec<String> {
        let words = self.words().zip(self.table.as_deref());
        let over = words.filter(|(_, table)| table.waiting() == Waiting::Over);
        over.map_or_else(Vec::new, |(words, table)| words.ending(table, viewer))
    }

    /// What a drawn page needs besides the view: what is printed on the pieces and the board, and the like.
    pub fn kit(&self, viewer: Viewer) -> Json {
        let words = self.words().zip(self.table.as_deref());
        words.map_or(Json::Null, |(words, table)| words.kit(table, viewer))
    }

    /// Every option and house rule of the game.
    pub fn rules(&self) -> &'static [Rule] {
        self.game.rules()
    }

    /// The rules in force; before the start, those the table sets itself.
    pub fn settings(&self) -> Settings {
        self.table
            .as_ref()
            .map_or_else(|| self.plan.rules.clone(), |table| table.rules())
    }

    /// The seats that are to act.
    pub fn asked(&self) -> Vec<Seat> {
        self.waited_for()
    }

    /// Whether the table waits for this seat.
    pub fn is_asked(&self, seat: Seat) -> bool {
        self.waited_for().contains(&seat)
    }

    /// How many seats are taken.
    pub fn seats(&self) -> usize {
        self.chairs.len()
    }

    /// Whether a bot plays this seat, for good or for an absent player.
    pub fn is_bot(&self, seat: Seat) -> bool {
        self.chairs
            .get(seat.index())
            .is_some_and(|chair| chair.bot().is_some())
    }

    /// Whether a proposal is being voted on.
    pub fn has_proposal(&self) -> bool {
        self.lobby_proposal.is_some()
            || self
                .table
                .as_ref()
                .is_some_and(|table| table.proposal().is_some())
    }
}
