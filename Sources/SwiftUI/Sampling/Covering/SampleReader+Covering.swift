// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyLayout
package import VibrancyRunning
internal import VibrancySyntax
internal import VibrancyWords

extension SampleReader {
  /// The widgets of types, of which what computes much is not known, as where they are covered.
  package func coveredWidgets(of types: [Int]) -> [SampledWidget] {
    evaluator.choices = CoveringChoices()
    evaluator.runLimit = evaluator.stepLimit
    defer { evaluator.choices = nil }
    return types.flatMap { type in
      evaluator.resetSteps()
      return widgets(of: [type])
    }.sorted { ($0.spot.file, $0.spot.token) < ($1.spot.file, $1.spot.token) }
  }

  /// Runs a widget's code in a situation so often that together the runs show whatever it may show,
  /// each with other answers where something is not known. Of its data only the types are known.
  ///
  /// - Parameters:
  ///   - memory: What is known of the widget in other situations.
  ///   - visit: Is given the view of each run, while the evaluator still is in it, and gives whether that
  ///     shows something that no run before it did.
  /// - Returns: How many runs were made.
  package func cover(
    _ widget: SampledWidget, _ situation: Situation, _ memory: inout CoveringMemory,
    _ visit: (ViewNode) -> Bool
  ) -> Int {
    guard let closure = widget.configuration?.content else { return 0 }
    var (runs, steps) = (0, 0)
    let limit = evaluator.stepLimit
    evaluator.choices = CoveringChoices(after: memory)
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
      let entry = unknownEntry(of: widget)
      guard widget.kind == .activity else {
        let entry = PassedValue(nil, entry)
        return evaluator.swiftUI.lowered(
          .group(evaluator.views(of: closure, [entry], at: widget.spot)))
      }
      let sample = Sample(name: "", origin: .standIns, entry: entry)
      let parts = views(of: widget, widget.parts, sample, situation)
      return ViewNode(.group(parts.map { evaluator.swiftUI.lowered($0.view) }))
    }
    var showsNew = false
    repeat {
      evaluator.interface.appeared = [:]
      var view = shown()
      // What is set as views appear, they then have.
      if !evaluator.interface.appeared.isEmpty { view = shown() }
      showsNew = visit(view)
      runs += 1
      steps += evaluator.steps
    } while evaluator.choices?.advance(showsNew: showsNew) == true
      && evaluator.time?.isOver != true
      && steps < Self.mostStepsInAll
    evaluator.choices?.note(in: &memory)
    return runs
  }

  /// The most steps of one run, and those after which there are no more of the same situation.
  private static let (mostRunSteps, mostStepsInAll) = (500_000, 1_500_000)

  /// What a widget is shown with, of which only the type is known.
  private func unknownEntry(of widget: SampledWidget) -> SampleValue {
    let gap = Gap(spot: widget.spot, name: "entry")
    guard let type = subject(of: widget) else { return .unknown(Hole(gap)) }
    let hole = SampleValue.unknown(Hole(type, at: Site(gap), gap: gap))
    guard widget.kind == .activity else { return named(hole, widget) }
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
  private func named(_ entry: SampleValue, _ widget: SampledWidget) -> SampleValue {
    guard let provider = widget.configuration?.provider,
      case .structure(var own) = evaluator.decided(entry),
      own.fields.values.contains(where: \.mayBeName)
    else { return entry }
    let timelines = timelines(of: provider, widget)
    let made = timelines[
      evaluator.choose(timelines.count, at: Site(Gap(spot: widget.spot, name: "provider")))]
    guard !made.isEmpty else { return entry }
    for name in own.fields.keys.sorted() {
      let values = made.compactMap { $0[name] }
      guard values.count == made.count, values.contains(where: { $0.key != .none })
      else { continue }
      let texts = values.flatMap(\.patterns)
      if case .unknown(var hole)? = own.fields[name], !texts.isEmpty {
        // A name; as any other text it may be another one.
        hole.pattern = TextAlternatives.pattern(of: texts)
        own.fields[name] = .unknown(hole)
        continue
      }
      var seen: Set<EntryName.Key> = []
      let distinct = values.filter { seen.insert($0.key).inserted }
      let site = Site(Gap(spot: widget.spot, name: "entry " + name))
      own.fields[name] = distinct[evaluator.choose(distinct.count, at: site)].held
    }
    return .structure(own)
  }
}

extension SampleValue {
  /// Whether something that is not known may be a text or a picture.
  fileprivate var mayBeName: Bool {
    guard case .unknown(let hole) = self, let type = hole.type else { return true }
    return type.isArray
      || !["Date", "Int", "Double", "CGFloat", "Float", "Bool", "URL"].contains(type.last)
  }
}
