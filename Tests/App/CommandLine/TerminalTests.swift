// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyCommandLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite struct TerminalTests {
  @Test func `writing to a pipe nobody reads ends neither the process nor the run`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      Terminal.prepare()
      var ends: [Int32] = [0, 0]
      guard unsafe pipe(&ends) == 0, dup2(ends[1], 1) == 1, close(ends[0]) == 0 else { return }
      do throws(StreamError) {
        try StreamWriter().write("hello", to: .output)
      } catch .readerGone(.output) {
        exit(7)
      } catch {
        exit(8)
      }
    }
  }

  @Test func `a closed standard output stays unusable, and its number is not given away`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      close(0)
      close(1)
      Terminal.prepare()
      guard unsafe open("/dev/null", O_RDONLY) > 2 else { exit(9) }
      do throws(StreamError) {
        try StreamWriter().write("hello", to: .output)
      } catch .refused(.output, EBADF) {
        exit(7)
      } catch {
        exit(8)
      }
    }
  }

  @Test func `what is not a terminal is 80 columns wide`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let null = unsafe open("/dev/null", O_WRONLY)
      guard dup2(null, 2) == 2, !Terminal.isTerminal(.error) else { exit(8) }
      exit(Terminal.columns(of: .error) == 80 ? 7 : 9)
    }
  }

  @Test func `the environment is read by name`() {
    let found = Terminal.environment(["PATH", "SURELY_NOT_SET_BY_ANYBODY"])
    #expect(found["PATH"]?.isEmpty == false)
    #expect(found.count == 1)
  }
}
