// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyEvidence
internal import VibrancyPixels
internal import VibrancyPreviews
internal import VibrancyScenes

/// The sets of a project, for those who draw its widgets: what pictures hold, and what colors are.
///
/// A picture is decoded once, when it is first asked for.
struct DraftCatalogs {
  /// A set that pictures may be taken from.
  struct Images {
    /// The catalog as the user knows it.
    let catalog: String
    let set: ImageSet
  }

  /// A picture that can be drawn.
  struct Picture {
    /// Its file as the user knows it.
    let path: String
    /// Its size in points.
    let width: Double
    let height: Double
    /// Whether its set makes it a template.
    let isTemplate: Bool
  }

  /// Why a set cannot be drawn, a few words.
  struct Gap: Error { let reason: String }

  /// By their paths below the project's folder.
  private var images: [String: Images] = [:]
  private var colors: [String: [(catalog: String, set: ColorSet)]] = [:]
  private var known: [String: Result<Picture, Gap>] = [:]
  private let maker: PreviewMaker

  init(
    _ sets: [(folder: CatalogFolder, set: CatalogSet)], maker: PreviewMaker,
    below: (String) -> String
  ) {
    self.maker = maker
    for (folder, set) in sets {
      switch set {
      case .image(let image):
        images[below(image.place.path)] = Images(catalog: folder.path, set: image)
      case .color(let color):
        colors[Self.key(color.place.name), default: []].append((folder.path, color))
      case .icon: break
      }
    }
  }

  /// The set at a path below the project's folder.
  func images(at path: String) -> Images? { images[path] }

  /// A set's picture for the usual screen.
  mutating func picture(at path: String) -> Result<Picture, Gap> {
    if let answer = known[path] { return answer }
    let answer = Result { () throws(Gap) in try found(at: path) }
    known[path] = answer
    return answer
  }

  /// A set's picture, if it was asked for before and can be drawn.
  func known(at path: String) -> Picture? { try? known[path]?.get() }

  private func found(at path: String) throws(Gap) -> Picture {
    guard let set = images[path]?.set else { throw Gap(reason: "is not a set that can be read") }
    guard let art = set.art(for: CatalogRequest()) else {
      let isThere = !set.art.isEmpty
      throw Gap(reason: isThere ? "has no picture for an iPhone" : "has no picture's file")
    }
    guard art.kind != .pointer else {
      throw Gap(reason: "is a Git LFS pointer; run 'git lfs pull'")
    }
    let input = Input(art, role: .loose)
    guard let picture = try? maker.decode(input, scale: input.format.isVector ? 1 : nil) else {
      throw Gap(reason: "cannot be drawn")
    }
    let scale = Double(input.format.isVector ? 1 : max(1, input.scale))
    return Picture(
      path: art.path, width: Double(picture.stored.width) / scale,
      height: Double(picture.stored.height) / scale, isTemplate: art.isTemplate)
  }

  /// A color set by what code calls it: its name where it is in the catalog, else its code.
  ///
  /// - Returns: `nil`: there is none, or it is the system's.
  func color(_ name: String, in catalog: String?) -> String? {
    let found = colors[Self.key(name)] ?? []
    if let own = found.first(where: { $0.catalog == catalog }), Self.isNameable(own.set) {
      return own.set.place.name
    }
    return found.lazy.compactMap { Self.code(of: $0.set) }.first
  }

  /// `#RRGGBB` of a name that `color(_:in:)` gave.
  func code(_ color: String) -> String? {
    if color.hasPrefix("#") { return color }
    return (colors[Self.key(color)] ?? []).lazy.compactMap { Self.code(of: $0.set) }.first
  }

  /// Whether a description may name it: it takes none that is the system's in either appearance.
  private static func isNameable(_ set: ColorSet) -> Bool {
    var dark = CatalogRequest()
    dark.appearance = CatalogAppearance(.dark)
    guard case .stored = set.color(for: dark) else { return false }
    return code(of: set) != nil
  }

  private static func code(of set: ColorSet) -> String? {
    guard case .stored(let color) = set.color(for: CatalogRequest()), color.alpha >= 1 else {
      return nil
    }
    let srgb = color.srgb
    let code = EncodedColor(
      red: Float(srgb.red), green: Float(srgb.green), blue: Float(srgb.blue))
    return "#" + code.hex
  }

  /// What code's symbol of a color has in common with its set's name.
  private static func key(_ name: String) -> String {
    let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
    return letters.hasSuffix("color") && letters != "color"
      ? String(letters.dropLast(5)) : letters
  }
}
