// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyVocabulary

/// A source of a widget target that does not parse.
package struct UnparsableFacts: Sendable, Hashable {
  /// The first defect.
  package var fault: SourceFaultKind
  /// The line of the defect; the path is the file's name.
  package var place: CodeLocation
  /// The column of the defect, from 1.
  package var column: Int
  /// The widgets that are not judged for it, by the names of their types.
  package var widgets: [String]
  /// The name of the target.
  package var target: String

  /// A source.
  package init(
    _ fault: SourceFaultKind, at place: CodeLocation, column: Int, widgets: [String],
    target: String
  ) {
    (self.fault, self.place, self.column) = (fault, place, column)
    (self.widgets, self.target) = (widgets, target)
  }
}
