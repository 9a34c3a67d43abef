// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyEvidence
internal import VibrancyFacts
package import VibrancyRules
package import VibrancySyntax

/// A modifier that is to be added to a line of Swift, or given another value; nothing is written.
package struct SourceEdit: Sendable, Hashable {
  /// The finding that it ends.
  package let finding: Finding
  /// The call that is added.
  let call: String
  /// The first iOS that knows it.
  let firstSystem: Int
  /// The file, as reports print it.
  package let path: String
  /// Behind which byte of the file it goes.
  let offset: Int
  /// As many bytes behind it are replaced.
  let removedCount: Int
  /// The inserted text, a line break in front included where it gets a line of its own.
  let text: [UInt8]

  /// The first iOS that has widgets.
  private static let firstOfWidgets = 14

  /// The edit's requirement, a sentence; `nil`: it has none.
  package var note: String? {
    guard firstSystem > Self.firstOfWidgets else { return nil }
    let name = call.dropFirst().prefix { $0 != "(" }
    return "\(name) is there from iOS \(firstSystem) on; for older systems put it behind "
      + "'if #available(iOS \(firstSystem), *)'"
  }

  /// Returns `true` if both insert at one place.
  func isSame(as other: SourceEdit) -> Bool { path == other.path && offset == other.offset }

  /// The rules whose findings it may end.
  package static let rules = inCode.union(ofArt)
  /// Those of which the finding stands at the code.
  private static let inCode: Set<RuleID> = [
    .photoWithoutAccentedMode, .missingContainerBackground,
  ]
  /// Those of them that a container background ends; an accented rendering mode ends the others.
  package static let ofBackgrounds: Set<RuleID> = [.missingContainerBackground]
  /// Those of which the code that shows the art is the finding's evidence.
  static let ofArt: Set<RuleID> = [.accentedSolidBlock, .accentedDetailLoss]

  /// The edits for a finding.
  ///
  /// - Parameters:
  ///   - lexed: What the run has read of the sources.
  ///   - bytes: Reads a whole file; `nil`: it cannot be read.
  /// - Returns: None where the code is not written in a way that one can add to without reading on,
  ///   or where a terminal would obey what stands in it.
  package static func edits(
    for finding: Finding, lexed: LexedSources, reading bytes: (_ path: String) -> [UInt8]?
  ) -> [SourceEdit] {
    let place = finding.location
    if inCode.contains(finding.rule), let line = place.line, let column = place.column {
      guard let bytes = bytes(place.path), isPlain(bytes) else { return [] }
      let code = SourceChain(SourceText(path: place.path, bytes: bytes), lexed)
      guard let start = code.token(line: line, column: column) else { return [] }
      if ofBackgrounds.contains(finding.rule) {
        return code.endOfContent(ofConfigurationAt: start).map {
          [
            SourceEdit(
              finding, ".containerBackground(.fill.tertiary, for: .widget)", 17, place.path, $0)
          ]
        } ?? []
      }
      return code.endOfImage(from: start).map { [accented(finding, place.path, $0)] } ?? []
    }
    guard ofArt.contains(finding.rule) else { return [] }
    return finding.evidence.compactMap { location in
      let path = location.path
      guard let line = location.line, let bytes = bytes(path), isPlain(bytes) else { return nil }
      let code = SourceChain(SourceText(path: path, bytes: bytes), lexed)
      guard let start = code.onlyView(of: ["Image"], inLine: line) else { return nil }
      return code.endOfImage(from: start).map { accented(finding, path, $0) }
    }
  }

  private static func accented(
    _ finding: Finding, _ path: String, _ end: SourceChain.End
  ) -> SourceEdit {
    SourceEdit(finding, ".widgetAccentedRenderingMode(.desaturated)", 18, path, end)
  }

  /// A modifier at the end of a chain.
  init(
    _ finding: Finding, _ call: String, _ system: Int, _ path: String, _ end: SourceChain.End
  ) {
    self.init(
      finding, call, system, path, insteadOf: end.offset..<end.offset, lead: end.lead)
  }

  /// Another value for a modifier.
  init(
    _ finding: Finding, _ call: String, _ system: Int, _ path: String, insteadOf range: Range<Int>,
    lead: String = ""
  ) {
    (self.finding, self.path, self.call, firstSystem) = (finding, path, call, system)
    (offset, removedCount) = (range.lowerBound, range.count)
    text = Array((lead + call).utf8)
  }

  /// A file, or lines of it, with edits of it.
  static func applied(_ edits: [SourceEdit], to bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    // From the back, so that offsets stay true.
    for edit in edits.sorted(by: { $0.offset > $1.offset }) {
      bytes.replaceSubrange(edit.offset..<edit.offset + edit.removedCount, with: edit.text)
    }
    return bytes
  }

  /// Returns `true` if the text of a file may be printed as it is: a patch cannot escape what it
  /// holds.
  static func isPlain(_ bytes: [UInt8]) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control: ["\t", "\n", "\r"].contains(scalar)
      case .format: scalar == "\u{FEFF}" || scalar == "\u{200D}"
      default: true
      }
    }
  }
}

/// The chains of calls in a file of Swift, as its tokens show them.
struct SourceChain {
  /// The place at which a chain can be continued.
  struct End {
    let offset: Int
    /// The text before the next modifier: nothing, or a line break and an indent.
    let lead: String
  }

  private let bytes: [UInt8]
  private let tokens: [Token]

  init(_ text: SourceText, _ lexed: LexedSources) {
    (bytes, tokens) = (text.bytes, lexed.tokens(of: text))
  }

  /// The token at a place; both count from 1.
  func token(line: Int, column: Int) -> Int? {
    let table = LineTable(bytes)
    return tokens.firstIndex { token in
      let position = table.position(at: Int(token.offset))
      return position.line == line && position.column == column
    }
  }

  /// The one call in a line of which something holds.
  private func onlyCall(inLine line: Int, where holds: (Int) -> Bool) -> Int? {
    let table = LineTable(bytes)
    let found = tokens.indices.filter { index in
      tokens[index].kind == .word && isMark("(", index + 1) && holds(index)
        && table.position(at: Int(tokens[index].offset)).line == line
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The view of some kinds that a line shows, if it is one alone.
  func onlyView(of names: Set<String>, inLine line: Int) -> Int? {
    onlyCall(inLine: line) { names.contains(text($0)) }
  }

  /// The modifiers of an image that leave it one: only behind these comes what is an image's own.
  private static let ofImages: Set<String> = [
    "resizable", "renderingMode", "interpolation", "antialiased", "symbolRenderingMode",
  ]

  /// The end of `Image(…)` with the modifiers that leave it an image.
  func endOfImage(from start: Int) -> End? {
    guard text(start) == "Image", var last = close(of: start + 1), isMark("(", start + 1) else {
      return nil
    }
    while isMark(".", last + 1), Self.ofImages.contains(text(last + 2)), isMark("(", last + 3),
      let next = close(of: last + 3)
    {
      last = next
    }
    if saysRendering(behind: last) { return nil }
    return end(behind: last, ofChainFrom: start)
  }

  /// Returns `true` if a modifier behind a token says how the image is accented: SwiftUI's, or a
  /// helper of the app's own that is called like it.
  private func saysRendering(behind token: Int) -> Bool {
    var last = token
    while isMark(".", last + 1) {
      if text(last + 2).lowercased().contains("accentedrendering") { return true }
      last += 2
      while let next = close(of: last + 1) { last = next }
    }
    return false
  }

  private static let configurations: Set<String> = [
    "StaticConfiguration", "AppIntentConfiguration", "IntentConfiguration",
  ]

  /// The end of a view with its modifiers.
  func endOfChain(from start: Int) -> End? {
    endOfView(from: start).map { end(behind: $0, ofChainFrom: start) }
  }

  /// The bytes of the one argument of the one call of some modifiers in a line; `nil` where a condition
  /// chooses it, or it goes on in another line.
  func onlyArgument(of names: Set<String>, inLine line: Int) -> Range<Int>? {
    let call = onlyCall(inLine: line) { names.contains(text($0)) && isMark(".", $0 - 1) }
    guard let call, let close = close(of: call + 1), close > call + 2 else { return nil }
    let inside = call + 2..<close
    let isPlain = !inside.contains { index in
      isMark("?", index) || isMark(",", index) && depth(inside.lowerBound, index) == 0
    }
    let range = tokens[inside.lowerBound].range.lowerBound..<tokens[close].range.lowerBound
    return isPlain && !bytes[range].contains(UInt8(ascii: "\n")) ? range : nil
  }

  /// The end of the one view that the configuration of a widget shows.
  ///
  /// - Parameter name: The token of the configuration's name.
  func endOfContent(ofConfigurationAt name: Int) -> End? {
    guard Self.configurations.contains(text(name)), isMark("(", name + 1),
      let arguments = close(of: name + 1), isMark("{", arguments + 1),
      let end = close(of: arguments + 1)
    else { return nil }
    var first = arguments + 2
    if let word = (first..<end).prefix(8).first(where: { text($0) == "in" }) { first = word + 1 }
    guard let last = endOfView(from: first), last + 1 == end else { return nil }
    let next = self.end(behind: last, ofChainFrom: first)
    guard next.lead.isEmpty, tokens[first].startsLine else { return next }
    // One step further in than the view itself, as that is than what holds it.
    let (outer, inner) = (indent(of: name), indent(of: first))
    let step = inner.hasPrefix(outer) ? String(inner.dropFirst(outer.count)) : "  "
    return End(offset: next.offset, lead: newline + inner + step)
  }

  /// The last token of a view with its modifiers: `Name(…) { … }.modifier(…)`.
  private func endOfView(from start: Int) -> Int? {
    let name = text(start)
    guard tokens.indices.contains(start), tokens[start].kind == .word,
      let letter = name.unicodeScalars.first, letter.properties.isUppercase
    else { return nil }
    var last = start
    var isOpen = true
    while isOpen {
      isOpen = false
      while isMark("(", last + 1) || isMark("{", last + 1), let next = close(of: last + 1) {
        (last, isOpen) = (next, true)
      }
      if isMark(".", last + 1), tokens.indices.contains(last + 2), tokens[last + 2].kind == .word {
        (last, isOpen) = (last + 2, true)
      }
    }
    return last == start ? nil : last
  }

  /// The end of the chain behind a token: on a line of its own where its other modifiers have one.
  private func end(behind last: Int, ofChainFrom start: Int) -> End {
    let offset = tokens[last].range.upperBound
    // As a modifier of it stands that begins a line, in front of it or behind it.
    let dot = (start...last + 1).last {
      isMark(".", $0) && tokens[$0].startsLine && depth(start, $0) == 0
    }
    guard let dot else { return End(offset: offset, lead: "") }
    return End(offset: offset, lead: newline + indent(of: dot))
  }

  /// The number of brackets that are open between two tokens.
  private func depth(_ start: Int, _ end: Int) -> Int {
    (start..<end).reduce(0) { depth, index in
      if ["(", "[", "{"].contains(where: { isMark($0, index) }) { return depth + 1 }
      return [")", "]", "}"].contains(where: { isMark($0, index) }) ? depth - 1 : depth
    }
  }

  /// The token that closes the bracket at an index.
  private func close(of open: Int) -> Int? {
    guard ["(", "[", "{"].contains(where: { isMark($0, open) }) else { return nil }
    var depth = 0
    for index in tokens.indices[open...] {
      if ["(", "[", "{"].contains(where: { isMark($0, index) }) { depth += 1 }
      if [")", "]", "}"].contains(where: { isMark($0, index) }) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private func isMark(_ mark: Unicode.Scalar, _ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .mark && text(index) == String(mark)
  }

  private func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  private var newline: String {
    guard let feed = bytes.firstIndex(of: 0x0A) else { return "\n" }
    return feed > 0 && bytes[feed - 1] == 0x0D ? "\r\n" : "\n"
  }

  private func indent(of index: Int) -> String {
    let offset = Int(tokens[index].offset)
    let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return String(
      decoding: bytes[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }
}
