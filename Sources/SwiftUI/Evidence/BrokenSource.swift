// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax
package import VibrancyVocabulary

/// A source of a widget target that no compiler reads, and the widgets that are not judged for it.
package struct BrokenSource: Sendable, Hashable, Codable {
  /// The first defect.
  package let place: SourcePlace
  /// The kind of the defect.
  package let kind: SourceFaultKind
  /// The names of the widgets that stand in the source, or show what stands in it, in order.
  package var widgets: [String]
  /// The paths of the sources that these widgets are made of, its own included: what was found in them
  /// before is not known now.
  package var paths: Set<String>
  /// The name of the target.
  package let target: String
}

// Kept for the next run by its raw value.
extension SourceFaultKind: Codable {}
