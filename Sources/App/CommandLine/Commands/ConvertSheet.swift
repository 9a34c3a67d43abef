// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyPreviews

/// The sheet of a conversion: what changes, before and after.
struct ConvertSheet: Sendable {
  /// The most pictures on it; the others that change are counted.
  private static let mostRows = 60
  private static let columns = [
    ContactSheet.Column(title: "before"), ContactSheet.Column(title: "after"),
  ]

  private let sheet: ContactSheet
  /// Whether nothing changes.
  let isEmpty: Bool

  /// Draws the pictures that a conversion changes, as they are and as they will be.
  ///
  /// What cannot be read is left out: the conversion says why.
  init(of pictures: [Input], as options: ConvertOptions, _ simulator: Simulator, jobs: Int) async {
    let changing = await simulator.map(pictures, jobs: jobs) { _, input in
      (try? simulator.wouldChange(input, by: options.conversion, options: options.storage))?
        .changesPixels ?? false
    }
    let inputs = zip(pictures, changing).filter(\.1).map(\.0)
    let rows = await simulator.map(Array(inputs.prefix(Self.mostRows)), jobs: jobs) { _, input in
      Self.row(of: input, as: options, simulator)
    }
    isEmpty = inputs.isEmpty
    sheet = ContactSheet(
      columns: Self.columns, rows: rows.compactMap(\.self), footer: options.typed,
      omittedRows: max(0, inputs.count - Self.mostRows), isPacked: true)
  }

  private static func row(
    of input: Input, as options: ConvertOptions, _ simulator: Simulator
  ) -> ContactSheet.Row? {
    do throws(VibrancyError) {
      let before = try simulator.maker.decodeForJudgement(input)
      let bytes = try simulator.convert(input, to: options.conversion, options: options.storage)
      let after = try simulator.maker.decodeForJudgement(Input(pngData: bytes, name: input.name))
      return ContactSheet.Row(
        title: FileSystem.lastName(of: input.path), subtitle: FileSystem.folder(of: input.path),
        cells: [Thumbnail(before.image), Thumbnail(after.image)])
    } catch {
      return nil
    }
  }

  /// Writes it whole.
  func write(to path: String, jobs: Int) throws(CommandError) {
    try writePicture(at: path) { sink throws(PNGError) in
      try sheet.write(to: sink, threads: jobs)
    }
  }
}
