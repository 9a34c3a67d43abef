// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension ModifierWord {
  /// A share of the container, or what a closure makes of its lengths.
  static let containerRelativeFrame = ModifierWord(
    "containerRelativeFrame", on: "Color.red",
    example: "containerRelativeFrame(.horizontal, count: 2, spacing: 8)"
  ) { call in
    let (code, parts) = (call.code, call.parts)
    var frame = ContainerRelativeFrame(code.axes(parts[0]) ?? .both)
    frame.count = parts["count"]?.whole ?? 1
    frame.span = parts["span"]?.whole ?? 1
    frame.spacing = parts["spacing"]?.number ?? 0
    frame.alignment = code.alignment(parts["alignment"]) ?? .center
    guard let closure = parts.trailing else { return [.containerRelativeFrame(frame)] }
    func length(_ container: Double, _ axis: String) -> Double? {
      let axis = SampleValue.interface(.word("Axis", axis))
      let arguments = [PassedValue(nil, .double(container)), PassedValue(nil, axis)]
      return code.call(closure, arguments, at: call.spot).number
    }
    if frame.axes.horizontal { frame.width = length(code.situation.width, "horizontal") }
    if frame.axes.vertical { frame.height = length(code.situation.height, "vertical") }
    return [.containerRelativeFrame(frame)]
  }
}
