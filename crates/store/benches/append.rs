//! Durable appends per second: one writer alone, and 64 writers at 64 tables who share transactions.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use store::{Append, NewTable, Sqlite, Store};
use tokio::runtime::{Builder, Runtime};

/// About as long as an act with its throw.
const PAYLOAD: &str =
    r#"{"at":1790000000000,"steps":[{"seat":1,"act":{"do":"throw"}},{"luck":["5","10"]}]}"#;

struct Writer {
    store: Sqlite,
    table: String,
    next: u64,
}

impl Writer {
    async fn append(&mut self, n: u64) {
        for _ in 0..n {
            let append = Append {
                table: self.table.clone(),
                epoch: 1,
                first: self.next,
                events: vec![PAYLOAD.to_owned()],
                at: self.next,
                meta: None,
            };
            self.store.append(append).await.expect("appended");
            self.next += 1;
        }
    }
}

async fn writers(store: &Sqlite, n: usize) -> Vec<Writer> {
    let mut writers = Vec::new();
    for i in 0..n {
        let table = format!("{n}-{i}");
        let new = NewTable {
            id: table.clone(),
            created: 0,
            meta: String::new(),
            events: Vec::new(),
        };
        store.create(new).await.expect("created");
        writers.push(Writer {
            store: store.clone(),
            table,
            next: 1,
        });
    }
    writers
}

fn append(criterion: &mut Criterion) {
    let folder = tempfile::tempdir_in(".").expect("a folder on a real disk");
    let store = Sqlite::open(&folder.path().join("bench.db")).expect("opened");
    let runtime: Runtime = Builder::new_current_thread().build().expect("a runtime");
    let mut group = criterion.benchmark_group("append");
    for n in [1, 8, 64] {
        let mut all = runtime.block_on(writers(&store, n));
        group.throughput(Throughput::Elements(n as u64));
        group.bench_function(format!("{n} writers"), |bencher| {
            bencher.iter(|| {
                runtime.block_on(async {
                    let acts = all.iter_mut().map(|writer| writer.append(1));
                    futures_util::future::join_all(acts).await
                })
            });
        });
    }
}

criterion_group!(benches, append);
criterion_main!(benches);
