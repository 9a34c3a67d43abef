// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancyLayout

@Suite("Charts")
struct ChartTests {
  private func category(_ index: Double) -> ChartMark.Extent { .band(index - 0.5, index + 0.5) }

  private func bar(_ index: Double, _ height: Double) -> ChartMark {
    ChartMark(.bar, x: category(index), y: .value(height))
  }

  /// A chart that shows three categories and numbers from zero to ten.
  private func chart(_ marks: [ChartMark]) -> Chart {
    var chart = Chart(marks)
    chart.x.domain = ChartDomain(-0.5, 2.5)
    chart.y.domain = ChartDomain(0, 10)
    return chart
  }

  private func frames(_ chart: Chart, _ width: Double = 300, _ height: Double = 100) -> [Rect] {
    ViewNode(.chart(chart)).frames(width, height)
  }

  @Test("It takes what it is proposed")
  func size() {
    let node = ViewNode(.chart(chart([bar(0, 4)])))
    #expect(node.size(200, 80) == Size(200, 80))
    #expect(node.size(nil, nil) == Size(10, 10))
  }

  @Test("A bar takes seven tenths of its category, and stands on zero")
  func bars() {
    #expect(
      frames(chart([bar(0, 4), bar(2, 10)])) == [
        Rect(15, 60, 70, 40), Rect(215, 0, 70, 100),
      ])
    var fixed = bar(1, 5)
    fixed.width = .fixed(20)
    #expect(frames(chart([fixed])) == [Rect(140, 50, 20, 50)])
    fixed.width = .inset(10)
    #expect(frames(chart([fixed])) == [Rect(110, 50, 80, 50)])
  }

  @Test("Bars at one place stand on each other, each side of zero apart")
  func piles() {
    var chart = chart([bar(0, 4), bar(0, 2), bar(0, -3), bar(0, -1)])
    #expect(
      chart.stacked.map(\.y) == [.range(0, 4), .range(4, 6), .range(0, -3), .range(-3, -4)])
    for index in chart.marks.indices { chart.marks[index].stacking = .normalized }
    #expect(chart.stacked[0].y == .range(0, 0.4))
    for index in chart.marks.indices { chart.marks[index].stacking = .unstacked }
    #expect(chart.stacked.map(\.y).last == .range(0, -1))
    #expect([ChartMark](chart.stacked).domain(.vertical) == ChartDomain(-3, 4))
  }

  @Test("Bars side by side share a place")
  func places() {
    let marks = [0, 1].map { index -> ChartMark in
      var mark = bar(1, 10)
      mark.place = ChartMark.Place(index, of: 2)
      return mark
    }
    let frames = frames(chart(marks))
    #expect(frames == [Rect(120.25, 0, 24.5, 100), Rect(155.25, 0, 24.5, 100)])
  }

  @Test("A line goes through its points, an area down to zero")
  func lines() {
    let places = [(0.0, 0.0), (1, 10), (2, 5)]
    var line = places.map { ChartMark(.line, x: .value($0.0), y: .value($0.1)) }
    let all = chart(line)
    var narrow = all
    narrow.x.domain = ChartDomain(0, 2)
    #expect(frames(narrow) == [Rect(-1, -1, 302, 102)])
    for index in line.indices { line[index].kind = .area }
    narrow.marks = line
    #expect(frames(narrow) == [Rect(0, 0, 300, 100)])
    // Another series is another line.
    narrow.marks += line.map { mark in
      var mark = mark
      (mark.kind, mark.series) = (.line, 1)
      return mark
    }
    #expect(frames(narrow).count == 2)
  }

  @Test("A point is a circle of 8 points, a rule a line across")
  func pointsAndRules() {
    let chart = chart([
      ChartMark(.point, x: .value(1), y: .value(5)), ChartMark(.rule, y: .value(10)),
      ChartMark(.rule, x: .value(1)),
    ])
    let frames = frames(chart)
    #expect(abs(frames[0].width - 7.979) < 0.001 && abs(frames[0].x - 146.011) < 0.001)
    #expect(frames[1] == Rect(-0.5, -0.5, 301, 1))
    #expect(frames[2] == Rect(149.5, -0.5, 1, 101))
  }

  @Test("Sectors share a circle by their numbers")
  func sectors() {
    let marks = [1.0, 3].map { ChartMark(.sector, x: .value($0)) }
    #expect(
      frames(Chart(marks), 100, 100) == [Rect(50, 0, 50, 50), Rect(0, 0, 100, 100)])
  }

  @Test("Labels of axes make the plot smaller, to whole points")
  func axes() {
    var chart = chart([ChartMark(.rectangle)])
    var tick = ChartTick(0)
    tick.labels = [ChartTick.Label([.box(16.5, 10)])]
    tick.gridLines = [ChartTick.Line()]
    chart.y.marks = [ChartAxisMarks(.trailing, [ChartTicks([tick])])]
    #expect(
      frames(chart) == [
        Rect(-0.25, 99.75, 279.5, 0.5), Rect(0, 0, 279, 100), Rect(283, 95, 16.5, 10),
      ])
    chart.y.marks = []
    tick = ChartTick(-0.5, end: 0.5)
    tick.labels = [ChartTick.Label([.box(20, 10)], isCentered: true)]
    chart.x.marks = [ChartAxisMarks(.bottom, [ChartTicks([tick])])]
    #expect(frames(chart) == [Rect(0, 0, 300, 86), Rect(40, 90, 20, 10)])
  }

  @Test("Labels that have no room are left out")
  func labels() {
    var chart = chart([])
    let ticks = [0.0, 0.1, 2, 2.5].map { value -> ChartTick in
      var tick = ChartTick(value)
      tick.labels = [ChartTick.Label([.box(20, 10)])]
      return tick
    }
    chart.x.marks = [ChartAxisMarks(.bottom, [ChartTicks(ticks)])]
    #expect(frames(chart).map(\.x) == [54, 254])
  }

  @Test("The densest numbers that there is room for are drawn")
  func choices() {
    func ticks(_ count: Int) -> ChartTicks {
      ChartTicks(
        (0..<count).map { index in
          var tick = ChartTick(Double(index))
          tick.gridLines = [ChartTick.Line()]
          return tick
        })
    }
    var chart = chart([])
    chart.y.marks = [ChartAxisMarks(.trailing, [ticks(2), ticks(3), ticks(6), ticks(11)])]
    #expect(frames(chart, 100, 40).count == 2)
    #expect(frames(chart, 100, 80).count == 3)
    #expect(frames(chart, 100, 400).count == 6)
  }

  @Test("A legend stands below, in rows")
  func legend() {
    var chart = chart([ChartMark(.rectangle)])
    var legend = ChartLegend([])
    legend.content = [.box(50, 13)]
    chart.legend = legend
    #expect(frames(chart) == [Rect(0, 0, 300, 80), Rect(0, 87, 50, 13)])
    chart.legend?.position = .top
    chart.legend?.alignment = .trailing
    chart.legend?.spacing = 8
    #expect(frames(chart) == [Rect(0, 23, 300, 77), Rect(250, 0, 50, 13)])
  }

  @Test("What stands beside a mark stands beside its box")
  func annotations() {
    var mark = bar(1, 5)
    mark.annotations = [
      ChartAnnotation([.box(10, 10)]), ChartAnnotation([.box(6, 6)], position: .center),
      ChartAnnotation([.box(4, 4)], position: .trailing, alignment: .top, spacing: 2),
    ]
    #expect(
      frames(chart([mark])).dropFirst() == [
        Rect(145, 36, 10, 10), Rect(147, 72, 6, 6), Rect(187, 50, 4, 4),
      ])
  }

  @Test("Steps are 1, 2 or 5 of a power of ten, and round the domain")
  func steps() {
    let domain = ChartDomain(0, 29_600)
    #expect(domain.step(near: 3)?.values == [0, 20_000, 40_000])
    #expect(domain.step(near: 3)?.domain == ChartDomain(0, 40_000))
    #expect(domain.step(near: 4)?.values == [0, 10_000, 20_000, 30_000])
    #expect(
      ChartDomain(3, 12).step(near: 3, roundsLower: false, roundsUpper: false)?.values == [5, 10])
    #expect(domain.steps().allSatisfy { $0.values.count <= 24 })
    for strange in [Double.nan, .infinity, -1, 0, 1e300, .leastNonzeroMagnitude] {
      _ = ChartDomain(0, strange).steps()
      _ = ChartDomain(strange, strange).steps()
    }
  }

  @Test(
    "Smooth lines end in their points; a monotone one has no turn between two",
    arguments: [
      ChartCurve.monotone, .catmullRom(alpha: 0.5), .cardinal(tension: 0),
    ])
  func curves(_ curve: ChartCurve) {
    let values = [0.0, 0, 10, 10]
    let marks = values.enumerated().map { index, value -> ChartMark in
      var mark = ChartMark(.line, x: .value(Double(index)), y: .value(value))
      mark.curve = curve
      return mark
    }
    var chart = Chart(marks)
    (chart.x.domain, chart.y.domain) = (ChartDomain(0, 3), ChartDomain(0, 10))
    let frame = frames(chart)[0]
    if curve == .monotone {
      #expect(frame == Rect(-1, -1, 302, 102))
    } else {
      #expect(frame.y < -1 && frame.bottom > 101)
    }
  }

  @Test(
    "Strange numbers and many marks end, and give finite places",
    arguments: [
      Double.nan, .infinity, -.infinity, 1e300, -1e300, 0, .leastNonzeroMagnitude,
    ])
  func strange(_ number: Double) {
    let kinds: [ChartMark.Kind] = [.line, .area, .bar, .point, .rule, .rectangle, .sector]
    var marks = kinds.flatMap { kind -> [ChartMark] in
      var mark = ChartMark(kind, x: .value(number), y: .value(1))
      mark.width = .fixed(number)
      mark.cornerRadius = number
      mark.symbolArea = number
      mark.circle.gap = number
      mark.circle.inner = .ratio(number)
      mark.stroke = StrokeStyle(width: number)
      var other = ChartMark(kind, x: .range(number, 1), y: .band(number, number))
      other.curve = .catmullRom(alpha: number)
      return [mark, other, ChartMark(kind)]
    }
    marks += (0..<100_000).map { ChartMark(.point, x: .value(Double($0)), y: .value(number)) }
    for domain in [nil, ChartDomain(number, number), ChartDomain(0, number)] {
      var chart = Chart(marks)
      chart.x.domain = domain
      chart.y.domain = domain
      chart.x.startPadding = number
      var tick = ChartTick(number, end: number)
      tick.gridLines = [ChartTick.Line()]
      tick.labels = [ChartTick.Label([.box(4, 4)])]
      chart.y.marks = [ChartAxisMarks(.leading, [ChartTicks([tick])]), ChartAxisMarks(.top, [])]
      let report = ViewNode(.chart(chart)).report(50, 50)
      #expect(
        report.marks.allSatisfy {
          $0.frame.x.isFinite && $0.frame.width >= 0 && $0.frame.y.isFinite
        }
      )
    }
    #expect(ViewNode(.chart(Chart())).report(0, 0).marks.isEmpty)
  }
}
