// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ViewWord {
  /// The first of its views that fits what is proposed on its axes.
  static let viewThatFits = ViewWord(
    "ViewThatFits", example: #"ViewThatFits(in: .horizontal) { Text("a long text"); Text("a") }"#
  ) { call in
    call.node(
      .viewThatFits(call.content(), axes: call.ui.axes(call.parts["in"]) ?? .both))
  }
}
