// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Vibrancy

/// How long judging a batch takes against decoding it, with as many jobs, in one run.
struct LintRatio {
  private let decoding: [Duration]
  private let judging: [Duration]
  private let jobs: Int
  private let files: Int

  /// Decodes and judges in turns.
  init(of folder: String, jobs: Int, rounds: Int = 5) async throws {
    let inputs = InputQuery(paths: [folder]).inputs().inputs
    let simulator = Simulator()
    let clock = ContinuousClock()
    var request = LintRequest(InputQuery(paths: [folder]))
    request.jobs = jobs
    var (decoding, judging): ([Duration], [Duration]) = ([], [])
    for _ in 0..<rounds {
      let start = clock.now
      let sizes = await simulator.map(inputs, jobs: jobs) { _, input in
        (try? simulator.image(input))?.size.area ?? 0
      }
      let decoded = clock.now
      let report = await Linter().lint(request)
      judging.append(clock.now - decoded)
      decoding.append(decoded - start)
      precondition(sizes.count == report.summary.judged, "each file is decoded and judged once")
    }
    (self.decoding, self.judging) = (decoding.sorted(), judging.sorted())
    (self.jobs, files) = (jobs, inputs.count)
  }

  /// One line: medians, their ratio, and how far the rounds lie apart.
  var line: String {
    let (decode, judge) = (decoding[decoding.count / 2], judging[judging.count / 2])
    return "lint \(files) files, -j\(jobs): \(milliseconds(judge)) ms, decoding them "
      + "\(milliseconds(decode)) ms, ratio \(((judge / decode) * 100).rounded() / 100);"
      + " rounds \(spread(judging)) and \(spread(decoding)) ms"
  }

  private func milliseconds(_ duration: Duration) -> Int { Int(duration / .milliseconds(1)) }

  private func spread(_ rounds: [Duration]) -> String {
    "\(milliseconds(rounds[0]))–\(milliseconds(rounds[rounds.count - 1]))"
  }
}
