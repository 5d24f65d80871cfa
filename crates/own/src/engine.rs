//! The language as it is spoken here: no clock, no luck, no files, no fractions, and an end to everything (O2, O5).

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::sync::LazyLock;

use rhai::debugger::{DebuggerCommand, DebuggerEvent};
use rhai::packages::{
    ArithmeticPackage, BasicArrayPackage, BasicIteratorPackage, BasicMapPackage,
    BasicStringPackage, LogicPackage, Package,
};
use rhai::{
    AST, Array, CallFnOptions, Dynamic, Engine, EvalAltResult, ImmutableString, OptimizationLevel,
    Position, Scope,
};

use crate::errand;

/// A question takes no more operations than this. With the sizes below the dearest of them end within milliseconds.
const MOST_OPERATIONS: u64 = 500;
/// No list is longer.
const MOST_IN_LIST: usize = 16;
/// Words that would reach beyond a question, or wait.
const NOT_SPOKEN: [&str; 13] = [
    "eval",
    "Fn",
    "call",
    "curry",
    "is_shared",
    "print",
    "debug",
    "import",
    "export",
    "this",
    "global",
    "is_def_fn",
    "sleep",
];

/// How the functions are used that there are for lists and words.
const USED: [(&str, &str); 9] = [
    ("count", "count(faces, 5)`, `count(word, \"e\")"),
    ("has", "has(faces, 5)`, `has(word, \"ee\")"),
    ("sum", "sum(faces)"),
    ("different", "different(faces)`, `different(word)"),
    ("most_alike", "most_alike(faces)"),
    ("starts_with", "starts_with(word, \"un\")"),
    ("ends_with", "ends_with(word, \"ing\")"),
    ("vowels", "vowels(word)"),
    ("same_backwards", "same_backwards(word)"),
];

/// The one engine of all rules: it keeps nothing between questions.
pub(crate) static ENGINE: LazyLock<Engine> = LazyLock::new(engine);

/// The same, which notes every line that it comes to: slower.
static WATCHING: LazyLock<Engine> = LazyLock::new(|| stepping(note));

/// The same, which notes the last place that it comes to.
static STEPPING: LazyLock<Engine> = LazyLock::new(|| stepping(|place| LAST.set(place)));

thread_local! {
    /// How many operations the question being asked on this thread has taken.
    static TAKEN: Cell<u64> = const { Cell::new(0) };
    /// Where the question being asked on this thread has come to last.
    static LAST: Cell<Position> = const { Cell::new(Position::NONE) };
    /// The lines of the body that the question being asked on this thread has come to.
    static REACHED: RefCell<BTreeSet<usize>> = const { RefCell::new(BTreeSet::new()) };
}

fn note(place: Position) {
    REACHED.with_borrow_mut(|reached| reached.extend(place.line()));
}

/// An engine that says each step that it takes.
fn stepping(hear: impl Fn(Position) + Send + Sync + 'static) -> Engine {
    let mut engine = engine();
    #[expect(
        deprecated,
        reason = "it is not; the crate marks what it may change so, and its version is pinned"
    )]
    engine.register_debugger(
        |_, debugger| debugger,
        move |_, event, _, _, place| {
            if matches!(event, DebuggerEvent::Step) {
                hear(place);
            }
            Ok(DebuggerCommand::StepInto)
        },
    );
    engine
}

fn engine() -> Engine {
    let mut engine = Engine::new_raw();
    ArithmeticPackage::new().register_into_engine(&mut engine);
    LogicPackage::new().register_into_engine(&mut engine);
    BasicStringPackage::new().register_into_engine(&mut engine);
    BasicIteratorPackage::new().register_into_engine(&mut engine);
    BasicArrayPackage::new().register_into_engine(&mut engine);
    BasicMapPackage::new().register_into_engine(&mut engine);
    engine
        .set_optimization_level(OptimizationLevel::None)
        .set_max_operations(MOST_OPERATIONS)
        .on_progress(|operations| {
            TAKEN.set(operations);
            None
        })
        .set_max_call_levels(16)
        .set_max_expr_depths(32, 32)
        .set_max_variables(64)
        .set_max_functions(32)
        .set_max_string_size(64)
        .set_max_array_size(MOST_IN_LIST)
        .set_max_map_size(12)
        .set_max_strings_interned(256)
        .set_strict_variables(true)
        .set_fail_on_invalid_map_property(true)
        .set_allow_anonymous_fn(false)
        .set_allow_looping(true);
    for word in NOT_SPOKEN {
        engine.disable_symbol(word);
    }
    lists(&mut engine);
    words(&mut engine);
    engine
}

/// What rules do with lists of numbers, so that they need no loops (O4).
fn lists(engine: &mut Engine) {
    let numbers =
        |list: &Array| -> Vec<i64> { list.iter().filter_map(|one| one.as_int().ok()).collect() };
    engine.register_fn("count", move |list: Array, what: i64| {
        i64::try_from(numbers(&list).iter().filter(|one| **one == what).count()).unwrap_or(i64::MAX)
    });
    engine.register_fn("has", move |list: Array, what: i64| {
        numbers(&list).contains(&what)
    });
    engine.register_fn("sum", move |list: Array| {
        numbers(&list)
            .iter()
            .fold(0, |sum: i64, one| sum.saturating_add(*one))
    });
    engine.register_fn("different", move |list: Array| {
        let mut numbers = numbers(&list);
        numbers.sort_unstable();
        numbers.dedup();
        i64::try_from(numbers.len()).unwrap_or(i64::MAX)
    });
    engine.register_fn("most_alike", move |list: Array| {
        let all = numbers(&list);
        let alike = all
            .iter()
            .map(|one| all.iter().filter(|other| *other == one).count());
        i64::try_from(alike.max().unwrap_or(0)).unwrap_or(i64::MAX)
    });
}

/// What rules do with words.
fn words(engine: &mut Engine) {
    let small = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    engine.register_get("len", move |word: &mut ImmutableString| {
        small(word.chars().count())
    });
    engine.register_fn("len", move |word: &str| small(word.chars().count()));
    engine.register_fn("starts_with", |word: &str, with: &str| {
        word.starts_with(with)
    });
    engine.register_fn("ends_with", |word: &str, with: &str| word.ends_with(with));
    engine.register_fn("has", |word: &str, part: &str| word.contains(part));
    engine.register_fn("count", move |word: &str, part: &str| {
        if part.is_empty() {
            0
        } else {
            small(word.matches(part).count())
        }
    });
    engine.register_fn("vowels", move |word: &str| {
        small(word.chars().filter(|c| "aeiou".contains(*c)).count())
    });
    engine.register_fn("different", move |word: &str| {
        let letters: std::collections::BTreeSet<char> = word.chars().collect();
        small(letters.len())
    });
    engine.register_fn("same_backwards", |word: &str| {
        word.chars().eq(word.chars().rev())
    });
}

/// Asks the function `name` of a text.
pub(crate) fn ask(
    ast: &AST,
    name: &str,
    arguments: &[Dynamic],
) -> Result<Dynamic, (Position, String)> {
    let asked = call(&ENGINE, ast, name, arguments);
    told(asked, ast, name, arguments)
}

/// The same where something is left out of what it is told: nothing where it fails.
pub(crate) fn ask_in_brief(ast: &AST, name: &str, arguments: &[Dynamic]) -> Option<Dynamic> {
    call(&ENGINE, ast, name, arguments).ok()
}

/// The same, with the lines of the body that it comes to.
pub(crate) fn ask_watched(
    ast: &AST,
    name: &str,
    arguments: &[Dynamic],
) -> (Result<Dynamic, (Position, String)>, BTreeSet<usize>) {
    REACHED.take();
    let asked = call(&WATCHING, ast, name, arguments);
    let reached = REACHED.take();
    (told(asked, ast, name, arguments), reached)
}

/// An answer, or where it failed and why.
fn told(
    asked: Result<Dynamic, Box<EvalAltResult>>,
    ast: &AST,
    name: &str,
    arguments: &[Dynamic],
) -> Result<Dynamic, (Position, String)> {
    asked.map_err(|why| {
        let place = innermost(&why);
        // Errors of limits have no place: the question is asked once more, step by step.
        let place = if place.is_none() {
            last_step(ast, name, arguments)
        } else {
            place
        };
        (place, in_words(&why))
    })
}

fn call(
    engine: &Engine,
    ast: &AST,
    name: &str,
    arguments: &[Dynamic],
) -> Result<Dynamic, Box<EvalAltResult>> {
    let options = CallFnOptions::new().eval_ast(false);
    TAKEN.set(0);
    let answer =
        engine.call_fn_with_options(options, &mut Scope::new(), ast, name, arguments.to_vec());
    errand::made(TAKEN.get());
    answer
}

/// Where an error happened, inside of all calls.
fn innermost(why: &EvalAltResult) -> Position {
    match why {
        EvalAltResult::ErrorInFunctionCall(_, _, inner, place) => {
            let inside = innermost(inner);
            if inside.is_none() { *place } else { inside }
        }
        _ => why.position(),
    }
}

/// Where the last step is made of a question that comes to no end.
pub(crate) fn last_step(ast: &AST, name: &str, arguments: &[Dynamic]) -> Position {
    LAST.set(Position::NONE);
    // What it comes to is known already.
    drop(call(&STEPPING, ast, name, arguments));
    LAST.get()
}

/// That there is no such function: its name, and how much it was told. Which types those have is the engine's own affair.
fn no_function(told: &str) -> String {
    let (name, given) = told.split_once(" (").unwrap_or((told, ""));
    if let Some((_, used)) = USED.iter().find(|(known, _)| *known == name) {
        return format!(
            "`{name}` is there for something else than it is given here, as in `{used}`"
        );
    }
    let given = given.trim_end_matches(')');
    let n = if given.is_empty() {
        0
    } else {
        given.matches(", ").count() + 1
    };
    format!("there is no function `{name}` (arguments: {n})")
}

/// What went wrong, without its place.
fn in_words(why: &EvalAltResult) -> String {
    match why {
        EvalAltResult::ErrorInFunctionCall(_, _, inner, _) => in_words(inner),
        EvalAltResult::ErrorTooManyOperations(_) => {
            format!("this does not come to an end within {MOST_OPERATIONS} steps")
        }
        EvalAltResult::ErrorDataTooLarge(what, _) => {
            format!("this grows too large: {}", what.to_lowercase())
        }
        EvalAltResult::ErrorStackOverflow(_) => {
            "functions call each other too deeply here".to_owned()
        }
        EvalAltResult::ErrorVariableNotFound(name, _) => format!("nothing is called `{name}` here"),
        EvalAltResult::ErrorFunctionNotFound(told, _) => no_function(told),
        EvalAltResult::ErrorPropertyNotFound(name, _) => format!("there is no `.{name}` here"),
        EvalAltResult::ErrorDotExpr(said, _) => {
            let name = said.split('\'').nth(1).unwrap_or_default();
            format!("there is no `.{name}` here")
        }
        EvalAltResult::ErrorTooManyVariables(_) => "there are too many variables here".to_owned(),
        EvalAltResult::ErrorStringBounds(length, at, _) => {
            format!("there is no character {at} in a text of {length}")
        }
        EvalAltResult::ErrorArrayBounds(length, at, _) => {
            format!("there is no element {at} in a list of {length}")
        }
        EvalAltResult::ErrorRuntime(what, _) => format!("the rule itself throws `{what}`"),
        other => {
            let mut plain = other.to_string();
            if let Some(end) = plain.rfind(" (line ") {
                plain.truncate(end);
            }
            plain
        }
    }
}
