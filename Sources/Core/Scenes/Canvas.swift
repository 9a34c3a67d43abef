// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// The pixels a widget is drawn on: the content of a family's slot on a device, or an asset's own
/// size.
package struct Canvas: Sendable, Hashable {
  /// Width and height in pixels.
  package let size: PixelSize
  /// Pixels per point of what is laid out.
  package let scale: Double
  /// Pixels per point of the device, by which it takes bitmaps.
  package let deviceScale: Int
  /// The area that content is laid out in: all of it, but in the middle of an accessory's platter.
  package let content: PixelArea
  /// The family; `nil` for a Live Activity, and for an asset in its own size: never scaled, enlarged
  /// or masked.
  package let family: Family?
  /// The presentations of a Live Activity and where they lie; `nil` for all else.
  package let activity: ActivityLayout?
  /// The corner of a watch's screen that content and label share; `nil` for all else.
  package let corner: CornerSlot?
  /// The device whose screen it is on.
  package let device: Device
  /// The device whose size of the family was taken, where `device` has none.
  package let borrowedFrom: String?

  /// The canvas of an asset that is shown as it is.
  package init(asset size: PixelSize, scale: Int, on device: Device) {
    self.size = size
    (self.scale, deviceScale) = (Double(scale), scale)
    self.device = device
    (family, activity, corner, borrowedFrom) = (nil, nil, nil, nil)
    content = PixelArea(size)
  }

  /// A canvas of a Live Activity.
  init(
    _ activity: ActivityLayout, size: PixelSize, scale: Double, deviceScale: Int,
    on device: Device, borrowedFrom: String?
  ) {
    self.deviceScale = deviceScale
    (self.size, self.scale, self.device, family) = (size, scale, device, nil)
    (self.activity, corner, self.borrowedFrom) = (activity, nil, borrowedFrom)
    content = PixelArea(size)
  }

  /// The part of a watch's screen that an accessoryCorner widget with a label needs, in place of the
  /// canvas of its content.
  package init(_ corner: CornerSlot, insteadOf content: Canvas) {
    let (points, scale) = (corner.size, content.scale)
    guard
      let size = PixelSize(
        width: Int((points.width * scale).rounded()),
        height: Int((points.height * scale).rounded()))
    else { preconditionFailure("a corner of a screen is a valid size") }
    (self.size, self.scale, deviceScale) = (size, scale, content.deviceScale)
    (family, activity, self.corner) = (.accessoryCorner, nil, corner)
    (device, borrowedFrom) = (content.device, content.borrowedFrom)
    self.content = PixelArea(size)
  }

  /// The content of a family's slot in a scene: points × scale, rounded; on an iPad's Home Screen by
  /// what it is drawn smaller.
  ///
  /// - Parameter area: `platter` for the whole slot of a Lock Screen's accessory, with the content in its
  ///   middle: what is higher than the content is drawn uncut to the slot's edge (Calibrated on three
  ///   captures; that it is cut there is Assumed).
  package init(
    family: Family, scale: Int, on device: Device, in scene: Scene,
    showing area: SlotArea = .content
  ) {
    let answer = FamilySizes.size(
      of: family, on: device.of(scale: scale), os: scene.os, in: scene.sizes)
    var (points, pixels) = (answer.content, Double(scale) * answer.drawnScale)
    let enlarges = scene.place.recipe.enlargesSmall && scene.enlargesFamilies
    if enlarges, family == .systemSmall {
      let side =
        Double(scene.parameters.number(.standbySize)) * min(device.size.width, device.size.height)
      // Laid out at its own size and drawn as a square: the shorter side decides.
      pixels = Double(scale) * side / min(points.width, points.height)
      points = PointSize(side * Double(scale) / pixels, side * Double(scale) / pixels)
    }
    func rounded(_ points: PointSize) -> PixelSize {
      let width = Int((points.width * pixels).rounded())
      let height = Int((points.height * pixels).rounded())
      guard let size = PixelSize(width: width, height: height) else {
        preconditionFailure("a family's slot is a valid size")
      }
      return size
    }
    let content = rounded(points)
    var size = content
    if family.isAccessory, (scene.sizedAs ?? scene.place).location == .lockScreen {
      size = rounded(answer[area])
    }
    self.content = PixelArea(
      x: (size.width - content.width) / 2, y: (size.height - content.height) / 2,
      width: content.width, height: content.height)
    (self.size, self.scale, self.family, self.device) = (size, pixels, family, device)
    deviceScale = scale
    (activity, corner) = (nil, nil)
    borrowedFrom = answer.borrowedFrom
  }

  /// What content is laid out in, in points: its left and top edges on the canvas, its width and height.
  package var contentPoints: (left: Double, top: Double, size: PointSize) {
    (
      Double(content.x) / scale, Double(content.y) / scale,
      PointSize(Double(content.width) / scale, Double(content.height) / scale)
    )
  }

  /// The pixels of a family's content on the usual screen or watch, where bitmaps are largest.
  package static func slotArea(of family: Family, isOnWatch: Bool, os: SystemVersion) -> Int {
    let device = isOnWatch ? Device.standardWatch : .standard(on: os, for: family)
    return Canvas(
      family: family, scale: device.fixedScale ?? 3, on: device, in: Scene(.homeDark)
    ).size.area
  }

  /// The shape the widget is clipped to; `nil` for a rectangle.
  ///
  /// Circular and corner: a circle. System families: continuous corners. Others, and a corner with a
  /// label: none.
  package func mask(in scene: Scene) -> CornerMask? {
    let parameters = scene.parameters
    if case .icon = scene.place.recipe.treatment {
      let side = Double(min(size.width, size.height))
      return CornerMask(
        size: size, radius: side * Double(parameters.number(.iconCornerRadius)),
        exponent: Double(parameters.number(.iconCornerExponent)))
    }
    if activity != nil { return activityMask(in: scene) }
    guard let family, corner == nil else { return nil }
    if scene.place == .watchSmartStack {
      let share = Double(parameters.number(.smartStackCorner))
      return CornerMask(
        size: size, radius: Double(size.height) * share,
        exponent: Double(parameters.number(.cornerExponent)))
    }
    switch family {
    case .accessoryCircular, .accessoryCorner:
      let side = Double(max(size.width, size.height))
      return CornerMask(size: size, radius: side / 2, exponent: 2)
    case .accessoryRectangular, .accessoryInline:
      return nil
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait:
      return CornerMask(
        size: size, radius: cornerSize(in: scene) * scale,
        exponent: Double(parameters.number(.cornerExponent)))
    }
  }

  /// The shape of the content where that is not all of the canvas: AccessoryWidgetBackground fills a
  /// circle, or a rectangle of square corners (Calibrated on one capture).
  package var contentShape: AreaShape? {
    guard content != PixelArea(size),
      let own = PixelSize(width: content.width, height: content.height)
    else { return nil }
    let isRound = family == .accessoryCircular
    let radius = isRound ? Double(max(own.width, own.height)) / 2 : 0
    return AreaShape(CornerMask(size: own, radius: radius, exponent: 2), in: content)
  }

  /// The distance from the corner of a system family at which its curve begins, in points: a share
  /// of the systemSmall side of the screen, for every family on it.
  private func cornerSize(in scene: Scene) -> Double {
    let parameters = scene.parameters
    if scene.place.platform == .mac { return Double(parameters.number(.macCornerSize)) }
    let small = FamilySizes.size(of: .systemSmall, on: device, os: scene.os, in: scene.sizes)
      .content
    let share = parameters.number(scene.os.model.cornerSize)
    return Double(share) * min(small.width, small.height)
  }
}

/// A width and height in points.
package struct PointSize: Sendable, Hashable, CustomStringConvertible {
  /// Width in points.
  package let width: Double
  /// Height in points.
  package let height: Double

  /// A size in points.
  package init(_ width: Double, _ height: Double) { (self.width, self.height) = (width, height) }

  /// `width×height`, to hundredths, without a fraction where there is none.
  package var description: String {
    func text(_ side: Double) -> String { "\(ParameterValue.number((side * 100).rounded() / 100))" }
    return "\(text(width))×\(text(height))"
  }
}
