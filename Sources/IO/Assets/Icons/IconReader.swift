// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
internal import VibrancySystem
internal import VibrancyVocabulary

extension IconBundle {
  /// Reads a bundle's `icon.json` and looks which of its pictures are there.
  ///
  /// - Parameters:
  ///   - file: The bundle's folder.
  ///   - followsOutside: Whether pictures outside the bundle are read.
  /// - Throws: It cannot be read, is not JSON5, or asks for what cannot be: all mistakes at once.
  package init(_ file: AssetFile, followsOutside: Bool) throws(CatalogError) {
    path = file.path
    name = file.name
    let root = Root(folder: file.path, followsOutside: followsOutside)
    self.root = root
    let place = PathText.joined(file.path, "icon.json")
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileBytes.all(of: place, limit: JSONLimits().bytes + 1, within: root)
    } catch {
      throw .unreadable(error)
    }
    do throws(JSONError) {
      if bytes.count > JSONLimits().bytes {
        throw JSONError(
          path: place, "has more than \(JSONLimits().bytes >> 20) MiB", fix: "use fewer layers")
      }
      let document = JSONDocument(
        bytes, path: place, isOutside: root.isLeft(by: place))
      let mistakes = JSONMistakes(of: document)
      var reader = IconReader(folder: PathText.joined(file.path, "Assets"), root: root)
      if let whole = mistakes.root { reader.read(whole) }
      try mistakes.check()
      (fill, groups) = (reader.fill, reader.groups)
      missing = reader.missing
      let unknown = reader.unknown.sorted().map { VisibleText.short($0) }
      var notes =
        unknown.isEmpty
        ? [] : ["\(file.path): not understood and left out: \(unknown.joined(separator: ", "))"]
      for key in reader.hidden.sorted() {
        notes.append(
          "\(file.path): '\(key)' stands beside '\(key)\(IconReader.ending)', which are dropped: "
            + "write it as the first of these, without a predicate")
      }
      if !reader.otherReaders.isEmpty {
        notes.append(
          "\(file.path): versions for \(reader.otherReaders.sorted().joined(separator: " and ")) "
            + "are not drawn")
      }
      self.notes = notes
    } catch {
      throw .malformed(error)
    }
  }
}

/// Reads what is written in an `icon.json`.
struct IconReader {
  private(set) var fill = IconValue<IconFill>()
  private(set) var groups: [IconGroup] = []
  private(set) var missing: [IconBundle.Missing] = []
  /// Keys and values that mean nothing to us, each once.
  private(set) var unknown: Set<String> = []
  /// The keys whose versions are dropped, because a plain value stands beside them.
  private(set) var hidden: Set<String> = []
  /// The people whose versions are not drawn: those of other languages or directions.
  private(set) var otherReaders: Set<String> = []
  private let folder: String
  private let root: Root
  /// The names that were looked for, and those of the files that they lead to.
  private var seen: [String: String] = [:]
  private var stored: StoredNames
  private var layerCount = 0

  /// Known keys that change nothing of what is drawn, or whose effects are reported once for all bundles.
  private static let passedOver: Set<String> = [
    "name", "supported-platforms", "features", "color-space-for-untagged-svg-colors", "glass",
    "shadow", "translucency", "specular", "blur-material", "lighting", "refractivity",
    "asset-mirroring",
  ]
  /// The blend modes that are drawn.
  static let blendModes: Set<String> = [
    "normal", "multiply", "screen", "overlay", "darken", "lighten", "soft-light", "hard-light",
    "plus-lighter", "plus-darker",
  ]
  /// How the key of a value's versions ends.
  fileprivate static let ending = "-specializations"
  /// The members of a version that are not a predicate which is unknown here.
  private static let versionKeys: Set<String> = [
    "value", "appearance", "idiom", "language-direction", "localization",
  ]

  init(folder: String, root: Root) {
    (self.folder, self.root, stored) = (folder, root, StoredNames(in: folder))
  }

  mutating func read(_ whole: JSONCursor) {
    guard let members = members(of: whole, known: ["fill", "groups"]) else { return }
    fill = value("fill", of: members) { reader, cursor in reader.fill(cursor) }
    groups = members["groups"]?.list { cursor in group(cursor) } ?? []
    if layerCount > IconBundle.mostLayers {
      members["groups"]?.report(
        "have \(layerCount) layers, more than the limit of \(IconBundle.mostLayers)",
        fix: "use fewer")
    }
  }

  private mutating func group(_ cursor: JSONCursor) -> IconGroup? {
    guard let members = members(of: cursor, known: Self.styleKeys.union(["layers"])) else {
      return nil
    }
    var group = IconGroup()
    group.style = style(members)
    let list = members["layers"]
    layerCount += list?.count ?? 0
    // Of too many none is read: there may be a million.
    if layerCount <= IconBundle.mostLayers {
      group.layers = list?.list { cursor in layer(cursor) } ?? []
    }
    return group
  }

  private mutating func layer(_ cursor: JSONCursor) -> IconLayer? {
    let keys = Self.styleKeys.union(["image-name", "fill"])
    guard let members = members(of: cursor, known: keys) else { return nil }
    var layer = IconLayer()
    layer.image = value("image-name", of: members) { reader, cursor in reader.image(cursor) }
    layer.fill = value("fill", of: members) { reader, cursor in reader.fill(cursor) }
    layer.style = style(members)
    return layer
  }

  private static let styleKeys: Set<String> = ["opacity", "blend-mode", "hidden", "position"]

  private mutating func style(_ members: [String: JSONCursor]) -> IconStyle {
    var style = IconStyle()
    style.opacity = value("opacity", of: members) { _, cursor in
      guard let number = cursor.number() else { return nil }
      // NaN is in no range.
      guard (0...1).contains(number) else {
        cursor.report("is \(number)", fix: "write a number from 0 to 1")
        return nil
      }
      return number
    }
    style.blendMode = value("blend-mode", of: members) { reader, cursor in
      guard let name = cursor.string()?.value else { return nil }
      if Self.blendModes.contains(name) { return name }
      reader.leaveOut("blend mode \(name)")
      return nil
    }
    style.isHidden = value("hidden", of: members) { _, cursor in cursor.flag() }
    style.position = value("position", of: members) { _, cursor in Self.position(cursor) }
    return style
  }

  /// Keeps a value that means nothing to us.
  mutating func leaveOut(_ what: String) { unknown.insert(what) }

  /// The members of an object; what is not known is kept as such.
  private mutating func members(
    of cursor: JSONCursor, known: Set<String>
  ) -> [String: JSONCursor]? {
    guard let found = cursor.members(isOnce: false) else { return nil }
    var members: [String: JSONCursor] = [:]
    for member in found {
      let key = member.node.key
      let stem = key.hasSuffix(Self.ending) ? String(key.dropLast(Self.ending.count)) : key
      if known.contains(stem) {
        if members[key] == nil { members[key] = member }
      } else if !Self.passedOver.contains(stem), unknown.count < 64 {
        unknown.insert(key)
      }
    }
    return members
  }

  /// A value and its versions for looks.
  private mutating func value<Value>(
    _ key: String, of members: [String: JSONCursor],
    _ read: (inout IconReader, JSONCursor) -> Value?
  ) -> IconValue<Value> {
    var value = IconValue<Value>()
    let versions = members[key + Self.ending]?.list({ $0 }) ?? []
    if let one = members[key], !one.node.isNull {
      value.set(read(&self, one), for: nil)
      if !versions.isEmpty { hidden.insert(key) }
      return value
    }
    for version in versions {
      guard let parts = version.members(isOnce: false) else { continue }
      func part(_ name: String) -> JSONCursor? { parts.first { $0.node.key == name } }
      // Versions for a watch, or for circles, are of icons that are not drawn here.
      if let idiom = part("idiom")?.string()?.value, !["square", "iOS"].contains(idiom) {
        continue
      }
      // Drawn is the icon of a language that is read from the left.
      if let direction = part("language-direction")?.string()?.value,
        direction != "left-to-right"
      {
        otherReaders.insert("other writing directions")
        continue
      }
      if part("localization") != nil {
        otherReaders.insert("other languages")
        continue
      }
      if let other = parts.first(where: { !Self.versionKeys.contains($0.node.key) }) {
        leaveOut("\(key)\(Self.ending) by \(other.node.key)")
        continue
      }
      var look: IconBundle.Look?
      if let appearance = part("appearance")?.string()?.value {
        look = IconBundle.Look(rawValue: appearance)
        if look == nil {
          unknown.insert("appearance \(appearance)")
          continue
        }
      }
      guard let written = part("value") else {
        version.report("has no \"value\"", fix: "add it")
        continue
      }
      value.set(written.node.isNull ? nil : read(&self, written), for: look)
    }
    return value
  }

  /// A picture's name; that of one that is not there is kept.
  private mutating func image(_ cursor: JSONCursor) -> String? {
    guard let written = cursor.text() else { return nil }
    let name = written.value
    guard !name.utf8.contains(0), !name.hasPrefix("/") else {
      cursor.report(
        "is not a name of a file in Assets", fix: "put the picture there and write its name")
      return nil
    }
    if let known = seen[name] { return known }
    seen[name] = name
    let path = PathText.joined(folder, name)
    do throws(FileError) {
      try root.check(path)
      _ = try SystemCall.status(of: path)
    } catch {
      if error.problem == .missing || error.problem == .danglingLink {
        switch stored.match(for: name) {
        case .none: break
        case .sameText(let file), .otherCase(let file):
          seen[name] = file
          return file
        }
        missing.append(IconBundle.Missing(name: name, position: cursor.node.position))
      } else {
        cursor.mistakes.add(
          at: cursor.node, error.fault.preceded(by: "is '\(VisibleText.short(name))', which "))
      }
    }
    return name
  }

  private static func position(_ cursor: JSONCursor) -> IconPosition? {
    guard let parts = cursor.members(isOnce: false) else { return nil }
    var position = IconPosition()
    for part in parts {
      switch part.node.key {
      case "scale":
        guard let scale = part.number() else { continue }
        guard scale > 0, scale <= 100 else {
          part.report("is \(scale)", fix: "write a number above 0, at most 100")
          continue
        }
        position.scale = scale
      case "translation-in-points":
        guard let moved = part.list({ $0.number() }) else { continue }
        guard moved.count == 2, moved.allSatisfy({ (-10_000...10_000).contains($0) }) else {
          part.report("is not a move", fix: "write [x, y] in points, at most 10000")
          continue
        }
        (position.x, position.y) = (moved[0], moved[1])
      default: continue
      }
    }
    return position
  }
}
