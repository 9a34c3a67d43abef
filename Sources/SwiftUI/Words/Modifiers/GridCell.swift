// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let gridCellAnchor = ModifierWord(
    "gridCellAnchor", on: #"Text("42")"#, example: "gridCellAnchor(.bottomTrailing)"
  ) { call in
    var cell = GridCell()
    cell.anchor = call.code.swiftUI.unitPoint(call.parts[0])
    return [.gridCell(cell)]
  }

  static let gridCellColumns = ModifierWord(
    "gridCellColumns", on: #"Text("42")"#, example: "gridCellColumns(2)"
  ) { call in
    var cell = GridCell()
    if case .integer(let columns)? = call.parts[0] { cell.columns = max(columns, 1) }
    return [.gridCell(cell)]
  }

  static let gridCellUnsizedAxes = ModifierWord(
    "gridCellUnsizedAxes", on: "Divider()", example: "gridCellUnsizedAxes(.horizontal)"
  ) { call in
    var cell = GridCell()
    cell.unsizedAxes =
      call.code.swiftUI.axes(call.parts[0]) ?? Axes(horizontal: false, vertical: false)
    return [.gridCell(cell)]
  }

  static let gridColumnAlignment = ModifierWord(
    "gridColumnAlignment", on: #"Text("42")"#, example: "gridColumnAlignment(.trailing)"
  ) { call in
    var cell = GridCell()
    cell.columnAlignment = call.code.swiftUI.horizontal(call.parts[0])
    return [.gridCell(cell)]
  }
}
