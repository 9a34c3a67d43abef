// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancySyntax
internal import VibrancyVocabulary

/// What a widget shows in a situation, whatever its data are: its code is run several times, each with
/// other answers where something is not known.
package struct CoveredPictures {
  /// The pictures, each with the number of runs that show it.
  package var counts: [ShownPicture: Int] = [:]
  /// How many runs were made.
  package var runs = 0

  /// Those that every run shows, by any of its views of the same name and place.
  package var certain: Set<ShownPicture> {
    Set(counts.filter { $0.value == runs }.keys)
  }
}

extension SampleReader {
  /// The pictures that a widget may show in a situation.
  package func coveredPictures(
    of widget: SampledWidget, _ situation: SampleSituation
  ) -> CoveredPictures {
    var covered = CoveredPictures()
    defer { evaluator.choices = nil }
    evaluator.choices = CoveringChoices()
    repeat {
      evaluator.resetDecisions()
      let entry = unknownEntry(of: widget)
      for picture in Set(pictures(of: widget, entry, situation)) {
        covered.counts[picture, default: 0] += 1
      }
      covered.runs += 1
    } while evaluator.choices?.advance() == true && evaluator.time?.isOver != true
    return covered
  }

  private func pictures(
    of widget: SampledWidget, _ entry: SampleValue, _ situation: SampleSituation
  ) -> [ShownPicture] {
    start(situation)
    guard let closure = widget.configuration?.content else { return [] }
    let view = ViewValue.group(
      evaluator.views(of: closure, [PassedValue(nil, entry)], at: widget.spot))
    return PictureWalk(evaluator.lowered(view), evaluator).pictures
  }

  /// What a widget is shown with, of which only the type is known.
  private func unknownEntry(of widget: SampledWidget) -> SampleValue {
    let gap = Gap(spot: widget.spot, name: "entry")
    guard let type = subject(of: widget) else { return .unknown(Hole(gap)) }
    let hole = SampleValue.unknown(Hole(type, at: Site(gap), gap: gap))
    guard widget.kind == .activity else { return hole }
    let state =
      program.type(type, near: widget.spot.file).flatMap { stateType(of: $0) }.map {
        SampleValue.unknown(Hole(name(of: $0), at: Site(gap).member("state"), gap: gap))
      } ?? .unknown(Hole(gap))
    return .interface(.system(.activityContext(attributes: hole, state: state)))
  }
}
