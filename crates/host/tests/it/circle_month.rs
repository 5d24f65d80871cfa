//! A month of a circle: twelve evenings of real games, five votes on rules (one refused, one waiting for three days), a
//! lost key, a member voted out, a restart in the middle. Its book and its standings are right, and right again from
//! the records alone.

use host::circle::{
    Command, Counts, Deed, Ending, FeatKind, FeatView, Inside, Line, Matter, MemberId, Telling,
    Typed, enter,
};
use host::{Plan, Room};
use speech::Tongue;
use table::{BookMark, Record, Secret, Value};

use crate::circle::{ANN, BEN, CLEO, DAY, Kept, changes, goal};
use crate::kept::{plan, player};

const DORA: MemberId = MemberId(3);
const NAMES: [&str; 4] = ["Ann", "Ben", "Cleo", "Dora"];

/// The circle and the records of its games, as they would be written down.
struct Month {
    kept: Kept,
    records: Vec<String>,
}

impl Month {
    /// One game of those who are members, under the book as it stands; the bots' own luck plays for the people.
    fn game(&mut self) {
        let table = format!("game{}", self.records.len());
        let circle = &self.kept.circle;
        let book = BookMark {
            circle: circle.name().to_owned(),
            version: u32::try_from(circle.version()).unwrap(),
        };
        let plan = Plan {
            rules: circle.rules("wimpout"),
            book: Some(Box::new(book)),
            ..plan()
        };
        let here: Vec<_> = (0..4)
            .filter(|id| circle.is_member(MemberId(*id)))
            .collect();
        let record = played(plan, &table, &here);
        self.kept
            .does(ANN, Deed::Open(table.clone(), "wimpout".into()));
        self.kept
            .try_to(Command::End(ending(&table, &record)))
            .outcome
            .unwrap();
        self.records.push(record);
    }

    fn evening(&mut self, title: &str, games: usize) {
        self.kept.does(BEN, Deed::Begin(title.into()));
        (0..games).for_each(|_| self.game());
        self.kept.does(BEN, Deed::Close);
        self.kept.now += 2 * DAY;
    }

    fn agree(&mut self, id: u32, members: &[MemberId]) {
        for member in members {
            self.kept.does(*member, Deed::Vote(id, Some(true)));
        }
    }
}

fn played(plan: Plan, seed: &str, here: &[u32]) -> String {
    let (mut room, _) = Room::open(plan, &Secret::from_seed(seed), 0).unwrap();
    for id in here {
        let sat = host::Command::Sit(player(NAMES[*id as usize], Some("hold-25")));
        room.command(sat, 0).outcome.unwrap();
    }
    room.command(host::Command::Start(table::Seat(0)), 0)
        .outcome
        .unwrap();
    while room.thinking().is_some() {
        room.command(host::Command::Think, 0).outcome.unwrap();
    }
    assert!(room.is_over());
    room.table().unwrap().record().to_string()
}

/// How a game ended, from its record alone.
fn ending(table: &str, record: &str) -> Ending {
    let replayed = host::replay(&Record::parse(record).unwrap()).unwrap();
    let member = |seat: table::Seat| {
        let name = replayed.names().get(seat.index())?;
        let index = NAMES.iter().position(|known| known == name)?;
        Some(MemberId(u32::try_from(index).unwrap()))
    };
    Ending::of(table, replayed.as_ref(), &replayed.header().rules, &member)
}

fn first_week(month: &mut Month) {
    month.kept.does(ANN, goal(100));
    for name in &NAMES[1..] {
        month.kept.joins(name);
    }
    month.evening("Housewarming", 2);
    month.evening("Second", 1);
    // All agree at once.
    month.kept.does(CLEO, goal(150));
    month.agree(1, &[ANN, BEN, DORA]);
    month.evening("Third", 2);
}

fn second_week(month: &mut Month) {
    // One no kills.
    month.kept.does(DORA, goal(1000));
    month.agree(2, &[ANN]);
    month.kept.does(BEN, Deed::Vote(2, Some(false)));
    month.evening("Fourth", 1);
    // One waits for three days until the last has spoken.
    month.kept.does(BEN, goal(200));
    month.agree(3, &[ANN, CLEO]);
    assert_eq!(month.kept.seen_by(ANN).proposals[0].waits, [DORA]);
    month.kept.now += 3 * DAY;
    month.agree(3, &[DORA]);
    month.evening("Fifth", 2);
    month.kept.restart();
    month.evening("Sixth", 1);
}

fn third_week(month: &mut Month) {
    month.kept.does(BEN, Deed::Vouch(CLEO));
    assert_eq!(
        month.kept.seen_by(ANN).members[2].vouched.map(|(by, _)| by),
        Some(BEN)
    );
    month.kept.now += DAY;
    month.kept.try_to(Command::Tick);
    assert_eq!(month.kept.circle.key(CLEO), 2);
    let counts = changes("circle", "counts", Value::Word("points".into()));
    month.kept.does(CLEO, Deed::Change(counts));
    month.agree(4, &[ANN, BEN, DORA]);
    month.evening("Seventh", 1);
    month.evening("Eighth", 2);
    month
        .kept
        .does(ANN, Deed::Propose(Matter::Out { member: DORA }));
    month.agree(5, &[BEN, CLEO]);
    month.evening("Ninth", 1);
}

fn fourth_week(month: &mut Month) {
    month.kept.does(ANN, goal(120));
    month.agree(6, &[BEN, CLEO]);
    for title in ["Tenth", "Eleventh", "Twelfth"] {
        month.evening(title, 1);
    }
}

#[test]
fn the_book_and_the_standings_of_a_month_are_right_and_right_again_from_its_records() {
    let mut month = Month {
        kept: Kept::founded("Ann"),
        records: Vec::new(),
    };
    first_week(&mut month);
    second_week(&mut month);
    third_week(&mut month);
    fourth_week(&mut month);
    let seen = month.kept.seen_by(ANN);
    let stands: Vec<_> = seen.members.iter().map(|member| member.stands).collect();
    assert_eq!(stands, ["in", "in", "in", "gone"]);
    assert_eq!(
        seen.versions.len(),
        5,
        "one of five votes on rules was refused"
    );
    assert_eq!(
        month.kept.circle.rules("wimpout").get("goal"),
        Some(&Value::Number(120))
    );
    assert_eq!(seen.evenings.len(), 12);
    assert!(
        seen.evenings
            .iter()
            .all(|evening| evening.closed.is_some() && evening.games > 0)
    );
    assert!(month.kept.circle.inside(DORA, month.kept.now).is_err());
    let counts = |number: usize| {
        seen.evenings
            .iter()
            .find(|evening| evening.evening == number)
            .unwrap()
            .counts
    };
    assert_eq!([counts(6), counts(7)], [Counts::Games, Counts::Points]);
    from_records(&month, &seen.season);
    moments_and_records(&month);
    month.kept.restart();
}

/// K11: where there are addresses, a record is told with that of its step.
fn is_told_with_its_address(seen: &Inside, best: &FeatView) {
    let path = |table: &str, step: usize| format!("/{table}/{step}");
    let telling = Telling {
        tongue: Tongue::En,
        steps: Some(("https://house", path)),
    };
    let Some(Ok(Typed::Told(told))) = enter(seen, "records", telling) else {
        panic!("records are told");
    };
    let address = format!("https://house/{}/{})", best.table, best.feat.step);
    assert!(told[1].ends_with(&address), "{told:?}");
}

/// The records of the circle are the greatest feats of its games, the moments of an evening are of that evening, and each
/// leads to the step that shows it. Head to head agrees with the places.
fn moments_and_records(month: &Month) {
    let seen = month.kept.seen_by(ANN);
    let endings: Vec<_> = (0..)
        .zip(&month.records)
        .map(|(n, record)| (ending(&format!("game{n}"), record), record))
        .collect();
    let all = || endings.iter().flat_map(|(ending, _)| &ending.feats);
    let kinds: Vec<_> = seen.records.iter().map(|view| view.feat.kind).collect();
    assert_eq!(kinds, [FeatKind::HighestTurn, FeatKind::LongestClearing]);
    for view in &seen.records {
        let own = all().filter(|feat| feat.kind == view.feat.kind);
        assert_eq!(own.map(|feat| feat.amount).max(), Some(view.feat.amount));
    }
    let best = &seen.records[0];
    is_told_with_its_address(&seen, best);
    let (_, record) = endings
        .iter()
        .find(|(ending, _)| ending.table == best.table)
        .unwrap();
    let mut record = Record::parse(record).unwrap();
    record.reveal = None;
    record.steps.truncate(best.feat.step);
    let then = host::replay(&record).unwrap();
    let banked = then
        .events_from(0)
        .into_iter()
        .rfind(|event| event["event"] == "banked");
    assert_eq!(banked.unwrap()["points"], best.feat.amount);
    for evening in &seen.evenings {
        let best = evening.best.as_ref().expect("somebody has banked");
        let game = seen
            .games
            .iter()
            .find(|game| game.table == best.table)
            .unwrap();
        assert_eq!(game.evening, Some(evening.evening));
        assert_eq!(
            evening.worst.as_ref().map(|view| view.feat.kind),
            Some(FeatKind::LostTurn)
        );
    }
    for met in &seen.meetings {
        let both = endings.iter().filter_map(|(ending, _)| {
            let place = |id| {
                let mut places = ending.places.iter().enumerate();
                let (at, place) = places.find(|(_, place)| place.member == Some(id))?;
                Some((at, (place.won, place.score)))
            };
            let ((one, this), (other, that)) = (place(met.one)?, place(met.other)?);
            (this != that).then_some(one < other)
        });
        let (ahead, behind): (Vec<_>, Vec<_>) = both.partition(|is_ahead| *is_ahead);
        assert_eq!(
            (met.ahead as usize, met.behind as usize),
            (ahead.len(), behind.len())
        );
    }
    assert_eq!(seen.meetings.len(), 6, "everybody has met everybody");
}

/// Every record replays, names the circle and the version whose goal it was played to, and all together give the standing.
fn from_records(month: &Month, season: &[Line]) {
    let seen = month.kept.seen_by(ANN);
    for record in &month.records {
        let header = Record::parse(record).unwrap().header;
        let BookMark {
            circle: name,
            version,
        } = *header.book.clone().unwrap();
        assert_eq!(name, "Friday people");
        let book = seen.book_of(version as usize).chapter("wimpout");
        assert_eq!(header.rules.get("goal"), book.get("goal"));
        assert_eq!(header.chosen(), book);
    }
    let endings: Vec<_> = month
        .records
        .iter()
        .map(|record| ending("", record))
        .collect();
    // A score of Cosmic ConneXion is kept in tenths (X23), any other in points.
    let in_tenths = |record: &String| record.contains("\"connexion\"");
    let by_game: Vec<_> = endings
        .iter()
        .zip(month.records.iter().map(in_tenths))
        .collect();
    for line in season {
        let own = || {
            endings
                .iter()
                .flat_map(|ending| &ending.places)
                .filter(|place| place.member == line.member)
        };
        assert_eq!(line.played as usize, own().count(), "{}", line.name);
        assert_eq!(
            line.won as usize,
            own().filter(|place| place.won).count(),
            "{}",
            line.name
        );
        assert_eq!(
            line.tenths,
            by_game
                .iter()
                .flat_map(|(ending, is)| ending.places.iter().map(move |place| (place, is)))
                .filter(|(place, _)| place.member == line.member)
                .map(|(place, is)| if *is { place.score } else { place.score * 10 })
                .sum::<i64>(),
            "{}",
            line.name
        );
    }
    assert_eq!(season.len(), 4);
    assert!(
        season.is_sorted_by(|one, next| one.tenths >= next.tenths),
        "points count by now"
    );
}
