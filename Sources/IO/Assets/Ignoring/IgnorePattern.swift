// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// One line of a `.gitignore`.
///
/// - Source: gitignore(5), "Pattern format", Git 2.47.
struct IgnorePattern: Sendable, Hashable {
  /// The part of a pattern between two `/`.
  enum Segment: Sendable, Hashable {
    /// `**`: any number of names.
    case anyNames
    /// A name without wildcards.
    case literal([UInt8])
    /// A name with `*`, `?` or brackets.
    case wildcard(IgnoreWildcard)
  }

  /// Whether it takes back what patterns before it ignore.
  let isNegated: Bool
  /// Whether it means folders only.
  let matchesFoldersOnly: Bool
  /// Whether it is matched against the whole path below its file's folder, not against the name.
  let isAnchored: Bool
  private let segments: [Segment]

  /// The most bytes of a pattern; longer lines ignore nothing.
  private static let mostBytes = 1024

  /// Reads a line without its end; `nil` for blank lines, comments, and what can match nothing.
  init?(_ line: ArraySlice<UInt8>) {
    var line = Self.withoutTrailingSpaces(line.last == 13 ? line.dropLast() : line)
    guard line.first != UInt8(ascii: "#"), line.count <= Self.mostBytes else { return nil }
    isNegated = line.first == UInt8(ascii: "!")
    if isNegated { line = line.dropFirst() }
    let slash = UInt8(ascii: "/")
    matchesFoldersOnly = line.last == slash
    if matchesFoldersOnly { line = line.dropLast() }
    isAnchored = line.contains(slash)
    if line.first == slash { line = line.dropFirst() }
    guard !line.isEmpty else { return nil }
    var segments: [Segment] = []
    for part in line.split(separator: slash, omittingEmptySubsequences: false) {
      if part.elementsEqual("**".utf8), isAnchored {
        // `**/**` adds nothing to `**`.
        if segments.last != .anyNames { segments.append(.anyNames) }
        continue
      }
      guard let wildcard = IgnoreWildcard(part) else { return nil }
      segments.append(wildcard.literal.map { .literal($0) } ?? .wildcard(wildcard))
    }
    self.segments = segments
  }

  /// Whether it means an entry.
  ///
  /// - Parameters:
  ///   - names: The names of the path below the folder of the pattern's file; not empty.
  func matches(_ names: ArraySlice<ArraySlice<UInt8>>, isFolder: Bool) -> Bool {
    if matchesFoldersOnly, !isFolder { return false }
    guard isAnchored else { return names.last.map { Self.matches(segments[0], $0) } ?? false }
    return matchesPath(Array(names))
  }

  /// - Complexity: A look at each pair of a segment and a name.
  private func matchesPath(_ names: [ArraySlice<UInt8>]) -> Bool {
    // `reached[i]`: the segments so far take exactly the first `i` names.
    var reached = [Bool](repeating: false, count: names.count + 1)
    reached[0] = true
    for (index, segment) in segments.enumerated() {
      var next = [Bool](repeating: false, count: names.count + 1)
      if segment == .anyNames {
        guard let first = reached.firstIndex(of: true) else { return false }
        // At the end `**` means what is in a folder, not the folder.
        let least = index == segments.count - 1 ? first + 1 : first
        if least <= names.count { for place in least...names.count { next[place] = true } }
      } else {
        for place in names.indices where reached[place] {
          next[place + 1] = Self.matches(segment, names[place])
        }
      }
      reached = next
    }
    return reached[names.count]
  }

  private static func matches(_ segment: Segment, _ name: ArraySlice<UInt8>) -> Bool {
    switch segment {
    case .anyNames: true
    case .literal(let literal): name.elementsEqual(literal)
    case .wildcard(let wildcard): wildcard.matches(name)
    }
  }

  /// Spaces at the end do not count unless a backslash stands before them.
  private static func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    while line.last == UInt8(ascii: " ") {
      let backslashes = line.dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }.count
      if !backslashes.isMultiple(of: 2) { break }
      line = line.dropLast()
    }
    return line
  }
}
