// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyRunning
internal import VibrancySyntax
internal import VibrancyVocabulary

extension SampleReader {
  /// What a widget shows, of a Live Activity on the Lock Screen; `nil`: that was not understood.
  ///
  /// The evaluator then is in the situation, so that the view can be lowered.
  package func view(
    of widget: SampledWidget, _ sample: Sample, _ situation: Situation
  ) -> ViewValue? {
    var situation = situation
    situation.now = SampleClock(sample.entry).time(insteadOf: situation.now)
    start(situation)
    if let view = sample.view { return view }
    guard let closure = widget.configuration?.content else { return nil }
    let arguments = sample.origin == .none ? [] : [PassedValue(nil, sample.entry)]
    let made = view(of: closure, arguments, at: widget.spot)
    // What was run too long for all of it is shown as far as it came.
    if !evaluator.hasSteps { evaluator.resetSteps() }
    return made
  }

  /// Runs what follows in a situation, with all steps before it.
  func start(_ situation: Situation) {
    var situation = situation
    situation.platform = platform
    evaluator.situation = situation
    evaluator.environment = ViewEnvironment()
    evaluator.interface.reset()
    evaluator.madeUp.isUsed = false
    evaluator.resetSteps()
  }

  /// The parts that a configuration has.
  func parts(of configuration: ConfigurationValue) -> [WidgetPart] {
    guard configuration.content != nil else { return [] }
    guard configuration.island != nil else { return [.content] }
    return WidgetPart.allCases
  }

  /// What the parts of a Live Activity show, those that it has, all run in one situation.
  ///
  /// The evaluator then is in the situation, so that the views can be lowered.
  ///
  /// - Parameter parts: Each at most once.
  package func views(
    of activity: SampledWidget, _ parts: [WidgetPart], _ sample: Sample,
    _ situation: Situation
  ) -> [PartView] {
    var situation = situation
    situation.now = SampleClock(sample.entry).time(insteadOf: situation.now)
    start(situation)
    guard let configuration = activity.configuration else { return [] }
    let island =
      parts == [.content] ? [:] : islandParts(of: configuration, sample, at: activity.spot)
    return parts.compactMap { part in
      if part == .content {
        return configuration.content.map { closure in
          PartView(part, view(of: closure, [PassedValue(nil, sample.entry)], at: activity.spot))
        }
      }
      return island[part].map { made in
        PartView(
          part, view(of: made.content, [], at: activity.spot), made.margins,
          priority: made.priority)
      }
    }
  }

  private func view(
    of closure: SampleValue, _ arguments: [PassedValue], at spot: Spot
  ) -> ViewValue {
    .group(evaluator.views(of: closure, arguments, at: spot))
  }

  /// What makes the views of a Dynamic Island's parts, with the margins that code set.
  private func islandParts(
    of configuration: ConfigurationValue, _ sample: Sample, at spot: Spot
  ) -> [WidgetPart: RegionValue] {
    guard let maker = configuration.island,
      case .interface(.system(.island(let island))) =
        evaluator.call(maker, [PassedValue(nil, sample.entry)], at: spot)
    else { return [:] }
    var parts = island.closures.reduce(into: [WidgetPart: RegionValue]()) { parts, made in
      var part = RegionValue(made.key, made.value, priority: 0)
      part.margins = island.margins[made.key] ?? IslandMargins()
      parts[made.key] = part
    }
    guard let expanded = island.expanded else { return parts }
    for value in evaluator.values(of: expanded, [], at: spot) {
      guard case .interface(.system(.region(var region))) = value, parts[region.part] == nil
      else { continue }
      region.margins = region.margins.filled(with: island.margins[region.part])
      parts[region.part] = region
    }
    return parts
  }
}
