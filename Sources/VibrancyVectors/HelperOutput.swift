// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a helper made.
package struct HelperOutput: Sendable, Hashable {
  /// Its standard output.
  package var bytes: [UInt8] = []
  /// What it wrote to descriptor 3.
  package var side: [UInt8] = []
  /// The status it ended with, one of those accepted.
  package var status = 0
  /// The beginning of its standard error, at most 4096 bytes.
  package var message = HelperMessage([])
}
