// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The corner of a watch's screen with an accessoryCorner widget that has a label: its content in the
/// corner, and the label along the dial's edge. Lengths in points.
///
/// Documented: the label curves along the inside edge of the corner, and the content shrinks to make
/// room for it. Assumed: the dial, whose center is the screen's.
package struct CornerSlot: Sendable, Hashable {
  /// Which corner of the screen.
  package enum Position: Sendable, Hashable, CaseIterable {
    case topLeft, topRight, bottomLeft, bottomRight

    /// Whether it is on the left.
    package var isLeft: Bool { self == .topLeft || self == .bottomLeft }
    /// Whether it is at the top.
    package var isTop: Bool { self == .topLeft || self == .topRight }
  }

  /// Which corner of the screen.
  package let position: Position
  /// The screen.
  package let screen: PointSize
  /// The side of the content where there is no label.
  private let wholeSide: Double

  /// A corner of a watch's screen.
  package init(_ position: Position, on device: Device, in scene: Scene) {
    (self.position, screen) = (position, device.size)
    wholeSide =
      FamilySizes.size(of: .accessoryCorner, on: device, os: scene.os, in: scene.sizes)
      .content.width
  }

  /// The side of the content beside a label: 20, 21, 22 and 24 points from 40 to 45 mm (Documented:
  /// ClockKit, "CLKComplicationTemplateGraphicCornerTextView"), on others .62 of the whole (Assumed).
  package var contentSide: Double {
    switch wholeSide {
    case 32: 20
    case 34: 21
    case 36: 22
    case 38: 24
    case _: (wholeSide * 1.24).rounded() / 2
    }
  }

  /// The part of the screen that content and label need, from the screen's corner.
  package var size: PointSize {
    PointSize((screen.width * 0.44).rounded(), (screen.width * 0.46).rounded())
  }

  /// Where that part lies on the screen.
  package var origin: (x: Double, y: Double) {
    (
      position.isLeft ? 0 : screen.width - size.width,
      position.isTop ? 0 : screen.height - size.height
    )
  }

  /// The radius of the arc through the middle of the label's letters (Assumed).
  package var labelRadius: Double { screen.width * 0.475 }
}
