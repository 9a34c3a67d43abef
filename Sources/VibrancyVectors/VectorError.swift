// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Why a vector file was not drawn.
package enum VectorError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The tool that draws it is missing, failed, or went over a limit.
  case helper(HelperError)
  /// No element of the SVG has the id; some groups that it has.
  case unknownGroup(String, known: [String])
  /// The element is never drawn where it stands, being in an element of this name.
  case undrawnGroup(String, inside: String)
  /// The elements of the SVG cannot be told apart.
  case unreadableGroups(reason: String)
  /// The PDF wants a password.
  case encrypted
  /// The PDF has no page.
  case noPages
  /// The page has no width or no height, in the file's own words.
  case noSize(box: String)
  /// The page has too many pixels at a scale, in points; a tool's word for its size, so any number.
  case tooLarge(width: Double, height: Double, scale: Double, limit: Int)
  /// The tool said that all is well, but made no picture.
  case noPicture(HelperTool)

  /// What is wrong and what to do, in one line.
  package var description: String {
    switch self {
    case .helper(let error): error.description
    case .unknownGroup(let id, []):
      "has no element with the id \(Self.quoted(id)), and no named group at all; name one"
    case .unknownGroup(let id, let known):
      "has no element with the id \(Self.quoted(id)); it has "
        + known.map(Self.quoted).joined(separator: ", ")
    case .undrawnGroup(let id, let place):
      "\(Self.quoted(id)) stands in <\(place)>, which is not drawn by itself; name a drawn group"
    case .unreadableGroups(let reason):
      "its groups cannot be told apart: \(reason); save it as plain UTF-8 SVG"
    case .encrypted: "is a PDF with a password; save it without one"
    case .noPages: "is a PDF without a page; export it again"
    case .noSize(let box):
      "is a PDF whose first page has no size (its MediaBox is \(box)); export it again"
    case .tooLarge(let width, let height, let scale, let limit):
      "is \(Self.plain(width)) × \(Self.plain(height)) points, at \(Self.plain(scale)) pixels each: "
        + (max(width, height) * scale > Double(VectorRasterizer.longestSide)
          ? "a side may have at most \(VectorRasterizer.longestSide) px; make the page smaller"
          : "over the limit of \(limit) px; --max-pixels raises it")
    case .noPicture(let tool): "\(tool.name) made no picture of it; export it again"
    }
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  private static func quoted(_ text: String) -> String {
    "'\(HelperMessage(Array(text.utf8)).gist)'"
  }
}
