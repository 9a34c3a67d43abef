// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing
internal import VibrancyPixels
package import VibrancyVocabulary

extension PaintColor {
  /// A color that SwiftUI has a name for.
  package static func system(
    _ color: SystemColor, in system: SystemDesign, isDark: Bool
  ) -> PaintColor {
    PaintColor(
      EncodedColor(code: color.code(in: system, isDark: isDark)), opacity: color == .clear ? 0 : 1)
  }

  /// The color of a level of labels: 0 primary, 1 secondary, ….
  package static func label(_ level: Int, in system: SystemDesign, isDark: Bool) -> PaintColor {
    let label = system.label(HierarchicalLevel(nearest: level), isDark: isDark)
    return PaintColor(EncodedColor(code: label.code), opacity: Float(label.alpha))
  }
}
