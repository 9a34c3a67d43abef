// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  /// Apart from the view, where the situation shows it. Of several the outermost is shown, which is
  /// lowered first (Assumed, as with other preferences that views set): what lies on others that differ
  /// is not judged by its color.
  static let containerBackground = ModifierWord(
    "containerBackground", on: #"Text("42")"#,
    example: "containerBackground(.blue.gradient, for: .widget)"
  ) { call in
    let (code, parts) = (call.code, call.parts)
    guard (parts["for"]?.word ?? "widget") == "widget" else { return [] }
    code.asked.insert(.container)
    let isOutermost = !code.interface.hasContainerBackground
    code.interface.hasContainerBackground = true
    guard code.situation.showsBackground else { return [] }
    let background =
      call.backdrop(parts[0]).map { ViewNode(.fill($0), source: call.source) }
      ?? call.node(parts[0] ?? parts.content())
    if isOutermost {
      code.interface.containerBackground = background
    } else if background.content != code.interface.containerBackground?.content {
      code.interface.backgroundsDiffer = true
    }
    return []
  }
}
