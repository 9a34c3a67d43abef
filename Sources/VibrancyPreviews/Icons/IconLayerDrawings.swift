// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The vectors of one icon bundle as PNG files, which its looks share.
package struct IconLayerDrawings: Sendable {
  /// Which picture, and how large.
  struct Key: Hashable, Sendable {
    let name: String
    let width: Int
    let height: Int
  }

  var pngs: [Key: [UInt8]] = [:]

  /// None yet.
  package init() {}
}
