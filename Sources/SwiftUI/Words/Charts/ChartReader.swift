// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFormatting
internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax

/// Reads the marks of a chart from the views that its code gives.
struct ChartReader {
  /// What modifiers of marks are called by, the inner first.
  typealias Modifiers = [(name: String, parts: Arguments, spot: Spot)]

  /// A mark as code makes it.
  struct Mark {
    let kind: ChartMark.Kind
    let parts: Arguments
    let spot: Spot
    let source: Int
    let modifiers: Modifiers
  }

  /// The run it is read in.
  let code: Evaluator
  /// The marks, the lowest first.
  private(set) var marks: [Mark] = []
  private var depth = 0

  /// The library that knows SwiftUI.
  var ui: SwiftUILibrary { code.swiftUI }

  /// Nothing read.
  init(_ code: Evaluator) { self.code = code }

  /// Reads what views give.
  mutating func read(_ views: [ViewValue], _ modifiers: Modifiers = []) {
    guard depth < InterfaceState.deepest else { return }
    depth += 1
    defer { depth -= 1 }
    for view in views {
      guard code.step(), marks.count < Chart.mostMarks else { return }
      read(view, modifiers)
    }
  }

  private mutating func read(_ view: ViewValue, _ modifiers: Modifiers) {
    switch view {
    case .empty: return
    case .group(let views): read(views, modifiers)
    case .own(let value, let spot):
      code.interface.way.append(spot)
      read(code.body(of: code.appeared(value), named: "body", at: spot), modifiers)
      code.interface.way.removeLast()
    case .modified(let base, let name, let arguments, let spot):
      read([base], [(name, Arguments(arguments), spot)] + modifiers)
    case .system(let name, let arguments, let spot):
      let parts = Arguments(arguments)
      if let kind = ChartMark.Kind(named: name) {
        marks.append(
          Mark(
            kind: kind, parts: parts, spot: spot, source: ui.source(spot), modifiers: modifiers))
        return
      }
      switch name {
      case "ForEach": read(ViewCall(name, parts, in: code, at: spot).elements(), modifiers)
      case "Group", "Plot", "AnyChartContent":
        if let content = parts.content() ?? parts[0] {
          read(code.views(of: content, [], at: spot), modifiers)
        }
      case _: code.note(Gap(spot: spot, name: name))
      }
    case .unknown(let gap): code.note(gap)
    case .text(let text): code.note(Gap(spot: text.spot, name: "Text"))
    case .image(let image): code.note(Gap(spot: image.spot, name: "Image"))
    case .shape(let shape): code.note(Gap(spot: shape.spot, name: "Shape"))
    }
  }
}

extension ChartMark.Kind {
  /// The mark that a type of Swift Charts makes; `nil`: it makes none.
  init?(named name: String) {
    switch name {
    case "LineMark": self = .line
    case "AreaMark": self = .area
    case "BarMark": self = .bar
    case "PointMark": self = .point
    case "RuleMark": self = .rule
    case "RectangleMark": self = .rectangle
    case "SectorMark": self = .sector
    case _: return nil
    }
  }
}
