// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Why a template of a symbol cannot be drawn.
package enum SymbolTemplateError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The SVG is larger than so many bytes.
  case tooLarge(limit: Int)
  /// The SVG is not well-formed at a byte, or not UTF-8.
  case broken(byte: Int)
  /// Elements are nested deeper than so many.
  case tooDeep(limit: Int)
  /// No group is named for a weight and a scale, as `Regular-M`.
  case noVariants
  /// The named groups hold no shape; what they hold instead.
  case noShapes(found: [String])
  /// A drawing that is not a template shows no shape; what it holds instead.
  case noInk(found: [String])
  /// Lines and shapes have more than so many points.
  case tooManyPoints(limit: Int)
  /// The lines `Baseline-…` and `Capline-…` of a scale, which a variant needs, are not there.
  case noGuides(scale: String)
  /// The data of a path in a variant cannot be read.
  case brokenPath(variant: String)
  /// A transform cannot be read, or turns.
  case unreadableTransform(String)

  /// What is wrong and what to do, in one line.
  package var description: String {
    switch self {
    case .tooLarge(let limit):
      "is larger than \(limit) bytes; export the symbol again from the SF Symbols app"
    case .broken(let byte): "is not a well-formed SVG at byte \(byte); export the symbol again"
    case .tooDeep(let limit): "is nested deeper than \(limit) elements; export the symbol again"
    case .noVariants:
      "has no group named Regular-M, Regular-S or alike; use the template of the SF Symbols app"
    case .noShapes(let found): "has no shapes in its groups" + Self.listed(found)
    case .noInk(let found): "has no shapes" + Self.listed(found)
    case .tooManyPoints(let limit): "has more than \(limit) points; simplify the drawing"
    case .noGuides(let scale):
      "has no lines Baseline-\(scale) and Capline-\(scale); use the template of the SF Symbols app"
    case .unreadableTransform(let text):
      "has the transform \(text), which is not read; convert the drawing to outlines"
    case .brokenPath(let variant): "has a path in \(variant) that cannot be read; export it again"
    }
  }

  private static func listed(_ found: [String]) -> String {
    (found.isEmpty ? "" : " (only \(found.joined(separator: ", ")))")
      + "; convert the drawing to outlines"
  }
}
