// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

/// The part of a group that its blur reaches, or all that is drawn in it if it has none.
struct BlurredPart {
  /// The pixels of the group.
  let part: PixelBounds
  /// One transparent pixel around them is what the blur repeats.
  private let size: PixelSize
  private let blur: PlaneBlur?

  /// - Parameter sigma: In pixels, at most `DrawnGroup.mostSigma`; not above 0: no blur.
  /// - Returns: `nil` where nothing is drawn.
  init?(of group: DrawnGroup, sigma: Double) {
    guard !group.drawn.isEmpty else { return nil }
    let sigma = sigma > 0 ? min(sigma, DrawnGroup.mostSigma) : 0
    // Beyond 3σ and a pixel nothing is left of it.
    let margin = sigma > 0 ? Int((3 * sigma).rounded(.up)) + 3 : 0
    part = PixelBounds(
      left: group.drawn.left - margin, top: group.drawn.top - margin,
      right: group.drawn.right + margin, bottom: group.drawn.bottom + margin
    ).intersection(group.bounds)
    guard let size = PixelSize(width: part.width + 2, height: part.height + 2) else { return nil }
    self.size = size
    blur = sigma > 0 ? PlaneBlur(size: size, sigma: sigma) : nil
  }

  /// Where a row of the part begins in a plane, less its first column.
  func start(_ y: Int) -> Int { (y - part.top + 1) * size.width + 1 - part.left }

  /// A channel of the group's pixels, blurred.
  func plane(_ channel: Int, of group: DrawnGroup) -> [Float] {
    var plane = [Float](repeating: 0, count: size.area)
    for y in part.top..<part.bottom {
      let row = start(y)
      for x in part.left..<part.right {
        plane[row + x] = group.pixel(x, y)[channel]
      }
    }
    blur?.apply(to: &plane)
    return plane
  }
}
