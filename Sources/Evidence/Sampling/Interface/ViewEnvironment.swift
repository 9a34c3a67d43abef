// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What views read of what is around them: `@Environment`.
package struct ViewEnvironment {
  /// Own and system keys that code set, by the name of their property.
  package var values: [String: SampleValue] = [:]
  /// The objects of `environmentObject` and `environment(_:)`, by the name of their type.
  package var objects: [String: SampleValue] = [:]

  /// Nothing set.
  package init() {}
}
