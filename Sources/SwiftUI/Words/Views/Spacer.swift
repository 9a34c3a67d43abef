// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

extension ViewWord {
  /// Room that a stack has left.
  static let spacer = ViewWord("Spacer", example: "Spacer(minLength: 4)") { call in
    call.node(.spacer(minimum: call.parts["minLength"]?.number))
  }
}
