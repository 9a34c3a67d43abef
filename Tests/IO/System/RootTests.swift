// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancySystem
import VibrancyTestSupport

@Suite final class RootTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("in/a.png", [1])
    try folder.write("in/deep/b.png", [2])
    try folder.write("inside.png", [3])
    try folder.write("out/secret", [4])
  }

  private func read(_ name: String, follows: Bool = false) -> Result<[UInt8], FileError> {
    let root = Root(folder: folder.path + "/in", followsOutside: follows)
    return Result { () throws(FileError) in
      try FileBytes(path: folder.path + "/in/" + name, within: root).next()
    }
  }

  private func problem(_ name: String) -> FileError.Problem? {
    if case .failure(let error) = read(name) { error.problem } else { nil }
  }

  @Test func `what lies in a folder is read, over links and dots, too`() throws {
    try folder.link("in/near", to: "deep/../a.png")
    try folder.link("in/whole", to: folder.path + "/in/deep")
    #expect(try read("a.png").get() == [1])
    #expect(try read("near").get() == [1])
    #expect(try read("whole/b.png").get() == [2])
    #expect(try read("deep/../../in/a.png").get() == [1])
  }

  @Test func `what leads out of it is not`() throws {
    try folder.link("in/far", to: "../out/secret")
    try folder.link("in/whole", to: folder.path + "/out/secret")
    try folder.link("in/up", to: "..")
    try folder.link("in/far2", to: "far")
    for name in ["far", "whole", "up/out/secret", "far2", "../out/secret", "../inside.png"] {
      #expect(problem(name) == .outside(root: folder.path + "/in"), "\(name)")
      #expect((try? read(name, follows: true).get()) != nil)
    }
  }

  @Test func `what stands for a folder may link to the same place in it, and to no other`() throws {
    try folder.write("past/in/old.png", [5])
    try folder.link("past/in/a.png", to: folder.path + "/in/a.png")
    try folder.link("past/in/deep", to: folder.path + "/in/deep")
    try folder.link("past/in/far", to: folder.path + "/inside.png")
    try folder.link("in/deep/up", to: "../../out")
    let past = folder.path + "/past/in"
    let mirror = MirroredFolder(
      PathBelow.resolved(folder.path + "/past"), of: PathBelow.resolved(folder.path))
    func read(_ name: String) -> [UInt8]? {
      try? FileBytes(path: past + "/" + name, within: Root(folder: past)).next()
    }
    Root.$mirror.withValue(mirror) {
      #expect(read("old.png") == [5] && read("a.png") == [1] && read("deep/b.png") == [2])
      #expect(read("far") == nil && read("deep/up/secret") == nil)
      #expect(read("../../inside.png") == nil)
    }
    #expect(read("a.png") == nil && read("old.png") == [5])
  }

  @Test func `a folder and what is not a file are refused without waiting`() {
    #expect(problem("deep") == .folder)
    let device = Root(folder: "/dev")
    #expect(throws: FileError(path: "/dev/null", problem: .special)) {
      try FileBytes(path: "/dev/null", within: device)
    }
  }

  @Test func `the top of the disk holds everything, a folder that is gone nothing`() {
    #expect(Root(folder: "/").holds("/any/where"))
    #expect(!Root(folder: folder.path + "/gone").holds(folder.path + "/gone/a"))
    let root = Root(folder: "/usr")
    #expect(root.holds("/usr") && root.holds("/usr/lib") && !root.holds("/usrlib"))
  }

  @Test func `an error says what leads out of where, and how it may`() {
    let error = Root(folder: "art").outside("art/a.png")
    #expect("\(error)" == "art/a.png: leads outside art; --follow-outside allows it")
    #expect(Root(folder: ".").outside("a").reason.hasPrefix("leads outside the working directory;"))
  }

  @Test(arguments: [
    (wanted: 64, limit: 1024, open: 3, jobs: 64), (64, 256, 6, 20), (64, 24, 3, 1), (64, 16, 15, 1),
    (1, 1 << 20, 3, 1), (0, 1024, 3, 1),
  ])
  func `as many jobs work at once as can have their files open`(
    _ wanted: Int, _ limit: Int, _ open: Int, _ jobs: Int
  ) {
    #expect(OpenFiles.jobs(wanted, limit: limit, open: open) == jobs)
  }

  @Test func `threads are counted that are there at once`() {
    #expect(ThreadSupply.available(of: 3) == 3)
    #expect(ThreadSupply.available(of: 0) == 0)
  }
}
