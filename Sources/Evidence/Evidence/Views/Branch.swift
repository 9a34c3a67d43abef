// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

/// A branch of a condition that is not decided here: what is shown in it is not there together with
/// what is shown under another outcome of the same condition.
struct Branch: Hashable {
  /// What a branch depends on.
  enum Condition: Hashable {
    /// The `if`, `switch` or `?:` at a place, in an instance of a type: in another it may come to
    /// something else.
    case statement(file: Int, token: Int, of: Instance.Identity)
    /// A value that code asks by name, as it is spelled in an instance of a type.
    case value(String, of: Instance.Identity)
    /// Views of which one is shown, wherever they come from.
    case views(Int)
  }

  /// What the condition comes to in the branch.
  enum Outcome: Hashable {
    case one(of: Set<String>)
    case none(of: Set<String>)

    /// The outcome of the other branch.
    var opposite: Outcome {
      switch self {
      case .one(let words): .none(of: words)
      case .none(let words): .one(of: words)
      }
    }

    /// The words that it is about.
    fileprivate var words: Set<String> {
      switch self {
      case .one(let words), .none(let words): words
      }
    }

    func excludes(_ other: Outcome) -> Bool {
      switch (self, other) {
      case (.one(let a), .one(let b)): a.isDisjoint(with: b)
      case (.one(let a), .none(let b)), (.none(let b), .one(let a)): a.isSubset(of: b)
      case (.none, .none): false
      }
    }
  }

  /// The condition's number among those of the interpreter.
  let condition: Int
  let outcome: Outcome
  /// Whether the condition is a value that a statement asks, whose outcome follows from the
  /// statement's.
  var isOfValue = false

  /// The most branches inside of each other that are kept.
  static let most = 24

  /// Whether one of these lists of branches is taken whatever the conditions come to.
  static func areAll(_ lists: [[Branch]]) -> Bool {
    var left = mostCombinations
    let ofStatements = lists.map { $0.filter { !$0.isOfValue } }.filter { !$0.isEmpty }
    return areAll(ofStatements, &left) || areAll(lists, &left)
  }

  /// The most combinations of outcomes that are gone through.
  private static let mostCombinations = 4096

  private static func areAll(_ lists: [[Branch]], _ left: inout Int) -> Bool {
    if lists.contains(where: \.isEmpty) { return true }
    left -= 1
    guard left > 0, let condition = lists.first?.first?.condition else { return false }
    let outcomes = lists.joined().filter { $0.condition == condition }.map(\.outcome)
    let words = outcomes.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    // Each word that is asked for, and any other.
    let cases = words.sorted().map { Outcome.one(of: [$0]) } + [.none(of: words)]
    for outcome in cases {
      let taken = lists.filter { list in
        list.allSatisfy { $0.condition != condition || !$0.outcome.excludes(outcome) }
      }
      let rest = taken.map { list in list.filter { $0.condition != condition } }
      guard areAll(rest, &left) else { return false }
    }
    return true
  }

  /// Whether what is shown in these branches is never there together with what is shown in others.
  static func excludes(_ some: [Branch], _ others: [Branch]) -> Bool {
    if some.isEmpty || others.isEmpty { return false }
    return some.contains { one in
      others.contains { $0.condition == one.condition && one.outcome.excludes($0.outcome) }
    }
  }
}

/// What is known in the branches of a condition.
struct BranchFacts {
  /// Where it holds.
  var holds: [Branch] = []
  /// Where it does not.
  var fails: [Branch] = []

  /// The same of the negated condition.
  var negated: BranchFacts { BranchFacts(holds: fails, fails: holds) }

  /// Both conditions hold. Where they do not, it is unknown which one fails.
  func and(_ other: BranchFacts) -> BranchFacts {
    BranchFacts(holds: holds + other.holds, fails: [])
  }

  /// One of both holds.
  func or(_ other: BranchFacts) -> BranchFacts {
    BranchFacts(holds: [], fails: fails + other.fails)
  }
}
