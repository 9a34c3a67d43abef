// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON

/// A widget description that was read, with the places of everything in its file.
package struct WidgetFile: Sendable {
  /// What it says.
  package let description: WidgetDescription
  let document: JSONDocument

  /// Reads a description's bytes.
  ///
  /// - Parameters:
  ///   - path: The file's path as the user knows it; errors name it.
  ///   - isOutside: Whether it lies outside of its input, so that errors tell nothing of it.
  /// - Throws: All that is no JSON5, no known key, of the wrong type or over a limit.
  package init(
    _ bytes: [UInt8], path: String, limits: DescriptionLimits = DescriptionLimits(),
    isOutside: Bool = false
  ) throws(JSONError) {
    document = JSONDocument(bytes, path: path, isOutside: isOutside)
    let mistakes = JSONMistakes(of: document)
    let description = mistakes.root.flatMap { WidgetDescription($0, limits: limits) }
    try mistakes.check()
    guard let description else { preconditionFailure("what is no description was not told") }
    self.description = description
  }

  /// The path as the user knows it.
  package var path: String { document.path }
}
