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
    var answered: Set<String> = []
    let inOrder = search.projectFiles.filter(\.isXcodeProject)
    for file in inOrder {
      let path = file.relativePath
      let found = read(file)
      targets += found.targets
      notes += found.notes.map { VisibleText.of("\(path): \($0)") }
      if !found.targets.isEmpty { answered.insert(PathBelow.folder(PathBelow.folder(path))) }
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

  /// Where a path leads that is meant from here.
  subscript(_ relative: String) -> Place {
    if relative.isEmpty { return .inside(path) }
    guard relative.utf8.first != UInt8(ascii: "/"),
      path.utf8.count + relative.utf8.count < Self.mostBytes
    else { return .outside }
    var names = path.utf8.split(separator: UInt8(ascii: "/"))
    for name in relative.utf8.split(separator: UInt8(ascii: "/")) {
      if name.elementsEqual("..".utf8) {
        if names.popLast() == nil { return .outside }
      } else if !name.elementsEqual(".".utf8) {
        names.append(name)
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

extension UInt8 {
  /// Whether it is a blank or the end of a line.
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// Whether it is a letter or digit.
  fileprivate var isWord: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self & 0xDF)
  }

  /// Whether it stands in the hexadecimal digits of data.
  var isHexDigit: Bool {
    isWord && ((UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self & 0xDF <= 0x46)
  }

  /// Whether a text without quotation marks may hold it.
  var isPlain: Bool { isWord || "_$/:.-+~@%".utf8.contains(self) }
}

extension String {
  /// What `\"`, `\n`, `\101` and `\U0041` stand for in a property list.
  init(unescaping part: ArraySlice<UInt8>) {
    self = ""
    var rest = Substring(decoding: part, as: UTF8.self).unicodeScalars
    func number(_ count: Int, _ radix: Int, after first: String) -> Unicode.Scalar {
      let digits = first + String(rest.prefix(count))
      rest = rest.dropFirst(count)
      return UInt32(digits, radix: radix).flatMap { Unicode.Scalar($0) } ?? "\u{FFFD}"
    }
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let escaped = rest.popFirst() else {
        unicodeScalars.append(scalar)
        continue
      }
      switch escaped {
      case "n": unicodeScalars.append("\n")
      case "t": unicodeScalars.append("\t")
      case "r": unicodeScalars.append("\r")
      case "U": unicodeScalars.append(number(4, 16, after: ""))
      case "0"..."7": unicodeScalars.append(number(2, 8, after: String(escaped)))
      default: unicodeScalars.append(escaped)
      }
    }
  }
}
