// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The changes that Linux's inotify reports, one record behind the other.
package struct ChangeNotices: Sequence, IteratorProtocol {
  /// One change.
  package struct Notice: Equatable, Sendable {
    /// The number of the folder that was added; negative: of none.
    package let folder: Int
    /// The name of the changed thing in that folder; `nil`: the folder itself.
    package let name: String?
    private let mask: UInt32

    fileprivate init(folder: Int, name: String?, mask: UInt32) {
      (self.folder, self.name, self.mask) = (folder, name, mask)
    }

    /// `true` if a folder is what has come, gone or moved.
    package var isFolder: Bool { mask & 0x4000_0000 != 0 }
    /// `true` if there was nothing by that name before.
    package var isNew: Bool { mask & 0x100 != 0 }
    /// `true` if there were more changes than the system keeps.
    package var isOverflow: Bool { mask & 0x4000 != 0 }
  }

  private let bytes: [UInt8]
  private var place = 0

  /// Reads records: folder (4 bytes), what happened (4), a cookie (4), the length of a name (4), the
  /// name, filled up with zeros. What is cut off is passed over.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package mutating func next() -> Notice? {
    guard place + 16 <= bytes.count else { return nil }
    let end = place + 16 + Int(word(at: place + 12))
    guard end <= bytes.count else { return nil }
    let name = bytes[(place + 16)..<end].prefix { $0 != 0 }
    let notice = Notice(
      folder: Int(Int32(bitPattern: word(at: place))),
      name: name.isEmpty ? nil : String(decoding: name, as: UTF8.self), mask: word(at: place + 4))
    place = end
    return notice
  }

  /// In the order of the machine's bytes.
  private func word(at index: Int) -> UInt32 {
    let little = (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[index + $1]) << UInt32(8 * $1) }
    return UInt32(littleEndian: little)
  }
}
