// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension ViewWord {
  /// A line across a stack.
  static let divider = ViewWord("Divider", example: "Divider()") { $0.node(.divider) }
}
