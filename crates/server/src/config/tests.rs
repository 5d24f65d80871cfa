//! Options, the environment and their defaults.

use clap::Parser;

use super::*;

#[derive(Parser)]
struct Serve {
    #[command(flatten)]
    config: Config,
}

fn read(options: &[&str]) -> Result<Config, clap::Error> {
    let all = ["serve"].iter().chain(options);
    Serve::try_parse_from(all).map(|serve| serve.config)
}

#[test]
fn limits_are_options_and_have_the_same_defaults() {
    assert_eq!(read(&[]).unwrap().limits, Limits::default());
    let given = read(&["--guest-rate", "5/7", "--connections-per-address", "3"]);
    let limits = given.unwrap().limits;
    assert_eq!(
        (limits.guest, limits.connections_per_address),
        (Rate::new(5, 7), 3)
    );
    for bad in [
        "--guest-rate=0/1",
        "--guest-rate=5",
        "--tables=0",
        "--pause=x",
        "--patience=99999999",
        "--host=a:1",
    ] {
        assert!(read(&[bad]).is_err(), "{bad}");
    }
    let told = read(&["--bind=localhost:8080"]).unwrap_err().to_string();
    assert!(told.contains("like 127.0.0.1:8080"), "{told}");
}

#[test]
fn every_option_can_be_given_by_the_environment() {
    use clap::CommandFactory as _;
    let command = Serve::command();
    for option in command.get_arguments() {
        let name = option.get_long().unwrap();
        let variable = format!("LASTLICKS_{}", name.replace('-', "_").to_uppercase());
        assert_eq!(option.get_env(), Some(variable.as_ref()), "--{name}");
    }
}
