# A menu of one-liners; anything longer lives in xtask or in .ci/run.

# What there is
default:
    @just --list

# Everything CI runs
check:
    .ci/run

# All tests
test:
    cargo test --workspace

# Two house rules that are played nowhere, asked about at every door
trials:
    cargo test --features lastlicks/trials --test trials --test worth

# Formats, and mends what clippy can mend
fix:
    cargo fmt --all && cargo clippy --workspace --all-targets --fix --allow-dirty

# The shape of the code; writes docs/coverage.md, docs/EVENTS.md and docs/VIEWS.md
tidy:
    cargo xtask tidy --write

# Licences, bans and sources of dependencies (needs cargo-deny)
deny:
    cargo deny check bans licenses sources

# One fuzz target for a while (needs cargo-fuzz and a nightly)
fuzz target seconds="30":
    cd fuzz && mkdir -p corpus/{{target}} seeds/{{target}} && cargo +nightly fuzz run --sanitizer none {{target}} corpus/{{target}} seeds/{{target}} -- -max_len=4096 -len_control=0 -max_total_time={{seconds}}

# All benchmarks
bench:
    cargo bench --workspace

# The API docs
docs:
    cargo doc --workspace --no-deps --open

# A game in this terminal: `just play wimpout`
play *args:
    cargo run --release -- play {{args}}

# The house with all its doors
serve *args:
    cargo run --release -- serve {{args}}
