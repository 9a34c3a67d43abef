// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyPNG
internal import VibrancyPixels
package import VibrancyScenes

/// Backdrops that tasks share: each is drawn and blurred once, whatever asks for it.
package actor BackdropCache {
  private var shelf = BackdropShelf()

  /// An empty cache.
  package init() {}

  /// How many backdrops were made.
  package var count: Int { shelf.count }

  /// The backdrops of all keys. One is made at a time; who asks for the same waits for it.
  package func backdrops(_ keys: Set<Backdrop.Key>) -> [Backdrop.Key: Backdrop] {
    var found: [Backdrop.Key: Backdrop] = [:]
    for key in keys { found[key] = shelf.backdrop(key) }
    return found
  }
}
