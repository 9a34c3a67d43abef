// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels
public import VibrancyVocabulary

/// The way a bare picture takes part in a widget: its family, background, tint and fit.
public struct Presentation: Sendable {
  /// The way a picture is fitted into a family's slot.
  public enum Fit: String, Sendable, Hashable, CaseIterable {
    /// As large as fits whole.
    case contain
    /// As small as fills the slot; the rest is cut.
    case cover
    /// In its own size in points, centered.
    case none
  }

  /// The background behind the picture.
  public enum Background: Sendable, Hashable {
    /// One color.
    case color(EncodedColor)
    /// A vertical gradient.
    case gradient(top: EncodedColor, bottom: EncodedColor)
    /// A picture that fills the slot.
    case image(StraightImage)
    /// AccessoryWidgetBackground.
    case accessory
  }

  /// The slot; `nil` shows the picture in its own size: not scaled, not masked.
  public var family: Family?
  /// The screen; `nil`: the usual one of the scene's system, for systemExtraLarge an iPad's.
  public var device: Device?
  /// Pixels per point, `1...3`; `nil` takes the input's (a watch's is 2).
  public var scale: Int?
  /// The way the picture is fitted into the slot.
  public var fit = Fit.contain
  /// The group it is painted with in accented scenes.
  public var group = AccentGroup.standard
  /// The part it takes in accented scenes.
  public var accentedRendering = AccentedRendering.unset
  /// `true` for a template image: its color is discarded for white.
  public var isTemplate = false
  /// The container background.
  public var background: Background?
  /// The area of an accessory's slot on a Lock Screen that previews show.
  public var area = SlotArea.platter

  /// The corner of a watch's face that an accessoryCorner widget with a label is in; `nil`: the face
  /// shows no label.
  package var corner: CornerSlot.Position? = .topLeft

  /// The surroundings with which previews are shown to people; `nil`: the previews alone.
  package var showing: Showing?

  /// The picture as it is.
  public init() {}

  /// The picture as it is, in slots of which only one area is shown.
  package init(showing area: SlotArea) { self.area = area }

  /// The screen on which a scene shows a family: the one asked for where it is of the scene's platform,
  /// else the usual one of that. A picture without a family is on the one asked for, or the usual iPhone.
  package func device(for family: Family?, in scene: Scene) -> Device {
    guard family != nil else { return device(for: nil, on: scene.os) }
    let isWatch = scene.platform == .watch
    if let device, (device.kind == .watch) == isWatch { return device }
    if isWatch { return .standardWatch }
    if scene.platform == .pad { return .standardPad }
    return .standard(on: scene.os, for: family)
  }

  /// The screen on which a system shows a family, or a picture without one.
  package func device(for family: Family?, on os: SystemVersion) -> Device {
    device ?? .standard(on: os, for: family)
  }
}

extension Presentation.Background {
  /// A background as `--background` names it, but for a picture's file: `#RRGGBB`, two colors
  /// `TOP,BOTTOM`, or `accessory`.
  package init?(_ text: String) {
    let colors = text[...].utf8.split(
      separator: UInt8(ascii: ","), omittingEmptySubsequences: false
    )
    .map { EncodedColor(hex: String(Substring($0))) }
    if text == "accessory" {
      self = .accessory
    } else if let color = EncodedColor(hex: text) {
      self = .color(color)
    } else if colors.count == 2, let top = colors[0], let bottom = colors[1] {
      self = .gradient(top: top, bottom: bottom)
    } else {
      return nil
    }
  }
}

extension Presentation {
  /// The slot of a family in a scene.
  ///
  /// - Parameter imageScale: Pixels per point where neither this nor the device has a scale.
  package func canvas(for family: Family, in scene: Scene, imageScale: Int = 3) -> Canvas {
    let device = device(for: family, in: scene)
    return Canvas(
      family: family, scale: scale ?? device.fixedScale ?? imageScale, on: device, in: scene,
      showing: area)
  }

  /// The canvas of a Live Activity in a scene.
  ///
  /// - Parameter lengths: The sides that the activity chooses, in points, by presentation.
  package func canvas(
    forActivity lengths: [ActivityPresentation: Double], in scene: Scene
  ) -> Canvas {
    let asked = device(for: nil, in: scene)
    let isOnWatch = scene.platform == .watch
    let device = isOnWatch && asked.kind != .watch ? .standardWatch : asked
    return Canvas(
      activity: lengths, scale: scale ?? device.fixedScale ?? 3, on: device, in: scene)
  }

  /// Returns `true` if a picture is shown in its own size.
  package func keepsSize(in scene: Scene) -> Bool {
    family == nil || scene.place.recipe.mode == nil
  }

  /// The slot that a picture is fitted into; `nil` where it is shown in its own size.
  package func slot(in scene: Scene, imageScale: Int) -> Canvas? {
    guard let family, !keepsSize(in: scene) else { return nil }
    return canvas(for: family, in: scene, imageScale: imageScale)
  }

  /// Pixels per point of the screen.
  package func deviceScale(imageScale: Int) -> Int { scale ?? device?.fixedScale ?? imageScale }
}

/// The way previews are shown to people: with wallpaper around them.
package struct Showing: Sendable {
  /// The wallpaper instead of the scene's own; `nil` keeps that.
  package var wallpaper: Wallpaper?
  /// `true` if each is also shown in full color, to compare with.
  package var compares = false

  /// On the scene's own wallpaper, if no other is given.
  package init(on wallpaper: Wallpaper? = nil, compares: Bool = false) {
    (self.wallpaper, self.compares) = (wallpaper, compares)
  }
}
