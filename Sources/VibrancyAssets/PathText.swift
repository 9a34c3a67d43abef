// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Paths taken apart at their bytes: a name that begins with a combining accent makes one
/// `Character` with the `/` before it, and `String` would not find that `/`.
enum PathText {
  private static let slash = UInt8(ascii: "/")

  /// The part behind the last `/`, final ones aside; the path itself if there is none.
  static func lastName(_ path: String) -> String {
    path.utf8.split(separator: slash).last.map { String(Substring($0)) } ?? path
  }

  /// The part up to the last `/` and with it; empty for a bare name.
  static func folder(_ path: String) -> Substring {
    path.utf8.lastIndex(of: slash).map { path[...$0] } ?? ""
  }

  /// Without the `/` at its end, unless that is all there is.
  static func trimmed(_ path: String) -> String {
    let kept = path.utf8.reversed().drop { $0 == slash }.count
    return kept == 0 ? path : String(path.utf8.prefix(kept)) ?? path
  }

  /// A name below a folder.
  static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.utf8.last == slash ? folder + name : "\(folder)/\(name)"
  }

  /// Whether a name ends so, in capitals or not.
  ///
  /// - Parameter ending: In small letters.
  static func hasExtension(_ ending: String, _ name: String) -> Bool {
    name.utf8.count >= ending.utf8.count
      && name.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) { byte, wanted in
        let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        return (isCapital ? byte + 32 : byte) == wanted
      }
  }

  /// Whether listings leave a name out.
  static func isHidden(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: ".") }
}
