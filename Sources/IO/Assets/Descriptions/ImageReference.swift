// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySystem
internal import VibrancyVocabulary

/// What a picture's name in a description leads to.
package enum ImageReference: Sendable, Hashable {
  /// A set of the catalog, with its groups if they are namespaces: `Weather/Sun`; or one named
  /// group of its SVG drawing, `Gauge#track`.
  case named(String)
  /// A name with a picture's extension: a set of the catalog if one is called so, else the file
  /// beside the description. Relative, and never outside the description's folder.
  case file(String)
  /// One named group of an SVG drawing; the file is found as above.
  case svgGroup(file: String, id: String)

  /// What a name leads to.
  ///
  /// - Throws: `FileFault`: why it leads nowhere.
  init(_ name: String) throws(FileFault) {
    if name.isEmpty { throw FileFault("names no picture", fix: "write the name of one") }
    if name.utf8.contains(0) {
      throw FileFault("holds a NUL character", fix: "no file is called so")
    }
    let names = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if names[0].isEmpty || names.contains(where: { $0.elementsEqual("..".utf8) }) {
      throw FileFault(
        "leads out of the description's folder", fix: "put the picture beside it")
    }
    if let ending = Self.refused.first(where: { PathText.hasExtension($0, name) }) {
      throw FileFault(
        "names a kind of picture that is not read, \(ending)", fix: "export it as PNG")
    }
    guard let (file, id) = Self.parts(of: name) else {
      self = Self.read.contains { PathText.hasExtension($0, name) } ? .file(name) : .named(name)
      return
    }
    guard PathText.hasExtension(".svg", file) || PathText.hasExtension(".svgz", file) else {
      throw FileFault(
        "asks for a group of a file that has none", fix: "groups are taken from SVG")
    }
    guard !id.isEmpty else { throw FileFault("names no group", fix: "write one after '#'") }
    self = .svgGroup(file: file, id: id)
  }

  /// What a name may mean as a set's and an id of its drawing, at each `#` from the left.
  package static func groups(in name: String) -> [(set: String, id: String)] {
    name.utf8.indices.filter { name.utf8[$0] == UInt8(ascii: "#") }.map { sign in
      (String(name[..<sign]), String(name[name.utf8.index(after: sign)...]))
    }
  }

  private static let read = [".svg", ".svgz", ".pdf", ".png", ".jpg", ".jpeg"]
  private static let refused = [".webp", ".heic", ".heif", ".gif", ".tiff"]

  /// A file and what follows its `#`; `nil` for a name that has a `#` without being a file's.
  private static func parts(of name: String) -> (file: String, id: String)? {
    for sign in name.utf8.indices where name.utf8[sign] == UInt8(ascii: "#") {
      let file = String(name[..<sign])
      if read.contains(where: { PathText.hasExtension($0, file) }) {
        return (file, String(name[name.utf8.index(after: sign)...]))
      }
    }
    return nil
  }
}
