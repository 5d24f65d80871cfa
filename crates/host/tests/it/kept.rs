//! A live table whose facts are kept, and the people at it.

use host::{Act, ClockPlan, Command, Effects, Fact, LeavePlan, Plan, Player, Room};
use serde_json::json;
use table::{Refusal, Seat, Secret, Settings, Value, Viewer};

pub(crate) const NOON: u64 = 1_000_000;

pub(crate) fn plan() -> Plan {
    Plan {
        game: "wimpout".to_owned(),
        title: "Friday".to_owned(),
        rules: Settings::default()
            .with("goal", Value::Number(100))
            .with("starter", Value::Word("first".into())),
        materials: table::Materials::default(),
        most: 4,
        private: false,
        clock: ClockPlan::None,
        coach: host::Coach::Off,
        leave: LeavePlan::Drop,
        pace: 0,
        order: Vec::new(),
        series: None,
        book: None,
        delay: 0,
    }
}

pub(crate) fn player(name: &str, bot: Option<&str>) -> Player {
    Player {
        name: name.to_owned(),
        bot: bot.map(str::to_owned),
        nonce: format!("nonce of {name}"),
    }
}

/// A table whose facts are kept as a store would keep them.
pub(crate) struct Kept {
    pub(crate) room: Room,
    pub(crate) facts: Vec<Fact>,
    pub(crate) now: u64,
}

impl Kept {
    pub(crate) fn open(plan: Plan) -> Self {
        let (room, fact) = Room::open(plan, &Secret::from_seed("room"), NOON).unwrap();
        Self {
            room,
            facts: vec![fact],
            now: NOON,
        }
    }

    pub(crate) fn try_to(&mut self, command: Command) -> Effects {
        let effects = self.room.command(command, self.now);
        self.facts.extend(effects.facts.clone());
        effects
    }

    pub(crate) fn does(&mut self, command: Command) {
        let shown = format!("{command:?}");
        self.try_to(command)
            .outcome
            .unwrap_or_else(|why| panic!("{shown}: {why}"));
    }

    pub(crate) fn refuses(&mut self, command: Command) -> Refusal {
        let shown = format!("{command:?}");
        let length = self.room.length();
        let refusal = self.try_to(command).outcome.expect_err(&shown);
        assert_eq!(
            self.room.length(),
            length,
            "{shown} is refused, and changes something"
        );
        refusal
    }

    pub(crate) fn acts(&mut self, seat: u16, what: &str) {
        self.does(act(seat, what));
    }

    /// Throws and stops like a bot until it is another's turn or the game is over.
    pub(crate) fn plays_a_turn(&mut self, seat: u16) {
        while self.room.is_asked(Seat(seat)) {
            let listed = self.room.view(Viewer::Seat(Seat(seat))).actions();
            let action = listed
                .iter()
                .find(|action| action["do"] == "stop")
                .unwrap_or(&listed[0])
                .clone();
            self.does(Command::Act(Act {
                seat: Seat(seat),
                action,
                against: None,
                client: None,
            }));
        }
    }

    pub(crate) fn restored(&self) -> Room {
        Room::restore(self.facts.clone()).unwrap()
    }
}

pub(crate) fn act(seat: u16, what: &str) -> Command {
    Command::Act(Act {
        seat: Seat(seat),
        action: json!({"do": what}),
        against: None,
        client: None,
    })
}

pub(crate) fn seated(plan: Plan, people: &[&str]) -> Kept {
    let mut kept = Kept::open(plan);
    for name in people {
        kept.does(Command::Sit(player(name, None)));
    }
    kept
}

pub(crate) fn started(plan: Plan, people: &[&str]) -> Kept {
    let mut kept = seated(plan, people);
    kept.does(Command::Start(Seat(0)));
    kept
}

pub(crate) fn playing(people: usize) -> Room {
    started(plan(), &["ann", "bob", "cy"][..people]).room
}

pub(crate) fn finished() -> Room {
    let mut kept = started(plan(), &["ann", "bob"]);
    while !kept.room.is_over() {
        kept.plays_a_turn(0);
        kept.plays_a_turn(1);
    }
    kept.room
}
