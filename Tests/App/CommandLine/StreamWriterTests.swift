// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Testing
import VibrancyCommandLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite struct StreamWriterTests {
  /// Answers in turn: a number of bytes taken, or a negative error number.
  private final class System: Sendable {
    private let state: Mutex<(answers: [Int], bytes: [UInt8], waits: Int)>

    init(_ answers: [Int]) { state = Mutex((answers, [], 0)) }

    var text: String { state.withLock { String(decoding: $0.bytes, as: UTF8.self) } }
    var waits: Int { state.withLock { $0.waits } }

    var writer: StreamWriter {
      StreamWriter(
        call: { [self] _, bytes in
          state.withLock { state in
            let answer = state.answers.isEmpty ? bytes.count : state.answers.removeFirst()
            guard answer >= 0 else { return (0, Int32(-answer)) }
            let taken = min(answer, bytes.count)
            state.bytes += bytes.prefix(taken)
            return (taken, 0)
          }
        }, waitUntilWritable: { [self] _ in state.withLock { $0.waits += 1 } })
    }
  }

  @Test func `partial, interrupted and blocked writes go on to the end`() throws {
    let system = System([1, -Int(EINTR), 3, 0, -Int(EAGAIN), 2, -Int(EINTR)])
    try system.writer.write("grüße, Welt\n", to: .output)
    #expect(system.text == "grüße, Welt\n")
    #expect(system.waits == 1)
  }

  @Test func `nothing to write asks nothing`() throws {
    let system = System([-Int(EIO)])
    try system.writer.write("", to: .output)
    #expect(system.text == "")
  }

  @Test func `a closed pipe and a refusal are distinguished`() {
    #expect(throws: StreamError.readerGone(.output)) {
      try System([2, -Int(EPIPE)]).writer.write("abc", to: .output)
    }
    #expect(throws: StreamError.refused(.error, code: ENOSPC)) {
      try System([-Int(ENOSPC)]).writer.write("abc", to: .error)
    }
  }

  @Test func `a device that takes nothing for ever is a failure, not a hang`() {
    #expect(throws: StreamError.refused(.output, code: EIO)) {
      try System(Array(repeating: 0, count: 5000)).writer.write("abc", to: .output)
    }
  }

  @Test func `only lost results fail a run`() {
    #expect(StreamError.readerGone(.output).status == nil)
    #expect(StreamError.refused(.output, code: ENOSPC).status == .failure)
  }

  @Test func `each failure has one line`() {
    #expect(
      StreamError.refused(.output, code: ENOSPC).description
        == "standard output: cannot be written: No space left on device")
    #expect(
      StreamError.refused(.output, code: EBADF).description
        == "standard output is closed; redirect it to a file or a pipe")
  }
}
