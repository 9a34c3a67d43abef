// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyTypography

extension ModifierWord {
  static let truncationMode = ModifierWord(
    "truncationMode", on: #"Text("Over the Seven Sisters to Birling Gap").lineLimit(1)"#,
    example: "truncationMode(.middle)"
  ) { call in
    switch call.word {
    case "head": [.environment(.truncation(.head))]
    case "middle": [.environment(.truncation(.middle))]
    case _: [.environment(.truncation(.tail))]
    }
  }
}
