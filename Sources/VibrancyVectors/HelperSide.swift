// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What the helper finds as its descriptor 3, which it names `/dev/fd/3`.
///
/// A pipe and not a file: nothing is left behind, however we end.
package enum HelperSide: Sendable, Hashable {
  /// Nothing.
  case closed
  /// These bytes to read.
  case input([UInt8])
  /// A place to write a second output.
  case output

  /// What stands for descriptor 3 among the arguments.
  package static let path = "/dev/fd/3"
}
