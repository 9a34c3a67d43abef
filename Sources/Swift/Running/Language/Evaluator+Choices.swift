// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// The function that a call means, and for each of its parameters the arguments that it takes.
package struct CallChoice {
  package let member: Program.Member
  package let matches: [[Int]]
}

extension Evaluator {
  /// The function that arguments fit best: by labels, then by the kinds of values; `nil`: none.
  package func choose(_ members: [Program.Member], _ arguments: [PassedValue], file: Int)
    -> CallChoice?
  {
    var best: (choice: CallChoice, score: Int)?
    for member in members {
      let parameters = member.declaration.parameters
      guard let matches = match(parameters, arguments) else { continue }
      if members.count == 1 { return CallChoice(member: member, matches: matches) }
      var score = 0
      for (parameter, indices) in zip(parameters, matches) {
        if indices.isEmpty { score -= 1 }
        for index in indices {
          score += fit(arguments[index], parameter.type, member)
        }
      }
      if member.file == file { score += 1 }
      // What a function passes on is for another of its name: `f(from: Decimal(value))`.
      if running.last == Spot(file: member.file, token: member.declaration.index) { score -= 5 }
      if best.map({ score > $0.score }) ?? true {
        best = (CallChoice(member: member, matches: matches), score)
      }
    }
    return best?.choice
  }

  /// Whether a function that the sources add to a type of others means a call that a function of the
  /// system may mean: every argument may be of its parameter's type, and it does not call itself, as
  /// `func font(_ name: String?) { self.font(…) }` does not.
  package func isMeant(_ choice: CallChoice, _ arguments: [PassedValue]) -> Bool {
    let member = choice.member
    guard let owner = member.owner, program.types[owner].isOfOthers else { return true }
    for (parameter, indices) in zip(member.declaration.parameters, choice.matches) {
      for index in indices {
        let isOther = if case .function = arguments[index].value { true } else { false }
        if !isOther, fit(arguments[index], parameter.type, member) < 0 { return false }
      }
    }
    return running.last != Spot(file: member.file, token: member.declaration.index)
  }

  /// For each parameter the arguments that it takes, by their labels; `nil`: they do not fit.
  package func match(_ parameters: [Parameter], _ arguments: [PassedValue]) -> [[Int]]? {
    var matches: [[Int]] = []
    var next = 0
    for (place, parameter) in parameters.enumerated() {
      guard next < arguments.count, takes(parameter, arguments[next], parameters[(place + 1)...])
      else {
        guard parameter.value != nil || parameter.isVariadic else { return nil }
        matches.append([])
        continue
      }
      var taken = [next]
      next += 1
      if parameter.isVariadic {
        while next < arguments.count, arguments[next].label == nil {
          taken.append(next)
          next += 1
        }
      }
      matches.append(taken)
    }
    return next == arguments.count ? matches : nil
  }

  /// A subscript or operator, whose parameters have labels only where two names are written.
  package func unlabelled(_ member: Program.Member) -> Program.Member {
    var declaration = member.declaration
    for index in declaration.parameters.indices
    where declaration.parameters[index].label == declaration.parameters[index].name {
      declaration.parameters[index].label = nil
    }
    return Program.Member(
      file: member.file, declaration: declaration, owner: member.owner, access: member.access)
  }

  private func takes(
    _ parameter: Parameter, _ argument: PassedValue, _ later: ArraySlice<Parameter>
  ) -> Bool {
    if argument.label == parameter.label {
      // An omitted function before another one without a label.
      guard argument.label == nil, isFunction(argument.value), parameter.value != nil else {
        return true
      }
      return mayBeFunction(parameter.type)
    }
    // A trailing closure has no label.
    guard argument.label == nil, isFunction(argument.value), mayBeFunction(parameter.type) else {
      return false
    }
    let needed = later.contains { $0.value == nil && $0.label != nil && mayBeFunction($0.type) }
    return parameter.value == nil || !needed
  }

  package func isFunction(_ value: SampleValue) -> Bool {
    if case .closure = value { return true }
    return false
  }

  private func mayBeFunction(_ type: TypeName) -> Bool {
    type.isFunction || type.name.isEmpty && !type.isArray && type.arguments.isEmpty
      || !type.isArray && !SystemTypes.has(type.name)
  }

  /// How well a value fits a declared type: above 0 it is of it, below 0 surely not.
  private func fit(_ argument: PassedValue, _ type: TypeName, _ member: Program.Member) -> Int {
    let value = argument.value
    if type.isFunction { return isFunction(value) ? 4 : -4 }
    if isFunction(value), !mayBeFunction(type) { return -4 }
    if case .unknown = value { return 0 }
    if case .nothing = value { return type.isOptional ? 3 : -8 }
    if case .implicit(let name, _, _) = value {
      guard let own = typeIndex(type.name, file: member.file, type: member.owner) else { return 0 }
      return members(name, of: own).isEmpty ? -4 : 4
    }
    if case .array(let elements) = value {
      guard type.isArray else { return type.name == "Any" || isGeneric(type) ? 0 : -4 }
      guard let first = elements.first, let element = type.arguments.first else { return 3 }
      return fit(PassedValue(nil, first), element, member) >= 0 ? 4 : -4
    }
    if type.isArray { return -6 }
    var name = type.last
    if let own = typeIndex(type.name, file: member.file, type: member.owner) {
      name = program.types[own].name
    } else {
      name = program.unaliased(type.name)
    }
    let names = typeNames(of: value)
    if let place = names.firstIndex(of: name) { return max(2, 6 - place) }
    if case .integer = value, Self.doubleNames.prefix(5).contains(name) {
      return 1
    }
    if argument.pieces != nil, name.hasPrefix("LocalizedString") { return 1 }
    // What the type is that a generic parameter's name stands for is not known.
    if isGeneric(type) || isParameter(type.name, of: member.owner) || names.isEmpty { return 0 }
    return SystemTypes.has(name)
      || typeIndex(type.name, file: member.file, type: member.owner) != nil
      ? -4 : 0
  }

  private func isGeneric(_ type: TypeName) -> Bool {
    type.name.utf8.count <= 2 || type.name == "Any" || type.name.isEmpty || type.name == "Content"
      || type.name == "Element"
  }
}
