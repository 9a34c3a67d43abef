// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySampling
internal import VibrancySyntax
internal import VibrancyVocabulary

/// Runs view code for one situation at a time, as far as its text says what happens.
///
/// What cannot be known is `unknown`, and both branches of what it decides are taken. Steps, depth
/// and the number of values are bounded, so that any code ends; what lies beyond is unknown.
final class Interpreter {
  /// Steps a situation may take.
  static let mostSteps = 120_000
  /// How deeply calls and expressions may be nested, together.
  static let deepest = 220
  /// How often a function may be entered before it is left.
  static let mostEntries = 2
  /// How often a declaration may come to the same before it is not followed any more.
  private static let mostRepetitions = 32
  /// The most results of a function that are remembered.
  private static let mostResults = 8

  let program: Program
  var situation: Situation
  /// What the situation was asked.
  var asked: Set<Situation.Question> = []
  /// Environment values set around what is being read, by name.
  var environment: [String: Value] = [:]
  /// How deep on the stack code may be run.
  let floor = StackFloor()
  /// The time of the widget that is run; `nil`: as much as its steps take.
  var time: SourceTime?
  private var steps = 0
  /// The instances of a type that are recorded as they are made.
  var recording: Recording?
  /// The steps of all situations together.
  private(set) var stepCount = 0
  private var depth = 0
  private var entered: [Entry: Int] = [:]
  private var repetitions: [Spot: Repetition] = [:]
  private var results: [Spot: [Result]] = [:]
  /// The calls that lead to what is being read, outermost first.
  var way: [Spot] = []
  /// The name of a property that is being read.
  var reading: Spot.Use?
  private var closures: [Spot: Closure] = [:]
  private var expressions: [Spot: Expression] = [:]
  private var conditions: [Branch.Condition: Int] = [:]
  /// Values of properties without `self` that asked nothing of the situation.
  var constants: [Spot: Value] = [:]

  /// The sets that code may name.
  let sets: SetIndex

  init(_ program: Program, _ situation: Situation, sets: SetIndex = SetIndex([])) {
    (self.program, self.situation, self.sets) = (program, situation, sets)
  }

  /// Starts on another situation.
  func start(_ situation: Situation) {
    (self.situation, asked, environment, steps, depth) = (situation, [], [:], 0, 0)
    (entered, way) = ([:], [])
  }

  /// Whether nothing more is followed.
  var isExhausted: Bool { steps > Self.mostSteps }

  /// Whether so much was done that what is left is for what matters most.
  var isOverSoftLimit: Bool { steps > Self.mostSteps / 4 }

  /// Counts a step; once the time is over, as if all had been taken.
  func step() {
    steps += 1
    stepCount += 1
    time?.check()
    if time?.isOver == true { steps = max(steps, Self.mostSteps + 1) }
  }

  /// The number by which branches name a condition.
  func number(of condition: Branch.Condition) -> Int {
    if let known = conditions[condition] { return known }
    conditions[condition] = conditions.count
    return conditions.count - 1
  }

  /// Runs a part that may take so many steps, which count as none of the situation's.
  func within(_ most: Int, _ run: () -> Void) {
    let before = steps
    steps = max(steps, Self.mostSteps - most)
    run()
    steps = before
  }

  /// Runs a part one level deeper; `nil` where that is too deep, or too much was done.
  func deeper<T>(_ run: () -> T) -> T? {
    guard depth < Self.deepest, steps < Self.mostSteps, !floor.isReached else { return nil }
    depth += 1
    step()
    defer { depth -= 1 }
    return run()
  }

  /// What of a declaration is followed.
  enum Aspect: Hashable {
    /// What it gives.
    case value
    /// The color or style that is.
    case paint
  }

  /// What a declaration came to, and how often.
  private struct Repetition {
    let count: Int
    let value: Value
  }

  /// What a function gave.
  private struct Result {
    let arguments: [Passed]
    let value: Value
  }

  private struct Entry: Hashable {
    let spot: Spot
    let aspect: Aspect
  }

  /// Follows a declaration: a function's or closure's body, what a property is. All that sources can
  /// make refer to itself goes through here: it is followed while it is being followed once more, and
  /// not again.
  func enter<T>(_ spot: Spot, as aspect: Aspect = .value, _ run: () -> T) -> T? {
    let entry = Entry(spot: spot, aspect: aspect)
    guard entered[entry, default: 0] < Self.mostEntries else { return nil }
    entered[entry, default: 0] += 1
    defer { entered[entry, default: 1] -= 1 }
    return deeper(run)
  }

  /// Follows a declaration as `enter` does, unless it came to the same each of many times, of which
  /// some is not known, and asked nothing of the situation: arithmetic on dates and places.
  func follow(_ spot: Spot, _ run: () -> Value) -> Value? {
    let known = repetitions[spot]
    if let known, known.count >= Self.mostRepetitions { return known.value }
    let before = asked
    asked = []
    let value = enter(spot, run)
    let hasAsked = !asked.isEmpty
    asked.formUnion(before)
    guard let value, !isExhausted else { return value }
    let isRepeated = !hasAsked && value.isPartlyUnknown && known?.value.isSame(as: value) != false
    repetitions[spot] = Repetition(count: isRepeated ? (known?.count ?? 0) + 1 : .min, value: value)
    return value
  }

  /// What a function of no instance gives, which is the same for the same numbers and the like.
  ///
  /// - Parameter run: Follows it.
  func remembered(_ spot: Spot, _ arguments: [Passed], _ run: () -> Value?) -> Value? {
    guard arguments.allSatisfy(\.value.isPlain) else { return run() }
    let known = results[spot, default: []]
    if let one = known.first(where: { result in
      result.arguments.count == arguments.count
        && zip(result.arguments, arguments).allSatisfy {
          $0.label == $1.label && $0.value.isSame(as: $1.value)
        }
    }) {
      return one.value
    }
    let before = asked
    asked = []
    let value = run()
    if let value, asked.isEmpty, !isExhausted, value.isPlain, known.count < Self.mostResults {
      results[spot, default: []].append(Result(arguments: arguments, value: value))
    }
    asked.formUnion(before)
    return value
  }

  /// Whether a function is being followed.
  func isEntered(_ member: Program.Member) -> Bool {
    let spot = Spot(file: member.file, token: member.declaration.index)
    return entered[Entry(spot: spot, aspect: .value), default: 0] > 0
  }

  /// The statements of a body, read once.
  func body(_ file: Int, brace: Int) -> Closure {
    let spot = Spot(file: file, token: brace)
    if let known = closures[spot] { return known }
    let source = program.sources[file]
    var parser = StatementParser(ExpressionParser(source, brace..<source.tokens.count))
    let closure = parser.getter()
    closures[spot] = closure
    return closure
  }

  /// The value a declaration gives, read once.
  func expression(_ file: Int, _ range: Range<Int>) -> Expression {
    let spot = Spot(file: file, token: range.lowerBound)
    if let known = expressions[spot] { return known }
    var parser = ExpressionParser(program.sources[file], range)
    let expression = parser.expression()
    expressions[spot] = expression
    return expression
  }

  /// What an expression comes to.
  func value(_ expression: Expression, _ frame: inout Frame) -> Value {
    deeper { evaluate(expression, &frame) } ?? .any
  }

  func evaluate(_ expression: Expression, _ frame: inout Frame) -> Value {
    switch expression {
    case .text(let pieces): return text(pieces, &frame)
    case .number(let number): return .number(number)
    case .integer(let number): return .number(Double(number))
    case .truth(let truth): return .truth(truth)
    case .nothing: return .nothing
    case .name(let name, let at):
      reading = frame.spot(at).asUse
      defer { reading = nil }
      return named(name, at: at, &frame)
    case .member(let base, let name, let at):
      guard let base else { return .member([name], nil) }
      let owner = value(base, &frame)
      reading = frame.spot(at).asUse
      defer { reading = nil }
      let found = member(name, of: owner, at: at, &frame).from(owner.gap)
      return pictured(found, frame.spot(at)).optional(if: owner.isOptional)
    case .call(let callee, let arguments, let at):
      return called(callee, arguments, at: at, &frame)
    case .element(let base, let arguments): return element(base, arguments, &frame)
    case .closure(let closure): return .closure(Function(closure: closure, frame: frame))
    case .list(let elements): return .list(elements.prefix(512).map { value($0, &frame) })
    case .pairs(let pairs):
      return .pairs(pairs.prefix(512).map { (value($0.key, &frame), value($0.value, &frame)) })
    case .tuple(let parts): return .list(parts.map { value($0.value, &frame) })
    case .prefix(let sign, let operand): return prefixed(sign, value(operand, &frame))
    case .infix(let sign, let left, let right, let at):
      return infix(sign, left, right, at: at, &frame)
    case .choice(let condition, let first, let second, let at):
      switch truth(value(condition, &frame)) {
      case true?: return value(first, &frame)
      case false?: return value(second, &frame)
      case nil:
        let facts = facts(condition, at: at, frame)
        return Value.one(of: [
          maybe(value(first, &frame), facts.holds), maybe(value(second, &frame), facts.fails),
        ])
      }
    case .branches(let statement):
      var outcome = Outcome()
      _ = run([statement], &frame, &outcome)
      return outcome.value
    case .keyPath(let names): return .member(Set(names.suffix(1)), nil)
    case .cast(let operand, let type):
      let value = value(operand, &frame)
      guard case .unknown = value else { return value }
      return type.name.isEmpty ? value.optional(if: type.isOptional) : .unknown(type)
    case .availability(let versions, let isNegated):
      return .truth(isAvailable(versions) != isNegated)
    case .suffix, .operation, .test, .unknown: return .any
    }
  }

  /// A picture that is named at a place.
  func pictured(_ value: Value, _ spot: Spot) -> Value {
    switch value {
    case .picture(var picture):
      picture.spot = spot
      return .picture(picture)
    case .either(let values): return .either(values.map { pictured($0, spot) })
    case .unknown, .truth, .number, .text, .member, .view, .paint, .closure, .method, .object,
      .type, .list, .pairs, .nothing, .environment, .implicit, .configuration:
      return value
    }
  }

  /// Whether the system that is looked at is as new as `#available` asks.
  func isAvailable(_ versions: [String: Int]) -> Bool {
    let wanted = situation.platform.compilerNames.compactMap { name in
      versions[name] ?? versions[name + "ApplicationExtension"]
    }.max()
    return wanted.map { $0 <= situation.version } ?? true
  }

  func text(_ pieces: [TextPiece], _ frame: inout Frame) -> Value {
    var names = Names("")
    for piece in pieces {
      switch piece {
      case .literal(let text): names = names.joined(Names(text))
      case .value(let expression, _): names = names.joined(printed(value(expression, &frame)))
      }
    }
    return .text(names)
  }

  /// The texts that a value is printed as.
  func printed(_ value: Value) -> Names {
    switch value {
    case .text(let names): return names
    case .number(let number):
      return number == number.rounded() && abs(number) < 1e9 ? Names("\(Int(number))") : .any
    case .member(let cases, let type):
      // A name alone is printed as itself, unless its type says otherwise.
      guard let type, let entry = program.type(type, near: 0),
        !program.type(entry, isOneOf: ["CustomStringConvertible"])
      else { return .any }
      return Names(cases)
    case .truth(let truth): return Names("\(truth)")
    case .either(let values):
      return values.map { printed($0) }.reduce(nil) { $0?.union($1) ?? $1 } ?? .any
    case .unknown(let type):
      guard let all = cases(of: type) else { return .any }
      return printed(.member(all, type))
    case .view, .paint, .picture, .closure, .method, .object, .type, .list, .pairs, .nothing,
      .environment, .implicit, .configuration:
      return .any
    }
  }

  /// All cases of an enum of the sources.
  func cases(of type: TypeName?) -> Set<String>? {
    guard let type, !type.isArray, let entry = program.type(type, near: 0),
      program.types[entry].keyword == .enum
    else { return nil }
    let cases = program.types[entry].order.filter { $0.declaration.kind == .enumCase }
    return cases.isEmpty || cases.count > 300 ? nil : Set(cases.map(\.declaration.name))
  }

  /// Whether a value is true, if that is known.
  func truth(_ value: Value) -> Bool? {
    switch value {
    case .truth(let truth): return truth
    case .either(let values):
      let truths = values.map { truth($0) }
      guard let first = truths.first, truths.allSatisfy({ $0 == first }) else { return nil }
      return first
    case .unknown, .number, .text, .member, .view, .paint, .picture, .closure, .method, .object,
      .type, .list, .pairs, .nothing, .environment, .implicit, .configuration:
      return nil
    }
  }
}

extension Value {
  /// One of several values, joined where they are of a kind.
  static func one(of values: [Value]) -> Value {
    var flat: [Value] = []
    for value in values {
      if case .either(let inner) = value { flat += inner } else { flat.append(value) }
    }
    guard flat.count > 1, let first = flat.first else { return flat.first ?? .any }
    if flat.allSatisfy(\.isText) {
      return .text(flat.dropFirst().reduce(first.names) { $0.union($1.names) })
    }
    if case .member(_, let type) = first {
      let sets = flat.compactMap { value -> Set<String>? in
        if case .member(let cases, _) = value { cases } else { nil }
      }
      if sets.count == flat.count { return .member(sets.reduce([]) { $0.union($1) }, type) }
    }
    if case .truth(let truth) = first,
      flat.allSatisfy({ if case .truth(truth) = $0 { true } else { false } })
    {
      return first
    }
    return .either(Array(flat.prefix(24)))
  }

  var isText: Bool { if case .text = self { true } else { false } }

  /// The texts it may be.
  var names: Names { if case .text(let names) = self { names } else { .any } }
}
