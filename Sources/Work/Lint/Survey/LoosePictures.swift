// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyEvidence
internal import VibrancySystem
internal import VibrancyTargets
internal import VibrancyVocabulary

/// The loose pictures of a project that a widget may show: resources of a target, or, where no
/// project file says what is one, whatever code may name.
struct LoosePictures {
  /// Each picture once, whatever scales it is stored at, as code names it.
  let sets: [KnownSet]
  private let indices: [String: Int]
  /// Whether project files say what is bundled.
  private let hasProject: Bool

  /// The most pictures that are looked at.
  private static let most = 50_000

  /// - Parameter projects: The targets that project files name.
  init(_ search: SourceSearch, projects: [ProjectTarget]) {
    let bundles = projects.filter { $0.kind != .test }
    hasProject = bundles.contains { !$0.catalogs.isEmpty || !$0.members.isEmpty }
    let named = bundles.reduce(into: Set<String>()) { $0.formUnion($1.catalogs.paths) }
    let folders = ProjectTarget.Members(
      paths: named, folders: bundles.flatMap { $0.catalogs.folders })
    let packages = search.sources.map(\.relativePath)
      .filter { PathBelow.lastName($0) == "Package.swift" }
      .map { PathBelow.joined(PathBelow.folder($0), "Sources") }
    var (sets, indices): ([KnownSet], [String: Int]) = ([], [:])
    var known: [String: Int] = [:]
    for path in search.pictures.prefix(Self.most) {
      let isCandidate =
        !hasProject
        || folders.contains(path) && bundles.contains { $0.catalogs.contains(path) }
        || packages.contains { path.hasPrefix($0 + "/") }
      guard isCandidate else { continue }
      let key = AssetFile.pathWithoutScale(path)
      if let index = known[key] {
        indices[path] = index
        continue
      }
      known[key] = sets.count
      indices[path] = sets.count
      let name = PathBelow.lastName(key)
      sets.append(
        KnownSet(
          path: path, catalog: path,
          name: String(name.prefix { $0 != "~" }).withoutExtension, kind: .image, isWatch: false))
    }
    (self.sets, self.indices) = (sets, indices)
  }

  /// The picture that a file stores at one scale; `nil`: no widget shows it.
  func set(ofFileAt path: String) -> KnownSet? { indices[path].map { sets[$0] } }

  /// Whether a picture is bundled with a target, as far as is known.
  ///
  /// - Parameter origin: The project file or the folder that says what the target is.
  func isResource(_ path: String, ofTargetIn origin: String) -> Bool {
    if hasProject { return true }
    guard !origin.isEmpty, path.hasPrefix(origin + "/") else { return false }
    return !Self.isElsewhere(path)
  }

  /// Whether a folder's name says that what is in it is not bundled.
  static func isElsewhere(_ path: String) -> Bool {
    path.lowercased().split(separator: "/").dropLast().contains { name in
      others.contains(String(name)) || name.hasSuffix("tests")
    }
  }

  private static let others: Set<String> = [
    "android", "doc", "docs", "documentation", "fastlane", "fixtures", "marketing", "metadata",
    "readme", "screenshots", "test", "web", "website", "www",
  ]
}

extension String {
  /// Without what stands behind its last dot.
  fileprivate var withoutExtension: String {
    lastIndex(of: ".").map { String(self[..<$0]) } ?? self
  }
}
