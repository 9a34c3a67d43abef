// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// Statements under a condition of `#if` that nothing here decides: one branch is compiled, or none.
extension Evaluator {
  /// Whether a statement is not compiled in this run.
  package func isLeftOut(_ statement: Statement, _ scope: Scope) -> Bool {
    let source = program.sources[scope.file]
    guard !source.undecided.isEmpty, let token = statement.token,
      let own = source.undecided.firstIndex(where: { $0.contains(token) })
    else { return false }
    // Branches of one condition stand right behind each other.
    let ranges = source.undecided
    var (first, last) = (own, own)
    while first > 0, ranges[first - 1].upperBound == ranges[first].lowerBound { first -= 1 }
    while last + 1 < ranges.count, ranges[last].upperBound == ranges[last + 1].lowerBound {
      last += 1
    }
    let count = last - first + 1
    let start = Spot(file: scope.file, token: ranges[first].lowerBound)
    return choose(max(count, 2), at: Site(Gap(spot: start, name: "#if"))) != own - first
  }
}

extension Statement {
  /// Where it stands, as far as that is kept.
  fileprivate var token: Int? {
    switch self {
    case .expression(_, let token), .branch(_, _, _, let token), .choose(_, _, let token),
      .give(_, let token):
      token
    case .variable, .function, .unless, .loop, .assign, .several, .repetition, .handled, .labelled,
      .deferred, .leave:
      nil
    }
  }
}
