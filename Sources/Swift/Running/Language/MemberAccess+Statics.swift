// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

extension MemberAccess {
  /// `Type.name`; `nil` where that is not understood.
  package func staticMember(_ name: String, of type: TypeName, at spot: Spot, _ scope: Scope)
    -> SampleValue?
  {
    if name == "self" || name == "Type" || name == "init" { return .type(type) }
    if !type.isArray, let own = code.typeIndex(type.name, scope) {
      if let found = ownStatic(name, of: own, at: spot) { return found }
      if let nested = nestedType(name, in: own, scope) { return nested }
    } else {
      let added = addedMembers(name, of: type, from: scope.file)
      if let found = staticValue(added, of: type, at: spot) { return found }
      if code.typeIndex(type.name + "." + name, scope) != nil {
        return .type(TypeName(type.name + "." + name))
      }
    }
    if let found = code.library({ $0.staticMember(name, of: type) }) {
      return found
    }
    if name.isCapitalized { return .type(TypeName(type.name + "." + name)) }
    if let global = moduleMember(name, of: type, scope, at: spot) { return global }
    return absentCase(name, of: type, at: spot)
  }

  /// `Module.name`: a global of the sources; `nil`: there is no such module, or none of the name in it.
  private func moduleMember(
    _ name: String, of module: TypeName, _ scope: Scope, at spot: Spot
  ) -> SampleValue? {
    let globals = code.program.globals(named: name, from: scope.file)
    guard !globals.isEmpty, code.typeIndex(module.name, scope) == nil,
      code.program.isModule(module.name, from: scope.file)
    else { return nil }
    if let property = globals.first(where: { $0.declaration.kind == .property }) {
      code.reached.insert(spot)
      return staticProperty(property, on: nil)
    }
    return .function(FunctionValue(globals))
  }

  private func nestedType(_ name: String, in type: Int, _ scope: Scope) -> SampleValue? {
    guard name.isCapitalized else {
      // Tools write names of types in lower case, too.
      let full = code.typeName(type).name + "." + name
      return code.typeIndex(full, scope).map { .type(code.typeName($0)) }
    }
    guard let index = code.typeIndex(name, file: scope.file, type: type) else {
      return code.program.aliased(name, in: type).map { .type($0) }
    }
    return .type(code.typeName(index))
  }

  /// The static members of a name that the sources add to a type of others, or to a protocol.
  private func addedMembers(_ name: String, of type: TypeName, from file: Int) -> [Program.Member] {
    guard code.extended.contains(name) else { return [] }
    let names = type.isArray ? ["Array"] : [type.last] + (Self.protocols[type.last] ?? [])
    for one in names {
      let found = code.program.extensionMembers(named: name, of: one, from: file)
        .filter { $0.declaration.isStatic && code.statements.hasBody($0) }
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
    let members = code.members(name, of: type).filter {
      $0.declaration.isStatic || $0.declaration.kind == .enumCase
    }
    if let found = staticValue(members, of: code.typeName(type), at: spot) { return found }
    if name == "allCases", code.program.types[type].keyword == .enum {
      return .array(
        code.program.types[type].order.filter { $0.declaration.kind == .enumCase }
          .map { .enumeration(EnumerationValue(type: type, name: $0.declaration.name)) })
    }
    return nil
  }

  private func staticValue(_ members: [Program.Member], of type: TypeName, at spot: Spot)
    -> SampleValue?
  {
    guard let first = members.first, !isStarting(first) else { return nil }
    code.reached.insert(spot)
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
    guard !code.starting.isEmpty, let owner = member.owner, member.declaration.kind == .property,
      SystemTypes.has(code.program.types[owner].name)
    else { return false }
    return code.starting.contains(Spot(file: member.file, token: member.declaration.index))
  }

  /// A static or global property: a stored one is run once.
  package func staticProperty(_ member: Program.Member, on type: TypeName?) -> SampleValue {
    let declaration = member.declaration
    let spot = Spot(file: member.file, token: declaration.index)
    let own: SampleValue? = type.map { .type($0) }
    if let getter = code.statements.accessors(member).getter {
      return code.run(getter, of: member, on: own, [], at: spot).value
    }
    if let known = code.statics[spot] { return known }
    guard code.starting.insert(spot).inserted else {
      return code.failure("static property of itself: \(declaration.name)", at: spot)
    }
    defer { code.starting.remove(spot) }
    let scope = Scope(file: member.file, type: member.owner, own: own)
    var value: SampleValue = declaration.type?.isOptional == true ? .nothing : .void
    if let wrapper = wrapper(of: member) {
      value = wrapped(member, by: wrapper, scope)
      value = found("wrappedValue", of: value, at: spot) ?? value
    } else if let range = declaration.value {
      value =
        code.bounded(member) {
          code.statements.deeper {
            code.value(
              code.statements.expression(member.file, range), scope, expecting: declaration.type)
          }
            ?? code.statements.exhausted(scope)
        } ?? code.unknownResult(of: member)
    } else if let system = defaulted(member) {
      value = system
    }
    code.statics[spot] = value
    return value
  }

  /// The modules whose name before a type means it, whatever the sources call by the same name.
  private static let modules: Set<String> = [
    "SwiftUI", "WidgetKit", "UIKit", "AppKit", "Foundation", "Swift",
  ]

  /// `Type.name(…)`; `nil` where that is not understood.
  package func staticCall(
    _ name: String, of type: TypeName, _ arguments: [PassedValue], at spot: Spot, _ scope: Scope
  ) -> SampleValue? {
    if name == "init" { return construct(type, arguments, at: spot, scope) }
    if Self.modules.contains(type.name), name.isCapitalized,
      let made = constructOfSystem(TypeName(name), arguments, at: spot)
    {
      return made
    }
    var candidates: [Program.Member] = []
    if let own = code.typeIndex(type.name, scope) {
      candidates = code.members(name, of: own)
      if name.isCapitalized || candidates.isEmpty, let nested = nestedType(name, in: own, scope),
        case .type(let inner) = nested
      {
        return construct(inner, arguments, at: spot, scope)
      }
    } else {
      candidates = addedMembers(name, of: type, from: scope.file)
      if code.typeIndex(type.name + "." + name, scope) != nil {
        return construct(TypeName(type.name + "." + name), arguments, at: spot, scope)
      }
    }
    let statics = candidates.filter { $0.declaration.isStatic || $0.declaration.kind == .enumCase }
    if let found = code.call(statics, on: .type(type), arguments, at: spot) { return found }
    if let property = statics.first(where: { $0.declaration.kind == .property }) {
      return code.call(staticProperty(property, on: type), arguments, at: spot)
    }
    // `Type.method(value)` gives the method of a value.
    if let first = arguments.first, arguments.count == 1, first.label == nil,
      case let methods = candidates.filter({
        $0.declaration.kind == .function && !$0.declaration.isStatic
      }), !methods.isEmpty
    {
      return .function(FunctionValue(methods, on: first.value))
    }
    if let found = code.library({ $0.staticCall(name, of: type, arguments, at: spot) }) {
      return found
    }
    if let value = code.library({ $0.staticMember(name, of: type) }) {
      return code.call(value, arguments, at: spot)
    }
    if name.isCapitalized {
      return construct(TypeName(type.name + "." + name), arguments, at: spot, scope)
    }
    if let global = moduleMember(name, of: type, scope, at: spot) {
      return code.call(global, arguments, at: spot)
    }
    // `Swift.max(a, b)`
    if Self.modules.contains(type.name) {
      return code.library { $0.globalCall(name, arguments, at: spot) }
    }
    return nil
  }
}
