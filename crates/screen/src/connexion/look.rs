//! How a game of `ConneXion` stands, as lines of text.

use connexion::board::Position;
use connexion::deck::Letter;
use connexion::in_points;
use english::words::meaning;
use table::Seat;

use super::Sight;
use super::diamond::diamond;
use crate::{capital, count, list, pad, wrap};

/// The state of the game in words.
pub(super) fn look(sight: Sight<'_>, width: usize) -> Vec<String> {
    let width = width.max(20);
    let mut lines = wrap(&heading(sight), width);
    lines.extend(players(sight));
    lines.extend(diamond(sight, width));
    let own = [
        hand(sight),
        celestial(sight),
        Some(speech::connexion::word_list(sight.view, sight.names).to_string()),
        overlooked(sight),
        meanings(sight),
    ];
    lines.extend(
        own.into_iter()
            .flatten()
            .flat_map(|text| wrap(&text, width)),
    );
    lines
}

fn heading(sight: Sight<'_>) -> String {
    let view = sight.view;
    let pile = capital(&count(view.pile, "celestial card", "celestial cards"));
    format!(
        "Turn {} of 24. {pile} in the pile. Word list {}.",
        view.turn, view.list.name
    )
}

fn players(sight: Sight<'_>) -> Vec<String> {
    let seats: Vec<Seat> = (0..sight.names.len()).map(Seat::at).collect();
    let width = seats
        .iter()
        .map(|seat| crate::width(&sight.names.of(*seat)))
        .max();
    let width = width.unwrap_or(0);
    let line = |seat: &Seat| {
        let turn = if sight.view.active == Some(*seat) {
            '>'
        } else {
            ' '
        };
        let name = pad(&sight.names.of(*seat), width);
        let mut parts = vec![holding(sight, *seat)];
        parts.extend(marks(sight, *seat));
        format!("{turn} {name}  {}", parts.join(", "))
    };
    seats.iter().map(line).collect()
}

/// The score, or how many celestial cards the seat holds while nobody knows it.
pub(super) fn holding(sight: Sight<'_>, seat: Seat) -> String {
    if let Some(scores) = &sight.view.scores {
        let score = scores.get(seat.index()).copied();
        return in_points(score.unwrap_or_default());
    }
    let held = sight.view.celestial_counts.get(seat.index()).copied();
    count(held.unwrap_or_default(), "card", "cards")
}

/// What there is to say of a player beside that.
pub(super) fn marks(sight: Sight<'_>, seat: Seat) -> Vec<String> {
    let view = sight.view;
    let mut marks = Vec::new();
    let letters = view
        .hand_sizes
        .get(seat.index())
        .copied()
        .unwrap_or_default();
    if letters > 0 {
        marks.push(count(letters, "letter", "letters"));
    }
    let words = view.words.iter().filter(|word| word.seat == seat).count();
    marks.push(count(words, "word", "words"));
    let lost = view.lost.get(seat.index()).copied().unwrap_or_default();
    if lost > 0 {
        marks.push(format!("{lost} lost by wrong claims"));
    }
    if view.gone.contains(&seat) {
        marks.push("has left".to_owned());
    }
    marks
}

/// The reader's letter cards with what each can stand for.
fn hand(sight: Sight<'_>) -> Option<String> {
    let hand = sight.view.hand.as_ref().filter(|hand| !hand.is_empty())?;
    let cards: Vec<_> = hand
        .iter()
        .map(|name| {
            let strings = strings(sight, name);
            let others: Vec<_> = strings
                .into_iter()
                .filter(|string| string != name)
                .collect();
            format!("{name} ({})", others.join(" "))
        })
        .collect();
    Some(format!("Your letter cards: {}.", list(&cards)))
}

/// What a letter card can stand for, its name first.
pub(super) fn strings(sight: Sight<'_>, name: &str) -> Vec<String> {
    let rules = sight.game.agreed();
    let letter = Letter::all().find(|letter| rules.deck().letter(*letter).name == name);
    let strings = letter.map(|letter| rules.deck().letter(letter).strings(rules.extras()));
    let strings = strings.unwrap_or_default().into_iter();
    strings.map(str::to_owned).collect()
}

/// The reader's celestial cards with their values.
pub(super) fn celestial(sight: Sight<'_>) -> Option<String> {
    let own = sight
        .view
        .celestial
        .as_ref()
        .filter(|own| !own.is_empty())?;
    let print = |id: &String| {
        sight
            .view
            .cards
            .get(id)
            .map(|card| (card.title.clone(), i64::from(card.tenths)))
    };
    let cards: Vec<(String, i64)> = own.iter().filter_map(print).collect();
    let total: i64 = cards.iter().map(|(_, tenths)| tenths).sum();
    let cards: Vec<_> = cards
        .iter()
        .map(|(title, tenths)| format!("{title} {}", in_points(*tenths)))
        .collect();
    Some(format!(
        "Your celestial cards: {}; {} in all.",
        list(&cards),
        in_points(total)
    ))
}

/// What nobody has found, where that gives nothing away.
pub(super) fn overlooked(sight: Sight<'_>) -> Option<String> {
    let words = super::overlooked::overlooked(sight)?;
    let shown = words.iter().take(24).map(String::as_str);
    let shown = shown.collect::<Vec<_>>().join(", ");
    Some(match words.len() {
        0 => "Every word has been found.".to_owned(),
        n if n <= 24 => format!("Nobody found {}: {shown}.", count(n, "word", "words")),
        n => format!("Nobody found {n} words. The longest: {shown}."),
    })
}

/// What the longest words mean that nobody has found, as far as anybody knows.
fn meanings(sight: Sight<'_>) -> Option<String> {
    let words = super::overlooked::overlooked(sight)?;
    let told = words
        .iter()
        .filter_map(|word| Some(format!("{word} ({})", meaning(word)?)));
    let told: Vec<_> = told.take(6).collect();
    (!told.is_empty()).then(|| format!("What they mean: {}.", told.join("; ")))
}

/// A walk: the position of each card and what it stands for.
pub(super) fn walk(path: &[Position], spelled: &[String]) -> String {
    let steps = path
        .iter()
        .zip(spelled)
        .map(|(position, text)| format!("{position} {text}"));
    steps.collect::<Vec<_>>().join(", ")
}
