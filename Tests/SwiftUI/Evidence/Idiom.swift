// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyEvidence
import VibrancySyntax
import VibrancyTargets
import VibrancyTestSupport
import VibrancyVocabulary

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A small project of `Fixtures/Idioms`: a way to write widgets, and what it must yield.
struct Idiom: Sendable, CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  /// All of them.
  static let all: [Idiom] = {
    let root = Fixture.path("Idioms")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return names.filter { !$0.contains(".") }.sorted().map { Idiom(name: $0) }
  }()

  private var root: String { Fixture.path("Idioms/\(name)") }

  /// The lines of its table, comments aside, in order.
  func table() throws -> [String] {
    try lines(of: "uses.txt").sorted()
  }

  private func lines(of file: String) throws -> [String] {
    try Fixture.text("Idioms/\(name)/\(file)").split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }
  }

  /// Its Swift files.
  func sources() throws -> [SourceText] {
    try paths().filter { $0.hasSuffix(".swift") }.map {
      SourceText(path: $0, bytes: try Fixture.bytes("Idioms/\(name)/\($0)"))
    }
  }

  /// Its sets, named as a catalog names them.
  func sets() throws -> [KnownSet] {
    let paths = try paths()
    return paths.compactMap { path in
      let isColor = path.hasSuffix(".colorset/Contents.json")
      guard isColor || path.hasSuffix(".imageset/Contents.json") else { return nil }
      let names = path.split(separator: "/").dropLast().map(String.init)
      guard let catalog = names.firstIndex(where: { $0.hasSuffix(".xcassets") }) else { return nil }
      var set: [String] = []
      for index in names.indices.dropFirst(catalog + 1) {
        let folder = names[...index].joined(separator: "/")
        let own = Self.stem(names[index])
        if index == names.count - 1 || names[index].hasSuffix(".complicationset")
          || isNamespace(folder)
        {
          set.append(own)
        }
      }
      return KnownSet(
        path: names.joined(separator: "/"), catalog: names[...catalog].joined(separator: "/"),
        name: set.joined(separator: "/"), kind: isColor ? .color : .image,
        isWatch: path.lowercased().contains("watch"), alpha: isColor ? alpha(of: path) : nil)
    }
  }

  /// The alpha of a color set of one color.
  private func alpha(of path: String) -> Double? {
    let text = (try? Fixture.text("Idioms/\(name)/\(path)")) ?? ""
    let words = text.split { " \n\":,".contains($0) }
    return words.firstIndex(of: "alpha").flatMap { Double(words[$0 + 1]) }
  }

  private func isNamespace(_ folder: String) -> Bool {
    let text = try? Fixture.text("Idioms/\(name)/\(folder)/Contents.json")
    return text?.contains("\"provides-namespace\": true") ?? false
  }

  private static func stem(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  private func paths() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root).sorted()
  }

  /// The targets of `targets.txt`:
  /// `extension NAME PLATFORM from FILE; files FOLDER…; catalogs PATH…; needs NAME…`.
  func projects() throws -> [ProjectTarget] {
    guard FileManager.default.fileExists(atPath: "\(root)/targets.txt") else { return [] }
    return try lines(of: "targets.txt").map { line in
      let parts = line.split(separator: ";").map { $0.split(separator: " ").map(String.init) }
      func words(_ key: String) -> [String] {
        parts.first { $0.first == key }.map { Array($0.dropFirst()) } ?? []
      }
      let kinds: [String: ProjectTarget.Kind] = [
        "app": .app, "watch": .watchApp, "extension": .appExtension, "library": .library,
      ]
      return ProjectTarget(
        name: parts[0][1], kind: kinds[parts[0][0]] ?? .other,
        platforms: Set([ProjectTarget.Platform(rawValue: parts[0][2])].compactMap(\.self)),
        members: .init(folders: words("files")), catalogs: .init(folders: words("catalogs")),
        dependencies: words("needs"), projectFile: parts[0][4])
    }
  }

  /// What the sources say.
  func evidence() throws -> Evidence {
    Evidence(
      sources: try sources(), sets: try sets(), projects: try projects(),
      isScopeName: Self.isScopeName)
  }

  /// Whether a folder is named for widgets, as the command has it by default.
  static func isScopeName(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["widget", "complication", "watch extension", "watchextension"].contains {
      name.contains($0)
    }
  }
}
