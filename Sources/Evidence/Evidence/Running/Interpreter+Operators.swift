// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

extension Interpreter {
  func prefixed(_ sign: String, _ value: Value) -> Value {
    if sign == "!" { return truth(value).map { .truth(!$0) } ?? .unknown(TypeName("Bool")) }
    if sign == "-", case .number(let number) = value { return .number(-number) }
    // A range without a lower bound.
    if sign == "..<" || sign == "..." { return .any }
    return value
  }

  func infix(
    _ sign: String, _ left: Expression, _ right: Expression, at: Int, _ frame: inout Frame
  ) -> Value {
    switch sign {
    case "&&", "||":
      let decides = sign == "||"
      let first = truth(value(left, &frame))
      if first == decides { return .truth(decides) }
      let second = truth(value(right, &frame))
      if second == decides { return .truth(decides) }
      return first != nil && second != nil ? .truth(!decides) : .unknown(TypeName("Bool"))
    case "??":
      let first = value(left, &frame)
      if case .nothing = first { return value(right, &frame) }
      let second = value(right, &frame)
      if case .picture(var picture) = first {
        picture.hasAlternative = true
        return Value.one(of: [.picture(picture), second])
      }
      return first.mayBeNothing ? Value.one(of: [first, second]) : first
    default:
      let (first, second) = (value(left, &frame), value(right, &frame))
      guard !Self.operators.contains(sign) else { return infix(sign, first, second) }
      let spot = frame.spot(at)
      guard first.isView(self) || second.isView(self) else {
        return Value.any.from(Gap(spot: spot, name: sign))
      }
      // What an operator of the sources does to views is not followed.
      let parts = [first, second].filter { $0.isView(self) }.map { tree(of: $0) }
      return .view(.modified(.group(parts, .beside), .unknown(sign), spot))
    }
  }

  /// Swift's operators.
  private static let operators: Set<String> = [
    "==", "===", "!=", "!==", "+", "..<", "...", "-", "*", "/", "<", ">", "<=", ">=", "~=", "&+",
    "&-", "&*", "&", "|", "^", "%", "<<", ">>",
  ]

  func infix(_ sign: String, _ left: Value, _ right: Value) -> Value {
    switch sign {
    case "==", "===": return equal(left, right).map { .truth($0) } ?? .unknown(TypeName("Bool"))
    case "!=", "!==": return equal(left, right).map { .truth(!$0) } ?? .unknown(TypeName("Bool"))
    case "+":
      if case .number(let a) = left, case .number(let b) = right { return .number(a + b) }
      if case .list(let a) = left, case .list(let b) = right { return .list(Self.bounded(a + b)) }
      if case .view(let a) = left, case .view(let b) = right {
        return .view(.group([a, b], .beside))
      }
      if left.isText || right.isText { return .text(printed(left).joined(printed(right))) }
      return .any
    case "..<", "...":
      guard case .number(let a) = left, case .number(let b) = right, b >= a, b - a <= 64 else {
        return .unknown(TypeName("Int", isArray: true))
      }
      let last = sign == "..." ? b : b - 1
      return .list(last < a ? [] : stride(from: a, through: last, by: 1).map { .number($0) })
    case "-", "*", "/":
      guard case .number(let a) = left, case .number(let b) = right else { return .any }
      return .number(sign == "-" ? a - b : sign == "*" ? a * b : b == 0 ? 0 : a / b)
    case "<", ">", "<=", ">=":
      guard case .number(let a) = left, case .number(let b) = right else {
        return .unknown(TypeName("Bool"))
      }
      return .truth(sign == "<" ? a < b : sign == ">" ? a > b : sign == "<=" ? a <= b : a >= b)
    default: return .any
    }
  }

  /// The most elements of a list that are distinguished.
  private static let mostElements = 1024

  /// A list that is short enough to be gone through.
  static func bounded(_ values: [Value]) -> [Value] { Array(values.prefix(mostElements)) }

  /// Whether two values are the same, if that is known.
  func equal(_ left: Value, _ right: Value) -> Bool? {
    if case .member(let a, _) = left, case .member(let b, _) = right {
      return a.isDisjoint(with: b) ? false : a.count == 1 && b.count == 1 ? true : nil
    }
    if case .text(let a) = left, case .text(let b) = right {
      if let a = a.single, let b = b.single { return a == b }
      let isClosed = !(a.patterns.union(b.patterns)).contains(where: Names.isOpen)
      return isClosed && a.patterns.isDisjoint(with: b.patterns) ? false : nil
    }
    if case .number(let a) = left, case .number(let b) = right { return a == b }
    if case .truth(let a) = left, case .truth(let b) = right { return a == b }
    if case .nothing = left { return right.isNothing ? true : right.mayBeNothing ? nil : false }
    if case .nothing = right { return left.mayBeNothing ? nil : false }
    if case .unknown(let type) = left, case .member(let b, _) = right { return isNone(b, of: type) }
    if case .member(let a, _) = left, case .unknown(let type) = right { return isNone(a, of: type) }
    return nil
  }

  /// False where no case of an enum is one of these; else it is unknown.
  private func isNone(_ cases: Set<String>, of type: TypeName?) -> Bool? {
    guard let all = self.cases(of: type), all.isDisjoint(with: cases) else { return nil }
    return false
  }
}

extension Value {
  /// Whether it is `nil`, or none of several.
  var isNothing: Bool { if case .nothing = self { true } else { false } }
}
