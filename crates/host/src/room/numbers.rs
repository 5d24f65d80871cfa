//! The numbers that the clients of a seat have given their acts: an act that is sent again is done once, and a number
//! that stands for another act already is refused (P8).

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use serde_json::Value as Json;
use table::{Code, Refusal};

use super::Number;

/// How many clients of a seat are known apart; whoever comes back after that many others begins anew.
const CLIENTS: usize = 64;
/// How many numbers of a client are known, the last ones.
const KNOWN: usize = 256;

/// The numbers of one seat, by client; whoever acted last comes last.
#[derive(Clone, Debug, Default)]
pub(super) struct Numbers(Vec<(String, BTreeMap<u64, Print>)>);

/// What a number stands for, in short.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Print(u64);

impl Print {
    fn of(act: &Json, against: Option<usize>) -> Self {
        let mut hasher = DefaultHasher::new();
        (act.to_string(), against).hash(&mut hasher);
        Self(hasher.finish())
    }
}

impl Numbers {
    /// Whether this very act was done before under its number.
    ///
    /// # Errors
    /// The number stands for another act, or is lower than others of its client.
    pub(super) fn is_done(
        &self,
        number: &Number,
        act: &Json,
        against: Option<usize>,
    ) -> Result<bool, Refusal> {
        let known = self.0.iter().find(|(by, _)| *by == number.by);
        let Some((_, known)) = known else {
            return Ok(false);
        };
        let refused = |why: String| Err(Refusal::new(Code::Stale, why).by("P8"));
        match (known.get(&number.seq), known.last_key_value()) {
            (Some(print), _) if *print == Print::of(act, against) => Ok(true),
            (Some(_), _) => refused(format!(
                "number {} stands for another act that was done; give this one a new number",
                number.seq
            )),
            (None, Some((last, _))) if number.seq < *last => refused(format!(
                "numbers of acts rise, and {last} was the last one; {} comes too late",
                number.seq
            )),
            (None, _) => Ok(false),
        }
    }

    /// Notes an act that was done.
    pub(super) fn note(&mut self, by: &str, seq: u64, act: &Json, against: Option<usize>) {
        let place = self.0.iter().position(|(other, _)| other == by);
        let mut client = match place {
            Some(place) => self.0.remove(place),
            None => (by.to_owned(), BTreeMap::new()),
        };
        client.1.insert(seq, Print::of(act, against));
        if client.1.len() > KNOWN {
            client.1.pop_first();
        }
        if self.0.len() == CLIENTS {
            self.0.remove(0);
        }
        self.0.push(client);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn asked(numbers: &Numbers, by: &str, seq: u64, act: &str, against: usize) -> Option<bool> {
        let number = Number {
            by: by.to_owned(),
            seq,
        };
        numbers.is_done(&number, &json!(act), Some(against)).ok()
    }

    #[test]
    fn numbers_belong_to_a_client_and_stand_for_one_act() {
        let mut numbers = Numbers::default();
        for (seq, act) in [(1, "throw"), (2, "stop"), (5, "throw")] {
            numbers.note("phone", seq, &json!(act), Some(3));
        }
        assert_eq!(
            asked(&numbers, "phone", 2, "stop", 3),
            Some(true),
            "sent again"
        );
        assert_eq!(asked(&numbers, "phone", 2, "throw", 3), None, "another act");
        assert_eq!(
            asked(&numbers, "phone", 2, "stop", 9),
            None,
            "at another time"
        );
        assert_eq!(asked(&numbers, "phone", 3, "stop", 3), None, "not rising");
        assert_eq!(asked(&numbers, "phone", 6, "stop", 3), Some(false));
        assert_eq!(
            asked(&numbers, "laptop", 1, "throw", 3),
            Some(false),
            "another device"
        );
    }

    #[test]
    fn only_so_many_numbers_and_clients_are_kept() {
        let mut numbers = Numbers::default();
        for seq in 0..1000 {
            numbers.note("phone", seq, &json!("throw"), None);
        }
        for client in 0..CLIENTS - 1 {
            numbers.note(&client.to_string(), 1, &json!("throw"), None);
        }
        assert_eq!((numbers.0.len(), numbers.0[0].1.len()), (CLIENTS, KNOWN));
        assert_eq!(
            asked(&numbers, "phone", 1, "throw", 0),
            None,
            "too long ago, and still not done twice"
        );
        numbers.note("one more", 1, &json!("throw"), None);
        assert_eq!(numbers.0.len(), CLIENTS);
    }
}
