// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyAssets
package import VibrancyRunning
package import VibrancySyntax
package import VibrancyTargets
package import VibrancyVocabulary
internal import VibrancyWords

/// Finds the widgets of one target, the samples that they are drawn with, and what they show.
package final class SampleReader {
  /// Runs the code.
  package let evaluator: Evaluator
  /// The system it is for.
  package let platform: ProjectTarget.Platform
  /// How many of the program's files are the target's own.
  package let ownCount: Int
  /// What a reader of the pictures should know: previews that were left out, code that could not be
  /// run.
  package private(set) var notes: [SampleNote] = []
  /// The samples that a configuration file has.
  package var written: WrittenSamples?
  /// What the samples that were compared last show, in that order.
  package internal(set) var comparisons: [SampleAmount] = []
  /// What another reader of the same files found that they show, so that they need not be run again.
  package var knownComparisons: [SampleAmount] = []
  /// What previews show, by the index of the widget's type; read once.
  var previews: [Int: [PreviewSample]] = [:]
  /// The types of providers that take long to give entries, where several runs cover what may be shown.
  var longProviders: Set<Int> = []
  /// What providers name then, by the index of the widget's type.
  var providerNames: [Int: [ProviderNames]] = [:]

  /// What the project says of values.
  let facts: StandInFacts

  var program: Program { evaluator.program }

  /// Reads the files of a target.
  package convenience init(
    _ target: WidgetTargets.Target, _ situation: Situation = Situation()
  ) {
    self.init(
      target.makeProgram(), ownCount: target.ownCount, platform: target.platform, situation)
  }

  /// Reads the files of a program.
  ///
  /// - Parameters:
  ///   - program: A target's files, and those of what it is built on.
  ///   - ownCount: How many of them, the first, are its own.
  package init(
    _ program: Program, ownCount: Int, platform: ProjectTarget.Platform,
    _ situation: Situation = Situation()
  ) {
    var situation = situation
    situation.platform = platform
    evaluator = Evaluator(program, situation)
    facts = StandInFacts(evaluator)
    (self.ownCount, self.platform) = (ownCount, platform)
    evaluator.makeUp = { [weak self] type, name, file, number in
      guard let self else { return nil }
      if type.isOptional, StandIns.isOfFailure(name) { return .nothing }
      return standIns.value(of: type, named: name, near: file, number: number)
    }
  }

  /// The widgets, Live Activities and controls that the target's bundles list, by place.
  ///
  /// - Parameter types: The indices of their types; `nil`: they are found by the bundles.
  package func widgets(of types: [Int]? = nil) -> [SampledWidget] {
    let types = types ?? WidgetList(program, ownCount: ownCount).types
    return types.compactMap { widget(of: $0) }.sorted {
      ($0.spot.file, $0.spot.token) < ($1.spot.file, $1.spot.token)
    }
  }

  private func widget(of type: Int) -> SampledWidget? {
    guard let place = program.types[type].place else { return nil }
    let spot = Spot(file: place.file, token: place.index)
    let instance = evaluator.call(.type(name(of: type)), [], at: spot)
    evaluator.resetSteps()
    let isControl = program.type(type, isOneOf: ["ControlWidget"])
    var widget = SampledWidget(
      name: program.types[type].name, kind: isControl ? .control : .widget, spot: spot, type: type)
    let possible = platform.families
    let body = evaluator.access.member("body", of: instance, at: spot)
    if case .interface(.system(.configuration(let configuration))) = body {
      widget.kind = configuration.kind
      widget.displayName = configuration.displayName
      widget.hasMargins = configuration.hasMargins
      widget.backgroundIsRemovable = configuration.backgroundIsRemovable
      widget.disfavored = configuration.disfavored
      widget.configuration = configuration
      widget.parts = parts(of: configuration)
    } else {
      widget.gap = body.gap ?? start(ofBody: type)
      note("its configuration is not understood, so that it is not drawn", widget, at: spot)
    }
    if widget.kind == .widget {
      let families = widget.configuration?.families.map { Set($0) } ?? possible
      widget.families = Family.allCases.filter { families.contains($0) && possible.contains($0) }
    }
    return widget
  }

  /// What the body of a type begins with; `nil`: it has none.
  private func start(ofBody type: Int) -> Gap? {
    guard let body = program.members(named: "body", of: type).first else { return nil }
    let spot = Spot(file: body.file, token: body.declaration.index)
    guard let brace = body.declaration.brace,
      case .expression(let expression, let at)? = evaluator.statements.parsedBody(
        body.file, brace: brace
      ).body
        .first, !expression.lastName.isEmpty
    else { return Gap(spot: spot, name: body.declaration.name) }
    return Gap(spot: Spot(file: body.file, token: at), name: expression.lastName)
  }

  /// The name by which code anywhere knows a type.
  func name(of type: Int) -> TypeName {
    TypeName(program.types[type].path.joined(separator: "."))
  }

  /// Looks for examples of values in files that are not of the program too.
  ///
  /// - Parameter pictures: The names of the catalog's pictures, in their order.
  package func setExamples(in files: [SourceText], pictures: [String] = []) {
    (facts.examples, facts.pictures) = (files, pictures)
  }

  /// Keeps what should be known, once.
  func note(_ reason: String, _ widget: SampledWidget, at spot: Spot? = nil) {
    let note = SampleNote(reason, widget: widget.name, at: spot)
    if notes.count < 1000, !notes.contains(note) { notes.append(note) }
  }
}

extension SampleValue {
  /// The first call of it that was not followed; `nil`: there is none.
  fileprivate var gap: Gap? {
    switch self {
    case .unknown(let hole): hole.gap
    case .view(let view): view.gap
    case .void, .nothing, .bool, .integer, .double, .string, .array, .set, .dictionary, .tuple,
      .range,
      .enumeration, .structure, .object, .closure, .function, .type, .keyPath, .implicit,
      .foundation,
      .interface:
      nil
    }
  }
}

extension ViewValue {
  /// The first call of it that was not followed.
  fileprivate var gap: Gap? {
    var open = [self]
    for _ in 0..<256 {
      switch open.popLast() {
      case .unknown(let gap)?: return gap
      case .group(let parts)?: open += parts.reversed()
      case .modified(.system, let name, _, let spot)?: return Gap(spot: spot, name: name)
      case .modified(let inner, _, _, _)?: open.append(inner)
      case .empty?, .own?, .text?, .image?, .shape?, .system?: break
      case nil: return nil
      }
    }
    return nil
  }
}
