// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ModifierWord {
  static let visualEffect = ModifierWord(
    left: "visualEffect", on: #"Text("42")"#,
    example: "visualEffect { content, geometry in content.offset(x: geometry.size.width / 2) }")
}
