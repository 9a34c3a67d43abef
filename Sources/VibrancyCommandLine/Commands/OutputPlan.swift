// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// Which file each result goes to; checked before anything is written.
struct OutputPlan {
  /// A path for each input and each of its results; `nil` where it is refused.
  private(set) var paths: [[String?]] = []
  /// Why some are refused.
  private(set) var errors: [CommandError] = []

  /// Plans the results of inputs.
  ///
  /// - Parameters:
  ///   - names: For each input, what each of its results is called below the folder.
  ///   - folder: Where they go.
  /// - Throws: Two results of one name.
  init(_ inputs: [Input], names: (Input) -> [String], folder: String) throws(CommandError) {
    var owners: [String: String] = [:]
    let read = Dictionary(
      inputs.filter { $0.source == .file }.map { (FileSystem.location($0.path), $0.path) },
      uniquingKeysWith: { first, _ in first })
    let root = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    for input in inputs {
      var row: [String?] = []
      for name in names(input) {
        let path = root.isEmpty ? "/" + name : "\(root)/\(name)"
        if let owner = owners.updateValue(input.path, forKey: path) {
          let which = owner == input.path ? "two results of \(owner)" : "\(owner) and \(input.path)"
          throw CommandError(
            "\(path): \(which) would both be written there; rename one or use two folders")
        }
        if let overwritten = read[FileSystem.location(path)] {
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
}
