// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyAssets
import VibrancySystem
import VibrancyTestSupport

@Suite struct NameListTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func list(
    _ text: [UInt8], separator: UInt8 = 10, limit: Int = NameList.mostBytes
  ) throws -> Result<[String], FileError> {
    try folder.write("list", text)
    let path = folder.path + "/list"
    do throws(FileError) {
      let file = try FileBytes(path: path)
      return .success(
        try NameList(file, path: "list", separator: separator, limit: limit).names)
    } catch {
      return .failure(error)
    }
  }

  private func problem(_ result: Result<[String], FileError>) -> FileError.Problem? {
    if case .failure(let error) = result { error.problem } else { nil }
  }

  @Test func `names stand between line ends of either kind, or between zero bytes`() throws {
    #expect(try list(Array("a\r\n\nb c\n-d".utf8)).get() == ["a", "b c", "-d"])
    #expect(try list(Array("a\r\n\0\0b\0".utf8), separator: 0).get() == ["a\r\n", "b"])
    #expect(try list([]).get() == [])
    #expect(try list(Array("\r\n".utf8)).get() == [])
  }

  @Test func `names that lie across portions are whole`() throws {
    let names = (0..<60_000).map { "art/picture-\($0 * 7919 % 60_000).png" }
    #expect(try list(Array(names.joined(separator: "\n").utf8)).get() == names)
  }

  @Test func `a line longer than any path is reported with its number`() throws {
    let fitting = [UInt8](repeating: 0x61, count: NameList.mostLineBytes)
    #expect(try list([0x61, 10] + fitting).get().count == 2)
    let error = try list([0x61, 10] + fitting + [0x61])
    #expect(problem(error) == .longLine(2, limit: NameList.mostLineBytes))
    #expect(throws: FileError.self) { try error.get() }
    let reason = FileError(path: "list", problem: .longLine(2, limit: 8192)).description
    #expect(reason.hasPrefix("list: line 2 is longer than 8192 bytes"))
  }

  @Test func `more names or bytes than are taken are reported with the limit`() throws {
    let many = (0...NameList.mostNames).flatMap { _ in [0x61, 10] as [UInt8] }
    #expect(problem(try list(many)) == .tooManyNames(limit: NameList.mostNames))
    #expect(try list(Array(many.dropFirst(2))).get().count == NameList.mostNames)
    #expect(problem(try list([0x61, 10, 0x62], limit: 2)) == .tooLarge(limit: 2))
    #expect(try list([0x61, 10, 0x62], limit: 3).get() == ["a", "b"])
  }
}
