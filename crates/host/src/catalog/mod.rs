//! The list of games of the house: one line a game.

mod any_game;
mod entry;

use table::{AnyTable, Code, Corrupt, Record, Refusal};

use self::entry::entry;

pub use self::any_game::AnyGame;

/// Every game of the house.
pub static GAMES: &[&dyn AnyGame] = &[
    &entry::<wimpout::Wimpout>(
        "Cosmic Wimpout",
        "Push your luck with five cubes and a flaming sun.",
        1..=1000,
    )
    .in_the_open(),
    &entry::<connexion::Connexion>(
        "Cosmic ConneXion",
        "Find words on a diamond of Greek letters, and make a sentence of them.",
        1..=24,
    ),
    &entry::<cow::Cow>(
        "Unexploded Cow",
        "March mad cows over old bombs, for money and the thanks of twelve cities.",
        3..=6,
    ),
];

/// The game called `slug`.
///
/// # Errors
/// `UnknownGame`, naming those there are.
pub fn game(slug: &str) -> Result<&'static dyn AnyGame, Refusal> {
    GAMES
        .iter()
        .find(|game| game.slug() == slug)
        .copied()
        .ok_or_else(|| {
            let known: Vec<_> = GAMES.iter().map(|game| game.slug()).collect();
            Refusal::new(Code::UnknownGame, table::no_such("game", slug, &known))
        })
}

/// Plays a record of any game over.
///
/// # Errors
/// The line that does not fit, and why.
pub fn replay(record: &Record) -> Result<Box<dyn AnyTable>, Corrupt> {
    game(&record.header.game)
        .map_err(|why| Corrupt::at(1, why))?
        .replay(record)
}

#[cfg(test)]
mod tests {
    use table::Materials;

    use super::*;

    #[test]
    fn a_preset_is_a_legal_set_of_rules_against_which_nothing_is_said() {
        for game in GAMES {
            let presets = game.presets();
            assert_eq!(presets[0].set, [], "{}: as on its rule sheet", game.slug());
            for preset in presets {
                let set = preset.settings(game.rules()).unwrap();
                let warnings = game.warnings(&set, &Materials::default());
                assert_eq!(warnings, Ok(vec![]), "{} {}", game.slug(), preset.slug);
                let says = |(slug, value): (&String, &table::Value)| {
                    *value != table::find(game.rules(), slug).unwrap().default_value()
                };
                assert!(set.0.iter().all(says), "{}: what is so anyway", preset.slug);
                let others = presets.iter().filter(|other| other.set == preset.set);
                assert_eq!(others.count(), 1, "{}: two with the same", preset.slug);
            }
        }
    }
}
