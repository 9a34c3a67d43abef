// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// The places of a Live Activity's presentations on a canvas.
package struct ActivityLayout: Sendable, Hashable {
  /// A presentation and its part of the canvas, in pixels.
  package struct Part: Sendable, Hashable {
    /// The presentation.
    package let presentation: ActivityPresentation
    /// The pixels in which it is seen.
    package let area: PixelArea
  }

  /// At least one.
  package let parts: [Part]
}

extension Canvas {
  /// The canvas of a Live Activity in a scene that shows one.
  ///
  /// A banner, a small form and a presentation of the Dynamic Island are a canvas of their own; both
  /// compact presentations lie in one, with the camera between them. In StandBy it is the whole screen, the
  /// banner in its middle at twice its size (Documented), or as large as fits.
  ///
  /// - Parameter lengths: The sides that the activity chooses, in points, by presentation.
  /// - Precondition: The scene's place shows Live Activities.
  package init(
    activity lengths: [ActivityPresentation: Double], scale: Int, on device: Device,
    in scene: Scene
  ) {
    let presentations = scene.place.presentations
    precondition(!presentations.isEmpty, "a place of Live Activities")
    let answers = presentations.map { presentation in
      ActivitySizes.size(of: presentation, length: lengths[presentation], on: device, os: scene.os)
    }
    let first = answers[0].content
    var (whole, pixels) = (first, Double(scale))
    var left = [Double](repeating: 0, count: answers.count)
    var top = 0.0
    if answers.count > 1 {
      whole = PointSize(ActivitySizes.islandWidth(on: device), first.height)
      let inset = ActivitySizes.islandInset
      left[0] = inset
      left[answers.count - 1] = whole.width - inset - (answers.last?.content.width ?? 0)
    }
    var enlargement = 1.0
    if scene.place.recipe.slot == .middle {
      let (short, long) = (
        min(device.size.width, device.size.height), max(device.size.width, device.size.height)
      )
      whole = PointSize(long, short)
      enlargement = min(2, long / first.width, short / first.height)
      pixels *= enlargement
      left[0] = (long - first.width * enlargement) / 2
      top = (short - first.height * enlargement) / 2
    }
    func rounded(_ points: Double) -> Int { Int((points * Double(scale)).rounded()) }
    guard let size = PixelSize(width: rounded(whole.width), height: rounded(whole.height)) else {
      preconditionFailure("a Live Activity's canvas is a valid size")
    }
    let parts = zip(presentations, answers).enumerated().map { index, part in
      let points = part.1.content
      return ActivityLayout.Part(
        presentation: part.0,
        area: PixelArea(
          x: rounded(left[index]), y: rounded(top), width: rounded(points.width * enlargement),
          height: rounded(points.height * enlargement)))
    }
    self.init(
      ActivityLayout(parts: parts), size: size, scale: pixels, deviceScale: scale, on: device,
      borrowedFrom: answers[0].borrowedFrom)
  }

  /// The shape of a Live Activity: a banner's corners, the Dynamic Island's, or the whole screen.
  func activityMask(in scene: Scene) -> CornerMask? {
    let parameters = scene.parameters
    func corners(_ begin: Parameter, per unit: Double) -> CornerMask {
      CornerMask(
        size: size, radius: Double(parameters.number(begin)) * unit,
        exponent: Double(parameters.number(.cornerExponent)))
    }
    switch activity?.parts.map({ $0.presentation }) ?? [] {
    // In StandBy it is the whole screen.
    case [.lockScreen]:
      guard activity?.parts[0].area.width == size.width else { return nil }
      return corners(scene.os.model.activityCorner, per: scale)
    case [.small]: return corners(.smartStackCorner, per: Double(size.height))
    case [.expanded]: return corners(.islandCorner, per: scale)
    // 44 points, the documented radius, are more than half of its height.
    default: return CornerMask(size: size, radius: Double(size.height) / 2, exponent: 2)
    }
  }

  /// The shape that the rim of a Live Activity's banner leaves free, and the width of the rim in pixels;
  /// `nil` where there is none.
  ///
  /// Two thirds of a point of white, at one opacity (Calibrated on a capture, where it fades inwards over
  /// a point).
  package func activityRim(in scene: Scene) -> (inside: CornerMask, width: Int)? {
    guard scene.finishesActivity, activity?.parts[0].area.width == size.width else { return nil }
    let width = max(1, Int((scale * 2 / 3).rounded()))
    guard
      let inside = PixelSize(width: size.width - 2 * width, height: size.height - 2 * width)
    else { return nil }
    let corner = Double(scene.parameters.number(scene.os.model.activityCorner)) * scale
    let mask = CornerMask(
      size: inside, radius: corner - Double(width),
      exponent: Double(scene.parameters.number(.cornerExponent)))
    return (mask, width)
  }
}
