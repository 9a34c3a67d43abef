// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyRunning
internal import VibrancySyntax
internal import VibrancyTypography

/// What SwiftUI does, and the colors, fonts, pictures and sizes of UIKit, AppKit and CoreGraphics.
package struct SwiftUILibrary: ViewLibrary {
  /// The run that asks.
  let code: Evaluator

  package func isModifier(_ name: String) -> Bool { SwiftUIModifier(named: name) != nil }

  /// `value.name`.
  func member(_ name: String, of value: SampleValue, at spot: Spot) -> SampleValue? {
    member(name, of: code.access.shown(value, at: spot))
  }

  /// `name(…)` of SwiftUI; `nil`: not known.
  func globalCall(
    _ name: String, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    switch name {
    case "withAnimation", "withTransaction":
      return Arguments(arguments).trailing.map { code.call($0, [], at: spot) }
    case _: return nil
    }
  }

  /// `value[…]` of SwiftUI; `nil`: not known.
  func element(
    _ receiver: SampleValue, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    // `geometry[proxy.plotFrame!]`: the whole chart stands for its plot.
    if case .interface(.geometry(let size)) = receiver,
      case .interface(.word("ChartProxy", _))? = arguments.first?.value
    {
      return .interface(.rect(Rect(0, 0, size.width, size.height)))
    }
    guard case .interface(.word("ViewDimensions", _)) = receiver,
      let name = arguments.first?.value.word
    else { return nil }
    if name != "center", let horizontal = SystemWords.horizontal(name) {
      return .interface(.length(LinearLength(base: .horizontal(horizontal))))
    }
    return .interface(
      .length(LinearLength(base: .vertical(vertical(arguments[0].value) ?? .center))))
  }

  /// `value.name = …` of SwiftUI; whether it could be set.
  func assign(
    _ receiver: inout SampleValue, member name: String, _ value: SampleValue
  ) -> Bool {
    guard let number = value.number else { return false }
    switch receiver {
    case .interface(.size(var size)) where name == "width" || name == "height":
      if name == "width" { size.width = number } else { size.height = number }
      receiver = .interface(.size(size))
    case .interface(.point(var point)) where name == "x" || name == "y":
      if name == "x" { point.x = number } else { point.y = number }
      receiver = .interface(.point(point))
    case .interface(.graphics(var context)) where name == "opacity":
      context.opacity = number > 0 ? min(number, 1) : 0
      receiver = .interface(.graphics(context))
    case .interface(.stroke(var stroke)) where name == "lineWidth":
      stroke.width = number
      receiver = .interface(.stroke(stroke))
    case _: return false
    }
    return true
  }

  /// `a sign b` of SwiftUI; `nil`: not known.
  func infix(_ sign: String, _ a: SampleValue, _ b: SampleValue) -> SampleValue? {
    if sign == "==" { return isEqual(a, b).map { .bool($0) } }
    switch (a, b) {
    case (.view(.text(let first)), .view(.text(let second))) where sign == "+":
      guard first.parts.count + second.parts.count <= 1000 else { return a }
      return .view(.text(TextValue(first.parts + second.parts, at: first.spot)))
    case (.interface(.angle(let first)), .interface(.angle(let second))):
      return result(sign, first, second).map { .interface(.angle($0)) }
        ?? compared(sign, first, second).map { .bool($0) }
    case (.void, .interface(.angle(let second))): return .interface(.angle(-second))
    case (.interface(.angle(let first)), _):
      guard let second = b.number, sign == "*" || sign == "/" else { return nil }
      return result(sign, first, second).map { .interface(.angle($0)) }
    case (_, .interface(.angle(let second))):
      guard let first = a.number, sign == "*" else { return nil }
      return .interface(.angle(first * second))
    case (.interface(.length), _), (_, .interface(.length)): return lengths(sign, a, b)
    case (.interface(.word("DynamicTypeSize", let first)), _):
      guard let first = SystemWords.typeSize(first),
        let second = b.word.flatMap({ SystemWords.typeSize($0) })
      else { return nil }
      return compared(sign, Double(first.rawValue), Double(second.rawValue)).map { .bool($0) }
    case _: return nil
    }
  }

  private func result(_ sign: String, _ a: Double, _ b: Double) -> Double? {
    switch sign {
    case "+": a + b
    case "-": a - b
    case "*": a * b
    case "/": a / b
    case _: nil
    }
  }

  private func compared(_ sign: String, _ a: Double, _ b: Double) -> Bool? {
    switch sign {
    case "<": a < b
    case ">": a > b
    case "<=": a <= b
    case ">=": a >= b
    case _: nil
    }
  }

  private func lengths(_ sign: String, _ a: SampleValue, _ b: SampleValue) -> SampleValue? {
    func length(_ value: SampleValue) -> LinearLength? {
      // `-length` has nothing before its sign.
      if case .void = value { return LinearLength() }
      if case .interface(.length(let length)) = value { return length }
      return value.number.map { LinearLength(points: $0) }
    }
    let result: LinearLength?
    switch sign {
    case "+": result = length(a).flatMap { first in length(b).flatMap { first.adding($0) } }
    case "-":
      result = length(a).flatMap { first in length(b).flatMap { first.adding($0.scaled(by: -1)) } }
    case "*":
      if let share = b.number {
        result = length(a)?.scaled(by: share)
      } else {
        result = a.number.flatMap { length(b)?.scaled(by: $0) }
      }
    case "/": result = b.number.flatMap { $0 == 0 ? nil : length(a)?.scaled(by: 1 / $0) }
    case _: result = nil
    }
    return result.map { .interface(.length($0)) }
  }

  /// Whether two values of SwiftUI are equal; `nil`: not known.
  private func isEqual(_ a: SampleValue, _ b: SampleValue) -> Bool? {
    switch (a, b) {
    case (.interface(.word(_, let first)), _): return b.word.map { $0 == first }
    case (_, .interface(.word(_, let second))): return a.word.map { $0 == second }
    case (.interface(.size(let first)), _): return size(b).map { $0 == first }
    case (.interface(.point(let first)), _): return point(b).map { $0 == first }
    case (.interface(.rect(let first)), _): return rect(b).map { $0 == first }
    case (.interface(.angle(let first)), _): return degrees(b).map { $0 == first }
    case (.interface(.style(let first)), _): return style(b).map { $0 == first }
    case (.interface(.font(let first)), _): return font(b).map { $0 == first }
    case (.interface(.weight(let first)), _): return weight(b).map { $0 == first }
    case _: return nil
    }
  }

  /// The types and protocols of SwiftUI that a value is of, the nearest first.
  func typeNames(of value: SampleValue) -> [String] {
    switch value {
    case .view(let view): return typeNames(of: view) + ["View"]
    case .interface(let value):
      switch value {
      case .style(let style):
        switch style {
        case .linear: return ["LinearGradient", "AnyGradient", "ShapeStyle", "View"]
        case .radial: return ["RadialGradient", "ShapeStyle", "View"]
        case .elliptical: return ["EllipticalGradient", "ShapeStyle", "View"]
        case .angular: return ["AngularGradient", "ShapeStyle", "View"]
        case .material: return ["Material", "ShapeStyle", "View"]
        case .level, .levelOf, .tint, .background, .color, .faded:
          return ["Color", "UIColor", "NSColor", "CGColor", "ShapeStyle", "View"]
        }
      case .font: return ["Font", "UIFont"]
      case .size: return ["CGSize"]
      case .point: return ["CGPoint"]
      case .rect: return ["CGRect"]
      case .insets: return ["EdgeInsets", "UIEdgeInsets"]
      case .angle: return ["Angle"]
      case .unitPoint: return ["UnitPoint"]
      case .stops: return ["Gradient", "ShapeStyle"]
      case .stop: return ["Gradient.Stop", "Stop"]
      case .stroke: return ["StrokeStyle"]
      case .path: return ["Path", "Shape", "View"]
      case .track: return ["GridItem"]
      case .alignment: return ["Alignment"]
      case .weight: return ["Font.Weight", "Weight"]
      case .textStyle: return ["Font.TextStyle", "TextStyle"]
      case .geometry: return ["GeometryProxy"]
      case .length: return ["CGFloat"]
      case .transform: return ["CGAffineTransform"]
      case .scaledMetric: return ["ScaledMetric"]
      case .graphics: return ["GraphicsContext"]
      case .axisValue: return ["AxisValue"]
      case .word(let type, _): return [type]
      case .system: return []
      }
    case .structure, .object, .enumeration: return isOwnShape(value) ? ["Shape", "View"] : ["View"]
    case .void, .nothing, .bool, .integer, .double, .string, .array, .set, .dictionary, .tuple,
      .range, .closure, .function, .type, .keyPath, .implicit, .foundation, .unknown:
      return []
    }
  }

  private func typeNames(of view: ViewValue) -> [String] {
    switch view {
    case .empty: ["EmptyView"]
    case .group: ["Group"]
    case .own: []
    case .text: ["Text"]
    case .image: ["Image", "UIImage", "NSImage"]
    case .shape(let shape): shapeNames(of: shape)
    case .system("FilledStyle", let arguments, _):
      arguments.first.map { typeNames(of: $0.value) + ["View"] } ?? []
    case .system(let name, _, _): [name]
    case .modified, .unknown: []
    }
  }

  private func shapeNames(of shape: ShapeValue) -> [String] {
    guard !shape.isPainted else { return [] }
    let name =
      switch shape.view.kind {
      case .rectangle: "Rectangle"
      case .circle: "Circle"
      case .ellipse: "Ellipse"
      case .capsule: "Capsule"
      case .roundedRectangle: "RoundedRectangle"
      case .unevenRoundedRectangle: "UnevenRoundedRectangle"
      case .containerRelative: "ContainerRelativeShape"
      case .path, .arc, .partialCapsule, .markedBar: "Path"
      }
    return [name, "InsettableShape", "Shape"]
  }

  /// What static members that the sources add to types of SwiftUI stand for; `nil`: there is none.
  func own(_ value: SampleValue, of types: [String]) -> SampleValue? {
    guard case .implicit(let name, let arguments, let spot) = value, name != "init" else {
      return nil
    }
    for type in types {
      let members = code.program.extensionMembers(named: name, of: type, from: nil).filter {
        $0.declaration.isStatic
      }
      guard !members.isEmpty else { continue }
      let owner = SampleValue.type(TypeName(type))
      if let arguments {
        return code.call(.function(FunctionValue(members, on: owner)), arguments, at: spot)
      }
      return code.access.member(name, of: owner, at: spot)
    }
    return nil
  }
}
