// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels

/// What lies behind a widget on a screen.
public struct Wallpaper: Sendable, Hashable {
  /// How the wallpaper's pixels come about.
  public enum Source: Sendable, Hashable {
    /// One color everywhere, exactly.
    case plain(EncodedColor)
    /// A gradient through several hues, with fixed stops.
    case vivid
    /// Value noise with a fixed seed.
    case busy
    /// A picture, aspect-filled to the screen in linear light; transparency shows black.
    case image(StraightImage)
  }

  /// The name in file names and labels: `mid`, `333333`, a file's stem.
  public let name: String
  /// How its pixels come about.
  public let source: Source

  /// A named wallpaper.
  public init(name: String, source: Source) { (self.name, self.source) = (name, source) }

  /// One color, named by its code: `333333`.
  public init(color: EncodedColor) { self.init(name: color.hex, source: .plain(color)) }

  private init(_ name: String, gray code: Float) {
    self.init(name: name, source: .plain(EncodedColor(gray: code / 255)))
  }

  /// #141414.
  public static let dark = Wallpaper("dark", gray: 0x14)
  /// #4D4D4D.
  public static let mid = Wallpaper("mid", gray: 0x4D)
  /// #F2F2F2.
  public static let light = Wallpaper("light", gray: 0xF2)
  /// A gradient through several hues.
  public static let vivid = Wallpaper(name: "vivid", source: .vivid)
  /// Value noise.
  public static let busy = Wallpaper(name: "busy", source: .busy)

  /// The wallpapers that come with the package.
  public static let builtIn: [Wallpaper] = [.dark, .mid, .light, .vivid, .busy]
}
