// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyPixels
internal import VibrancyRunning
internal import VibrancySyntax

extension ViewWord {
  static let meshGradient = ViewWord(
    "MeshGradient",
    example: """
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, .yellow, .blue, .green])
      """,
    .simplified("as a linear gradient through the mean color of each row, which a note says")
  ) { call in
    call.code.note(Gap(spot: call.spot, name: call.name))
    let rows = call.meshRows()
    return rows.isEmpty
      ? call.node(.unknown(call.name))
      : call.node(.fill(.linear(SwiftUILibrary.spread(rows), from: .top, to: .bottom)))
  }
}

extension ViewCall {
  /// The mean color of each row of a mesh, which is drawn as a gradient from the first to the last.
  fileprivate func meshRows() -> [PaintColor] {
    guard let width = parts["width"]?.number, width >= 1, width < 1000,
      let colors = parts["colors"]?.elements?.prefix(10_000)
        .compactMap({ ui.paint($0, at: spot) })
    else { return [] }
    let paints = colors.map { ui.paintColor($0) }
    return stride(from: 0, to: paints.count, by: Int(width)).map { start in
      let row = paints[start..<min(start + Int(width), paints.count)]
      var mean = row[start]
      for (index, paint) in row.enumerated().dropFirst() {
        let share = 1 / Float(index + 1)
        mean.color = mean.color.mixed(with: paint.color, by: share)
        mean.opacity += (paint.opacity - mean.opacity) * share
      }
      return mean
    }
  }
}
