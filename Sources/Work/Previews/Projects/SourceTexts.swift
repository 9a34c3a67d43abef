// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyAssets
package import VibrancySyntax
package import VibrancyVocabulary

/// The Swift sources of a project, as far as they are read.
package struct SourceTexts: Sendable {
  /// The most bytes of sources that are read: as many as the largest apps have.
  package static let mostBytes = 64 << 20

  /// The sources, in the order they were found.
  package private(set) var texts: [SourceText] = []
  private let limit: Int
  private let count: Int
  private var leftOut = 0
  private var leftOutOfWidgets = 0
  /// The sources of which only the beginning is read.
  private var cut: [String] = []
  /// The first source of a widget's target that is left out, or read in part; `nil`: all of these are
  /// read, as far as anybody knows.
  package private(set) var unreadOfWidgets: String?

  /// Reads the sources that were found; what cannot be read is passed over. If there are too many,
  /// those of widgets come first.
  ///
  /// - Parameters:
  ///   - targets: The targets of the project files.
  ///   - limit: The number of bytes after which no further source is read.
  ///   - lexed: What the run has read of sources.
  ///   - replaced: Sources that have other bytes than on the disk.
  package init(
    _ search: SourceSearch, targets: [ProjectTarget], limit: Int = Self.mostBytes,
    lexed: LexedSources = LexedSources(), replacing replaced: ReplacedFiles = ReplacedFiles()
  ) {
    (self.limit, count) = (limit, search.sources.count)
    let files = search.sources
    var sum = 0
    for file in files {
      let byteCount = SourceSearch.byteCount(of: file)
      sum += min(byteCount, SourceSearch.mostBytes)
      if byteCount > SourceSearch.mostBytes { cut.append(file.relativePath) }
    }
    unreadOfWidgets = cut.first { path in
      ScopeExpression.matches(path)
        || targets.contains { $0.kind == .appExtension && $0.members.contains(path) }
    }
    guard sum > limit else {
      texts = files.compactMap { Self.text(of: $0, replaced) }
      return
    }
    let order = SourceOrder(files, targets: targets, lexed)
    var (read, bytesLeft) = ([(index: Int, text: SourceText)](), limit)
    for index in order.indices {
      guard bytesLeft > 0 else {
        leftOut += 1
        if order.isOwn(index) {
          leftOutOfWidgets += 1
          unreadOfWidgets = unreadOfWidgets ?? files[index].relativePath
        }
        continue
      }
      guard let text = Self.text(of: files[index], replaced) else { continue }
      bytesLeft -= text.bytes.count
      read.append((index, text))
    }
    texts = read.sorted { $0.index < $1.index }.map(\.text)
  }

  private static func text(
    of file: SourceSearch.File, _ replaced: ReplacedFiles = ReplacedFiles()
  ) -> SourceText? {
    (replaced[file.path] ?? SourceSearch.bytes(of: file)).map {
      SourceText(path: file.relativePath, bytes: $0)
    }
  }

  /// What is to be said of the sources, without them.
  var withoutTexts: SourceTexts {
    var result = self
    result.texts = []
    return result
  }

  /// The sources with some of them read again; `nil`: one of these was not read, or is there no more.
  ///
  /// - Parameter replaced: Sources that have other bytes than on the disk.
  func rereading(
    _ files: [SourceSearch.File], replacing replaced: ReplacedFiles = ReplacedFiles()
  ) -> SourceTexts? {
    var result = self
    for file in files {
      guard let index = texts.firstIndex(where: { $0.path == file.relativePath }),
        let text = Self.text(of: file, replaced)
      else { return nil }
      result.texts[index] = text
    }
    return result
  }

  /// What is not read, in one sentence; `nil`: all is.
  package var note: String? {
    let parts = [noteOnLeftOut, noteOnCut].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  private var noteOnLeftOut: String? {
    guard leftOut > 0 else { return nil }
    let which =
      leftOutOfWidgets == 0
      ? "those of widgets and of what they use came first"
      : "\(leftOutOfWidgets) of them in targets that make widgets"
    return "left out \(leftOut) of \(count) Swift files beyond the first "
      + "\(limit >> 20) MiB, \(which); name a smaller folder"
  }

  private var noteOnCut: String? {
    guard let first = unreadOfWidgets.flatMap({ cut.contains($0) ? $0 : nil }) ?? cut.first else {
      return nil
    }
    let others = cut.count == 1 ? "" : " and \(cut.count - 1) more"
    return "only the first \(SourceSearch.mostBytes >> 20) MiB are read of \(first)\(others); "
      + "split what is larger"
  }
}
