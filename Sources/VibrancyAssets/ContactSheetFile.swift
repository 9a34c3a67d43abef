// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A contact sheet that a first look left beside the art, so that a second look leaves it out.
package enum ContactSheetFile {
  /// The `Comment` in every sheet of ours.
  package static let comment = "estimate; model=1; contact sheet"

  /// Whether a file is one: called `vibrancy.png` or `*.vibrancy.png`, and saying so itself.
  package static func isOne(_ path: String) -> Bool {
    guard isNamedLikeOne(path), (try? SystemCall.status(of: path))?.kind == .file,
      let descriptor = try? SystemCall.openForReading(path)
    else { return false }
    defer { SystemCall.close(descriptor) }
    // It stands before the image data.
    let head = (try? SystemCall.read(descriptor, count: 512, path: path)) ?? []
    let mark = Array("Comment\0estimate; model=".utf8)
    guard let start = head.firstRange(of: mark) else { return false }
    return head[start.upperBound...].firstRange(of: Array("; contact sheet".utf8)) != nil
  }

  /// Whether a walk passes a file over. No art is called `*.vibrancy.png`, but an app of our name
  /// may have a `vibrancy.png`.
  static func isPassedOver(_ path: String) -> Bool {
    PathText.hasExtension(".vibrancy.png", PathText.lastName(path)) || isOne(path)
  }

  private static func isNamedLikeOne(_ path: String) -> Bool {
    let name = PathText.lastName(path)
    return PathText.hasExtension(".vibrancy.png", name) || name.lowercased() == "vibrancy.png"
  }
}
