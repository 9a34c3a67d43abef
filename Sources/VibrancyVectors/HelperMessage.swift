// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a helper said on its standard error.
package struct HelperMessage: Sendable, Hashable {
  /// Its lines that are not blank, without control characters, each at most 200 characters.
  package let lines: [String]

  /// The lines of some bytes; what is not UTF-8 is replaced.
  package init(_ bytes: some Collection<UInt8>) {
    lines = bytes.split(whereSeparator: { $0 == 10 || $0 == 13 }).compactMap { bytes in
      let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
      // Right-to-left marks and the like are format characters.
      let plain = scalars.filter {
        $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
      }
      let line = String(String.UnicodeScalarView(plain.prefix(200)))
      return line.allSatisfy(\.isWhitespace) ? nil : line
    }
  }

  /// The first line that is no mere warning, else the first line; empty if there is none.
  package var gist: String {
    lines.first { !$0.lowercased().contains("warning") } ?? lines.first ?? ""
  }

  /// Whether a line contains some text, whatever the case.
  ///
  /// - Parameter text: In small letters.
  package func mentions(_ text: String) -> Bool {
    lines.contains { $0.lowercased().contains(text) }
  }

  /// Whether it says that memory ran out, in the words of the tools and of the libraries below.
  package var isAboutMemory: Bool {
    [
      "nomemory", "no memory", "out of memory", "insufficient memory", "memory allocation of",
      "failed to allocate", "cannot allocate memory", "bad_alloc",
    ].contains { mentions($0) }
  }
}
