// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyVocabulary

/// What the project files below a folder say of its targets: those of Xcode, and XcodeGen's
/// where there is no project of Xcode's beside them.
package enum ProjectFiles {
  /// The targets, by the paths of their files, and a line for each thing that was not understood;
  /// the line begins with the file's path below the root.
  package static func targets(
    of search: SourceSearch
  ) -> (targets: [ProjectTarget], notes: [String]) {
    var (targets, notes): ([ProjectTarget], [String]) = ([], [])
    func note(_ texts: [String], of file: SourceSearch.File) {
      notes += texts.map { VisibleText.of("\(file.relativePath): \($0)") }
    }
    var answered: Set<String> = []
    for file in search.projectFiles where file.isXcodeProject {
      let found = read(file)
      targets += found.targets
      note(found.notes, of: file)
      let folder = PathBelow.folder(PathBelow.folder(file.relativePath))
      if !found.targets.isEmpty { answered.insert(folder) }
    }
    let specs = search.projectFiles.filter {
      !$0.isXcodeProject && !answered.contains(PathBelow.folder($0.relativePath))
    }
    if specs.isEmpty { return (targets, notes) }
    let files = search.sources.map(\.relativePath) + search.catalogs
    var included: Set<String> = []
    let found = specs.map { read(spec: $0, files: files, included: &included) }
    for (file, found) in zip(specs, found) where !included.contains(file.relativePath) {
      targets += found.targets
      note(found.notes, of: file)
    }
    return (targets, notes)
  }

  /// What the bytes of a `project.pbxproj` say; of what is no project, a note why.
  ///
  /// - Parameter path: Where it is, below the root.
  package static func targets(
    inXcodeProject bytes: [UInt8], path: String
  ) -> (targets: [ProjectTarget], notes: [String]) {
    do throws(ProjectMistake) {
      var project = try XcodeProject(bytes, path: path)
      return project.targets()
    } catch {
      return ([], [error.description])
    }
  }

  private static func read(
    spec file: SourceSearch.File, files: [String], included: inout Set<String>
  ) -> (targets: [ProjectTarget], notes: [String]) {
    var notes: [String] = []
    var inner: Set = [file.relativePath]
    do throws(ProjectMistake) {
      guard let bytes = bytes(at: file.relativePath, beside: file) else {
        return ([], ["cannot be read, or has more than \(SpecText.mostBytes >> 20) MiB"])
      }
      let root = try XcodeGenSpec.resolved(
        bytes, path: file.relativePath, included: &inner, notes: &notes,
        read: { Self.bytes(at: $0, beside: file) })
      var spec = XcodeGenSpec(root, path: file.relativePath, files: files)
      let found = spec.targets()
      included.formUnion(inner.subtracting([file.relativePath]))
      return (found.targets, notes + found.notes)
    } catch {
      return ([], [error.description])
    }
  }

  private static func bytes(at path: String, beside file: SourceSearch.File) -> [UInt8]? {
    try? SourceSearch.bytes(of: file.other(at: path), limit: SpecText.mostBytes)
  }

  private static func read(
    _ file: SourceSearch.File
  ) -> (targets: [ProjectTarget], notes: [String]) {
    do throws(AssetError) {
      let bytes = try SourceSearch.bytes(of: file, limit: OpenStepList.mostBytes)
      return targets(inXcodeProject: bytes, path: file.relativePath)
    } catch {
      return ([], [error.reason])
    }
  }
}

/// Why a project file is not understood, or a part of it.
struct ProjectMistake: Error, Hashable, CustomStringConvertible {
  /// From 1; `nil` if it is the whole file.
  let line: Int?
  /// What is wrong, and what to do.
  let reason: String

  var description: String { line.map { "line \($0) \(reason)" } ?? reason }
}

/// A folder below the root that a project's paths are meant from.
struct ProjectFolder {
  /// Where a path leads.
  enum Place {
    /// Below the root, as a target's paths are written.
    case inside(String)
    /// Elsewhere on the disk.
    case outside
    /// To what a build makes, or to the system's own.
    case generated
  }

  /// As a target's paths are written.
  let path: String

  /// The most bytes of a path.
  private static let mostBytes = 4096

  /// A folder by its path.
  init(_ path: String) { self.path = path }

  /// Whether a path lies in it.
  func holds(_ other: String) -> Bool {
    path.isEmpty
      || other.utf8.starts(with: path.utf8)
        && other.utf8.dropFirst(path.utf8.count).first == UInt8(ascii: "/")
  }

  /// Where a path leads that is meant from here.
  subscript(_ relative: String) -> Place {
    if relative.isEmpty { return .inside(path) }
    guard relative.utf8.first != UInt8(ascii: "/"),
      path.utf8.count + relative.utf8.count < Self.mostBytes
    else { return .outside }
    let steps = relative.utf8.split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard steps.contains(where: { $0.isEmpty || $0.first == UInt8(ascii: ".") }) else {
      return .inside(PathText.joined(path, relative))
    }
    var names = path.utf8.split(separator: UInt8(ascii: "/"))
    for name in steps where !name.isEmpty && !name.elementsEqual(".".utf8) {
      if !name.elementsEqual("..".utf8) {
        names.append(name)
      } else if names.popLast() == nil {
        return .outside
      }
    }
    return .inside(names.map { String(Substring($0)) }.joined(separator: "/"))
  }
}

/// The build settings of a target or project that say what it is for.
struct BuildSettings {
  /// The settings that are known of.
  static let known: Set<String> = Set(deploymentTargets.map(\.1)).union([
    "SDKROOT", "SUPPORTED_PLATFORMS", "TARGETED_DEVICE_FAMILY",
    "ASSETCATALOG_COMPILER_APPICON_NAME",
  ])

  private static let deploymentTargets: [(ProjectTarget.Platform, String)] = [
    (.iOS, "IPHONEOS_DEPLOYMENT_TARGET"), (.watchOS, "WATCHOS_DEPLOYMENT_TARGET"),
    (.macOS, "MACOSX_DEPLOYMENT_TARGET"), (.visionOS, "XROS_DEPLOYMENT_TARGET"),
    (.tvOS, "TVOS_DEPLOYMENT_TARGET"),
  ]

  private var values: [String: String] = [:]

  /// Sets what is not set yet; a value with a variable in it says nothing.
  mutating func set(_ name: String, _ value: String) {
    if values[name] == nil, !value.utf8.contains(UInt8(ascii: "$")), !value.isEmpty {
      values[name] = value
    }
  }

  /// Sets all that is not set yet.
  mutating func add(_ others: BuildSettings) {
    values.merge(others.values) { own, _ in own }
  }

  /// The name of the app icon.
  var appIcon: String? { values["ASSETCATALOG_COMPILER_APPICON_NAME"] }

  /// The systems that they name.
  var platforms: Set<ProjectTarget.Platform>? {
    let words = (values["SUPPORTED_PLATFORMS"] ?? "").split(separator: " ")
    let supported = Set(words.compactMap { Self.platform(ofSDK: $0) })
    if !supported.isEmpty { return supported }
    return values["SDKROOT"].flatMap { Self.platform(ofSDK: $0[...]) }.map { [$0] }
  }

  /// The systems that they are likely for, where they name none.
  var likelyPlatforms: Set<ProjectTarget.Platform>? {
    switch values["TARGETED_DEVICE_FAMILY"]?.first {
    case "1", "2": return [.iOS]
    case "3": return [.tvOS]
    case "4": return [.watchOS]
    case "7": return [.visionOS]
    default:
      let named = Self.deploymentTargets.filter { values[$0.1] != nil }.map(\.0)
      return named.isEmpty ? nil : Set(named)
    }
  }

  /// The major version of the oldest system, of the first of the platforms.
  func deploymentTarget(_ platforms: Set<ProjectTarget.Platform>) -> Int? {
    let first = Self.deploymentTargets.first { platforms.contains($0.0) }
    return first.flatMap { values[$0.1] }.flatMap { Self.majorVersion($0) }
  }

  /// 17 of `17.0`; `nil` if that is no version.
  static func majorVersion(_ text: String) -> Int? {
    Int(text.prefix { ("0"..."9").contains($0) }).flatMap { (1...999).contains($0) ? $0 : nil }
  }

  private static func platform(ofSDK name: Substring) -> ProjectTarget.Platform? {
    switch name.prefix(while: { !("0"..."9").contains($0) }) {
    case "iphoneos", "iphonesimulator": .iOS
    case "watchos", "watchsimulator": .watchOS
    case "macosx": .macOS
    case "xros", "xrsimulator": .visionOS
    case "appletvos", "appletvsimulator": .tvOS
    default: nil
    }
  }
}

/// What Xcode and XcodeGen call a kind of target.
struct ProductType {
  private let name: Substring

  /// A type, as `com.apple.product-type.app-extension` or `app-extension`.
  init(_ name: String) {
    let prefix = "com.apple.product-type."
    self.name = name.hasPrefix(prefix) ? name.dropFirst(prefix.count) : name[...]
  }

  /// The systems that it exists on, if that is but one.
  var platforms: Set<ProjectTarget.Platform>? {
    switch name {
    case "application.watchapp", "application.watchapp2", "watchkit-extension",
      "watchkit2-extension":
      [.watchOS]
    case "tv-app-extension": [.tvOS]
    default: nil
    }
  }

  /// What comes of it on these systems.
  func kind(on platforms: Set<ProjectTarget.Platform>) -> ProjectTarget.Kind {
    let parts = name.split(separator: ".")
    switch parts.first {
    case "application": return platforms == [.watchOS] ? .watchApp : .app
    case "framework", "library": return .library
    // A bundle of resources is linked as a library is.
    case "bundle": return parts.count == 1 ? .library : .test
    default: return parts.first?.hasSuffix("-extension") == true ? .appExtension : .other
    }
  }
}

extension ProjectTarget {
  /// The most dependencies and folders of a target that are kept.
  private static let mostNames = 1024

  /// Adds a target or product that it depends on, once; what runs while it is built is none.
  mutating func add(dependency name: String) {
    guard dependencies.count < Self.mostNames, !dependencies.contains(name), name != self.name,
      !name.hasPrefix("plugin:")
    else { return }
    dependencies.append(name)
  }

  /// Adds a source, or what is bundled.
  mutating func add(path: String) {
    if PathText.hasExtension(".swift", path) {
      members.paths.insert(path)
    } else {
      catalogs.paths.insert(path)
    }
  }

  /// Adds all that lies in a folder, sources and the rest.
  mutating func add(folder: String, excluded: [String]) {
    guard members.folders.count < Self.mostNames else { return }
    members.folders.append(folder)
    catalogs.folders.append(folder)
    members.excluded.formUnion(excluded)
    catalogs.excluded.formUnion(excluded)
  }
}
