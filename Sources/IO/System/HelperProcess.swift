// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Runs helpers within limits, one after the other or side by side.
///
/// Each gets its input on a pipe, an environment with nothing of ours in it unless that is asked for,
/// `/` as its folder, and may write no file. It ends with its children when its run does, for
/// whatever reason; when we are killed ourselves, Linux ends it too (macOS does not: it goes on to
/// its next read or write, or to its limit of processor time).
package struct HelperProcess: Sendable {
  /// What one run may use up.
  package var limits = HelperLimits()
  /// Where tools are looked for: folders with `:` between them.
  package var searchPath = HelperSearch.standardPath
  /// What a helper finds in its environment, `NAME=VALUE` each, without zero bytes.
  package var environment = HelperProcess.plainEnvironment
  private let budget: HelperBudget
  /// What a helper is given at first; most need a third of it.
  private static let firstShare = 32 << 20

  /// Runs with the default limits and the search path of the process.
  ///
  /// - Parameter budget: What its helpers share with others.
  package init(sharing budget: HelperBudget = HelperBudget()) { self.budget = budget }

  /// Whether a tool is installed.
  package func has(_ tool: HelperTool) -> Bool {
    HelperSearch.path(of: tool.name, in: searchPath) != nil
  }

  /// Runs a tool to its end; blocks this thread, which may first wait for other helpers to end.
  ///
  /// - Parameters:
  ///   - arguments: What follows the tool's name; without zero bytes.
  ///   - input: Its standard input; it need not read it all.
  ///   - side: What its descriptor 3 is.
  ///   - accepted: The statuses that mean a result.
  ///   - pixels: How many it will draw, as far as that is known.
  ///   - expected: The bytes that it will put out, as far as that is known.
  /// - Throws: `HelperError`: missing, failed, or over a limit.
  package func run(
    _ tool: HelperTool, _ arguments: [String], input: [UInt8], side: HelperSide = .closed,
    accepting accepted: Set<Int> = [0], pixels: Int = 0, expecting expected: Int = 0
  ) throws(HelperError) -> HelperOutput {
    guard let path = HelperSearch.path(of: tool.name, in: searchPath) else {
      throw .missing(tool)
    }
    let sideInput: [UInt8] = if case .input(let bytes) = side { bytes } else { [] }
    var wanted = Self.firstShare + 4 * pixels
    while true {
      var share = budget.share(of: wanted)
      let run = try HelperRun(
        tool, at: path, Self.words([tool.name] + arguments),
        environment: Self.words(environment), side: side, limits: limits)
      let output = try run.finish(
        input: input, sideInput: sideInput, accepting: accepted, expecting: expected,
        within: &share)
      if let output { return output }
      wanted = budget.bytes
    }
  }

  /// One thread and one heap each: more of them run side by side, and threads take address space.
  static let plainEnvironment = [
    "PATH=/usr/bin:/bin", "LANG=C.UTF-8", "HOME=/nonexistent", "RAYON_NUM_THREADS=1",
    "MALLOC_ARENA_MAX=1",
  ]

  /// Texts that each end with a zero byte.
  private static func words(_ texts: [String]) -> [UInt8] {
    texts.flatMap { text in
      precondition(!text.utf8.contains(0), "no zero byte in a word")
      return Array(text.utf8) + [0]
    }
  }
}

/// What a helper made.
package struct HelperOutput: Sendable, Hashable {
  /// Its standard output.
  package var bytes: [UInt8] = []
  /// What it wrote to descriptor 3.
  package var side: [UInt8] = []
  /// The status it ended with, one of those accepted.
  package var status = 0
  /// The beginning of its standard error, at most 4096 bytes.
  package var message = HelperMessage([])
}

/// What the helper finds as its descriptor 3, which it names `/dev/fd/3`.
///
/// A pipe and not a file: nothing is left behind, however we end.
package enum HelperSide: Sendable, Hashable {
  /// Nothing.
  case closed
  /// These bytes to read.
  case input([UInt8])
  /// A place to write a second output.
  case output

  /// What stands for descriptor 3 among the arguments.
  package static let path = "/dev/fd/3"
}
