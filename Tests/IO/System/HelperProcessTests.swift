// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VibrancySystem
import VibrancyTestSupport

@Suite struct HelperProcessTests {
  private static let bytes = (0..<5_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }

  @Test(arguments: [0, 1, 65_536, 65_537, 5_000_000])
  func `what goes in comes out`(_ count: Int) throws {
    let input = Array(Self.bytes.prefix(count))
    #expect(try ShellTool.run("cat", input: input).bytes == input)
  }

  @Test func `descriptor 3 can be read`() throws {
    let output = try ShellTool.run("cat; cat /dev/fd/3", input: [1, 2], side: .input(Self.bytes))
    #expect(output.bytes == [1, 2] + Self.bytes)
  }

  @Test func `descriptor 3 can be written, apart from the output`() throws {
    let output = try ShellTool.run(
      "cat > /dev/fd/3; echo done", input: Self.bytes, side: .output)
    #expect(output.side == Self.bytes)
    #expect(output.bytes == Array("done\n".utf8))
  }

  @Test func `a helper need not read what it is fed`() throws {
    let output = try ShellTool.run("echo enough", input: Self.bytes)
    #expect(output.bytes == Array("enough\n".utf8))
  }

  @Test func `an endless complaint does not block, and its beginning is kept`() throws {
    let output = try ShellTool.run("head -c 3000000 /dev/zero | tr '\\0' x >&2; cat", input: [7])
    #expect(output.bytes == [7])
    #expect(output.message.lines == [String(repeating: "x", count: 200)])
  }

  @Test func `words arrive as they are`() throws {
    let words = ["", "a b", "'\"$x`*", "é\n\t"]
    let output = try ShellTool.run("printf '%s|' \"$@\"", words)
    #expect(String(decoding: output.bytes, as: UTF8.self) == words.map { $0 + "|" }.joined())
  }

  @Test func `a helper knows nothing of us`() throws {
    let output = try HelperProcess().run(ShellTool.named("env"), [], input: [])
    let names = output.bytes.split(separator: 10).map {
      String(decoding: $0.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
    }
    #expect(Set(names) == ["PATH", "LANG", "HOME", "RAYON_NUM_THREADS", "MALLOC_ARENA_MAX"])
    #expect(try ShellTool.run("pwd").bytes == Array("/\n".utf8))
  }

  @Test func `a helper may write no file`() throws {
    let folder = try TemporaryFolder()
    _ = ShellTool.failure("echo secret > \"$1\"", [folder.path + "/x"])
    let written = try Data(contentsOf: URL(filePath: folder.path + "/x"))
    #expect(written.isEmpty)
  }

  @Test func `many helpers run side by side`() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<24 {
        group.addTask {
          let input = Array(Self.bytes[(number * 1000)..<(number * 1000 + 200_000)])
          return (try? ShellTool.run("cat", input: input))?.bytes == input
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test(arguments: [("exit 3", 3), ("echo out; exit 9", 9)])
  func `a status can be a result`(_ script: String, _ status: Int) throws {
    #expect(try ShellTool.run(script, accepting: [0, 3, 9]).status == status)
  }

  #if os(Linux)
    @Test func `no other descriptor is handed on`() throws {
      let descriptor = unsafe open("/dev/null", O_RDONLY)
      defer { close(descriptor) }
      // The shell itself opens the folder it lists.
      let list = "cd /proc/self/fd; echo *"
      #expect(try ShellTool.run(list).bytes == Array("0 1 2 3\n".utf8))
      let more = try ShellTool.run(list, side: .input([]))
      #expect(more.bytes == Array("0 1 2 3 4\n".utf8))
    }

    @Test func `no signal is ignored or held back but the one for large files`() async {
      await #expect(processExitsWith: .success) {
        signal(SIGPIPE, SIG_IGN)
        let status = try ShellTool.run("exec cat /proc/self/status").bytes
        let lines = String(decoding: status, as: UTF8.self).split(separator: "\n")
        func mask(_ name: String) -> UInt64? {
          lines.first { $0.hasPrefix(name) }.flatMap { UInt64($0.suffix(16), radix: 16) }
        }
        // The C library keeps 32 and above to itself.
        let ignored = mask("SigIgn:").map { $0 & 0x7FFF_FFFF }
        try #require(ignored == 1 << (SIGXFSZ - 1))
        let blocked = mask("SigBlk:")
        try #require(blocked == 0)
      }
    }

    @Test func `no descriptor of ours stays open`() async {
      await #expect(processExitsWith: .success) {
        func count() throws -> Int {
          try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
        }
        _ = ShellTool.failure("true")
        let before = try count()
        var limits = HelperLimits()
        limits.outputBytes = 1000
        for _ in 0..<10 {
          _ = ShellTool.failure("cat", input: [1, 2, 3])
          _ = ShellTool.failure("head -c 2000 /dev/zero; sleep 300", limits: limits)
          _ = try? HelperProcess().run(ShellTool.named("no-such-tool"), [], input: [])
        }
        let after = try count()
        try #require(before == after)
      }
    }
  #endif
}
