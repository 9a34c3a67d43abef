// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let gridCellAnchor = ModifierWord(
    "gridCellAnchor", on: #"Text("42")"#, example: "gridCellAnchor(.bottomTrailing)"
  ) { call in
    var cell = GridCell()
    cell.anchor = call.ui.unitPoint(call.parts[0])
    return [.gridCell(cell)]
  }
}
