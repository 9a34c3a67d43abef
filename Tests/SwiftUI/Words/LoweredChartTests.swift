// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing
import VibrancyLayout
import VibrancyPixels
import VibrancyVocabulary
import VibrancyWords

/// What charts come to, from their code.
@Suite struct LoweredChartTests {
  private func chart(_ expression: String, around: String = "") throws -> Chart {
    let node = LoweredCode.node(expression, around: around)
    guard case .chart(let chart) = node.content else {
      throw Failure(node: node)
    }
    #expect(LoweredCode.gaps(expression, around: around) == [])
    return chart
  }

  private struct Failure: Error { let node: ViewNode }

  private func texts(_ marks: ChartAxisMarks?, choice: Int = 0) -> [String] {
    let ticks = marks?.choices.dropFirst(choice).first?.ticks ?? []
    return ticks.flatMap { $0.labels.flatMap(\.nodes) }.map { node in
      if case .text(let spans) = node.content { spans.map(\.text).joined() } else { "" }
    }
  }

  @Test func `marks come from data, loops, branches and helpers`() throws {
    let chart = try chart(
      """
      Chart([1, 2], id: \\.self) { number in
        LineMark(x: .value("Day", number), y: .value("Steps", number * 10))
        if number > 1 { Goal(value: 15) }
        helper(number)
      }
      """,
      around: """
        struct Goal: ChartContent {
          let value: Double
          var body: some ChartContent { RuleMark(y: .value("Goal", value)).lineStyle(StrokeStyle(lineWidth: 3)) }
        }
        @ChartContentBuilder func helper(_ number: Int) -> some ChartContent {
          ForEach(0..<number) { part in PointMark(x: .value("a", part), y: .value("b", 1.5)) }
        }
        """)
    #expect(chart.marks.map(\.kind) == [.line, .point, .line, .rule, .point, .point])
    #expect(chart.marks[0].x == .value(1) && chart.marks[2].y == .value(20))
    #expect(chart.marks[3].stroke?.width == 3)
    // Numbers have zero in their domain.
    #expect(chart.x.domain == ChartDomain(0, 2) && chart.y.domain == ChartDomain(0, 20))
  }

  @Test func `names are categories, and units of the calendar have their length`() throws {
    let categories = try chart(
      #"""
      Chart(["Mon", "Tue"], id: \.self) { BarMark(x: .value("Day", $0), y: .value("Steps", 3)) }
      """#)
    #expect(categories.marks.map(\.x) == [.band(-0.5, 0.5), .band(0.5, 1.5)])
    #expect(categories.x.domain == ChartDomain(-0.5, 1.5))
    #expect(texts(categories.x.marks.first) == ["Mon", "Tue"])
    let days = try chart(
      """
      Chart {
        BarMark(
          x: .value("Day", Date(timeIntervalSinceReferenceDate: 100_000), unit: .day),
          y: .value("Steps", 3))
      }
      """)
    #expect(days.marks[0].x == .band(86_400, 172_800))
    #expect(days.x.domain == ChartDomain(86_400, 172_800))
    #expect(texts(days.x.marks.first, choice: 0).first == "Jan 2")
  }

  @Test func `series have the system's colors in turn, and a legend`() throws {
    let code = #"""
      Chart(["a", "b"], id: \.self) {
        LineMark(x: .value("x", 1), y: .value("y", 2)).foregroundStyle(by: .value("Name", $0))
      }
      """#
    let two = try chart(code)
    #expect(two.marks.map(\.series) == [0, 1])
    let colors = [SystemColor.blue, .green].map { color in
      ForegroundStyle.color(.system(color, in: .iOS26, isDark: false))
    }
    #expect(two.marks.map(\.style) == colors)
    #expect(two.legend?.entries.map(\.name) == ["a", "b"])
    let own = try chart(code + #".chartForegroundStyleScale(["b": Color.black, "a": Color.white])"#)
    #expect(own.legend?.entries.map(\.name) == ["b", "a"])
    #expect(own.marks[1].style == .color(PaintColor(.black)))
    #expect(try chart(code + ".chartLegend(.hidden)").legend == nil)
    let top = try chart(code + ".chartLegend(position: .top, alignment: .center, spacing: 4)")
    #expect(top.legend?.position == .top && top.legend?.spacing == 4)
    #expect(top.legend?.alignment == .center)
  }

  @Test func `scales say what an axis shows`() throws {
    let line = #"Chart { LineMark(x: .value("x", 40), y: .value("y", 20)) }"#
    #expect(try chart(line + ".chartYScale(domain: 10...30)").y.domain == ChartDomain(10, 30))
    let tight = try chart(line + ".chartYScale(domain: .automatic(includesZero: false))")
    #expect(tight.y.domain == ChartDomain(20, 20))
    let padded = try chart(line + ".chartXScale(range: .plotDimension(padding: 8))")
    #expect(padded.x.startPadding == 8 && padded.x.endPadding == 8)
    let powers = try chart(line + ".chartYScale(domain: [1, 1000], type: .log)")
    #expect(powers.y.domain == ChartDomain(0, 3))
    #expect(texts(powers.y.marks.first) == ["1", "10", "100", "1,000"])
  }

  @Test func `axes are automatic, hidden, or as code draws them`() throws {
    let line = #"""
      Chart {
        LineMark(x: .value("x", 1), y: .value("y", 0))
        LineMark(x: .value("x", 2), y: .value("y", 8))
      }
      """#
    let plain = try chart(line)
    #expect(plain.y.marks.map(\.position) == [.trailing])
    #expect(plain.x.marks.map(\.position) == [.bottom])
    #expect(texts(plain.y.marks.first) == ["0", "10"])
    #expect(plain.y.marks.first?.choices.last?.ticks.count == 5)
    #expect(try chart(line + ".chartYAxis(.hidden)").y.marks.isEmpty)
    let own = try chart(
      line + """
        .chartYAxis {
          AxisMarks(position: .leading, values: [0, 4, 8]) { value in
            AxisGridLine().foregroundStyle(.red)
            if value.index > 0 {
              AxisTick(length: 6)
              AxisValueLabel { Text("\\(value.as(Int.self)!) km").font(.footnote) }
            }
          }
          AxisMarks(values: .stride(by: 2)) { AxisValueLabel() }
        }
        """)
    #expect(own.y.marks.map(\.position) == [.leading, .trailing])
    #expect(texts(own.y.marks.first) == ["4 km", "8 km"])
    #expect(texts(own.y.marks.last) == ["0", "2", "4", "6", "8"])
    let ticks = own.y.marks[0].choices[0].ticks
    #expect(ticks.map(\.gridLines.count) == [1, 1, 1] && ticks.map(\.ticks.count) == [0, 1, 1])
    #expect(ticks[1].ticks[0].length == 6 && ticks[0].gridLines[0].style != nil)
    let counted = try chart(line + ".chartYAxis { AxisMarks(values: .automatic(desiredCount: 3)) }")
    #expect(texts(counted.y.marks.first) == ["0", "5", "10"])
    #expect(counted.y.marks[0].choices[0].domain == ChartDomain(0, 10))
  }

  @Test func `marks have what is set of them`() throws {
    let chart = try chart(
      """
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1), width: .ratio(0.5), stacking: .center)
          .cornerRadius(4).opacity(0.5).position(by: .value("p", "q"))
          .annotation(position: .overlay, alignment: .bottom, spacing: 0) { Text("1") }
        LineMark(x: .value("x", "a"), y: .value("y", 2), series: .value("s", "t"))
          .interpolationMethod(.catmullRom).symbol(.square).symbolSize(30)
        SectorMark(angle: .value("n", 2), innerRadius: .ratio(0.6), angularInset: 1)
      }
      """)
    let (bar, line, sector) = (chart.marks[0], chart.marks[1], chart.marks[2])
    #expect(bar.width == .ratio(0.5) && bar.stacking == .center && bar.cornerRadius == 4)
    #expect(bar.modifiers == [.opacity(0.5)] && bar.place == ChartMark.Place(0, of: 1))
    #expect(bar.annotations.first?.position == .center)
    #expect(bar.annotations.first?.alignment == .bottom && bar.annotations.first?.spacing == 0)
    #expect(line.curve == .catmullRom(alpha: 0.5) && line.symbol == .square)
    #expect(line.symbolArea == 30)
    #expect(sector.x == .value(2) && sector.circle.inner == .ratio(0.6) && sector.circle.gap == 1)
  }

  @Test func `what surrounds the plot is drawn, but for its size`() throws {
    let bar = #"Chart { BarMark(x: .value("x", 1)) }"#
    let plot = try chart(
      bar + ".chartPlotStyle { $0.frame(height: 20).background(.red).cornerRadius(8) }")
    #expect(plot.plotModifiers.count == 2)
    // Nothing is measured upwards.
    #expect(plot.y.marks.isEmpty && plot.x.marks.count == 1)
    let over = LoweredCode.node(
      bar + """
        .chartBackground { proxy in
          GeometryReader { box in Text("\\(box[proxy.plotFrame!].midX)") }
        }
        """)
    #expect(over.modifiers.count == 1)
  }

  @Test func `what is not drawn of a chart is noted`() {
    #expect(LoweredCode.gaps(#"Chart { LinePlot(x: "x", y: "y") { $0 } }"#) == ["LinePlot"])
    #expect(
      LoweredCode.gaps(
        #"Chart { PointMark(x: .value("x", 1)).alignsMarkStylesWithPlotArea() }"#)
        == ["alignsMarkStylesWithPlotArea"])
    #expect(LoweredCode.gaps(#"Chart { Text("a") }"#) == ["Text"])
  }
}
