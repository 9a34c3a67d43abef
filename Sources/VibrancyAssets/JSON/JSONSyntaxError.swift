// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a JSON text breaks, and at which byte.
struct JSONSyntaxError: Error, Hashable {
  /// The byte, from 0; that behind the last one if the text ends too early.
  let offset: Int
  /// What is wrong, and after a semicolon what to do.
  let reason: String
}
