// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyVocabulary

extension ProjectTarget.Platform {
  /// Whether the system shows a widget's content in a family only with a container background. Who
  /// lists no families means those of the Home Screen.
  ///
  /// Documented: Apple, "Displaying the right widget background": since iOS 17 and watchOS 10 content
  /// without one is not shown.
  ///
  /// - Parameter isListed: Whether the widget lists the families it supports.
  package func needsBackground(in family: Family, isListed: Bool) -> Bool {
    family != .accessoryInline && (isListed || !family.isAccessory)
  }
}
