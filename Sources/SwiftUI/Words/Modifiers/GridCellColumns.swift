// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let gridCellColumns = ModifierWord(
    "gridCellColumns", on: #"Text("42")"#, example: "gridCellColumns(2)"
  ) { call in
    var cell = GridCell()
    if case .integer(let columns)? = call.parts[0] { cell.columns = max(columns, 1) }
    return [.gridCell(cell)]
  }
}
