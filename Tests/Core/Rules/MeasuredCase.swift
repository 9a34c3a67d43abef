// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyRules

/// A rule that prints a number, and how to make it see one.
struct MeasuredCase: Sendable, CustomTestStringConvertible {
  /// On which side of the limit numbers fail.
  enum Failure { case below, above, atOrAbove }

  let id: RuleID
  let option: String
  let failure: Failure
  let numbers: ClosedRange<Double>
  let subject: @Sendable (Estimate) -> Subject

  var testDescription: String { id.rawValue }

  func fails(_ number: Double, at limit: Double) -> Bool {
    switch failure {
    case .below: number < limit
    case .above: number > limit
    case .atOrAbove: number >= limit
    }
  }

  /// Every rule that holds a number to a limit.
  static let all: [MeasuredCase] = [
    contrast(.vibrantDarkContent, "ratio", .lockScreen),
    contrast(.vibrantContrast, "note-ratio", .lockScreen),
    contrast(.standbyDarkContent, "ratio", .standby),
    contrast(.fullColorContrast, "ratio", .homeLight),
    contrast(.accentedContrast, "ratio", .homeTinted),
    contrast(.nightContrast, "ratio", .standbyNight),
    contrast(.alwaysOnContrast, "ratio", .watchAlwaysOn),
    MeasuredCase(
      id: .backgroundOnlyContrast, option: "ratio", failure: .below, numbers: 1...21,
      subject: {
        var subject = picture(scene(.standby, $0))
        subject.scenes.append(scene(.homeLight, Estimate(21)))
        subject.background = .removable
        return subject
      }),
    MeasuredCase(
      id: .editScreenContrast, option: "ratio", failure: .below, numbers: 1...21,
      subject: { number in
        changed { $0.set.editScreens = [.init(contrast: number.value, appearance: "dark")] }
      }),
    MeasuredCase(
      id: .vibrantDetail, option: "smallest-retention", failure: .below, numbers: 0...1,
      subject: { number in
        var lock = scene(.lockScreen, Estimate(8))
        lock.previews[0].detailRetention = number
        return changed(lock) {
          $0.art?.innerEdges = 900; $0.art?.innerEdgeDifference = 0.3
        }
      }),
    MeasuredCase(
      id: .outlineLost, option: "smallest-fraction", failure: .below, numbers: 0...1,
      subject: { number in
        var lock = scene(.lockScreen, Estimate(8))
        lock.previews[0].parts = [
          PartFacts(
            area: 100, againstScene: [1.5], within: [9], outstandingFraction: number.value)
        ]
        return picture(lock)
      }),
    MeasuredCase(
      id: .variantsCollapse, option: "smallest-difference", failure: .below, numbers: 0...0.1,
      subject: { number in
        changed {
          $0.set.variants = [
            VariantFacts(
              first: "on", second: "off", fullColorDifference: 0.3,
              sceneDifferences: [.init(.homeTinted, difference: number)])
          ]
        }
      }),
    art(.translucentLight, "smallest-share", .atOrAbove) { $0.translucentLight = $1 },
    art(.accentedDetailLoss, "smallest-loss", .atOrAbove) {
      ($0.lostLines, $0.accentedEdgeLoss) = (9_000, $1)
    },
    art(.accentedSolidBlock, "smallest-opaque-fraction", .atOrAbove) {
      ($0.innerEdges, $0.opaqueFraction) = (9_000, $1)
    },
    art(.darkHalo, "smallest-share", .atOrAbove) { $0.darkHalo = $1 },
    art(.thinStrokes, "smallest-share", .atOrAbove) { $0.thinFraction = $1 },
    icon(.tintedIconNotGray, "largest-chroma", .tinted) { $0.storedInk.chromaP95 = $1 },
    icon(.tintedIconBrightBackground, "largest-luma", .tinted) {
      $0.iconRing = ArtFacts.IconRing(opaqueFraction: 1, luma: $1)
    },
    icon(.darkIconBackground, "largest-luma", .dark) {
      $0.iconRing = ArtFacts.IconRing(opaqueFraction: 1, luma: $1)
    },
    MeasuredCase(
      id: .opaqueTemplate, option: "smallest-opaque-fraction", failure: .atOrAbove,
      numbers: 0...1,
      subject: { number in
        changed {
          $0.isTemplate = true
          $0.art?.storedInk = ArtFacts.Ink(chromaP95: 0, hasSeveral: true)
          $0.art?.opaqueFraction = number.value
        }
      }),
    MeasuredCase(
      id: .templateWithColor, option: "largest-chroma", failure: .above, numbers: 0...1,
      subject: { number in
        changed {
          $0.isTemplate = true
          $0.art?.storedInk = ArtFacts.Ink(chromaP95: number.value, hasSeveral: true)
        }
      }),
  ]

  private static func contrast(
    _ id: RuleID, _ option: String, _ place: Place
  ) -> MeasuredCase {
    MeasuredCase(
      id: id, option: option, failure: .below, numbers: 1...21,
      subject: { picture(scene(place, $0)) })
  }

  private static func art(
    _ id: RuleID, _ option: String, _ failure: Failure,
    _ change: @escaping @Sendable (inout ArtFacts, Double) -> Void
  ) -> MeasuredCase {
    MeasuredCase(
      id: id, option: option, failure: failure, numbers: 0...1,
      subject: { number in
        let watch = scene(.watchAccented, Estimate(8))
        var subject = picture(scene(.lockScreen, Estimate(8)))
        subject.scenes.append(watch)
        if var art = subject.art {
          change(&art, number.value)
          subject.art = art
        }
        return subject
      })
  }

  private static func icon(
    _ id: RuleID, _ option: String, _ look: Subject.IconLook,
    _ change: @escaping @Sendable (inout ArtFacts, Double) -> Void
  ) -> MeasuredCase {
    let base = art(id, option, .above, change)
    return MeasuredCase(
      id: id, option: option, failure: .above, numbers: 0...1,
      subject: {
        var subject = base.subject($0)
        subject.kind = .icon([look])
        return subject
      })
  }

  private static func scene(_ place: Place, _ contrast: Estimate) -> SceneFacts {
    let samples = [contrast.value, contrast.range.lowerBound, contrast.range.upperBound]
    let preview = PreviewFacts(
      wallpaper: place.role == .vibrant ? "grey .4" : nil, grey: place.role == .vibrant ? 0.4 : nil,
      parts: [PartFacts(area: 100, againstScene: samples, within: [1, 1, 1])],
      bounds: PixelRectangle(x: 0, y: 0, width: 90, height: 90))
    return SceneFacts(place, previews: [preview])
  }

  private static func picture(_ scene: SceneFacts) -> Subject {
    var art = ArtFacts(canvas: PixelRectangle(x: 0, y: 0, width: 90, height: 90), scale: 3)
    art.visibleBounds = art.canvas
    art.luma = ArtFacts.Luma(p05: 0, p50: 0, p95: 0.1, mean: 0)
    return Subject(art: art, scenes: [scene])
  }

  private static func changed(
    _ place: SceneFacts? = nil, _ change: (inout Subject) -> Void
  ) -> Subject {
    var subject = picture(place ?? scene(.homeTinted, Estimate(8)))
    change(&subject)
    return subject
  }
}
