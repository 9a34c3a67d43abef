// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension Gallery {
  /// The gallery with a full-color picture for every item that has none and for which there is one.
  ///
  /// It is the first item in a full-color place of the same asset, variant, entry, family and size;
  /// one on the same wallpaper goes before the others. Items in full color get none. One pass.
  public func pairedWithFullColor() -> Gallery {
    let modes = Dictionary(places.map { ($0.id, $0.mode) }) { first, _ in first }
    func isFullColor(_ item: Item) -> Bool { modes[item.scene] == "fullColor" }
    var paths: [Subject: [String?: String]] = [:]
    var firsts: [Subject: String] = [:]
    for item in items where isFullColor(item) && !item.path.isEmpty {
      let subject = Subject(item)
      if firsts[subject] == nil { firsts[subject] = item.path }
      if paths[subject]?[item.wallpaper] == nil {
        paths[subject, default: [:]][item.wallpaper] = item.path
      }
    }
    var paired = self
    for index in items.indices where items[index].fullColorPath == nil {
      let item = items[index]
      guard !item.path.isEmpty, !isFullColor(item) else { continue }
      let subject = Subject(item)
      paired.items[index].fullColorPath = paths[subject]?[item.wallpaper] ?? firsts[subject]
    }
    return paired
  }

  /// What two items must share to lie on top of each other.
  private struct Subject: Hashable {
    let names: [String?]
    let size: [Int]

    init(_ item: Item) {
      names = [item.asset, item.variant, item.entry, item.family]
      size = [item.width, item.height]
    }
  }
}
