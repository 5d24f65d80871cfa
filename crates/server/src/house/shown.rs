//! What a table has just shown, kept for a moment: those who look at it in the same way share one picture, so that
//! hundreds who watch do not make an act hundreds of times as dear.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use super::Wrong;

/// How long a picture is good: clocks and who is there change without any news.
const FRESH: Duration = Duration::from_millis(500);
/// How many pictures are kept: one for each seat and some for those who watch.
const PICTURES: usize = 32;

/// The pictures of one table, of one kind.
#[derive(Debug)]
pub(crate) struct Shown<T: ?Sized>(Mutex<Kept<T>>);

#[derive(Debug)]
struct Kept<T: ?Sized> {
    /// What news they show, and since when.
    of: Option<(u64, Instant)>,
    pictures: HashMap<String, Arc<T>>,
}

impl<T: ?Sized> Default for Shown<T> {
    fn default() -> Self {
        let (of, pictures) = (None, HashMap::new());
        Self(Mutex::new(Kept { of, pictures }))
    }
}

impl<T: ?Sized> Shown<T> {
    /// The picture of the news number `news` for those who look like `looker`; made unless there is one.
    ///
    /// # Errors
    /// It cannot be made.
    pub(crate) async fn picture(
        &self,
        news: u64,
        looker: String,
        make: impl Future<Output = Result<Arc<T>, Wrong>>,
    ) -> Result<Arc<T>, Wrong> {
        // Held while it is made: whoever wants the same waits for it.
        let mut kept = self.0.lock().await;
        let is_good = |(of, since): &(u64, Instant)| *of == news && since.elapsed() < FRESH;
        if !kept.of.as_ref().is_some_and(is_good) {
            kept.of = Some((news, Instant::now()));
            kept.pictures.clear();
        }
        if let Some(picture) = kept.pictures.get(&looker) {
            return Ok(picture.clone());
        }
        let picture = make.await?;
        if kept.pictures.len() < PICTURES {
            kept.pictures.insert(looker, picture.clone());
        }
        Ok(picture)
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[tokio::test]
    async fn a_picture_is_made_once_for_all_who_look_alike() {
        let (shown, count) = (Shown::<str>::default(), Cell::new(0));
        let look = async |news, looker: &str| {
            let make = async {
                count.set(count.get() + 1);
                Ok(format!("{news} {looker}").into())
            };
            shown.picture(news, looker.to_owned(), make).await.unwrap()
        };
        for _ in 0..3 {
            assert_eq!(&*look(1, "watching").await, "1 watching");
            assert_eq!(&*look(1, "seat 0").await, "1 seat 0");
        }
        assert_eq!(count.get(), 2);
        assert_eq!(&*look(2, "watching").await, "2 watching");
        assert_eq!(count.get(), 3);
        for looker in 0..1000 {
            look(2, &looker.to_string()).await;
        }
        assert!(shown.0.lock().await.pictures.len() <= PICTURES);
    }
}
