// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ViewWord {
  /// Views on top of each other.
  static let zStack = ViewWord(
    "ZStack", example: #"ZStack(alignment: .bottom) { Circle(); Text("a") }"#
  ) { $0.onTopOfEachOther() }
}

extension ViewCall {
  /// Its content on top of each other.
  func onTopOfEachOther() -> ViewNode {
    let alignment = ui.alignment(parts["alignment"]) ?? .center
    return node(.zStack(content(), alignment: alignment))
  }
}
