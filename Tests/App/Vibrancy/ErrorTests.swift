// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyTestSupport

@Suite struct ErrorTests {
  private func error(_ input: Input, limits: PNGLimits = PNGLimits()) -> VibrancyError? {
    let simulator = Simulator(limits: limits)
    do throws(VibrancyError) {
      _ = try simulator.render(input, in: .lockScreen())
      return nil
    } catch {
      // Converting, asking and looking fail the same way.
      #expect(throws: error) { try simulator.convert(input, to: .grayscale) }
      #expect(throws: error) { try simulator.wouldChange(input, by: .vibrant) }
      #expect(throws: error) { try simulator.convert(input, to: .tintedIcon(luma: .adaptive)) }
      #expect(throws: error) { try simulator.wallpaper(input) }
      return error
    }
  }

  @Test func `a missing file is unreadable, and named`() throws {
    let path = Fixture.path("Inputs/nothing.png")
    let error = try #require(self.error(Input(path: path)))
    #expect(error.kind == .unreadable)
    #expect(error.path == path && error.description.hasPrefix("\(path): no such file"))
  }

  @Test(arguments: [
    "empty.png", "webp.png", "git-lfs-pointer.png", "bad-zlib.png", "two-headers.png",
  ])
  func `what is not a sound PNG is undecodable, and named`(_ name: String) throws {
    let path = Fixture.path("Bad/\(name)")
    let error = try #require(self.error(Input(path: path)))
    #expect(error.kind == .undecodable)
    #expect(error.path == path && error.description.hasPrefix("\(path): "))
    let bytes = try Fixture.bytes("Bad/\(name)")
    let inMemory = try #require(self.error(Input(pngData: bytes, name: "mem.png")))
    #expect(inMemory.path == "mem.png")
  }

  @Test(arguments: ["art.png", "art.jpg", "art.svg", "art.pdf"])
  func `a pointer of Git LFS is called so, whatever picture it stands for`(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(name, try Fixture.bytes("Bad/git-lfs-pointer.png"))
    let error = try #require(self.error(Input(path: "\(folder.path)/\(name)")))
    #expect(error.kind == .undecodable)
    #expect(error.reason == "a Git LFS pointer, not a picture; run `git lfs pull`")
  }

  @Test func `limits hold before memory is taken`() throws {
    var limits = PNGLimits()
    limits.pixels = 72 * 72 - 1
    #expect(error(Art.file("bolt.png"), limits: limits) != nil)
    limits.pixels = 72 * 72
    #expect(error(Art.file("bolt.png"), limits: limits) == nil)
  }

  @Test func `a sink that fails is unwritable, not undecodable`() throws {
    struct Full: ByteSink {
      func write(_ bytes: [UInt8]) throws(ByteStreamError) {
        throw ByteStreamError(reason: "No space left on device")
      }
    }
    do throws(VibrancyError) {
      _ = try Simulator().convert(Art.file("bolt.png"), to: .grayscale, into: Full())
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.kind == .unwritable)
      #expect(error.path.hasSuffix("bolt.png"))
    }
  }
}
