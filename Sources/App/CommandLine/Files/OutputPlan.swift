// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyReporting
internal import VibrancyVocabulary

/// The plan of which file each result goes to; checked before anything is written.
///
/// Paths are made when they are asked for: there may be a million of them.
struct OutputPlan: Sendable {
  /// The reasons why some results are refused.
  private(set) var errors: [CommandError] = []

  private let inputs: [Input]
  private let names: @Sendable (Input) -> [String]
  /// The folder, held open once it is prepared.
  private(set) var folder: OutputFolder?
  private let root: String?
  private let sheet: String?
  private let followsLinks: Bool
  private var refused: [Int: Set<Int>] = [:]
  /// The inputs whose results would be written over each other, by the first of them.
  private var collisions: [Int: Collision] = [:]

  private struct Collision: Sendable {
    var others: [Int] = []
    /// The results that they would all be.
    var paths: [String] = []
  }
  private var places = PlaceFinder()

  /// Plans the results of inputs.
  ///
  /// - Parameters:
  ///   - names: For each input, what each of its results is called below the folder.
  ///   - folder: Where they go; `nil` if only a sheet is wanted.
  ///   - alsoRead: Files that are read besides the inputs.
  ///   - sheet: The file of a result of all inputs together.
  ///   - followsLinks: Whether links below the folder are followed.
  /// - Throws: A sheet over an input or a result. Results of one place are refused, all of them.
  init(
    _ inputs: [Input], names: @escaping @Sendable (Input) -> [String], folder: String?,
    alsoRead: [String] = [], sheet: String? = nil, followsLinks: Bool = false
  ) throws(CommandError) {
    (self.inputs, self.names, self.followsLinks) = (inputs, names, followsLinks)
    (root, self.sheet) = (folder.map(FileSystem.trimmed), sheet)
    let read = alsoRead + inputs.filter { $0.source == .file }.map(\.path)
    // By the place's hash, since a batch may have very many results; then by the place itself.
    var readers: [Int: Int] = [:]
    for (index, path) in read.enumerated() { readers[places.place(of: path).hashValue] = index }
    func overwritten(by path: String) -> String? {
      let place = places.place(of: path)
      return readers[place.hashValue].map { read[$0] }.flatMap {
        places.place(of: $0) == place ? $0 : nil
      }
    }
    if let sheet {
      guard sheet.lowercased().hasSuffix(".png") else {
        throw CommandError("--sheet: '\(sheet)' is not named like a PNG; give FILE.png")
      }
      if let input = overwritten(by: sheet) {
        throw CommandError(
          "\(sheet): would overwrite the input \(input); give the sheet another name")
      }
    }
    var owners: [Int: Int] = [:]
    for index in inputs.indices {
      for (result, name) in names(inputs[index]).enumerated() {
        guard let path = root.map({ FileSystem.joined($0, name) }) else { continue }
        let place = places.place(of: path)
        if place == sheet.map({ places.place(of: $0) }) {
          throw CommandError(
            "\(path): the sheet and a result of \(inputs[index].path) would both be written there; "
              + "rename one or use two folders")
        }
        if let owner = owners[place.hashValue], refuse(result, of: index, at: place, owner, path) {
          continue
        }
        owners[place.hashValue] = index
        if let input = overwritten(by: path) {
          let which = input == path ? "this input" : "the input \(input)"
          errors.append(CommandError("\(path): would overwrite \(which); use another folder"))
          refused[index, default: []].insert(result)
        }
      }
    }
    for (owner, collision) in collisions.sorted(by: { $0.key < $1.key }) {
      errors.append(CommandError(sentence(of: owner, collision)))
    }
    collisions = [:]
  }

  /// Refuses a result and the one that has its place already; all others go on.
  ///
  /// - Parameter owner: The input whose result may have it.
  /// - Returns: Whether it has.
  private mutating func refuse(
    _ result: Int, of index: Int, at place: PathKey, _ owner: Int, _ path: String
  ) -> Bool {
    guard let root else { return false }
    let names = names(inputs[owner])
    let first = names.indices.first {
      places.place(of: FileSystem.joined(root, names[$0])) == place
    }
    guard let first, owner != index || first != result else { return false }
    refused[owner, default: []].insert(first)
    refused[index, default: []].insert(result)
    var collision = collisions[owner] ?? Collision()
    if owner != index, collision.others.last != index { collision.others.append(index) }
    if collision.paths.last != path { collision.paths.append(path) }
    collisions[owner] = collision
    return true
  }

  private func sentence(of owner: Int, _ collision: Collision) -> String {
    let end = "; rename one or use two folders"
    let path = collision.paths.first ?? ""
    guard !collision.others.isEmpty else {
      return "\(path): two results of \(inputs[owner].path) would both be written there\(end)"
    }
    let paths = ([owner] + collision.others).map { inputs[$0].path }
    let shown = paths.count > 4 ? Array(paths.prefix(3)) + ["\(paths.count - 3) more"] : paths
    let distinct = Set(collision.paths).count
    return
      "\(enumerated(shown)): the results would \(paths.count == 2 ? "both" : "all") be "
      + path + (distinct > 1 ? ", and so with \(distinct - 1) more" : "") + end
  }

  /// The files of an input's results, in the order of their names; `nil` where refused.
  func files(of index: Int) -> [OutputFile?] {
    guard let folder else { return [] }
    let refused = refused[index] ?? []
    return names(inputs[index]).enumerated().map { result, name in
      refused.contains(result) ? nil : OutputFile(name, in: folder)
    }
  }

  /// The paths of the results of an input, in the order of their names; `nil` where refused.
  func paths(of index: Int) -> [String?] {
    let refused = refused[index] ?? []
    return names(inputs[index]).enumerated().map { result, name in
      refused.contains(result) ? nil : root.map { FileSystem.joined($0, name) }
    }
  }

  /// Makes and opens the folders that everything goes to, so that one line reports if nothing can.
  mutating func prepare() throws(CommandError) {
    if let sheet, FileSystem.isFolder(sheet) {
      throw CommandError("\(sheet): is a folder; name a file for the sheet")
    }
    if let root { folder = try OutputFolder(root, followsLinks: followsLinks) }
    for folder in [root, sheet.map(FileSystem.folder)].compactMap({ $0 }) {
      try FileSystem.makeFolder(folder)
      guard FileSystem.isWritable(folder) else {
        throw CommandError(
          "\(folder.isEmpty ? "." : folder): cannot be written: permission denied; change its "
            + "permissions or name another folder")
      }
    }
  }
}

/// Determines whether two paths lead to one place; each folder is looked up once.
struct PlaceFinder {
  private var folders: [String: String] = [:]

  /// The place a path leads to, links in its folder resolved; its last name stays as it is.
  mutating func place(of path: String) -> PathKey {
    let folder = FileSystem.folder(of: path)
    let real = folders[folder] ?? FileSystem.resolved(folder.isEmpty ? "." : folder) ?? folder
    folders[folder] = real
    return PathKey(FileSystem.joined(real, FileSystem.lastName(of: path)))
  }
}
