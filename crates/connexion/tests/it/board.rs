//! The shipped boards, and what is said about a board that is wrong.

use connexion::board::{Board, Position};

use crate::support::position;

const DIAMOND: &str = include_str!("../../data/boards/diamond.txt");

fn degrees(board: &Board, without_sun: bool) -> Vec<usize> {
    let counts = |position: &Position| !without_sun || *position != Position::SUN;
    Position::all()
        .filter(counts)
        .map(|position| board.neighbours(position).filter(counts).count())
        .collect()
}

#[test]
fn the_diamond_has_56_links_54_of_them_between_letters() {
    let board = Board::diamond();
    let mut counts = degrees(board, false);
    assert_eq!(counts.iter().sum::<usize>(), 2 * 56);
    assert_eq!(degrees(board, true).iter().sum::<usize>(), 2 * 54);
    counts.sort_unstable();
    let expected = [vec![2; 2], vec![3; 2], vec![4; 12], vec![6; 9]].concat();
    assert_eq!(counts, expected);
}

#[test]
fn the_sun_in_the_centre_leaves_50_links_between_letters() {
    let board = Board::all_shipped()[1];
    assert_eq!(board.name(), "sun-centre");
    assert_eq!(degrees(board, true).iter().sum::<usize>(), 2 * 50);
    assert_eq!(board.place(Position::SUN), board_centre());
    for number in 2..=24 {
        let earlier = board
            .neighbours(position(number))
            .any(|other| other.number() < number);
        assert!(earlier, "{number} lies beside a card placed before");
    }
}

fn board_centre() -> connexion::board::Place {
    Board::diamond().place(position(13))
}

/// Links are horizontal and diagonal only (rule sheet): never in one column.
#[test]
fn no_link_is_vertical() {
    for board in Board::all_shipped() {
        for from in Position::all() {
            for to in board.neighbours(from) {
                let (a, b) = (board.place(from), board.place(to));
                let step = (a.column.abs_diff(b.column), a.row.abs_diff(b.row));
                assert!(
                    step == (2, 0) || step == (1, 1),
                    "{from} to {to} in {}",
                    board.name()
                );
            }
        }
    }
}

#[track_caller]
fn check(before: &str, after: &str, complaint: &str) {
    assert!(DIAMOND.contains(before), "the board has `{before}`");
    let error = Board::load(&DIAMOND.replacen(before, after, 1)).expect_err("a wrong board");
    assert_eq!(error.to_string(), complaint);
}

#[test]
fn a_wrong_board_is_told_its_line_and_field() {
    check(
        "place |  1 |",
        "place | 26 |",
        "line 9, position: `26` is not a position from 1 to 25",
    );
    check(
        "place |  1 |",
        "place | 2 |",
        "line 9, links: position 2 is linked to itself",
    );
    check(
        "place |  1 | 4",
        "place | 7 | 4",
        "line 15, position: position 7 is given twice",
    );
    check(
        "place |  1 | 4 | 0 | 2 3",
        "",
        "line 34, place: position 1 is missing",
    );
    check(
        "| 4 | 0 | 2 3",
        "| x | 0 | 2 3",
        "line 9, column: `x` is not a number from 0 to 99",
    );
    check(
        "| 4 | 0 | 2 3",
        "| 4 | 100 | 2 3",
        "line 9, row: `100` is not a number from 0 to 99",
    );
    check(
        "| 4 | 0 | 2 3",
        "| 3 | 1 | 2 3",
        "line 10, column: another position is drawn in the same place",
    );
    check(
        "| 4 | 0 | 2 3",
        "| 4 | 0 | 2",
        "line 11, links: 3 names 1, but 1 does not name 3",
    );
    check(
        "| 4 | 0 | 2 3",
        "| 4 | 0 | 2,3",
        "line 9, links: `2,3` is not a position from 1 to 25",
    );
    check("| 4 | 0 | 2 3", "| 4 | 0 |", "line 9, links: is missing");
    check(
        "mark  | I",
        "mark  | ?",
        "line 6, mark: `?` is none of S, D, I",
    );
    check(
        "mark  | I",
        "marks | I",
        "line 6, kind: `marks` is none of board, title, mark, place",
    );
    check("board | diamond", "", "line 34, board: is missing");
}
