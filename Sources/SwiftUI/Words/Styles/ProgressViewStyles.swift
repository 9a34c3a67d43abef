// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout

extension StyleWord {
  /// Those of `ProgressView`, by name.
  static let progressViewStyles: [StyleWord] = [
    progressView("automatic", ["DefaultProgressViewStyle"], .automatic),
    progressView("circular", ["CircularProgressViewStyle"], .circular),
    progressView("linear", ["LinearProgressViewStyle"], .linear),
  ]

  private static func progressView(
    _ member: String, _ types: [String], _ style: ProgressIndicator.Style,
    _ standing: Standing = .drawn
  ) -> StyleWord {
    StyleWord(.progressView, member, types, .progressStyle(style), standing)
  }
}
