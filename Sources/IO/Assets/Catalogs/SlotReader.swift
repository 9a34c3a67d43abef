// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
internal import VibrancySystem

/// Reads the entries of an image set or app-icon set, and looks whether their files are there.
struct SlotReader {
  private let place: CatalogPlace
  /// The entries, in the order of the file.
  private(set) var slots: [CatalogSlot] = []
  /// Names that lead out of the set.
  private(set) var errors: [JSONError] = []
  private(set) var warnings: [CatalogWarning] = []
  /// What names lead to: files in many slots are looked at once.
  private var known: [[UInt8]: Found] = [:]
  private var stored: StoredNames

  /// PNG files that count as there, by name.
  private let added: Set<String>

  /// The entries of a set.
  init(of place: CatalogPlace, adding added: Set<String> = []) {
    (self.place, self.added, stored) = (place, added, StoredNames(in: place.path))
  }

  mutating func read(_ entries: [CatalogContents.Image]) {
    for entry in entries {
      let position = (entry.filename?.source ?? entry.source).position
      let name = entry.filename.flatMap { file($0, scale: entry.scale, at: position) }
      if name != nil, let unknown = entry.traits.appearance.unknown.first {
        warn(.unknownAppearance(unknown), at: position)
      }
      slots.append(CatalogSlot(traits: entry.traits, file: name, position: position))
    }
  }

  /// The name of a slot's file as the disk has it; `nil`: it cannot be used, for a reason that is kept.
  private mutating func file(
    _ written: Written<String>, scale: String?, at position: JSONPosition
  ) -> String? {
    let name = written.value
    if name.isEmpty { return nil }
    guard Self.staysInside(name) else {
      errors.append(written.source.error("leads out of the set", fix: "name a file inside it"))
      return nil
    }
    let found = found(by: name)
    if let problem = found.problem { warn(problem, at: position) }
    guard let file = found.file else { return nil }
    if let scale, SlotTraits.scales[scale] == nil {
      warn(.unknownScale(scale), at: position)
      return nil
    }
    return file
  }

  private mutating func warn(_ problem: CatalogWarning.Problem, at position: JSONPosition) {
    warnings.append(CatalogWarning(path: place.contentsPath, position: position, problem: problem))
  }

  /// What a name leads to: a file, a problem, or a file with something to report about its name.
  private struct Found {
    var file: String?
    var problem: CatalogWarning.Problem?
  }

  private mutating func found(by name: String) -> Found {
    let key = Array(name.utf8)
    if let known = known[key] { return known }
    if added.contains(name) { return Found(file: name) }
    var found = Found(file: name)
    do throws(FileError) {
      if try SystemCall.status(of: PathText.joined(place.path, name)).kind != .file {
        found = Found(problem: .notAFile(name))
      }
    } catch {
      // A file that is there but cannot be read is reported when it is read.
      if error.problem != .forbidden {
        switch stored.match(for: name) {
        case .none: found = Found(problem: .missingFile(name))
        case .sameText(let file): found.file = file
        case .otherCase(let file):
          found = Found(file: file, problem: .otherCase(name, stored: file))
        }
      }
    }
    known[key] = found
    return found
  }

  /// Whether a name can only lead to something below the folder.
  private static func staysInside(_ name: String) -> Bool {
    name.utf8.first != UInt8(ascii: "/") && !name.utf8.contains(0)
      && !name.utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
  }
}
