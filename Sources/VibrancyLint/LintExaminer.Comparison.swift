// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyMeasures
internal import VibrancyModes
internal import VibrancyPixels
internal import VibrancyScenes

extension LintExaminer {
  /// A variant that was decoded, or composed, in the scenes it is compared in.
  struct Rendered: Sendable {
    let name: String
    /// What is visible.
    let art: MeasuredArt
    /// The size of it and of every preview.
    let size: PixelSize
    /// By scene, full color first; over plain backdrops.
    let previews: [PreviewRenderer]
  }

  /// Compares variants as they come: a few all with each other, of many each with the next, so
  /// that two are in memory.
  struct Comparison {
    /// What was found, a pair each.
    private(set) var facts: [VariantFacts] = []
    private let scenes: [JudgedScene]
    private let keepsAll: Bool
    private var kept: [Rendered] = []

    /// The most variants that are all compared with each other.
    private static let mostPaired = 6

    init(of count: Int, in scenes: [JudgedScene]) {
      (self.scenes, keepsAll) = (scenes, count <= Self.mostPaired)
    }

    mutating func add(_ next: Rendered) {
      facts += kept.compactMap { Self.compared($0, next, in: scenes) }
      if !keepsAll { kept.removeAll() }
      kept.append(next)
    }

    private static func compared(
      _ first: Rendered, _ second: Rendered, in scenes: [JudgedScene]
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
  }
}
