// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts
internal import VibrancyPixels
package import VibrancyRules
internal import VibrancySyntax

/// The edits that people make of a finding about what a widget draws, the best first. Whether one ends it
/// is known when the patched code has been drawn.
package struct TriedEdits {
  /// What adds the ways to end a finding, by its rule.
  private static let makers: [RuleID: @Sendable (inout TriedEdits) -> Void] = [
    .textContrast: { $0.addLabelColors() }, .vibrantInk: { $0.addLabelColors() },
    .textTruncated: { $0.add(".minimumScaleFactor(0.7)", 13) },
    .opaqueShapeSwallows: { edits in
      edits.addToLabels(".widgetAccentable()", 16)
      edits.add(".opacity(0.2)", 13)
    },
    .oneGroupTrack: { $0.add(".opacity(0.3)", 13) },
  ]

  /// The rules of which there are any.
  package static var rules: Set<RuleID> { Set(makers.keys) }

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
    Self.makers[finding.rule]?(&self)
  }

  /// The system's label colors, wherever its color is set.
  private mutating func addLabelColors() {
    // What is grey is meant to stay behind the rest.
    if finding.inks.allSatisfy(\.isGrey) { addLabelColor(".secondary") }
    addLabelColor(".primary")
  }

  private mutating func addLabelColor(_ value: String) {
    var edits: [SourceEdit] = []
    for ink in finding.inks {
      guard let place = ink.place, let line = place.line, let code = chain(place.path),
        let range = code.onlyArgument(of: ["foregroundStyle", "foregroundColor"], inLine: line)
      else { return }
      let edit = SourceEdit(finding, value, 13, place.path, insteadOf: range)
      if !edits.contains(where: edit.isSame) { edits.append(edit) }
    }
    if !edits.isEmpty { ways.append(edits) }
  }

  /// A modifier behind the view that the finding stands at.
  private mutating func add(_ call: String, _ system: Int) {
    let place = finding.location
    guard let line = place.line, let column = place.column, let code = chain(place.path),
      let start = code.token(line: line, column: column), let end = code.endOfChain(from: start)
    else { return }
    ways.append([SourceEdit(finding, call, system, place.path, end)])
  }

  /// A modifier behind what else the finding is about, one after the other.
  private mutating func addToLabels(_ call: String, _ system: Int) {
    for place in finding.evidence where place != CodeLocation(finding.location) {
      guard let line = place.line, let code = chain(place.path),
        let start = code.onlyView(of: ["Text", "Image", "Label"], inLine: line),
        let end = code.endOfChain(from: start)
      else { continue }
      ways.append([SourceEdit(finding, call, system, place.path, end)])
    }
  }

  private func chain(_ path: String) -> SourceChain? {
    guard let bytes = bytes(path), SourceEdit.isPlain(bytes) else { return nil }
    return SourceChain(SourceText(path: path, bytes: bytes), lexed)
  }
}

extension InkCause {
  /// Whether its paint is neither colorful nor near black or white.
  fileprivate var isGrey: Bool {
    guard let color = EncodedColor(hex: String(paint.prefix(7))) else { return false }
    return color.chroma < 0.1 && (0.25..<0.8).contains(color.luma)
  }
}
