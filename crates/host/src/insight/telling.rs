//! The report of a game in sentences (U13 to U16).

use arena::insight::{Account, Decision, Happened, Insight, Moment};
use speech::insight as say;
use speech::{Line, Names, Reader, Sentence};
use table::{AnyTable, Corrupt, Record, Seat, Step, Viewer};

use super::graded;
use super::unsure::{ONE, Unsure};
use crate::game;

/// How many decisions and draws are named.
pub(super) const NAMED: usize = 3;
/// What is given away is named from here on.
const COUNTS: f64 = 0.000_2;

/// A report in the words of a reader.
#[derive(Clone, Debug, Default)]
pub struct Telling {
    /// How each seat played, and what luck brought it: sentences, by seat.
    pub seats: Vec<Vec<Line>>,
    /// What each seat's account adds up, by seat; of a game of words nothing.
    pub rows: Vec<Row>,
    /// What stands out.
    pub lists: Vec<Outstanding>,
    /// What happened at each moment or in each turn, in their order.
    pub told: Vec<Line>,
    /// How the numbers were found.
    pub how: Line,
    /// The names by seat, those who came later included.
    pub names: Vec<String>,
}

/// What the account of a seat adds up, each number with its kind (U1, U14).
#[derive(Clone, Debug, Default)]
pub struct Row {
    /// What the seat could hope for at the start.
    pub start: Line,
    /// What luck brought.
    pub luck: Line,
    /// What votes, newcomers and leavers brought.
    pub rules: Line,
    /// What the others gave away to it.
    pub given: Line,
    /// What it gave away itself, as what that cost.
    pub lost: Line,
    /// What it had in the end.
    pub end: Line,
}

/// What stands out in a game, under a heading.
#[derive(Clone, Debug, Default)]
pub struct Outstanding {
    /// What it is.
    pub heading: Line,
    /// Each with after how many steps of the record it was.
    pub entries: Vec<(usize, Line)>,
}

/// Tells `insight` of `record`, for which `games` were played on where positions are not solved.
///
/// # Errors
/// The line of the record that does not fit.
pub fn telling(
    record: &Record,
    insight: &Insight,
    games: u32,
    reader: Reader,
) -> Result<Telling, Corrupt> {
    let mut teller = Teller {
        table: open(record)?,
        reader,
        told: vec![Line::default(); record.steps.len() + 1],
        labels: vec![Vec::new(); record.steps.len() + 1],
    };
    for (number, step) in record.steps.iter().enumerate() {
        teller.take(number, step)?;
    }
    let names = teller.table.names().to_vec();
    let of_names = Names::of_reader(&names, reader);
    let accounts = &insight.accounts;
    let unsure = Unsure::of(insight);
    let seats = || (0..).map(Seat::at).zip(accounts);
    Ok(Telling {
        seats: seats()
            .map(|(seat, account)| about(seat, account, (accounts.len(), &unsure), of_names))
            .collect(),
        rows: seats()
            .map(|(seat, account)| unsure.row(seat, account, of_names))
            .collect(),
        lists: outstanding([
            (
                say::Dearest {}.line(of_names),
                teller.dearest(insight, of_names),
            ),
            (
                say::Luckiest {}.line(of_names),
                teller.luckiest(insight, &unsure, of_names),
            ),
        ]),
        told: insight
            .moments
            .iter()
            .map(|moment| teller.told[moment.step].clone())
            .collect(),
        how: how(insight, games, of_names),
        names: names.clone(),
    })
}

/// How the numbers of a report were found.
fn how(insight: &Insight, games: u32, names: Names<'_>) -> Line {
    if insight.exact {
        say::AllExact {}.line(names)
    } else if insight.is_partly_exact() {
        say::PartlyExact { games }.line(names)
    } else {
        say::AllSampled { games }.line(names)
    }
}

/// The lists that have something in them.
pub(super) fn outstanding<const N: usize>(
    lists: [(Line, Vec<(usize, Line)>); N],
) -> Vec<Outstanding> {
    let lists = lists.into_iter();
    let told = lists.map(|(heading, entries)| Outstanding { heading, entries });
    told.filter(|list| !list.entries.is_empty()).collect()
}

fn open(record: &Record) -> Result<Box<dyn AnyTable>, Corrupt> {
    let game = game(&record.header.game).map_err(|why| Corrupt::at(1, why))?;
    let table = game.open(record.header.clone(), None);
    table.map_err(|why| Corrupt::at(1, why))
}

/// What is said of one seat.
fn about(
    seat: Seat,
    account: &Account,
    (seats, unsure): (usize, &Unsure),
    names: Names<'_>,
) -> Vec<Line> {
    let others = if seats == 2 {
        let seat = Seat(1 - seat.0.min(1));
        say::MistakesOf { seat }.line(names)
    } else {
        say::MistakesOfOthers {}.line(names)
    };
    let luck = say::Luck {
        seat,
        rises: account.luck >= 0.0,
        luck: unsure.luck(seat, account.luck.abs(), names),
        others,
        given: unsure.given(seat, account.given, names),
    };
    let skill = skill(seat, account, unsure, names);
    let mut told = vec![skill, luck.line(names)];
    if account.rules.abs() >= 0.000_5 {
        let rises = account.rules > 0.0;
        let share = unsure.rules(seat, account.rules.abs(), names);
        told.push(say::Changed { seat, rises, share }.line(names));
    }
    // Where mistakes weigh more than a game, that is no share of a win that anybody could picture.
    let without = account.without_luck();
    if (0.0..=1.0).contains(&without) {
        let chance = unsure.without(seat, without, names);
        told.push(say::WithoutLuck { seat, chance }.line(names));
    }
    told
}

/// How well a seat played. Of games that were played on nobody is told that nothing could be better.
fn skill(seat: Seat, account: &Account, unsure: &Unsure, names: Names<'_>) -> Line {
    let exact = unsure.knows(seat, account);
    let faults = say::faults(account.faults(), names);
    let lost = unsure.lost(seat, account.lost, names);
    let played = unsure.played(seat, 1.0 - account.lost, names);
    match account.lost {
        lost if lost < 0.000_5 && exact => say::Flawless { seat }.line(names),
        lost if lost < 0.000_5 => say::NothingSeen { seat }.line(names),
        most if most > ONE => {
            let told = say::Wasted {
                seat,
                faults,
                lost,
                each: unsure.each(seat, account, names),
                decisions: account.decisions,
            };
            told.line(names)
        }
        _ if exact => {
            let told = say::Played {
                seat,
                played,
                faults,
                lost,
            };
            told.line(names)
        }
        _ => {
            let told = say::PlayedAbout {
                seat,
                played,
                faults,
                lost,
            };
            told.line(names)
        }
    }
}

/// Plays a record over and keeps what is said of each step.
struct Teller {
    table: Box<dyn AnyTable>,
    reader: Reader,
    /// What happened in each step, by how many steps there are after it.
    told: Vec<Line>,
    /// What could be done before each step.
    labels: Vec<Vec<Line>>,
}

impl Teller {
    fn take(&mut self, number: usize, step: &table::AnyStep) -> Result<(), Corrupt> {
        let words = screen::words(&self.table.header().game);
        let table = self.table.as_mut();
        if let (Step::Act { seat, act }, Some(words)) = (step, words) {
            let viewer = Viewer::Seat(*seat);
            let reader = Reader {
                viewer,
                ..self.reader
            };
            let deeds = words.deeds(table, reader).into_iter();
            let mut labels: Vec<Line> = deeds.map(|deed| deed.label).collect();
            // What is done need not be listed; then it stands after what is.
            labels.extend(words.deed(table, reader, act).map(|deed| deed.label));
            self.labels[number + 1] = labels;
        }
        let before = table.events();
        let taken = table.take(step.clone());
        taken.map_err(|why| Corrupt::at(number + 2, why))?;
        let Some(words) = words else { return Ok(()) };
        let lines =
            (before..table.events()).filter_map(|event| words.tell(table, event, self.reader));
        self.told[number + 1] = lines
            .reduce(|told, line| told.then(&line))
            .unwrap_or_default();
        Ok(())
    }

    fn dearest(&self, insight: &Insight, names: Names<'_>) -> Vec<(usize, Line)> {
        let decisions = insight
            .moments
            .iter()
            .filter_map(|moment| match &moment.happened {
                Happened::Decision(decision) if decision.loss > COUNTS => Some((moment, decision)),
                _ => None,
            });
        let mut dear: Vec<(&Moment, &Decision)> = decisions.collect();
        dear.sort_by(|(_, a), (_, b)| b.loss.total_cmp(&a.loss));
        let dearest = dear.into_iter().take(NAMED);
        dearest
            .filter_map(|(moment, decision)| {
                let labels = &self.labels[moment.step];
                let dear = say::Dear {
                    step: u32::try_from(moment.step).unwrap_or(u32::MAX),
                    before: self.before(moment.step),
                    seat: moment.seat?,
                    done: labels.get(decision.chosen?)?.clone(),
                    better: labels.get(decision.best)?.clone(),
                    lost: Unsure::decision(decision, names),
                    grade: graded(decision.grade, names),
                };
                Some((moment.step, dear.line(names)))
            })
            .collect()
    }

    /// What was told last before a step: it led to the choice.
    fn before(&self, step: usize) -> Line {
        let told = self.told.iter().take(step).rev();
        let mut told = told.filter(|line| !line.to_string().is_empty());
        told.next().cloned().unwrap_or_default()
    }

    fn luckiest(&self, insight: &Insight, unsure: &Unsure, names: Names<'_>) -> Vec<(usize, Line)> {
        let moments = insight.moments.iter().enumerate();
        let draws = moments.filter_map(|(place, moment)| match moment.happened {
            Happened::Luck { luck } if luck > COUNTS => Some((place, moment, luck)),
            _ => None,
        });
        let mut lucky: Vec<(usize, &Moment, f64)> = draws.collect();
        lucky.sort_by(|(.., a), (.., b)| b.total_cmp(a));
        let luckiest = lucky.into_iter().take(NAMED).map(|(place, moment, luck)| {
            let lucky = say::Lucky {
                step: u32::try_from(moment.step).unwrap_or(u32::MAX),
                told: self.told[moment.step].clone(),
                luck: unsure.draw(place, luck, names),
            };
            (moment.step, lucky.line(names))
        });
        luckiest.collect()
    }
}

#[cfg(test)]
mod tests {
    use speech::Tongue;

    use super::*;

    #[test]
    fn more_than_a_game_is_told_in_wins_and_by_decision() {
        let account = Account {
            lost: 2.56,
            decisions: 80,
            grades: [70, 0, 0, 0, 10],
            ..Account::default()
        };
        let all = ["Ann".to_owned()];
        let told = |tongue| {
            let names = Names::new(&all, None).in_tongue(tongue);
            skill(Seat(0), &account, &Unsure::default(), names).to_string()
        };
        let english = "Ann gave away more than this game was worth, for much of it came back: 2.6 wins in all, 3.2 % at each of 80 decisions; 10 blunders.";
        assert_eq!(told(Tongue::En), english);
        assert!(
            told(Tongue::De).contains("insgesamt 2,6 Siege, 3,2 % bei jeder von 80 Entscheidungen")
        );
    }
}
