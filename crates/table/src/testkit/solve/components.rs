//! The strongly connected components of a graph (Tarjan 1972), without recursion.

/// Marks a node whose component is complete.
const DONE: usize = usize::MAX;

/// The nodes in groups that can reach one another; a group comes after all others that it leads to.
///
/// `after(node, edge)` is where the edge of that number leads, if the node has as many.
pub(super) fn components(nodes: usize, after: impl Fn(u32, usize) -> Option<u32>) -> Vec<Vec<u32>> {
    let mut search = Search {
        met: vec![0; nodes],
        back: vec![0; nodes],
        ..Search::default()
    };
    for root in 0..u32::try_from(nodes).unwrap_or(u32::MAX) {
        search.meet(root);
        while let Some((node, edge)) = search.path.last_mut() {
            let next = after(*node, *edge);
            *edge += 1;
            match next {
                Some(next) => search.meet(next),
                None => search.leave(),
            }
        }
    }
    search.components
}

#[derive(Default)]
struct Search {
    /// When each node was met, counted from 1; 0 before.
    met: Vec<usize>,
    /// The earliest node met that each can get back to.
    back: Vec<usize>,
    count: usize,
    /// Nodes whose component is not complete.
    open: Vec<u32>,
    /// The way from the root, with the number of the next edge to try.
    path: Vec<(u32, usize)>,
    components: Vec<Vec<u32>>,
}

impl Search {
    fn meet(&mut self, node: u32) {
        let at = node as usize;
        if self.met[at] == 0 {
            self.count += 1;
            (self.met[at], self.back[at]) = (self.count, self.count);
            self.open.push(node);
            self.path.push((node, 0));
        } else if self.met[at] != DONE {
            self.gets_back_to(self.met[at]);
        }
    }

    /// All edges of the last node of the path have been tried.
    fn leave(&mut self) {
        let Some((node, _)) = self.path.pop() else {
            return;
        };
        let at = node as usize;
        self.gets_back_to(self.back[at]);
        if self.back[at] == self.met[at] {
            let from = self.open.iter().rposition(|&open| open == node);
            let component = self.open.split_off(from.unwrap_or_default());
            for &node in &component {
                self.met[node as usize] = DONE;
            }
            self.components.push(component);
        }
    }

    /// The last node of the path can get back to what was met then.
    fn gets_back_to(&mut self, met: usize) {
        if let Some(&(last, _)) = self.path.last() {
            let back = &mut self.back[last as usize];
            *back = met.min(*back);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_group_comes_after_those_it_leads_to() {
        let edges: [&[u32]; 6] = [&[1], &[2, 3], &[0, 1], &[4], &[3], &[0, 4]];
        let mut groups = components(6, |node, edge| edges[node as usize].get(edge).copied());
        for group in &mut groups {
            group.sort_unstable();
        }
        assert_eq!(groups, [vec![3, 4], vec![0, 1, 2], vec![5]]);
    }
}
