// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a helper's own words mean, in ours.
///
/// Those words may name places on the machine the tool was built on, quote the file, or be in
/// whatever form its next version chooses: they are matched, and never shown.
struct HelperComplaint: CustomStringConvertible {
  /// As it reads behind "it": `is not well-formed XML`.
  let description: String

  /// What a line means; `nil` if it is none of those known.
  init?(_ line: String) {
    let said = line.lowercased()
    guard let known = Self.known.first(where: { said.contains($0.words) }) else { return nil }
    description = known.meaning + (known.hasPlace ? Self.place(in: said) : "")
  }

  private struct Known {
    let words: String
    let meaning: String
    /// Whether the tool says on which line.
    var hasPlace = false
  }

  /// The first that fits counts.
  private static let known = [
    // librsvg
    Known(words: "input file is too short", meaning: "is empty"),
    Known(words: "does not have <svg> root", meaning: "has no <svg> element at its root"),
    Known(words: "has no dimensions", meaning: "has no size, or one that is not above 0"),
    Known(
      words: "would be larger than 32767", meaning: "would be larger than 32767 px on a side"),
    Known(words: "referenced elements", meaning: "refers to its own elements too many times"),
    Known(words: "number of references", meaning: "refers to its own elements too many times"),
    Known(words: "load more than", meaning: "has more than 1000000 elements"),
    Known(words: "xml parse error", meaning: "is not well-formed XML", hasPlace: true),
    // Poppler
    Known(words: "may not be a pdf", meaning: "is no PDF, or a damaged one"),
    Known(words: "document stream is empty", meaning: "is empty"),
    Known(words: "trailer dictionary", meaning: "is no PDF, or a damaged one"),
    Known(words: "xref", meaning: "is no PDF, or a damaged one"),
    Known(words: "typically too big", meaning: "is too large to be drawn"),
    Known(words: "syntax error", meaning: "is a damaged PDF"),
    Known(words: "wrong page range", meaning: "has no such page"),
    // libjpeg
    Known(words: "premature end of jpeg", meaning: "ends early"),
    Known(words: "premature end of input", meaning: "ends early"),
    Known(words: "corrupt jpeg data", meaning: "has corrupt data"),
    Known(words: "unsupported jpeg process", meaning: "is of a kind that is hardly ever used"),
    Known(words: "unsupported marker", meaning: "is of a kind that is hardly ever used"),
    Known(words: "invalid jpeg", meaning: "has parts in the wrong order or number"),
    Known(words: "bogus", meaning: "has parts that make no sense"),
    Known(words: "not a jpeg", meaning: "is no JPEG"),
    Known(words: "inconsistent progression", meaning: "has parts in the wrong order or number"),
  ]

  /// `at line 3, column 9`, where the tool says so.
  private static func place(in said: String) -> String {
    func number(after word: String) -> Int? {
      said.split(separator: " ").drop { $0 != word }.dropFirst().first.flatMap { Int($0) }
    }
    guard let line = number(after: "line") else { return "" }
    return " at line \(line)" + (number(after: "column").map { ", column \($0)" } ?? "")
  }
}
