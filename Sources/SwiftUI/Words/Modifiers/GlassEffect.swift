// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ModifierWord {
  static let glassEffect = ModifierWord(
    left: "glassEffect", on: #"Text("42")"#, example: "glassEffect(.regular, in: .capsule)")
}
