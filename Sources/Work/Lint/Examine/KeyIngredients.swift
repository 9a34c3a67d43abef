// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
package import VibrancyCache
internal import VibrancyFacts
internal import VibrancyPreviews
internal import VibrancyReporting
package import VibrancyRules

extension Rule: KeyIngredient {
  /// Adds its name and options: the rest is code.
  package func add(to key: inout KeyBytes) {
    key.add(about.id.rawValue)
    for option in options {
      key.add(option.name)
      key.add(value: option.value)
    }
  }
}

extension PathPatterns: KeyIngredient {
  package func add(to key: inout KeyBytes) { key.add(texts) }
}
