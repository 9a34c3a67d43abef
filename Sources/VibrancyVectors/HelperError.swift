// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Why a helper brought no result.
package enum HelperError: Error, Sendable, Hashable, CustomStringConvertible {
  /// It is not installed.
  case missing(HelperTool)
  /// It is there, but the system would not start it; in the system's words.
  case notStarted(HelperTool, reason: String)
  /// It gave up: how it ended, and the first thing it said; see `HelperComplaint`.
  case failed(HelperTool, ending: HelperEnding, line: String)
  /// It ran for longer than it may, by the clock.
  case timeout(HelperTool, seconds: Double)
  /// It used up its processor time.
  case tooMuchWork(HelperTool, cpuSeconds: Int)
  /// It used up the little processor time left after others had used up theirs.
  case outOfPatience(HelperTool, cpuSeconds: Int, lostSeconds: Int)
  /// It put out more than it may.
  case tooMuchOutput(HelperTool, bytes: Int)
  /// It wanted more memory than it may have.
  case tooMuchMemory(HelperTool, bytes: Int)

  /// What is wrong and what to do, in one line.
  package var description: String {
    switch self {
    case .missing(let tool):
      "\(tool.name) is not installed; apt-get install \(tool.aptPackage),"
        + " or brew install \(tool.brewFormula)"
    case .notStarted(let tool, let reason):
      "\(tool.name) could not be started: \(reason); check that it runs by itself"
    case .failed(let tool, .status(let code), let line):
      if let complaint = HelperComplaint(line) {
        "\(tool.name) cannot read it: it \(complaint); mend the file, or export it again"
      } else {
        "\(tool.name) cannot read it, and \(HelperEnding.status(code)); export it again"
      }
    case .failed(let tool, let ending, _):
      "\(tool.name) broke down on it: it \(ending); export it again, or simplify it"
    case .timeout(let tool, let seconds):
      "\(tool.name) took longer than \(Self.plain(seconds)) s and was ended; simplify the file"
    case .tooMuchWork(let tool, let seconds):
      "\(tool.name) used \(seconds) s of processor time and was ended; simplify the file"
    case .outOfPatience(let tool, let seconds, let lost):
      "\(tool.name) used \(seconds) s of processor time, all there is after \(lost) s lost on other"
        + " files, and was ended; simplify the file, or run it without those"
    case .tooMuchOutput(let tool, let bytes):
      "\(tool.name) put out more than \(Self.size(bytes)) and was ended; make the picture smaller"
    case .tooMuchMemory(let tool, let bytes):
      "\(tool.name) needs more than \(Self.size(bytes)) of memory; make the picture smaller"
    }
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }

  private static func size(_ bytes: Int) -> String {
    bytes % (1 << 20) == 0 ? "\(bytes >> 20) MiB" : "\(bytes) bytes"
  }
}
