// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// Which file each result goes to; checked before anything is written.
struct OutputPlan {
  /// A path for each input and each of its results; `nil` where it is refused.
  private(set) var paths: [[String?]] = []
  /// Why some are refused.
  private(set) var errors: [CommandError] = []

  private let root: String?
  private let sheet: String?
  private var owners: [FileSystem.Key: String] = [:]
  private var locations: [String: String] = [:]

  /// Plans the results of inputs.
  ///
  /// - Parameters:
  ///   - names: For each input, what each of its results is called below the folder.
  ///   - folder: Where they go; `nil` if only a sheet is wanted.
  ///   - alsoRead: Files that are read besides the inputs.
  ///   - sheet: The file of a result of all inputs together.
  /// - Throws: Two results of one name, or a sheet over an input.
  init(
    _ inputs: [Input], names: (Input) -> [String], folder: String?, alsoRead: [String] = [],
    sheet: String? = nil
  ) throws(CommandError) {
    (root, self.sheet) = (folder.map(FileSystem.trimmed), sheet)
    var read: [FileSystem.Key: String] = [:]
    for path in inputs.filter({ $0.source == .file }).map(\.path) + alsoRead {
      read[key(path)] = path
    }
    if let sheet {
      owners[key(sheet)] = "the sheet"
      if let overwritten = read[key(sheet)] {
        throw CommandError(
          "\(sheet): would overwrite the input \(overwritten); give the sheet another name")
      }
    }
    for input in inputs {
      var row: [String?] = []
      for name in root == nil ? [] : names(input) {
        let path = FileSystem.joined(root ?? "", name)
        let key = key(path)
        if let owner = owners.updateValue(input.path, forKey: key) {
          let which = owner == input.path ? "two results of \(owner)" : "\(owner) and \(input.path)"
          throw CommandError(
            "\(path): \(which) would both be written there; rename one or use two folders")
        }
        if let overwritten = read[key] {
          errors.append(
            CommandError("\(path): would overwrite the input \(overwritten); use another folder"))
          row.append(nil)
        } else {
          row.append(path)
        }
      }
      paths.append(row)
    }
  }

  /// Makes the folders that everything goes to, so that one line tells if nothing can.
  func prepare() throws(CommandError) {
    for folder in [root, sheet.map(FileSystem.folder)].compactMap({ $0 }) {
      try FileSystem.makeFolder(folder)
      guard FileSystem.isWritable(folder) else {
        throw CommandError("\(folder): may not be written; check its permissions or name another")
      }
    }
  }

  /// Tells paths apart that lead to different places; each folder is looked up once.
  private mutating func key(_ path: String) -> FileSystem.Key {
    let folder = FileSystem.folder(of: path)
    let real = locations[folder] ?? FileSystem.resolved(folder.isEmpty ? "." : folder) ?? folder
    locations[folder] = real
    return FileSystem.key(FileSystem.joined(real, FileSystem.lastName(of: path)))
  }
}
