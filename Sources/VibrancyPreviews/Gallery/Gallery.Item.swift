// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension Gallery {
  /// One preview on the page, and the file it is in.
  public struct Item: Sendable, Hashable {
    /// The asset or widget it belongs to, e.g. "Icons/rain@3x"; previews of one asset are shown together.
    public var asset: String
    /// The combination of parameters, e.g. "rain"; `nil` when the asset has none.
    public var variant: String?
    /// The entry of its timeline, e.g. "09:00".
    public var entry: String?
    /// The widget family, e.g. "systemSmall".
    public var family: String?
    /// The scene's identifier, e.g. "lock-screen".
    public var scene: String
    /// The wallpaper's name; `nil` where the scene shows none.
    public var wallpaper: String?
    /// The user's tint as `#RRGGBB`; `nil` where the scene does not use it.
    public var tint: String?
    /// The file, relative to the page, with `/`, not percent-encoded. Empty for a scene that was left
    /// out: its notes are shown in the picture's place.
    public var path: String
    /// The same art in full color, relative to the page: what the slider compares with.
    public var fullColorPath: String?
    /// In pixels.
    public var width: Int
    /// In pixels.
    public var height: Int
    /// Pixels a point, at least 1.
    public var scale: Int
    /// How relevant the entry says it is; no unit. Shown beside the entry when finite.
    public var relevance: Double?
    /// What there is to know about this preview, a sentence each.
    public var notes: [String]

    /// A preview.
    public init(
      asset: String, variant: String? = nil, entry: String? = nil, family: String? = nil,
      scene: String, wallpaper: String? = nil, tint: String? = nil, path: String,
      fullColorPath: String? = nil, width: Int, height: Int, scale: Int = 1,
      relevance: Double? = nil, notes: [String] = []
    ) {
      (self.asset, self.variant, self.entry, self.family) = (asset, variant, entry, family)
      (self.scene, self.wallpaper, self.tint) = (scene, wallpaper, tint)
      (self.path, self.fullColorPath) = (path, fullColorPath)
      (self.width, self.height, self.scale) = (width, height, max(1, scale))
      (self.relevance, self.notes) = (relevance, notes)
    }
  }
}
