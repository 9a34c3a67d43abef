// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
internal import VibrancyRules

/// The pictures of a page, each kept once and found by what a finding says.
struct PagePictures {
  /// Those that were asked for, in that order.
  private(set) var used: [JSONValue] = []

  private struct Key: Hashable {
    let path: [UInt8]
    let name: [UInt8]
    let scene: String?
    let wallpaper: String?

    init(_ path: String, _ name: String, _ scene: String?, _ wallpaper: String?) {
      (self.path, self.name) = (Array(path.utf8), Array(name.utf8))
      (self.scene, self.wallpaper) = (scene, wallpaper)
    }
  }

  private let exhibits: [Exhibit]
  private var exact: [Key: Int] = [:]
  private var onAnyWallpaper: [Key: Int] = [:]
  private var places: [Int: Int] = [:]

  /// The pictures there are.
  init(_ exhibits: [Exhibit]) {
    self.exhibits = exhibits
    for (index, exhibit) in exhibits.enumerated() {
      let (path, name, scene) = (exhibit.path, exhibit.name, exhibit.scene)
      exact[Key(path, name, scene, exhibit.wallpaper)] = index
      let key = Key(path, name, scene, nil)
      if onAnyWallpaper[key] == nil { onAnyWallpaper[key] = index }
    }
  }

  /// Where the picture of a finding in its scene stands among those used; `nil`: there is none.
  mutating func place(of finding: Finding) -> Int? {
    guard let scene = finding.scene else { return nil }
    let (path, name) = (finding.location.path, finding.name)
    return place(
      exact[Key(path, name, scene, finding.wallpaper)]
        ?? onAnyWallpaper[Key(path, name, scene, nil)])
  }

  /// Where the same in full color stands among those used.
  mutating func placeInFullColor(of finding: Finding) -> Int? {
    place(onAnyWallpaper[Key(finding.location.path, finding.name, nil, nil)])
  }

  /// Previews that no finding shows, with where their pictures stand.
  mutating func placesOfOthers() -> [JSONValue] {
    let shown = Set(places.keys)
    return exhibits.indices.filter { !shown.contains($0) && exhibits[$0].scene != nil }
      .map { index in
        let exhibit = exhibits[index]
        let inFullColor = place(onAnyWallpaper[Key(exhibit.path, exhibit.name, nil, nil)])
        return [
          "path": .text(exhibit.path),
          "name": exhibit.name.isEmpty ? .absent : .text(exhibit.name),
          "scene": .maybe(exhibit.scene), "wallpaper": .maybe(exhibit.wallpaper),
          "picture": .maybe(place(index)), "fullColor": .maybe(inFullColor),
        ]
      }
  }

  private mutating func place(_ index: Int?) -> Int? {
    guard let index else { return nil }
    if let place = places[index] { return place }
    places[index] = used.count
    used.append(exhibits[index].json)
    return used.count - 1
  }
}
