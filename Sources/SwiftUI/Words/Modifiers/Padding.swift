// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let padding = ModifierWord(
    "padding", on: #"Text("42")"#, example: "padding([.horizontal, .top], 12)"
  ) { call in [.padding(call.insets)] }

  static let safeAreaPadding = ModifierWord(
    "safeAreaPadding", "scenePadding", on: #"Text("42")"#, example: "safeAreaPadding(.bottom, 8)",
    .simplified("as padding")
  ) { call in [.padding(call.insets)] }
}

extension ModifierCall {
  fileprivate var insets: Insets {
    if let insets = ui.insets(parts[0]) { return insets }
    if let length = parts[0]?.number, ui.edges(parts[0]) == nil {
      return Insets(all: length)
    }
    let length = parts[1]?.number ?? Insets.standardLength
    let edges = ui.edges(parts[0]) ?? [true, true, true, true]
    return Insets(
      top: edges[0] ? length : 0, leading: edges[1] ? length : 0, bottom: edges[2] ? length : 0,
      trailing: edges[3] ? length : 0)
  }
}
