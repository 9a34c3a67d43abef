// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
package import VibrancyRules
internal import VibrancySyntax

/// The edits that people make of a finding about what a widget draws, the best first. Whether one ends it
/// is known when the patched code has been drawn.
package struct TriedEdits {
  /// The rules of which there are any.
  package static let rules: Set<RuleID> = [
    .textContrast, .vibrantInk, .textTruncated, .opaqueShapeSwallows, .oneGroupTrack,
  ]

  /// The ways to end it, each of one edit or more.
  private(set) var ways: [[SourceEdit]] = []

  private let finding: Finding
  private let lexed: LexedSources
  private let bytes: (String) -> [UInt8]?

  /// - Parameters:
  ///   - lexed: What the run has read of the sources.
  ///   - bytes: Reads a whole file; `nil`: it cannot be read.
  init(
    for finding: Finding, lexed: LexedSources, reading bytes: @escaping (_ path: String) -> [UInt8]?
  ) {
    (self.finding, self.lexed, self.bytes) = (finding, lexed, bytes)
    switch finding.rule {
    case .textContrast, .vibrantInk:
      // What is grey is meant to stay behind the rest.
      if finding.inks.allSatisfy(\.isGrey) { addLabelColor(".secondary") }
      addLabelColor(".primary")
    case .textTruncated: add(".minimumScaleFactor(0.7)", 13, to: finding.location.place)
    case .opaqueShapeSwallows:
      for label in finding.evidence where label != finding.location.place {
        add(".widgetAccentable()", 16, toViewOf: ["Text", "Image", "Label"], at: label)
      }
      add(".opacity(0.2)", 13, to: finding.location.place)
    case .oneGroupTrack: add(".opacity(0.3)", 13, to: finding.location.place)
    case _: break
    }
  }

  /// A label color of the system's, wherever its color is set.
  private mutating func addLabelColor(_ value: String) {
    var edits: [SourceEdit] = []
    for ink in finding.inks {
      guard let place = ink.place, let line = place.line, let code = chain(place.path),
        let range = code.onlyArgument(of: ["foregroundStyle", "foregroundColor"], inLine: line)
      else { return }
      let edit = SourceEdit(finding, value, 15, place.path, insteadOf: range)
      if !edits.contains(where: edit.isSame) { edits.append(edit) }
    }
    if !edits.isEmpty { ways.append(edits) }
  }

  /// A modifier behind the view that begins at a place.
  private mutating func add(_ call: String, _ system: Int, to place: CodeLocation) {
    guard let line = place.line, let column = finding.location.column,
      let code = chain(place.path), let start = code.token(line: line, column: column),
      let end = code.endOfChain(from: start)
    else { return }
    ways.append([SourceEdit(finding, call, system, place.path, end)])
  }

  /// A modifier behind the one view of some kinds in a line.
  private mutating func add(
    _ call: String, _ system: Int, toViewOf names: Set<String>, at place: CodeLocation
  ) {
    guard let line = place.line, let code = chain(place.path),
      let start = code.onlyView(of: names, inLine: line), let end = code.endOfChain(from: start)
    else { return }
    ways.append([SourceEdit(finding, call, system, place.path, end)])
  }

  private func chain(_ path: String) -> SourceChain? {
    guard let bytes = bytes(path), SourceEdit.isPlain(bytes) else { return nil }
    return SourceChain(SourceText(path: path, bytes: bytes), lexed)
  }
}

extension InkCause {
  /// Whether its paint is neither colorful nor near black or white.
  fileprivate var isGrey: Bool {
    guard let code = UInt32(paint.dropFirst().prefix(6), radix: 16) else { return false }
    let channels = [code >> 16, code >> 8 & 255, code & 255]
    let (least, most) = (channels.min() ?? 0, channels.max() ?? 0)
    return most - least < 24 && (64..<208).contains(most)
  }
}

extension Location {
  /// Its line of code.
  fileprivate var place: CodeLocation { CodeLocation(path: path, line: line) }
}
