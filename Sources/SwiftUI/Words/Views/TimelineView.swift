// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax

extension ViewWord {
  /// Its content as of the time that is drawn.
  static let timelineView = ViewWord(
    "TimelineView",
    example: "TimelineView(.everyMinute) { context in Text(context.date, style: .time) }"
  ) { $0.inTime() }
}

extension ViewCall {
  /// Its content at one time, which it is given.
  func inTime() -> ViewNode {
    let context = SampleValue.interface(.word("TimelineViewContext", "context"))
    return asGroup(ui.nodes(parts.content(), [PassedValue(nil, context)], at: spot))
  }
}
