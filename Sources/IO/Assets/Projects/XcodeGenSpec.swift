// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySystem
internal import VibrancyVocabulary

/// The targets of a specification that XcodeGen makes a project of.
///
/// What it makes of a source that is a folder depends on what lies there, so that is asked for.
/// A target for several platforms is one here.
///
/// - Source: XcodeGen, Docs/ProjectSpec.md.
struct XcodeGenSpec {
  /// The most targets, and sources of all of them.
  static let (mostTargets, mostSources) = (1024, 1 << 16)
  /// The most times that a pattern is held against a path.
  static let mostMatches = 1 << 19

  private let root: SpecValue
  private let path: String
  private let folder: ProjectFolder
  private let files: [String]
  private let folders: Set<String>
  private var sourcesLeft = Self.mostSources
  private var matchesLeft = Self.mostMatches
  private var outsideCount = 0

  /// A specification.
  ///
  /// - Parameters:
  ///   - root: All of it, with what it includes.
  ///   - path: Where it is, below the root.
  ///   - files: Swift sources and catalogs there are, below the root.
  init(_ root: SpecValue, path: String, files: [String]) {
    (self.root, self.path, self.files) = (root, path, files)
    folder = ProjectFolder(PathBelow.folder(path))
    var folders: Set<String> = []
    for file in files {
      var above = PathBelow.folder(file)
      while !above.isEmpty, folders.insert(above).inserted { above = PathBelow.folder(above) }
    }
    self.folders = folders
  }

  /// Its targets, by name, and what was not understood.
  mutating func targets() -> (targets: [ProjectTarget], notes: [String]) {
    let all = root["targets"].entries
    let found = all.prefix(Self.mostTargets).map { target($0.key, $0.value) }
    var notes: [String] = []
    if all.count > Self.mostTargets || sourcesLeft <= 0 || matchesLeft <= 0 {
      notes.append("has more targets, sources or patterns than are taken; the others are left out")
    }
    if outsideCount > 0 {
      notes.append("lists \(outsideCount) outside of the folder that was searched, left out")
    }
    return (found.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }, notes)
  }

  private mutating func target(_ name: String, _ written: SpecValue) -> ProjectTarget {
    var applied: Set<String> = []
    let spec = templated(written, &applied)
    var own = BuildSettings()
    add(spec["settings"], to: &own)
    var ofProject = BuildSettings()
    add(root["settings"], to: &ofProject)
    let type = ProductType(spec["type"].text ?? "")
    let platforms =
      type.platforms ?? Self.platforms(spec) ?? own.platforms ?? ofProject.platforms ?? []
    var target = ProjectTarget(
      name: spec["name"].text ?? name, kind: type.kind(on: platforms), platforms: platforms,
      projectFile: path)
    let first = ProjectTarget.Platform.allCases.first(where: platforms.contains)?.rawValue ?? ""
    let version = spec["deploymentTarget"].text ?? spec["deploymentTarget"][first].text
    target.deploymentTarget =
      own.deploymentTarget(platforms) ?? version.flatMap { BuildSettings.majorVersion($0) }
      ?? ofProject.deploymentTarget(platforms)
      ?? root["options"]["deploymentTarget"][first].text.flatMap { BuildSettings.majorVersion($0) }
    target.appIcon = own.appIcon ?? ofProject.appIcon
    target.flags = own.adding(ofProject).flags
    if target.appIcon == nil, target.kind == .app || target.kind == .watchApp,
      !platforms.isDisjoint(with: [.iOS, .watchOS]),
      !["none", "project"].contains(root["options"]["settingPresets"].text)
    {
      target.appIcon = "AppIcon"
    }
    for source in spec["sources"].elements {
      sourcesLeft -= 1
      guard sourcesLeft > 0 else { break }
      add(source, to: &target)
    }
    for dependency in spec["dependencies"].elements { Self.add(dependency, to: &target) }
    return target
  }

  /// A target with its templates below it, each applied once.
  private func templated(_ spec: SpecValue, _ applied: inout Set<String>) -> SpecValue {
    var merged = SpecValue.nothing
    for name in spec["templates"].elements.compactMap(\.text) where applied.insert(name).inserted {
      merged = merged.merged(with: templated(root["targetTemplates"][name], &applied))
    }
    return merged.merged(with: spec)
  }

  private static func platforms(_ spec: SpecValue) -> Set<ProjectTarget.Platform>? {
    let named = spec["platform"].elements + spec["supportedDestinations"].elements
    let found = named.compactMap(\.text).compactMap { name in
      let name = name.lowercased().replacing("maccatalyst", with: "ios")
      return ProjectTarget.Platform.allCases.first { $0.rawValue.lowercased() == name }
    }
    return found.isEmpty ? nil : Set(found)
  }

  /// Adds settings; what is said of one configuration goes before what is said of all, and that
  /// before the groups it is built on.
  private func add(_ spec: SpecValue, to settings: inout BuildSettings) {
    var (open, done) = ([spec], Set<String>())
    while let spec = open.popLast() {
      for entry in spec["configs"].entries where entry.key.lowercased().contains("release") {
        settings.set(entry.value)
      }
      settings.set(spec["base"])
      settings.set(spec)
      for entry in spec["configs"].entries { settings.set(entry.value, flags: false) }
      for group in spec["groups"].elements.compactMap(\.text) where done.insert(group).inserted {
        open.append(root["settingGroups"][group])
      }
    }
  }

  private mutating func add(_ source: SpecValue, to target: inout ProjectTarget) {
    guard let written = source.text ?? source["path"].text else { return }
    let phase = source["buildPhase"]
    if case .table = phase { return }
    if let phase = phase.text, !["sources", "resources"].contains(phase) { return }
    let name = written.replacing("${target_name}", with: target.name)
    guard case .inside(let path) = folder[name] else {
      outsideCount += 1
      return
    }
    let last = PathText.lastName(path)
    if source["type"].text == "folder" {
      target.catalogs.paths.insert(path)
    } else if !folders.contains(path), !path.isEmpty, last.utf8.contains(UInt8(ascii: ".")) {
      target.add(path: path)
    } else if case let includes = source["includes"].elements.compactMap(\.text), !includes.isEmpty
    {
      let excluded = Set(matching(source["excludes"], in: path))
      for file in matching(source["includes"], in: path) where !excluded.contains(file) {
        target.add(path: file)
      }
    } else {
      target.add(folder: path, excluded: matching(source["excludes"], in: path))
    }
    if phase.text == "resources" { target.members.folders.removeAll { $0 == path } }
  }

  /// The files in a folder that one of some patterns means, and what is named without a pattern.
  private mutating func matching(_ patterns: SpecValue, in folder: String) -> [String] {
    var found: [String] = []
    var inside: [String]?
    for pattern in patterns.elements.compactMap(\.text) {
      let whole = PathText.joined(folder, pattern)
      guard whole.utf8.count <= GlobPattern.mostBytes else { continue }
      guard whole.utf8.contains(where: { "*?[{".utf8.contains($0) }) else {
        if case .inside(let path) = ProjectFolder(folder)[pattern] { found.append(path) }
        continue
      }
      let glob = GlobPattern(whole)
      matchesLeft -= inside?.count ?? files.count
      guard matchesLeft > 0 else { break }
      let all = inside ?? files.filter { ProjectFolder(folder).holds($0) }
      inside = all
      found += all.filter { glob.matches($0) }
    }
    return found
  }

  private static func add(_ dependency: SpecValue, to target: inout ProjectTarget) {
    if let name = dependency["target"].text {
      target.add(dependency: PathText.lastName(name))
    } else if let package = dependency["package"].text {
      let products = dependency["products"].elements + dependency["product"].elements
      let names = products.compactMap(\.text)
      for name in names.isEmpty ? [package] : names { target.add(dependency: name) }
    } else if let file = dependency["framework"].text ?? dependency["carthage"].text {
      target.add(dependency: PathText.stem(file))
    }
  }
}

extension XcodeGenSpec {
  /// A specification with all that it includes below it.
  ///
  /// - Parameters:
  ///   - path: Where it is, below the root.
  ///   - included: The paths that were included.
  ///   - read: The bytes at a path below the root.
  /// - Throws: The first mistake of the specification itself; those of included ones are notes.
  static func resolved(
    _ bytes: [UInt8], path: String, included: inout Set<String>, notes: inout [String],
    read: (String) -> [UInt8]?
  ) throws(FileFault) -> SpecValue {
    let (own, mistakes) = try SpecText.value(of: bytes)
    notes += mistakes.map(\.description)
    var merged = SpecValue.nothing
    let folder = PathBelow.folder(path)
    for include in own["include"].elements {
      guard let name = include.text ?? include["path"].text, included.count < 64,
        case .inside(let other) = ProjectFolder(folder)[name],
        included.insert(other).inserted, let bytes = read(other)
      else { continue }
      do throws(FileFault) {
        var spec = try resolved(bytes, path: other, included: &included, notes: &notes, read: read)
        let isRelative = include["relativePaths"].text != "false"
        let inner = PathText.folder(name)
        if isRelative, !inner.isEmpty { spec = spec.withSources(below: String(inner)) }
        merged = merged.merged(with: spec)
      } catch {
        notes.append("includes \(other): \(error)")
      }
    }
    return merged.merged(with: own)
  }
}

extension BuildSettings {
  /// Sets what is not set yet.
  fileprivate mutating func set(_ spec: SpecValue, flags: Bool = true) {
    for entry in spec.entries
    where Self.known.contains(entry.key) && (flags || !Self.flagSettings.contains(entry.key)) {
      set(entry.key, entry.value.elements.compactMap(\.text).joined(separator: " "))
    }
  }
}

extension SpecValue {
  fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }

  fileprivate var entries: [SpecEntry] {
    if case .table(let entries) = self { entries } else { [] }
  }

  /// The elements of a list; of anything else that there is, itself.
  fileprivate var elements: [SpecValue] {
    switch self {
    case .nothing: []
    case .text, .table: [self]
    case .list(let elements): elements
    }
  }

  fileprivate subscript(_ key: String) -> SpecValue {
    entries.prefix(4096).first { $0.key == key }?.value ?? .nothing
  }

  /// Another over this: tables key by key, lists one behind the other, unless the other's key ends
  /// in `:REPLACE`.
  fileprivate func merged(with other: SpecValue) -> SpecValue {
    switch (self, other) {
    case (.list(let own), .list(let others)): return .list(own + others)
    case (_, .table(let others)):
      var all = entries
      var places: [String: Int] = [:]
      for (index, entry) in all.enumerated() { places[entry.key] = index }
      for entry in others {
        let replaces = entry.key.hasSuffix(":REPLACE")
        let key = replaces ? String(entry.key.dropLast(8)) : entry.key
        if let place = places[key] {
          all[place].value = replaces ? entry.value : all[place].value.merged(with: entry.value)
        } else {
          places[key] = all.count
          all.append(SpecEntry(key: key, value: SpecValue.nothing.merged(with: entry.value)))
        }
      }
      return .table(all)
    case (_, .nothing): return self
    case (_, .list), (_, .text): return other
    }
  }

  /// With the sources of its targets and templates below a folder.
  fileprivate func withSources(below folder: String) -> SpecValue {
    func mapped(_ spec: SpecValue, _ keys: [String], _ change: (SpecValue) -> SpecValue)
      -> SpecValue
    {
      guard case .table(var entries) = spec else { return spec }
      for index in entries.indices where keys.isEmpty || keys.contains(entries[index].key) {
        entries[index].value = change(entries[index].value)
      }
      return .table(entries)
    }
    func below(_ source: SpecValue) -> SpecValue {
      if let path = source.text { return .text(PathText.joined(folder, path)) }
      return mapped(source, ["path"]) { $0.text.map { .text(PathText.joined(folder, $0)) } ?? $0 }
    }
    return mapped(self, ["targets", "targetTemplates"]) { all in
      mapped(all, []) { target in
        mapped(target, ["sources", "sources:REPLACE"]) { .list($0.elements.map(below)) }
      }
    }
  }
}
