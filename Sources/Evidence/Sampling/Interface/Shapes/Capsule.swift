// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension ShapeWord {
  static let capsule = ShapeWord("Capsule", example: "Capsule()") { _, _ in .capsule }
}
