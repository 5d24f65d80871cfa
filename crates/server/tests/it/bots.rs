//! The commands of docs/BOTS.md, as they stand there. Where curl is not installed nothing is tested.

use std::process::Stdio;

use tokio::process::Command;

use crate::House;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_commands_for_bots_play_a_game() {
    let version = Command::new("curl")
        .arg("-V")
        .stdout(Stdio::null())
        .status();
    if version.await.is_err() {
        eprintln!("skipped: curl is not installed");
        return;
    }
    let text = include_str!("../../../../docs/BOTS.md");
    let (_, rest) = text.split_once("```sh\n").unwrap();
    let (commands, _) = rest.split_once("```\n").unwrap();
    let house = House::open().await;
    let run = Command::new("sh")
        .args(["-e", "-u", "-c", commands])
        .env("HOUSE", format!("http://{}", house.running.web))
        .stdin(Stdio::null())
        .kill_on_drop(true)
        .output();
    let run = tokio::time::timeout(2 * crate::PATIENCE, run);
    let run = run.await.expect("they come to an end").unwrap();
    let said = String::from_utf8_lossy(&run.stdout);
    let wrong = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{said}\n{wrong}");
    assert!(said.contains("\"repeated\":true"), "{said}");
    assert!(said.contains("Good luck."), "{said}");
}
