// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Where a token stands: its file in the program, and its index there.
package struct Spot: Hashable, Sendable {
  /// A call of a helper: a function, initializer or modifier that the sources add to types of others.
  package struct Use: Hashable, Sendable {
    package let file: Int
    package let token: Int
  }

  package var file: Int
  package var token: Int
  /// The call of the helper that the token stands in, which is the line to edit.
  package var use: Use?

  package init(file: Int, token: Int, use: Use? = nil) {
    (self.file, self.token, self.use) = (file, token, use)
  }

  package func hash(into hasher: inout Hasher) {
    // Many are looked up while code is run: one number is hashed faster than four.
    var place = UInt64(truncatingIfNeeded: file) << 32 ^ UInt64(truncatingIfNeeded: token)
    if let use {
      place ^=
        UInt64(truncatingIfNeeded: use.file) << 48 ^ UInt64(truncatingIfNeeded: use.token) << 16
    }
    hasher.combine(place)
  }

  /// The place of what no source has.
  package static let nowhere = Spot(file: 0, token: 0)

  /// What stands in a helper that is called here is used by.
  package var asUse: Use { use ?? Use(file: file, token: token) }
}
