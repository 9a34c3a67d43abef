// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySystem
internal import VibrancyVocabulary

/// The build settings of a target or project that say what it is for.
struct BuildSettings {
  /// The settings that are known of.
  static let known: Set<String> = Set(deploymentTargets.map(\.1)).union([
    "SDKROOT", "SUPPORTED_PLATFORMS", "TARGETED_DEVICE_FAMILY",
    "ASSETCATALOG_COMPILER_APPICON_NAME",
  ]).union(flagSettings)
  /// The settings that name flags of `#if`; each level adds to those below it with `$(inherited)`.
  static let flagSettings: Set<String> = [
    "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_SWIFT_FLAGS",
  ]

  private static let deploymentTargets: [(ProjectTarget.Platform, String)] = [
    (.iOS, "IPHONEOS_DEPLOYMENT_TARGET"), (.watchOS, "WATCHOS_DEPLOYMENT_TARGET"),
    (.macOS, "MACOSX_DEPLOYMENT_TARGET"), (.visionOS, "XROS_DEPLOYMENT_TARGET"),
    (.tvOS, "TVOS_DEPLOYMENT_TARGET"),
  ]

  private var values: [String: String] = [:]

  /// Sets what is not set yet; a value with a variable in it says nothing, but for lists of flags.
  mutating func set(_ name: String, _ value: String) {
    if Self.flagSettings.contains(name) {
      if values[name] == nil { values[name] = value }
    } else if values[name] == nil, !value.utf8.contains(UInt8(ascii: "$")), !value.isEmpty {
      values[name] = value
    }
  }

  /// Sets what is written under a name with or without conditions: `NAME[config=Release]`. One that holds
  /// goes before what is set without.
  mutating func set(written name: String, _ value: String) {
    guard name.utf8.contains(UInt8(ascii: "[")) else { return set(name, value) }
    let parts = name.split { $0 == "[" || $0 == "]" || $0 == "," }
    guard let first = parts.first, Self.flagSettings.contains(String(first)) else { return }
    for condition in parts.dropFirst() {
      let words = condition.split(separator: "=", maxSplits: 1)
      guard words.count == 2 else { continue }
      let holds =
        switch words[0] {
        case "config": words[1] == "*" || words[1].lowercased().contains("release")
        case "arch": ["*", "arm64"].contains(words[1])
        case "sdk": ["*", "iphoneos*", "watchos*"].contains(words[1])
        case _: true
        }
      guard holds else { return }
    }
    values[String(first)] = value
  }

  /// Sets all that is not set yet, and adds the flags that are inherited from a level below.
  mutating func add(_ others: BuildSettings) {
    for (name, value) in others.values {
      guard let own = values[name] else {
        values[name] = value
        continue
      }
      guard Self.flagSettings.contains(name), own.utf8.count < 1 << 16 else { continue }
      let words = own.split(separator: " ")
      if words.contains(where: { Self.inherited.contains(String($0)) }) {
        let rest = words.filter { !Self.inherited.contains(String($0)) }.joined(separator: " ")
        values[name] = rest + " " + value
      }
    }
  }

  private static let inherited = ["$(inherited)", "${inherited}"]

  /// Without the lists of flags: what another configuration says of them is not what ships.
  var withoutFlags: BuildSettings {
    var rest = self
    for name in Self.flagSettings { rest.values[name] = nil }
    return rest
  }

  /// The flags that are set for `#if`.
  var flags: Set<ProjectTarget.BuildFlag> {
    var names: [Substring] = []
    let conditions = values["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? ""
    names += conditions.split { $0 == " " || $0 == "\"" }
    let other = (values["OTHER_SWIFT_FLAGS"] ?? "").split { $0 == " " || $0 == "\"" }
    for (index, word) in other.enumerated() where word.hasPrefix("-D") {
      names.append(
        word == "-D" ? other.indices.contains(index + 1) ? other[index + 1] : "" : word.dropFirst(2)
      )
    }
    return Set(
      names.filter { !$0.isEmpty && !$0.utf8.contains(UInt8(ascii: "$")) }.prefix(256)
        .map { ProjectTarget.BuildFlag(String($0)) })
  }

  /// These, with others where they say nothing.
  func adding(_ others: BuildSettings) -> BuildSettings {
    var all = self
    all.add(others)
    return all
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

  /// 17 of `17.0`; `nil` if that is not a version.
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

extension BuildSettings {
  /// The settings of an `.xcconfig` and of those it includes; what it says later goes before.
  ///
  /// - Parameter read: The bytes of a file below the root.
  init(file path: String, read: (String) -> [UInt8]?) {
    self.init()
    var lines: [Substring] = []
    var included: Set<String> = []
    Self.add(path, to: &lines, &included, read)
    for line in lines.reversed() {
      // `NAME[config=Release] = value`
      let end = line.firstIndex(of: "[") == nil ? nil : line.lastIndex(of: "]")
      let sign = line[(end ?? line.startIndex)...].firstIndex(of: "=")
      guard let sign else { continue }
      let name = String(line[..<sign].filter { !$0.isWhitespace })
      guard Self.known.contains(String(name.prefix { $0 != "[" })) else { continue }
      set(
        written: name,
        line[line.index(after: sign)...].split { $0.isWhitespace }.joined(separator: " "))
    }
  }

  /// The lines of a file without comments, with those of others where it includes them.
  private static func add(
    _ path: String, to lines: inout [Substring], _ included: inout Set<String>,
    _ read: (String) -> [UInt8]?
  ) {
    guard included.count < 32, included.insert(path).inserted, let bytes = read(path) else {
      return
    }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = String(decoding: line, as: UTF8.self)
      let end = text.firstRange(of: "//")?.lowerBound ?? text.endIndex
      guard text.hasPrefix("#include") else {
        lines.append(text[..<end])
        continue
      }
      let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count > 2,
        case .inside(let other) = ProjectFolder(PathBelow.folder(path))[String(parts[1])]
      else { continue }
      add(other, to: &lines, &included, read)
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
