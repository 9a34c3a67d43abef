// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Assets
import Vibrancy

let art = ArtList(words: Array(CommandLine.arguments.dropFirst()))
guard !art.paths.isEmpty else { fatalError("usage: ClientTool FILE.png...") }

let simulator = Simulator(model: .v1)
for path in art.paths {
  do throws(VibrancyError) {
    let input = Input(path: path)
    let preview = try simulator.render(input, in: .lockScreen(wallpaper: .mid))
    let pixels: StraightImage = preview.pixels
    print(
      "\(input.name): \(pixels.size) in \(preview.scene.place.rawValue), model \(preview.model.rawValue)"
    )

    let places = try simulator.render(input, in: [.homeTinted(.orange), .homeLight(), .standby])
    for preview in places.previews {
      print("\(preview.scene.place.rawValue): \(fileSize(of: preview)) bytes")
    }

    let outcome = try simulator.wouldChange(input, by: .vibrant)
    let mask = try simulator.convert(
      input, to: .luminanceToAlpha(form: .onBlack, ink: .white))
    print("vibrant would change it: \(outcome.changesPixels); mask: \(mask.count) bytes")
  } catch {
    fatalError("\(error)")
  }
}

// What a batch returns is in the order of its inputs.
let sizes = await simulator.render(
  art.paths.map { Input(path: $0) }, in: [.lockScreen()], jobs: 2
) { _, result in
  (try? result.get().previews.first?.size.area) ?? 0
}
guard sizes.count == art.paths.count, !sizes.contains(0) else { fatalError("the batch failed") }

// Widgets of a project are drawn from their Swift.
let found = try simulator.widgets(at: "../../Fixtures/Projects/Trails")
guard found.notes.isEmpty, found.failures.isEmpty else { fatalError("\(found)") }
for input in found.inputs {
  guard let widget = input.sourceWidget else { fatalError("\(input.name) is not of a widget") }
  let drawn = try simulator.render(input, in: .homeLight())
  print("\(widget.name) \(input.name), line \(widget.line): \(drawn.size)")
}
guard found.inputs.count == 6 else { fatalError("\(found.inputs.count) widgets") }

// A file that is not there is a typed error, not a crash.
do throws(VibrancyError) {
  _ = try simulator.render(Input(path: "nothing.png"), in: .homeLight())
  fatalError("a missing file was rendered")
} catch {
  guard error.kind == .unreadable else { fatalError("\(error)") }
  print("as expected: \(error)")
}

func fileSize(of preview: Preview) -> Int {
  do throws(VibrancyError) {
    return try preview.pngData().count
  } catch {
    fatalError("\(error)")
  }
}
