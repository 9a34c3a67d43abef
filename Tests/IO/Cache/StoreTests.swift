// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VibrancyCache
import VibrancyTestSupport

@Suite struct StoreTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.path + "/results" }

  private func files() throws -> [URL] {
    let all = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
    return all.filter { $0.split(separator: "/").count == 3 }.sorted()
      .map { URL(filePath: "\(path)/\($0)") }
  }

  private func key(_ cache: ResultCache, _ number: Int) -> CacheKey {
    cache.key("test") { $0.add(number) }
  }

  @Test func whatIsStoredIsFound() async throws {
    let cache = try ResultCache(folder: path)
    #expect(cache.value(for: key(cache, 1)) == nil)
    await cache.store([1, 2, 3], for: key(cache, 1))
    await cache.store([], for: key(cache, 2))
    let other = try ResultCache(folder: path)
    #expect(other.value(for: key(other, 1)) == [1, 2, 3])
    #expect(other.value(for: key(other, 2)) == [])
    #expect(other.value(for: key(other, 3)) == nil)
    #expect(other.size.count == 2)
    #expect(await cache.troubles.first == nil)
  }

  @Test func keysBeginWithTheBuildAndTheKind() throws {
    let (one, same) = (try ResultCache(folder: path), try ResultCache(folder: path))
    let other = try ResultCache(folder: path, build: "another")
    #expect(key(one, 1) == key(same, 1))
    #expect(key(one, 1) != key(other, 1))
    #expect(key(one, 1) != one.key("kind") { $0.add(1) })
    #expect(ProgramFile.build.contains("."))
    #expect(ProgramFile.mark(of: "/nowhere") == "missing")
    #expect(ProgramFile.mark(of: "/bin/sh") != ProgramFile.mark(of: "/bin/ls"))
  }

  @Test func folderAndFilesAreTheOwnersAlone() async throws {
    let cache = try ResultCache(folder: path)
    await cache.store([1], for: key(cache, 1))
    func mode(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try mode(path) == 0o700)
    #expect(try mode(try #require(try files().first).path) == 0o600)
    let tag = try String(contentsOfFile: path + "/CACHEDIR.TAG", encoding: .utf8)
    #expect(tag.hasPrefix("Signature: 8a477f597d28d172789f06886806bc55"))
  }

  @Test func noChangedByteIsBelieved() async throws {
    let cache = try ResultCache(folder: path)
    await cache.store([7, 8, 9], for: key(cache, 1))
    let file = try #require(try files().first)
    let good = [UInt8](try Data(contentsOf: file))
    for index in good.indices {
      for bit in [1, 128] as [UInt8] {
        var bad = good
        bad[index] ^= bit
        try Data(bad).write(to: file)
        #expect(cache.value(for: key(cache, 1)) == nil)
      }
    }
    for count in good.indices {
      try Data(good[..<count]).write(to: file)
      #expect(cache.value(for: key(cache, 1)) == nil)
    }
    try Data(good + [0]).write(to: file)
    #expect(cache.value(for: key(cache, 1)) == nil)
    // It is made again, and found.
    await cache.store([7, 8, 9], for: key(cache, 1))
    #expect(cache.value(for: key(cache, 1)) == [7, 8, 9])
  }

  @Test func aResultByAnothersNameIsNotBelieved() async throws {
    let cache = try ResultCache(folder: path)
    await cache.store([1], for: key(cache, 1))
    let one = try #require(try files().first)
    await cache.store([2], for: key(cache, 2))
    let two = try #require(try files().first { $0 != one })
    let bytes = try Data(contentsOf: one)
    try bytes.write(to: two)
    #expect(cache.value(for: key(cache, 2)) == nil)
    #expect(cache.value(for: key(cache, 1)) == [1])
  }

  @Test func linksAreNotFollowed() async throws {
    let cache = try ResultCache(folder: path)
    await cache.store([1], for: key(cache, 1))
    let file = try #require(try files().first)
    let manager = FileManager.default
    let away = folder.path + "/away"
    try manager.moveItem(atPath: file.path, toPath: away)
    try manager.createSymbolicLink(atPath: file.path, withDestinationPath: away)
    #expect(cache.value(for: key(cache, 1)) == nil)
    await cache.store([1], for: key(cache, 1))
    #expect(cache.value(for: key(cache, 1)) == [1])
    #expect(
      try manager.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType == .typeRegular)
    // Neither is a shard that leads away: nothing is written or removed there.
    let shard = file.deletingLastPathComponent().path
    let elsewhere = folder.path + "/elsewhere"
    try manager.moveItem(atPath: shard, toPath: elsewhere)
    try manager.createSymbolicLink(atPath: shard, withDestinationPath: elsewhere)
    #expect(cache.value(for: key(cache, 1)) == nil)
    await cache.store([1], for: key(cache, 1))
    #expect(await cache.troubles.first != nil)
    cache.clear()
    #expect(try manager.contentsOfDirectory(atPath: elsewhere).count == 1)
  }

  @Test func whatWasUsedLastStays() async throws {
    let cache = try ResultCache(folder: path, limit: 100_000)
    let old = Date(timeIntervalSinceNow: -400_000)
    for number in 0..<20 {
      await cache.store([UInt8](repeating: UInt8(number), count: 4000), for: key(cache, number))
    }
    for file in try files() {
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file.path)
    }
    // To be used makes it young.
    #expect(cache.value(for: key(cache, 3)) != nil)
    for number in 20..<28 {
      await cache.store([UInt8](repeating: UInt8(number), count: 4000), for: key(cache, number))
    }
    cache.prune()
    #expect(cache.size.bytes <= 100_000)
    // Three quarters of the limit are left at least, the young ones among them.
    #expect(cache.size.count >= 18)
    for number in [3] + Array(20..<28) { #expect(cache.value(for: key(cache, number)) != nil) }
  }

  @Test func whatWasLeftHalfDoneIsSwept() async throws {
    let cache = try ResultCache(folder: path)
    await cache.store([1], for: key(cache, 1))
    let shard = try #require(try files().first).deletingLastPathComponent()
    let (stale, fresh) = (shard.appending(path: "tstale"), shard.appending(path: "tfresh"))
    for file in [stale, fresh] { try Data([1]).write(to: file) }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3600)], ofItemAtPath: stale.path)
    #expect(cache.size.count == 1)
    cache.prune()
    #expect(!FileManager.default.fileExists(atPath: stale.path))
    #expect(FileManager.default.fileExists(atPath: fresh.path))
    #expect(cache.value(for: key(cache, 1)) == [1])
  }

  @Test func clearingLeavesWhatIsNotOurs() async throws {
    let cache = try ResultCache(folder: path)
    for number in 0..<5 { await cache.store([1], for: key(cache, number)) }
    let shard = try #require(try files().first).deletingLastPathComponent()
    let (beside, inside) = (path + "/notes.txt", shard.path + "/letter.txt")
    for file in [beside, inside] { try Data([1]).write(to: URL(filePath: file)) }
    cache.clear()
    #expect(cache.size.count == 0)
    for file in [beside, inside] { #expect(FileManager.default.fileExists(atPath: file)) }
    #expect(!FileManager.default.fileExists(atPath: path + "/CACHEDIR.TAG"))
  }

  @Test func aPlaceThatIsNotAFolderIsReported() throws {
    try Data([1]).write(to: URL(filePath: path))
    let error = #expect(throws: CacheError.self) { try ResultCache(folder: path) }
    #expect(error?.description.contains("Not a directory") == true)
    #expect(error?.description.contains("--no-cache") == true)
    #expect(throws: CacheError.self) { try ResultCache(folder: path + "/below") }
  }

  @Test func manyWritersAtOnceLeaveWholeResults() async throws {
    let content = [UInt8](repeating: 5, count: 100_000)
    let path = path
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          guard let cache = try? ResultCache(folder: path) else { return }
          for number in 0..<20 {
            let key = cache.key("test") { $0.add(number) }
            await cache.store(content, for: key)
            let found = cache.value(for: key)
            #expect(found == content)
          }
        }
      }
    }
    #expect(try ResultCache(folder: path).size.count == 20)
    #expect(try files().count == 20)
  }
}
