//! Every number says what it is (U1): where some of a report is computed and some is not, each does so by itself.

use arena::Limit;
use arena::insight::{Study, careers};
use host::insight::{Matter, Telling, career_text, told};
use host::puzzle::{Given, puzzle};
use speech::{Reader, Tongue};
use table::{
    AnyTable, Header, Luck, LuckSource, Record, Seat, Settings, Step, Stream, Table, Turn, Value,
    Viewer,
};
use wimpout::Wimpout;

const GAMES: u32 = 40;

/// A game of three to 50, of people who do any allowed thing; Cleo leaves after so many steps, and two are left.
fn three(seed: &str, leaves: usize) -> Record {
    let names = ["Ann", "Bob", "Cleo"].map(str::to_owned).to_vec();
    let set = Settings::default()
        .with("goal", Value::Number(50))
        .with("starter", Value::Word("first".to_owned()));
    let header = Header::new("wimpout", names, set, LuckSource::Seed(seed.to_owned()));
    let mut table = Table::<Wimpout>::open(header, None).unwrap();
    let mut luck = Stream::from_seed(seed);
    for number in 0.. {
        let step = match table.turn() {
            Turn::Over(_) => break,
            _ if number == leaves => Step::Leave { leave: Seat(2) },
            Turn::Luck(_) => Step::Luck {
                luck: table.drawn().unwrap(),
            },
            Turn::Choice(asks) => {
                let actions = &asks[0].actions;
                let place = luck.below(u32::try_from(actions.len()).unwrap()) as usize;
                Step::Act {
                    seat: asks[0].seat,
                    act: actions[place].clone(),
                }
            }
        };
        table.step(step).unwrap();
    }
    table.record()
}

fn studied(record: &Record) -> (Study, Matter) {
    let matter = Matter::of(record.clone());
    let study = matter.study(GAMES, &Limit::default(), &mut |_, _| ());
    (study.unwrap(), matter)
}

fn read(tongue: Tongue) -> Reader {
    Reader {
        viewer: Viewer::Spectator,
        tongue,
    }
}

fn all_of(telling: &Telling) -> String {
    let seats = telling.seats.iter().flatten();
    let lists = telling.lists.iter().flat_map(|list| &list.entries);
    let told = seats.chain(lists.map(|(_, line)| line));
    told.map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// Whether an interval begins where it ends.
fn has_empty_interval(text: &str) -> bool {
    text.split('(').skip(1).any(|inside| {
        let ends = inside
            .split(')')
            .next()
            .and_then(|ends| ends.split_once(" to "));
        ends.is_some_and(|(low, high)| low == high)
    })
}

#[test]
fn a_report_of_both_kinds_says_which_number_is_which() {
    let (study, matter) = studied(&three("both", 12));
    let Study::Chances(insight) = &study else {
        panic!("{study:?}");
    };
    assert!(!insight.exact && insight.is_partly_exact());
    let telling = matter.tell(&study, GAMES, read(Tongue::En)).unwrap();
    let how = telling.how.to_string();
    assert!(how.contains("the others are exact"), "{how}");
    let told = all_of(&telling);
    assert!(!has_empty_interval(&told), "{told}");
    // Of three that stand before the first throw it is sampled; the end is what it is.
    let row = &telling.rows[0];
    assert!(row.start.to_string().starts_with("about "), "{row:?}");
    assert!(row.luck.to_string().starts_with("about "), "{row:?}");
    assert!(!row.end.to_string().contains("about"), "{row:?}");
    let german = matter.tell(&study, GAMES, read(Tongue::De)).unwrap();
    assert!(german.how.to_string().contains("Die anderen sind genau"));
    // What is drawn where two are left is computed, and told so.
    let exact = |hopes: &arena::insight::Hopes| hopes.wins.iter().all(solve::Value::is_exact);
    assert!(
        insight.moments[20..]
            .iter()
            .all(|moment| exact(&moment.hopes))
    );
    let lucky = telling.lists.last().unwrap().entries.iter();
    for (step, line) in lucky.filter(|(step, _)| *step > 20) {
        assert!(!line.to_string().contains("about"), "{step}: {line}");
    }
}

#[test]
fn statistics_of_both_kinds_say_so() {
    let all = [three("one", 1), three("both", 12)].map(|record| {
        let (study, matter) = studied(&record);
        matter.played(&study, Seat(0)).unwrap()
    });
    let career = &careers(&all)[0];
    let told = told(career, read(Tongue::En)).unwrap();
    let text = career_text(career, &told, 72, read(Tongue::En)).join("\n");
    let is_told = text.contains("computed where it can be") || text.contains("clear beyond chance");
    assert!(is_told, "{text}");
    assert!(!text.contains("as games tell that bots play on"), "{text}");
    assert!(!has_empty_interval(&text), "{text}");
}

#[test]
fn what_a_wrong_answer_gives_away_has_its_kind() {
    for (game, about) in [("cow", true), ("wimpout", false)] {
        let puzzle = puzzle(game, 40).unwrap();
        let wrong = usize::from(puzzle.best() == 0);
        let verdict = puzzle.answer(&Given::Act(wrong), Tongue::De).unwrap();
        let told = verdict.told[0].to_string();
        assert_eq!(told.contains("verschenkt etwa "), about, "{told}");
    }
}
