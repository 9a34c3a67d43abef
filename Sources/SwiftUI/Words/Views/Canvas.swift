// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax

extension ViewWord {
  /// What code draws into a context for the size it gets.
  static let canvas = ViewWord(
    "Canvas",
    example: """
      Canvas { context, size in
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
      }
      """,
    .simplified("without filters, blend modes and symbols of its own")
  ) { call in
    // Runs that cover the code take it as ink that may be anywhere in its place.
    guard let closure = call.parts.content("renderer"), !call.code.isCovering else {
      call.code.note(Gap(spot: call.spot, name: call.name))
      return call.node(.unknown(call.name))
    }
    return call.node(.geometryReader(call.ui.reader(.canvas(closure, call.spot))))
  }
}
