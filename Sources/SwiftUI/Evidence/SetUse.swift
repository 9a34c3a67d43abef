// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What the sources say about one set.
package enum SetUse: Sendable, Hashable, Codable {
  /// They show it, at these places.
  case used([AssetUse])
  /// It is in a catalog of the target of this name, and nothing that is shown names it.
  case unseen(target: String)
  /// No widget has to do with it, as far as the sources say.
  case outside
}
