// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

extension Evaluator {
  /// An operator between two expressions.
  func infix(
    _ sign: String, _ left: Expression, _ right: Expression, _ at: Int, _ scope: Scope,
    _ type: TypeName?
  ) -> SampleValue {
    let spot = scope.spot(at)
    switch sign {
    case "&&", "||":
      let a = value(left, scope)
      let decides = sign == "||"
      if truth(a) == decides { return .bool(decides) }
      let b = value(right, scope)
      guard let second = truth(b) else { return truth(a) == nil ? a : b }
      if second == decides { return .bool(decides) }
      return truth(a) == nil ? a : .bool(second)
    case "??":
      let a = value(left, scope, expecting: type)
      return presence(of: a) ?? value(right, scope, expecting: type)
    default: break
    }
    // A literal is of the type of what stands beside it.
    let isArithmetic = Self.arithmetic.contains(sign)
    let wanted =
      isArithmetic && type.map { isFloating($0, scope.file, scope.type) } == true ? type : nil
    var (a, b): (SampleValue, SampleValue)
    if left.isLiteralNumber, !right.isLiteralNumber {
      b = value(right, scope, expecting: wanted)
      a = value(left, scope, expecting: isDouble(b) ? TypeName("Double") : wanted)
    } else {
      a = value(left, scope, expecting: wanted)
      let isLoose = right.isLiteralNumber && isDouble(a)
      b = value(right, scope, expecting: isLoose ? TypeName("Double") : wanted)
    }
    if thrown != nil { return .void }
    // `.name` is of the type of what stands beside it.
    if case .implicit(let name, let arguments, let place) = a, !isImplicit(b) {
      a =
        implicit(name, arguments, as: b, scope, at: place)
        ?? addedImplicit(name, arguments, scope.file, at: place) ?? a
    } else if case .implicit(let name, let arguments, let place) = b, !isImplicit(a) {
      b = implicit(name, arguments, as: a, scope, at: place) ?? b
    }
    return infix(sign, a, b, at: spot)
  }

  private static let arithmetic: Set<String> = ["+", "-", "*", "/"]

  private func isImplicit(_ value: SampleValue) -> Bool {
    if case .implicit = value { true } else { false }
  }

  private func isDouble(_ value: SampleValue) -> Bool {
    if case .double = value { true } else { false }
  }

  /// `.name` as a member of the type of another value.
  func implicit(
    _ name: String, _ arguments: [PassedValue]?, as other: SampleValue, _ scope: Scope,
    at spot: Spot
  ) -> SampleValue? {
    if let own = ownType(of: other) {
      return implicit(
        name, arguments, of: typeName(own), file: scope.file, owner: scope.type, at: spot)
    }
    guard let type = typeNames(of: other).first else { return nil }
    return implicit(
      name, arguments, of: TypeName(type), file: scope.file, owner: scope.type, at: spot)
  }

  /// An operator between two values.
  func infix(_ sign: String, _ a: SampleValue, _ b: SampleValue, at spot: Spot) -> SampleValue {
    let own = operators(sign, a, b, spot.file)
    if !own.isEmpty {
      let passed = [PassedValue(nil, a), PassedValue(nil, b)]
      if let result = call(own, on: nil, passed, at: spot) { return result }
    }
    if let result = compared(sign, a, b) { return result }
    if sign == "..." || sign == "..<" {
      return range(a, b, isClosed: sign == "...", at: spot)
    }
    if isCovering, a.isUnknown || b.isUnknown { return combined(sign, a, b) }
    if case .unknown = a { return a }
    if case .unknown = b { return b }
    if case .integer(let x) = a, case .integer(let y) = b {
      if let result = integers(sign, x, y, at: spot) { return result }
    } else if let x = number(a), let y = number(b) {
      if let result = doubles(sign, x, y) { return result }
    }
    if sign == "+", case .string(let x) = a, case .string(let y) = b {
      guard x.utf8.count + y.utf8.count <= Self.mostBytes, spend((x.utf8.count + y.utf8.count) / 64)
      else { return failure("a text of more than \(Self.mostBytes) bytes", at: spot) }
      return .string(x + y)
    }
    if sign == "+", case .array(let x) = a, let y = elements(of: b) {
      guard x.count + y.count <= Self.mostElements, spend((x.count + y.count) / 8) else {
        return failure("more than \(Self.mostElements) elements", at: spot)
      }
      return .array(x + y)
    }
    if sign == "~=", case .range = a {
      var range = a
      return standardCall("contains", on: &range, [PassedValue(nil, b)], at: spot) ?? .bool(false)
    }
    let (left, right) = (shown(a, at: spot), shown(b, at: spot))
    if let result = standardInfix(sign, a, b) ?? foundationInfix(sign, a, b)
      ?? interfaceInfix(sign, left, right)
    {
      return result
    }
    if case .nothing = a { return .nothing }
    if case .nothing = b { return .nothing }
    return gap(sign, at: spot)
  }

  private func range(_ a: SampleValue, _ b: SampleValue, isClosed: Bool, at spot: Spot)
    -> SampleValue
  {
    if case .unknown = a { return a }
    if case .unknown = b { return b }
    if less(b, a) { return failure("a range whose upper bound is below its lower one", at: spot) }
    var (lower, upper) = (a, b)
    if isDouble(a), case .integer(let number) = b { upper = .double(Double(number)) }
    if isDouble(b), case .integer(let number) = a { lower = .double(Double(number)) }
    return .range(RangeValue(lower: lower, upper: upper, isClosed: isClosed))
  }

  private func compared(_ sign: String, _ a: SampleValue, _ b: SampleValue) -> SampleValue? {
    switch sign {
    case "==", "!=", "===", "!==":
      if let decided = comparison(sign, a, b) { return decided }
      let (a, b) = (decided(a), decided(b))
      if case .unknown = a { return a }
      if case .unknown = b { return b }
      let isSame: Bool
      if sign.utf8.count == 3 {
        isSame = isIdentical(a, b)
      } else {
        isSame = equal(a, b)
      }
      return .bool(isSame == (sign.utf8.first == UInt8(ascii: "=")))
    case "<", ">", "<=", ">=":
      if let decided = comparison(sign, a, b) { return decided }
      if case .unknown = a { return a }
      if case .unknown = b { return b }
      if case .nothing = a { return .bool(false) }
      if case .nothing = b { return .bool(false) }
      if let x = number(a), let y = number(b), x.isNaN || y.isNaN { return .bool(false) }
      switch sign {
      case "<": return .bool(less(a, b))
      case ">": return .bool(less(b, a))
      case "<=": return .bool(!less(b, a))
      default: return .bool(!less(a, b))
      }
    default: return nil
    }
  }

  private func isIdentical(_ a: SampleValue, _ b: SampleValue) -> Bool {
    if case .object(let x) = a, case .object(let y) = b { return x === y }
    return equal(a, b)
  }

  private func integers(_ sign: String, _ x: Int, _ y: Int, at spot: Spot) -> SampleValue? {
    let result: (partialValue: Int, overflow: Bool)
    switch sign {
    case "+": result = x.addingReportingOverflow(y)
    case "-": result = x.subtractingReportingOverflow(y)
    case "*": result = x.multipliedReportingOverflow(by: y)
    case "/", "%":
      guard y != 0 else { return failure("division by zero", at: spot) }
      result =
        sign == "/"
        ? x.dividedReportingOverflow(by: y) : x.remainderReportingOverflow(dividingBy: y)
    case "&+": return .integer(x &+ y)
    case "&-": return .integer(x &- y)
    case "&*": return .integer(x &* y)
    case "&": return .integer(x & y)
    case "|": return .integer(x | y)
    case "^": return .integer(x ^ y)
    case "<<": return .integer(x << y)
    case ">>": return .integer(x >> y)
    default: return nil
    }
    return result.overflow
      ? failure("arithmetic overflow", at: spot) : .integer(result.partialValue)
  }

  private func doubles(_ sign: String, _ x: Double, _ y: Double) -> SampleValue? {
    switch sign {
    case "+": .double(x + y)
    case "-": .double(x - y)
    case "*": .double(x * y)
    case "/": .double(x / y)
    case "%": y == 0 ? nil : .double(x.truncatingRemainder(dividingBy: y))
    default: nil
    }
  }

  /// A number as a floating-point one.
  func number(_ value: SampleValue) -> Double? {
    if case .double(let number) = value { return number }
    if case .integer(let number) = value { return Double(number) }
    return nil
  }

  /// The functions of the sources that an operator means between two values.
  func operators(_ sign: String, _ a: SampleValue, _ b: SampleValue, _ file: Int) -> [Program
    .Member]
  {
    guard ownOperators.contains(sign) else { return [] }
    var found: [Program.Member] = []
    for value in [a, b] {
      if let type = ownType(of: value) {
        found += members(sign, of: type).map(unlabelled)
      } else if let extended = extendedOperators[sign] {
        for name in typeNames(of: value) where extended.contains(name) {
          found += program.extensionMembers(named: sign, of: name, from: file).filter(hasBody)
            .map(unlabelled)
        }
      }
    }
    let globals = program.globals(named: sign, from: file).filter(hasBody).map(unlabelled)
    if globals.isEmpty { return found }
    let passed = [PassedValue(nil, a), PassedValue(nil, b)]
    // One for other types is the system's here.
    return found
      + globals.filter { member in
        match(member.declaration.parameters, passed) != nil
          && zip(member.declaration.parameters, [a, b]).allSatisfy {
            mayBe($1, $0.type, member.file)
          }
      }
  }

  private func mayBe(_ value: SampleValue, _ type: TypeName, _ file: Int) -> Bool {
    let scope = Scope(file: file, type: nil)
    if type.isFunction || type.name.utf8.count <= 2 { return true }
    if isCovering, case .unknown(let hole) = value, let own = hole.type, !own.name.isEmpty,
      !type.name.isEmpty, !own.isArray, !type.isArray
    {
      // What is not known is of its own type, unless that conforms to another.
      if let meant = typeIndex(type.name, scope), program.types[meant].keyword == .protocol {
        return typeIndex(own.name, scope).map {
          program.type($0, isOneOf: [program.types[meant].name])
        } ?? false
      }
      return program.unaliased(own.name) == program.unaliased(type.name) || own.last == type.last
    }
    return conforms(value, to: type, scope) != false
  }

  /// An operator before its operand.
  func prefix(_ sign: String, _ operand: Expression, _ scope: Scope, _ type: TypeName?)
    -> SampleValue
  {
    let spot = operand.spot(in: scope)
    switch sign {
    case "!":
      let value = value(operand, scope)
      return truth(value).map { .bool(!$0) } ?? value
    case "-":
      let value = value(operand, scope, expecting: type)
      if case .integer(let number) = value {
        let (result, overflow) = 0.subtractingReportingOverflow(number)
        return overflow ? failure("arithmetic overflow", at: spot) : .integer(result)
      }
      if case .double(let number) = value { return .double(-number) }
      if case .unknown = value { return value }
      let own = operators("-", value, value, scope.file)
      if let result = call(own, on: nil, [PassedValue(nil, value)], at: spot) { return result }
      return foundationInfix("-", .void, value) ?? interfaceInfix("-", .void, value)
        ?? gap("-", at: spot)
    case "+", "&": return value(operand, scope, expecting: type)
    case "try!":
      let value = value(operand, scope, expecting: type)
      guard thrown != nil else { return value }
      thrown = nil
      return failure("'try!' of what throws", at: spot)
    case "~":
      let value = value(operand, scope)
      if case .integer(let number) = value { return .integer(~number) }
      return value
    case "...", "..<":
      let upper = value(operand, scope)
      return .range(RangeValue(lower: nil, upper: upper, isClosed: sign == "..."))
    default: return gap(sign, at: spot)
    }
  }
}
