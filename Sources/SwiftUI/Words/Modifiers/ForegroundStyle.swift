// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let foregroundStyle = ModifierWord(
    "foregroundStyle", "foregroundColor", on: #"Label("Rain", systemImage: "cloud.rain")"#,
    example: "foregroundStyle(.blue, .secondary)"
  ) { call in
    let styles = call.parts.all.filter { $0.label == nil }.prefix(3).compactMap {
      call.ui.paint($0.value, at: call.spot)
    }
    return styles.isEmpty ? [] : [.environment(.foregroundStyle(Array(styles)))]
  }
}
