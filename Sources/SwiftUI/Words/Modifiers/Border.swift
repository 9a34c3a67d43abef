// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let border = ModifierWord(
    "border", on: #"Text("42")"#, example: "border(.red, width: 2)"
  ) { call in
    let width = (call.parts["width"] ?? call.parts[1])?.number ?? 1
    var view = ShapeView(.rectangle, stroke: StrokeStyle(width: width), paint: call.paint)
    view.isBorder = true
    return [.overlay(ViewNode(.shape(view), source: call.source), alignment: .center)]
  }
}
