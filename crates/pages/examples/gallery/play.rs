//! Sample games: bots play from a seed until something worth looking at lies on the table.

use std::cell::Cell;

use host::{AnyGame, ChairView, LeavePlan, ProposalView, RoomView, StageView, game};
use pages::Marker;
use pages::table::{Asked, Game, Link, TablePage, Told};
use serde_json::Value as Json;
use speech::{Reader, Tongue};
use table::{
    AnyStep, AnyTable, Covers, Header, LuckSource, Proposal, Seat, Secret, Settings, Step, Viewer,
    Waiting,
};

thread_local! {
    /// In which language the gallery is written.
    static TONGUE: Cell<Tongue> = const { Cell::new(Tongue::En) };
}

/// In which language the gallery is written.
#[allow(dead_code, reason = "some look at pages in a language of their own")]
pub(crate) fn tongue() -> Tongue {
    TONGUE.get()
}

/// Has the gallery written in a language.
#[allow(dead_code, reason = "some look at pages in a language of their own")]
pub(crate) fn write_in(tongue: Tongue) {
    TONGUE.set(tongue);
}

/// A sample table under way.
pub(crate) struct Sample {
    game: &'static dyn AnyGame,
    bot: &'static str,
    table: Box<dyn AnyTable>,
}

/// Cosmic Wimpout.
pub(crate) fn wimpout() -> &'static dyn AnyGame {
    game("wimpout").expect("the catalog has Cosmic Wimpout")
}

impl Sample {
    /// A table with these players and rules, played by bots from a seed until `enough`.
    pub(crate) fn played(
        names: &[&str],
        rules: &[&str],
        seed: &str,
        enough: impl Fn(&Json, &Json) -> bool,
    ) -> Self {
        let mut sample = Self::of(("wimpout", "hold-40"), names, rules, seed);
        for _ in 0..4000 {
            let (view, turn) = (sample.view(), sample.table.turn_json());
            if enough(&view, &turn) || !sample.step() {
                break;
            }
        }
        sample
    }

    /// A table of any game before its first step, with the bot that plays it.
    pub(crate) fn of(
        (slug, bot): (&str, &'static str),
        names: &[&str],
        rules: &[&str],
        seed: &str,
    ) -> Self {
        let game = game(slug).expect("a game of the house");
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        let mut set = Settings::default();
        for rule in rules {
            set.set(game.rules(), rule).expect("a rule of the game");
        }
        let secret = Secret::from_seed(seed);
        let luck = LuckSource::Committed {
            commitment: secret.commitment(),
            nonces: names
                .iter()
                .map(|name| format!("nonce of {name}"))
                .collect(),
            covers: Covers::Header,
        };
        let header = Header::new(slug, names, set, luck);
        let table = game.open(header, Some(secret));
        let table = table.expect("rules that go together");
        Self { game, bot, table }
    }

    fn view(&self) -> Json {
        self.table.view(Viewer::Spectator)
    }

    /// One more step; whether there was one.
    pub(crate) fn step(&mut self) -> bool {
        let step = match self.table.waiting() {
            Waiting::Over => return false,
            Waiting::Luck => self.table.next_draw().expect("seeded luck"),
            Waiting::Seats(seats) => {
                let seat = seats[0];
                let mut bot = self.game.bot(self.bot, "gallery").expect("a bot");
                bot.look(&*self.table, seat);
                let act = bot.choose(&arena::Limit::default()).expect("an action");
                Step::Act { seat, act }
            }
        };
        self.take(step);
        true
    }

    pub(crate) fn take(&mut self, step: AnyStep) {
        self.table.take(step).expect("a legal step");
    }

    /// What a viewer has been told, with talk at the end.
    pub(crate) fn log(&self, reader: impl Into<Reader>) -> Vec<Told> {
        Told::all(self.table.as_ref(), reader.into())
    }

    /// The record as a file.
    pub(crate) fn record(&self) -> String {
        self.table.record().to_string()
    }

    /// Who sits there, some of them bots.
    fn chairs(&self) -> Vec<ChairView> {
        let waited_for = match self.table.waiting() {
            Waiting::Seats(seats) => seats,
            Waiting::Luck | Waiting::Over => Vec::new(),
        };
        let chair = |(index, name): (usize, &String)| ChairView {
            name: name.clone(),
            bot: (index % 3 == 2).then(|| "hold-30".to_owned()),
            stand_in: (index == 4).then(|| "odds".to_owned()),
            has_left: false,
            to_act: waited_for.contains(&Seat::at(index)),
        };
        self.table.names().iter().enumerate().map(chair).collect()
    }

    /// The page of this table for a viewer.
    pub(crate) fn page(&self, title: &str, seat: Option<u16>) -> TablePage {
        self.page_in(title, seat, tongue())
    }

    /// The same in a language.
    pub(crate) fn page_in(&self, title: &str, seat: Option<u16>, tongue: Tongue) -> TablePage {
        let seat = seat.map(Seat);
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let reader = Reader { viewer, tongue };
        let over = self.table.waiting() == Waiting::Over;
        TablePage {
            mark: None,
            circle: None,
            records: Vec::new(),
            voted: Settings::default(),
            elsewhere: None,
            named: true,
            given: None,
            words: None,
            locked: false,
            id: "kestrel".to_owned(),
            game: Game::new(self.game, tongue),
            room: RoomView {
                game: self.game.slug(),
                title: title.to_owned(),
                stale: false,
                stage: if over {
                    StageView::Over
                } else {
                    StageView::Playing
                },
                seats: self.chairs(),
                rules: self.table.rules(),
                seat,
                glance: Some(self.table.glance(viewer)),
                length: self.table.length(),
                proposal: self.table.proposal().map(proposed),
                undoable: seat.and_then(|seat| self.table.undoable_by(seat)),
                ..lobby()
            },
            log: self.log(reader),
            muted: Vec::new(),
            markers: (0..self.table.names().len()).map(Marker::nth).collect(),
            away: vec![Seat(1)],
            missed: Vec::new(),
            reconnecting: Vec::new(),
            since: Vec::new(),
            guarded: false,
            spectators: 3,
            now: 1_000_000,
            invite: invite(),
            seat: seat.map(|_| Link {
                url: "https://licks.example/seat/9f31c0d8a7b64e22".to_owned(),
                code: "OTTER-7421".to_owned(),
            }),
            odds: None,
            asked: Asked::of(&*self.table, reader),
            tongue,
        }
    }
}

fn proposed(open: &Proposal) -> ProposalView {
    ProposalView {
        id: open.id,
        seat: open.seat,
        rules: open.rules.clone(),
        yes: open.yes.clone(),
        next_game: open.next_game.clone(),
        explained: std::collections::BTreeMap::new(),
        would_do: Vec::new(),
        on_trial: false,
    }
}

/// Where friends come in.
pub(crate) fn invite() -> Link {
    Link {
        url: "https://licks.example/t/kestrel".to_owned(),
        code: "KESTREL".to_owned(),
    }
}

/// A table before the start.
pub(crate) fn lobby() -> RoomView {
    RoomView {
        game: "wimpout",
        title: "Friday night".to_owned(),
        private: false,
        stale: false,
        stage: StageView::Lobby,
        seats: Vec::new(),
        most: 6,
        rules: Settings::default(),
        pieces: [("board".to_owned(), "Kitchen table".to_owned())].into(),
        seat: Some(Seat(0)),
        glance: None,
        length: 0,
        entries: 0,
        proposal: None,
        take_back: None,
        pause: None,
        removal: None,
        undoable: None,
        commitment: "6f1c0c2bb9d24e4f3f0a5d1c9a7e68f2c4b1d0e9f8a7b6c5d4e3f2a1b0c9d8e7".to_owned(),
        nonces: Vec::new(),
        secret: None,
        clocks: Vec::new(),
        hands: Vec::new(),
        over: None,
        delay: 0,
        coach: host::Coach::Off,
        leave: LeavePlan::Drop,
        rematch: None,
        rematch_by: None,
        awaited: Vec::new(),
        series: None,
        closed: None,
    }
}
