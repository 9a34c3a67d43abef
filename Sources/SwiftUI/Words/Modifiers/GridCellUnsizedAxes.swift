// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let gridCellUnsizedAxes = ModifierWord(
    "gridCellUnsizedAxes", on: "Divider()", example: "gridCellUnsizedAxes(.horizontal)"
  ) { call in
    var cell = GridCell()
    cell.unsizedAxes =
      call.ui.axes(call.parts[0]) ?? Axes(horizontal: false, vertical: false)
    return [.gridCell(cell)]
  }
}
