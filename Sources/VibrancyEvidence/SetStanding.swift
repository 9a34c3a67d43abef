// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What the sources say about one set.
public enum SetStanding: Sendable, Hashable {
  /// They show it, at these places.
  case used([AssetUse])
  /// It is in a catalog of the target with this folder, and nothing there names it.
  case unnamed(target: String)
  /// As unnamed, but the target computes names, and this may be one.
  case possible(target: String)
  /// No widget has to do with it, as far as the sources say.
  case outside
}
