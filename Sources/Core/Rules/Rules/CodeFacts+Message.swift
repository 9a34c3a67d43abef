// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts

extension CodeFacts {
  /// ` on the tinted Home Screen`, in words for a message.
  var phrase: String { place?.phrase ?? "in accented rendering" }

  /// The lines of what is swallowed: `A.swift:3, A.swift:7 and 2 more`.
  var otherLines: String {
    let shown = others.prefix(3).joined(separator: ", ")
    return others.count > 3 ? "\(shown) and \(others.count - 3) more" : shown
  }
}
