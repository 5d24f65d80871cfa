//! A game in the terminal survives the death of its process: nothing that was shown is lost. The game is seeded, so that
//! it lasts: five stars would end it in the middle.

use crate::home::{Home, Player, answer, words};

#[test]
fn nothing_that_was_shown_is_lost_when_the_process_is_killed() {
    let home = Home::new();
    let mut asked = String::new();
    for round in 0..8 {
        let start = words("play wimpout --plain --seats you,eager --set goal=2000 --seed kill");
        let again = ["play", "wimpout", "--plain", "--resume"];
        let mut ann = Player::sit(&home, if round == 0 { &start } else { &again });
        let mut heard = ann.hear();
        if round > 0 {
            assert_eq!(question(&heard), asked, "round {round}");
        }
        for _ in 0..=round {
            ann.say(&answer(&heard).unwrap_or_else(|| panic!("nothing is asked:\n{heard}")));
            heard = ann.hear();
        }
        asked = question(&heard);
        ann.kill();
    }
}

/// The last question with its answers.
fn question(heard: &str) -> String {
    heard.rsplit("\n\n").next().unwrap().to_owned()
}
