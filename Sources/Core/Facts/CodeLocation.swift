// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A line of source code that shows a picture, or chooses how it is shown.
public struct CodeLocation: Sendable, Hashable {
  /// The file, as the paths of findings are written.
  public var path: String
  /// The line, from 1; `nil`: the file as a whole.
  public var line: Int?
  /// The number of pictures that the name in that line may mean: 1 where it is certain.
  public var candidates: Int

  /// A line, or a file as a whole.
  package init(path: String, line: Int? = nil, candidates: Int = 1) {
    (self.path, self.line, self.candidates) = (path, line, candidates)
  }

  /// The line of a place in a file.
  package init(_ location: Location) { self.init(path: location.path, line: location.line) }

  /// `path:line`.
  package var place: String { line.map { "\(path):\($0)" } ?? path }
}

extension CodeLocation: CustomStringConvertible {
  /// `path:line`, with ` (one of 3)` where the name is not certain.
  public var description: String {
    candidates > 1 ? "\(place) (one of \(candidates))" : place
  }
}
