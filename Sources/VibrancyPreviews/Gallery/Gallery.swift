// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
internal import VibrancyPages

/// A page that shows many previews side by side, for a browser that opens it from disk.
///
/// One file: style, script and data are inside, and nothing is fetched. Only the pictures lie beside
/// it, at the items' paths. The same values give the same text.
public struct Gallery: Sendable, Hashable {
  /// What the page is called.
  public var title: String
  /// The previews, in the order they are shown in; assets, scenes, wallpapers and tints are listed in
  /// the order of their first preview.
  public var items: [Item]
  /// What is known of the scenes; a scene without a place is shown by its identifier alone.
  public var places: [Place]
  /// One line below everything, e.g. "estimate, model 1 · vibrancy 0.1.0".
  public var footer: String

  /// A page of previews.
  public init(title: String, items: [Item], places: [Place] = [], footer: String) {
    (self.title, self.items, self.places, self.footer) = (title, items, places, footer)
  }

  /// The page: HTML, to be stored as UTF-8.
  ///
  /// Names may hold anything: markup, quotes, line breaks and marks that reorder text are shown, never
  /// obeyed. Linear in the number of previews, about 300 bytes each.
  public var html: String {
    Page.gallery.html(title: title, heading: title, texts: ["footer": footer], data: data)
  }

  /// What the page's script reads: JSON, safe inside a `script` element; a line a preview.
  package var data: String {
    JSONText.of(
      ["places": .lines(places.map(\.json)), "items": .lines(items.map(\.json))],
      spelling: .numbered)
  }
}
