// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// What `.name` means where no type is declared for it, as for a parameter of a generic type.
extension Evaluator {
  /// `.name` or `.name(…)` as the one type means it that has such a member, and the member that is
  /// asked of it; `nil`: none or several have both.
  ///
  /// - Parameter member: The property or method that is asked of it.
  package func implied(
    _ name: String, _ arguments: [PassedValue]?, at place: Spot, having member: String
  ) -> SampleValue? {
    let added = program.addedStatics(named: name, from: place.file).filter {
      program.extensionEntry(of: $0.type).map { has(member, $0) } ?? false
    }
    let scope = Scope(file: place.file, type: nil)
    if let type = added.first?.type, added.allSatisfy({ $0.type == type }) {
      return operations.implicit(
        name, arguments, of: TypeName(type), file: place.file, owner: nil, at: place)
    }
    let own = program.types.indices.filter { type in
      makes(name, arguments, type) && has(member, type)
    }
    if own.count == 1 {
      if name == "init" { return access.construct(own[0], arguments ?? [], at: place) }
      return operations.implicit(
        name, arguments, of: typeName(own[0]), file: place.file, owner: nil, at: place)
    }
    guard own.isEmpty, arguments == nil else { return nil }
    let others = program.types.indices.filter { type in
      let entry = program.types[type]
      return entry.isOfOthers && !entry.name.isEmpty && !SystemTypes.has(entry.name)
        && has(member, type)
    }
    guard others.count == 1 else { return nil }
    return access.staticMember(name, of: TypeName(program.types[others[0]].name), at: place, scope)
  }

  /// Whether instances of a type have a member of a name.
  private func has(_ member: String, _ type: Int) -> Bool {
    members(member, of: type).contains {
      !$0.declaration.isStatic && $0.declaration.kind != .enumCase
    }
  }

  /// Whether a type of the sources has a case, a static member or an initializer that `.name` may mean.
  private func makes(_ name: String, _ arguments: [PassedValue]?, _ type: Int) -> Bool {
    let entry = program.types[type]
    guard !entry.isOfOthers, entry.keyword != .protocol else { return false }
    guard name == "init" else {
      return entry.members[name]?.contains {
        $0.declaration.isStatic || $0.declaration.kind == .enumCase
      } ?? false
    }
    guard let arguments, arguments.contains(where: { $0.label != nil }) else { return false }
    if let inits = entry.members["init"] {
      return inits.contains { match($0.declaration.parameters, arguments) != nil }
    }
    return match(access.memberwise(type).map { access.parameter(of: $0) }, arguments) != nil
  }
}
