// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ModifierWord {
  static let aspectRatio = ModifierWord(
    "aspectRatio", on: "Color.red", example: "aspectRatio(1.5, contentMode: .fit)"
  ) { call in
    let mode: ContentMode = call.parts["contentMode"]?.word == "fill" ? .fill : .fit
    if let size = call.ui.size(call.parts[0]), size.height > 0 {
      return [.aspectRatio(size.width / size.height, mode)]
    }
    let ratio = call.number.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    return [.aspectRatio(ratio, mode)]
  }

  static let scaledToFill = ModifierWord(
    "scaledToFill", on: #"Image(systemName: "sun.max").resizable()"#, example: "scaledToFill()"
  ) { _ in [.aspectRatio(nil, .fill)] }

  static let scaledToFit = ModifierWord(
    "scaledToFit", on: #"Image(systemName: "sun.max").resizable()"#, example: "scaledToFit()"
  ) { _ in [.aspectRatio(nil, .fit)] }
}
