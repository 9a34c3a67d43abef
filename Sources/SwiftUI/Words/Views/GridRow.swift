// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ViewWord {
  /// A row of a `Grid`.
  static let gridRow = ViewWord(
    "GridRow", example: #"GridRow(alignment: .top) { Text("a"); Text("b") }"#
  ) { call in
    call.node(
      .gridRow(call.content(), alignment: call.ui.vertical(call.parts["alignment"])))
  }
}
