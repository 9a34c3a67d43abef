// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ViewWord {
  /// A label at the leading edge and a value at the trailing one.
  static let labeledContent = ViewWord(
    "LabeledContent", example: #"LabeledContent("a", value: "b")"#
  ) { call in
    let (code, parts) = (call.code, call.parts)
    let label = call.heading("label")
    var value = call.content()
    if let written = parts["value"] {
      let format = parts["format"]
      let text =
        format.map { code.swiftUI.formatted(written, $0, at: call.spot) }
        ?? code.operations.printed(written)
      value = [code.swiftUI.lowered(TextValue([.init(text)], at: call.spot))]
    }
    return call.node(
      .hStack(
        label + [ViewNode(.spacer(minimum: nil))] + value, alignment: .center, spacing: nil))
  }
}
