// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What is wrong with a document, gathered while it is read.
///
/// Decoders are handed its cursors, keep what is wrong and go on; `check()` throws in the end. For
/// one reading on one thread.
package final class JSONMistakes {
  /// Which part of an entry is wrong.
  package enum Part: Sendable { case key, value }

  private let document: JSONDocument
  private var kept: [JSONMistake]
  private var known: Set<JSONMistake>

  /// What is wrong with the text itself, and all that is added.
  package init(of document: JSONDocument) {
    (self.document, kept, known) = (document, document.mistakes, Set(document.mistakes))
  }

  /// As for the document that a value is in: to read the value again.
  package convenience init(around node: JSONNode) { self.init(of: node.document) }

  /// The document, to be read; `nil` if there is nothing that could be one, which is reported.
  package var root: JSONCursor? { document.root.map { JSONCursor(at: $0, reporting: self) } }

  /// A value of the document, to be read.
  package func cursor(at node: JSONNode) -> JSONCursor { JSONCursor(at: node, reporting: self) }

  /// Whether no more mistakes are kept, so that nothing needs to be looked for.
  package var isFull: Bool { kept.count >= JSONParser.mostSlips }

  /// Whether nothing is wrong so far.
  package var isEmpty: Bool { kept.isEmpty }

  /// What is wrong so far.
  package var all: [JSONMistake] { kept }

  /// Keeps a mistake, once; what is not a value at all was reported as that.
  ///
  /// - Parameter reason: What is wrong, and after a semicolon what to do; the way is put in front.
  package func add(_ part: Part = .value, at node: JSONNode, _ reason: String) {
    guard !isFull, node.isValue || part == .key else { return }
    let mistake = node.mistake(part, reason)
    if known.insert(mistake).inserted { kept.append(mistake) }
  }

  /// An error of all that is wrong, in the order of the text; `nil` if nothing is.
  package var error: JSONError? {
    if kept.isEmpty { return nil }
    let top = JSONPosition(line: 0, column: 0)
    return document.error(kept.sorted { ($0.position ?? top) < ($1.position ?? top) })
  }

  /// - Throws: All that is wrong, if anything is.
  package func check() throws(JSONError) { if let error { throw error } }
}

extension JSONNode {
  /// What is wrong with a value or its key.
  ///
  /// - Parameter reason: What is wrong, and after a semicolon what to do; the way is put in front.
  func mistake(_ part: JSONMistakes.Part = .value, _ reason: String) -> JSONMistake {
    let offset =
      part == .key && !record.key.isEmpty ? record.key.lowerBound : record.text.lowerBound
    return JSONMistake(position: document.position(of: offset), reason: "\(way) \(reason)")
  }

  /// An error of this one mistake.
  package func error(_ reason: String) -> JSONError { document.error([mistake(.value, reason)]) }
}
