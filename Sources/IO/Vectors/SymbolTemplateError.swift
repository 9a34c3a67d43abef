// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyVocabulary

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

  /// What is wrong and what to do.
  package var fault: FileFault {
    switch self {
    case .tooLarge(let limit):
      FileFault(
        "is larger than \(limit) bytes", fix: "export the symbol again from the SF Symbols app")
    case .broken(let byte):
      FileFault("is not a well-formed SVG", at: .byte(byte), fix: "export the symbol again")
    case .tooDeep(let limit):
      FileFault("is nested deeper than \(limit) elements", fix: "export the symbol again")
    case .noVariants:
      FileFault(
        "has no group named Regular-M, Regular-S or alike",
        fix: "use the template of the SF Symbols app")
    case .noShapes(let found):
      FileFault(
        "has no shapes in its groups" + Self.listed(found), fix: "convert the drawing to outlines")
    case .noInk(let found):
      FileFault("has no shapes" + Self.listed(found), fix: "convert the drawing to outlines")
    case .tooManyPoints(let limit):
      FileFault("has more than \(limit) points", fix: "simplify the drawing")
    case .noGuides(let scale):
      FileFault(
        "has no lines Baseline-\(scale) and Capline-\(scale)",
        fix: "use the template of the SF Symbols app")
    case .unreadableTransform(let text):
      FileFault(
        "has the transform \(text), which is not read", fix: "convert the drawing to outlines")
    case .brokenPath(let variant):
      FileFault("has a path in \(variant) that cannot be read", fix: "export it again")
    }
  }

  /// The same in one line.
  package var description: String { "\(fault)" }

  private static func listed(_ found: [String]) -> String {
    found.isEmpty ? "" : " (only \(found.joined(separator: ", ")))"
  }
}
