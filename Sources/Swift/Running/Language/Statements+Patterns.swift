// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

extension Statements {
  /// Whether conditions hold, what they bind bound; `nil` where that is not known.
  package func test(_ conditions: [Condition], _ scope: Scope) -> Bool? {
    var result: Bool? = true
    for condition in conditions {
      let one: Bool?
      switch condition {
      case .test(let expression): one = code.operations.truth(code.value(expression, scope))
      case .bind(let names, let expression):
        guard let value = code.presence(of: code.value(expression, scope)) else { return false }
        bindNames(names, value, scope)
        // What it holds is not optional.
        for name in names { scope.types[name] = nil }
        one = true
      case .match(let pattern, let expression):
        one = matches(pattern, code.value(expression, scope), scope)
      }
      if code.thrown != nil { return false }
      if one == false { return false }
      if one == nil { result = nil }
    }
    return result
  }

  /// Whether a value matches a pattern, what it binds bound; `nil` where that is not known.
  package func matches(_ pattern: Pattern, _ value: SampleValue, _ scope: Scope) -> Bool? {
    guard code.step(), !StackFloor.isReached else { return false }
    let value = code.decided(value)
    switch pattern {
    case .anything(let names):
      if !names.isEmpty { bindNames(names, value, scope) }
      return true
    case .member(let name, let parts): return matches(name, parts, value, scope)
    case .value(let expression): return matches(expression, value, scope)
    case .tuple(let patterns):
      if patterns.count == 1 { return matches(patterns[0], value, scope) }
      guard case .tuple(let parts) = value, parts.count == patterns.count else {
        return isUnknown(value) ? nil : false
      }
      return matches(patterns, parts.map(\.value), scope)
    case .type(let names, let type):
      guard let holds = conforms(value, to: type, scope) else { return nil }
      if holds, !names.isEmpty { bindNames(names, value, scope) }
      return holds
    case .some(let inner):
      if case .nothing = value { return false }
      return matches(inner, value, scope)
    }
  }

  package func isUnknown(_ value: SampleValue) -> Bool {
    if case .unknown = value { true } else { false }
  }

  private func matches(_ patterns: [Pattern], _ values: [SampleValue], _ scope: Scope) -> Bool? {
    var result: Bool? = true
    for (pattern, value) in zip(patterns, values) {
      guard let one = matches(pattern, value, scope) else {
        result = nil
        continue
      }
      if !one { return false }
    }
    return result
  }

  /// `.name` or `.name(…)`.
  private func matches(
    _ name: String, _ parts: [Pattern], _ value: SampleValue, _ scope: Scope
  ) -> Bool? {
    if isUnknown(value) {
      for part in parts { _ = matches(part, value, scope) }
      return code.isCovering ? code.operations.truth(code.made("." + name, of: value)) : nil
    }
    if case .enumeration(let one) = value,
      code.program.types[one.type].order.contains(where: {
        $0.declaration.kind == .enumCase && $0.declaration.name == name
      })
    {
      guard one.name == name else { return false }
      if parts.isEmpty { return true }
      if parts.count == 1, one.values.count > 1 {
        return matches(parts[0], .tuple(one.values), scope)
      }
      return matches(parts, one.values.map(\.value), scope)
    }
    if name == "none", parts.isEmpty {
      if case .nothing = value { return true }
      if !code.isOwn(value) { return equalImplied(name, value, scope) }
      return false
    }
    if case .nothing = value { return false }
    if name == "some", parts.count == 1 { return matches(parts[0], value, scope) }
    if case .implicit(let other, let arguments, _) = value {
      guard other == name else { return false }
      guard !parts.isEmpty else { return true }
      return matches(parts, (arguments ?? []).map(\.value), scope)
    }
    if !parts.isEmpty { return matchesParts(name, parts, value, scope) }
    return equalImplied(name, value, scope)
  }

  /// A case of an enum of the system with associated values, such as that of a result or a phase.
  private func matchesParts(
    _ name: String, _ parts: [Pattern], _ value: SampleValue, _ scope: Scope
  ) -> Bool? {
    let found =
      code.library { $0.member("case " + name, of: value, at: .nowhere) }
    guard let found else { return false }
    if case .nothing = found { return false }
    if case .tuple(let values) = found, values.count == parts.count {
      return matches(parts, values.map(\.value), scope)
    }
    return matches(parts[0], found, scope)
  }

  private func equalImplied(_ name: String, _ value: SampleValue, _ scope: Scope) -> Bool {
    let spot = Spot(file: scope.file, token: 0)
    return code.operations.equal(value, .implicit(name, nil, spot))
  }

  /// A pattern that is an expression: a range, or what is equal.
  private func matches(_ expression: Expression, _ value: SampleValue, _ scope: Scope) -> Bool? {
    if isUnknown(value) { return nil }
    let wanted = code.value(expression, scope)
    if isUnknown(wanted) { return nil }
    let spot = expression.spot(in: scope)
    let own = code.operations.declaredOperators("~=", wanted, value, scope.file)
    if !own.isEmpty,
      let result = code.call(
        own, on: nil, [PassedValue(nil, wanted), PassedValue(nil, value)], at: spot)
    {
      return code.operations.truth(result)
    }
    if let fits = code.standard.matches(wanted, value) { return fits }
    if case .range(let range) = wanted {
      if case .range = value { return code.operations.equal(wanted, value) }
      if case .nothing = value { return false }
      if let lower = range.lower, code.operations.less(value, lower) { return false }
      guard let upper = range.upper else { return true }
      return range.isClosed
        ? !code.operations.less(upper, value) : code.operations.less(value, upper)
    }
    if case .type(let type) = wanted, case .type(let other) = value { return type == other }
    return code.operations.equal(wanted, value)
  }

  /// Whether a value is of a type or conforms to a protocol; `nil` where that is not known.
  package func conforms(_ value: SampleValue, to type: TypeName, _ scope: Scope) -> Bool? {
    if isUnknown(value) { return nil }
    if case .nothing = value { return type.isOptional }
    if type.name == "Any" || type.name == "AnyObject" || type.name == "AnyHashable" { return true }
    if type.isArray {
      guard case .array(let elements) = value else { return false }
      guard let first = elements.first, let element = type.arguments.first else { return true }
      return conforms(first, to: element, scope)
    }
    if type.name.isEmpty {
      if type.isFunction { return code.isFunction(value) }
      if type.arguments.count == 2 {
        if case .dictionary = value { return true }
        return false
      }
      return nil
    }
    let meant = code.resolved(type, scope)
    if let own = code.typeIndex(type.name, scope), let mine = code.ownType(of: value) {
      return own == mine || code.typeNames(of: value).contains(code.program.types[own].name)
    }
    let names = code.typeNames(of: value)
    if names.contains(meant.last) { return true }
    if case .integer = value, Evaluator.doubleNames.prefix(5).contains(meant.last) { return false }
    return names.isEmpty ? nil : false
  }

  /// Whether a value is of a type or conforms to a protocol, as far as the sources say.
  package func conforms(_ value: SampleValue, to name: String) -> Bool {
    guard name == "View", let type = code.ownType(of: value) else {
      return code.typeNames(of: value).contains(name)
    }
    if let known = code.types.areViews[type] { return known }
    let names = code.typeNames(of: value)
    let isView = names.contains(name) || names.contains("ChartContent") || isShape(value)
    code.types.areViews[type] = isView
    return isView
  }

  private func isShape(_ value: SampleValue) -> Bool {
    guard code.ownType(of: value) != nil else { return false }
    let names = code.typeNames(of: value)
    return names.contains("Shape") || names.contains("InsettableShape")
      || names.contains("UIViewRepresentable") || names.contains("NSViewRepresentable")
  }
}
