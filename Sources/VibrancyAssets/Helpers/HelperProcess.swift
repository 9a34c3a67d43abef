// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Runs helpers within limits, one after the other or side by side.
///
/// Each gets its input on a pipe, an environment with nothing of ours in it, `/` as its folder, and
/// may write no file. It ends with its children when its run does, for whatever reason; when we are
/// killed ourselves, Linux ends it too (macOS does not: it goes on to its next read or write, or to
/// its limit of processor time).
package struct HelperProcess: Sendable {
  /// What one run may use up.
  package var limits = HelperLimits()
  /// Where tools are looked for: folders with `:` between them.
  package var searchPath = HelperSearch.standardPath

  /// Runs with the default limits and the search path of the process.
  package init() {}

  /// Runs a tool to its end; blocks this thread.
  ///
  /// - Parameters:
  ///   - arguments: What follows the tool's name; without zero bytes.
  ///   - input: Its standard input; it need not read it all.
  ///   - side: What its descriptor 3 is.
  ///   - accepted: The statuses that mean a result.
  /// - Throws: `HelperError`: missing, failed, or over a limit.
  package func run(
    _ tool: HelperTool, _ arguments: [String], input: [UInt8], side: HelperSide = .closed,
    accepting accepted: Set<Int> = [0]
  ) throws(HelperError) -> HelperOutput {
    guard let path = HelperSearch.path(of: tool.name, in: searchPath) else {
      throw .missing(tool)
    }
    let run = try HelperRun(
      tool, at: path, Self.words([tool.name] + arguments),
      environment: Self.words(Self.environment), side: side, limits: limits)
    let sideInput: [UInt8] = if case .input(let bytes) = side { bytes } else { [] }
    return try run.finish(input: input, sideInput: sideInput, accepting: accepted)
  }

  /// One thread and one heap each: more of them run side by side, and threads take address space.
  private static let environment = [
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
