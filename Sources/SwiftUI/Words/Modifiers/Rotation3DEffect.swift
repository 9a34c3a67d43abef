// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ModifierWord {
  static let rotation3DEffect = ModifierWord(
    left: "rotation3DEffect", on: #"Text("42")"#,
    example: "rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))")
}
