// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let activityBackgroundTint = ModifierWord(
    "activityBackgroundTint", on: #"Text("42")"#, example: "activityBackgroundTint(.indigo)"
  ) { call in
    // The outer one comes first, and counts (Assumed: as preferences do).
    call.code.interface.activityBackground = call.code.interface.activityBackground ?? call.paint
    return []
  }
}
