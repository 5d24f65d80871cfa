//! The API's document against the API itself: Schemathesis reads it, sends what it allows and what it forbids, and
//! looks for failures of the house; and openapi-spec-validator says whether it is a document at all. Where they are not
//! installed (`pip install schemathesis openapi-spec-validator`) nothing is tested.

use std::process::Stdio;

use tokio::process::Command;

use crate::House;

/// How long it may try, in seconds; `SCHEMA_SECONDS` says otherwise.
const SECONDS: &str = "20";

/// What is looked at: no failures of the house, and no answer that the document does not know.
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,response_headers_conformance,\
                      response_schema_conformance,unsupported_method";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_request_makes_the_house_fail() {
    let Some(tool) = tool().await else {
        eprintln!("skipped: schemathesis is not installed");
        return;
    };
    let house = House::open().await;
    let ann = house.guest("ann").await;
    let seconds = std::env::var("SCHEMA_SECONDS").unwrap_or_else(|_| SECONDS.to_owned());
    let run = Command::new(tool)
        .args(["run", "--phases", "examples,coverage,fuzzing,stateful"])
        .args(["--checks", CHECKS])
        .args(["--max-time", &seconds, "--max-examples", "30"])
        .args(["--request-timeout", "300", "--seed", "1", "--warnings", "off"])
        // A stream does not end by itself; NDJSON is a body that the tool cannot make (`records` and `circles_moved` send some).
        .args(["--exclude-path-regex", "(/stream|/records/verify|/circles/import)$"])
        .args(["--header", &format!("Authorization: Bearer {}", ann.token)])
        .arg(format!("http://{}/api/v1/openapi.json", house.running.web))
        .current_dir(house.folder.path())
        .stdin(Stdio::null())
        .output();
    let run = run.await.unwrap();
    let said = String::from_utf8_lossy(&run.stdout);
    assert!(run.status.success(), "{said}");
    assert!(said.contains("generated"), "it has tried nothing: {said}");
    house.guest("bob").await;
}

#[tokio::test]
async fn the_document_is_valid_openapi() {
    let house = House::open().await;
    let answer = house.client().await.get("/api/v1/openapi.json").await;
    let path = house.folder.path().join("openapi.json");
    std::fs::write(&path, answer.unwrap().body).unwrap();
    let check = Command::new("openapi-spec-validator")
        .arg(path)
        .stdin(Stdio::null())
        .output();
    let Ok(check) = check.await else {
        eprintln!("skipped: openapi-spec-validator is not installed");
        return;
    };
    let said = String::from_utf8_lossy(&check.stdout);
    assert!(check.status.success(), "{said}");
}

async fn tool() -> Option<&'static str> {
    let version = Command::new("schemathesis")
        .arg("--version")
        .stdin(Stdio::null())
        .output();
    version.await.is_ok().then_some("schemathesis")
}
