// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension String {
  /// What stands between the places of another string, as `components(separatedBy:)`; the string
  /// alone where the other is empty or not in it.
  package func pieces(by separator: String, ignoringCase: Bool = false) -> [String] {
    ranges(of: separator, ignoringCase: ignoringCase).pieces(of: self)
  }

  /// The places of another string, from the start on, none in another; at whole characters.
  package func ranges(of other: String, ignoringCase: Bool = false) -> [Range<String.Index>] {
    let sought = Array(other)
    guard let first = sought.first else { return [] }
    let isSame = { (a: Character, b: Character) in
      a == b || ignoringCase && a.lowercased() == b.lowercased()
    }
    var found: [Range<String.Index>] = []
    var place = startIndex
    while place < endIndex {
      if isSame(self[place], first) {
        var (end, matched) = (index(after: place), 1)
        while matched < sought.count, end < endIndex, isSame(self[end], sought[matched]) {
          (end, matched) = (index(after: end), matched + 1)
        }
        if matched == sought.count {
          found.append(place..<end)
          place = end
          continue
        }
      }
      place = index(after: place)
    }
    return found
  }
}

extension [Range<String.Index>] {
  /// What of a text is in none of the ranges.
  package func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var start = text.startIndex
    for range in self {
      pieces.append(String(text[start..<range.lowerBound]))
      start = range.upperBound
    }
    pieces.append(String(text[start...]))
    return pieces
  }
}
