// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancyTypography

extension ModifierWord {
  static let multilineTextAlignment = ModifierWord(
    "multilineTextAlignment", on: #"Text("Over the Seven Sisters to Birling Gap")"#,
    example: "multilineTextAlignment(.center)"
  ) { call in
    [.environment(.multilineTextAlignment(TextOptions.Alignment(call.parts[0])))]
  }
}

extension TextOptions.Alignment {
  /// `TextAlignment`: where lines begin unless it is known to be another.
  init(_ value: SampleValue?) {
    switch value?.word {
    case "center": self = .center
    case "trailing": self = .trailing
    case _: self = .leading
    }
  }
}
