// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyAssets
internal import VibrancySystem
internal import VibrancyVocabulary

/// What a batch of conversions finds at some paths: the pictures that it converts, and everything
/// else in the folders and catalogs, which goes along unchanged.
///
/// Loose PNG files and the pictures of image sets are converted; those of an app-icon set only if
/// the set was named itself.
package struct ConversionInputs: Sendable {
  /// What is converted, each file once.
  package private(set) var pictures: [Input] = []
  /// The other files, each once.
  package private(set) var others: [Input] = []
  /// What was named and is not a PNG; paths.
  package private(set) var refused: [String] = []
  /// What could not be read; the rest was.
  package private(set) var errors: [CatalogError] = []
  /// What is odd, one sentence each.
  package private(set) var notes: [String] = []
  /// How many app-icon sets were found and not named.
  package private(set) var iconSetCount = 0

  private var places: [String: String] = [:]
  private var taken: Set<PathKey> = []

  /// Searches the paths of a query.
  package init(_ query: InputQuery) {
    var search = InputSearch(query)
    search.listsOthers = true
    let found = search.files(at: query.paths)
    errors = found.errors.map { .unreadable($0) }
    var catalogs = CatalogSearch()
    catalogs.excluded = search.excluded
    let named = Set(query.paths.map(PathBelow.trimmed))
    var rest: [AssetFile] = []
    for input in found.inputs {
      switch input {
      case .file(let file) where file.root == nil: addNamed(file)
      case .file(let file):
        if ArtKind(name: file.path) == .png {
          add(Input(asStored: file))
        } else {
          rest.append(file)
        }
      case .catalog(let folder):
        let sets = catalogs.sets(in: [folder])
        errors += sets.errors
        notes += sets.warnings.map { "\($0)" }
        if sets.sets.isEmpty, sets.errors.isEmpty { notes.append("\(folder.path): holds no set") }
        for set in sets.sets { add(set, isNamed: named.contains(set.place.path)) }
        let files = folder.files(passingOver: query.outputFolder)
        errors += files.errors.map { .unreadable($0) }.filter { !errors.contains($0) }
        rest += files.files
      }
    }
    for file in rest + found.others where !file.isIconBundle && take(file.path) {
      others.append(Input(file))
    }
  }

  /// Takes pictures that are not wanted along unchanged.
  ///
  /// - Returns: How many they are.
  package mutating func leaveOut(where isUnwanted: (Input) -> Bool) -> Int {
    let unwanted = pictures.filter(isUnwanted)
    pictures.removeAll(where: isUnwanted)
    others += unwanted
    return unwanted.count
  }

  /// How many of the other files are pictures, by the end of their names; app icons aside.
  package var unconverted: [String: Int] {
    others.reduce(into: [:]) { counts, input in
      let ending = Self.endings.first { input.path.lowercased().hasSuffix($0) }
      if let ending { counts[ending, default: 0] += 1 }
    }
  }

  private static let endings = [
    ".svg", ".svgz", ".pdf", ".jpg", ".jpeg", ".heic", ".heif", ".webp", ".avif", ".gif", ".tiff",
    ".tif", ".bmp", ".eps", ".ai", ".psd",
  ]

  private mutating func addNamed(_ file: AssetFile) {
    let input = Input(asStored: file)
    // A pointer of Git LFS is not a picture, whatever it is called; the decoder reports it.
    let isPointer = ArtKind.detected(byFileAt: file.path, within: file.root) == .pointer
    guard input.format == .png || isPointer, !file.isWidgetDescription, !file.isIconBundle else {
      if take(file.path) { refused.append(file.path) }
      return
    }
    if take(file.path) { pictures.append(input) }
  }

  private mutating func add(_ set: CatalogSet, isNamed: Bool) {
    switch set {
    case .color: break
    case .icon(let icons):
      guard isNamed else {
        iconSetCount += 1
        return
      }
      for art in icons.art { add(Input(art, role: .loose)) }
    case .image(let images):
      for art in images.art { add(Input(art, role: .image)) }
    }
  }

  private mutating func add(_ input: Input) {
    if input.format == .png, take(input.path) { pictures.append(input) }
  }

  /// Whether a place is not taken yet; each folder is looked up once.
  private mutating func take(_ path: String) -> Bool {
    let folder = PathBelow.folder(path)
    let real = places[folder] ?? PathBelow.resolved(folder.isEmpty ? "." : folder)
    places[folder] = real
    let place = PathBelow.joined(real, PathBelow.lastName(path))
    return taken.insert(PathKey(PathKey.areOne(place, path) ? path : place)).inserted
  }
}

extension InputSearch {
  /// A search as a query asks for it.
  package init(_ query: InputQuery) {
    self.init()
    excluded = query.excluded.map { GlobPattern($0) }
    excludesNamed = query.excludesNamed
    outputFolder = query.outputFolder
    heedsIgnoreFiles = query.heedsIgnoreFiles
    projectRoot = query.projectRoot
    followsOutside = query.followsOutside
  }
}
