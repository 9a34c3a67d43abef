// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySystem

/// Finds files in a folder as Apple's file systems do, by names that are not stored in these bytes.
///
/// Documented: APFS finds a name in any of its Unicode normalizations and, on volumes that are not
/// case-sensitive, as those of Macs are by default, in any case.
struct StoredNames {
  /// What a name leads to.
  enum Match {
    case none
    /// A file whose stored name is the same text.
    case sameText(String)
    /// A file whose stored name differs in case.
    case otherCase(String)
  }

  private let folder: String
  /// What is in the folder; `nil`: not read yet.
  private var names: [String]?

  /// The names in a folder, which is read when one is looked for.
  init(in folder: String) { self.folder = folder }

  /// The file that a name leads to which nothing is stored by.
  mutating func match(for name: String) -> Match {
    // Folders that a name leads through are taken as they are written.
    guard !name.utf8.contains(UInt8(ascii: "/")) else { return .none }
    let names =
      self.names ?? ((try? SystemCall.entries(of: folder)) ?? []).filter(\.isUnicode).map(\.name)
    self.names = names
    let lowercased = name.lowercased()
    // `String` compares canonical equivalents as equal.
    let same = names.first { $0 == name }
    guard let file = same ?? names.first(where: { $0.lowercased() == lowercased }),
      (try? SystemCall.status(of: PathText.joined(folder, file)).kind) == .file
    else { return .none }
    return same == nil ? .otherCase(file) : .sameText(file)
  }
}
