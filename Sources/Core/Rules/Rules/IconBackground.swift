// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts

/// The parts that the two rules about a bright background of an icon share.
enum IconBackground {
  /// The verdict on an icon whose outermost ring is opaque and bright.
  static func verdict(
    on art: ArtFacts?, opaqueFrom smallestFraction: Double, lumaAbove largestLuma: Double,
    look: Subject.IconLook, fix: Advice
  ) -> [Verdict] {
    guard let art, let ring = art.iconRing, ring.opaqueFraction >= smallestFraction else {
      return []
    }
    let requirement = Requirement(limit: largestLuma, failure: .above, unit: .share)
    let number = Estimate(ring.luma)
    guard requirement.fulfilment(of: number) == .fails else { return [] }
    return [
      Verdict(
        .fails(.warning),
        message:
          "the \(word: look.rawValue) icon is a bright tile among dark ones: its background has a "
          + "brightness of \(requirement.figure(number)), \(requirement.demand)",
        measured: number, required: largestLuma, rectangle: art.canvas, fix: fix)
    ]
  }

  /// An icon whose ring has some luma.
  static func icon(
    _ look: Subject.IconLook, _ luma: Double, opaque: Double = 0.8
  ) -> Subject {
    .icon(look) { $0.iconRing = ArtFacts.IconRing(opaqueFraction: opaque, luma: luma) }
  }
}
