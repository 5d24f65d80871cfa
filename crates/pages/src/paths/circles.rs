//! The paths of circles.

/// Get: the form for a circle; post: make it.
pub const CIRCLES: &str = "/circles";

/// Get: the form that takes a circle in from another house; post: take it in.
pub const BRING_CIRCLE: &str = "/circles/bring";

/// A circle.
#[must_use]
pub fn circle(id: &str) -> String {
    format!("/c/{id}")
}

/// The event stream of its page: `news` whenever something has come to pass there.
#[must_use]
pub fn circle_news(id: &str) -> String {
    format!("/c/{id}/news")
}

/// Post: do something in a circle.
#[must_use]
pub fn circle_act(id: &str) -> String {
    format!("/c/{id}/act")
}

/// The book of a circle.
#[must_use]
pub fn circle_book(id: &str) -> String {
    format!("/c/{id}/book")
}

/// A version of it, perhaps compared with another.
#[must_use]
pub fn circle_version(id: &str, version: usize, with: Option<usize>) -> String {
    let with = with.map_or_else(String::new, |with| format!("&with={with}"));
    format!("/c/{id}/book?version={version}{with}")
}

/// The form of a chapter of the book; post: write or propose what it says.
#[must_use]
pub fn circle_chapter(id: &str, chapter: &str) -> String {
    format!("/c/{id}/book/{chapter}")
}

/// Where a rule of one's own is proposed for a chapter of the book; post: look at it, or propose it.
#[must_use]
pub fn circle_own(id: &str, chapter: &str) -> String {
    format!("/c/{id}/own/{chapter}")
}

/// A rule of one's own that stands in the book, or that is voted on as that proposal.
#[must_use]
pub fn circle_own_rule(id: &str, chapter: &str, name: &str, proposal: Option<u32>) -> String {
    let proposal = proposal.map_or_else(String::new, |id| format!("?proposal={id}"));
    format!("/c/{id}/own/{chapter}/{name}{proposal}")
}

/// An evening of a circle.
#[must_use]
pub fn circle_evening(id: &str, evening: usize) -> String {
    format!("/c/{id}/evening/{evening}")
}

/// The standings and records of a circle.
#[must_use]
pub fn circle_standings(id: &str) -> String {
    format!("/c/{id}/standings")
}

/// A page of what was said in a circle in the last month; the first has the last of it.
#[must_use]
pub fn circle_talk(id: &str, page: usize) -> String {
    match page {
        1 => format!("/c/{id}/talk"),
        page => format!("/c/{id}/talk?page={page}"),
    }
}

/// All games of a circle.
#[must_use]
pub fn circle_games(id: &str) -> String {
    format!("/c/{id}/games")
}

/// All facts of a circle as a file.
#[must_use]
pub fn circle_facts(id: &str) -> String {
    format!("/c/{id}/facts")
}

/// The link that is a member of a circle.
#[must_use]
pub fn member(key: &str) -> String {
    format!("/member/{key}")
}
