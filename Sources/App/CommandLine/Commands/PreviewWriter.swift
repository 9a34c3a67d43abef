// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyCache
internal import VibrancyPages

/// Writes the previews of one input as they are made.
struct PreviewWriter {
  private let input: Input
  private let request: RenderRequest
  private let options: RenderOptions
  /// What its results are called.
  private let names: RenderOutputs<String>
  /// Where they go.
  private let files: RenderOutputs<OutputFile?>?
  private let hasRow: Bool
  /// The places in the request of the scenes that use it.
  private let served: [Int]
  private var outcome = RenderOutcome()
  /// How many previews were made.
  private var count = 0
  /// What is odd about its file.
  private var warnings: [String] = []
  /// The symbols that stand-ins were drawn for.
  private var standInSymbols: Set<String> = []
  /// Scenes that have the widget at one place of one wallpaper are compared with one picture.
  private var compared: [ComparedPlace: String] = [:]
  /// The files so far, for the next run, and how many bytes more may be kept; `nil`: none are kept.
  private var kept: (files: [[UInt8]], room: Int)?

  init(
    _ input: Input, _ request: RenderRequest, _ options: RenderOptions,
    names: RenderOutputs<String>, files: RenderOutputs<OutputFile?>?, hasRow: Bool,
    keepsFiles: Bool
  ) {
    (self.input, self.request, self.options) = (input, request, options)
    (self.names, self.files, self.hasRow) = (names, files, hasRow)
    served = request.served(input)
    if keepsFiles { kept = ([], ResultCache.mostBytes) }
  }

  /// Writes the previews of the scenes that come next.
  mutating func add(_ rendering: Rendering) {
    warnings += rendering.otherWarnings.map { "\(input.path): \($0)" }
    outcome.causes = rendering.drawingCauses
    outcome.notes += rendering.previews.flatMap(\.notes)
    standInSymbols.formUnion(rendering.standInSymbols)
    addToRow(rendering)
    for (place, preview) in rendering.previews.enumerated() {
      write(preview)
      if options.writesPage, let files, !outcome.failed.contains(count) {
        do throws(CommandError) {
          try addItem(rendering.shown[place], files)
        } catch {
          outcome.errors.append(error)
        }
      }
      count += 1
    }
    outcome.isDrawn = count > 0
    if files != nil { outcome.count = count }
  }

  /// Notes that what is left cannot be made.
  mutating func fail(_ error: VibrancyError) {
    outcome.errors.append(CommandError("\(error)"))
    kept = nil
  }

  /// What became of the input, and what of it is kept for the next run.
  func finished() -> (outcome: RenderOutcome, entry: KeptPreviews.Entry?) {
    var outcome = outcome
    outcome.notes = warnings + outcome.notes
    if !standInSymbols.isEmpty {
      let caption = counted(standInSymbols.count, "stand-in symbol")
      for index in outcome.items.indices { outcome.items[index].notes.append(caption) }
      for index in outcome.rows.indices {
        outcome.rows[index].notes = [ContactSheet.Caption(caption, .note)]
      }
    }
    guard let kept, kept.files.count == count, count == served.count else { return (outcome, nil) }
    let entry = KeptPreviews.Entry(
      files: kept.files, notes: outcome.notes, causes: outcome.causes)
    return (outcome, entry)
  }

  private mutating func addToRow(_ rendering: Rendering) {
    guard hasRow, let first = rendering.previews.first else { return }
    if outcome.rows.isEmpty {
      let size = subtitle(first.size, in: request.scenes[served[count]])
      let widget = input.widget
      let preview = widget.map { [$0.name] + $0.details } ?? []
      outcome.rows = [
        ContactSheet.Row(
          title: widget == nil ? input.name : preview.joined(separator: " · "),
          subtitle: widget?.form.name ?? size, detail: widget == nil ? "" : size,
          cells: [Thumbnail?](repeating: nil, count: request.scenes.count))
      ]
    }
    for (scene, shown) in zip(served[count...], rendering.shown) {
      outcome.rows[0].cells[scene] = Thumbnail(shown.picture)
    }
  }

  private mutating func write(_ preview: Preview) {
    guard let files else { return }
    let room = kept?.room ?? 0
    var bytes: [UInt8]?
    outcome.write(count, at: files.previews[count]) { sink throws(PNGError) in
      let sink = KeepingSink(sink, limit: room)
      try preview.write(to: sink, depth: options.depth, compression: options.compression)
      bytes = sink.bytes
    }
    if let bytes {
      kept?.files.append(bytes)
      kept?.room -= bytes.count
    } else {
      kept = nil
    }
  }

  /// Writes the page's own pictures of a preview.
  private mutating func addItem(
    _ shown: ShownPreview, _ files: RenderOutputs<OutputFile?>
  ) throws(CommandError) {
    guard let file = files.pagePictures[count] else { return }
    try write(shown.picture, to: file)
    var item = request.item(
      of: input, shown, at: served[count], path: names.pagePictures[count],
      preview: names.previews[count])
    if let full = shown.fullColor, let file = files.fullColor[count] {
      let place = ComparedPlace(shown.picture.scene, full)
      if compared[place] == nil {
        try write(full, to: file)
        compared[place] = names.fullColor[count]
      }
      item.fullColorPath = compared[place]
    }
    outcome.items.append(item)
  }

  private func write(_ picture: Preview, to file: OutputFile) throws(CommandError) {
    try writePicture(at: file) { sink throws(PNGError) in
      try picture.write(to: sink, compression: options.compression)
    }
  }

  private func subtitle(_ size: PixelSize, in scene: Scene) -> String {
    let tint =
      input.icon != nil
      ? " · without glass" : input.derivesTint ? " · tinted as the system would" : ""
    // A watch has two pixels per point, whatever others have.
    let scale =
      input.widget?.form.family.map {
        request.presentation.canvas(for: $0, in: scene).deviceScale
      } ?? input.scale(in: request.presentation)
    guard scale > 1 else { return "\(size)" + tint }
    let (width, height) = (
      Double(size.width) / Double(scale), Double(size.height) / Double(scale)
    )
    func short(_ points: Double) -> Double { (points * 100).rounded() / 100 }
    return "\(size) @\(scale)x = \(PointSize(short(width), short(height))) pt" + tint
  }
}

/// What decides the look of the same art in full color.
private struct ComparedPlace: Hashable {
  private let slot: Recipe.Slot
  private let behind: Recipe.Behind
  private let scene: Scene
  private let size: PixelSize

  /// - Parameters:
  ///   - scene: Where the widget is shown in another mode.
  ///   - full: The same in full color.
  init(_ scene: Scene, _ full: Preview) {
    (slot, behind) = (scene.place.recipe.slot, scene.place.recipe.behind)
    var place = full.scene
    place.tint = Scene.standardTint
    (self.scene, size) = (place, full.size)
  }
}
