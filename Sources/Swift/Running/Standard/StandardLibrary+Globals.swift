// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// Swift's and C's global functions.
extension StandardLibrary {
  /// `name(…)`; `nil`: there is none of the name.
  package func globalCall(
    _ name: String, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    switch name {
    case "print", "debugPrint", "dump", "NSLog", "os_log", "withExtendedLifetime",
      "assertionFailure", "os_signpost":
      return .void
    case "assert", "precondition":
      guard let condition = arguments.first?.value, code.operations.truth(condition) == false else {
        return .void
      }
      return name == "assert" ? .void : code.failure(reason(arguments.dropFirst()), at: spot)
    case "fatalError", "preconditionFailure", "abort", "exit":
      return code.failure(reason(arguments[...]), at: spot)
    case "type":
      guard let value = arguments.labelled("of") else { return nil }
      return code.typeNames(of: value).first.map { .type(TypeName($0)) } ?? value
    case "zip": return zipped(arguments, at: spot)
    case "stride": return arguments.unknown ?? strided(arguments, at: spot)
    case "sequence": return sequence(arguments, at: spot)
    case "repeatElement":
      guard let first = arguments.first else { return nil }
      return construct(
        TypeName("Array"), [PassedValue("repeating", first.value)] + arguments.dropFirst(),
        at: spot)
    case "min", "max": return extreme(name, arguments)
    case _: return arguments.unknown ?? numeric(name, arguments, at: spot)
    }
  }

  /// Whether a name is that of a global function of Swift's, C's or Foundation's.
  package func isStandardGlobal(_ name: String) -> Bool {
    Self.globals.contains(name) || ElementaryFunctions.function(named: name) != nil
      || ElementaryFunctions.functionOfTwo(named: name) != nil
  }

  private static let globals: Set<String> = [
    "min", "max", "abs", "zip", "stride", "sequence", "repeatElement", "print", "debugPrint",
    "dump", "assert", "precondition", "assertionFailure", "preconditionFailure", "fatalError",
    "type", "NSLog", "lround", "lrint", "NSLocalizedString", "arc4random_uniform", "swap",
  ]

  private func reason(_ arguments: ArraySlice<PassedValue>) -> String {
    arguments.first { $0.label == nil }?.value.text.map { String($0.prefix(200)) } ?? "fatal error"
  }

  private func zipped(_ arguments: [PassedValue], at spot: Spot) -> SampleValue? {
    if let unknown = arguments.unknown { return unknown }
    guard arguments.count == 2 else { return nil }
    // One of the two may be a range without end.
    let counts = arguments.compactMap { count(of: $0.value) }
    let limit = min(counts.min() ?? 0, Evaluator.mostElements)
    guard let first = elements(of: arguments[0].value, limit: limit),
      let second = elements(of: arguments[1].value, limit: limit)
    else { return nil }
    return array(zip(first, second).map { .tuple([(nil, $0), (nil, $1)]) }, at: spot)
  }

  private func strided(_ arguments: [PassedValue], at spot: Spot) -> SampleValue? {
    guard arguments.count == 3, let by = arguments[2].value.number, by != 0 else {
      return arguments.count == 3 ? code.failure("a stride of 0", at: spot) : nil
    }
    let isClosed = arguments[1].label == "through"
    let values = arguments.map(\.value)
    if case .integer(let from) = values[0], case .integer(let to) = values[1],
      case .integer(let by) = values[2]
    {
      var (result, next) = ([SampleValue](), from)
      while isClosed && next == to || (by > 0 ? next < to : next > to) {
        guard result.count < Evaluator.mostElements, code.step() else {
          return code.failure("too many elements", at: spot)
        }
        result.append(.integer(next))
        let (sum, isLarge) = next.addingReportingOverflow(by)
        if isLarge { break }
        next = sum
      }
      return .array(result)
    }
    guard let from = values[0].number, let to = values[1].number, from.isFinite, by.isFinite else {
      return nil
    }
    var (result, next) = ([SampleValue](), from)
    while isClosed && next == to || (by > 0 ? next < to : next > to) {
      guard result.count < Evaluator.mostElements, code.step() else {
        return code.failure("too many elements", at: spot)
      }
      result.append(.double(next))
      next = from + Double(result.count) * by
    }
    return .array(result)
  }

  /// `sequence(first:next:)`, up to where it ends or steps do.
  private func sequence(_ arguments: [PassedValue], at spot: Spot) -> SampleValue? {
    guard arguments.first?.label == "first", arguments.count == 2 else { return nil }
    var (result, next) = ([SampleValue](), arguments[0].value)
    while !next.isNothing, !next.isUnknown, result.count < 1000, code.step() {
      result.append(next)
      next = code.call(arguments[1].value, with: next, at: spot)
    }
    return .array(result)
  }

  private func extreme(_ name: String, _ arguments: [PassedValue]) -> SampleValue? {
    if let unknown = arguments.unknown { return unknown }
    guard var best = arguments.first?.value, arguments.count > 1 else { return nil }
    let isFloating = arguments.contains { if case .double = $0.value { true } else { false } }
    for argument in arguments.dropFirst() {
      let value = argument.value
      if let a = best.number, let b = value.number {
        if name == "min" ? b < a : b >= a { best = value }
      } else if name == "min"
        ? code.operations.less(value, best) : !code.operations.less(value, best)
      {
        best = value
      }
    }
    // Literals beside floating-point numbers are such, too; so are implicit members.
    if isFloating || best.implicitName != nil, let number = best.number { return .double(number) }
    return best
  }

  private func numeric(
    _ name: String, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    guard let first = arguments.first?.value, let value = first.number,
      arguments.allSatisfy({ $0.label == nil })
    else { return nil }
    if arguments.count == 2, let other = arguments[1].value.number {
      return ElementaryFunctions.functionOfTwo(named: name).map { .double($0(value, other)) }
    }
    guard arguments.count == 1 else { return nil }
    switch name {
    case "abs", "labs", "llabs":
      guard case .integer(let integer) = first else { return .double(value.magnitude) }
      return integer == .min ? code.failure("overflow", at: spot) : .integer(abs(integer))
    case "lround", "lrint", "llround":
      let rounded = value.rounded(name == "lrint" ? .toNearestOrEven : .toNearestOrAwayFromZero)
      return Int(exactly: rounded).map { .integer($0) } ?? code.failure("overflow", at: spot)
    case _: return ElementaryFunctions.function(named: name).map { .double($0(value)) }
    }
  }
}
