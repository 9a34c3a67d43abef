// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VibrancySystem
import VibrancyTestSupport
import VibrancyVocabulary

@Suite struct HelperEndingTests {
  private func limits(_ change: (inout HelperLimits) -> Void) -> HelperLimits {
    var limits = HelperLimits()
    change(&limits)
    return limits
  }

  @Test func `a failure reports the status and the first thing said`() {
    let error = ShellTool.failure(
      "echo 'x: warning: odd' >&2; echo 'bad \u{1B}[31mfile' >&2; exit 4")
    #expect(
      error == .failed(ShellTool.named("sh"), ending: .status(4), line: "bad [31mfile"))
    #expect(
      ShellTool.failure("kill -SEGV $$")
        == .failed(ShellTool.named("sh"), ending: .signal(11), line: ""))
  }

  @Test func `a tool that is not there says what to install`() throws {
    var process = HelperProcess()
    let folder = try TemporaryFolder()
    try folder.write("djpeg", Array("not to be run".utf8))
    for path in ["", "relative:.:", "/nonexistent", folder.path] {
      process.searchPath = path
      let error = #expect(throws: HelperError.self) { try process.run(.djpeg, [], input: []) }
      #expect(error == .missing(.djpeg))
    }
    let text = HelperError.missing(.djpeg).description
    #expect(text.contains("apt-get install libjpeg-turbo-progs"))
    #expect(text.contains("brew install jpeg-turbo"))
  }

  @Test func `what cannot be started says why`() throws {
    let folder = try TemporaryFolder()
    try folder.write("djpeg", Array("no program".utf8))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/djpeg")
    var process = HelperProcess()
    process.searchPath = folder.path
    let error = #expect(throws: HelperError.self) { try process.run(.djpeg, [], input: []) }
    guard case .notStarted(.djpeg, let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.lowercased().contains("exec format"))
  }

  @Test func `a deadline ends it, and the children it has`() throws {
    let lifeline = try Lifeline()
    let error = ShellTool.failure(
      "exec 9>\"$1\"; echo begun >&9; (sleep 300; echo survived >&9) & sleep 300",
      [lifeline.path], limits: limits { $0.wallSeconds = 3 })
    #expect(error == .timeout(ShellTool.named("sh"), seconds: 3))
    // On a machine that is busy enough it has not even begun.
    #expect(["begun\n", ""].contains(lifeline.text()))
  }

  @Test func `children do not outlive a helper that ended well`() throws {
    let lifeline = try Lifeline()
    let output = try ShellTool.run(
      "exec 9>\"$1\"; echo begun >&9; (sleep 300; echo survived >&9) & echo out", [lifeline.path])
    #expect(output.bytes == Array("out\n".utf8))
    #expect(lifeline.text() == "begun\n")
  }

  @Test func `a helper that only closes its output does not get away`() throws {
    let error = ShellTool.failure(
      "exec >&- 2>&- <&-; sleep 300", limits: limits { $0.wallSeconds = 1 })
    #expect(error == .timeout(ShellTool.named("sh"), seconds: 1))
  }

  @Test func `processor time is bounded`() {
    let error = ShellTool.failure("while :; do :; done", limits: limits { $0.cpuSeconds = 1 })
    #expect(error == .tooMuchWork(ShellTool.named("sh"), cpuSeconds: 1))
  }

  @Test func `who does not listen to the end of its time is ended all the same`() {
    let error = ShellTool.failure(
      "trap '' XCPU; while :; do :; done", limits: limits { $0.cpuSeconds = 1 })
    #expect(error == .tooMuchWork(ShellTool.named("sh"), cpuSeconds: 1))
  }

  @Test func `output is bounded, and so is what goes to descriptor 3`() throws {
    let bounds = limits { $0.outputBytes = 1 << 20 }
    let error = ShellTool.failure("cat /dev/zero", limits: bounds)
    #expect(error == .tooMuchOutput(ShellTool.named("sh"), bytes: 1 << 20))
    let side = #expect(throws: HelperError.self) {
      try ShellTool.run("cat /dev/zero >&3", side: .output, limits: bounds)
    }
    #expect(side == .tooMuchOutput(ShellTool.named("sh"), bytes: 1 << 20))
    #expect(
      try ShellTool.run("head -c 1048576 /dev/zero", limits: bounds).bytes.count == 1 << 20)
  }

  @Test func `memory is said to be short in every tool's words`() {
    for words in ["rendering error: NoMemory", "memory allocation of 99 bytes failed"] {
      let error = ShellTool.failure("echo \"$1\" >&2; exit 1", [words])
      #expect(error == .tooMuchMemory(ShellTool.named("sh"), bytes: 2 << 30))
    }
  }

  @Test(arguments: [
    HelperError.missing(.djpeg), .notStarted(.djpeg, reason: "x"),
    .failed(.djpeg, ending: .status(1), line: ""), .failed(.djpeg, ending: .status(1), line: "x"),
    .failed(.djpeg, ending: .signal(11), line: "x"), .failed(.djpeg, ending: .unknown, line: "x"),
    .timeout(.djpeg, seconds: 20), .tooMuchWork(.djpeg, cpuSeconds: 10),
    .tooMuchOutput(.djpeg, bytes: 512 << 20), .tooMuchMemory(.djpeg, bytes: 1000),
  ])
  func `an error names the tool, and what to do, in one line`(_ error: HelperError) {
    #expect(error.description.hasPrefix("djpeg ") || error.description.hasPrefix("djpeg: "))
    #expect(error.fault.fix?.isEmpty == false && !error.description.contains("\n"))
  }

  @Test(arguments: [
    "thread 'main' panicked at /build/librsvg/src/x.rs:7: secret", "Syntax Error (123): secret",
    "Internal Error: xref secret", "Error reading SVG stdin: XML parse error: secret in line 3",
    "a new version's secret words", "secret Bogus marker length",
  ])
  func `a tool's own words are never shown`(_ line: String) {
    let faults = [HelperEnding.status(1), .signal(6), .unknown].map {
      HelperError.failed(.djpeg, ending: $0, line: line).fault
    }
    for fault in faults {
      for word in ["secret", "/build", "panicked", "Error", "(123)", "stdin", "\n"] {
        #expect(!fault.description.contains(word), "\(fault)")
      }
      #expect(fault.fix?.isEmpty == false)
    }
  }

  #if os(Linux)
    @Test func `nothing runs on when we are killed ourselves`() async throws {
      let lifeline = try Lifeline()
      let path = lifeline.path
      // It says that it lives on after five minutes, unless it is ended.
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
        _ = ShellTool.failure(
          """
          exec 9>"$1"; echo begun >&9; kill -KILL $PPID
          i=0; while [ $i -lt 300 ]; do sleep 1 9>&-; i=$((i+1)); done; echo survived >&9
          """, [path])
      }
      #expect(lifeline.text() == "begun\n")
    }
  #endif
}
