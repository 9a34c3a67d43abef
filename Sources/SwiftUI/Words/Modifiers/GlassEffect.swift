// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let glassEffect = ModifierWord(
    "glassEffect", on: #"Text("42")"#, example: "glassEffect(.regular, in: .capsule)",
    .simplified("as a plate of thin material, without its tint")
  ) { call in
    if call.parts[0].flatMap({ call.code.caseName($0) }) == "identity" { return [] }
    let shape = call.ui.shape(call.parts["in"], at: call.spot).map { call.ui.kind($0) } ?? .capsule
    let plate = ViewContent.shape(ShapeView(shape, fill: .material(.thin)))
    return [.background(ViewNode(plate, source: call.source), alignment: .center)]
  }
}
