// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyVocabulary

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
  /// How many of them are keys that stand in their objects twice.
  private var doubledCount = 0

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
  /// - Parameters:
  ///   - problem: What is wrong; the way is put in front.
  ///   - fix: What to do.
  package func add(
    _ part: Part = .value, at node: JSONNode, _ problem: String, fix: String? = nil
  ) {
    add(part, at: node, FileFault(problem, fix: fix))
  }

  /// As above.
  package func add(_ part: Part = .value, at node: JSONNode, _ fault: FileFault) {
    guard !isFull, node.isValue || part == .key else { return }
    let mistake = node.mistake(part, fault)
    if known.insert(mistake).inserted { kept.append(mistake) }
  }

  /// Keeps that a key stands in its object twice.
  package func addDoubled(at node: JSONNode) {
    let count = kept.count
    add(.key, at: node, "stands here twice", fix: "remove one")
    doubledCount += kept.count - count
  }

  /// Whether nothing is wrong but keys that stand in their objects twice: each value can be read.
  package var isReadable: Bool { kept.count == doubledCount }

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
  /// - Parameter fault: What is wrong; the way is put in front.
  func mistake(_ part: JSONMistakes.Part = .value, _ fault: FileFault) -> JSONMistake {
    let offset =
      part == .key && !record.key.isEmpty ? record.key.lowerBound : record.text.lowerBound
    return JSONMistake(position: document.position(of: offset), fault.preceded(by: "\(way) "))
  }

  /// An error of this one mistake.
  package func error(_ problem: String, fix: String? = nil) -> JSONError {
    error(FileFault(problem, fix: fix))
  }

  /// As above.
  package func error(_ fault: FileFault) -> JSONError { document.error([mistake(.value, fault)]) }
}
