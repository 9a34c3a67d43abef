// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySystem

/// One input: where it is read from, what it is called, and at which scale it was drawn.
package struct AssetFile: Sendable, Hashable {
  /// The path as the user knows it: relative to the working directory if given so, with `/`.
  package let path: String
  /// The path below the input's root without the extension; names what is made of it.
  package private(set) var name: String
  /// Pixels per point, `1...3`, from `@2x` or `@3x` at the end of the name; else 1.
  package let scale: Int
  /// What it may not lead out of; `nil` if it was named itself.
  package private(set) var root: Root?

  /// An input.
  ///
  /// - Parameters:
  ///   - path: Where it is read from.
  ///   - relativePath: Its path below the root, with the extension.
  package init(path: String, relativePath: String) {
    self.path = path
    let folder = PathText.folder(relativePath)
    let file = relativePath[folder.endIndex...]
    let dot = file.utf8.lastIndex(of: UInt8(ascii: "."))
    // A name such as `.png` is all stem.
    let stem = file[..<(dot.flatMap { $0 == file.startIndex ? nil : $0 } ?? file.endIndex)]
    name = String(folder + stem)
    scale = Self.scale(ofStem: stem)
  }

  /// An input that is named itself: its root is the folder it lies in.
  package init(path: String) {
    self.init(path: path, relativePath: PathText.lastName(path))
  }

  /// The same, found on the way through a folder.
  func found(in root: Root) -> AssetFile {
    var file = self
    file.root = root
    return file
  }

  /// The same, its name with the extension.
  var namedWithEnding: AssetFile {
    var file = self
    let ending = PathText.lastName(path)
    if let dot = ending.utf8.lastIndex(of: UInt8(ascii: ".")) { file.name += ending[dot...] }
    return file
  }

  /// What the files that it names may not lead out of: as for itself, or the folder it lies in.
  package func rootOfParts(followsOutside: Bool) -> Root {
    root ?? Root(ofFile: path, followsOutside: followsOutside)
  }

  /// The scale that `name@2x` or `name@2x~ipad` states.
  private static func scale(ofStem stem: Substring) -> Int {
    let base = stem.split(separator: "~", maxSplits: 1).first ?? stem
    for scale in 1...3 where base.hasSuffix("@\(scale)x") { return scale }
    return 1
  }

  /// The path without what states the scale: what `icon.png` and `icon@3x.png` have in common.
  package static func pathWithoutScale(_ path: String) -> String {
    let folder = PathText.folder(path)
    let name = path[folder.endIndex...]
    guard let sign = name.utf8.lastIndex(of: UInt8(ascii: "@")) else { return path }
    let mark = name[sign...].prefix(3)
    guard ["@1x", "@2x", "@3x"].contains(mark), ".~".contains(name[mark.endIndex...].prefix(1))
    else { return path }
    return String(folder + name[..<sign] + name[mark.endIndex...])
  }

  /// Whether it is an Icon Composer bundle, a folder `NAME.icon`.
  package var isIconBundle: Bool { PathText.hasExtension(".icon", path) }

  /// Whether it describes a widget: `NAME.widget.json`.
  package var isWidgetDescription: Bool { PathText.hasExtension(".widget.json", path) }
}

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

  /// Whether a file that was not a sheet is none still, without being opened: its name is another.
  package static func isNever(_ path: String) -> Bool { !isNamedLikeOne(path) }

  private static func isNamedLikeOne(_ path: String) -> Bool {
    let name = PathText.lastName(path)
    return PathText.hasExtension(".vibrancy.png", name) || name.lowercased() == "vibrancy.png"
  }
}
