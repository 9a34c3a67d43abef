// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON
internal import VibrancySystem

/// Reads the `Contents.json` of sets and groups.
struct CatalogReader {
  /// Patterns of files to leave out, as `InputSearch` has them.
  let excluded: [GlobPattern]
  /// PNG files that a set would have besides those on the disk, by name.
  private var added: Set<String> = []
  private(set) var errors: [CatalogError] = []
  private(set) var warnings: [CatalogWarning] = []

  init(excluded: [GlobPattern], adding added: Set<String> = []) {
    (self.excluded, self.added) = (excluded, added)
  }

  /// Reads whether a group puts its name in front of those below it; collects the error of a
  /// broken file.
  mutating func readNamespace(of folder: String, within root: Root?) -> Bool {
    do throws(CatalogError) {
      return try contents(of: folder, within: root)?.providesNamespace ?? false
    } catch {
      errors.append(error)
      return false
    }
  }

  /// The set at a place; `nil` if it cannot be read, which is reported.
  ///
  /// - Parameter outputName: The path below the root that names what is made of its art.
  mutating func set(
    _ kind: CatalogFolderKind, at place: CatalogPlace, outputName: String
  ) -> CatalogSet? {
    do throws(CatalogError) {
      guard let contents = try contents(of: place.path, within: place.root) else {
        throw .unreadable(FileError(path: place.contentsPath, problem: .missing))
      }
      if let doubled = contents.doubled { errors.append(.malformed(doubled)) }
      return set(kind, contents, at: place, outputName: outputName)
    } catch {
      errors.append(error)
      return nil
    }
  }

  fileprivate mutating func set(
    _ kind: CatalogFolderKind, _ contents: CatalogContents, at place: CatalogPlace,
    outputName: String
  ) -> CatalogSet? {
    switch kind {
    case .color: return .color(colorSet(contents, at: place))
    case .icon:
      let slots = self.slots(contents, at: place)
      let art = self.art(slots, at: place, outputName: outputName)
      return .icon(IconSet(place: place, slots: slots, art: art))
    case .image:
      let slots = self.slots(contents, at: place)
      let intent = contents.intent.flatMap { ImageSet.Intent(rawValue: $0) }
      let art = self.art(
        slots, at: place, outputName: outputName, isTemplate: intent == .template,
        preservesVector: contents.preservesVector)
      return .image(ImageSet(place: place, slots: slots, intent: intent, art: art))
    case .group, .other: return nil
    }
  }

  /// What a folder's `Contents.json` says; `nil` if it has none.
  private func contents(
    of folder: String, within root: Root?
  ) throws(CatalogError) -> CatalogContents? {
    let path = PathText.joined(folder, "Contents.json")
    let bytes: [UInt8]
    let isOutside: Bool
    do throws(FileError) {
      (bytes, isOutside) = try FileBytes.contents(
        of: path, limit: JSONLimits().bytes + 1, within: root)
    } catch {
      if error.problem == .missing { return nil }
      throw .unreadable(error)
    }
    do throws(JSONError) {
      return try CatalogContents(JSONDocument(bytes, path: path, isOutside: isOutside))
    } catch {
      throw .malformed(error)
    }
  }

  private func colorSet(_ contents: CatalogContents, at place: CatalogPlace) -> ColorSet {
    let slots = contents.colors.map {
      ColorSet.Slot(traits: $0.traits, color: $0.color, position: $0.source.position)
    }
    return ColorSet(place: place, slots: slots)
  }

  private mutating func slots(
    _ contents: CatalogContents, at place: CatalogPlace
  ) -> [CatalogSlot] {
    var reader = SlotReader(of: place, adding: added)
    reader.read(contents.images)
    errors += reader.errors.map { .malformed($0) }
    warnings += reader.warnings
    return reader.slots
  }

  private func art(
    _ slots: [CatalogSlot], at place: CatalogPlace, outputName: String,
    isTemplate: Bool = false, preservesVector: Bool = false
  ) -> [CatalogArt] {
    var names: [String] = []
    var filled: [String: [CatalogSlot]] = [:]
    for slot in slots {
      guard let name = slot.file else { continue }
      if filled[name] == nil { names.append(name) }
      filled[name, default: []].append(slot)
    }
    var stems: Set<String> = []
    return names.compactMap { name in
      let path = PathText.joined(place.path, name)
      let relative = PathText.joined(place.relativePath, name)
      if excluded.exclude(path, relative: relative) { return nil }
      let stem = AssetFile(path: path, relativePath: name).name
      // A PNG beside a PDF of the same name.
      let last = stems.insert(stem).inserted ? stem : name
      return CatalogArt(
        path: path, root: place.root, kind: ArtKind(ofFileAt: path, within: place.root),
        name: PathText.joined(outputName, last),
        isTemplate: isTemplate, preservesVector: preservesVector, slots: filled[name] ?? [])
    }
  }
}

extension CatalogSet {
  /// The set as it would be with another `Contents.json` and more files, of which nothing is on the
  /// disk.
  ///
  /// - Parameters:
  ///   - bytes: The whole `Contents.json`.
  ///   - added: The names of the PNG files that would be in its folder, too.
  /// - Returns: The set; `nil` for a set of colors, and where a name leads out of it.
  /// - Throws: All that is wrong with the text.
  package func with(contents bytes: [UInt8], adding added: Set<String>) throws(JSONError)
    -> CatalogSet?
  {
    let kind: CatalogFolderKind
    switch self {
    case .image: kind = .image
    case .icon: kind = .icon
    case .color: return nil
    }
    let contents = try CatalogContents(JSONDocument(bytes, path: place.contentsPath))
    if let doubled = contents.doubled { throw doubled }
    var reader = CatalogReader(excluded: [], adding: added)
    let name = art.first.map { PathBelow.folder($0.name) } ?? place.relativePath
    let set = reader.set(kind, contents, at: place, outputName: name)
    return reader.errors.isEmpty ? set : nil
  }
}
