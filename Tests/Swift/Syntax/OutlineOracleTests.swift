// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VibrancySyntax
import VibrancyTestSupport

/// The outline against the toolchain's own parser, on every Swift file of this repository.
@Suite struct OutlineOracleTests {
  /// A declaration that is not part of a function's or property's body.
  private struct Line: Hashable, CustomStringConvertible {
    let kind: String
    let name: String
    let line: Int

    var description: String { "\(line): \(kind) \(name)" }
  }

  private static let types: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
  private static let reported = types.union(["typealias", "func", "init", "case", "property"])

  private static let root = URL(fileURLWithPath: Fixture.path("../"))

  private static var files: [String] {
    ["Sources", "Tests", "Fixtures"].flatMap { folder in
      (FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)?
        .compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
        .map { "\(folder)/\($0)" }
    }.sorted()
  }

  /// What the toolchain's parser prints; `nil` where it has none.
  private static func outlines() throws -> [String: (lines: [Line], isWhole: Bool)]? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["scripts/swift-outline", "-"]
    process.currentDirectoryURL = root
    let list = try TemporaryFolder()
    try list.write("files", Array(files.joined(separator: "\n").utf8))
    let output = Pipe()
    process.standardInput = try FileHandle(
      forReadingFrom: URL(fileURLWithPath: "\(list.path)/files"))
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus == 77 { return nil }
    try #require(process.terminationStatus == 0)
    var outlines: [String: (lines: [Line], isWhole: Bool)] = [:]
    // The kinds of what is open around a line, by depth.
    var around: [String] = []
    for text in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let columns = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let (path, kind) = (columns[0], columns[1])
      let depth = try #require(Int(columns[5]))
      if kind == "whole" || kind == "broken" {
        outlines[path, default: ([], true)].isWhole = kind == "whole"
        around = []
        continue
      }
      guard kind != "call", kind != "macro" else { continue }
      around = Array(around.prefix(depth)) + [kind]
      guard reported.contains(kind), around.dropLast().allSatisfy(types.contains) else { continue }
      let line = Line(
        kind: kind, name: kind == "extension" ? lastName(columns[2]) : columns[2],
        line: try #require(Int(columns[3])))
      outlines[path, default: ([], true)].lines.append(line)
    }
    return outlines
  }

  /// `Key` of `Dictionary<A, B>.Key`, and `Array` of `[Key]`.
  private static func lastName(_ name: String) -> String {
    if name.hasPrefix("[") { return "Array" }
    let plain = name.prefix { $0 != "<" && $0 != "?" }
    return plain.split(separator: ".").last.map(String.init) ?? String(plain)
  }

  private static func lines(of declarations: [Declaration], _ place: (Int) -> Int) -> [Line] {
    // The toolchain's outline has neither macros nor subscripts.
    declarations.filter { $0.kind != .macro && $0.name != "subscript" }.flatMap {
      declaration -> [Line] in
      let kind =
        switch declaration.kind {
        case .type(let keyword): keyword.rawValue
        case .function: "func"
        case .property: "property"
        case .initializer: "init"
        case .enumCase: "case"
        case .alias: "typealias"
        case .macro: "#"
        }
      let name = declaration.kind == .initializer ? "init" : declaration.name
      return [Line(kind: kind, name: name, line: place(declaration.index))]
        + lines(of: declaration.members, place)
    }
  }

  @Test func `an outline is what the toolchain's own parser declares`() throws {
    guard let outlines = try Self.outlines() else { return }
    #expect(outlines.count == Self.files.count)
    for path in Self.files {
      guard let expected = outlines[path], expected.isWhole else { continue }
      // Where statements stand outside of all declarations, variables are not properties.
      if path.hasSuffix("/main.swift") || path.hasSuffix("/outline.swift") { continue }
      let bytes = Array(try Data(contentsOf: Self.root.appendingPathComponent(path)))
      let source = Source(SourceText(path: path, bytes: bytes))
      let table = LineTable(bytes)
      let found = Self.lines(of: DeclarationReader.declarations(of: source)) {
        table.position(at: Int(source.tokens[min($0, source.tokens.count - 1)].offset)).line
      }
      let (own, theirs) = (Set(found), Set(expected.lines))
      #expect(
        own == theirs,
        "\(path): missing \(theirs.subtracting(own)), too many \(own.subtracting(theirs))")
    }
  }
}
