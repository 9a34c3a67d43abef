// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON

/// A `Contents.json` as it is written.
struct CatalogContents {
  /// An entry of an image set, an app-icon set or a symbol set.
  struct Image {
    let traits: SlotTraits
    /// The scale as it is written, which may be one that no device has.
    let scale: String?
    let filename: Written<String>?
    let source: JSONNode
  }

  /// An entry of a color set.
  struct Color {
    let traits: SlotTraits
    let color: CatalogColor?
    let source: JSONNode
  }

  /// Real sets have at most some sixty.
  private static let mostEntries = 4096

  private(set) var images: [Image] = []
  private(set) var colors: [Color] = []
  private(set) var symbols: [Image] = []
  private(set) var providesNamespace = false
  private(set) var intent: String?
  private(set) var preservesVector = false
  /// That keys stand there twice, of which tools differ in which counts: the entries are those of
  /// all. `nil`: none do.
  private(set) var doubled: JSONError?

  private enum Key: String, CaseIterable { case images, colors, symbols, properties }

  private enum Property: String, CaseIterable {
    case providesNamespace = "provides-namespace"
    case intent = "template-rendering-intent"
    case preservesVector = "preserves-vector-representation"
  }

  /// - Throws: All that is wrong with it, if that is more than doubled keys.
  init(_ document: JSONDocument) throws(JSONError) {
    let mistakes = JSONMistakes(of: document)
    if let object = mistakes.root?.object(Key.self, .open) {
      images = object.all(.images).flatMap { Self.entries($0) { Image($0) } }
      symbols = object.all(.symbols).flatMap { Self.entries($0) { Image($0) } }
      colors = object.all(.colors).flatMap { Self.entries($0) { Color($0) } }
      let properties = object[.properties]?.object(Property.self, .open)
      providesNamespace = properties?.flag(.providesNamespace) ?? false
      intent = properties?.string(.intent)?.value
      preservesVector = properties?.flag(.preservesVector) ?? false
    }
    if !mistakes.isReadable { try mistakes.check() }
    doubled = mistakes.error
  }

  private static func entries<Entry>(
    _ value: JSONCursor, _ read: (JSONCursor) -> Entry?
  ) -> [Entry] {
    if let count = value.count, count > mostEntries {
      value.report("has \(count) entries, more than \(mostEntries)", fix: "split the set")
      return []
    }
    return value.list(read) ?? []
  }
}

extension CatalogContents.Image {
  fileprivate init?(_ value: JSONCursor) {
    guard let object = value.object(SlotTraits.Key.self, .open) else { return nil }
    (traits, scale) = (SlotTraits(object), object.string(.scale)?.value)
    (filename, source) = (object.string(.filename), value.node)
  }
}

extension CatalogContents.Color {
  fileprivate init?(_ value: JSONCursor) {
    guard let object = value.object(SlotTraits.Key.self, .open) else { return nil }
    (traits, source) = (SlotTraits(object), value.node)
    color = object[.color].flatMap { CatalogColor($0) }
  }
}

extension SlotTraits {
  /// What an entry of a set may have; other keys mean something to other tools.
  enum Key: String, CaseIterable {
    case filename, color, idiom, scale, appearances, platform, size, subtype, locale
    case displayGamut = "display-gamut"
    case screenWidth = "screen-width"
    case languageDirection = "language-direction"
    case widthClass = "width-class"
    case heightClass = "height-class"
  }

  private enum Look: String, CaseIterable { case appearance, value }

  /// The traits that an entry states, with what is odd about them.
  init(_ entry: JSONObject<Key>) {
    func text(_ key: Key) -> String? { entry.string(key)?.value }
    idiom = text(.idiom).map { CatalogIdiom(rawValue: $0) } ?? .universal
    scale = text(.scale).flatMap { Self.scales[$0] }
    _ = entry[.appearances]?.list { value in
      value.object(Look.self, .open).map { look in
        appearance.add(look.string(.appearance)?.value, look.string(.value)?.value)
      }
    }
    (platform, size) = (text(.platform), text(.size).flatMap { SlotSize($0) })
    (subtype, displayGamut) = (text(.subtype), text(.displayGamut))
    (screenWidth, languageDirection) = (text(.screenWidth), text(.languageDirection))
    (locale, widthClass, heightClass) = (text(.locale), text(.widthClass), text(.heightClass))
  }

  static let scales = ["1x": 1, "2x": 2, "3x": 3]
}

extension CatalogAppearance {
  /// Adds what a catalog calls a look, such as `luminosity` and `dark`.
  fileprivate mutating func add(_ kind: String?, _ value: String?) {
    let luminosity = value.flatMap { Luminosity(rawValue: $0) }
    switch (kind, value) {
    case ("luminosity", _) where luminosity != nil: self.luminosity = luminosity
    case ("contrast", "high"): hasHighContrast = true
    case ("contrast", "normal"): break
    default: unknown.append("\(kind ?? "") \(value ?? "")")
    }
  }
}
