// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

extension Evaluator {
  /// What a function gives for an element.
  package func call(_ function: SampleValue, with element: SampleValue, at spot: Spot)
    -> SampleValue
  {
    call(function, [PassedValue(nil, element)], at: spot)
  }

  /// Calls a closure, a function, a type as an initializer, a key path or an operator as a function.
  package func call(_ function: SampleValue, _ arguments: [PassedValue], at spot: Spot)
    -> SampleValue
  {
    var arguments = arguments
    return call(function, changing: &arguments, at: spot)
  }

  /// Calls a function that may change its arguments, as `reduce(into:)` does.
  package func call(
    _ function: SampleValue, changing arguments: inout [PassedValue], at spot: Spot
  ) -> SampleValue {
    if thrown != nil { return .void }
    if case .closure(let closure) = function {
      return run(closure, &arguments, at: spot) ?? gap("", at: spot)
    }
    if case .function(let named) = function {
      return call(named, &arguments, at: spot) ?? gap(name(of: named), at: spot)
    }
    if case .type(let type) = function {
      let scope = Scope(file: spot.file, type: nil)
      return access.construct(type, arguments, at: spot, scope)
        ?? access.constructLabelled(type, arguments, at: spot, scope) ?? gap(type.name, at: spot)
    }
    if case .keyPath(let names) = function, let first = arguments.first {
      return names.reduce(first.value) { access.member($1, of: $0, at: spot) }
    }
    if case .unknown = function { return function }
    if case .nothing = function { return .nothing }
    if isOwn(function) {
      var receiver = function
      if let result = callMember("callAsFunction", on: &receiver, arguments, at: spot) {
        return result
      }
    }
    if case .implicit("init", .some(let made), _) = function,
      let text = textOfKey(made + arguments)
    {
      return text
    }
    if case .implicit(let name, nil, let place) = function {
      return operations.addedImplicit(name, arguments, place.file, at: place)
        ?? .implicit(name, arguments, place)
    }
    if let filled = viewLibrary.filled(function, arguments) { return filled }
    // What an autoclosure holds was run where it stands.
    return arguments.isEmpty ? function : gap("call", at: spot)
  }

  private func name(of function: FunctionValue) -> String {
    function.members.first?.declaration.name ?? function.name
  }

  private func call(_ function: FunctionValue, _ arguments: inout [PassedValue], at spot: Spot)
    -> SampleValue?
  {
    var receiver = function.receiver
    if !function.members.isEmpty {
      // A function that is passed on is called without labels.
      var choice = choose(function.members, arguments, file: spot.file)
      for member in function.members where choice == nil {
        choice = unlabelled(member.declaration.parameters, arguments).map {
          CallChoice(member: member, matches: $0)
        }
      }
      return choice.map { run($0, on: &receiver, &arguments, at: spot) }
    }
    if var receiver {
      return callMember(function.name, on: &receiver, arguments, at: spot)
    }
    if arguments.count == 2, !(function.name.first?.isLetter ?? true) {
      return operations.infix(function.name, arguments[0].value, arguments[1].value, at: spot)
    }
    return library { $0.globalCall(function.name, arguments, at: spot) }
  }

  private func run(_ value: ClosureValue, _ arguments: inout [PassedValue], at spot: Spot)
    -> SampleValue?
  {
    let closure = value.closure
    let scope = Scope(in: value.scope)
    (scope.returns, scope.builder) = (value.result, value.builder)
    if let signature = closure.signature {
      guard let matches = match(signature, arguments) ?? unlabelled(signature, arguments) else {
        return nil
      }
      let given = arguments
      let result = statements.deeper {
        bind(signature, matches, given, scope)
        return statements.outcome(of: closure.body, scope)
      }
      for (parameter, indices) in zip(signature, matches) where parameter.isInOut {
        if let index = indices.first, let value = scope.values[parameter.name] {
          arguments[index].value = value
        }
      }
      return result
    }
    let values = spread(arguments, closure, value.scope.file)
    let names = closure.parameters
    if names.isEmpty {
      for (index, value) in values.enumerated() { scope.values["$\(index)"] = value }
    } else {
      for (name, value) in zip(names, values) where name != "_" {
        scope.values[name] = value
        // `{ $item in … }` names what the binding holds, too.
        if name.hasPrefix("$") { scope.values[String(name.dropFirst())] = value }
      }
    }
    let isSame = values.count == arguments.count
    let result = statements.deeper {
      operations.converted(statements.outcome(of: closure.body, scope), to: value.result, scope)
    }
    if isSame {
      for index in arguments.indices {
        let name = names.isEmpty ? "$\(index)" : index < names.count ? names[index] : "_"
        if let changed = scope.values[name] { arguments[index].value = changed }
      }
    }
    return result
  }

  private func unlabelled(_ parameters: [Parameter], _ arguments: [PassedValue]) -> [[Int]]? {
    guard arguments.allSatisfy({ $0.label == nil }) else { return nil }
    return match(
      parameters.map {
        var plain = $0
        plain.label = nil
        return plain
      }, arguments)
  }

  /// The values that a closure's parameters get: a tuple's parts where it has several, a tuple of
  /// several where it has one.
  private func spread(_ arguments: [PassedValue], _ closure: Closure, _ file: Int) -> [SampleValue]
  {
    let values = arguments.map(\.value)
    let count =
      closure.parameters.isEmpty
      ? statements.highestParameter(closure, file) + 1 : closure.parameters.count
    if values.count == 1, count > 1, case .tuple(let parts) = values[0] {
      // `{ index, (a, b) in }` names the parts of a part.
      if parts.count == count { return parts.map(\.value) }
      return parts.flatMap { part -> [SampleValue] in
        if case .tuple(let inner) = part.value { inner.map(\.value) } else { [part.value] }
      }
    }
    if values.count > 1, count > values.count {
      return values.flatMap { value -> [SampleValue] in
        if case .tuple(let inner) = value { inner.map(\.value) } else { [value] }
      }
    }
    if values.count == 2, count == 1 {
      return [.tuple(arguments.map { ($0.label, $0.value) })]
    }
    return values
  }

  /// `value.name(…)` where the value may change; `nil` where that is not understood.
  package func callMember(
    _ name: String, on receiver: inout SampleValue, _ arguments: [PassedValue],
    at spot: Spot = Spot.nowhere
  ) -> SampleValue? {
    var arguments = arguments
    return callMember(name, on: &receiver, changing: &arguments, at: spot)
  }

  package func callMember(
    _ name: String, on receiver: inout SampleValue, changing arguments: inout [PassedValue],
    at spot: Spot
  ) -> SampleValue? {
    receiver = decided(receiver)
    if case .unknown(let hole) = receiver {
      let added = added(name, to: hole, from: spot.file)
      return (added.isEmpty ? nil : call(added, on: receiver, arguments, at: spot))
        ?? resultOnHole(name, receiver, arguments, at: spot)
    }
    // No copy of the value is kept meanwhile, so that a collection is changed in place.
    let members = access.declaredMembers(name, of: plain(receiver), from: spot.file)
    let functions = members.filter { $0.declaration.kind == .function }
    if !functions.isEmpty, let choice = choose(functions, arguments, file: spot.file) {
      if !isMeant(choice, arguments),
        let result = callLibrary(name, on: &receiver, arguments, at: spot)
      {
        return result
      }
      var own: SampleValue? = plain(receiver)
      let isMutating = choice.member.declaration.isMutating
      if isMutating { receiver = .void }
      let result = run(choice, on: &own, &arguments, at: spot)
      if isMutating, let own { receiver = own }
      return result
    }
    // A property or variable that holds a function.
    if let held = field(name, of: plain(receiver)) ?? held(name, members, receiver, at: spot) {
      return call(held, changing: &arguments, at: spot)
    }
    if case .tuple(let parts) = receiver, let part = parts.first(where: { $0.label == name }) {
      return call(part.value, changing: &arguments, at: spot)
    }
    if let result = foundation.scan(name, on: receiver, changing: &arguments) { return result }
    if let result = standard.optionSetCall(name, on: &receiver, arguments) { return result }
    if let result = callLibrary(name, on: &receiver, arguments, at: spot) { return result }
    if case .nothing = receiver { return .nothing }
    if name == "hash" { return .void }
    if case .implicit(let implied, let inner, let place) = receiver,
      let meant = self.implied(implied, inner, at: place, having: name)
        ?? operations.addedImplicit(implied, inner, place.file, at: place)
    {
      receiver = meant
      return callMember(name, on: &receiver, changing: &arguments, at: spot)
    }
    return access.maker(of: receiver).map { maker in
      fetched(name, arguments, at: spot) ?? .unknown(Hole(maker))
    }
  }

  private func callLibrary(
    _ name: String, on receiver: inout SampleValue, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    var passed = access.shown(receiver, at: spot)
    let isSame = !isOwn(receiver)
    if isSame { receiver = .void }
    defer { if isSame { receiver = passed } }
    return library { $0.call(name, on: &passed, arguments, at: spot) }
  }

  private func field(_ name: String, of value: SampleValue) -> SampleValue? {
    if case .structure(let structure) = value { return structure.fields[name] }
    if case .object(let object) = value { return object.fields[name] }
    return nil
  }

  private func held(
    _ name: String, _ members: [Program.Member], _ value: SampleValue, at spot: Spot
  ) -> SampleValue? {
    guard members.contains(where: { $0.declaration.kind == .property }) else { return nil }
    return access.found(name, of: value, at: spot)
  }
}
