// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax

extension ViewWord {
  /// Views in columns, row after row.
  static let lazyVGrid = ViewWord(
    "LazyVGrid",
    example: #"""
      LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.flexible())]) { Text("a"); Text("b") }
      """#
  ) { $0.lazyGrid(.vertical, tracks: "columns") }

  /// Views in rows, column after column.
  static let lazyHGrid = ViewWord(
    "LazyHGrid",
    example: #"""
      LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.flexible())]) { Text("a"); Text("b") }
      """#
  ) { $0.lazyGrid(.horizontal, tracks: "rows") }
}

extension ViewCall {
  fileprivate func lazyGrid(_ axis: Axis, tracks label: String) -> ViewNode {
    let tracks = parts[label]
    // Of tracks that are not known there is one.
    let one = [GridTrack(.flexible(least: GridTrack.standardLeast, most: .infinity))]
    var grid = LazyGrid(
      axis,
      tracks?.isUnknown == true
        ? one : (tracks?.elements ?? []).prefix(100).map { track($0) })
    switch axis {
    case .vertical:
      grid.alignment = Alignment(ui.horizontal(parts["alignment"]) ?? .center, .center)
    case .horizontal:
      grid.alignment = Alignment(.center, ui.vertical(parts["alignment"]) ?? .center)
    }
    grid.spacing = parts["spacing"]?.number
    return node(.lazyGrid(content(), grid))
  }

  /// `GridItem`.
  private func track(_ value: SampleValue) -> GridTrack {
    switch value {
    case .interface(.track(let track)): return track
    case .implicit("init", .some(let arguments), let spot):
      guard
        case .interface(.track(let track))? = ui.construct(
          TypeName("GridItem"), arguments, at: spot)
      else { return .flexible }
      return track
    case .void, .nothing, .bool, .integer, .double, .string, .array, .set, .dictionary, .tuple,
      .range, .enumeration, .structure, .object, .closure, .function, .type, .keyPath, .implicit,
      .foundation, .interface, .view, .unknown:
      return .flexible
    }
  }
}
