// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax
internal import VibrancyVocabulary

extension SampleReader {
  /// What a part of a widget shows; `nil`: it has no such part, or that was not understood.
  ///
  /// The evaluator then is in the situation, so that the view can be lowered.
  package func view(
    of widget: SampledWidget, _ part: WidgetPart = .content, _ sample: Sample,
    _ situation: SampleSituation
  ) -> ViewValue? {
    start(situation)
    if let view = sample.view, part == .content { return view }
    guard let configuration = widget.configuration else { return nil }
    guard let closure = closure(for: part, configuration, sample) else { return nil }
    let takesEntry = part == .content && sample.origin != .none
    let arguments = takesEntry ? [PassedValue(nil, sample.entry)] : []
    return .group(evaluator.views(of: closure, arguments, at: widget.spot))
  }

  /// Runs what follows in a situation, with all steps before it.
  func start(_ situation: SampleSituation) {
    var situation = situation
    situation.platform = platform
    evaluator.situation = situation
    evaluator.environment = ViewEnvironment()
    evaluator.interface.reset()
    evaluator.resetSteps()
  }

  /// The parts that a configuration has.
  func parts(of configuration: ConfigurationValue) -> [WidgetPart] {
    guard configuration.content != nil else { return [] }
    guard configuration.island != nil else { return [.content] }
    return WidgetPart.allCases
  }

  /// What makes the view of a part.
  private func closure(
    for part: WidgetPart, _ configuration: ConfigurationValue, _ sample: Sample
  ) -> SampleValue? {
    if part == .content { return configuration.content }
    guard let island = configuration.island else { return nil }
    let spot = sample.spot ?? Spot.nowhere
    guard
      case .interface(.system(.island(let closures, let expanded))) =
        evaluator.call(island, [PassedValue(nil, sample.entry)], at: spot)
    else { return nil }
    if let closure = closures[part] { return closure }
    guard let expanded else { return nil }
    for value in evaluator.values(of: expanded, [], at: spot) {
      if case .interface(.system(.region(part, let content))) = value { return content }
    }
    return nil
  }
}
