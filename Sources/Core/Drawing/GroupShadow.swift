// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// The shadow of a group, without the group: its alpha in one color, blurred and moved.
package struct GroupShadow: Sendable {
  /// The color, premultiplied.
  private let ink: PaintedPixel
  /// The pixels outside of which it is transparent.
  let drawn: PixelBounds
  /// The group's alpha, blurred, before it is moved, and the part of the group that it is of.
  private let alphas: (samples: [Float], part: BlurredPart)?
  /// How far it is moved.
  private let (across, down): (Int, Int)

  /// - Parameters:
  ///   - sigma: As for `DrawnGroup.blurred`.
  ///   - offset: How far it is moved, in pixels; rounded to whole ones.
  package init(
    of group: DrawnGroup, _ color: PaintColor, sigma: Double, offset: SIMD2<Double>
  ) {
    let limit = Path.limited(offset)
    (across, down) = (Int(limit.x.rounded()), Int(limit.y.rounded()))
    ink =
      PaintedPixel(color.color.red, color.color.green, color.color.blue, 1)
      * clamped(color.opacity)
    let part = BlurredPart(of: group, sigma: sigma)
    alphas = part.map { ($0.plane(3, of: group), $0) }
    drawn = part?.part.moved(across, down).intersection(group.bounds) ?? .empty
  }
}

extension GroupShadow: PixelSource {
  func start(_ y: Int) -> Int { (alphas?.part.start(y - down) ?? 0) - across }

  func pixel(at index: Int) -> PaintedPixel { ink * (alphas?.samples[index] ?? 0) }
}
