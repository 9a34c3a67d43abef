// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A string literal that is being read.
struct OpenString {
  /// How many `#` surround it.
  var pounds: Int
  var isMultiline: Bool
  /// The index of its token.
  var token: Int
  /// Where its content starts.
  var start: Int
  /// How many parentheses are open in the interpolation that is being read.
  var depth = 0
  var isComputed = false
}
