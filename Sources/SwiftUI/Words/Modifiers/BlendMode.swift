// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension ModifierWord {
  static let blendMode = ModifierWord(
    "blendMode", on: "Circle().fill(.red)", example: "blendMode(.multiply)",
    .simplified("some modes, such as `difference` and `hue`, as `normal`")
  ) { call in call.word.flatMap { SystemWords.blend($0) }.map { [.blend($0)] } ?? [] }
}
