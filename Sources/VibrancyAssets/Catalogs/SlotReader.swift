// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON

/// Reads the entries of an image set or app-icon set, and looks whether their files are there.
struct SlotReader {
  private let place: CatalogPlace
  /// The entries, in the order of the file.
  private(set) var slots: [CatalogSlot] = []
  /// Names that lead out of the set.
  private(set) var errors: [JSONError] = []
  private(set) var warnings: [CatalogWarning] = []
  /// What is wrong with a name, if anything: files in many slots are looked at once.
  private var known: [String: CatalogWarning.Problem?] = [:]

  /// PNG files that count as there, by name.
  private let added: Set<String>

  /// The entries of a set.
  init(of place: CatalogPlace, adding added: Set<String> = []) {
    (self.place, self.added) = (place, added)
  }

  mutating func read(_ entries: [CatalogContents.Image]) {
    for entry in entries {
      let position = (entry.filename?.source ?? entry.source).position
      let name = entry.filename.flatMap {
        usable($0, scale: entry.scale, at: position) ? $0.value : nil
      }
      if name != nil, let unknown = entry.traits.appearance.unknown.first {
        warn(.unknownAppearance(unknown), at: position)
      }
      slots.append(CatalogSlot(traits: entry.traits, file: name, position: position))
    }
  }

  /// Whether a slot's file can be used; if not, it is told why.
  private mutating func usable(
    _ written: Written<String>, scale: String?, at position: JSONPosition
  ) -> Bool {
    let name = written.value
    if name.isEmpty { return false }
    guard Self.staysInside(name) else {
      errors.append(written.source.error("leads out of the set; name a file inside it"))
      return false
    }
    if let problem = problem(of: name) {
      warn(problem, at: position)
      return false
    }
    if let scale, SlotTraits.scales[scale] == nil {
      warn(.unknownScale(scale), at: position)
      return false
    }
    return true
  }

  private mutating func warn(_ problem: CatalogWarning.Problem, at position: JSONPosition) {
    warnings.append(CatalogWarning(path: place.contentsPath, position: position, problem: problem))
  }

  private mutating func problem(of name: String) -> CatalogWarning.Problem? {
    if let known = known[name] { return known }
    if added.contains(name) { return nil }
    var problem: CatalogWarning.Problem?
    do throws(AssetError) {
      if try SystemCall.status(of: PathText.joined(place.path, name)).kind != .file {
        problem = .notAFile(name)
      }
    } catch {
      // What is there but may not be read is told when it is read.
      problem = error.problem == .forbidden ? nil : .missingFile(name)
    }
    known[name] = .some(problem)
    return problem
  }

  /// Whether a name can only lead to something below the folder.
  private static func staysInside(_ name: String) -> Bool {
    name.utf8.first != UInt8(ascii: "/") && !name.utf8.contains(0)
      && !name.utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
  }
}
