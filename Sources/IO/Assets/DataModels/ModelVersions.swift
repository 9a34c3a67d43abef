// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySystem

/// The versions of models of Core Data: of each folder `.xcdatamodeld` one is current.
struct ModelVersions {
  /// The current ones.
  private(set) var current: [SourceSearch.File] = []

  /// Finds them.
  ///
  /// - Parameter files: The files `contents` of all versions, by path.
  init(_ files: [SourceSearch.File]) {
    var groups: [(folder: String, files: [SourceSearch.File])] = []
    for file in files {
      let folder = Self.folder(of: Self.folder(of: file.relativePath))
      guard PathText.hasExtension(".xcdatamodeld", folder) else {
        current.append(file)
        continue
      }
      if groups.last?.folder == folder {
        groups[groups.count - 1].files.append(file)
      } else {
        groups.append((folder, [file]))
      }
    }
    for group in groups {
      let named = Self.currentName(in: group.folder, besides: group.files[0])
      let found = group.files.first {
        PathText.lastName(Self.folder(of: $0.relativePath)) == named
      }
      // Where that is not said, it is the last by name.
      if let file = found ?? group.files.last { current.append(file) }
    }
  }

  /// The name of the version that a folder says is current; `nil`: it does not say.
  private static func currentName(in folder: String, besides file: SourceSearch.File) -> String? {
    let list = file.other(at: PathText.joined(folder, ".xccurrentversion"))
    guard let bytes = try? SourceSearch.bytes(of: list, limit: 1 << 16) else { return nil }
    return PropertyList(xml: bytes)?["_XCCurrentVersionName"]?.text
  }

  private static func folder(of path: String) -> String {
    PathText.trimmed(String(PathText.folder(path)))
  }
}
