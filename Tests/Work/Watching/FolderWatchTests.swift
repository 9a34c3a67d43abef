// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VibrancyTestSupport
import VibrancyWatching

@Suite struct FolderWatchTests {
  /// A folder that goes with the test.
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.path + "/watch-\(UUID().uuidString)"

    init() throws {
      try FileManager.default.createDirectory(
        atPath: path + "/deep/er", withIntermediateDirectories: true)
      try write("deep/er/art.png", "one")
      try write("other.txt", "one")
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: URL(filePath: path + "/" + name))
      waitUntilClosed(path + "/" + name)
    }

    func move(_ name: String, to other: String) throws {
      // Over what is there, as editors do.
      let status = unsafe rename(path + "/" + name, path + "/" + other)
      #expect(status == 0)
    }

    func make(_ name: String) throws {
      try FileManager.default.createDirectory(
        atPath: path + "/" + name, withIntermediateDirectories: true)
    }

    func remove(_ name: String) throws {
      try FileManager.default.removeItem(atPath: path + "/" + name)
    }
  }

  /// Whether a change comes to be known within two seconds; where files are compared, that takes
  /// half a one.
  private func sees(_ watch: FolderWatch) async throws -> Bool {
    for _ in 0..<200 {
      if watch.pollChanges() { return true }
      try await Task.sleep(for: .milliseconds(10))
    }
    return false
  }

  @Test func `a save is seen, in place and by another name, and once`() async throws {
    let folder = try Folder()
    let watch = FolderWatch([folder.path])
    #expect(!watch.pollChanges())
    try folder.write("deep/er/art.png", "two, and longer")
    #expect(try await sees(watch))
    #expect(!watch.pollChanges())
    try folder.write("deep/er/art.png~new", "three")
    _ = try await sees(watch)
    try folder.move("deep/er/art.png~new", to: "deep/er/art.png")
    #expect(try await sees(watch))
  }

  @Test func `what comes, goes and moves is seen, and what is in a new folder`() async throws {
    let folder = try Folder()
    let watch = FolderWatch([folder.path + "/"])
    try folder.make("new/below")
    #expect(try await sees(watch))
    try folder.write("new/below/art.png", "x")
    #expect(try await sees(watch))
    try folder.move("new", to: "moved")
    #expect(try await sees(watch))
    try folder.write("moved/below/art.png", "xyz")
    #expect(try await sees(watch))
    try folder.remove("moved")
    #expect(try await sees(watch))
  }

  @Test func `a folder that is gone for a while is watched again`() async throws {
    let folder = try Folder()
    let watch = FolderWatch([folder.path + "/deep"])
    try folder.move("deep", to: "away")
    #expect(try await sees(watch))
    #expect(!watch.pollChanges())
    try folder.make("deep")
    #expect(try await sees(watch))
    try folder.write("deep/art.png", "x")
    #expect(try await sees(watch))
  }

  @Test func `hidden files and sheets of ours are none of its business`() async throws {
    let folder = try Folder()
    let watch = FolderWatch([folder.path])
    try folder.make(".git")
    for name in [".art.png.swp", "deep/er/art.vibrancy.png"] { try folder.write(name, "x") }
    try await Task.sleep(for: .milliseconds(50))
    #expect(!watch.pollChanges())
    try folder.write(".vibrancy.json", "{}")
    #expect(try await sees(watch))
  }

  @Test func `of a file's folder only the file counts`() async throws {
    let folder = try Folder()
    let watch = FolderWatch([folder.path + "/deep/er/art.png"])
    try folder.write("deep/er/other.png", "x")
    try await Task.sleep(for: .milliseconds(50))
    #expect(!watch.pollChanges())
    try folder.write("deep/er/art.png", "two")
    #expect(try await sees(watch))
    try folder.remove("deep/er/art.png")
    #expect(try await sees(watch))
  }

  /// The changed paths; `nil`: the system reports no changes here, so they are unknown.
  private func reported(_ watch: FolderWatch) async throws -> [String]? {
    #expect(try await sees(watch))
    let changes = watch.takeChanges()
    #expect(watch.reasonToPoll == nil || changes == nil)
    return changes?.sorted()
  }

  @Test func `what changed is reported by its path, drafts aside, and once`() async throws {
    let folder = try Folder()
    let watch = FolderWatch([folder.path])
    let art = folder.path + "/deep/er/art.png"
    guard watch.reasonToPoll == nil else { return }
    #expect(watch.takeChanges() == [])
    try folder.write("deep/er/art.png", "two")
    #expect(try await reported(watch) == [art])
    #expect(watch.takeChanges() == [])
    try folder.write("deep/er/art.png~new", "three")
    try folder.move("deep/er/art.png~new", to: "deep/er/art.png")
    #expect(try await reported(watch) == [art])
    // What was there before is not a draft, though it is gone and was there again.
    try folder.remove("other.txt")
    try folder.write("other.txt", "two")
    try folder.remove("other.txt")
    #expect(try await reported(watch) == [folder.path + "/other.txt"])
    try folder.write("new.txt", "stays")
    #expect(try await reported(watch) == [folder.path + "/new.txt"])
    for change in [{ try folder.make("new") }, { try folder.move("deep", to: "moved") }] {
      try change()
      #expect(try await reported(watch) == nil)
    }
  }

  @Test func `a draft that a look may have seen is reported`() async throws {
    let folder = try Folder()
    let watch = FolderWatch([folder.path])
    guard watch.reasonToPoll == nil else { return }
    try folder.write("draft", "x")
    watch.endLook()
    // What changed meanwhile is not forgotten.
    #expect(watch.pollChanges())
    #expect(!watch.pollChanges())
    try folder.remove("draft")
    #expect(try await reported(watch) == [folder.path + "/draft"])
  }

  @Test func `a single file is reported as it was named`() async throws {
    let folder = try Folder()
    let art = folder.path + "/deep/er/art.png"
    let watch = FolderWatch([art])
    guard watch.reasonToPoll == nil else { return }
    try folder.write("deep/er/other.png", "x")
    try folder.write("deep/er/art.png", "two")
    #expect(try await reported(watch) == [art])
  }
}
