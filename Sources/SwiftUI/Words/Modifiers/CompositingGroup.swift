// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension ModifierWord {
  static let compositingGroup = ModifierWord(
    "compositingGroup", "drawingGroup", on: "ZStack { Circle(); Capsule() }",
    example: "compositingGroup()"
  ) { _ in [.compositingGroup] }
}
