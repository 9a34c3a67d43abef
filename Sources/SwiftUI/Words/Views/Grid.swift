// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ViewWord {
  /// Rows whose cells stand below each other; any other view spans it.
  static let grid = ViewWord(
    "Grid",
    example:
      #"Grid(alignment: .leading, horizontalSpacing: 4) { GridRow { Text("a"); Text("b") } }"#
  ) { call in
    let parts = call.parts
    var options = GridOptions()
    options.alignment = call.ui.alignment(parts["alignment"]) ?? .center
    options.horizontalSpacing = parts["horizontalSpacing"]?.number
    options.verticalSpacing = parts["verticalSpacing"]?.number
    return call.node(.grid(call.content(), options))
  }
}
