//! Who sits where: `--seats you,odds,hold-25`, `you:Ann`, `Bea`, `odds:Moss`.

use anyhow::bail;
use host::{AnyGame, Player, clean};

/// The seats that were asked for; where none were, `you` and as many bots as the game needs, one at least.
pub(crate) fn asked_for(game: &dyn AnyGame, texts: &[String]) -> Vec<String> {
    if !texts.is_empty() {
        return texts.to_vec();
    }
    let others = game.seats().start().saturating_sub(1).max(1);
    let bots = vec![game.stand_in().to_owned(); others];
    [vec!["you".to_owned()], bots].concat()
}

/// Who sits down at the table, in order of play.
pub(crate) fn seats(game: &dyn AnyGame, texts: &[String]) -> anyhow::Result<Vec<Player>> {
    let people = texts.iter().filter(|text| *text == "you").count();
    let mut players: Vec<Player> = Vec::new();
    for text in texts {
        let mut player = player(game, text.trim(), people)?;
        player.name = unlike_others(&players, player.name);
        players.push(player);
    }
    Ok(players)
}

fn player(game: &dyn AnyGame, text: &str, people: usize) -> anyhow::Result<Player> {
    let (who, name) = match text.split_once(':') {
        Some((who, name)) => (who, Some(name.trim().to_owned())),
        None => (text, None),
    };
    if who == "you" {
        let name = name.unwrap_or_else(|| own_name(people));
        return named(name, None);
    }
    match game.bot(who, "") {
        Ok(_) => named(
            name.unwrap_or_else(|| screen::capital(who)),
            Some(who.to_owned()),
        ),
        Err(_) if name.is_none() && who.starts_with(char::is_uppercase) => {
            named(who.to_owned(), None)
        }
        Err(why) => bail!("{why}; a person is `you`, `you:Ann`, or a name with a capital letter"),
    }
}

fn named(name: String, bot: Option<String>) -> anyhow::Result<Player> {
    let cleaned = match bot {
        None => clean::name(&name),
        Some(_) => clean::bot(&name),
    };
    let cleaned = cleaned.map_err(anyhow::Error::msg)?;
    if cleaned != name {
        bail!("`{name}` cannot be a name; `{cleaned}` can");
    }
    Ok(Player {
        name,
        bot,
        nonce: String::new(),
    })
}

/// The name of a person who gave none.
fn own_name(people: usize) -> String {
    let login = ["USER", "LOGNAME", "USERNAME"]
        .iter()
        .find_map(|key| std::env::var(key).ok());
    let login = login.filter(|name| {
        let is_clean = clean::name(name).as_ref() == Ok(name);
        is_clean && name != "root"
    });
    match login {
        Some(name) if people == 1 => screen::capital(&name),
        _ if people == 1 => "Player".to_owned(),
        _ => "Player 1".to_owned(),
    }
}

/// The name, or the name with a number if somebody has it already.
fn unlike_others(players: &[Player], name: String) -> String {
    let taken = |name: &str| players.iter().any(|player| player.name == name);
    if !taken(&name) {
        return name;
    }
    let stem = name.strip_suffix(" 1").unwrap_or(&name);
    let numbered = (2..).map(|n| format!("{stem} {n}"));
    numbered
        .into_iter()
        .find(|name| !taken(name))
        .unwrap_or(name)
}
