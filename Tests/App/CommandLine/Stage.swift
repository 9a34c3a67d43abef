// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import VibrancyCommandLine

/// A terminal and a clock for a console, both in the hands of the test.
final class Stage: Sendable {
  private struct State {
    var time = Duration.seconds(1000)
    var columns = 80
    var written: [StandardStream: String] = [:]
    var attempts = 0
  }

  private let state = Mutex(State())
  private let failure: StreamError?

  /// - Parameter failure: What standard output answers; `nil` if it takes all.
  init(failure: StreamError? = nil) {
    self.failure = failure
  }

  func console(isShown: Bool = true, outputIsTerminal: Bool = true) -> Console {
    let bar: @Sendable () -> ProgressBar = { [self] in
      ProgressBar(columns: state.withLock { $0.columns }, encoding: .ascii)
    }
    return Console(
      bar: isShown ? bar : nil, outputIsTerminal: outputIsTerminal,
      now: { [self] in state.withLock { $0.time } },
      write: { [self] (text, stream) throws(StreamError) in
        if stream == .output, let failure {
          state.withLock { $0.attempts += 1 }
          throw failure
        }
        state.withLock { $0.written[stream, default: ""] += text }
      })
  }

  func pass(_ time: Duration) { state.withLock { $0.time += time } }

  func resize(to columns: Int) { state.withLock { $0.columns = columns } }

  func written(to stream: StandardStream) -> String { state.withLock { $0.written[stream] ?? "" } }

  /// How often standard output was tried in vain.
  var attempts: Int { state.withLock { $0.attempts } }

  /// The lines a terminal would show, as a return moves to the start and letters overwrite.
  func screen(of stream: StandardStream) -> [String] {
    var lines: [[Character]] = [[]]
    var column = 0
    for scalar in written(to: stream).unicodeScalars {
      if scalar == "\n" {
        lines.append([])
        column = 0
      } else if scalar == "\r" {
        column = 0
      } else {
        let row = lines.count - 1
        if column < lines[row].count {
          lines[row][column] = Character(scalar)
        } else {
          lines[row].append(Character(scalar))
        }
        column += 1
      }
    }
    return lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }
  }
}
