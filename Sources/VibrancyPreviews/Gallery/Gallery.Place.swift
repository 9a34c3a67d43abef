// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON

extension Gallery {
  /// What is known of a scene: how the page names and sorts it.
  public struct Place: Sendable, Hashable {
    /// The scene's identifier, e.g. "lock-screen".
    public var id: String
    /// What it shows, e.g. "iPhone Lock Screen".
    public var title: String
    /// The rendering mode, e.g. "vibrant"; scenes are listed by it.
    public var mode: String

    /// A scene's name and mode.
    public init(id: String, title: String, mode: String) {
      (self.id, self.title, self.mode) = (id, title, mode)
    }

    /// The place as JSON.
    var json: JSONValue { ["id": .text(id), "title": .text(title), "mode": .text(mode)] }
  }
}
