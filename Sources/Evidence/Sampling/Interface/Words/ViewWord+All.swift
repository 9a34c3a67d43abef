// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ViewWord {
  /// All, by name.
  package static let all: [ViewWord] = [
    .divider
  ]
}
