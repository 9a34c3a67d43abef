// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySystem

/// A font as someone asks for it.
package struct FontRequest: Sendable, Hashable {
  /// A PostScript, full or family name, without control characters.
  package let name: String
  /// CSS's weight in place of the font's own, `100...900`.
  package let weight: Int?

  /// A font by name.
  package init(name: String, weight: Int? = nil) { (self.name, self.weight) = (name, weight) }
}

/// What fontconfig gives for a request.
package struct FontMatch: Sendable, Hashable {
  /// The font that is drawn with.
  package let face: FontFace
  /// Whether it only stands in for the one asked for, which is not installed.
  package let isStandIn: Bool
}

/// Asks fontconfig for fonts, within a helper's limits.
package struct FontFinder: Sendable {
  private var process = HelperProcess()

  /// A finder.
  package init() { process.environment = HelperProcess.textEnvironment }

  /// The font for a request.
  ///
  /// A PostScript or full name stands for its font alone, any other name for a family, of which the
  /// nearest font is taken.
  package func match(_ request: FontRequest) throws(HelperError) -> FontMatch {
    let name = Self.escaped(request.name)
    var named: FontFace?
    for key in ["postscriptname", "fullname"] where named == nil {
      named = try faces(.fcList, ":\(key)=\(name)").min {
        ($0.file, $0.index) < ($1.file, $1.index)
      }
    }
    var pattern = ":family=\(named.map { Self.escaped($0.family) } ?? name)"
    let weight = request.weight ?? named?.weight ?? 400
    pattern += ":weight=\(Int(FontFace.fontconfigWeight(weight).rounded()))"
    switch named?.style ?? .normal {
    case .normal: pattern += ":slant=0"
    case .italic: pattern += ":slant=100"
    case .oblique: pattern += ":slant=110"
    }
    let output = try text(.fcMatch, pattern)
    guard let (face, families) = Self.faces(in: output).first else {
      throw .failed(.fcMatch, ending: .status(1), line: "no fonts")
    }
    let wanted = Self.plain(named?.family ?? request.name)
    let isThere = families.split(separator: ",").contains { Self.plain(String($0)) == wanted }
    return FontMatch(
      face: face, isStandIn: !isThere && !Self.generics.contains(wanted))
  }

  /// The font that has a letter; `nil` if none has it.
  ///
  /// - Parameters:
  ///   - family: The script's part of the name of a Noto Sans family, which is taken if it is there.
  ///   - language: As BCP 47 has it; empty for none in particular.
  ///   - weight: CSS's.
  func fallback(
    having scalar: Unicode.Scalar, family: String?, language: String, weight: Int, isEmoji: Bool
  ) throws(HelperError) -> FontFace? {
    var pattern =
      isEmoji ? "emoji" : family.map { "Noto Sans \($0),sans\\-serif" } ?? "sans\\-serif"
    pattern += ":charset=\(String(scalar.value, radix: 16))"
    if isEmoji {
      pattern += ":color=true"
    } else {
      pattern += ":slant=0:weight=\(Int(FontFace.fontconfigWeight(weight).rounded()))"
      let tag = Self.fontconfigLanguage(language)
      if !tag.isEmpty { pattern += ":lang=\(Self.escaped(tag))" }
    }
    let found = try faces(.fcMatch, pattern).first
    return found.flatMap { $0.coverage.contains(scalar) ? $0 : nil }
  }

  /// fontconfig's name of a language: its forms of Chinese are called by countries.
  private static func fontconfigLanguage(_ tag: String) -> String {
    let tag = tag.lowercased()
    if tag.hasPrefix("zh-hant") || tag == "zh-hk" || tag == "zh-mo" { return "zh-tw" }
    if tag.hasPrefix("zh") { return tag == "zh-tw" ? tag : "zh-cn" }
    return String(tag.prefix { $0 != "-" && $0 != "_" })
  }

  /// The files of fonts that are installed, each with its version, in the order of their names.
  func list() throws(HelperError) -> [UInt8] { try lines(.fcList, []) }

  /// As above, of those in a folder and below it.
  func list(inFolder folder: String) throws(HelperError) -> [UInt8] { try lines(.fcScan, [folder]) }

  private func lines(_ tool: HelperTool, _ arguments: [String]) throws(HelperError) -> [UInt8] {
    let format = "%{file} %{index} %{fontversion}\n"
    let output = try process.run(tool, ["-f", format] + arguments, input: [])
    return Array(
      output.bytes.split(separator: 0x0A).sorted { $0.lexicographicallyPrecedes($1) }.joined())
  }

  /// The fonts of the files in a folder and below it.
  func faces(inFolder folder: String) throws(HelperError) -> [FontFace] {
    try faces(.fcScan, folder)
  }

  private func faces(_ tool: HelperTool, _ pattern: String) throws(HelperError) -> [FontFace] {
    Self.faces(in: try text(tool, pattern)).map(\.face)
  }

  private func text(_ tool: HelperTool, _ pattern: String) throws(HelperError) -> String {
    let output = try process.run(tool, ["-f", FontFace.format, pattern], input: [])
    return String(decoding: output.bytes, as: UTF8.self)
  }

  private static func faces(in output: String) -> [(face: FontFace, families: Substring)] {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    return stride(from: 0, to: lines.count - FontFace.partCount + 1, by: FontFace.partCount)
      .compactMap { start in
        FontFace(lines[start..<start + FontFace.partCount]).map { ($0, lines[start + 1]) }
      }
  }

  /// Names that stand for whatever font there is.
  private static let generics: Set<String> = [
    "sans", "sans-serif", "serif", "mono", "monospace", "system-ui", "ui-rounded",
  ]

  /// As fontconfig compares names: without case and blanks.
  private static func plain(_ name: String) -> String {
    name.lowercased().filter { !$0.isWhitespace }
  }

  /// A value in a pattern of fontconfig's.
  private static func escaped(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let isPlain = !scalar.isASCII || scalar.properties.isAlphabetic || ("0"..."9") ~= scalar
      if !isPlain { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
