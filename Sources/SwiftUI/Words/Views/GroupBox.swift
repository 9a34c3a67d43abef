// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension ViewWord {
  static let groupBox = ViewWord(
    "GroupBox", example: #"GroupBox("a") { Text("b") }"#,
    .simplified("its label above its content, padded: without a box behind them")
  ) { call in
    let label = call.heading("label")
    return call.node(
      .vStack(label + call.content(), alignment: .leading, spacing: nil), [.padding(.standard)])
  }
}
