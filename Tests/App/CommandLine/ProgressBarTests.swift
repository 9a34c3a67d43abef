// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyCommandLine
import VibrancyTestSupport

@Suite struct ProgressBarTests {
  @Test(arguments: [
    (
      60, 12, 60, 1.5, "12/60 [#####.......................]  20%  8.0/s  6s left",
      TextEncoding.ascii
    ),
    (80, 12, 60, 1.5, "12/60 [#####.......................]  20%  8.0/s  6s left", .ascii),
    (60, 60, 60, 6, "60/60 [############################] 100%  10/s  0s left", .ascii),
    (60, 0, 60, 0, " 0/60 [............................]   0%", .ascii),
    (60, 1, 1000, 60, "   1/1000 [....................]   0%  1.0/min  16h39m left", .ascii),
    (60, 7, 100, 30, "  7/100 [#........................]   7%  0.2/s  6m39s left", .ascii),
    (32, 12, 60, 1.5, "12/60 [#........]  20%  6s left", .ascii),
    (24, 12, 60, 1.5, "12/60 [##........]  20%", .ascii),
    (22, 58, 100, 0, " 58/100 [###...]  58%", .ascii), (12, 12, 60, 1.5, "12/60  20%", .ascii),
    (6, 12, 60, 1.5, "12/60", .ascii),
    (5, 12, 60, 1.5, "", .ascii), (0, 12, 60, 1.5, "", .ascii), (80, 0, 0, 1, "", .ascii),
    (20, 5, 10, 0, " 5/10 ⣿⣿⣿⣿⣀⣀⣀⣀  50%", .utf8), (20, 1, 16, 0, " 1/16 ⣇⣀⣀⣀⣀⣀⣀⣀   6%", .utf8),
    (20, 99, 10, 0, "10/10 ⣿⣿⣿⣿⣿⣿⣿⣿ 100%", .utf8),
  ])
  func `a line says what fits`(
    _ columns: Int, _ done: Int, _ total: Int, _ seconds: Double, _ expected: String,
    _ encoding: TextEncoding
  ) {
    let bar = ProgressBar(columns: columns, encoding: encoding)
    #expect(bar.line(done: done, total: total, elapsed: .seconds(seconds)) == expected)
  }

  @Test(arguments: 0..<100)
  func `no numbers make a line reach the last column`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let total = Int.random(
        in: 0...(.max >> Int.random(in: 0..<63, using: &random)), using: &random)
      let done = Int.random(in: -5...max(1, total), using: &random)
      let elapsed = Duration.milliseconds(
        Int64.random(in: -9...(1 << Int64.random(in: 0...50, using: &random)), using: &random))
      let columns = Int.random(in: 0...120, using: &random)
      for encoding in [TextEncoding.utf8, .ascii] {
        let line = ProgressBar(columns: columns, encoding: encoding)
          .line(done: done, total: total, elapsed: elapsed)
        #expect(line.unicodeScalars.count < max(columns, 1))
        #expect(encoding == .utf8 || line.utf8.allSatisfy { $0 < 0x7F })
      }
    }
  }
}
