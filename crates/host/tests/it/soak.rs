//! A long run: whole games of bots that do anything, under random rules, with no panic and no endless game.

use arena::Series;
use host::{AnyGame, GAMES};
use table::{Luck, Materials, Rule, Settings, Stream, Value, Values};

/// So many games share their rules.
const BATCH: u64 = 50;

/// Prints how many games were played under how many settings; `SOAK_GAMES` says how many of each game, `SOAK_GAME` of
/// which game alone.
#[test]
#[ignore = "long: SOAK_GAMES=1000000 cargo test --release -p host --test it -- --ignored --nocapture soak"]
fn random_games_under_random_rules_end() {
    let games =
        std::env::var("SOAK_GAMES").map_or(10_000, |count| count.parse().expect("a number"));
    let only = std::env::var("SOAK_GAME").ok();
    for game in GAMES {
        if only.as_ref().is_none_or(|slug| slug == game.slug()) {
            soak(*game, games);
        }
    }
}

fn soak(game: &dyn AnyGame, games: u64) {
    let mut luck = Stream::from_seed(&format!("soak {}", game.slug()));
    let (mut played, mut turns, mut settings) = (0, 0, 0);
    while played < games {
        let set = rules(game, &mut luck);
        let most = (*game.seats().end()).min(12);
        let span = u32::try_from(most - game.seats().start()).unwrap_or(0);
        let seats = game.seats().start() + luck.below(span + 1) as usize;
        let series = Series {
            bots: vec!["random".to_owned(); seats],
            games: BATCH,
            seed: format!("soak {settings}"),
            threads: 2,
        };
        match game.simulate(&set, &Materials::default(), &series, &|_| {}) {
            Ok(tally) => {
                assert_eq!(tally.endless, 0, "{} of {seats} under {set:?}", game.slug());
                played += tally.games;
                turns += tally.turns.sum;
                settings += 1;
            }
            Err(refusal) => assert_eq!(
                refusal.code,
                table::Code::BadSeat,
                "{refusal} under {set:?}"
            ),
        }
    }
    eprintln!(
        "{}: {played} games, {turns} turns, under {settings} settings",
        game.slug()
    );
}

/// About half of the rules set to something, as far as they do not clash.
fn rules(game: &dyn AnyGame, luck: &mut Stream) -> Settings {
    let mut set = Settings::default();
    for rule in game.rules() {
        if luck.below(2) == 0 {
            continue;
        }
        let with = set.clone().with(rule.slug, value(rule, luck));
        if game.warnings(&with, &Materials::default()).is_ok() {
            set = with;
        }
    }
    set
}

/// Small numbers are likelier than great ones, so that games are short.
fn value(rule: &Rule, luck: &mut Stream) -> Value {
    match rule.values {
        Values::Flag => Value::Flag(luck.below(2) == 0),
        Values::Choice(words) | Values::ChoiceOrName(words) => Value::Word(
            words[luck.below(u32::try_from(words.len()).unwrap_or(1)) as usize].to_owned(),
        ),
        Values::Number { min, max, step, .. } => {
            let least = -(-min).div_euclid(step) * step;
            let choices = u32::try_from((max - least) / step)
                .unwrap_or(u32::MAX - 1)
                .min(40);
            Value::Number(least + step * i64::from(luck.below(choices + 1)))
        }
    }
}
