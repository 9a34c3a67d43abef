// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// Instances of types that are declared in modules whose sources are not there.
extension MemberAccess {
  /// What is known of an instance of another module's type, which is listed: its properties have the
  /// labels and values that its initializer is passed, as memberwise initializers do it.
  ///
  /// - Returns: `nil` for a type of the system, for a function, and where no argument has a label.
  package func record(_ name: String, _ arguments: [PassedValue], _ scope: Scope, at spot: Spot)
    -> SampleValue?
  {
    let type = code.resolved(TypeName(name), scope)
    guard type.last.isCapitalized, !SystemTypes.has(type.last),
      code.typeIndex(type.name, scope) == nil, arguments.contains(where: { $0.label != nil }),
      !arguments.contains(where: { code.isFunction($0.value) })
    else { return nil }
    let gap = Gap(spot: spot, name: name)
    code.note(gap)
    var record = StructureValue(type: code.program.extensionEntry(of: type.last) ?? 0)
    record.maker = gap
    for argument in arguments {
      if let label = argument.label { record.fields[label] = argument.value }
    }
    return .structure(record)
  }

  /// `Type.name` of another module's type that sources add members to, as of an enum that Xcode
  /// generates: a case of it, which is listed; `nil`: the sources add nothing to the type.
  package func absentCase(_ name: String, of type: TypeName, at spot: Spot) -> SampleValue? {
    guard !type.isArray, !SystemTypes.has(type.last),
      let entry = code.program.extensionEntry(of: type.last),
      code.program.types[entry].members.values.contains(where: { members in
        members.contains { !$0.declaration.isStatic && $0.declaration.kind == .property }
      })
    else { return nil }
    code.note(Gap(spot: spot, name: type.name + "." + name))
    return .enumeration(EnumerationValue(type: entry, name: name))
  }

  /// The call that made a value of another module's type; `nil`: it is none.
  package func maker(of value: SampleValue) -> Gap? {
    if case .structure(let structure) = value { structure.maker } else { nil }
  }

  /// What a key of another module's store gives that nothing was stored for: the value behind
  /// `default:` or `defaultValue:`.
  ///
  /// - Parameter key: `.name`, a static member that the sources add to the type of keys.
  package func storedDefault(_ key: SampleValue) -> SampleValue? {
    guard case .implicit(let name, nil, let place) = key else { return nil }
    // A key's own name may be a constant of the same name, which they add to `String`.
    let types = code.program.addedStatics(named: name, from: place.file).map(\.type)
    for type in Set(types).sorted() {
      let scope = Scope(file: place.file, type: nil)
      guard
        case .structure(let record)? = staticMember(name, of: TypeName(type), at: place, scope),
        record.maker != nil, let value = record.fields["default"] ?? record.fields["defaultValue"]
      else { continue }
      return value
    }
    return nil
  }

  /// The default of a property that a wrapper of another module reads by a key: `@Default(.name)`.
  package func storedDefault(of member: Program.Member) -> SampleValue? {
    for attribute in member.declaration.attributes where !attribute.arguments.isEmpty {
      guard !SystemTypes.has(attribute.name), !Self.wrappers.contains(attribute.name),
        code.typeIndex(attribute.name, file: member.file, type: member.owner) == nil,
        case .member(nil, let name, let at) = code.statements.expression(
          member.file, attribute.arguments)
      else { continue }
      let spot = Spot(file: member.file, token: at)
      if let value = storedDefault(.implicit(name, nil, spot)) { return value }
    }
    return nil
  }
}
