// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts
package import VibrancyMeasures
package import VibrancyModes
package import VibrancyPixels
package import VibrancyScenes

/// Compares variants as they come: a few all with each other, of many each with the next, so
/// that two are in memory.
package struct VariantComparison {
  /// The pairs of variants that were found to collapse.
  package private(set) var facts: [VariantFacts] = []
  private let scenes: [JudgedScene]
  private let keepsAll: Bool
  private var kept: [Variant] = []

  /// The most variants that are all compared with each other.
  private static let mostPaired = 6

  /// A comparison of so many variants.
  package init(of count: Int, in scenes: [JudgedScene]) {
    (self.scenes, keepsAll) = (scenes, count <= Self.mostPaired)
  }

  /// Compares a variant with those before.
  package mutating func add(_ next: Variant) {
    facts += kept.compactMap { Self.compared($0, next, in: scenes) }
    if !keepsAll { kept.removeAll() }
    kept.append(next)
  }

  private static func compared(
    _ first: Variant, _ second: Variant, in scenes: [JudgedScene]
  ) -> VariantFacts? {
    guard first.previews.count == scenes.count + 1, second.previews.count == scenes.count + 1
    else { return nil }
    func difference(_ index: Int) -> Double? {
      var (one, other) = (first.previews[index], second.previews[index])
      guard one.size == first.size, other.size == second.size else { return nil }
      return meanDifference(first.art, second.art) { y, row, otherRow in
        one.render(y)
        other.render(y)
        row.copy(one.row)
        otherRow.copy(other.row)
      }
    }
    guard let fullColor = difference(0) else { return nil }
    return VariantFacts(
      first: first.name, second: second.name, fullColorDifference: fullColor,
      sceneDifferences: scenes.indices.compactMap { index in
        difference(index + 1).map {
          VariantFacts.SceneDifference(
            scenes[index].scene.place, difference: Estimate($0))
        }
      })
  }

  /// The scenes to render a variant in: full color first, then those judged, each on one plain
  /// backdrop and in the family's own size.
  package static func shown(in scenes: [JudgedScene]) -> [Scene] {
    let fullColor = Scene(.homeDark, wallpaper: Wallpaper(color: .black))
    let others = scenes.map { judged in
      var scene = judged.scene
      scene.wallpaper = judged.behind[0].wallpaper
      return scene
    }
    return ([fullColor] + others).map { scene in
      var scene = scene
      // What is compared has one size.
      scene.enlargesFamilies = false
      return scene
    }
  }

  /// A variant that was decoded, or composed, in the scenes it is compared in.
  package struct Variant: Sendable {
    let name: String
    /// The measured art of a variant with something visible.
    let art: MeasuredArt
    /// The size of it and of every preview.
    let size: PixelSize
    /// By scene, full color first; over plain backdrops.
    let previews: [PreviewRenderer]

    /// A variant.
    ///
    /// - Parameters:
    ///   - size: Of the picture and of every preview.
    ///   - previews: A renderer each of the scenes that `shown(in:)` gives.
    package init(name: String, art: MeasuredArt, size: PixelSize, previews: [PreviewRenderer]) {
      (self.name, self.art, self.size, self.previews) = (name, art, size, previews)
    }
  }
}
