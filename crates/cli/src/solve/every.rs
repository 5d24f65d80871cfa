//! The exact chance of whoever begins under many sets of rules, as tables in Markdown (U5).

use anyhow::Context;
use host::AnyGame;
use solve::wimpout::{Duel, Position, Side};
use speech::figures::{
    BeginsHead, CostHead, EveryRule, GoalHead, GoalsOf, MoreHead, NoRule, RulesOf, TimeHead,
};
use table::{Materials, Refusal, Settings, Value, find};
use wimpout::Rules;

use super::cpu_ms;
use crate::out::say;
use crate::tongue::{decimal, digits, said, told};
use crate::values::others;

/// The goals that are looked at in all ways of Last Licks.
const GOALS: [i64; 8] = [50, 100, 150, 200, 250, 300, 400, 500];
/// The rule that says how Last Licks are played, and the one of the goal.
const LICKS: &str = "last-licks";
const GOAL: &str = "goal";

/// A set of rules, solved.
struct Solved {
    begins: f64,
    cpu_ms: u128,
    kib: usize,
}

/// Solves one set after the other and prints what comes of it as soon as it is there.
pub(super) fn run(game: &dyn AnyGame, set: &Settings, materials: &Materials) -> anyhow::Result<()> {
    goals(game, set, materials)?;
    say!("");
    rules(game, set, materials)
}

/// Goals down, ways of Last Licks across.
fn goals(game: &dyn AnyGame, set: &Settings, materials: &Materials) -> anyhow::Result<()> {
    let rule = find(game.rules(), LICKS)?;
    let ways: Vec<Value> = std::iter::once(rule.default_value())
        .chain(others(rule, &rule.default_value()))
        .collect();
    let heads: Vec<String> = ways.iter().map(|way| format!("`{way}`")).collect();
    let usual = rule.default_value().to_string().into();
    let rule = LICKS.into();
    say!("{}\n", told(&GoalsOf { rule, usual }));
    let (goal, cost) = (told(&GoalHead {}), told(&CostHead {}));
    say!("| {goal} | {} | {cost} |", heads.join(" | "));
    say!("|---|{}---|", "---|".repeat(ways.len()));
    for goal in GOALS {
        let of_way = |way: &Value| {
            let set = set.clone().with(GOAL, Value::Number(goal));
            solved(game, &set.with(LICKS, way.clone()), materials)
        };
        let row: Vec<Solved> = ways.iter().map(of_way).collect::<Result<_, _>>()?;
        let cells: Vec<String> = row
            .iter()
            .map(|one| format!("{} %", decimal(100.0 * one.begins, 6)))
            .collect();
        let usual = row.first().context("the rule has values")?;
        say!(
            "| {goal} | {} | {} ms, {} KiB |",
            cells.join(" | "),
            usual.cpu_ms,
            usual.kib
        );
    }
    Ok(())
}

/// Every value of every rule against the rules as set.
fn rules(game: &dyn AnyGame, set: &Settings, materials: &Materials) -> anyhow::Result<()> {
    let usual = solved(game, set, materials)?;
    let goal = set.value_of(find(game.rules(), GOAL)?);
    let goal = goal.to_string().into();
    say!("{}\n", told(&RulesOf { goal }));
    let (rule, begins) = (told(&EveryRule {}), told(&BeginsHead {}));
    let (more, time) = (told(&MoreHead {}), told(&TimeHead {}));
    say!("| {rule} | {begins} | {more} | {time} |");
    say!("|---|---|---|---|");
    let begins = decimal(100.0 * usual.begins, 6);
    say!(
        "| {} | {begins} % | | {} ms |",
        told(&NoRule {}),
        usual.cpu_ms
    );
    for rule in game.rules().iter().filter(|rule| rule.slug != GOAL) {
        for value in others(rule, &set.value_of(rule)) {
            let changed = set.clone().with(rule.slug, value.clone());
            if game.warnings(&changed, materials).is_err() {
                continue;
            }
            say!(
                "| `{}={value}` | {} |",
                rule.slug,
                cells(&usual, solved(game, &changed, materials))
            );
        }
    }
    Ok(())
}

fn cells(usual: &Solved, solved: Result<Solved, Refusal>) -> String {
    match solved {
        Ok(one) => format!(
            "{} % | {} % | {} ms",
            decimal(100.0 * one.begins, 6),
            digits(&format!("{:+.6}", 100.0 * (one.begins - usual.begins))),
            one.cpu_ms
        ),
        Err(why) => format!("{} | |", said(&why.message)),
    }
}

fn solved(game: &dyn AnyGame, set: &Settings, materials: &Materials) -> Result<Solved, Refusal> {
    let rules = Rules::settle(&set.read(game.rules())?, materials)?;
    let before = cpu_ms();
    let duel = Duel::solve(&rules)?;
    let [mover, other] = [0, 0].map(Side::at);
    let begin = Position::early(mover, other);
    Ok(Solved {
        begins: duel.chance(begin)?,
        cpu_ms: cpu_ms().saturating_sub(before),
        kib: duel.size() / 1024,
    })
}
