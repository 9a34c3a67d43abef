// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyEvidence

/// A small input: sources and catalogs by their paths.
struct Project {
  /// A target's folder as the tests name it.
  static let target = "AppWidget"
  /// The body of a widget that shows `Face`.
  static let widget = """
    struct FaceWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "face", provider: Provider()) { entry in Face(entry: entry) }
      }
    }
    """

  var sources: [String: String]
  var sets: [KnownSet]
  var bundleFiles: Set<String> = []

  /// - Parameters:
  ///   - sources: Texts by path.
  ///   - sets: `Catalog.xcassets/logo.imageset`; the groups in between are namespaces.
  init(_ sources: [String: String], sets: [String] = [], bundleFiles: Set<String> = []) {
    self.sources = sources
    self.sets = sets.map(Self.set)
    self.bundleFiles = bundleFiles
  }

  /// A widget with one view, whose body is this code.
  init(face code: String, sets: [String] = ["AppWidget/Assets.xcassets/logo.imageset"]) {
    self.init(
      [
        "AppWidget/Widget.swift": Self.widget,
        "AppWidget/Face.swift": "struct Face: View {\n  var body: some View {\n\(code)\n  }\n}\n",
      ], sets: sets)
  }

  var evidence: Evidence {
    Evidence(
      sources: sources.map { SourceText(path: $0.key, bytes: Array($0.value.utf8)) }, sets: sets,
      bundleFiles: bundleFiles, isScopeName: Self.isScopeName)
  }

  /// The uses of the set at a path; none where it is not used.
  func uses(of path: String = "AppWidget/Assets.xcassets/logo.imageset") -> [AssetUse] {
    guard case .used(let uses) = evidence.use(of: Self.set(path)) else { return [] }
    return uses
  }

  func use(of path: String) -> SetUse { evidence.use(of: Self.set(path)) }

  static func isScopeName(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.contains("widget") || name.contains("complication")
  }

  private static func set(_ path: String) -> KnownSet {
    let names = path.split(separator: "/").map(String.init)
    let catalog = names.firstIndex { $0.hasSuffix(".xcassets") } ?? 0
    let last = names[names.count - 1].split(separator: ".")
    let name = names[(catalog + 1)..<(names.count - 1)] + [String(last[0])]
    return KnownSet(
      path: path, catalog: names[...catalog].joined(separator: "/"),
      name: name.joined(separator: "/"), kind: last[1] == "colorset" ? .color : .image,
      isWatch: path.lowercased().contains("watch"))
  }
}
