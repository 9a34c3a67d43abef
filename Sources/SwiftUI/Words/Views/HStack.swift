// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ViewWord {
  /// Views beside each other.
  static let hStack = ViewWord(
    "HStack", "LazyHStack",
    example: #"HStack(alignment: .top, spacing: 4) { Text("a"); Text("b") }"#
  ) { call in
    let alignment = call.ui.vertical(call.parts["alignment"]) ?? .center
    let spacing = call.parts["spacing"]?.number
    return call.node(.hStack(call.content(), alignment: alignment, spacing: spacing))
  }
}
