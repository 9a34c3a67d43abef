// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts
internal import VibrancyModes
internal import VibrancyPixels
package import VibrancyScenes

/// A scene that art is judged in, and what lies behind it there.
package struct JudgedScene: Sendable {
  /// One thing that lies behind.
  package struct Behind: Sendable {
    /// The wallpaper itself.
    package let wallpaper: Wallpaper
    /// As reports name it; `nil`: there is but one.
    package let label: String?
    /// `true` if the user named it, and the scene does not judge it by itself.
    package let isNamed: Bool
    /// The encoded grey, if it is one.
    package let grey: Double?
    /// The legibility of opaque ink of any grey over it, where α and luma alone decide.
    package var inkScale: InkScale?
  }

  /// The scene in which art is shown.
  package let scene: Scene
  /// The effect of the scene on the art.
  package let role: SceneRole
  /// At least one: those judged, then those named.
  package let behind: [Behind]

  /// `true` if a watch shows it.
  package var isWatch: Bool { scene.place.platform == .watch }

  /// The greys that a Lock Screen is judged on.
  package static let judgedGreys = [0.2, 0.3, 0.4]

  /// A scene on the wallpapers it is judged on and those that are named.
  package init(_ scene: Scene, named wallpapers: [Wallpaper]) {
    self.scene = scene
    role = scene.place.role
    var behind: [Behind] = []
    if role == .vibrant || scene.place == .lockScreenAlwaysOn {
      behind = Self.judgedGreys.map { grey in
        Behind(
          wallpaper: Wallpaper(color: EncodedColor(gray: Float(grey))),
          label: "grey .\(Int((grey * 10).rounded()))", isNamed: false, grey: grey)
      }
    }
    if scene.showsWallpaper(withFamily: false) {
      behind += wallpapers.map { wallpaper in
        Behind(
          wallpaper: wallpaper, label: wallpaper.name, isNamed: !behind.isEmpty,
          grey: wallpaper.grey)
      }
    }
    if behind.isEmpty {
      behind = [Behind(wallpaper: scene.wallpaper, label: nil, isNamed: false, grey: nil)]
    }
    for index in behind.indices {
      behind[index].inkScale = behind[index].grey.flatMap { Self.inkScale(of: scene, over: $0) }
    }
    self.behind = behind
  }

  /// A scene in which art is judged as it is laid out: that StandBy draws it larger changes no
  /// contrast.
  ///
  /// - Parameter hasBackground: Whether the art has a container background of its own.
  /// - Returns: `nil` where art of its kind is not judged.
  package init?(judging scene: Scene, hasBackground: Bool, named wallpapers: [Wallpaper]) {
    let role = scene.place.role
    guard role != .icon, role != .activity else { return nil }
    // Without a background of its own nothing is known of what it lies on, but for the plate of the
    // Smart Stack.
    guard role != .home || hasBackground || scene.place == .watchSmartStack else { return nil }
    var scene = scene
    scene.enlargesFamilies = false
    self.init(scene, named: wallpapers)
  }

  /// Opaque inks of 256 greys, with every sample of the model.
  private static func inkScale(of scene: Scene, over grey: Double) -> InkScale? {
    let recipe = scene.place.recipe
    guard !recipe.dimsPicture, !recipe.dimsWallpaper else { return nil }
    let samples = ModelSamples(for: scene, isColored: false, isPicture: false).all
    let rows = samples.compactMap { parameters -> [Double]? in
      var scene = scene
      scene.parameters = parameters
      guard let tone = scene.tone(over: grey) else { return nil }
      let behind = SRGBTransfer.linearized(grey)
      return (0..<256).map { code in
        let out = tone.gray(alpha: 1, luma: Double(code) / 255)
        return contrastRatio(GrayTable.shared.values(of: out).luminance, behind)
      }
    }
    return rows.count == samples.count && !rows.isEmpty ? InkScale(contrasts: rows) : nil
  }
}

extension Wallpaper {
  /// Its encoded grey, if it is one grey everywhere.
  fileprivate var grey: Double? {
    guard case .plain(let color) = source, color.red == color.green, color.green == color.blue
    else { return nil }
    return Double(color.green)
  }
}
