//! How a game of `ConneXion` stands, as lines of text.

use connexion::board::Position;
use connexion::deck::Letter;
use english::words::meaning;
use speech::connexion::tenths;
use table::Seat;

use super::Sight;
use super::diamond::diamond;
use crate::words::small;
use crate::{capital, pad, wrap};
use speech::terminal::connexion as say;
use speech::{Sentence, Spelled, Tongue, listed};

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
    let n = many(view.pile);
    let pile = say::Celestials { n }.line(sight.names).to_string();
    let pile = match sight.names.tongue() {
        Tongue::De => pile,
        Tongue::En | Tongue::Pseudo => capital(&pile),
    };
    let head = sight.told(&say::Head {
        turn: small(view.turn),
        pile: pile.into(),
        list: (&*view.list.name).into(),
    });
    [head, counted(sight)].concat()
}

/// What rules of the table's own count of the table (P30).
pub(super) fn counted(sight: Sight<'_>) -> String {
    let counters = sight.view.table_counters.iter();
    let counters =
        counters.map(|one| format!(" {}.", sight.counted(&one.rule, &one.counter, one.count)));
    let counters: Vec<String> = counters.collect();
    counters.concat()
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
        return tenths(score.unwrap_or_default(), sight.names.tongue());
    }
    let held = sight.view.celestial_counts.get(seat.index()).copied();
    sight.told(&say::Cards {
        n: many(held.unwrap_or_default()),
    })
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
        marks.push(sight.told(&say::Letters { n: many(letters) }));
    }
    let words = view.words.iter().filter(|word| word.seat == seat).count();
    marks.push(sight.told(&say::Words { n: many(words) }));
    let lost = view.lost.get(seat.index()).copied().unwrap_or_default();
    if lost > 0 {
        marks.push(sight.told(&say::LostByClaims { n: small(lost) }));
    }
    marks.extend(view.counters.iter().map(|one| {
        let n = one.counts.get(seat.index()).copied().unwrap_or_default();
        sight.counted(&one.rule, &one.counter, n)
    }));
    if view.gone.contains(&seat) {
        marks.push(sight.told(&say::HasLeft {}));
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
            format!("{name} ({})", others.join(" ")).into()
        })
        .collect();
    let cards = listed(&cards, sight.names);
    Some(sight.told(&say::YourLetterCards { cards }))
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
        .map(|(title, points)| format!("{title} {}", tenths(*points, sight.names.tongue())).into())
        .collect();
    let (cards, total) = (
        listed(&cards, sight.names),
        tenths(total, sight.names.tongue()).into(),
    );
    Some(sight.told(&say::YourCelestials { cards, total }))
}

/// What nobody has found, where that gives nothing away.
pub(super) fn overlooked(sight: Sight<'_>) -> Option<String> {
    let words = super::overlooked::overlooked(sight)?;
    let shown = words.iter().take(24).map(String::as_str);
    let shown = shown.collect::<Vec<_>>().join(", ");
    Some(match words.len() {
        0 => sight.told(&say::EveryWordFound {}),
        n if n <= 24 => {
            let found = say::Words { n: many(n) }.line(sight.names);
            let words = shown.into();
            sight.told(&say::NobodyFound { found, words })
        }
        n => {
            let (n, words) = (small(n), shown.into());
            sight.told(&say::NobodyFoundMany { n, words })
        }
    })
}

/// What the longest words mean that nobody has found, as far as anybody knows.
fn meanings(sight: Sight<'_>) -> Option<String> {
    let words = super::overlooked::overlooked(sight)?;
    let told = words
        .iter()
        .filter_map(|word| Some(format!("{word} ({})", meaning(word)?)));
    let told: Vec<_> = told.take(6).collect();
    (!told.is_empty()).then(|| {
        let words = told.join("; ").into();
        sight.told(&say::WhatTheyMean { words })
    })
}

/// A walk: the position of each card and what it stands for.
pub(super) fn walk(path: &[Position], spelled: &[String]) -> String {
    let steps = path
        .iter()
        .zip(spelled)
        .map(|(position, text)| format!("{position} {text}"));
    steps.collect::<Vec<_>>().join(", ")
}

/// A count that is spelled.
pub(super) fn many(n: usize) -> Spelled {
    Spelled(small(n).into())
}

#[cfg(test)]
mod tests {
    use connexion::{Connexion, OWN_EXAMPLES};
    use table::{Game, Materials, Settings, Value, Viewer};

    use super::*;
    use crate::Names;

    #[test]
    fn what_is_counted_stands_beside_the_players_and_in_the_heading() {
        let words = Value::Word("family".to_owned());
        let texts = OWN_EXAMPLES.iter();
        let texts = texts.filter(|(name, _)| ["hot-streak", "full-basket"].contains(name));
        let set = texts.fold(
            Settings::default().with("words", words),
            |set, (name, text)| set.with(&format!("own/{name}"), Value::Word((*text).to_owned())),
        );
        let game = Connexion::settle(&set, &Materials::default()).unwrap();
        let all = ["Ann", "Bo"].map(str::to_owned);
        let state = game.start(&all).unwrap();
        let view = game.view(&state, Viewer::Spectator);
        let names = Names::new(&all, None);
        let (game, view) = (&game, &view);
        let lines = look(Sight { game, view, names }, 200);
        assert!(lines[0].ends_with(" Letters left: 100."), "{}", lines[0]);
        let streaks = lines.iter().filter(|line| line.ends_with("Streak: 0"));
        assert_eq!(streaks.count(), 2, "{lines:?}");
    }
}
