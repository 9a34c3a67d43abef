// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyScenes

/// Backdrops by what they depend on: each is drawn and blurred once, whatever asks for it.
package actor BackdropCache {
  private var made: [Backdrop.Key: Backdrop] = [:]

  /// An empty cache.
  package init() {}

  /// How many backdrops were made.
  package private(set) var count = 0

  /// The backdrops of all keys. One is made at a time; who asks for the same waits for it.
  package func backdrops(_ keys: Set<Backdrop.Key>) -> [Backdrop.Key: Backdrop] {
    for key in keys where made[key] == nil {
      made[key] = Backdrop(key)
      count += 1
    }
    return made.filter { keys.contains($0.key) }
  }
}
