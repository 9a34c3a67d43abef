// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing

/// A picture that people agree about.
struct KnownCase: Sendable, CustomTestStringConvertible {
  let name: String
  let drawing: Drawing

  var testDescription: String { name }
}
