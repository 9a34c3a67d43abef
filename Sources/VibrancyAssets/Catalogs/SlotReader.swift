// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Reads the entries of an image set or app-icon set, and looks whether their files are there.
struct SlotReader {
  private let folder: String
  private let file: JSONFile
  /// The entries, in the order of the file.
  private(set) var slots: [CatalogSlot] = []
  /// Names that lead out of the set.
  private(set) var errors: [JSONError] = []
  private(set) var warnings: [CatalogWarning] = []
  /// What is wrong with a name, if anything: files in many slots are looked at once.
  private var known: [String: CatalogWarning.Problem?] = [:]

  /// The entries of the set in a folder.
  init(folder: String, file: JSONFile) { (self.folder, self.file) = (folder, file) }

  mutating func read(_ entries: [CatalogContents.Image]) {
    for (entry, node) in zip(entries, file.locator.elements(of: "images")) {
      let named = file.locator.member("filename", of: node)
      let position = file.locator.position(of: named ?? node)
      let traits = SlotTraits(entry.traits)
      let name = entry.filename.flatMap {
        usable($0, scale: entry.traits.scale, at: position) ? $0 : nil
      }
      if name != nil, let unknown = traits.appearance.unknown.first {
        warn(.unknownAppearance(unknown), at: position)
      }
      slots.append(CatalogSlot(traits: traits, file: name, position: position))
    }
  }

  /// Whether a slot's file can be used; if not, it is told why.
  private mutating func usable(_ name: String, scale: String?, at position: JSONPosition) -> Bool {
    if name.isEmpty { return false }
    guard Self.staysInside(name) else {
      errors.append(
        file.error(
          .value, at: ["images", .index(slots.count), "filename"],
          "leads out of the set; name a file inside it"))
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
    warnings.append(CatalogWarning(path: file.path, position: position, problem: problem))
  }

  private mutating func problem(of name: String) -> CatalogWarning.Problem? {
    if let known = known[name] { return known }
    var problem: CatalogWarning.Problem?
    do throws(AssetError) {
      if try SystemCall.status(of: PathText.joined(folder, name)).kind != .file {
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
