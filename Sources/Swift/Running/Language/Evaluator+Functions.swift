// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

extension Evaluator {
  /// Calls the function of the sources that arguments fit; `nil`: none does.
  package func call(
    _ members: [Program.Member], on own: SampleValue?, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    let callable = members.filter {
      $0.declaration.kind == .function || $0.declaration.kind == .enumCase
    }
    guard !callable.isEmpty, let choice = choose(callable, arguments, file: spot.file) else {
      return nil
    }
    var receiver = own
    var arguments = arguments
    let result = run(choice, on: &receiver, &arguments, at: spot)
    if case .unknown = result { return textOfKey(arguments) ?? result }
    return result
  }

  /// Runs a function of the sources: what it gives, the value it was called on as it leaves it, and
  /// arguments that it changed.
  package func run(
    _ choice: CallChoice, on own: inout SampleValue?, _ arguments: inout [PassedValue],
    at spot: Spot
  ) -> SampleValue {
    reached.insert(spot)
    let (member, matches) = (choice.member, choice.matches)
    let declaration = member.declaration
    if declaration.kind == .enumCase, let owner = member.owner {
      var values: [(label: String?, value: SampleValue)] = []
      for (parameter, indices) in zip(declaration.parameters, matches) {
        var value: SampleValue = .nothing
        if let index = indices.first {
          value = passed(arguments[index], to: parameter.type, file: member.file, owner: owner)
        } else if let range = parameter.value {
          value = self.value(
            statements.expression(member.file, range), Scope(file: member.file, type: owner),
            expecting: parameter.type)
        }
        values.append((parameter.label, value))
      }
      return .enumeration(EnumerationValue(type: owner, name: declaration.name, values: values))
    }
    guard let brace = declaration.brace else { return gap(declaration.name, at: spot) }
    let closure =
      declaration.name == "subscript"
      ? statements.accessors(member).getter ?? statements.parsedBody(member.file, brace: brace)
      : statements.parsedBody(member.file, brace: brace)
    let type = declaration.type
    let given = arguments
    running.append(Spot(file: member.file, token: declaration.index))
    defer { running.removeLast() }
    func run(in scope: Scope) -> SampleValue? {
      scope.use = use(of: member, at: spot)
      return bounded(member) {
        statements.deeper {
          bind(member, matches, given, scope)
          scope.returns = type
          scope.builder = builder(of: declaration.attributes.map(\.name), scope)
          return operations.converted(statements.outcome(of: closure.body, scope), to: type, scope)
        } ?? gap("", at: spot)
      }
    }
    if isCovering, type?.isOfNames == true, !declaration.isMutating {
      let receiver = own
      let name = eachName(at: spot) {
        run(in: Scope(file: member.file, type: member.owner, own: receiver))
      }
      return redrawn(name, as: type, given, on: own) ?? gap("", at: spot)
    }
    let scope = Scope(file: member.file, type: member.owner, own: own)
    own = nil
    let result = run(in: scope)
    own = scope.values["self"]
    guard let result else {
      if declaration.isMutating, let type = own.flatMap(ownType) {
        own = unknownInstance(of: typeName(type), member)
      }
      return unknownResult(of: member)
    }
    for (parameter, indices) in zip(declaration.parameters, matches) where parameter.isInOut {
      if let index = indices.first, let value = scope.values[parameter.name] {
        arguments[index].value = value
      }
    }
    return result
  }

  /// Runs an accessor: what it gives, and the value it was called on as it leaves it.
  package func run(
    _ accessor: Closure, of member: Program.Member, on own: SampleValue?,
    _ arguments: [PassedValue], at spot: Spot
  ) -> (value: SampleValue, own: SampleValue?) {
    let declaration = member.declaration
    if isCovering, arguments.isEmpty, declaration.type?.isOfNames == true {
      let name = eachName(at: spot) {
        let scope = Scope(file: member.file, type: member.owner, own: own)
        (scope.use, scope.returns) = (use(of: member, at: spot), declaration.type)
        return statements.deeper {
          operations.converted(
            statements.outcome(of: accessor.body, scope), to: declaration.type, scope)
        }
      }
      return (redrawn(name, as: declaration.type, [], on: own) ?? gap("", at: spot), own)
    }
    let scope = Scope(file: member.file, type: member.owner, own: own)
    scope.use = use(of: member, at: spot)
    scope.returns = declaration.type
    scope.builder = builder(of: declaration.attributes.map(\.name), scope)
    let result = bounded(member) {
      statements.deeper {
        for (parameter, argument) in zip(declaration.parameters, arguments) {
          scope.values[parameter.name] = operations.converted(
            argument.value, to: parameter.type, scope)
        }
        if arguments.count > declaration.parameters.count, let last = arguments.last,
          let name = accessor.parameters.first
        {
          scope.values[name] = last.value
        }
        return operations.converted(
          statements.outcome(of: accessor.body, scope), to: declaration.type, scope)
      } ?? gap("", at: spot)
    }
    let value = result ?? unknownResult(of: member)
    let isRead = arguments.isEmpty && declaration.kind == .property
    return (isRead ? named(value, by: member) : value, scope.values["self"])
  }

  /// Gives the parameters of a function their values.
  package func bind(
    _ member: Program.Member, _ matches: [[Int]], _ arguments: [PassedValue], _ scope: Scope
  ) {
    bind(member.declaration.parameters, matches, arguments, scope)
  }

  package func bind(
    _ parameters: [Parameter], _ matches: [[Int]], _ arguments: [PassedValue], _ scope: Scope
  ) {
    for (parameter, indices) in zip(parameters, matches) {
      var values = indices.map {
        passed(arguments[$0], to: parameter.type, file: scope.file, owner: scope.type)
      }
      if let builder = builder(of: parameter.attributes, scope) {
        values = values.map { value in
          guard case .closure(var closure) = value, closure.builder == nil else { return value }
          closure.builder = builder
          return .closure(closure)
        }
      }
      if parameter.isInOut || parameter.type.isOptional {
        scope.types[parameter.name] = parameter.type
      }
      if parameter.isVariadic {
        scope.values[parameter.name] = .array(values)
      } else if let value = values.first {
        scope.values[parameter.name] = value
      } else if let range = parameter.value {
        // A default may name static members, but nothing of the instance.
        let outer = Scope(file: scope.file, type: scope.type)
        scope.values[parameter.name] = value(
          statements.expression(scope.file, range), outer, expecting: parameter.type)
      }
    }
  }

  /// An argument as a parameter of a type takes it.
  package func passed(_ argument: PassedValue, to type: TypeName?, file: Int, owner: Int?)
    -> SampleValue
  {
    if argument.pieces != nil, let type, type.name.hasPrefix("LocalizedString"),
      let key = foundation.construct(type, [argument], at: Spot(file: file, token: 0))
        ?? viewLibrary.construct(type, [argument], at: Spot(file: file, token: 0))
    {
      return key
    }
    return operations.converted(argument.value, to: type, file: file, owner: owner)
  }
}
