// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

extension Operations {
  /// A value as a declared type has it: whole literals of floating-point types, implicit members, sets
  /// of array literals.
  ///
  /// - Parameters:
  ///   - file: The file that the type's name stands in.
  ///   - owner: The type around it.
  package func converted(_ value: SampleValue, to type: TypeName?, file: Int, owner: Int?)
    -> SampleValue
  {
    guard let type, type.isArray || !code.isParameter(type.name, of: owner) else { return value }
    if code.isCovering, case .unknown(let hole) = value {
      return .unknown(code.typed(hole, as: type, file: file, owner: owner))
    }
    if case .unknown(let hole) = value {
      return .unknown(code.wanted(hole, as: type, file: file, owner: owner))
    }
    let value = type.name.isEmpty || SystemTypes.has(type.name) ? value : code.plain(value)
    if case .integer(let number) = value, !type.isArray {
      if isFloating(type, file, owner) { return .double(Double(number)) }
      return literal("integerLiteral", value, type, file, owner)
    }
    if case .double = value { return literal("floatLiteral", value, type, file, owner) }
    if case .string(let text) = value {
      if !type.isArray, Self.localized.contains(type.last) {
        return .string(code.interface.strings(text, nil, nil) ?? text)
      }
      return literal("stringLiteral", value, type, file, owner)
    }
    if case .implicit(let name, let arguments, let spot) = value {
      return implicit(name, arguments, of: type, file: file, owner: owner, at: spot) ?? value
    }
    if case .closure(var closure) = value, let result = type.arguments.first, type.isFunction,
      !result.labels.isEmpty
    {
      closure.result = result
      return .closure(closure)
    }
    if case .tuple(let parts) = value, parts.count == type.parts.count {
      return .tuple(
        zip(parts, zip(type.parts, type.labels)).map { part, declared in
          (
            label: declared.1.isEmpty ? part.label : declared.1,
            value: converted(part.value, to: declared.0, file: file, owner: owner)
          )
        })
    }
    if case .array(let elements) = value {
      return convertedElements(elements, value, type, file, owner)
    }
    if case .dictionary(let pairs) = value, type.arguments.count == 2 {
      guard pairs.prefix(16).contains(where: { isLoose($0.key) || isLoose($0.value) }) else {
        return value
      }
      return .dictionary(
        pairs.map {
          (
            converted($0.key, to: type.arguments[0], file: file, owner: owner),
            converted($0.value, to: type.arguments[1], file: file, owner: owner)
          )
        })
    }
    return value
  }

  package func converted(_ value: SampleValue, to type: TypeName?, _ scope: Scope) -> SampleValue {
    converted(value, to: type, file: scope.file, owner: scope.type)
  }

  private func convertedElements(
    _ elements: [SampleValue], _ value: SampleValue, _ type: TypeName, _ file: Int, _ owner: Int?
  ) -> SampleValue {
    if type.isArray {
      let element = type.arguments.first ?? TypeName(type.name)
      guard elements.prefix(16).contains(where: isLoose) else { return value }
      return .array(elements.map { converted($0, to: element, file: file, owner: owner) })
    }
    if type.name == "Set" || type.name == "Array" {
      var plain = elements
      if let element = type.arguments.first, elements.prefix(16).contains(where: isLoose) {
        plain = elements.map { converted($0, to: element, file: file, owner: owner) }
      }
      guard type.name == "Set" else { return .array(plain) }
      return code.standard.construct(
        TypeName("Set"), [PassedValue(nil, .array(plain))], at: Spot(file: file, token: 0)) ?? value
    }
    if let own = code.typeIndex(type.name, file: file, type: owner),
      let set = code.standard.optionSet(elements, of: own)
    {
      return set
    }
    return literal("arrayLiteral", value, type, file, owner)
  }

  /// Whether a value may mean something else by the type it is needed as.
  private func isLoose(_ value: SampleValue) -> Bool {
    if case .implicit = value { return true }
    if case .integer = value { return true }
    if case .array = value { return true }
    if case .tuple = value { return true }
    return false
  }

  /// An instance of a type of the sources that literals make.
  private func literal(
    _ label: String, _ value: SampleValue, _ type: TypeName, _ file: Int, _ owner: Int?
  ) -> SampleValue {
    guard let own = code.typeIndex(type.name, file: file, type: owner),
      code.program.types[own].keyword != .protocol,
      case let inits = code.members("init", of: own).filter({
        $0.declaration.parameters.first?.label == label
      }), !inits.isEmpty
    else { return value }
    return code.access.construct(own, [PassedValue(label, value)], at: Spot(file: file, token: 0))
      ?? value
  }

  /// The types whose literals are keys of texts: what they stand for is looked up where they are made.
  private static let localized: Set<String> = ["LocalizedStringKey", "LocalizedStringResource"]

  /// Whether a type holds floating-point numbers.
  package func isFloating(_ type: TypeName, _ file: Int, _ owner: Int?) -> Bool {
    if Self.floating.contains(type.name) { return true }
    guard !SystemTypes.has(type.name), !type.name.isEmpty else { return false }
    let name = code.program.unaliased(type.name)
    return name != type.name && Self.floating.contains(name)
  }

  private static let floating: Set<String> = [
    "Double", "CGFloat", "Float", "TimeInterval", "Swift.Double", "CoreGraphics.CGFloat", "Float32",
    "Float64",
  ]

  /// `.name` or `.name(…)` as a member of a type; `nil`: the type has none.
  package func implicit(
    _ name: String, _ arguments: [PassedValue]?, of type: TypeName, file: Int, owner: Int?,
    at spot: Spot
  ) -> SampleValue? {
    if type.isFunction { return nil }
    if type.isArray {
      // `extension [Element] { static let name }`.
      guard arguments == nil, code.extended.contains(name) else { return nil }
      let array = TypeName(type.name, isArray: true)
      return code.access.staticMember(name, of: array, at: spot, Scope(file: file, type: owner))
    }
    if name == "some", let arguments { return arguments.first?.value }
    if name == "none", type.isOptional { return .nothing }
    let own = code.typeIndex(type.name, file: file, type: owner)
    var meant = type
    if let own {
      meant = code.typeName(own)
      // A protocol's value is made by what it is added: `extension Style where Self == Own`.
    } else {
      meant.name = code.program.unaliased(type.name)
    }
    meant.isOptional = false
    let scope = Scope(file: file, type: owner)
    if name == "init" {
      return code.access.construct(meant, arguments ?? [], at: spot, scope)
    }
    if let arguments { return code.access.staticCall(name, of: meant, arguments, at: spot, scope) }
    return code.access.staticMember(name, of: meant, at: spot, scope)
  }

  /// `.name` where no type is declared for it: what the sources add to one type of others.
  package func addedImplicit(
    _ name: String, _ arguments: [PassedValue]?, _ file: Int, at spot: Spot
  )
    -> SampleValue?
  {
    let found = added(name, file)
    guard let first = found.first, found.allSatisfy({ $0.type == first.type }) else { return nil }
    let type = TypeName(first.type)
    let scope = Scope(file: file, type: nil)
    if let arguments { return code.access.staticCall(name, of: type, arguments, at: spot, scope) }
    return code.access.staticMember(name, of: type, at: spot, scope)
  }

  private func added(_ name: String, _ file: Int) -> [(type: String, member: Program.Member)] {
    code.program.addedStatics(named: name, from: file)
  }
}
