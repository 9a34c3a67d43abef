// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning
internal import VibrancySyntax
internal import VibrancyWords

/// Makes values by their types and the names of what holds them.
final class StandIns {
  /// Types inside of types are made this deep.
  private static let deepest = 6
  /// Values that are made in all.
  private static let most = 2000
  /// Elements of a list.
  static let count = 3
  /// Elements of a list of numbers, as a chart shows: a week's.
  private static let numberCount = 7

  private static func count(of element: TypeName, named name: String) -> Int {
    let isOfWeek = NameWords(name).hasAny(of: ["open", "close", "day", "days", "week", "daily"])
    return NumberKind(named: element.last) == nil && !isOfWeek ? count : numberCount
  }

  let evaluator: Evaluator
  let facts: StandInFacts
  /// Whether any value was made up.
  private(set) var isUsed = false
  private var made = 0

  init(_ evaluator: Evaluator, _ facts: StandInFacts) {
    (self.evaluator, self.facts) = (evaluator, facts)
  }

  private var program: Program { evaluator.program }

  /// A value of a type; unknown for one of which none can be made.
  ///
  /// - Parameters:
  ///   - name: What the value is called.
  ///   - file: A file that can name the type.
  ///   - holder: The type that has it, empty where none does.
  ///   - number: Which one it is of several: each is another.
  func value(
    of type: TypeName, named name: String, near file: Int = 0, in holder: String = "",
    number: Int = 0, depth: Int = 0
  ) -> SampleValue {
    made += 1
    var hole = Hole(Gap(spot: Spot(file: file, token: 0), name: type.name))
    (hole.type, hole.number) = (type, number)
    let nowhere = SampleValue.unknown(hole)
    guard depth < Self.deepest, made < Self.most else { return nowhere }
    isUsed = true
    if type.isArray {
      var element = type
      (element.isArray, element.isOptional) = (false, false)
      return .array(
        (0..<Self.count(of: element, named: name)).map {
          value(
            of: element, named: name, near: file, in: holder, number: $0 + number, depth: depth + 1)
        })
    }
    if type.name.isEmpty, !type.isFunction, type.arguments.count == 2 {
      return .dictionary(
        (0..<Self.count).map { index in
          (
            key: value(
              of: type.arguments[0], named: "key", near: file, number: index, depth: depth + 1),
            value: value(
              of: type.arguments[1], named: name, near: file, number: index, depth: depth + 1)
          )
        })
    }
    if let index = program.type(type, near: file) {
      return own(index, named: name, number: number, depth: depth)
    }
    return system(type, named: name, near: file, in: holder, number: number, depth: depth)
      ?? nowhere
  }

  /// A value of a type of the sources.
  private func own(_ type: Int, named name: String, number: Int, depth: Int) -> SampleValue {
    let entry = program.types[type]
    let spot = Spot(file: entry.place?.file ?? 0, token: entry.place?.index ?? 0)
    // What comes next is another one than the current.
    let number = Self.isNext(name) ? number + 1 : number
    if entry.keyword != .enum {
      let examples = facts.members(of: type) { isBlank($0) }
      if number < examples.count { return filled(examples[number], depth: depth + 1) }
    }
    switch entry.keyword {
    case .enum:
      let cases = entry.order.filter { $0.declaration.kind == .enumCase }
      guard !cases.isEmpty else { break }
      // A list shows different ones. What shows content comes before what says that there is none.
      let shown = cases.filter { !Self.isOfAbsence($0.declaration.name) }
      let possible = shown.isEmpty ? cases : shown
      let member = possible[number % possible.count]
      return .enumeration(
        EnumerationValue(
          type: type, name: member.declaration.name,
          values: member.declaration.parameters.map { parameter in
            (
              parameter.label,
              value(
                of: parameter.type, named: parameter.name, near: member.file, number: number,
                depth: depth + 1)
            )
          }))
    case .struct, .class, .actor:
      let initializers = entry.members["init"] ?? []
      let usable = initializers.filter { member in
        !member.declaration.parameters.contains {
          ["Decoder", "NSCoder", "from"].contains($0.type.last) || $0.label == "from"
        }
      }
      let parameters: [(Parameter, Int)]
      if let chosen = usable.min(by: {
        $0.declaration.parameters.count > $1.declaration.parameters.count
      }) {
        parameters = chosen.declaration.parameters.map { ($0, chosen.file) }
      } else {
        parameters = entry.stored.compactMap { member in
          let own = member.declaration
          return own.type.map {
            (Parameter(label: own.name, name: own.name, type: $0, value: own.value), member.file)
          }
        }
      }
      let written = written(parameters.map(\.0), of: type, number)
      let arguments = parameters.compactMap { parameter, file -> PassedValue? in
        if let known = written[parameter.name] { return PassedValue(parameter.label, known) }
        // What has a value of its own keeps it.
        guard parameter.value == nil, !isParameter(parameter.name, of: type) else { return nil }
        if parameter.type.isOptional, Self.isOfFailure(parameter.name) {
          return PassedValue(parameter.label, .nothing)
        }
        return PassedValue(
          parameter.label,
          parameter.type.isFunction
            ? .closure(
              ClosureValue(Closure(body: [], at: spot.token), Scope(file: file, type: nil)))
            : value(
              of: parameter.type, named: parameter.name, near: file, in: entry.name,
              number: number, depth: depth + 1))
      }
      guard entry.keyword == .struct || !usable.isEmpty else {
        // A class has no initializer of its properties.
        let instance = evaluator.call(.type(self.name(of: type)), [], at: spot)
        if case .object(let object) = instance {
          for argument in arguments {
            if let name = argument.label { object.fields[name] = argument.value }
          }
        }
        return filled(instance, depth: depth + 1)
      }
      let instance = evaluator.call(.type(self.name(of: type)), arguments, at: spot)
      return filled(instance, depth: depth + 1)
    case .protocol:
      guard
        let index = program.types.indices.first(where: { index in
          program.types[index].keyword == .struct
            && program.types[index].inherited.contains(entry.name)
        })
      else { break }
      return own(index, named: name, number: number, depth: depth + 1)
    case .extension, nil: break
    }
    return .unknown(Hole(Gap(spot: spot, name: entry.name)))
  }

  /// The arguments of an initializer of a type that are written out somewhere in the project, by its
  /// parameters' names.
  private func written(
    _ parameters: [Parameter], of type: Int, _ number: Int
  ) -> [String: SampleValue] {
    let calls = facts.written(of: type).filter { call in
      let labels = Set(parameters.map(\.label))
      return call.allSatisfy { labels.contains($0.label) }
    }
    guard number < calls.count || number == 0 else {
      // Of more than are written each field is another one's.
      return calls.isEmpty ? [:] : written(parameters, calls[number % calls.count], of: type)
    }
    return calls.isEmpty ? [:] : written(parameters, calls[number], of: type)
  }

  private func written(
    _ parameters: [Parameter], _ call: [Argument], of type: Int
  ) -> [String: SampleValue] {
    var values: [String: SampleValue] = [:]
    let file = program.types[type].place?.file ?? 0
    for parameter in parameters {
      guard let argument = call.first(where: { $0.label == parameter.label }),
        argument.value.isWritten, values.count < 64
      else { continue }
      let value = evaluator.withoutNotes {
        evaluator.operations.converted(
          evaluator.value(of: argument.value, at: Spot(file: file, token: 0)),
          to: parameter.type, file: file, owner: type)
      }
      // A time that is written out is of another day than the clock's.
      switch value {
      case .unknown, .void, .foundation(.date): continue
      case .nothing where !parameter.type.isOptional: continue
      case .string(let text) where text.isEmpty: continue
      case .nothing, .bool, .integer, .double, .string, .array, .set, .dictionary, .tuple, .range,
        .enumeration, .structure, .object, .closure, .function, .type, .keyPath, .implicit,
        .foundation, .interface, .view:
        values[parameter.name] = value
      }
    }
    return values
  }

  /// Whether an example holds nothing to show.
  private func isBlank(_ value: SampleValue) -> Bool {
    guard case .structure(let structure) = value else { return false }
    return !structure.fields.isEmpty
      && structure.fields.values.allSatisfy { field in
        switch field {
        case .void, .nothing, .bool, .unknown, .foundation(.date), .foundation(.uuid): true
        case .string(let text): text.isEmpty
        case .integer(let number): number == 0
        case .double(let number): number == 0
        case .array(let elements), .set(let elements): elements.isEmpty
        case .dictionary(let pairs): pairs.isEmpty
        case .structure: isBlank(field)
        case .tuple, .range, .enumeration, .object, .closure, .function, .type, .keyPath,
          .implicit, .foundation, .interface, .view:
          false
        }
      }
  }

  private static func isNext(_ name: String) -> Bool {
    NameWords(name).hasAny(of: ["next", "upcoming", "following", "second", "away", "opponent"])
  }

  /// Whether a case is of a state without anything to show.
  private static func isOfAbsence(_ name: String) -> Bool {
    let words = NameWords(name).words
    guard let first = words.first, words.count <= 3 else { return false }
    if ["no", "not", "missing", "without"].contains(first) { return true }
    if ["signed", "logged"].contains(first), words.last == "out" { return true }
    return words.contains { absences.contains($0) }
  }

  private static let absences: Set<String> = [
    "none", "unknown", "undefined", "unspecified", "invalid", "error", "failed", "failure", "fail",
    "loading", "empty", "idle", "unavailable", "unauthorized", "unauthenticated", "denied",
    "locked", "offline", "disconnected", "initial", "placeholder", "nil", "null", "signedout",
    "loggedout", "unconfigured", "unsupported",
  ]

  /// Whether a part is there only where something went wrong.
  static func isOfFailure(_ name: String) -> Bool {
    NameWords(name).hasAny(of: [
      "error", "failure", "failed", "message", "warning", "problem", "placeholder", "prompt",
    ])
  }

  /// Whether a property is what the user chooses, which has a value of its own.
  private func isParameter(_ name: String, of type: Int) -> Bool {
    program.types[type].order.contains { member in
      member.declaration.name == name
        && member.declaration.attribute("Parameter").map { parameterDefault(member, $0) != nil }
          ?? false
    }
  }

  private func name(of type: Int) -> TypeName {
    TypeName(program.types[type].path.joined(separator: "."))
  }

  /// Whether a type's initializer or properties have values of their own, the date apart.
  func hasDefaults(_ type: Int) -> Bool {
    let entry = program.types[type]
    let own = entry.stored.contains { $0.declaration.value != nil }
    let passed = (entry.members["init"] ?? []).contains { member in
      member.declaration.parameters.contains { $0.value != nil }
    }
    return own || passed
  }
}
