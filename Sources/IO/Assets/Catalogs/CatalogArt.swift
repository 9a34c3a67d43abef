// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySystem

/// A picture in a set, with every slot it fills.
package struct CatalogArt: Sendable, Hashable {
  /// The file as the user knows it.
  package let path: String
  /// What it may not lead out of.
  package let root: Root?
  /// What it is, by its first bytes.
  package let kind: ArtKind
  /// What is made of it is called this: `<path of the group below the root>/<set>/<stem>`.
  package let name: String
  /// Whether the system uses its alpha alone.
  package let isTemplate: Bool
  /// Whether it is drawn as sharp as it is shown: its set keeps vectors. Of other vectors bitmaps are
  /// made when the app is built, at 1, 2 and 3 pixels per point.
  package let preservesVector: Bool
  /// The slots it fills, at least one, in the order of the file.
  package let slots: [CatalogSlot]

  /// Pixels per point: the largest scale among its slots, as on today's screens; `nil` if it serves
  /// every scale (a vector, or a bitmap whose pixels are points).
  package var scale: Int? { slots.compactMap(\.traits.scale).max() }

  /// The look it is drawn for: that of its first slot.
  package var appearance: CatalogAppearance { slots.first?.traits.appearance ?? .init() }

  /// The device it is drawn for: that of its slots, universal if they differ.
  package var idiom: CatalogIdiom {
    let idioms = Set(slots.map(\.traits.idiom))
    return idioms.count == 1 ? idioms.first ?? .universal : .universal
  }
}

/// What kind of picture a file is.
package enum ArtKind: String, Sendable, Hashable, CaseIterable {
  case png, pdf, svg, jpeg
  /// The text that Git LFS leaves where it did not fetch the picture.
  case pointer
  /// Something else; who decodes it says what.
  case other

  /// The number of bytes at the start of a file that show its kind.
  package static let headLength = 1024

  /// The kind by the first bytes; the name counts only where they say nothing.
  ///
  /// Eleven of five thousand files named `.png` in public catalogs are WebP.
  package init(firstBytes bytes: [UInt8], name: String) {
    let head = bytes.prefix(Self.headLength)
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if Self.contains(head, "%PDF-") {
      self = .pdf
    } else if Self.contains(head, "<svg")
      || (Self.isMarkup(head) || head.starts(with: [0x1F, 0x8B])) && Self(name: name) == .svg
    {
      self = .svg
    } else if head.starts(with: Array("version https://git-lfs".utf8)) {
      self = .pointer
    } else if head.isEmpty {
      self.init(name: name)
    } else {
      self = .other
    }
  }

  /// The kind that the end of a name states.
  package init(name: String) {
    let endings: [(String, Self)] = [
      (".png", .png), (".pdf", .pdf), (".svg", .svg), (".svgz", .svg), (".jpg", .jpeg),
      (".jpeg", .jpeg),
    ]
    self = endings.first { PathText.hasExtension($0.0, name) }?.1 ?? .other
  }

  /// The kind of the file at a path; if it cannot be read, by its name.
  init(ofFileAt path: String, within root: Root?) {
    let bytes = try? FileBytes(path: path, within: root).next(atMost: Self.headLength)
    self.init(firstBytes: bytes ?? [], name: path)
  }

  /// The kind that the bytes of an ordinary file show, whatever it is called; `nil`: it is a link or
  /// no file, it cannot be read, or its bytes match no kind.
  package static func detected(byFileAt path: String, within root: Root?) -> ArtKind? {
    guard SystemCall.isPlainFile(path),
      let bytes = try? FileBytes(path: path, within: root).next(atMost: headLength)
    else { return nil }
    let kind = Self(firstBytes: bytes, name: "")
    return kind == .other ? nil : kind
  }

  private static func contains(_ head: ArraySlice<UInt8>, _ word: String) -> Bool {
    let word = Array(word.utf8)
    return head.indices.contains { head[$0] == word[0] && head[$0...].starts(with: word) }
  }

  private static func isMarkup(_ head: ArraySlice<UInt8>) -> Bool {
    let text = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head
    return text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
  }
}
