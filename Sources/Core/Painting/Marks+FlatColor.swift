// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
package import VibrancyLayout
package import VibrancyPixels

extension [Mark] {
  /// The one color that is all they show of a canvas, because the last of them covers it; `nil` if more
  /// may be seen.
  ///
  /// - Parameter size: The canvas's, in points.
  package func flatColor(covering size: Size) -> EncodedColor? {
    guard let mark = last, mark.opacity == 1,
      case .fill(let path, _, .color(let color)) = mark.content, color.opacity == 1,
      path == .rectangle(0, 0, mark.size.width, mark.size.height),
      mark.transform == .moving(by: [mark.frame.x, mark.frame.y]),
      mark.frame.x <= 0, mark.frame.y <= 0, mark.frame.right >= size.width,
      mark.frame.bottom >= size.height
    else { return nil }
    return color.color
  }
}
