//! Long answers a window at a time, for clients that have told how high their window is.

use speech::lobby as say;
use speech::{Names, Sentence, Tongue};

/// So many lines are kept for later.
const KEPT: usize = 4000;
/// The least a page has.
const LEAST: usize = 5;

/// What is left of a long answer.
#[derive(Debug, Default)]
pub(super) struct Pager {
    rest: Vec<String>,
    is_off: bool,
}

impl Pager {
    /// Whether long answers are to come whole.
    pub(super) fn set_off(&mut self, is_off: bool) {
        self.is_off = is_off;
    }

    /// As many lines of an answer as a window of `rows` holds, if it is known; what is left of an earlier one is
    /// forgotten.
    pub(super) fn page(
        &mut self,
        mut lines: Vec<String>,
        rows: Option<u16>,
        tongue: Tongue,
    ) -> Vec<String> {
        self.rest.clear();
        let rows = rows.filter(|_| !self.is_off);
        let Some(rows) = rows.map(|rows| usize::from(rows).saturating_sub(2).max(LEAST)) else {
            return lines;
        };
        if lines.len() <= rows + 1 {
            return lines;
        }
        self.rest = lines.split_off(rows);
        self.rest.truncate(KEPT);
        let n = u32::try_from(self.rest.len()).unwrap_or(u32::MAX);
        lines.push(told(&say::More { n }, tongue));
        lines
    }

    /// The next page.
    pub(super) fn more(&mut self, rows: Option<u16>, tongue: Tongue) -> Vec<String> {
        let rest = std::mem::take(&mut self.rest);
        if rest.is_empty() {
            return vec![told(&say::NoMore {}, tongue)];
        }
        self.page(rest, rows, tongue)
    }

    /// Whether there is more.
    pub(super) fn has_more(&self) -> bool {
        !self.rest.is_empty()
    }
}

fn told(sentence: &impl Sentence, tongue: Tongue) -> String {
    let names = Names::new(&[], None).in_tongue(tongue);
    sentence.line(names).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_as_high_as_the_window_and_nothing_is_lost() {
        let all: Vec<String> = (0..100).map(|n| n.to_string()).collect();
        let mut pager = Pager::default();
        let mut read = Vec::new();
        let mut page = pager.page(all.clone(), Some(24), Tongue::En);
        while pager.has_more() {
            assert_eq!(page.len(), 23, "{page:?}");
            assert!(page.pop().unwrap().contains("type more"));
            read.extend(page);
            page = pager.more(Some(24), Tongue::En);
        }
        read.extend(page);
        assert_eq!(read, all);
        assert_eq!(pager.more(Some(24), Tongue::En), ["There is no more."]);
        assert_eq!(pager.page(all.clone(), None, Tongue::En), all);
        pager.set_off(true);
        assert_eq!(pager.page(all.clone(), Some(24), Tongue::En), all);
        pager.set_off(false);
        let endless = vec![String::new(); 100_000];
        pager.page(endless, Some(24), Tongue::En);
        assert_eq!(pager.rest.len(), KEPT);
    }
}
