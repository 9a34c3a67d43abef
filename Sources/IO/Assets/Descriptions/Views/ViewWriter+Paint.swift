// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyPixels
internal import VibrancyVocabulary

extension ViewWriter {
  /// What something is painted with.
  mutating func paint(_ style: ForegroundStyle) -> CommentedValue {
    if let named = ViewReader.levels.first(where: { $0.1 == style }) { return .text(named.0) }
    switch style {
    case .level(let level): return .text(ViewReader.levels[min(max(level, 0), 4)].0)
    case .levelOf(let base, let level):
      guard level > 0 else { return paint(base) }
      let name = ViewReader.lowerLevels[min(level, 4) - 1].0
      return .object([("color", paint(base)), ("level", .text(name))])
    case .faded(let base, let share):
      let share = Self.bounded(share, 0...1)
      guard case .color(let color) = base else {
        return .object([("color", paint(base)), ("opacity", .number(share))])
      }
      return self.color(PaintColor(color.color, opacity: color.opacity * Float(share)))
    case .color(let color): return self.color(color)
    case .linear(let stops, let start, let end):
      return gradient("linear", stops) {
        [
          ("from", start == .top ? nil : $0.point(start)),
          ("to", end == .bottom ? nil : $0.point(end)),
        ]
      }
    case .radial(let stops, let center, let start, let end):
      return gradient("radial", stops) {
        [
          ("center", center == .center ? nil : $0.point(center)),
          ("startRadius", start == 0 ? nil : Self.length(start)), ("endRadius", Self.length(end)),
        ]
      }
    case .elliptical(let stops, let center, let start, let end):
      return gradient("elliptical", stops) {
        [
          ("center", center == .center ? nil : $0.point(center)),
          ("startRadius", start == 0 ? nil : Self.share(start)),
          ("endRadius", .number(Self.bounded(end, 0...100))),
        ]
      }
    case .angular(let stops, let center, let start, let end):
      return gradient("angular", stops) {
        [
          ("center", center == .center ? nil : $0.point(center)),
          ("startAngle", start == 0 ? nil : Self.degrees(start)),
          ("endAngle", end == 360 ? nil : Self.degrees(end)),
        ]
      }
    // Both have names.
    case .tint, .background, .material: return .text("primary")
    }
  }

  static func degrees(_ degrees: Double) -> CommentedValue {
    .number(bounded(degrees, -36_000...36_000))
  }

  private mutating func gradient(
    _ kind: String, _ stops: [GradientStop],
    _ ends: (inout ViewWriter) -> [(String, CommentedValue?)]
  ) -> CommentedValue {
    guard !stops.isEmpty else {
      lose("a gradient without colors")
      return .text("clear")
    }
    var members: [(key: String, value: CommentedValue)] = [(kind, self.stops(stops))]
    for (key, value) in ends(&self) {
      if let value { members.append((key, value)) }
    }
    return .object(members)
  }

  /// The colors of a gradient, with their places where they are not spread evenly.
  private func stops(_ stops: [GradientStop]) -> CommentedValue {
    let isEven =
      stops.count > 1
      && stops.indices.allSatisfy {
        stops[$0].location == Double($0) / Double(stops.count - 1)
      }
    return .list(
      stops.map { stop in
        isEven ? color(stop.color) : .list([color(stop.color), Self.share(stop.location)])
      })
  }

  /// A place in a box.
  func point(_ point: UnitPoint) -> CommentedValue {
    if let named = ViewReader.points.first(where: { $0.1 == point }) { return .text(named.0) }
    return .list([point.x, point.y].map { .number(Self.bounded($0, -10...10)) })
  }

  /// A color: by name or code where that is exact, else by its channels.
  func color(_ color: PaintColor) -> CommentedValue {
    let channels = [color.color.red, color.color.green, color.color.blue]
    let opacity = min(max(color.opacity.isNaN ? 0 : color.opacity, 0), 1)
    let codes = channels.compactMap(Self.code)
    guard codes.count == 3 else {
      let named = zip(["red", "green", "blue"], channels).map { (key: $0, value: Self.number($1)) }
      return .object(named + (opacity == 1 ? [] : [("opacity", Self.number(opacity))]))
    }
    let code = "#" + codes.map(Self.hex).joined()
    if opacity == 0, code == "#000000" { return .text("clear") }
    let opaque = CommentedValue.text(Self.name(of: code, isDark: isDark) ?? code)
    if opacity == 1 { return opaque }
    if let alpha = Self.code(opacity) { return .text(code + Self.hex(alpha)) }
    return .object([("color", opaque), ("opacity", Self.number(opacity))])
  }

  /// An opaque color by its code, `#RRGGBB`, with where it is written; `nil`: it is none, or one that
  /// the system has a name for.
  package func code(of color: PaintColor, place source: Int?) -> CommentedValue? {
    let codes = [color.color.red, color.color.green, color.color.blue].compactMap(Self.code)
    let code = "#" + codes.map(Self.hex).joined()
    guard codes.count == 3, color.opacity == 1, Self.name(of: code, isDark: isDark) == nil else {
      return nil
    }
    var value = CommentedValue.text(code)
    value.notes = [source.flatMap(place)].compactMap(\.self)
    return value
  }

  /// The system's name of a color on iOS 26 that is hardly anything else.
  private static func name(of code: String, isDark: Bool) -> String? {
    SystemColor.allCases.first { color in
      switch color {
      case .black, .white, .clear: false
      case .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
        .brown, .gray:
        PaintColor.system(color, in: .iOS26, isDark: isDark).color.hex == code.dropFirst()
      }
    }?.rawValue
  }

  /// A channel as a code; `nil`: it is between two.
  private static func code(_ channel: Float) -> Int? {
    guard channel >= 0, channel <= 1 else { return nil }
    let code = (channel * 255).rounded()
    return code / 255 == channel ? Int(code) : nil
  }

  private static func hex(_ code: Int) -> String {
    (code < 16 ? "0" : "") + String(code, radix: 16, uppercase: true)
  }

  /// The shortest number that is read as a channel again.
  private static func number(_ channel: Float) -> CommentedValue {
    let short = Double("\(channel)") ?? Double(channel)
    return .number(Float(short) == channel ? short : Double(channel))
  }
}
