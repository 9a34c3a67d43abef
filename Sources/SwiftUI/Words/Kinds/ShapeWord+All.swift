// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ShapeWord {
  /// All, by name.
  package static let all: [ShapeWord] = [
    .capsule, .circle, .concentricRectangle, .containerRelativeShape, .ellipse, .rectangle,
    .roundedRectangle, .unevenRoundedRectangle,
  ]
}
