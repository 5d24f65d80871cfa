//! The pictures for links that need no table: cargo run -p pages --example pictures FOLDER
#![allow(
    clippy::unwrap_used,
    reason = "a tool for whoever works on the pictures"
)]

use std::path::PathBuf;

fn main() {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap());
    std::fs::write(folder.join("house.png"), pages::picture::house().unwrap()).unwrap();
    for game in host::GAMES {
        let game = pages::table::Game::new(*game, speech::Tongue::En);
        let picture = pages::picture::game(&game).unwrap();
        std::fs::write(folder.join(format!("{}.png", game.slug)), picture).unwrap();
    }
}
