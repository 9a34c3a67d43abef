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
    let area = Rect(canvas)
    if let color = marks.flatColor(covering: Size(area.width, area.height)) {
      self = .color(color)
    } else {
      self.init(try painted())
    }
  }
}
