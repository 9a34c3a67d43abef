// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let gridColumnAlignment = ModifierWord(
    "gridColumnAlignment", on: #"Text("42")"#, example: "gridColumnAlignment(.trailing)"
  ) { call in
    var cell = GridCell()
    cell.columnAlignment = call.ui.horizontal(call.parts[0])
    return [.gridCell(cell)]
  }
}
