// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyFormatting
internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax

/// Writes what is drawn at a value of an axis: what code says, else a line, a tick and a label.
struct ChartTickWriter {
  /// The run it is made in.
  let code: Evaluator
  /// What `AxisMarks` is given.
  let parts: Arguments
  /// What is set of it, the inner first.
  let modifiers: ChartReader.Modifiers
  /// What the axis measures.
  let dimension: ChartDimension
  /// Whether the axis is the horizontal one, which has ticks of itself.
  let isHorizontal: Bool
  /// Where.
  let spot: Spot

  private var ui: SwiftUILibrary { code.swiftUI }

  /// What is drawn at a value.
  func tick(
    _ value: ChartValue, end: Double?, _ sample: AxisMarkValue, _ content: SampleValue?,
    step: CalendarUnit?
  ) -> ChartTick {
    var tick = ChartTick(place(value), end: end)
    if case .category = value, case .band(let lower, let upper) = dimension.extent(of: value) {
      (tick.value, tick.end) = (lower, upper)
    }
    guard let content else {
      // Categories have their names alone (Assumed).
      if dimension.kind != .category {
        var line = ChartTick.Line()
        line.stroke = ui.stroke(parts["stroke"])
        tick.gridLines = [styled(line, modifiers)]
        if isHorizontal { tick.ticks = tick.gridLines }
      }
      addLabel(Arguments(parts.all.filter { $0.label == "format" }), value, modifiers, step, &tick)
      return tick
    }
    let given = PassedValue(nil, .interface(.axisValue(sample)))
    read(code.views(of: content, [given], at: spot), modifiers, value, step, &tick)
    return tick
  }

  private func place(_ value: ChartValue) -> Double {
    if case .date(let date, _) = value { return date }
    return dimension.place(of: value)
  }

  private func read(
    _ views: [ViewValue], _ modifiers: ChartReader.Modifiers, _ value: ChartValue,
    _ step: CalendarUnit?, _ tick: inout ChartTick
  ) {
    for view in views {
      guard code.step() else { return }
      switch view {
      case .group(let inner): read(inner, modifiers, value, step, &tick)
      case .modified(let base, let name, let arguments, let spot):
        read([base], [(name, Arguments(arguments), spot)] + modifiers, value, step, &tick)
      case .system("AxisGridLine", let arguments, _):
        tick.gridLines.append(line(Arguments(arguments), modifiers))
      case .system("AxisTick", let arguments, _):
        tick.ticks.append(line(Arguments(arguments), modifiers))
      case .system("AxisValueLabel", let arguments, _):
        addLabel(Arguments(arguments), value, modifiers, step, &tick)
      case .system(let name, _, let spot): code.note(Gap(spot: spot, name: name))
      case .unknown(let gap): code.note(gap)
      case .empty, .own, .text, .image, .shape: continue
      }
    }
  }

  private func line(
    _ parts: Arguments, _ modifiers: ChartReader.Modifiers
  ) -> ChartTick.Line {
    var line = ChartTick.Line()
    line.stroke = ui.stroke(parts["stroke"])
    line.length = parts["length"]?.number
    return styled(line, modifiers)
  }

  /// A line with the color and the opacity that are set.
  private func styled(
    _ line: ChartTick.Line, _ modifiers: ChartReader.Modifiers
  ) -> ChartTick.Line {
    var line = line
    for (name, parts, spot) in modifiers {
      switch name {
      case "foregroundStyle", "foregroundColor":
        if line.style == nil { line.style = ui.paint(parts[0], at: spot) }
      case "opacity":
        if let style = line.style, let share = parts[0]?.number {
          line.style = ui.faded(style, share)
        }
      case _: continue
      }
    }
    return line
  }

  private func addLabel(
    _ parts: Arguments, _ value: ChartValue, _ modifiers: ChartReader.Modifiers,
    _ step: CalendarUnit?, _ tick: inout ChartTick
  ) {
    var views: [ViewValue] = []
    if let content = parts.content() {
      views = code.views(of: content, [], at: spot)
    } else if let format = parts["format"],
      let text = code.foundation.formattedCall(
        "formatted", value.sample, [PassedValue(nil, format)], at: spot),
      case .string(let words) = text
    {
      views = [.text(TextValue([TextValue.Part(words)], at: spot))]
    } else if let given = parts[0] {
      if let text = ui.text(Arguments([PassedValue(nil, given)]), at: spot) {
        views = [.text(text)]
      } else if let view = ui.shownView(of: given, at: spot) {
        views = [view]
      }
    } else {
      views = [.text(TextValue([TextValue.Part(name(of: value, step))], at: spot))]
    }
    for (name, parts, spot) in modifiers {
      views = views.map { .modified($0, name, parts.all, spot) }
    }
    let nodes = views.map { ui.lowered($0) }.filter { !$0.isNothing }
    guard !nodes.isEmpty else { return }
    let isCategory = if case .category = value { true } else { false }
    var label = ChartTick.Label(nodes, isCentered: parts["centered"]?.flag ?? isCategory)
    label.spacing = parts["horizontalSpacing"]?.number ?? parts["verticalSpacing"]?.number
    tick.labels.append(label)
  }

  /// What a value is called where nothing says how: of dates what changes from one to the next (Assumed).
  private func name(of value: ChartValue, _ step: CalendarUnit?) -> String {
    switch value {
    case .category(let name): return name
    case .number(let number):
      // What steps add up to is no longer exact.
      var format = NumberFormat()
      format.locale = code.foundation.locale
      return format.text((number * 1e6).rounded() / 1e6)
    case .date(let date, _):
      let fields =
        switch step {
        case .year, .yearForWeekOfYear, .era: "y"
        case .quarter, .month: "MMM"
        case .hour: "j"
        case .minute: "jmm"
        case .second, .nanosecond: "jmmss"
        case .day, .dayOfYear, .weekday, .weekdayOrdinal, .weekOfYear, .weekOfMonth, nil: "MMMd"
        }
      let calendar = code.foundation.currentCalendar
      return DateTemplate(fields: fields).pattern(in: calendar.locale).text(at: date, in: calendar)
    }
  }
}
