//! The statistics of a player: what finished games were to them, and what comes of many, in words (U19).

use arena::insight::{Career, Habit, Mistake, Played, Skill, Study};
use speech::career as say;
use speech::insight::{InWins, InWinsNearly, IsAbout, IsExact, IsNearly, Number, Percent};
use speech::{Line, Names, Reader, Sense, Sentence};
use table::{Code, Refusal, Seat};

use super::matter::{Matter, replayed};
use super::unsure::ONE;

/// So many kinds of mistakes are told.
const FAVOURITES: usize = 5;

/// How somebody plays one game, in words.
#[derive(Clone, Debug)]
pub struct Told {
    /// What the game is called.
    pub title: &'static str,
    /// What came of the games.
    pub lines: Vec<Line>,
    /// What the graph shows.
    pub graph: Line,
    /// What is done wrong again and again, the dearest first.
    pub mistakes: Vec<Line>,
}

impl Matter {
    /// What the game was to one seat, as `study` has found.
    ///
    /// # Errors
    /// Where the record does not hold, the game is not over, or the seat was not there.
    pub fn played(&self, study: &Study, seat: Seat) -> Result<Played, Refusal> {
        let table = replayed(&self.record)?;
        let played = table
            .standing()
            .and_then(|standing| study.played(&table.header().game, standing, seat));
        played.ok_or_else(|| Refusal::new(Code::BadInput, "there is nothing to tell of that seat"))
    }
}

/// A career in words.
///
/// # Errors
/// Where there is no such game.
pub fn told(career: &Career, reader: Reader) -> Result<Told, Refusal> {
    let game = crate::game(&career.game)?;
    let names = Names::new(&[], None).in_tongue(reader.tongue);
    #[allow(clippy::cast_possible_truncation, reason = "a score of a game")]
    let mean = career.score.round() as i64;
    let score = screen::words(&career.game).map_or_else(
        || mean.to_string(),
        |words| words.points(mean, reader.tongue),
    );
    let games = say::Games {
        games: small(career.games),
        won: Number::short(career.won),
        fair: Number::short(career.fair),
        score: Line::of(&score, Sense::Plain),
    };
    let mut lines = vec![games.line(names)];
    lines.extend(skill(&career.skill, names));
    let (graph, mistakes, exact) = match &career.skill {
        Skill::Chances {
            mistakes, exact, ..
        } => (say::CourseGiven {}.line(names), mistakes.as_slice(), *exact),
        Skill::Words { .. } => (say::CourseFound {}.line(names), &[][..], true),
    };
    Ok(Told {
        title: game.title(),
        lines,
        graph,
        mistakes: mistakes
            .iter()
            .take(FAVOURITES)
            .map(|kind| mistake(*kind, exact, names))
            .collect(),
    })
}

fn skill(skill: &Skill, names: Names<'_>) -> Vec<Line> {
    let (told, luck, per) = match skill {
        Skill::Chances {
            exact,
            partly,
            decisions,
            loss,
            doubt,
            luck,
            ..
        } => {
            let told = given((*exact, *partly), *decisions, [*loss, *doubt], names);
            let told = Some(told).filter(|_| *decisions > 0);
            let sum = Number::tenths(luck.sum);
            let lucky = say::Luck { sum }.line(names);
            (told.into_iter().chain([lucky]).collect(), luck, 1.0)
        }
        Skill::Words {
            found,
            to_find,
            luck,
            ..
        } => {
            #[allow(
                clippy::cast_precision_loss,
                reason = "words of the games of one player"
            )]
            let share = *found as f64 / (*to_find).max(1) as f64;
            let found = say::Found {
                found: small(*found),
                to_find: small(*to_find),
                share: Percent::of(share),
            };
            let sum = Number::tenths(luck.sum / 10.0);
            (
                vec![found.line(names), say::LuckPoints { sum }.line(names)],
                luck,
                10.0,
            )
        }
    };
    let usual = luck.usual.map(|usual| Number::tenths(usual / per));
    let usual = usual.map(|usual| say::LuckUsual { usual }.line(names));
    told.into_iter().chain(usual).collect()
}

/// What was given away at each decision, with its kind.
fn given(
    (exact, partly): (bool, bool),
    decisions: u32,
    [loss, doubt]: [f64; 2],
    names: Names<'_>,
) -> Line {
    const PLACES: usize = 2;
    let value = Percent {
        share: loss,
        places: PLACES,
    };
    if exact {
        let loss = IsExact { value }.line(names);
        return say::Given { decisions, loss }.line(names);
    }
    if loss < 0.000_05 {
        return say::GivenNothing { decisions }.line(names);
    }
    let end = |share: f64| Number {
        number: 100.0 * share.max(0.0),
        places: PLACES,
    };
    let (low, high) = (end(loss - doubt), end(loss + doubt));
    let loss = if low.words(names.tongue()) == high.words(names.tongue()) {
        IsNearly { value }.line(names)
    } else {
        IsAbout { value, low, high }.line(names)
    };
    if partly {
        say::GivenPartly { decisions, loss }.line(names)
    } else {
        say::GivenAbout { decisions, loss }.line(names)
    }
}

fn mistake(kind: Mistake, exact: bool, names: Names<'_>) -> Line {
    let what = habit(kind.habit, names);
    let (value, n) = (Percent::of(kind.lost), Number::tenths(kind.lost));
    let wins = kind.lost > ONE;
    let lost = match (wins, exact) {
        (false, true) => IsExact { value }.line(names),
        (false, false) => IsNearly { value }.line(names),
        (true, true) => InWins { n }.line(names),
        (true, false) => InWinsNearly { n }.line(names),
    };
    say::Mistake {
        what,
        count: kind.count,
        wins,
        lost,
    }
    .line(names)
}

fn habit(habit: Habit, names: Names<'_>) -> Line {
    match habit {
        Habit::ThrewOn { cubes } => say::ThrewOn {
            cubes: cubes.into(),
        }
        .line(names),
        Habit::Stopped { cubes } => say::Stopped {
            cubes: cubes.into(),
        }
        .line(names),
        Habit::Counted => say::Counted {}.line(names),
        Habit::Insured => say::Insured {}.line(names),
        Habit::PlayedOn => say::PlayedOn {}.line(names),
        Habit::EndedEarly => say::EndedEarly {}.line(names),
        Habit::PlayedAnother => say::PlayedAnother {}.line(names),
        Habit::Placed => say::Placed {}.line(names),
        Habit::Picked => say::Picked {}.line(names),
        Habit::Bombed => say::Bombed {}.line(names),
        Habit::Paid => say::Paid {}.line(names),
        Habit::Other => say::Other {}.line(names),
    }
}

/// The career in lines of at most `width` columns, with its graph.
#[must_use]
pub fn career_text(career: &Career, told: &Told, width: usize, reader: Reader) -> Vec<String> {
    const ROWS: usize = 7;
    let names = Names::new(&[], None).in_tongue(reader.tongue);
    let (Skill::Chances { course, .. } | Skill::Words { course, .. }) = &career.skill;
    let percent = |share| Percent { share, places: 1 }.words(reader.tongue);
    let mut lines = vec![told.title.to_owned()];
    lines.extend(told.lines.iter().map(Line::to_string));
    let is_drawn = course.iter().flatten().any(|value| *value > 0.0);
    if is_drawn && course.iter().flatten().count() > 1 {
        lines.push(format!("{}:", told.graph));
        lines.extend(screen::course(course, (width, ROWS), &percent));
    }
    if !told.mistakes.is_empty() {
        lines.push(format!("{}:", say::Mistakes {}.line(names)));
        lines.extend(told.mistakes.iter().map(|line| format!("  {line}")));
    }
    lines
}

fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
