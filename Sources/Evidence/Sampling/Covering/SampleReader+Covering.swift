// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyLayout
internal import VibrancySyntax

extension SampleReader {
  /// Runs a widget's code in a situation so often that together the runs show whatever it may show,
  /// each with other answers where something is not known. Of its data only the types are known.
  ///
  /// - Parameter visit: Is given the view of each run, while the evaluator still is in it.
  /// - Returns: How many runs were made.
  package func cover(
    _ widget: SampledWidget, _ situation: Situation, _ visit: (ViewNode) -> Void
  ) -> Int {
    guard let closure = widget.configuration?.content else { return 0 }
    var (runs, steps) = (0, 0)
    let limit = evaluator.stepLimit
    evaluator.choices = CoveringChoices()
    var names = DecidedResults<[[String: SampleValue]]>()
    evaluator.stepLimit = min(limit, Self.mostRunSteps)
    evaluator.runLimit = evaluator.stepLimit
    defer {
      evaluator.choices = nil
      evaluator.stepLimit = limit
    }
    /// What the widget shows in this run.
    func shown() -> ViewNode {
      start(situation)
      evaluator.resetStatics()
      let entry = unknownEntry(of: widget, &names)
      guard widget.kind == .activity else {
        let entry = PassedValue(nil, entry)
        return evaluator.lowered(.group(evaluator.views(of: closure, [entry], at: widget.spot)))
      }
      let sample = Sample(name: "", origin: .standIns, entry: entry)
      let parts = views(of: widget, widget.parts, sample, situation)
      return ViewNode(.group(parts.map { evaluator.lowered($0.view) }))
    }
    repeat {
      evaluator.interface.appeared = [:]
      var view = shown()
      // What is set as views appear, they then have.
      if !evaluator.interface.appeared.isEmpty { view = shown() }
      visit(view)
      runs += 1
      steps += evaluator.steps
    } while evaluator.choices?.advance() == true && evaluator.time?.isOver != true
      && steps < Self.mostStepsInAll
    return runs
  }

  /// The most steps of one run, and those after which there are no more of the same situation.
  private static let (mostRunSteps, mostStepsInAll) = (500_000, 1_500_000)

  /// What a widget is shown with, of which only the type is known.
  ///
  /// - Parameter names: The names that the provider gave before.
  private func unknownEntry(
    of widget: SampledWidget, _ names: inout DecidedResults<[[String: SampleValue]]>
  ) -> SampleValue {
    let gap = Gap(spot: widget.spot, name: "entry")
    guard let type = subject(of: widget) else { return .unknown(Hole(gap)) }
    let hole = SampleValue.unknown(Hole(type, at: Site(gap), gap: gap))
    guard widget.kind == .activity else { return named(hole, widget, &names) }
    let state = program.type(type, near: widget.spot.file).flatMap { stateType(of: $0) }
    return .interface(
      .system(
        .activityContext(
          attributes: hole,
          state: state.map {
            .unknown(Hole(name(of: $0), at: Site(gap).member("state"), gap: gap))
          } ?? .unknown(Hole(gap)))))
  }

  /// An entry whose texts and pictures are those that the provider gives in its timeline: they name what
  /// is shown. Numbers, flags and dates stay open: what is counted and loaded changes them.
  private func named(
    _ entry: SampleValue, _ widget: SampledWidget,
    _ known: inout DecidedResults<[[String: SampleValue]]>
  ) -> SampleValue {
    guard let provider = widget.configuration?.provider,
      case .structure(var own) = evaluator.decided(entry),
      own.fields.values.contains(where: \.mayBeName)
    else { return entry }
    let made = known.result(in: evaluator) {
      briefTimeline(of: provider, widget).compactMap { value -> [String: SampleValue]? in
        guard case .structure(let structure) = value else { return nil }
        return structure.fields.filter(\.value.isName)
      }
    }
    guard !made.isEmpty else { return entry }
    for name in own.fields.keys.sorted() {
      let values = made.compactMap { $0[name] }
      guard values.count == made.count, values.contains(where: { !$0.isNothing })
      else { continue }
      let texts = values.flatMap(\.patterns)
      if case .unknown(var hole)? = own.fields[name], !texts.isEmpty {
        // A name; as any other text it may be another one.
        hole.pattern = TextAlternatives.pattern(of: texts)
        own.fields[name] = .unknown(hole)
        continue
      }
      let site = Site(Gap(spot: widget.spot, name: "entry " + name))
      own.fields[name] = values[evaluator.choose(values.count, at: site)].held
    }
    return .structure(own)
  }

  /// The most steps of a provider: one that needs more computes what it gives, and names nothing.
  private static let mostProviderSteps = 50_000

  /// The entries that a provider gives, if that takes few steps.
  private func briefTimeline(
    of provider: SampleValue, _ widget: SampledWidget
  ) -> [SampleValue] {
    guard let type = provider.type, !longProviders.contains(type) else { return [] }
    let (made, isLong) = evaluator.briefly(Self.mostProviderSteps) {
      timeline(of: provider, widget, evaluator.situation.family)
    }
    evaluator.thrown = nil
    guard isLong else { return made }
    longProviders.insert(type)
    evaluator.resetStatics()
    return []
  }
}

extension SampleValue {
  /// A picture as one that data hold.
  fileprivate var held: SampleValue {
    guard case .view(.image(var image)) = self else { return self }
    image.isHeld = true
    return .view(.image(image))
  }

  /// What it is as a text, or may be.
  fileprivate var patterns: [String] {
    if case .string(let text) = self { return [text] }
    if case .unknown(let hole) = self {
      return hole.pattern.map { TextAlternatives.patterns(of: $0) } ?? []
    }
    return []
  }

  /// Whether something that is not known may be a text or a picture.
  fileprivate var mayBeName: Bool {
    guard case .unknown(let hole) = self, let type = hole.type else { return true }
    return type.isArray
      || !["Date", "Int", "Double", "CGFloat", "Float", "Bool", "URL"].contains(type.last)
  }

  /// Whether it is a text or a picture, or `nil`.
  fileprivate var isName: Bool {
    switch self {
    case .string, .nothing, .view(.image): true
    case .unknown(let hole): hole.pattern != nil
    case .void, .bool, .integer, .double, .array, .set, .dictionary, .tuple, .range, .enumeration,
      .structure, .object, .closure, .function, .type, .keyPath, .implicit, .foundation, .interface,
      .view:
      false
    }
  }
}
