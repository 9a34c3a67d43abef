// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Vibrancy

// What cannot be measured from outside: parts of a batch. `scripts/benchmark` runs it.
let words = Array(CommandLine.arguments.dropFirst())
guard words.count >= 2 else {
  print(
    """
    usage: VibrancyBenchmarks shares FOLDER       where one thread's time goes, and lint to decoding
           VibrancyBenchmarks decode FOLDER JOBS  decode each PNG below, nothing else
           VibrancyBenchmarks count FIXTURES      the workloads whose instructions are counted
    """)
  fatalError("two words are needed")
}

/// Runs one measurement by name.
@Sendable func measure(_ name: String, of folder: String, jobs: Int) async throws {
  switch name {
  case "decode":
    let simulator = Simulator()
    let inputs = InputQuery(paths: [folder]).inputs().inputs
    _ = await simulator.map(inputs, jobs: jobs) { _, input in
      (try? simulator.image(input))?.size.area ?? 0
    }
  case "count":
    try await CountedWork.runAll(on: folder)
  case "shares":
    let inputs = InputQuery(paths: [folder]).inputs().inputs
    for (name, shares) in try [
      ("convert luminance-to-alpha", BatchShares.converting(inputs)),
      ("render \(Place.lockScreen.rawValue)", BatchShares.rendering(inputs, in: .lockScreen())),
      (
        "render \(Place.lockScreen.rawValue), vivid",
        BatchShares.rendering(inputs, in: .lockScreen(wallpaper: .vivid))
      ),
      ("render \(Place.homeTinted.rawValue)", BatchShares.rendering(inputs, in: .homeTinted())),
      ("render \(Place.homeLight.rawValue)", BatchShares.rendering(inputs, in: .homeLight())),
    ] {
      print(shares.line(named: name))
    }
    for jobs in [1, 2] { print(try await LintRatio(of: folder, jobs: jobs).line) }
  default:
    fatalError("no such measurement: \(name)")
  }
}

// The first thread waits rather than ends, which callgrind does not survive.
let done = DispatchSemaphore(value: 0)
let (name, folder, jobs) = (words[0], words[1], words.count > 2 ? Int(words[2]) ?? 1 : 1)
Task.detached {
  do { try await measure(name, of: folder, jobs: jobs) } catch { fatalError("\(error)") }
  done.signal()
}
done.wait()
