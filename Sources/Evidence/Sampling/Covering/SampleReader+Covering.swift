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
    _ widget: SampledWidget, _ situation: SampleSituation, _ visit: (ViewNode) -> Void
  ) -> Int {
    guard let closure = widget.configuration?.content else { return 0 }
    var runs = 0
    evaluator.choices = CoveringChoices()
    defer { evaluator.choices = nil }
    repeat {
      start(situation)
      evaluator.resetDecisions()
      let entry = PassedValue(nil, unknownEntry(of: widget))
      let view = ViewValue.group(evaluator.views(of: closure, [entry], at: widget.spot))
      visit(evaluator.lowered(view))
      runs += 1
    } while evaluator.choices?.advance() == true && evaluator.time?.isOver != true
    return runs
  }

  /// What a widget is shown with, of which only the type is known.
  private func unknownEntry(of widget: SampledWidget) -> SampleValue {
    let gap = Gap(spot: widget.spot, name: "entry")
    guard let type = subject(of: widget) else { return .unknown(Hole(gap)) }
    let hole = SampleValue.unknown(Hole(type, at: Site(gap), gap: gap))
    guard widget.kind == .activity else { return hole }
    let state = program.type(type, near: widget.spot.file).flatMap { stateType(of: $0) }
    return .interface(
      .system(
        .activityContext(
          attributes: hole,
          state: state.map {
            .unknown(Hole(name(of: $0), at: Site(gap).member("state"), gap: gap))
          } ?? .unknown(Hole(gap)))))
  }
}
