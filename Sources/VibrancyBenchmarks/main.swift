// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Vibrancy

// Prints where the time of a batch goes: decoding, pixel kernels, encoding. One thread.
let words = Array(CommandLine.arguments.dropFirst())
guard let folder = words.first else {
  print("usage: VibrancyBenchmarks FOLDER-OF-PNG-FILES")
  fatalError("no folder named")
}
let inputs = InputQuery(paths: [folder]).inputs().inputs
for (name, shares) in try [
  ("convert luminance-to-alpha", BatchShares.converting(inputs)),
  ("render lock-screen", BatchShares.rendering(inputs, in: .lockScreen())),
  ("render lock-screen, vivid", BatchShares.rendering(inputs, in: .lockScreen(wallpaper: .vivid))),
  ("render home-tinted", BatchShares.rendering(inputs, in: .homeTinted())),
  ("render home-light", BatchShares.rendering(inputs, in: .homeLight())),
] {
  print(shares.line(named: name))
}
for jobs in [1, 2] { print(try await LintRatio(of: folder, jobs: jobs).line) }
