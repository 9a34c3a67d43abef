// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// Operators, comparisons and conversions between values, and what values are as texts.
package struct Operations {
  /// The run that they are part of.
  package let code: Evaluator

  /// An operator between two expressions.
  package func infix(
    _ sign: String, _ left: Expression, _ right: Expression, _ at: Int, _ scope: Scope,
    _ type: TypeName?
  ) -> SampleValue {
    let spot = scope.spot(at)
    switch sign {
    case "&&", "||":
      let a = code.value(left, scope)
      let decides = sign == "||"
      if truth(a) == decides { return .bool(decides) }
      let b = code.value(right, scope)
      guard let second = truth(b) else { return truth(a) == nil ? a : b }
      if second == decides { return .bool(decides) }
      return truth(a) == nil ? a : .bool(second)
    case "??":
      let a = code.value(left, scope, expecting: type)
      return code.presence(of: a) ?? code.value(right, scope, expecting: type)
    default: break
    }
    // A literal is of the type of what stands beside it.
    let isArithmetic = Self.arithmetic.contains(sign)
    let wanted =
      isArithmetic && type.map { isFloating($0, scope.file, scope.type) } == true ? type : nil
    var (a, b): (SampleValue, SampleValue)
    if left.isLiteralNumber, !right.isLiteralNumber {
      b = code.value(right, scope, expecting: wanted)
      a = code.value(left, scope, expecting: isDouble(b) ? TypeName("Double") : wanted)
    } else {
      a = code.value(left, scope, expecting: wanted)
      let isLoose = right.isLiteralNumber && isDouble(a)
      b = code.value(right, scope, expecting: isLoose ? TypeName("Double") : wanted)
    }
    if code.thrown != nil { return .void }
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
  package func implicit(
    _ name: String, _ arguments: [PassedValue]?, as other: SampleValue, _ scope: Scope,
    at spot: Spot
  ) -> SampleValue? {
    if let own = code.ownType(of: other) {
      return implicit(
        name, arguments, of: code.typeName(own), file: scope.file, owner: scope.type, at: spot)
    }
    guard let type = code.typeNames(of: other).first else { return nil }
    return implicit(
      name, arguments, of: TypeName(type), file: scope.file, owner: scope.type, at: spot)
  }

  /// An operator between two values.
  package func infix(_ sign: String, _ a: SampleValue, _ b: SampleValue, at spot: Spot)
    -> SampleValue
  {
    let own = declaredOperators(sign, a, b, spot.file)
    if !own.isEmpty {
      let passed = [PassedValue(nil, a), PassedValue(nil, b)]
      if let result = code.call(own, on: nil, passed, at: spot) { return result }
    }
    if let result = compared(sign, a, b) { return result }
    if sign == "..." || sign == "..<" {
      return range(a, b, isClosed: sign == "...", at: spot)
    }
    if code.isCovering, a.isUnknown || b.isUnknown { return code.combined(sign, a, b) }
    if case .unknown = a { return a }
    if case .unknown = b { return b }
    if case .integer(let x) = a, case .integer(let y) = b {
      if let result = integers(sign, x, y, at: spot) { return result }
    } else if let x = number(a), let y = number(b) {
      if let result = doubles(sign, x, y) { return result }
    }
    if sign == "+", case .string(let x) = a, case .string(let y) = b {
      guard x.utf8.count + y.utf8.count <= Evaluator.mostBytes,
        code.spend((x.utf8.count + y.utf8.count) / 64)
      else { return code.failure("a text of more than \(Evaluator.mostBytes) bytes", at: spot) }
      return .string(x + y)
    }
    if sign == "+", case .array(let x) = a, let y = code.standard.elements(of: b) {
      guard x.count + y.count <= Evaluator.mostElements, code.spend((x.count + y.count) / 8) else {
        return code.failure("more than \(Evaluator.mostElements) elements", at: spot)
      }
      return .array(x + y)
    }
    if sign == "~=", case .range = a {
      var range = a
      return code.standard.call("contains", on: &range, [PassedValue(nil, b)], at: spot)
        ?? .bool(false)
    }
    if let result = code.library({ $0.infix(sign, a, b) }) {
      return result
    }
    if case .nothing = a { return .nothing }
    if case .nothing = b { return .nothing }
    return code.gap(sign, at: spot)
  }

  private func range(_ a: SampleValue, _ b: SampleValue, isClosed: Bool, at spot: Spot)
    -> SampleValue
  {
    if case .unknown = a { return a }
    if case .unknown(let hole) = b {
      guard !code.isCovering, case .integer(let lower) = a, lower < 1 << 32 else { return b }
      // As many as a list has that is not known.
      let count = min(hole.wholeNumber ?? Hole.listCount, Hole.listCount)
      return .range(
        RangeValue(lower: a, upper: .integer(lower + count), isClosed: false))
    }
    if less(b, a) {
      return code.failure("a range whose upper bound is below its lower one", at: spot)
    }
    var (lower, upper) = (a, b)
    if isDouble(a), case .integer(let number) = b { upper = .double(Double(number)) }
    if isDouble(b), case .integer(let number) = a { lower = .double(Double(number)) }
    return .range(RangeValue(lower: lower, upper: upper, isClosed: isClosed))
  }

  private func compared(_ sign: String, _ a: SampleValue, _ b: SampleValue) -> SampleValue? {
    switch sign {
    case "==", "!=", "===", "!==":
      if let decided = code.comparison(sign, a, b) { return decided }
      let (a, b) = (code.decided(a), code.decided(b))
      if let guess = code.guessed(sign, a, b) { return guess }
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
      if let decided = code.comparison(sign, a, b) { return decided }
      if let guess = code.guessed(sign, a, b) { return guess }
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
      guard y != 0 else { return code.failure("division by zero", at: spot) }
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
      ? code.failure("arithmetic overflow", at: spot) : .integer(result.partialValue)
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
  package func number(_ value: SampleValue) -> Double? {
    if case .double(let number) = value { return number }
    if case .integer(let number) = value { return Double(number) }
    return nil
  }

  /// The functions of the sources that an operator means between two values.
  package func declaredOperators(_ sign: String, _ a: SampleValue, _ b: SampleValue, _ file: Int)
    -> [Program
    .Member]
  {
    guard code.ownOperators.contains(sign) else { return [] }
    var found: [Program.Member] = []
    for value in [a, b] {
      if let type = code.ownType(of: value) {
        found += code.members(sign, of: type).map(code.unlabelled)
      } else if let extended = code.extendedOperators[sign] {
        for name in code.typeNames(of: value) where extended.contains(name) {
          found += code.program.extensionMembers(named: sign, of: name, from: file).filter(
            code.statements.hasBody
          )
          .map(code.unlabelled)
        }
      }
    }
    let globals = code.program.globals(named: sign, from: file).filter(code.statements.hasBody).map(
      code.unlabelled)
    if globals.isEmpty { return found }
    let passed = [PassedValue(nil, a), PassedValue(nil, b)]
    // One for other types is the system's here.
    return found
      + globals.filter { member in
        code.match(member.declaration.parameters, passed) != nil
          && zip(member.declaration.parameters, [a, b]).allSatisfy {
            mayBe($1, $0.type, member.file)
          }
      }
  }

  private func mayBe(_ value: SampleValue, _ type: TypeName, _ file: Int) -> Bool {
    let scope = Scope(file: file, type: nil)
    if type.isFunction || type.name.utf8.count <= 2 { return true }
    if code.isCovering, case .unknown(let hole) = value, let own = hole.type, !own.name.isEmpty,
      !type.name.isEmpty, !own.isArray, !type.isArray
    {
      // What is not known is of its own type, unless that conforms to another.
      if let meant = code.typeIndex(type.name, scope),
        code.program.types[meant].keyword == .protocol
      {
        return code.typeIndex(own.name, scope).map {
          code.program.type($0, isOneOf: [code.program.types[meant].name])
        } ?? false
      }
      return code.program.unaliased(own.name) == code.program.unaliased(type.name)
        || own.last == type.last
    }
    return code.statements.conforms(value, to: type, scope) != false
  }

  /// An operator before its operand.
  package func prefix(_ sign: String, _ operand: Expression, _ scope: Scope, _ type: TypeName?)
    -> SampleValue
  {
    let spot = operand.spot(in: scope)
    switch sign {
    case "!":
      let value = code.value(operand, scope)
      return truth(value).map { .bool(!$0) } ?? value
    case "-":
      let value = code.value(operand, scope, expecting: type)
      if case .integer(let number) = value {
        let (result, overflow) = 0.subtractingReportingOverflow(number)
        return overflow ? code.failure("arithmetic overflow", at: spot) : .integer(result)
      }
      if case .double(let number) = value { return .double(-number) }
      if case .unknown = value { return value }
      let own = declaredOperators("-", value, value, scope.file)
      if let result = code.call(own, on: nil, [PassedValue(nil, value)], at: spot) { return result }
      return code.foundation.infix("-", .void, value) ?? code.viewLibrary.infix(
        "-", .void, value)
        ?? code.gap("-", at: spot)
    case "+", "&", "repeat": return code.value(operand, scope, expecting: type)
    case "try!":
      let value = code.value(operand, scope, expecting: type)
      guard code.thrown != nil else { return value }
      code.thrown = nil
      return code.failure("'try!' of what throws", at: spot)
    case "~":
      let value = code.value(operand, scope)
      if case .integer(let number) = value { return .integer(~number) }
      return value
    case "...", "..<":
      let upper = code.value(operand, scope)
      return .range(RangeValue(lower: nil, upper: upper, isClosed: sign == "..."))
    default: return code.gap(sign, at: spot)
    }
  }
}
