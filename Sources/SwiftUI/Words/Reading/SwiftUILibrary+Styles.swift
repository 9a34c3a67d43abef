// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyPixels
internal import VibrancyRunning
internal import VibrancySyntax
internal import VibrancyTargets
internal import VibrancyVocabulary

extension SwiftUILibrary {
  /// A `ShapeStyle`, or what converts to it.
  func style(_ value: SampleValue?) -> ForegroundStyle? {
    guard code.step(), !StackFloor.isReached else { return nil }
    switch value {
    case .interface(.style(let style)): return style
    case .interface(.stops(let stops)): return .linear(stops, from: .top, to: .bottom)
    case .implicit(let name, nil, _):
      guard let own = value.flatMap({ own($0, of: Self.styleTypes) }) else {
        return namedStyle(name)
      }
      // One that names itself is of another module.
      if case .implicit(name, nil, _) = own { return namedStyle(name) }
      return style(own)
    case .implicit("init", .some(let arguments), let spot):
      return style(construct(TypeName("Color"), arguments, at: spot))
    case .implicit(let name, .some(let arguments), let spot):
      if let own = value.flatMap({ own($0, of: Self.styleTypes) }) { return style(own) }
      return styleCall(name, arguments, at: spot)
    case .interface(.word(_, let name)): return namedStyle(name)
    case .view(.modified(let base, "opacity", let arguments, _)):
      guard let share = arguments.first?.value.number else { return nil }
      return style(.view(base)).map { faded($0, share) }
    case .view(.system("FilledStyle", let arguments, _)): return style(arguments.first?.value)
    case _: return nil
    }
  }

  /// The style that a value is taken for, with gray in place of one that is not known, which is listed;
  /// `nil`: there is no value.
  func paint(_ value: SampleValue?, at spot: Spot) -> ForegroundStyle? {
    if let style = style(value) {
      code.interface.shownHoles.add(paint: spot, isKnown: true)
      return style
    }
    switch value {
    case nil, .nothing: return nil
    case .unknown(let hole):
      code.note(hole.gap)
      if code.isCovering, hole.type?.last == "Color" { return code.plainColor }
    case .view(.unknown(let gap)): code.note(gap)
    case .structure(let structure):
      code.note(structure.maker ?? Gap(spot: spot, name: "ShapeStyle"))
    case .view(.modified(let base, "opacity", let arguments, _)):
      let share = arguments.first?.value.number ?? 1
      return paint(.view(base), at: spot).map { faded($0, share) }
    case .implicit(let name, let arguments, let place):
      if arguments == nil { keep(colorMember: name, at: place) }
      code.note(Gap(spot: place, name: "." + name))
    case _: code.note(Gap(spot: spot, name: "ShapeStyle"))
    }
    code.interface.shownHoles.add(paint: spot, isKnown: false)
    return code.standIn
  }

  /// Keeps the name of a member that may be the one of a color set, where no set and no code has it.
  func keep(colorMember name: String, at spot: Spot) {
    guard code.isCovering, code.program.addedStatics(named: name, from: spot.file).isEmpty else {
      return
    }
    code.interface.keep(.colorMember(name, spot))
  }

  /// The types whose static members stand for styles.
  static let styleTypes = ["Color", "ShapeStyle", "LinearGradient", "Gradient"]

  /// One color, levels and the tint as they are in the appearance; of a gradient its last.
  func paintColor(_ style: ForegroundStyle) -> PaintColor {
    let base = PaintColor.label(0, in: code.situation.system, isDark: code.isDark)
    switch style {
    case .level(let level): return .label(level, in: code.situation.system, isDark: code.isDark)
    case .levelOf(let style, let level):
      let color = paintColor(style)
      return PaintColor(
        color.color, opacity: color.opacity * Float(HierarchicalLevel(nearest: level).shareOfColor))
    case .tint:
      return code.interface.colors("AccentColor")
        ?? .system(.blue, in: code.situation.system, isDark: code.isDark)
    case .background: return PaintColor(code.isDark ? .black : .white)
    case .color(let color): return color
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
      .angular(let stops, _, _, _):
      return stops.last?.color ?? base
    case .material(let material): return material.gray(isDark: code.isDark)
    case .faded(let style, let share):
      let color = paintColor(style)
      return PaintColor(color.color, opacity: color.opacity * Float(share))
    }
  }

  /// A style of which a share shows.
  func faded(_ style: ForegroundStyle, _ share: Double) -> ForegroundStyle {
    let share = share > 0 ? min(share, 1) : 0
    if case .color(let color) = style {
      return .color(PaintColor(color.color, opacity: color.opacity * Float(share)))
    }
    return .faded(style, share)
  }

  /// A color of the system by SwiftUI's name.
  func namedColor(_ name: String) -> PaintColor? {
    let color = SystemColor(rawValue: name).map {
      PaintColor.system($0, in: code.situation.system, isDark: code.isDark)
    }
    if code.isCovering, let color { code.interface.colorNames[color] = name }
    return color
  }

  /// A color by its name in UIKit or AppKit.
  func platformColor(_ name: String) -> PaintColor? {
    PlatformColor.color(name, in: code.situation.system, isDark: code.isDark)
  }

  /// A color of the catalogs by the name that Xcode generates for it.
  func catalogColor(symbol name: String) -> PaintColor? {
    code.interface.sets.name(ofSymbol: name, kind: .color).flatMap { catalogColor(named: $0) }
  }

  /// A color of the catalogs by its name.
  func catalogColor(named name: String) -> PaintColor? {
    if let color = code.interface.colors(name) { return color }
    guard let system = code.interface.systemColors(name) else { return nil }
    let plain = system.hasSuffix("Color") ? String(system.dropLast(5)) : system
    return platformColor(plain) ?? platformColor(system)
  }

  /// A style by SwiftUI's name, or a color of the catalogs by its name.
  func namedStyle(_ name: String) -> ForegroundStyle? {
    switch name {
    case "primary", "foreground": return .primary
    case "secondary": return .secondary
    case "tertiary": return .tertiary
    case "quaternary": return .quaternary
    case "quinary": return .quinary
    case "tint", "accentColor", "selection", "link": return .tint
    case "background", "windowBackground": return .background
    case "separator":
      return PaintColor(hexWithAlpha: code.isDark ? "#54545899" : "#3C3C434A").map { .color($0) }
    case "placeholder": return .tertiary
    case "fill": return .quaternary
    case _: break
    }
    if let material = SystemWords.material(name) { return .material(material) }
    if let color = namedColor(name) { return .color(color) }
    if let color = catalogColor(symbol: name) { return .color(color) }
    return platformColor(name).map { .color($0) }
  }

  /// `.linearGradient(…)` and the like.
  func styleCall(
    _ name: String, _ arguments: [PassedValue], at spot: Spot
  ) -> ForegroundStyle? {
    switch name {
    case "linearGradient", "LinearGradient":
      let parts = Arguments(arguments)
      return stops(parts, at: spot).map {
        .linear(
          $0, from: unitPoint(parts["startPoint"]) ?? .top,
          to: unitPoint(parts["endPoint"]) ?? .bottom)
      }
    case "radialGradient", "RadialGradient":
      let parts = Arguments(arguments)
      return stops(parts, at: spot).map {
        .radial(
          $0, center: unitPoint(parts["center"]) ?? .center,
          from: parts["startRadius"]?.number ?? 0, to: parts["endRadius"]?.number ?? 100)
      }
    case "ellipticalGradient", "EllipticalGradient":
      let parts = Arguments(arguments)
      return stops(parts, at: spot).map {
        .elliptical(
          $0, center: unitPoint(parts["center"]) ?? .center,
          from: parts["startRadiusFraction"]?.number ?? 0,
          to: parts["endRadiusFraction"]?.number ?? 0.5)
      }
    case "angularGradient", "AngularGradient", "conicGradient":
      let parts = Arguments(arguments)
      let turn = degrees(parts["angle"]) ?? 0
      return stops(parts, at: spot).map {
        .angular(
          $0, center: unitPoint(parts["center"]) ?? .center,
          from: degrees(parts["startAngle"]) ?? turn,
          to: degrees(parts["endAngle"]) ?? (turn + 360))
      }
    case "opacity":
      return arguments.first?.value.number.map { .faded(.primary, $0) }
    case "color":
      return arguments.first.flatMap { style($0.value) }
    case _: return nil
    }
  }

  /// The stops of a gradient: `colors:`, `stops:` or `gradient:`.
  private func stops(_ parts: Arguments, at spot: Spot) -> [GradientStop]? {
    if let colors = (parts["colors"] ?? parts[0])?.elements {
      return Self.spread(
        colors.compactMap { paint($0, at: spot) }.map { paintColor($0) })
    }
    if let stops = parts["stops"]?.elements { return stops.compactMap { stop($0, at: spot) } }
    return stops(parts["gradient"] ?? parts[0])
  }

  /// The stops of a `Gradient`.
  func stops(_ value: SampleValue?) -> [GradientStop]? {
    switch value {
    case .interface(.stops(let stops)): stops
    case .implicit("init", .some(let arguments), let spot): stops(Arguments(arguments), at: spot)
    case .implicit: value.flatMap { own($0, of: ["Gradient"]) }.flatMap { stops($0) }
    case .interface(.style(let style)):
      switch style {
      case .linear(let stops, _, _), .radial(let stops, _, _, _),
        .elliptical(let stops, _, _, _), .angular(let stops, _, _, _):
        stops
      case .level, .levelOf, .tint, .background, .color, .material, .faded:
        [GradientStop(paintColor(style), at: 0), GradientStop(paintColor(style), at: 1)]
      }
    case _: nil
    }
  }

  private func stop(_ value: SampleValue, at spot: Spot) -> GradientStop? {
    switch value {
    case .interface(.stop(let stop)): return stop
    case .implicit("init", .some(let arguments), _): return stop(Arguments(arguments), at: spot)
    case _: return nil
    }
  }

  func stop(_ parts: Arguments, at spot: Spot) -> GradientStop? {
    guard let color = paint(parts["color"], at: spot), let place = parts["location"]?.number else {
      return nil
    }
    return GradientStop(paintColor(color), at: place)
  }

  /// Colors at equal distances.
  static func spread(_ colors: [PaintColor]) -> [GradientStop] {
    guard colors.count > 1 else { return colors.map { GradientStop($0, at: 0) } }
    return colors.enumerated().map {
      GradientStop($1, at: Double($0) / Double(colors.count - 1))
    }
  }

  /// `Gradient(colors:)`, `Gradient(stops:)`.
  func gradient(_ parts: Arguments, at spot: Spot) -> [GradientStop]? { stops(parts, at: spot) }

  /// `style.gradient`: the color, lighter at the top (Assumed: a fifth of white).
  func gradient(of style: ForegroundStyle) -> ForegroundStyle {
    let color = paintColor(style)
    let light = PaintColor(color.color.mixed(with: .white, by: 0.2), opacity: color.opacity)
    return .linear(
      [GradientStop(light, at: 0), GradientStop(color, at: 1)], from: .top, to: .bottom)
  }
}
