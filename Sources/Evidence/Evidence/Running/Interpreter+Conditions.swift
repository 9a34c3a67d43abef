// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

extension Interpreter {
  /// What is known in both branches of an `if` at a place.
  func facts(_ conditions: [Condition], at: Int, _ frame: Frame) -> BranchFacts {
    var facts: BranchFacts?
    for condition in conditions {
      let one = self.facts(condition, frame)
      facts = facts.map { $0.and(one) } ?? one
    }
    return facts.map { with($0, at: at, frame) } ?? BranchFacts()
  }

  /// What is known in both branches of `a ? b : c`.
  func facts(_ condition: Expression, at: Int, _ frame: Frame) -> BranchFacts {
    with(facts(condition, frame), at: at, frame)
  }

  /// What is known in one case of a `switch`, by its index.
  func facts(
    _ subject: Expression, _ cases: [SwitchCase], _ index: Int, at: Int, _ frame: Frame
  ) -> [Branch] {
    // The last case is taken where no other is.
    let own: Branch.Outcome =
      index == cases.count - 1
      ? .none(of: Set(cases.indices.dropLast().map { "\($0)" })) : .one(of: ["\(index)"])
    var branches = [statement(at, own, frame)]
    guard let spelling = subject.spelling else { return branches }
    func words(_ candidate: SwitchCase) -> Set<String>? {
      var words: Set<String> = []
      for (pattern, guardian) in candidate.patterns {
        guard guardian == nil, let word = pattern.word else { return nil }
        words.insert(word)
      }
      return words
    }
    if let own = words(cases[index]), !own.isEmpty {
      branches.append(branch(of: spelling, .one(of: own), frame))
    } else if cases[index].patterns.isEmpty {
      let others = cases.indices.filter { $0 != index }.reduce(into: Set<String>()) {
        $0.formUnion(words(cases[$1]) ?? [])
      }
      branches.append(branch(of: spelling, .none(of: others), frame))
    }
    return branches
  }

  private func with(_ facts: BranchFacts, at: Int, _ frame: Frame) -> BranchFacts {
    let own = statement(at, .one(of: ["true"]), frame)
    let other = Branch(condition: own.condition, outcome: own.outcome.opposite)
    return BranchFacts(holds: facts.holds + [own], fails: facts.fails + [other])
  }

  private func statement(_ at: Int, _ outcome: Branch.Outcome, _ frame: Frame) -> Branch {
    let condition = Branch.Condition.statement(file: frame.file, token: at, of: owner(frame))
    return Branch(condition: number(of: condition), outcome: outcome)
  }

  private func branch(of spelling: String, _ outcome: Branch.Outcome, _ frame: Frame) -> Branch {
    Branch(
      condition: number(of: .value(spelling, of: owner(frame))), outcome: outcome, isOfValue: true)
  }

  /// The instance whose code asks; outside of a type's own code the call that is followed.
  private func owner(_ frame: Frame) -> Instance.Identity {
    guard case .object(let instance)? = frame.own else {
      return Instance.Identity(type: 0, spot: way.last)
    }
    return Instance.Identity(type: instance.type, spot: instance.spot)
  }

  private func facts(_ condition: Condition, _ frame: Frame) -> BranchFacts {
    switch condition {
    case .test(let expression): return facts(expression, frame)
    case .bind(_, let expression):
      return expression.spelling.map { facts($0, .none(of: ["nil"]), frame) } ?? BranchFacts()
    case .match(let pattern, let expression):
      guard let spelling = expression.spelling, let word = pattern.word else {
        return BranchFacts()
      }
      return facts(spelling, .one(of: [word]), frame)
    }
  }

  private func facts(
    _ spelling: String, _ outcome: Branch.Outcome, _ frame: Frame
  ) -> BranchFacts {
    BranchFacts(
      holds: [branch(of: spelling, outcome, frame)],
      fails: [branch(of: spelling, outcome.opposite, frame)])
  }

  private func facts(_ expression: Expression, _ frame: Frame) -> BranchFacts {
    switch expression {
    case .prefix("!", let inner): return facts(inner, frame).negated
    case .tuple(let parts) where parts.count == 1: return facts(parts[0].value, frame)
    case .infix("&&", let left, let right, _): return facts(left, frame).and(facts(right, frame))
    case .infix("||", let left, let right, _): return facts(left, frame).or(facts(right, frame))
    case .infix(let sign, let left, let right, _) where sign == "==" || sign == "!=":
      guard let (spelling, word) = Self.comparison(left, right) ?? Self.comparison(right, left)
      else { return BranchFacts() }
      let same = facts(spelling, .one(of: [word]), frame)
      return sign == "==" ? same : same.negated
    case .name, .member, .call:
      return expression.spelling.map { facts($0, .one(of: ["true"]), frame) } ?? BranchFacts()
    case .text, .number, .integer, .truth, .nothing, .element, .closure, .list, .pairs, .tuple,
      .prefix,
      .infix, .choice, .branches, .keyPath, .cast, .test, .suffix, .operation, .availability,
      .unknown:
      return BranchFacts()
    }
  }

  /// A name and the literal or case it is compared with.
  private static func comparison(_ name: Expression, _ other: Expression) -> (String, String)? {
    guard let spelling = name.spelling, let word = other.word else { return nil }
    return (spelling, word)
  }
}

extension Expression {
  /// How a name, its members and calls without arguments are spelled; `nil` for anything else.
  fileprivate var spelling: String? {
    switch self {
    case .name("self", _): return ""
    case .name(let name, _): return name
    case .member(let base?, let name, _):
      guard let base = base.spelling else { return nil }
      return base.isEmpty ? name : base + "." + name
    case .call(let callee, let arguments, _):
      return arguments.isEmpty ? callee.spelling.map { $0 + "()" } : nil
    case .member, .text, .number, .integer, .truth, .nothing, .element, .closure, .list, .pairs,
      .tuple,
      .prefix, .infix, .choice, .branches, .keyPath, .cast, .test, .suffix, .operation,
      .availability, .unknown:
      return nil
    }
  }

  /// What stands for one value of several: a literal, or a case of an enum.
  fileprivate var word: String? {
    switch self {
    case .truth(let truth): return "\(truth)"
    case .number(let number): return "\(number)"
    case .integer(let number): return "\(Double(number))"
    case .nothing: return "nil"
    case .text(let pieces):
      guard pieces.count <= 1 else { return nil }
      if case .literal(let text)? = pieces.first { return "\"" + text }
      return pieces.isEmpty ? "\"" : nil
    case .member(nil, let name, _): return name
    case .member(.name(let type, _)?, let name, _) where type.first?.isUppercase == true:
      return name
    case .name, .member, .call, .element, .closure, .list, .pairs, .tuple, .prefix, .infix,
      .choice, .branches, .keyPath, .cast, .test, .suffix, .operation, .availability, .unknown:
      return nil
    }
  }
}

extension Pattern {
  /// The one value that it fits; `nil` where it fits more.
  fileprivate var word: String? {
    switch self {
    case .member(let name, let inner):
      let fitsAll = inner.allSatisfy { if case .anything = $0 { true } else { false } }
      guard fitsAll else { return nil }
      return name == "none" ? "nil" : name == "some" ? nil : name
    case .value(let expression): return expression.word
    case .some(let inner): return inner.word
    case .anything, .tuple, .type: return nil
    }
  }
}
