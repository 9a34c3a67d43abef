// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFacts

extension CodeLocation {
  /// The location that a report prints so; text of another form is the path of a file.
  package init(printed text: String) {
    self.init(path: text)
    let parts = text.split(separator: " (one of ", omittingEmptySubsequences: false)
    guard let colon = parts[0].utf8.lastIndex(of: UInt8(ascii: ":")) else { return }
    let read = CodeLocation(
      path: String(parts[0][..<colon]),
      line: Int(parts[0][parts[0].utf8.index(after: colon)...]),
      candidates: parts.count == 2 ? Int(parts[1].dropLast()) ?? 1 : 1)
    if read.line != nil, read.description == text { self = read }
  }
}
