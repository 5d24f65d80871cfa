//! What the tests share: players who say something, wise or not.

use connexion::{Action, Connexion, Phase, Stage, State};
use table::{Game, Luck, Seat};

/// One of a list, if it has any.
pub(crate) fn pick<'a, T>(list: &'a [T], luck: &mut dyn Luck) -> Option<&'a T> {
    let n = u32::try_from(list.len()).ok().filter(|&n| n > 0)?;
    list.get(luck.below(n) as usize)
}

/// A word that lies on the board, found or not.
pub(crate) fn any_word(game: &Connexion, state: &State, luck: &mut dyn Luck) -> Option<String> {
    let search = game.search();
    let words = search.all_words(&state.layout);
    pick(&words, luck).map(|&word| search.lexicon().word(word).to_owned())
}

/// Something that a player might say, listed or not.
pub(crate) fn anything(
    game: &Connexion,
    state: &State,
    _: Seat,
    luck: &mut dyn Luck,
) -> Option<Action> {
    let claiming = matches!(&state.phase, Phase::Turn(turn) if turn.stage == Stage::Claiming);
    if claiming && luck.below(10) > 0 {
        let word = any_word(game, state, luck)?;
        return Some(Action::Claim { word });
    }
    Some(match luck.below(8) {
        0 => Action::Claim {
            word: "xyzzy".to_owned(),
        },
        1 => Action::Judge {
            grammar: false,
            future: true,
        },
        2 => Action::Done,
        3 => Action::Decline,
        _ => sentence(state, luck)?,
    })
}

fn sentence(state: &State, luck: &mut dyn Luck) -> Option<Action> {
    let words = (0..=luck.below(4))
        .map(|_| pick(&state.words, luck).map(|listed| listed.word.clone()))
        .collect::<Option<Vec<_>>>()?;
    let future = [None, Some(true), Some(false)][luck.below(3) as usize];
    Some(Action::Sentence { words, future })
}

/// The game with these settings as they are typed.
pub(crate) fn game(settings: &[&str]) -> Connexion {
    let mut set = table::Settings::default();
    for setting in settings {
        set.set(Connexion::rules(), setting).expect("a setting");
    }
    Connexion::settle(&set, &table::Materials::default()).expect("settings that settle")
}
