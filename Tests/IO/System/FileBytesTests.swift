// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancySystem
import VibrancyTestSupport

@Suite struct FileBytesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func bytes(_ file: FileBytes) throws -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let part = try file.next()
      if part.isEmpty { return all }
      all += part
    }
  }

  @Test(arguments: [0, 1, 262_143, 262_144, 262_145, 700_000])
  func `all bytes arrive in order`(_ count: Int) throws {
    let content = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    try folder.write("x", content)
    #expect(try bytes(FileBytes(path: folder.path + "/x")) == content)
  }

  @Test func `the rest is read up to a limit, and none of a file that has more`() throws {
    try folder.write("x", [UInt8](repeating: 7, count: 300_000))
    let path = folder.path + "/x"
    #expect(try FileBytes(path: path).rest(limit: 300_000)?.count == 300_000)
    let file = try FileBytes(path: path)
    #expect(try file.rest(limit: 299_999) == nil)
    #expect(file.bytesLeft == 300_000)
    #expect(try file.next().count + (file.bytesLeft ?? 0) == 300_000)
  }

  @Test func `an open file outlives its name`() throws {
    try folder.write("x", [UInt8](repeating: 1, count: 600_000))
    let file = try FileBytes(path: folder.path + "/x")
    let first = try file.next()
    try folder.write("y", [2, 2])
    try folder.replace("x", with: "y")
    #expect(try first.count + bytes(file).count == 600_000)
  }

  @Test func `what cannot be opened or read says so`() throws {
    try folder.link("loop", to: "loop")
    try folder.write("file")
    func problem(_ name: String) -> FileError.Problem? {
      do throws(FileError) {
        _ = try FileBytes(path: folder.path + "/" + name).next()
        return nil
      } catch {
        return error.problem
      }
    }
    #expect(problem("missing") == .missing)
    #expect(problem("file/x") == .missing)
    #expect(problem("loop") == .linkLoop)
    #expect(problem(".") == .folder)
    #expect(problem("file") == nil)
  }

  @Test func `identity follows links, and is not the name's`() throws {
    try folder.write("x")
    try folder.write("z")
    try folder.link("y", to: "x")
    let path = folder.path
    #expect(FileIdentity.of(path + "/x") == FileIdentity.of(path + "/y"))
    #expect(FileIdentity.of(path + "/x") != FileIdentity.of(path + "/z"))
    #expect(FileIdentity.of(path + "/nothing") == nil)
  }
}
