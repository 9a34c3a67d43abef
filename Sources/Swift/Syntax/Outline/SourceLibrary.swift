// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// All source files of an input, each read once, and only when a target needs it.
package final class SourceLibrary {
  package typealias Outlined = (source: Source, declarations: [Declaration])

  private let texts: [SourceText]
  private let sources: LexedSources
  private var lexed: [Int: LexedFile] = [:]
  private var outlines: [Outlines: Outlined] = [:]
  private var lines: [Int: LineTable] = [:]
  /// How many tokens the files have that were needed.
  package private(set) var tokenCount = 0

  /// A library of files.
  ///
  /// - Parameter sources: What the run has read of them, and of others.
  package init(_ texts: [SourceText], readBy sources: LexedSources) {
    self.texts = texts.sorted { $0.path < $1.path }
    self.sources = sources
  }

  package var paths: [String] { texts.map(\.path) }

  /// A file as it is compiled under conditions; with all branches where none are known.
  package func outlined(_ index: Int, _ conditions: BuildConditions?) -> Outlined {
    let file = lexed(index)
    // A file without `#if` is the same everywhere.
    let key = Outlines(file: index, conditions: file.isPlain ? nil : conditions)
    if let known = outlines[key] { return known }
    let outlined = sources.outlined(texts[index], conditions)
    outlines[key] = outlined
    return outlined
  }

  private func lexed(_ index: Int) -> LexedFile {
    if let known = lexed[index] { return known }
    let file = sources.file(texts[index])
    lexed[index] = file
    tokenCount += file.tokenCount
    return file
  }

  private struct Outlines: Hashable {
    let file: Int
    let conditions: BuildConditions?
  }

  /// The first thing for which no compiler reads a file; `nil`: its brackets, literals and comments
  /// are closed.
  package func fault(in index: Int) -> SourceFault? { lexed(index).fault }

  /// The place of a byte of a file.
  package func place(_ index: Int, offset: Int) -> SourcePlace {
    let table = lines[index] ?? LineTable(texts[index].bytes)
    lines[index] = table
    let position = table.position(at: offset)
    return SourcePlace(path: texts[index].path, line: position.line, column: position.column)
  }

  /// Whether a text is in a file at all.
  package func mentions(_ index: Int, _ word: StaticString) -> Bool {
    let bytes = texts[index].bytes
    let count = word.utf8CodeUnitCount
    return word.withUTF8Buffer { wanted in
      guard bytes.count >= count else { return false }
      let first = unsafe wanted[0]
      var place = 0
      while place <= bytes.count - count {
        if bytes[place] == first, unsafe bytes[place..<place + count].elementsEqual(wanted) {
          return true
        }
        place += 1
      }
      return false
    }
  }

  /// Where a token stands.
  package func place(_ index: Int, _ source: Source, token: Int) -> SourcePlace {
    place(index, offset: Int(source.token(token).offset))
  }
}

/// Paths below the input's root, with `/` between names; the root is empty.
package enum PathNames {
  /// The folder a file is in.
  package static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The folders that a path is in, the nearest first and the root last.
  package static func folders(above path: String) -> some Sequence<String> {
    sequence(first: folder(of: path)) { $0.isEmpty ? nil : folder(of: $0) }
  }

  /// Whether a path is a folder, or is below it.
  package static func isPath(_ path: String, in folder: String) -> Bool {
    guard !folder.isEmpty else { return true }
    var rest = path.utf8[...]
    for byte in folder.utf8 { guard rest.popFirst() == byte else { return false } }
    return rest.isEmpty || rest.first == UInt8(ascii: "/")
  }

  /// The outermost folder at or above a folder whose own name passes a test.
  package static func outermost(of folder: String, where test: (String) -> Bool) -> String? {
    let names = folder.split(separator: "/")
    return names.firstIndex { test(String($0)) }.map { names[...$0].joined(separator: "/") }
  }

  /// Whether a folder of a path is named for the watch.
  package static func isWatch(_ folder: String) -> Bool {
    let name = folder.lowercased()
    return name.contains("watch") && !name.contains("stopwatch")
  }

  /// Whether a folder of a path holds tests.
  package static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains {
      $0.hasSuffix("Tests") || $0.hasSuffix("Test") || $0 == "Mocks" || $0 == "UITests"
    }
  }
}
