// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Something that could not be laid out as asked.
package struct LayoutNote: Hashable, Sendable {
  /// What it is.
  package enum Kind: Sendable {
    /// Views deeper than `LayoutLimits.depth` are left out.
    case tooDeep
    /// Views beyond `LayoutLimits.nodes` are left out.
    case tooMany
    /// Sizes beyond `LayoutLimits.measurements` are taken as 0.
    case tooMuchWork
    /// A number is NaN, infinite or negative where SwiftUI allows none; it counts as 0.
    case invalidNumber
    /// A layout of the app's own is laid out as a `VStack`.
    case customLayout(String)
    /// A view is drawn as a hatched box.
    case unknownView(String)
  }

  /// What it is.
  package var kind: Kind
  /// The number of its place in a source.
  package var source: Int?

  /// A note.
  package init(kind: Kind, source: Int?) { (self.kind, self.source) = (kind, source) }
}

extension LayoutNote.Kind: Hashable {
  /// Names are compared by their bytes: Embedded Swift has no tables to compare them as text.
  package static func == (first: Self, second: Self) -> Bool {
    first.code == second.code && first.name.utf8.elementsEqual(second.name.utf8)
  }

  /// Hashes the bytes of a name.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    for byte in name.utf8 { hasher.combine(byte) }
  }

  private var code: Int {
    switch self {
    case .tooDeep: 0
    case .tooMany: 1
    case .tooMuchWork: 2
    case .invalidNumber: 3
    case .customLayout: 4
    case .unknownView: 5
    }
  }

  private var name: String {
    switch self {
    case .tooDeep, .tooMany, .tooMuchWork, .invalidNumber: ""
    case .customLayout(let name), .unknownView(let name): name
    }
  }
}
