// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancySystem
internal import VibrancyVocabulary

/// Drawings of the user's own that stand for symbols of the system.
struct SymbolOption: Sendable {
  private let path: String?

  /// Declares it.
  init(_ options: inout OptionReader) {
    path =
      options.value(
        "symbols", .directory, placeholder: "DIR", otherwise: "open icons stand for SF Symbols",
        help: "a folder of NAME.svg, which stand for the symbols of these names in views"
      ).value
  }

  /// The folder; `nil`: none is named.
  ///
  /// - Throws: It is not there, cannot be read, or holds no drawing.
  func folder(followsOutside: Bool) throws(CommandError) -> SymbolFolder? {
    guard let path else { return nil }
    let shown = VisibleText.of(path)
    guard FileSystem.isFolder(path) else {
      throw CommandError("--symbols: '\(shown)' is not a folder; name one that holds NAME.svg")
    }
    let folder: SymbolFolder
    do throws(FileError) {
      folder = try SymbolFolder(path, followsOutside: followsOutside)
    } catch {
      throw CommandError("--symbols: '\(shown)' \(error.reason)")
    }
    guard !folder.isEmpty else {
      throw CommandError(
        "--symbols: '\(shown)' holds no SVG; name each as its symbol, such as heart.fill.svg")
    }
    return folder
  }
}
