// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Vibrancy

/// A small fixed workload, whose instructions are counted from outside.
///
/// The counter (callgrind) writes down what it has and begins anew at each call of
/// `vibrancyCountMark`: every second part is one workload, run once before, so that what is set up
/// once for all is not counted.
struct CountedWork {
  /// As the table of counts calls it.
  let name: String
  private let run: () async throws -> Void

  /// Runs each and prints its name, in the order of the parts.
  ///
  /// - Parameter fixtures: The folder of the project's fixtures.
  static func runAll(on fixtures: String) async throws {
    for work in try all(on: fixtures) {
      try await work.run()
      vibrancyCountMark()
      try await work.run()
      vibrancyCountMark()
      print(work.name)
    }
  }

  private static func all(on fixtures: String) throws -> [CountedWork] {
    let simulator = Simulator()
    func input(_ path: String) -> Input {
      let found = InputQuery(paths: ["\(fixtures)/\(path)"]).inputs().inputs
      guard let first = found.first else { preconditionFailure("\(path) is in the fixtures") }
      return first
    }
    let (icon, photo) = (input("Inputs/gauge@3x.png"), input("Inputs/landscape@2x.png"))
    let image = try simulator.image(icon)
    var work = [
      CountedWork(name: "decode RGBA") { _ = try simulator.image(icon) },
      CountedWork(name: "decode RGB") { _ = try simulator.image(photo) },
    ]
    func kernel(_ name: String, _ made: (PNGLayout, BatchShares.Kernel)) {
      work.append(CountedWork(name: name) { try made.1 { _ in } })
    }
    kernel("luminance to alpha", BatchShares.conversion(of: image))
    for (name, scene) in [
      ("", Scene.lockScreen()), (" on vivid", .lockScreen(wallpaper: .vivid)),
      ("", .homeTinted()), (" on vivid", .homeLight(wallpaper: .vivid)),
    ] {
      let backdrop = BatchShares.backdrop(of: scene)
      kernel(scene.place.rawValue + name, BatchShares.preview(of: image, in: scene, over: backdrop))
    }
    let home = BatchShares.preview(
      of: try simulator.image(photo), in: .homeLight(), over: BatchShares.backdrop(of: .homeLight())
    )
    for (name, made) in [
      ("encode gray and alpha", BatchShares.conversion(of: image)), ("encode RGB", home),
    ] {
      work.append(
        try encoding(
          name, made, size: name == "encode RGB" ? simulator.image(photo).size : image.size))
    }
    for (name, path) in [
      ("lint a picture", "Inputs/gauge@3x.png"), ("lint a project", "Projects/Laps"),
    ] {
      var request = LintRequest(InputQuery(paths: ["\(fixtures)/\(path)"]))
      request.jobs = 1
      let asked = request
      work.append(CountedWork(name: name) { _ = await Linter().lint(asked) })
    }
    return work
  }

  /// The writer alone: the rows are made before.
  private static func encoding(
    _ name: String, _ made: (layout: PNGLayout, kernel: BatchShares.Kernel), size: PixelSize
  ) throws -> CountedWork {
    var rows: [[UInt8]] = []
    try made.kernel { if case .eight(let codes) = $0 { rows.append(codes) } }
    let codes = rows
    return CountedWork(name: name) {
      var writer = try PNGWriter(
        size: size, layout: made.layout, depth: .eight, to: MemorySink())
      for row in codes { try writer.append(row) }
      try writer.finish()
    }
  }
}

/// Where a part of the counting ends; known to callgrind by this name.
@_optimize(none) func vibrancyCountMark() {}
