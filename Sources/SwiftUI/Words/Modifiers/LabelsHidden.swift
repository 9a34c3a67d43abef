// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning

extension ModifierWord {
  static let labelsHidden = ModifierWord(
    "labelsHidden", on: #"Toggle("Rain", isOn: .constant(true))"#, example: "labelsHidden()"
  ) { call in
    call.code.environment.hidesLabels = true
    return []
  }
}
