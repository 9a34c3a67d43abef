// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ViewWord {
  /// Its content is made for the size it gets.
  static let geometryReader = ViewWord(
    "GeometryReader",
    example: "GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }"
  ) { call in
    guard let closure = call.parts.content() else { return ViewNode(.empty) }
    return call.node(.geometryReader(call.ui.reader(.reader(closure, call.spot))))
  }
}
