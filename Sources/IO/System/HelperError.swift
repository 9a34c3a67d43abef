// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyVocabulary

/// Why a helper brought no result.
package enum HelperError: Error, Sendable, Hashable, CustomStringConvertible {
  /// It is not installed.
  case missing(HelperTool)
  /// It is there, but the system would not start it; in the system's words.
  case notStarted(HelperTool, reason: String)
  /// It gave up: how it ended, and the first thing it said; see `HelperComplaint`.
  case failed(HelperTool, ending: HelperEnding, line: String)
  /// It ran for longer than it may, by the clock.
  case timeout(HelperTool, seconds: Double)
  /// It used up its processor time.
  case tooMuchWork(HelperTool, cpuSeconds: Int)
  /// It put out more than it may.
  case tooMuchOutput(HelperTool, bytes: Int)
  /// It wanted more memory than it may have.
  case tooMuchMemory(HelperTool, bytes: Int)

  /// What is wrong and what to do.
  package var fault: FileFault {
    switch self {
    case .missing(let tool):
      FileFault(
        "\(tool.name) is not installed",
        fix: "apt-get install \(tool.aptPackage),"
          + " or brew install \(tool.brewFormula)")
    case .notStarted(let tool, let reason):
      FileFault("\(tool.name) could not be started: \(reason)", fix: "check that it runs by itself")
    case .failed(let tool, .status(let code), let line):
      if let complaint = HelperComplaint(line) {
        FileFault(
          "\(tool.name) cannot read it: it \(complaint)", fix: "fix the file, or export it again")
      } else {
        FileFault(
          "\(tool.name) cannot read it, and \(HelperEnding.status(code))", fix: "export it again")
      }
    case .failed(let tool, let ending, _):
      FileFault(
        "\(tool.name) broke down on it: it \(ending)", fix: "export it again, or simplify it")
    case .timeout(let tool, let seconds):
      FileFault(
        "\(tool.name) took longer than \(Self.plain(seconds)) s and was ended",
        fix: "simplify the file")
    case .tooMuchWork(let tool, let seconds):
      FileFault(
        "\(tool.name) used \(seconds) s of processor time and was ended", fix: "simplify the file")
    case .tooMuchOutput(let tool, let bytes):
      FileFault(
        "\(tool.name) put out more than \(Self.size(bytes)) and was ended",
        fix: "make the picture smaller")
    case .tooMuchMemory(let tool, let bytes):
      FileFault(
        "\(tool.name) needs more than \(Self.size(bytes)) of memory",
        fix: "make the picture smaller, or simplify it")
    }
  }

  /// The same in one line.
  package var description: String { "\(fault)" }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }

  private static func size(_ bytes: Int) -> String {
    bytes % (1 << 20) == 0 ? "\(bytes >> 20) MiB" : "\(bytes) bytes"
  }
}

/// What a helper's own words mean, in ours.
///
/// Those words may name places on the machine the tool was built on, quote the file, or be in
/// whatever form its next version chooses: they are matched, and never shown.
package struct HelperComplaint: CustomStringConvertible {
  /// As it reads behind "it": `is not well-formed XML`.
  package let description: String

  /// What a line means; `nil` if it is none of those known.
  package init?(_ line: String) {
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
    Known(words: "may not be a pdf", meaning: "is not a PDF, or a damaged one"),
    Known(words: "document stream is empty", meaning: "is empty"),
    Known(words: "trailer dictionary", meaning: "is not a PDF, or a damaged one"),
    Known(words: "xref", meaning: "is not a PDF, or a damaged one"),
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
    Known(words: "not a jpeg", meaning: "is not a JPEG"),
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

/// What a helper said on its standard error.
package struct HelperMessage: Sendable, Hashable {
  /// Its lines that are not blank, without control characters, each at most 200 characters.
  package let lines: [String]

  /// The lines of some bytes; what is not UTF-8 is replaced.
  package init(_ bytes: some Collection<UInt8>) {
    lines = bytes.split(whereSeparator: { $0 == 10 || $0 == 13 }).compactMap { bytes in
      let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
      // Right-to-left marks and the like are format characters.
      let plain = scalars.filter {
        $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
      }
      let line = String(String.UnicodeScalarView(plain.prefix(200)))
      return line.allSatisfy(\.isWhitespace) ? nil : line
    }
  }

  /// The first line that is no mere warning, else the first line; empty if there is none.
  package var gist: String {
    lines.first { !$0.lowercased().contains("warning") } ?? lines.first ?? ""
  }

  /// Whether a line contains some text, whatever the case.
  ///
  /// - Parameter text: In small letters.
  package func mentions(_ text: String) -> Bool {
    lines.contains { $0.lowercased().contains(text) }
  }

  /// Whether it says that memory ran out, in the words of the tools and of the libraries below.
  package var isAboutMemory: Bool {
    [
      "nomemory", "no memory", "out of memory", "insufficient memory", "memory allocation of",
      "failed to allocate", "cannot allocate memory", "bad_alloc",
    ].contains { mentions($0) }
  }
}
