// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let colorScheme = ModifierWord(
    "colorScheme", "preferredColorScheme", on: #"Text("42")"#, example: "colorScheme(.dark)"
  ) { call in
    guard let name = call.word else { return [] }
    return call.set("colorScheme", .implicit(name, nil, call.spot))
  }
}
