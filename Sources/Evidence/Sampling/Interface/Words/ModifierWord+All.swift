// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ModifierWord {
  /// All, by name.
  package static let all: [ModifierWord] = [
    .containerRelativeFrame, .hueRotation, .opacity,
  ]
}
