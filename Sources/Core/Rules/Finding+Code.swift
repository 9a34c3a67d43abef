// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension Finding {
  /// `true` if it is about a line of code rather than about art.
  package var isInCode: Bool { rulesOfCode.contains(rule) }
}

/// The rules that judge code.
private let rulesOfCode = Set(
  builtInRules.filter { $0.about.tags.contains("code") }.map { $0.about.id })
