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

  /// Reads the sources that were found; what cannot be read is passed over. If there are too many,
  /// those of widgets come first.
  ///
  /// - Parameters:
  ///   - targets: The targets of the project files.
  ///   - limit: The number of bytes after which no further source is read.
  package init(
    _ search: SourceSearch, targets: [ProjectTarget], limit: Int = Self.mostBytes
  ) {
    (self.limit, count) = (limit, search.sources.count)
    let files = search.sources
    guard files.reduce(0, { $0 + SourceSearch.byteCount(of: $1) }) > limit else {
      texts = files.compactMap(Self.text)
      return
    }
    let order = SourceOrder(files, targets: targets)
    var (read, bytesLeft) = ([(index: Int, text: SourceText)](), limit)
    for index in order.indices {
      guard bytesLeft > 0 else {
        leftOut += 1
        leftOutOfWidgets += order.isOwn(index) ? 1 : 0
        continue
      }
      guard let text = Self.text(of: files[index]) else { continue }
      bytesLeft -= text.bytes.count
      read.append((index, text))
    }
    texts = read.sorted { $0.index < $1.index }.map(\.text)
  }

  private static func text(of file: SourceSearch.File) -> SourceText? {
    SourceSearch.bytes(of: file).map { SourceText(path: file.relativePath, bytes: $0) }
  }

  /// What is to be said of the sources, without them.
  var withoutTexts: SourceTexts {
    var result = self
    result.texts = []
    return result
  }

  /// The sources with some of them read again; `nil`: one of these was not read, or is there no more.
  func rereading(_ files: [SourceSearch.File]) -> SourceTexts? {
    var result = self
    for file in files {
      guard let index = texts.firstIndex(where: { $0.path == file.relativePath }),
        let text = Self.text(of: file)
      else { return nil }
      result.texts[index] = text
    }
    return result
  }

  /// That some were left out, in one sentence; `nil`: none was.
  package var note: String? {
    guard leftOut > 0 else { return nil }
    let which =
      leftOutOfWidgets == 0
      ? "those of widgets and of what they use came first"
      : "\(leftOutOfWidgets) of them in targets that make widgets"
    return "left out \(leftOut) of \(count) Swift files beyond the first "
      + "\(limit >> 20) MiB, \(which); name a smaller folder"
  }
}
