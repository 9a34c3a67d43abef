// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// The sources of a run as they were lexed and outlined: each text once, whichever library asks for
/// it and wherever the file lies.
///
/// Libraries of different inputs share one: lint reads a whole project, drawing the folder that was
/// named, a comparison the same project twice.
package final class LexedSources: Sendable {
  /// The work for all libraries that share it.
  package struct Effort: Sendable, Hashable {
    /// Files whose tokens were read.
    package var files = WorkCount()
    /// Outlines of files, each for one set of build conditions.
    package var outlines = WorkCount()
    /// The tokens that were read.
    package var tokens = 0

    /// No work.
    package init() {}
  }

  private struct Key: Hashable {
    let name: String
    let byteCount: Int

    init(_ text: SourceText) {
      name = text.path.lastIndex(of: "/").map { String(text.path[$0...].dropFirst()) } ?? text.path
      byteCount = text.bytes.count
    }
  }

  private struct Entry {
    let file: LexedFile
    var outlines: [BuildConditions?: SourceLibrary.Outlined] = [:]
  }

  private struct State {
    var entries: [Key: [Entry]] = [:]
    /// What was read before the present look, as far as that did not need it yet.
    var earlier: [Key: [Entry]] = [:]
    var effort = Effort()
  }

  private let state = Mutex(State())

  /// Nothing read yet.
  package init() {}

  /// The work so far.
  package var effort: Effort { state.withLock { $0.effort } }

  /// Begins another look of a run that goes on: what it does not need is forgotten with the next one.
  package func beginLook() {
    state.withLock { ($0.earlier, $0.entries) = ($0.entries, [:]) }
  }

  /// All tokens of a file, whatever it is compiled for.
  package func tokens(of text: SourceText) -> [Token] { file(text).tokens }

  /// A file as it was lexed.
  func file(_ text: SourceText) -> LexedFile {
    state.withLock { state in
      let (key, index) = Self.entry(of: text, in: &state)
      return state.entries[key, default: []][index].file
    }
  }

  /// A file as it is compiled under conditions, at the path that the text names.
  func outlined(_ text: SourceText, _ conditions: BuildConditions?) -> SourceLibrary.Outlined {
    state.withLock { state in
      let (key, index) = Self.entry(of: text, in: &state)
      let entry = state.entries[key, default: []][index]
      // A file without `#if` is the same everywhere.
      let conditions = entry.file.isPlain ? nil : conditions
      state.effort.outlines.asked += 1
      if let known = entry.outlines[conditions] {
        return known.source.path == text.path
          ? known : (Source(known.source, at: text.path), known.declarations)
      }
      let source = Source(entry.file.source(conditions), at: text.path)
      let outlined = (source: source, declarations: DeclarationReader.declarations(of: source))
      state.effort.outlines.done += 1
      state.entries[key]?[index].outlines[conditions] = outlined
      return outlined
    }
  }

  private static func entry(of text: SourceText, in state: inout State) -> (Key, Int) {
    let key = Key(text)
    state.effort.files.asked += 1
    func index(_ entries: [Entry]?) -> Int? {
      entries?.firstIndex { $0.file.bytes == text.bytes }
    }
    if let known = index(state.entries[key]) { return (key, known) }
    let entry: Entry
    if let known = index(state.earlier[key]), let last = state.earlier[key]?.remove(at: known) {
      entry = last
    } else {
      let file = LexedFile(text)
      state.effort.files.done += 1
      state.effort.tokens += file.tokenCount
      entry = Entry(file: file)
    }
    state.entries[key, default: []].append(entry)
    return (key, state.entries[key, default: []].count - 1)
  }
}
