// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts
internal import VibrancyPixels
package import VibrancyScenes

/// A widget in a scene that it is judged in, over each backdrop and with every sample of the model.
package struct JudgedMarks: Sendable {
  private struct Backed: Sendable {
    let label: String?
    /// At least one: the model's defaults first.
    let samples: [MarkedScene]
  }

  private let backed: [Backed]

  /// Draws a widget.
  package init(_ widget: Widget, in judged: JudgedScene) {
    var drawn: [Backdrop.Key: Backdrop] = [:]
    backed = judged.behind.map { behind in
      let samples = behind.scenes(of: widget, in: judged.scene).map { scene in
        let backdrop = scene.backdropKey(for: widget.canvas).map { key in
          let backdrop = drawn[key] ?? Backdrop(key)
          drawn[key] = backdrop
          return backdrop
        }
        return MarkedScene(widget, in: scene, over: backdrop)
      }
      return Backed(label: behind.label, samples: samples)
    }
  }

  /// How a mark stands out over each backdrop; none where nothing of it is seen.
  ///
  /// - Parameters:
  ///   - mask: The α of the mark on the canvas.
  ///   - inkOpacity: Its α where it covers a pixel, `0...1`.
  ///   - widget: The widget without it; only what lies below the mask counts.
  package func readings(
    of mask: AlphaMask, inkOpacity: Double, without widget: Widget
  ) -> [MarkFacts.Reading] {
    backed.compactMap { backed in
      let seen = backed.samples.compactMap {
        $0.visibility(of: mask, inkOpacity: inkOpacity, without: widget)
      }
      guard let usual = seen.first, seen.count == backed.samples.count else { return nil }
      return MarkFacts.Reading(
        wallpaper: backed.label, contrast: Estimate(samples: seen.map { $0.contrast }),
        ink: "#\(usual.ink.hex)", ground: "#\(usual.ground.hex)")
    }
  }
}
