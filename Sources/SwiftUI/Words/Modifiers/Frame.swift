// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let frame = ModifierWord(
    "frame", on: "Color.red",
    example: "frame(maxWidth: 80, maxHeight: .infinity, alignment: .leading)"
  ) { call in
    let flexible = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
    guard flexible.contains(where: { call.parts.has($0) }) else {
      return [
        .frame(
          width: call.length("width"), height: call.length("height"), alignment: call.alignment)
      ]
    }
    return [
      .flexibleFrame(
        FlexibleFrame(
          width: FlexibleFrame.Range(
            call.length("minWidth"), ideal: call.length("idealWidth"),
            most: call.length("maxWidth")),
          height: FlexibleFrame.Range(
            call.length("minHeight"), ideal: call.length("idealHeight"),
            most: call.length("maxHeight")),
          alignment: call.alignment))
    ]
  }
}

extension ModifierCall {
  fileprivate func length(_ label: String) -> Double? {
    // One that is not known is not a number where several runs cover what may be shown.
    if code.isCovering, parts[label]?.isUnknown == true { return .nan }
    return parts[label]?.number.flatMap { $0.isNaN ? nil : $0 }
  }
}
