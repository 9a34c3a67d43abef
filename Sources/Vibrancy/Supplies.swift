// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets

/// What a process needs of the system before it can work on anything.
package enum Supplies {
  /// How many of some threads there can be at once.
  package static func threads(of count: Int) -> Int { ThreadSupply.available(of: count) }

  /// How many more files may be open, from 0.
  package static var files: Int { OpenFiles.left }
}
