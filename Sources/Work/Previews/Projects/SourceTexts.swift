// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyAssets
package import VibrancySyntax

/// The Swift sources of a project, as far as they are read.
package struct SourceTexts: Sendable {
  /// The most bytes of sources that are read: as many as the largest apps have.
  private static let mostBytes = 64 << 20

  /// The sources, in the order they were found.
  package private(set) var texts: [SourceText] = []
  private var leftOut = 0

  /// Reads the sources that were found; what cannot be read is passed over.
  package init(_ search: SourceSearch) {
    var bytesLeft = Self.mostBytes
    for file in search.sources {
      guard bytesLeft > 0 else {
        leftOut += 1
        continue
      }
      guard let bytes = SourceSearch.bytes(of: file) else { continue }
      bytesLeft -= bytes.count
      texts.append(SourceText(path: file.relativePath, bytes: bytes))
    }
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
        let bytes = SourceSearch.bytes(of: file)
      else { return nil }
      result.texts[index] = SourceText(path: file.relativePath, bytes: bytes)
    }
    return result
  }

  /// That some were left out, in one sentence; `nil`: none was.
  package var note: String? {
    guard leftOut > 0 else { return nil }
    return
      "\(leftOut) Swift files are left out behind the first \(Self.mostBytes >> 20) MiB; name a "
      + "smaller folder"
  }
}
