// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// Values of types of the sources that stand for what is not known, where one sample is run for its
/// picture.
extension Evaluator {
  /// Values are made up this deep in the making of others.
  static let deepestMadeUp = 3

  /// A value of a type that stands for one that is not known; `nil`: none is made.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - file: A file that can name the type.
  ///   - number: Which one it is of several.
  package func madeUp(
    _ type: TypeName, named name: String, near file: Int, number: Int = 0
  ) -> SampleValue? {
    guard !isCovering, let makeUp, madeUp.depth < Self.deepestMadeUp, hasSteps else { return nil }
    let key = (type.isArray ? "[" : "") + type.name + " \(number) " + name
    if let known = madeUp.values[key] {
      madeUp.isUsed = true
      return known
    }
    madeUp.depth += 1
    defer { madeUp.depth -= 1 }
    guard let value = makeUp(type, name, file, number) else { return nil }
    if case .unknown = value { return nil }
    madeUp.isUsed = true
    madeUp.keepTexts(of: value)
    madeUp.values[key] = value
    return value
  }

  /// What is not known as the type that it is needed as, if that is one of the sources, or a list of
  /// such. What it is, is made up where it is used.
  package func wanted(_ hole: Hole, as type: TypeName, file: Int, owner: Int?) -> Hole {
    guard hole.type == nil, makeUp != nil, !type.isFunction, !type.name.isEmpty else { return hole }
    let element = type.isArray ? type.arguments.first ?? TypeName(type.name) : type
    guard !element.isArray else { return hole }
    var named = element
    if let own = typeIndex(element.name, file: file, type: owner) {
      guard isOfData(own) else { return hole }
      named = typeName(own)
    } else if SystemTypes.has(element.last) || program.extensionEntry(of: element.last) == nil {
      return hole
    }
    (named.isArray, named.isOptional) = (type.isArray, type.isOptional)
    var wanted = hole
    wanted.type = named
    return wanted
  }

  /// The members of a name that the sources add to the type of something that is not known.
  package func added(_ name: String, to hole: Hole, from file: Int) -> [Program.Member] {
    guard !isCovering, let type = hole.type, !type.isArray,
      program.extensionEntry(of: type.last) != nil
    else { return [] }
    return program.extensionMembers(named: name, of: type.last, from: file)
      .filter { !$0.declaration.isStatic && statements.hasBody($0) }
  }

  /// A member of something that is not known, which the sources add to its type; `nil`: they add none.
  package func addedMember(_ name: String, of hole: Hole, at spot: Spot) -> SampleValue? {
    let members = added(name, to: hole, from: spot.file)
    guard let first = members.first else { return nil }
    guard first.declaration.kind == .property else {
      return .function(
        FunctionValue(members.filter { $0.declaration.kind == .function }, on: .unknown(hole)))
    }
    return statements.accessors(first).getter.map {
      run($0, of: first, on: .unknown(hole), [], at: spot).value
    }
  }

  /// Whether a type's values are data, and neither views nor what widgets are made of.
  private func isOfData(_ type: Int) -> Bool {
    let entry = program.types[type]
    guard !entry.isOfOthers, entry.keyword != .extension else { return false }
    return program.typeNames(of: type).allSatisfy { !Self.shownProtocols.contains($0) }
  }

  /// The protocols of what is shown, or of what gives samples, which are looked for elsewhere.
  private static let shownProtocols: Set<String> = [
    "View", "Shape", "InsettableShape", "ViewModifier", "Widget", "WidgetBundle", "TimelineEntry",
    "ActivityAttributes", "TimelineProvider", "IntentTimelineProvider", "AppIntentTimelineProvider",
    "ShapeStyle", "ButtonStyle", "App", "Error",
  ]

  /// A value for one that is not known but its type; `nil`: none is made.
  package func madeUp(for hole: Hole) -> SampleValue? {
    guard !isCovering, let type = hole.type else { return nil }
    let name = hole.role ?? hole.gap.name.split(separator: ".").last.map(String.init) ?? ""
    if !type.isArray, let own = typeIndex(type, near: hole.gap.spot.file),
      [.class, .actor, .protocol].contains(program.types[own].keyword), !isRecord(own)
    {
      return instance(of: own)
    }
    return madeUp(type, named: name, near: hole.gap.spot.file, number: hole.number)
  }

  /// What a computed property gives that is not known: a number, a flag or a time by its name; anything
  /// else is called as it is, where nothing better is known.
  package func named(_ value: SampleValue, by property: Program.Member) -> SampleValue {
    guard !isCovering, case .unknown(var hole) = value, property.declaration.kind == .property
    else { return value }
    let name = property.declaration.name
    guard let type = property.declaration.type else { return value }
    if Self.scalars.contains(type.name), !type.isArray,
      !Self.numbers.contains(type.name) || StandInNumbers.isKnown(name),
      let made = madeUp(type, named: name, near: property.file, number: hole.number)
    {
      return made
    }
    if hole.words == Hole.noWords { hole.role = name }
    return .unknown(hole)
  }

  private static let numbers: Set<String> = ["Int", "Double", "Float", "CGFloat", "TimeInterval"]
  /// The types whose values are decided by a property's name.
  private static let scalars: Set<String> = numbers.union(["Bool", "Date"])

  /// What a comparison is taken to come to of which one side is not known: it is there, is no empty text,
  /// and is the number that stands for it. `nil`: that does not decide it.
  package func guessed(_ sign: String, _ a: SampleValue, _ b: SampleValue) -> SampleValue? {
    guard !isCovering else { return nil }
    if case .unknown(let hole) = a { return guessed(sign, hole, b) }
    guard case .unknown(let hole) = b else { return nil }
    let turned = ["<": ">", ">": "<", "<=": ">=", ">=": "<="][sign] ?? sign
    return guessed(turned, hole, a)
  }

  private func guessed(_ sign: String, _ hole: Hole, _ other: SampleValue) -> SampleValue? {
    let isEqual = sign == "=="
    if case .nothing = other { return isEqual || sign == "!=" ? .bool(!isEqual) : nil }
    if case .string("") = other { return isEqual || sign == "!=" ? .bool(!isEqual) : nil }
    guard let number = hole.wholeNumber.map(Double.init), let known = operations.number(other)
    else {
      return nil
    }
    switch sign {
    case "==": return .bool(number == known)
    case "!=": return .bool(number != known)
    case "<": return .bool(number < known)
    case ">": return .bool(number > known)
    case "<=": return .bool(number <= known)
    case ">=": return .bool(number >= known)
    case _: return nil
    }
  }
}
