// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyPainting
internal import VibrancyPixels
internal import VibrancyScenes

extension ContainerBackground {
  /// What marks show of a canvas; `nil`: nothing.
  ///
  /// - Parameter painted: Paints them, if they are more than one color.
  init?(
    of marks: [Mark], on canvas: Canvas, painted: () throws(VibrancyError) -> Layer?
  ) throws(VibrancyError) {
    let size = Size(
      Double(canvas.size.width) / canvas.scale, Double(canvas.size.height) / canvas.scale)
    if let color = marks.flatColor(covering: size) {
      self = .color(color)
    } else {
      self.init(try painted())
    }
  }
}
