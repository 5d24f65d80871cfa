//! A live view in parts: every element with an id is one, so that after an act only what is new to a viewer travels.
//!
//! A part's own text is its element with a gap where each part inside it stands. What a viewer has is remembered as one
//! number a part. A part whose number is not among them is sent, and in it `<ll-as id=…>` stands for every part inside
//! that the viewer has already. In a drawing only a `g` can be a part; it travels in an `svg` of its own.

use std::collections::HashSet;
use std::hash::{BuildHasher as _, RandomState};

/// Elements that have no end.
const VOID: [&str; 4] = ["<br", "<hr", "<img", "<input"];

/// What one viewer has been sent.
#[derive(Debug, Default)]
pub struct Sent {
    hasher: RandomState,
    numbers: HashSet<u64>,
}

/// What a viewer has to be sent.
#[derive(Debug, PartialEq, Eq)]
pub enum News {
    /// All of it: they have nothing yet, or the frame itself is another.
    Whole,
    /// These parts, the outer ones first; none where nothing has changed for them.
    Parts(Vec<String>),
}

impl Sent {
    /// What is new in a view. From now on the viewer has it.
    pub fn news(&mut self, view: &str) -> News {
        let parts = Parts::of(view);
        let numbers: Vec<u64> = parts
            .0
            .iter()
            .map(|part| self.number(&parts, part))
            .collect();
        let has: Vec<bool> = numbers
            .iter()
            .map(|number| self.numbers.contains(number))
            .collect();
        self.numbers = numbers.into_iter().collect();
        if !has[0] {
            return News::Whole;
        }
        let mut news = Vec::new();
        parts.gather(0, &has, &mut news);
        News::Parts(news)
    }

    /// A part is the same only in the same place.
    fn number(&self, parts: &Parts<'_>, part: &Part<'_>) -> u64 {
        let place = parts.0[part.within].id;
        self.hasher.hash_one((place, part.id, &part.own))
    }
}

#[derive(Debug)]
struct Part<'a> {
    id: &'a str,
    /// The part around it; the view itself is around itself.
    within: usize,
    own: Vec<Piece<'a>>,
    /// The parts that stand in its gaps.
    inside: Vec<usize>,
}

#[derive(Debug, PartialEq, Eq, Hash)]
enum Piece<'a> {
    Text(&'a str),
    Gap(&'a str),
}

/// The parts in the order of the document; the first is the view itself.
#[derive(Debug)]
struct Parts<'a>(Vec<Part<'a>>);

impl<'a> Parts<'a> {
    /// Reads a view that was made here: attributes stand in quotation marks, and no text holds a bare `<` or `>`.
    fn of(view: &'a str) -> Self {
        let mut parts = Self(Vec::new());
        parts.begin("", 0);
        let (mut now, mut from, mut at, mut drawings) = (0, 0, 0, 0_u32);
        // For every open element, whether it is a part.
        let mut open = Vec::new();
        while let Some((start, end)) = next_tag(view, at) {
            let tag = &view[start..end];
            at = end;
            if tag.starts_with("</") {
                drawings -= u32::from(tag == "</svg>");
                if open.pop() == Some(true) {
                    parts.text(now, &view[from..end]);
                    (now, from) = (parts.0[now].within, end);
                }
                continue;
            }
            if VOID.iter().any(|name| tag.starts_with(name)) {
                continue;
            }
            let id = id_of(tag).filter(|_| drawings == 0 || tag.starts_with("<g "));
            if let Some(id) = id {
                parts.text(now, &view[from..start]);
                (now, from) = (parts.begin(id, now), start);
            }
            open.push(id.is_some());
            drawings += u32::from(tag.starts_with("<svg"));
        }
        parts.text(0, &view[from..]);
        parts
    }

    fn begin(&mut self, id: &'a str, within: usize) -> usize {
        let index = self.0.len();
        self.0.push(Part {
            id,
            within,
            own: Vec::new(),
            inside: Vec::new(),
        });
        if index > 0 {
            self.0[within].own.push(Piece::Gap(id));
            self.0[within].inside.push(index);
        }
        index
    }

    fn text(&mut self, part: usize, text: &'a str) {
        self.0[part].own.push(Piece::Text(text));
    }

    /// Adds what is new inside a part that is not.
    fn gather(&self, part: usize, has: &[bool], news: &mut Vec<String>) {
        for &inner in &self.0[part].inside {
            if !has[inner] {
                let mut text = String::new();
                self.write(inner, has, &mut text);
                news.push(framed(text));
            }
            self.gather_below(inner, has, news);
        }
    }

    /// Inside a new part the new ones are written with it; those that stay may have news further in.
    fn gather_below(&self, part: usize, has: &[bool], news: &mut Vec<String>) {
        if has[part] {
            return self.gather(part, has, news);
        }
        for &inner in &self.0[part].inside {
            self.gather_below(inner, has, news);
        }
    }

    /// Writes a part with the new ones inside it.
    fn write(&self, part: usize, has: &[bool], text: &mut String) {
        let part = &self.0[part];
        let mut inside = part.inside.iter();
        for piece in &part.own {
            match (
                piece,
                matches!(piece, Piece::Gap(_))
                    .then(|| inside.next())
                    .flatten(),
            ) {
                (Piece::Gap(_), Some(&inner)) if !has[inner] => self.write(inner, has, text),
                (Piece::Gap(id), _) => text.extend(["<ll-as id=\"", id, "\"></ll-as>"]),
                (Piece::Text(own), _) => text.push_str(own),
            }
        }
    }
}

/// A piece of a drawing is read as one only inside of one.
fn framed(text: String) -> String {
    if text.starts_with("<g ") {
        format!("<svg data-of>{text}</svg>")
    } else {
        text
    }
}

/// Where the next tag begins and ends.
fn next_tag(view: &str, at: usize) -> Option<(usize, usize)> {
    let start = at + view[at..].find('<')?;
    let end = start + view[start..].find('>')? + 1;
    Some((start, end))
}

fn id_of(tag: &str) -> Option<&str> {
    let (_, rest) = tag.split_once(" id=\"")?;
    Some(rest.split_once('"')?.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a page has after it was sent some news: gaps are filled from what it had.
    fn patched(before: &str, news: &[String]) -> String {
        let mut page = before.to_owned();
        for text in news {
            let text = text.trim_start_matches("<svg data-of>");
            let id = id_of(text).unwrap();
            let mut fresh = match id {
                "marks" => text.trim_end_matches("</svg>").to_owned(),
                _ => text.to_owned(),
            };
            while let Some(start) = fresh.find("<ll-as id=\"") {
                let end = start + fresh[start..].find("</ll-as>").unwrap() + "</ll-as>".len();
                let same = element(&page, id_of(&fresh[start..end]).unwrap());
                fresh.replace_range(start..end, &page[same]);
            }
            let old = element(&page, id);
            page.replace_range(old, &fresh);
        }
        page
    }

    /// Where an element stands, found by counting its own kind of tag.
    fn element(page: &str, id: &str) -> std::ops::Range<usize> {
        let start = page
            .find(&format!(" id=\"{id}\""))
            .unwrap_or_else(|| panic!("no {id} in {page}"));
        let start = page[..start].rfind('<').unwrap();
        let name: String = page[start + 1..]
            .chars()
            .take_while(|c| c.is_alphanumeric() || *c == '-')
            .collect();
        let (mut at, mut depth) = (start, 0);
        loop {
            let (from, end) = next_tag(page, at).unwrap();
            let tag = &page[from..end];
            depth += i32::from(tag.starts_with(&format!("<{name}")));
            depth -= i32::from(tag.starts_with(&format!("</{name}")));
            if depth == 0 {
                return start..end;
            }
            at = end;
        }
    }

    fn news(before: &str, after: &str) -> Vec<String> {
        let mut sent = Sent::default();
        assert_eq!(sent.news(before), News::Whole);
        match sent.news(after) {
            News::Parts(parts) => {
                assert_eq!(patched(before, &parts), after);
                parts
            }
            News::Whole => panic!("the frame is the same"),
        }
    }

    const PAGE: &str = "<div><ol id=\"story\"><li id=\"e1\">one<br><b>1</b></li></ol><p id=\"now\">Throw</p>\
                        <svg id=\"track\"><svg id=\"in\"></svg><g id=\"marks\">0</g></svg></div>";

    #[test]
    fn what_has_not_changed_does_not_travel() {
        assert!(news(PAGE, PAGE).is_empty());
    }

    #[test]
    fn a_new_entry_travels_with_gaps_for_the_old_ones() {
        let after = PAGE.replace("<li id=\"e1\">", "<li id=\"e2\">two</li><li id=\"e1\">");
        assert_eq!(
            news(PAGE, &after),
            ["<ol id=\"story\"><li id=\"e2\">two</li><ll-as id=\"e1\"></ll-as></ol>"]
        );
    }

    #[test]
    fn the_smallest_part_travels_alone() {
        let after = PAGE.replace("one<br>", "ONE<br>");
        assert_eq!(news(PAGE, &after), ["<li id=\"e1\">ONE<br><b>1</b></li>"]);
    }

    #[test]
    fn a_group_of_a_drawing_travels_in_one() {
        let after = PAGE.replace(">0<", ">1<");
        let framed = "<svg data-of><g id=\"marks\">1</g></svg>";
        assert_eq!(news(PAGE, &after), [framed]);
        let after = PAGE.replace("<svg id=\"in\">", "<svg id=\"in\" class=\"out\">");
        let whole = "<svg id=\"track\"><svg id=\"in\" class=\"out\"></svg><ll-as id=\"marks\"></ll-as></svg>";
        assert_eq!(news(PAGE, &after), [whole]);
    }

    #[test]
    fn a_part_that_moves_is_sent_again() {
        let before = "<p id=\"a\"><b id=\"x\">1</b></p><p id=\"c\"></p>";
        let after = "<p id=\"a\"></p><p id=\"c\"><b id=\"x\">1</b></p>";
        assert_eq!(
            news(before, after),
            ["<p id=\"a\"></p>", "<p id=\"c\"><b id=\"x\">1</b></p>"]
        );
    }

    #[test]
    fn news_further_in_are_found_in_old_and_in_new_parts() {
        let before = "<p id=\"a\">1<i id=\"b\">2<b id=\"c\">3</b></i></p>";
        assert_eq!(
            news(before, &before.replace('3', "4")),
            ["<b id=\"c\">4</b>"]
        );
        assert_eq!(
            news(before, &before.replace('3', "4").replace('1', "5")),
            [
                "<p id=\"a\">5<ll-as id=\"b\"></ll-as></p>",
                "<b id=\"c\">4</b>"
            ]
        );
    }

    #[test]
    fn another_frame_is_sent_whole() {
        let mut sent = Sent::default();
        sent.news(PAGE);
        assert_eq!(
            sent.news(&PAGE.replace("<div>", "<div class=\"over\">")),
            News::Whole
        );
    }
}
