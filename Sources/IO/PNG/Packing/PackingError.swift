// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Why a picture could not be packed.
package enum PackingError: Error, Hashable, Sendable {
  /// There is no memory to compress so many bytes of rows.
  case outOfMemory(bytes: Int)
}
