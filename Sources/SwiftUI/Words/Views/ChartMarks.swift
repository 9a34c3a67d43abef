// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
internal import VibrancyRunning

/// The marks of a chart, which reads them itself: outside of one they are not drawn.
extension ViewWord {
  static let areaMark = mark(
    "AreaMark", #"AreaMark(x: .value("Day", 1), y: .value("Steps", 3))"#)
  static let barMark = mark(
    "BarMark", #"BarMark(x: .value("Day", "Mon"), y: .value("Steps", 3))"#)
  static let lineMark = mark(
    "LineMark", #"LineMark(x: .value("Day", 1), y: .value("Steps", 3))"#)
  static let pointMark = mark(
    "PointMark", #"PointMark(x: .value("Day", 1), y: .value("Steps", 3))"#)
  static let rectangleMark = mark(
    "RectangleMark", #"RectangleMark(x: .value("Day", "Mon"), y: .value("Hour", "9"))"#)
  static let ruleMark = mark("RuleMark", #"RuleMark(y: .value("Goal", 4))"#)
  static let sectorMark = mark(
    "SectorMark", #"SectorMark(angle: .value("Steps", 3), innerRadius: .ratio(0.6))"#)

  private static func mark(_ name: String, _ example: String) -> ViewWord {
    ViewWord(name, example: example) { call in
      var reader = ChartReader(call.code)
      reader.read([.system(call.name, call.parts.all, call.spot)])
      var builder = ChartBuilder(reader.marks, in: call.code)
      return call.node(.chart(builder.chart()))
    }
  }
}
