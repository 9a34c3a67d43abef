// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON

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

/// What an entry of a set states about where it is used.
package struct SlotTraits: Sendable, Hashable {
  /// The device; universal if it states none.
  package var idiom = CatalogIdiom.universal
  /// Pixels a point, `1...3`; `nil` if the picture serves every scale, as vectors do.
  package var scale: Int?
  /// The look.
  package var appearance = CatalogAppearance()
  /// `ios`, `watchos`, `macos`: app icons and system colors.
  package var platform: String?
  /// Width and height of an app icon in points.
  package var size: SlotSize?
  /// `38mm`, `retina4`: one model of a device.
  package var subtype: String?
  /// `sRGB` or `display-P3`.
  package var displayGamut: String?
  /// `<=145`, `>161`: watches by the width of their screen.
  package var screenWidth: String?
  /// `left-to-right` or `right-to-left`.
  package var languageDirection: String?

  /// An entry that states nothing.
  package init() {}
}

/// An entry of an image set or app-icon set.
package struct CatalogSlot: Sendable, Hashable {
  /// What it is for.
  package let traits: SlotTraits
  /// The file in the set's folder; `nil` if the slot is unfilled or its file is missing.
  package let file: String?
  /// Where `Contents.json` names the file; an unfilled slot's entry.
  package let position: JSONPosition

  /// A slot.
  package init(traits: SlotTraits, file: String?, position: JSONPosition) {
    (self.traits, self.file, self.position) = (traits, file, position)
  }
}

/// The look a slot is meant for, or that is wanted.
package struct CatalogAppearance: Sendable, Hashable {
  /// How bright the surroundings are, or that the user tinted them.
  package enum Luminosity: String, Sendable, Hashable, CaseIterable {
    case light, dark
    /// Of app icons only.
    case tinted
  }

  /// `nil` in a slot is any; wanted, it is light.
  package var luminosity: Luminosity?
  /// For users who ask for more contrast; in a slot `false` is any.
  package var hasHighContrast = false
  /// What else a slot states and nobody here knows; such a slot is never looked up.
  package var unknown: [String] = []

  /// A look.
  package init(_ luminosity: Luminosity? = nil, hasHighContrast: Bool = false) {
    (self.luminosity, self.hasHighContrast) = (luminosity, hasHighContrast)
  }
}

/// The device a slot is meant for, as catalogs spell it.
package struct CatalogIdiom: Sendable, Hashable, RawRepresentable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  /// Any device.
  package static let universal = Self(rawValue: "universal")
  package static let iphone = Self(rawValue: "iphone")
  package static let ipad = Self(rawValue: "ipad")
  package static let mac = Self(rawValue: "mac")
  package static let watch = Self(rawValue: "watch")
  package static let tv = Self(rawValue: "tv")
  package static let car = Self(rawValue: "car")
  package static let vision = Self(rawValue: "vision")
}

/// The size of an app icon, in points.
package struct SlotSize: Sendable, Hashable {
  package let width: Double
  package let height: Double

  /// A size as catalogs write it, `83.5x83.5`; `nil` if it is none.
  package init?(_ text: String) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], 0...65_535 ~= width,
      0...65_535 ~= height
    else { return nil }
    (self.width, self.height) = (width, height)
  }
}
