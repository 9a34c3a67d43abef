// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySystem
internal import VibrancyVocabulary

/// A folder of drawings that stand for symbols of the system, each named as its symbol: `NAME.svg`.
package struct SymbolFolder: Sendable, Hashable {
  /// Where it is.
  let path: String
  private let names: Set<String>
  private let root: Root

  private static let suffix = ".svg"

  /// Looks what is in a folder.
  ///
  /// - Parameter followsOutside: Whether links in it may lead out of it.
  /// - Throws: It is not there, is not a folder, or cannot be read.
  package init(_ path: String, followsOutside: Bool) throws(FileError) {
    self.path = path
    names = Set(
      try SystemCall.entries(of: path).map(\.name)
        .filter { $0.hasSuffix(Self.suffix) && !PathText.isHidden($0) }
        .map { String($0.dropLast(Self.suffix.count)) })
    root = Root(folder: path, followsOutside: followsOutside)
  }

  /// Whether it holds no drawing.
  package var isEmpty: Bool { names.isEmpty }

  /// The drawing of a symbol; `nil` if there is none of its name.
  func drawing(of symbol: String) -> Input? {
    guard names.contains(symbol) else { return nil }
    return Input(path: PathBelow.joined(path, symbol + Self.suffix), within: root)
  }
}
