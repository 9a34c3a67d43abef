// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
package import VibrancyPages

/// A page that shows many previews side by side, for a browser that opens it from disk.
///
/// One file: style, script and data are inside, and nothing is fetched. Only the pictures lie beside
/// it, at the items' paths. The same values give the same text.
package struct Gallery: Sendable, Hashable {
  /// What the page is called.
  package var title: String
  /// The previews, in the order they are shown in; assets, scenes, wallpapers and tints are listed in
  /// the order of their first preview.
  package var items: [Item]
  /// What is known of the scenes; a scene without a place is shown by its identifier alone.
  package var places: [Place]
  /// One line below everything, e.g. "estimate, model 1 · vibrancy 0.1.0".
  package var footer: String
  /// What it knows of the server that shows it, if one does.
  package var page: LivePage?
  /// The art that the page draws with other settings; `nil`: it only shows what is there.
  package var live: LiveArt?

  /// A page of previews.
  package init(title: String, items: [Item], places: [Place] = [], footer: String) {
    (self.title, self.items, self.places, self.footer) = (title, items, places, footer)
  }

  /// The page: HTML, to be stored as UTF-8.
  ///
  /// Names may hold anything: markup, quotes, line breaks and marks that reorder text are shown, never
  /// obeyed. Linear in the number of previews, about 300 bytes each.
  package var html: String {
    Page.gallery.html(
      title: title, heading: title, texts: ["footer": footer], data: data, live: page,
      engine: live?.engine)
  }

  /// What the page's script reads: JSON, safe inside a `script` element; a line a preview.
  package var data: String {
    JSONText.of(
      [
        "places": .lines(places.map(\.json)), "items": .lines(items.map { $0.json(live) }),
        "live": live?.json ?? .absent,
      ],
      spelling: .numbered)
  }

  /// What is known of a scene: how the page names and sorts it.
  package struct Place: Sendable, Hashable {
    /// The scene's identifier, e.g. "lock-screen".
    package var id: String
    /// What it shows, e.g. "iPhone Lock Screen".
    package var title: String
    /// The rendering mode, e.g. "vibrant"; scenes are listed by it.
    package var mode: String

    /// A scene's name and mode.
    package init(id: String, title: String, mode: String) {
      (self.id, self.title, self.mode) = (id, title, mode)
    }

    /// The place as JSON.
    var json: JSONValue { ["id": .text(id), "title": .text(title), "mode": .text(mode)] }
  }

  /// One preview on the page, and the file it is in.
  package struct Item: Sendable, Hashable {
    /// The asset or widget it belongs to, e.g. "Icons/rain@3x"; previews of one asset are shown together.
    package var asset: String
    /// The combination of parameters, e.g. "rain"; `nil` when the asset has none.
    package var variant: String?
    /// The entry of its timeline, e.g. "09:00".
    package var entry: String?
    /// The widget family, e.g. "systemSmall".
    package var family: String?
    /// The scene's identifier, e.g. "lock-screen".
    package var scene: String
    /// The wallpaper's name; `nil` where the scene shows none.
    package var wallpaper: String?
    /// The user's tint as `#RRGGBB`; `nil` where the scene does not use it.
    package var tint: String?
    /// The file, relative to the page, with `/`, not percent-encoded. Empty for a scene that was left
    /// out: its notes are shown in the picture's place.
    package var path: String
    /// The same art in full color, relative to the page: what the slider compares with.
    package var fullColorPath: String?
    /// In pixels.
    package var width: Int
    /// In pixels.
    package var height: Int
    /// Pixels per point, at least 1.
    package var scale: Int
    /// How relevant the entry says it is; no unit. Shown beside the entry when finite.
    package var relevance: Double?
    /// What there is to know about this preview, one sentence each.
    package var notes: [String]
    /// How much of the picture, on each side, is what the page shows around the preview, in pixels.
    package var margin = 0
    /// Whether it is a whole drawn screen with the widget in its slots.
    package var isScreen = false
    /// The file of the art, if it is a picture as it is; the page may draw it with other settings.
    package var artPath: String?
    /// Which drawing of the picture it is, where a server draws it anew; `nil`: there is but one.
    package var version: Int?
    /// What there is to point at, from the bottom up.
    package var elements: [Element] = []
    /// The preview's own file, if the picture is one that only the page has; relative as `path`.
    package var previewPath: String?

    /// A preview.
    package init(
      asset: String, variant: String? = nil, entry: String? = nil, family: String? = nil,
      scene: String, wallpaper: String? = nil, tint: String? = nil, path: String,
      fullColorPath: String? = nil, width: Int, height: Int, scale: Int = 1,
      relevance: Double? = nil, notes: [String] = []
    ) {
      (self.asset, self.variant, self.entry, self.family) = (asset, variant, entry, family)
      (self.scene, self.wallpaper, self.tint) = (scene, wallpaper, tint)
      (self.path, self.fullColorPath) = (path, fullColorPath)
      (self.width, self.height, self.scale) = (width, height, max(1, scale))
      (self.relevance, self.notes) = (relevance, notes)
    }
  }

  /// Something that a preview shows, and where it is written.
  package struct Element: Sendable, Hashable {
    /// What it is, in a few words.
    package var title: String
    /// Left edge, top edge, width and height within the preview's picture, in pixels.
    package var frame: [Int]
    /// `FILE:LINE`; `nil`: the system draws it.
    package var place: String?

    /// An element.
    package init(_ title: String, frame: [Int], place: String?) {
      (self.title, self.frame, self.place) = (title, frame, place)
    }

    /// The element as JSON: its frame, what it is and where it is written.
    var json: JSONValue {
      .list(frame.map { .integer($0) } + [.text(title)] + (place.map { [.text($0)] } ?? []))
    }
  }

  /// The gallery with the sizes of one picture together: `rain`, `rain@2x` and `rain@3x` are one asset
  /// in three variants, the largest first, as long as only their scale distinguishes them. One pass.
  package func withSizesTogether() -> Gallery {
    func split(_ name: String) -> (stem: String, scale: Int) {
      for scale in 2...3 where name.hasSuffix("@\(scale)x") {
        return (String(name.dropLast(3)), scale)
      }
      return (name, 1)
    }
    var scales: [String: Set<Int>] = [:]
    for item in items where item.variant == nil {
      let (stem, scale) = split(item.asset)
      scales[stem, default: []].insert(scale)
    }
    var joined = self
    var groups: [String: [Item]] = [:]
    var order: [String] = []
    for var item in items {
      let (stem, scale) = split(item.asset)
      if item.variant == nil, let all = scales[stem], all.count > 1 {
        (item.asset, item.variant) = (stem, "@\(scale)x")
      }
      if groups[item.asset] == nil { order.append(item.asset) }
      groups[item.asset, default: []].append(item)
    }
    joined.items = order.flatMap { asset in
      let group = groups[asset] ?? []
      guard (scales[asset]?.count ?? 0) > 1 else { return group }
      let larger = group.enumerated().sorted { one, other in
        let (a, b) = (one.element.variant ?? "", other.element.variant ?? "")
        return a == b ? one.offset < other.offset : a > b
      }
      return larger.map(\.element)
    }
    return joined
  }
}

extension Gallery.Item {
  /// The preview as JSON; what it does not have is left out.
  func json(_ live: LiveArt?) -> JSONValue {
    [
      "asset": .text(asset), "variant": .maybe(variant), "entry": .maybe(entry),
      "family": .maybe(family), "scene": .text(scene), "wallpaper": .maybe(wallpaper),
      "tint": .maybe(tint), "path": .text(path), "fullColor": .maybe(fullColorPath),
      "width": .integer(width), "height": .integer(height), "scale": .integer(scale),
      // As Swift writes it, with a point.
      "relevance": relevance.flatMap { $0.isFinite ? .word("\($0)") : nil } ?? .absent,
      "margin": margin > 0 ? .integer(margin) : .absent, "preview": .maybe(previewPath),
      "screen": isScreen ? .flag(true) : .absent,
      "art": .maybe(artPath.flatMap { live?.index(of: $0) }), "notes": .some(notes),
      "version": version.map { .integer($0) } ?? .absent,
      "elements": elements.isEmpty ? .absent : .list(elements.map(\.json)),
    ]
  }
}
