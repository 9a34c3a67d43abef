// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let dynamicTypeSize = ModifierWord(
    "dynamicTypeSize", "sizeCategory", on: #"Text("42")"#, example: "dynamicTypeSize(.xxLarge)",
    .simplified("a range of sizes changes nothing")
  ) { call in
    guard let value = call.parts[0], value.word != nil else { return [] }
    return call.set("dynamicTypeSize", value)
  }
}
