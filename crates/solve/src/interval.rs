//! How sure a mean of sampled numbers is.

/// So many deviations to either side of the mean hold 95 % of what is normally distributed.
pub const NEARLY_ALL: f64 = 1.959_963_984_540_054;
/// The same by Student's distribution, for so few numbers: of two, of three and so on. One says nothing of how it varies.
const STUDENTS: [f64; 9] = [12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26];

/// So many deviations of a mean of `n` numbers hold 95 %, by Student's distribution.
#[must_use]
pub fn students(n: u32) -> f64 {
    let place = usize::try_from(n.max(2) - 2).unwrap_or(usize::MAX);
    let few = STUDENTS.get(place).copied();
    few.unwrap_or_else(|| NEARLY_ALL + 2.4 / f64::from(n - 1))
}

/// The 95 % interval of a share, from 0 to 1, that is the mean of `n` shares of this variance (E. B. Wilson, 1927, with what they
/// vary by for p (1 - p), which is the same where each is 0 or 1). Where they are all alike it is not sure either.
#[must_use]
pub fn wilson(share: f64, variance: f64, n: f64) -> [f64; 2] {
    const Z: f64 = NEARLY_ALL;
    if n <= 0.0 {
        return [0.0, 1.0];
    }
    let (more, whole) = (Z * Z / n, 1.0 + Z * Z / n);
    let middle = (share + more / 2.0) / whole;
    let half = Z / whole * (variance / n + more / (4.0 * n)).sqrt();
    [(middle - half).max(0.0), (middle + half).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_of_a_share_is_wilsons() {
        // Newcombe (1998), table I: 81 of 263.
        let share = 81.0 / 263.0;
        let [low, high] = wilson(share, share * (1.0 - share), 263.0);
        assert!(
            (low - 0.2553).abs() < 5e-5 && (high - 0.3662).abs() < 5e-5,
            "{low} {high}"
        );
        let [low, high] = wilson(0.0, 0.0, 0.0);
        assert!(low <= 0.0 && high >= 1.0);
    }
}
