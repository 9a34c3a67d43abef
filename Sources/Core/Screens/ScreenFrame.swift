// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels
package import VibrancyScenes
internal import VibrancyVocabulary

/// The screen that is drawn: its size, shape and what is shown on it.
package struct ScreenFrame: Sendable {
  /// Which screen.
  package let id: ScreenID
  /// What its widgets are rendered in.
  package let scene: Scene
  /// The device whose sizes of families hold.
  package let device: Device
  /// Its size in points, as it is held.
  let size: PointSize
  /// Pixels per point.
  package let scale: Double
  /// Its size in pixels.
  package let pixels: PixelSize

  /// A screen.
  package init(_ id: ScreenID, in scene: Scene, device: Device?, scale: Int) {
    (self.id, self.scene, self.scale) = (id, scene, Double(scale))
    let standard: Device
    switch id.arrangement {
    case .lockScreen, .homeScreen, .standBy: standard = .standard(on: scene.os)
    case .padLockScreen: standard = .standard(on: scene.os, for: .systemExtraLarge)
    case .watchFace, .smartStack: standard = .standardWatch
    case .desktop: standard = .standard(on: scene.os)
    }
    let screen = device ?? standard
    switch id.arrangement {
    case .lockScreen, .homeScreen, .watchFace, .smartStack: size = screen.size
    case .padLockScreen, .standBy: size = screen.size.lying
    // A Mac's widgets have their sizes whatever its screen is.
    case .desktop: size = device?.size.lying ?? PointSize(1440, 900)
    }
    self.device = (id.arrangement == .desktop ? standard : screen).of(scale: scale)
    guard
      let pixels = PixelSize(
        width: Int((size.width * Double(scale)).rounded()),
        height: Int((size.height * Double(scale)).rounded()))
    else { preconditionFailure("a screen is a valid size") }
    self.pixels = pixels
  }

  /// Width in points.
  var width: Double { size.width }
  /// Height in points.
  var height: Double { size.height }

  /// The pixel at which something begins: points × scale, rounded.
  func pixel(_ points: Double) -> Int { Int((points * scale + 0.5).rounded(.down)) }

  /// The size of a family's platter here, in points: what slots and their pitch go by.
  func platter(_ family: Family) -> PointSize {
    FamilySizes.size(of: family, on: device, os: scene.os, in: scene.sizes).platter
  }

  /// A box of pixels held inside the screen.
  func area(x: Int, y: Int, of canvas: Canvas) -> PixelArea {
    let (width, height) = (canvas.size.width, canvas.size.height)
    return PixelArea(
      x: max(0, min(x, pixels.width - width)), y: max(0, min(y, pixels.height - height)),
      width: min(width, pixels.width), height: min(height, pixels.height))
  }

  /// What an iPhone's screen has at its top.
  enum Top: Sendable { case island, notch, plain }

  /// By the proportions: from 2:1 on there is something.
  var top: Top {
    let (long, short) = (max(width, height), min(width, height))
    guard long / short > 2 else { return .plain }
    let hasIsland = ["393x852", "430x932", "402x874", "440x956"]
    return hasIsland.contains(device.name) || device.kind == .other ? .island : .notch
  }

  /// The radius of the screen's corners in points, Assumed: read off no device.
  var corner: Double {
    let short = min(width, height)
    switch id.arrangement {
    case .lockScreen, .homeScreen, .standBy:
      if device.kind == .pad { return 18 }
      return top == .plain ? 0 : short * (top == .island ? 0.158 : 0.122)
    case .padLockScreen: return 18
    case .watchFace, .smartStack: return short * 0.24
    case .desktop: return 10
    }
  }
}

extension PointSize {
  /// The longer side across.
  fileprivate var lying: PointSize { PointSize(max(width, height), min(width, height)) }
}

/// A screen laid out around widgets.
package enum ScreenLayout: Sendable {
  case lockScreen(LockScreenLayout)
  case padLockScreen(PadLockScreenLayout)
  case homeScreen(HomeScreenLayout)
  case standBy(StandByLayout)
  case watchFace(WatchFaceLayout)
  case smartStack(SmartStackLayout)
  case desktop(DesktopLayout)

  /// A layout of a screen for widgets of these sizes, in the order in which they take slots.
  package init(_ frame: ScreenFrame, for canvases: [Canvas]) {
    self =
      switch frame.id.arrangement {
      case .lockScreen: .lockScreen(LockScreenLayout(frame, for: canvases))
      case .padLockScreen: .padLockScreen(PadLockScreenLayout(frame, for: canvases))
      case .homeScreen: .homeScreen(HomeScreenLayout(frame, for: canvases))
      case .standBy: .standBy(StandByLayout(frame, for: canvases))
      case .watchFace: .watchFace(WatchFaceLayout(frame, for: canvases))
      case .smartStack: .smartStack(SmartStackLayout(frame, for: canvases))
      case .desktop: .desktop(DesktopLayout(frame, for: canvases))
      }
  }

  /// Where each widget goes, in pixels; `nil` where no slot is left for it.
  package var areas: [PixelArea?] {
    switch self {
    case .lockScreen(let layout): layout.areas
    case .padLockScreen(let layout): layout.areas
    case .homeScreen(let layout): layout.areas
    case .standBy(let layout): layout.areas
    case .watchFace(let layout): layout.areas
    case .smartStack(let layout): layout.areas
    case .desktop(let layout): layout.areas
    }
  }

  /// What the system shows among the widgets and renders as it does them.
  var shapes: [PlacedWidget] {
    switch self {
    case .lockScreen(let layout): layout.lettering
    case .padLockScreen, .homeScreen, .standBy, .watchFace, .smartStack, .desktop: []
    }
  }

  /// Draws what lies around and behind the widgets.
  func draw(with painter: inout ScreenPainter) {
    switch self {
    case .lockScreen(let layout): layout.draw(with: &painter)
    case .padLockScreen(let layout): layout.draw(with: &painter)
    case .homeScreen(let layout): layout.draw(with: &painter)
    case .standBy(let layout): layout.draw(with: &painter)
    case .watchFace(let layout): layout.draw(with: &painter)
    case .smartStack(let layout): layout.draw(with: &painter)
    case .desktop(let layout): layout.draw(with: &painter)
    }
  }
}
