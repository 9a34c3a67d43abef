// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancySymbols
internal import VibrancyTypography
internal import VibrancyVocabulary

extension LayoutEnvironment {
  /// Sets what the system itself sets for text in accessories of an iPhone: the line above the clock is
  /// 22 points, medium, with small symbols (Calibrated: 6 captures within .2 pt), texts stand on each
  /// other.
  mutating func setAccessory() {
    guard isAccessory, system.isPhone else { return }
    stacksTextTightly = true
    guard family == .accessoryInline else { return }
    font = FontRequest(size: 22, weight: 500)
    symbolScale = .small
  }
}
