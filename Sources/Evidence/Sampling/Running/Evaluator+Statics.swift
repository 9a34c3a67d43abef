// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

extension Evaluator {
  /// `Type.name`; `nil` where that is not understood.
  func staticMember(_ name: String, of type: TypeName, at spot: Spot, _ scope: Scope)
    -> SampleValue?
  {
    if name == "self" || name == "Type" || name == "init" { return .type(type) }
    if !type.isArray, let own = typeIndex(type.name, scope) {
      if let found = ownStatic(name, of: own, at: spot) { return found }
      if let nested = nestedType(name, in: own, scope) { return nested }
    } else {
      let added = addedMembers(name, of: type, from: scope.file)
      if let found = staticValue(added, of: type, at: spot) { return found }
      if typeIndex(type.name + "." + name, scope) != nil {
        return .type(TypeName(type.name + "." + name))
      }
    }
    if let found = standardStatic(name, of: type) ?? foundationStatic(name, of: type)
      ?? interfaceStatic(name, of: type)
    {
      return found
    }
    if name.isCapitalized { return .type(TypeName(type.name + "." + name)) }
    return absentCase(name, of: type, at: spot)
  }

  private func nestedType(_ name: String, in type: Int, _ scope: Scope) -> SampleValue? {
    guard name.isCapitalized else { return nil }
    guard let index = typeIndex(name, file: scope.file, type: type) else {
      return program.aliased(name, in: type).map { .type($0) }
    }
    return .type(typeName(index))
  }

  /// The static members of a name that the sources add to a type of others, or to a protocol.
  private func addedMembers(_ name: String, of type: TypeName, from file: Int) -> [Program.Member] {
    guard extended.contains(name) else { return [] }
    let names = type.isArray ? ["Array"] : [type.last] + (Self.protocols[type.last] ?? [])
    for one in names {
      let found = program.extensionMembers(named: name, of: one, from: file)
        .filter { $0.declaration.isStatic && hasBody($0) }
      guard type.isArray else {
        if !found.isEmpty { return found }
        continue
      }
      let exact = found.filter { $0.element == type.last }
      return exact.isEmpty ? found.filter { $0.element == nil } : exact
    }
    return []
  }

  /// Protocols of the system whose added static members stand for a type's own.
  private static let protocols: [String: [String]] = [
    "ShapeStyle": ["Color"], "Color": ["ShapeStyle"], "CGFloat": ["Double"],
    "Double": ["CGFloat", "TimeInterval"], "TimeInterval": ["Double"], "Int": ["BinaryInteger"],
  ]

  private func ownStatic(_ name: String, of type: Int, at spot: Spot) -> SampleValue? {
    let members = members(name, of: type).filter {
      $0.declaration.isStatic || $0.declaration.kind == .enumCase
    }
    if let found = staticValue(members, of: typeName(type), at: spot) { return found }
    if name == "allCases", program.types[type].keyword == .enum {
      return .array(
        program.types[type].order.filter { $0.declaration.kind == .enumCase }
          .map { .enumeration(EnumerationValue(type: type, name: $0.declaration.name)) })
    }
    return nil
  }

  private func staticValue(_ members: [Program.Member], of type: TypeName, at spot: Spot)
    -> SampleValue?
  {
    guard let first = members.first, !isStarting(first) else { return nil }
    reached.insert(spot)
    switch first.declaration.kind {
    case .enumCase:
      guard let owner = first.owner else { return nil }
      if !first.declaration.parameters.isEmpty {
        return .function(FunctionValue(members, on: .type(type)))
      }
      return .enumeration(EnumerationValue(type: owner, name: first.declaration.name))
    case .property: return staticProperty(first, on: type)
    case .function:
      return .function(
        FunctionValue(members.filter { $0.declaration.kind == .function }, on: .type(type)))
    case .alias: return first.declaration.type.map { .type($0) }
    case .initializer, .type, .macro: return nil
    }
  }

  /// Whether a static property is named in its own value, where a member of the system's type of that
  /// name is meant: `enum Font { static let title: SwiftUI.Font = .title }`.
  private func isStarting(_ member: Program.Member) -> Bool {
    guard !starting.isEmpty, let owner = member.owner, member.declaration.kind == .property,
      SystemTypes.has(program.types[owner].name)
    else { return false }
    return starting.contains(Spot(file: member.file, token: member.declaration.index))
  }

  /// A static or global property: a stored one is run once.
  func staticProperty(_ member: Program.Member, on type: TypeName?) -> SampleValue {
    let declaration = member.declaration
    let spot = Spot(file: member.file, token: declaration.index)
    let own: SampleValue? = type.map { .type($0) }
    if let getter = accessors(member).getter {
      return run(getter, of: member, on: own, [], at: spot).value
    }
    if let known = statics[spot] { return known }
    guard starting.insert(spot).inserted else {
      return failure("static property of itself: \(declaration.name)", at: spot)
    }
    defer { starting.remove(spot) }
    let scope = Scope(file: member.file, type: member.owner, own: own)
    var value: SampleValue = declaration.type?.isOptional == true ? .nothing : .void
    if let wrapper = wrapper(of: member) {
      value = wrapped(member, by: wrapper, scope)
      value = found("wrappedValue", of: value, at: spot) ?? value
    } else if let range = declaration.value {
      value =
        bounded(member) {
          deeper { self.value(expression(member.file, range), scope, expecting: declaration.type) }
            ?? exhausted(scope)
        } ?? unknownResult(of: member)
    } else if let system = defaulted(member) {
      value = system
    }
    statics[spot] = value
    return value
  }

  /// The modules whose name before a type means it, whatever the sources call by the same name.
  private static let modules: Set<String> = [
    "SwiftUI", "WidgetKit", "UIKit", "AppKit", "Foundation", "Swift",
  ]

  /// `Type.name(…)`; `nil` where that is not understood.
  func staticCall(
    _ name: String, of type: TypeName, _ arguments: [PassedValue], at spot: Spot, _ scope: Scope
  ) -> SampleValue? {
    if name == "init" { return construct(type, arguments, at: spot, scope) }
    if Self.modules.contains(type.name), name.isCapitalized,
      let made = constructOfSystem(TypeName(name), arguments, at: spot)
    {
      return made
    }
    var candidates: [Program.Member] = []
    if let own = typeIndex(type.name, scope) {
      candidates = members(name, of: own)
      if let nested = nestedType(name, in: own, scope), case .type(let inner) = nested {
        return construct(inner, arguments, at: spot, scope)
      }
    } else {
      candidates = addedMembers(name, of: type, from: scope.file)
      if typeIndex(type.name + "." + name, scope) != nil {
        return construct(TypeName(type.name + "." + name), arguments, at: spot, scope)
      }
    }
    let statics = candidates.filter { $0.declaration.isStatic || $0.declaration.kind == .enumCase }
    if let found = call(statics, on: .type(type), arguments, at: spot) { return found }
    if let property = statics.first(where: { $0.declaration.kind == .property }) {
      return call(staticProperty(property, on: type), arguments, at: spot)
    }
    // `Type.method(value)` gives the method of a value.
    if let first = arguments.first, arguments.count == 1, first.label == nil,
      case let methods = candidates.filter({
        $0.declaration.kind == .function && !$0.declaration.isStatic
      }), !methods.isEmpty
    {
      return .function(FunctionValue(methods, on: first.value))
    }
    if let found = standardStaticCall(name, of: type, arguments, at: spot)
      ?? foundationStaticCall(name, of: type, arguments, at: spot)
      ?? interfaceStaticCall(name, of: type, arguments, at: spot)
    {
      return found
    }
    if let value = standardStatic(name, of: type) ?? foundationStatic(name, of: type)
      ?? interfaceStatic(name, of: type)
    {
      return call(value, arguments, at: spot)
    }
    if name.isCapitalized {
      return construct(TypeName(type.name + "." + name), arguments, at: spot, scope)
    }
    return nil
  }
}
