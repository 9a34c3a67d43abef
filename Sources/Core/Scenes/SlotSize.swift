// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The size of a family on a screen: what its slot takes, and what its view is given.
package struct SlotSize: Sendable, Hashable {
  /// The slot's size on the screen in points: neighboring slots keep clear of it.
  package let platter: PointSize
  /// The size in points that the view is laid out in, drawn in the middle of the platter. Smaller
  /// than the platter for accessories of an iPhone; larger for an iPad's widgets, which are drawn smaller
  /// than they are laid out; the same size for all else.
  package let content: PointSize
  /// The points of the screen that a point of the content is drawn as: less than 1 on an iPad's Home
  /// Screen.
  package let drawnScale: Double
  /// The device whose size it is, if it is not the one asked for.
  package let borrowedFrom: String?

  /// The size of one of its areas.
  package subscript(area: SlotArea) -> PointSize {
    switch area {
    case .platter: platter
    case .content: content
    }
  }

  private init(
    _ platter: PointSize, _ content: PointSize, drawnScale: Double, borrowedFrom: String?
  ) {
    (self.platter, self.content) = (platter, content)
    (self.drawnScale, self.borrowedFrom) = (drawnScale, borrowedFrom)
  }

  /// A size.
  ///
  /// - Parameter content: As large as the platter if not given.
  init(platter: PointSize, content: PointSize? = nil) {
    self.init(platter, content ?? platter, drawnScale: 1, borrowedFrom: nil)
  }

  /// A size that is laid out on a canvas, and drawn smaller.
  init(canvas: PointSize, drawnAt scale: Double) {
    self.init(
      PointSize(canvas.width * scale, canvas.height * scale), canvas, drawnScale: scale,
      borrowedFrom: nil)
  }

  /// The size, taken from another device.
  func borrowed(from device: String) -> SlotSize {
    SlotSize(platter, content, drawnScale: drawnScale, borrowedFrom: device)
  }
}
