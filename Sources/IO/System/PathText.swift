// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

/// Paths taken apart at their bytes: a name that begins with a combining accent makes one
/// `Character` with the `/` before it, and `String` would not find that `/`.
package enum PathText {
  private static let slash = UInt8(ascii: "/")

  /// The part behind the last `/`, final ones aside; the path itself if there is none.
  package static func lastName(_ path: String) -> String {
    path.utf8.split(separator: slash).last.map { String(Substring($0)) } ?? path
  }

  /// The part up to the last `/` and with it; empty for a bare name.
  package static func folder(_ path: String) -> Substring {
    path.utf8.lastIndex(of: slash).map { path[...$0] } ?? ""
  }

  /// Without the `/` at its end, unless that is all there is.
  package static func trimmed(_ path: String) -> String {
    let kept = path.utf8.reversed().drop { $0 == slash }.count
    return kept == 0 ? path : String(path.utf8.prefix(kept)) ?? path
  }

  /// A name below a folder.
  package static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.utf8.last == slash ? folder + name : "\(folder)/\(name)"
  }

  /// Returns `true` if a name ends so, in capitals or not.
  ///
  /// - Parameter ending: In small letters.
  package static func hasExtension(_ ending: String, _ name: String) -> Bool {
    name.utf8.count >= ending.utf8.count
      && name.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) { byte, wanted in
        let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        return (isCapital ? byte + 32 : byte) == wanted
      }
  }

  /// Returns `true` if listings leave a name out.
  package static func isHidden(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: ".") }
}

/// Paths as reports print them.
package enum PathBelow {
  /// A path relative to the working directory, without `./` and `//`; with `../` where it lies
  /// elsewhere.
  ///
  /// - Parameter workingDirectory: Absolute, without a final `/`.
  package static func relative(_ path: String, to workingDirectory: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    var names = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    names.removeAll { $0 == "." }
    guard isAbsolute else { return names.isEmpty ? "." : names.joined(separator: "/") }
    let base = workingDirectory.utf8.split(separator: UInt8(ascii: "/")).map {
      String(Substring($0))
    }
    guard !base.isEmpty else { return "/" + names.joined(separator: "/") }
    let shared = zip(names, base).prefix { PathKey.areOne($0, $1) }.count
    let steps = [String](repeating: "..", count: base.count - shared) + names.dropFirst(shared)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// A path that was named, spelled as reports print what lies below it: without `..` but at its
  /// beginning, and relative where links alone hide that it lies below the working directory.
  ///
  /// The last name is kept, even of a link. A path to nothing is left as it is.
  package static func spelled(_ path: String, from workingDirectory: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    let names = path.utf8.split(separator: UInt8(ascii: "/"))
    let stepsUp = names.contains { $0.elementsEqual("..".utf8) }
    guard isAbsolute || stepsUp, !workingDirectory.isEmpty, let last = names.last else {
      return path
    }
    let above = folder(trimmed(path))
    let real =
      last.elementsEqual("..".utf8)
      ? SystemCall.resolved(path)
      : SystemCall.resolved(above.isEmpty ? (isAbsolute ? "/" : ".") : above)
        .map { joined($0, lastName(path)) }
    guard let real else { return path }
    let shown = relative(real, to: workingDirectory)
    if !shown.utf8.starts(with: "..".utf8) { return shown }
    // The working directory itself may have been entered by a link.
    if let whole = SystemCall.resolved(path) {
      let below = relative(whole, to: workingDirectory)
      if !below.utf8.starts(with: "..".utf8) { return below }
    }
    return stepsUp ? shown : path
  }

  /// The working directory, absolute and without links; empty if it is gone.
  package static var workingDirectory: String { SystemCall.resolved(".") ?? "" }

  /// The path without links, `.` and `..`; itself if there is nothing by that name.
  package static func resolved(_ path: String) -> String { SystemCall.resolved(path) ?? path }

  /// The path of something that need not be there yet, absolute and without links, as far as the
  /// folders that exist decide it.
  package static func resolved(ofFuture path: String) -> String {
    var (there, rest) = (path.isEmpty ? "." : trimmed(path), [String]())
    while SystemCall.resolved(there) == nil, there != "/", there != "." {
      rest.append(lastName(there))
      let above = folder(there)
      there = above.isEmpty ? (there.utf8.first == UInt8(ascii: "/") ? "/" : ".") : above
    }
    return rest.reversed().reduce(SystemCall.resolved(there) ?? there) { joined($0, $1) }
  }

  /// The folder of a path, without its final `/`; empty for a bare name.
  package static func folder(_ path: String) -> String {
    PathText.trimmed(String(PathText.folder(path)))
  }

  /// Returns `true` if a path stays below where it starts: a name at least, none of them `.` or
  /// `..`.
  package static func isPlain(_ path: String) -> Bool {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
    }
  }

  /// Without the `/` at its end.
  package static func trimmed(_ path: String) -> String { PathText.trimmed(path) }

  /// The part behind the last `/`.
  package static func lastName(_ path: String) -> String { PathText.lastName(path) }

  /// A name below a folder.
  package static func joined(_ folder: String, _ name: String) -> String {
    PathText.joined(folder, name)
  }
}
