// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What the contact sheet of a first look is called; it goes to the working directory.
package enum SheetName {
  /// `logo.v1.vibrancy.png` for `art/logo.v1@3x.png`: the whole name, without the scale and the end
  /// that says what kind of input it is. `vibrancy.png` for several inputs, whatever they are.
  ///
  /// - Parameter paths: The inputs, as they were named.
  package static func of(_ paths: [String]) -> String {
    guard let path = paths.first, paths.allSatisfy({ $0 == path }) else { return "vibrancy.png" }
    var name = FileSystem.lastName(of: FileSystem.trimmed(path))
    if ["", ".", ".."].contains(name) {
      name = FileSystem.lastName(of: FileSystem.resolved(path) ?? "")
    }
    for endings in [kinds, scales] {
      let ending = endings.first { name.lowercased().hasSuffix($0) && name.count > $0.count }
      name = String(name.dropLast(ending?.count ?? 0))
    }
    return name.isEmpty ? "vibrancy.png" : name + ".vibrancy.png"
  }

  private static let kinds = [
    ".widget.json", ".png", ".svg", ".svgz", ".pdf", ".jpg", ".jpeg", ".xcassets", ".imageset",
    ".appiconset",
  ]
  private static let scales = ["@1x", "@2x", "@3x"]
}
