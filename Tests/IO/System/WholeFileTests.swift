// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VibrancySystem
import VibrancyTestSupport

@Suite struct WholeFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: folder.path + "/" + name)))
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test func `a file is made, then replaced, and nothing is left beside it`() throws {
    for text in ["one", "", String(repeating: "two", count: 100_000)] {
      try WholeFile.write(Array(text.utf8), to: folder.path + "/a.txt")
      #expect(try bytes("a.txt") == Array(text.utf8))
    }
    #expect(try names == ["a.txt"])
  }

  @Test func `a file that is replaced keeps its permissions`() throws {
    try folder.write("a.txt")
    let path = folder.path + "/a.txt"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try WholeFile.write([1], to: path)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func `a link is replaced, and what it leads to stays`() throws {
    try folder.write("target.txt", [1])
    try folder.link("link.txt", to: "target.txt")
    try WholeFile.write([2], to: folder.path + "/link.txt")
    #expect(try bytes("target.txt") == [1] && bytes("link.txt") == [2])
  }

  @Test func `a device stays a device`() throws {
    try WholeFile.write([1, 2, 3], to: "/dev/null")
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test func `a folder in its place and a missing folder above it are errors`() throws {
    try folder.write("folder/a.txt")
    #expect(throws: SystemError.self) {
      try WholeFile.write([1], to: folder.path + "/folder")
    }
    let missing = #expect(throws: SystemError.self) {
      try WholeFile.write([1], to: folder.path + "/missing/a.txt")
    }
    #expect(missing.map { "\($0)" } == "No such file or directory")
    #expect(try names == ["folder"])
  }
}
