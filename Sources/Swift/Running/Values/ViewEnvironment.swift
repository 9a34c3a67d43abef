// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyLayout

/// What views read of what is around them: `@Environment`.
package struct ViewEnvironment {
  /// Own and system keys that code set, by the name of their property.
  package var values: [String: SampleValue] = [:]
  /// The objects of `environmentObject` and `environment(_:)`, by the name of their type.
  package var objects: [String: SampleValue] = [:]
  /// The appearance that views around set; `nil`: the situation's.
  package var isDark: Bool?
  /// The font that views around set; `nil`: the body's.
  package var font: FontRequest?
  /// Whether texts are written in capitals, or in small letters; `nil`: as they are.
  package var isUppercase: Bool?
  /// The variants of symbols that views around ask for: `fill`, `circle`.
  package var symbolVariants: [String] = []
  /// The styles of the sources' own for controls, by the modifier that set them: `buttonStyle`.
  package var styles: [String: SampleValue] = [:]
  /// Whether controls are shown without their labels.
  package var hidesLabels = false
  /// What is set of charts, the outermost first.
  package var chartCalls: [ChartCall] = []

  /// What `BackgroundStyle` is; `nil`: the system's.
  package var backgroundStyle: ForegroundStyle?

  /// Nothing set.
  package init() {}
}
