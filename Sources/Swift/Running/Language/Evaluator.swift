// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax

/// Runs code with sample data, for one situation at a time.
///
/// What cannot be run is `unknown` and is listed once with its place. Steps, depth and the size of
/// values are bounded, so that any code ends.
package final class Evaluator {
  /// The code.
  package let program: Program
  /// What the code is run for.
  package var situation: Situation {
    didSet {
      guard situation != oldValue else { return }
      statics = [:]
      madeUp.reset()
    }
  }
  /// The calls that were not understood, as far as they are distinguished.
  package private(set) var gaps: [Gap] = []

  /// What is known of how the run failed: overflow, an index out of range, `nil` that was unwrapped.
  package private(set) var failures: [Gap] = []
  /// Where a branch was taken whose condition is not known.
  package private(set) var assumptions: [Spot] = []
  /// The places of the names and calls that were run, understood or not.
  package internal(set) var reached: Set<Spot> = []
  private var known: Set<Gap> = []
  /// The steps that were run since the count was last reset.
  package private(set) var steps = 0
  private var stepsBefore = 0
  /// What the code asked of the situation since it was last emptied.
  package var asked: Set<Situation.Question> = []
  /// How many steps are run at most.
  package static let mostSteps = 2_000_000
  /// How many steps this one runs at most.
  package var stepLimit = Evaluator.mostSteps
  /// The time of the widget that is run; `nil`: as much as its steps take.
  package var time: SourceTime? { didSet { isOutOfTime = time?.isOver == true } }
  private var isOutOfTime = false
  /// Calls in calls are run this deep.
  package static let deepest = 400
  /// The most rounds of a loop with a condition, where one sample is run for its picture.
  package static let mostRounds = 8_192
  /// The most elements of a collection.
  package static let mostElements = 100_000
  /// The most bytes of a string.
  package static let mostBytes = 1 << 20

  package var depth = 0
  /// The functions of the sources that are being run, the innermost last, by their place.
  package var running: [Spot] = []
  /// The error that is being thrown.
  package var thrown: SampleValue?
  /// The values of static and global properties, which are run once.
  package var statics: [Spot: SampleValue] = [:]
  /// The static properties that are being run.
  package var starting: Set<Spot> = []
  package var read = ReadBodies()
  package var types = TypeIndices()
  /// The names of all members that the sources add to types of others.
  package let extended: Set<String>
  /// The operators that the sources declare, for types or not.
  package let ownOperators: Set<String>
  /// The types that they are declared for.
  package let extendedOperators: [String: Set<String>]

  /// The instances that this run takes for what is not known.
  package var decidedHoles: [DecidedHole: SampleValue] = [:]
  /// The functions of which too much would be run, while several runs cover what may be shown, and the
  /// steps that were run of them in this run.
  package var longFunctions: Set<Spot> = []
  package var stepsOfLong = 0
  /// The functions that were too long where one sample is run for its picture.
  package var longInSample: Set<Spot> = []
  /// How many steps a run has at most, in whatever function.
  package var runLimit = Evaluator.mostSteps

  /// What decides where something is not known, while several runs cover all that may be shown; `nil`:
  /// one sample is run for its picture.
  package var choices: CoveringChoices?

  /// Makes a value of a type up, by its name, a file that can name the type, and which of several it is,
  /// where one sample is run for its picture; `nil`: none are.
  package var makeUp: ((TypeName, _ name: String, _ file: Int, _ number: Int) -> SampleValue?)?
  /// What it made.
  package var madeUp = MadeUpMemory()

  /// What code draws as random numbers, from the start for each part that is run.
  package var randoms = RandomSequence()

  /// What views around the code being run set for it.
  package var environment = ViewEnvironment()
  /// What views need beside the code, and what lowering them found.
  package var interface = InterfaceState()

  /// The library that has views.
  package var viewLibrary: any ViewLibrary { views(self) }
  /// Makes the library that has views, and the one that is asked before it.
  private let views: (Evaluator) -> any ViewLibrary
  private let widgets: (Evaluator) -> any Library

  /// Runs the code of a program.
  ///
  /// - Parameters:
  ///   - views: The library that has views, of which the language knows.
  ///   - widgets: The library that is asked before it.
  package init(
    _ program: Program, _ situation: Situation, views: @escaping (Evaluator) -> any ViewLibrary,
    widgets: @escaping (Evaluator) -> any Library
  ) {
    (self.program, self.situation, self.views, self.widgets) = (program, situation, views, widgets)
    extended = program.types.reduce(into: []) { names, entry in
      if entry.isOfOthers { names.formUnion(entry.members.keys) }
    }
    extendedOperators = program.types.reduce(into: [:]) { names, entry in
      for name in entry.members.keys where name.isOperator {
        names[name, default: []].insert(entry.name)
      }
    }
    ownOperators = program.types.reduce(into: Set(program.globalNames.filter(\.isOperator))) {
      $0.formUnion($1.members.keys.filter(\.isOperator))
    }
  }

  /// The first answer of a library: of Swift's own, Foundation, the one for widgets, the one that has views.
  package func library<Answer>(_ ask: (any Library) -> Answer?) -> Answer? {
    ask(standard) ?? ask(foundation) ?? ask(widgets(self)) ?? ask(viewLibrary)
  }

  /// Counts a step; `false` once no more may be run.
  package func step() -> Bool {
    guard hasSteps else { return false }
    steps += 1
    if steps & 0xFF == 0 { look() }
    return true
  }

  /// Whether no more may be run inside of what is run.
  package var isOutOfStack: Bool { StackFloor.isReached }

  /// Whether more steps may be run.
  package var hasSteps: Bool { steps < stepLimit && !isOutOfTime }

  /// Looks whether there is time left.
  private func look() {
    guard let time else { return }
    time.look()
    isOutOfTime = time.isOver
  }

  /// Counts steps for work on many elements or bytes; `false` once no more may be run.
  package func spend(_ count: Int) -> Bool {
    guard hasSteps else { return false }
    let before = steps
    steps += max(0, min(count, stepLimit - steps))
    if before ^ steps > 0xFF { look() }
    return true
  }

  /// Starts to count anew, as for each widget.
  package func resetSteps() {
    stepsBefore += steps
    (steps, stepsOfLong, thrown) = (0, 0, nil)
    longInSample = []
    randoms = RandomSequence()
  }

  /// The steps that were run in all.
  package var stepsInAll: Int { stepsBefore + steps }

  /// Forgets the values of static properties and of what was decided, which another run may decide
  /// otherwise.
  package func resetStatics() {
    (statics, decidedHoles) = ([:], [:])
    madeUp.reset()
  }

  /// Lists what was not understood, once.
  package func note(_ gap: Gap) {
    if known.insert(gap).inserted, gaps.count < 1000 { gaps.append(gap) }
  }

  /// Runs code of which nothing is listed: what it shows is only compared, without the catalogs.
  package func withoutNotes<Result>(_ run: () -> Result) -> Result {
    let before = (gaps, failures, assumptions, reached, known)
    defer { (gaps, failures, assumptions, reached, known) = before }
    return run()
  }

  /// Lists a branch that was taken though its condition is not known.
  package func assumed(_ spot: Spot) {
    if assumptions.count < 1000, !assumptions.contains(spot) { assumptions.append(spot) }
  }

  /// An unknown value, whose gap is listed.
  package func gap(_ name: String, at spot: Spot) -> SampleValue {
    let gap = Gap(spot: spot, name: name)
    // What follows an error is not run in Swift.
    if thrown == nil { note(gap) }
    return .unknown(Hole(gap))
  }

  /// The same, made of values: a text or a number of them is shown in its place.
  package func gap(_ name: String, of values: [SampleValue], at spot: Spot) -> SampleValue {
    let value = gap(name, at: spot)
    guard !isCovering, case .unknown(var hole) = value else { return value }
    hole.shown = values.lazy.compactMap { self.words(of: $0) }.first
    return .unknown(hole)
  }

  /// A text or a number as it can be shown, or what is shown of a value of another module's type; `nil`:
  /// it is none of these.
  func words(of value: SampleValue) -> String? {
    if case .unknown(let hole) = value { return hole.shown }
    if let text = value.text {
      let isReadable = text.utf8.count <= 400 && text.contains { $0.isLetter || $0.isNumber }
      return isReadable ? text : nil
    }
    if value.number != nil { return operations.printed(value) }
    guard case .structure(let record) = value, record.maker != nil else { return nil }
    let field = record.fields.keys.sorted().first(where: PassedValue.isContent)
    return field.flatMap { record.fields[$0] }.flatMap { words(of: $0) }
  }

  /// An unknown value, since what was run would have stopped the program.
  package func failure(_ reason: String, at spot: Spot) -> SampleValue {
    let gap = Gap(spot: spot, name: reason)
    if known.insert(gap).inserted, failures.count < 1000 { failures.append(gap) }
    return .unknown(Hole(gap))
  }
}
