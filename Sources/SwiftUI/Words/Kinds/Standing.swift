// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How far a word of SwiftUI is drawn as a device draws it.
package enum Standing: Sendable, Hashable {
  /// As Apple documents it, or as captures show it.
  case drawn
  /// With something of it simplified: what, in half a sentence that begins with a small letter.
  case simplified(String)
  /// Not at all: a note at its line says so.
  case left

  /// That of modifiers that change colors.
  static let asFilter = simplified("as the CSS filter of its name, on encoded sRGB")
}
