// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Vibrancy

// What README and the articles show, so that it compiles; nobody calls it.

func readme() async throws {
  let simulator = Simulator(model: .v1)
  let preview = try simulator.render(Input(path: "rain@3x.png"), in: .lockScreen(wallpaper: .mid))
  let bytes = try preview.pngData()  // or preview.pixels: straight 8-bit RGBA, encoded sRGB
  let report = await Linter().lint(at: ["Widget/Assets.xcassets"])
  print(report.formatted(.xcode))
  if report.hasErrors { exit(1) }
  _ = bytes
}

func overview() async throws {
  let simulator = Simulator(model: .v1)
  let preview = try simulator.render(Input(path: "rain@3x.png"), in: .lockScreen(wallpaper: .mid))
  let icon = try simulator.convert(Input(path: "icon.png"), to: .tintedIcon(luma: .adaptive))
  let report = await Linter().lint(at: ["Widget/Assets.xcassets"])
  _ = (preview, icon, report)
}
