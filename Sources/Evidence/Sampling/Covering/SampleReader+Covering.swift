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
    var runs = 0
    evaluator.choices = CoveringChoices()
    defer { evaluator.choices = nil }
    repeat {
      start(situation)
      evaluator.resetStatics()
      let entry = unknownEntry(of: widget)
      if widget.kind == .activity {
        let sample = Sample(name: "", origin: .standIns, entry: entry)
        let parts = views(of: widget, widget.parts, sample, situation)
        visit(ViewNode(.group(parts.map { evaluator.lowered($0.view) })))
      } else {
        let entry = PassedValue(nil, entry)
        let view = ViewValue.group(evaluator.views(of: closure, [entry], at: widget.spot))
        visit(evaluator.lowered(view))
      }
      runs += 1
    } while evaluator.choices?.advance() == true && evaluator.time?.isOver != true
    return runs
  }

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
    guard let provider = widget.configuration?.provider else { return entry }
    let family = evaluator.situation.family
    let made = timeline(of: provider, widget, family).compactMap { value -> StructureValue? in
      if case .structure(let structure) = value { structure } else { nil }
    }
    guard !made.isEmpty, case .structure(var own) = evaluator.decided(entry) else { return entry }
    for name in own.fields.keys.sorted() {
      let values = made.compactMap { $0.fields[name] }
      guard values.count == made.count, values.allSatisfy(\.isName),
        values.contains(where: { !$0.isNothing })
      else { continue }
      let site = Site(Gap(spot: widget.spot, name: "entry " + name))
      own.fields[name] = values[evaluator.choose(values.count, at: site)]
    }
    return .structure(own)
  }
}

extension SampleValue {
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
