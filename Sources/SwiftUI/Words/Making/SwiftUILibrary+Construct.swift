// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyPixels
internal import VibrancyRunning
internal import VibrancySyntax

extension SwiftUILibrary {
  /// `Type(…)` of SwiftUI; `nil`: not known.
  func construct(
    _ type: TypeName, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    let name = type.last
    let arguments = numbered(arguments)
    let parts = Arguments(arguments)
    switch name {
    case "Text": return text(parts, at: spot).map { .view(.text($0)) }
    case "LocalizedStringKey", "LocalizedStringResource":
      return localizedString(arguments, at: spot).map { .string($0) }
    case "Image": return image(parts, at: spot).map { .view(.image($0)) }
    case "UIImage", "NSImage", "ImageResource", "CGImage":
      if hasNoPicture(parts, at: spot) { return .nothing }
      return platformImage(parts, at: spot).map { .view(.image($0)) }
    // A picture as paint is shown as one that takes the size it is given.
    case "ImagePaint" where code.isCovering:
      return paintedImage(parts, at: spot).map { .view(.image($0)) }
    case "UIGraphicsImageRenderer": return .view(.image(made(parts, at: spot)))
    case "EmptyView": return .view(.empty)
    case "Tree" where type.name == "_VariadicView.Tree":
      return variadicTree(parts, at: spot)
    case "AnyLayout":
      guard let layout = parts[0] else { return nil }
      // `AnyLayout(ZStackLayout()) { … }` calls what it makes.
      guard let content = parts.content() else { return layout }
      return filled(layout, [PassedValue(nil, content)])
    case "HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout":
      return .view(.system(String(name.dropLast("Layout".count)), arguments, spot))
    case "Group" where parts.has("subviews") || parts.has("sections"):
      guard let content = parts["subviews"] ?? parts["sections"],
        let make = parts.content("transform")
      else { return nil }
      let views = subviews(of: content, at: spot).map { SampleValue.view($0) }
      return code.call(make, [PassedValue(nil, .array(views))], at: spot)
    case "AnyView", "Group", "TupleView":
      guard parts.content() == nil, let value = parts["erasing"] ?? parts[0] else {
        return .view(.system("Group", arguments, spot))
      }
      return shownView(of: value, at: spot).map { .view($0) }
    case "AnyShapeStyle", "AnyGradient":
      return (arguments.first?.value).flatMap { style($0) }.map { .interface(.style($0)) }
    case "AnyShape", "AnyInsettableShape":
      return (arguments.first?.value).flatMap { shape($0, at: spot) }.map { .view(.shape($0)) }
    case "Color", "UIColor", "NSColor", "CGColor":
      if let color = color(parts, isPlatform: name != "Color", at: spot) {
        return .interface(.style(color))
      }
      // Whatever of it is not known was listed.
      return code.unknown(in: arguments).map { _ in
        code.interface.shownHoles.add(paint: spot, isKnown: false)
        return .interface(.style(code.standIn))
      }
    case "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient":
      return styleCall(name, arguments, at: spot).map { .interface(.style($0)) }
    case "Gradient": return gradient(parts, at: spot).map { .interface(.stops($0)) }
    case "Font", "UIFont", "NSFont":
      // `UIFont(name: "Avenir-Bold", size: 12)`
      if parts.has("name") {
        return fontCall("custom", arguments, at: spot).map { .interface(.font($0)) }
      }
      return arguments.first.flatMap { font($0.value) }.map { .interface(.font($0)) }
    case "UIFontMetrics": return fontMetrics(parts["forTextStyle"])
    case "Path":
      return path(parts, at: spot).map { .interface(.path($0)) }
    case _: break
    }
    if let value = geometryConstruct(name, parts, at: spot) { return .interface(value) }
    if let word = ShapeWord(named: name) {
      return .view(.shape(ShapeValue(word.kind(code, parts), at: spot)))
    }
    if ViewWord.isView(name) || Self.chartParts.contains(name) {
      return .view(.system(name, arguments, spot))
    }
    if StyleWord.isType(name) { return .interface(.word("Style", name)) }
    return remoteImage(name, arguments, at: spot)
  }

  /// What a chart reads itself, beside its marks.
  private static let chartParts: Set<String> = [
    "AnyChartContent", "AxisGridLine", "AxisMarks", "AxisTick", "AxisValueLabel", "BarPlot",
    "LinePlot", "Plot", "PointPlot", "SectorPlot", "AreaPlot", "RulePlot", "RectanglePlot",
  ]

  /// Sizes, points, angles and the like.
  private func geometryConstruct(
    _ name: String, _ parts: Arguments, at spot: Spot
  ) -> InterfaceValue? {
    func number(_ label: String, _ place: Int) -> Double {
      (parts[label] ?? parts[place])?.number ?? 0
    }
    switch name {
    case "CGSize", "NSSize": return .size(Size(number("width", 0), number("height", 1)))
    case "CGPoint", "NSPoint": return .point([number("x", 0), number("y", 1)])
    case "CGVector": return .point([number("dx", 0), number("dy", 1)])
    case "CGRect", "NSRect":
      let origin = point(parts["origin"]) ?? [number("x", 0), number("y", 1)]
      let size = size(parts["size"]) ?? Size(number("width", 2), number("height", 3))
      return .rect(Rect(origin.x, origin.y, size.width, size.height))
    case "EdgeInsets", "NSDirectionalEdgeInsets":
      return .insets(
        Insets(
          top: number("top", 0), leading: number("leading", 1), bottom: number("bottom", 2),
          trailing: number("trailing", 3)))
    case "UIEdgeInsets", "NSEdgeInsets":
      return .insets(
        Insets(
          top: number("top", 0), leading: number("left", 1), bottom: number("bottom", 2),
          trailing: number("right", 3)))
    case "Angle":
      if let radians = parts["radians"]?.number { return .angle(radians * 180 / Trigonometry.pi) }
      return .angle((parts["degrees"] ?? parts[0])?.number ?? 0)
    case "UnitPoint": return .unitPoint(UnitPoint(number("x", 0), number("y", 1)))
    case "Alignment":
      return .alignment(
        Alignment(
          horizontal(parts["horizontal"]) ?? .center, vertical(parts["vertical"]) ?? .center))
    case "StrokeStyle": return .stroke(strokeStyle(parts))
    case "GridItem": return .track(track(parts))
    case "Stop": return stop(parts, at: spot).map { .stop($0) }
    case "CGAffineTransform": return .transform(transform(parts))
    case _: return nil
    }
  }

  private func transform(_ parts: Arguments) -> Affine {
    if let angle = parts["rotationAngle"]?.number { return .turning(by: angle) }
    if let x = parts["scaleX"]?.number, let y = parts["y"]?.number { return .scaling(x, y) }
    if let x = parts["translationX"]?.number, let y = parts["y"]?.number {
      return .moving(by: [x, y])
    }
    return .identity
  }

  private func strokeStyle(_ parts: Arguments) -> StrokeStyle {
    var style = StrokeStyle(width: parts["lineWidth"]?.number ?? 1)
    switch parts["lineCap"]?.word {
    case "round": style.cap = .round
    case "square": style.cap = .square
    case _: break
    }
    switch parts["lineJoin"]?.word {
    case "round": style.join = .round
    case "bevel": style.join = .bevel
    case _: break
    }
    if let limit = parts["miterLimit"]?.number { style.miterLimit = limit }
    let dash = (parts["dash"]?.elements ?? []).prefix(64).compactMap(\.number).filter { $0 >= 0 }
    if dash.contains(where: { $0 > 0 }) { style.dash = dash }
    style.dashPhase = parts["dashPhase"]?.number ?? 0
    return style
  }

  private func track(_ parts: Arguments) -> GridTrack {
    let spacing = parts["spacing"]?.number
    let alignment = parts["alignment"].flatMap { self.alignment($0) }
    guard
      case .implicit(let name, let arguments, _) = parts[0]
        ?? .implicit("flexible", nil, Spot.nowhere)
    else {
      return GridTrack(.flexible(least: GridTrack.standardLeast, most: .infinity), spacing: spacing)
    }
    let sizes = Arguments(arguments ?? [])
    let least = sizes["minimum"]?.number ?? GridTrack.standardLeast
    let most = max(sizes["maximum"]?.number ?? .infinity, least)
    switch name {
    case "fixed":
      return GridTrack(.fixed(sizes[0]?.number ?? 0), spacing: spacing, alignment: alignment)
    case "adaptive":
      return GridTrack(
        .adaptive(least: least, most: most), spacing: spacing, alignment: alignment)
    case _:
      return GridTrack(
        .flexible(least: least, most: most), spacing: spacing, alignment: alignment)
    }
  }

  /// `Color(…)`, or `UIColor(…)`.
  private func color(
    _ parts: Arguments, isPlatform: Bool, at spot: Spot
  ) -> ForegroundStyle? {
    let opacity = (parts["opacity"] ?? parts["alpha"])?.number ?? 1
    func made(_ red: Double, _ green: Double, _ blue: Double) -> ForegroundStyle {
      .color(
        PaintColor(
          EncodedColor(red: Float(red), green: Float(green), blue: Float(blue)),
          opacity: Float(opacity > 0 ? min(opacity, 1) : 0)))
    }
    if let red = (parts["red"] ?? parts["displayP3Red"] ?? parts["srgbRed"] ?? parts["deviceRed"])?
      .number
    {
      return made(red, parts["green"]?.number ?? 0, parts["blue"]?.number ?? 0)
    }
    if let white = parts["white"]?.number { return made(white, white, white) }
    if let hue = parts["hue"]?.number {
      let (red, green, blue) = Self.rgb(
        hue: hue, saturation: parts["saturation"]?.number ?? 0,
        brightness: parts["brightness"]?.number ?? 0)
      return made(red, green, blue)
    }
    if let name = (parts["named"] ?? parts["name"] ?? parts[0])?.text {
      return catalogColor(name, hasBundle: parts.has("bundle") || parts.has("in"), at: spot)
    }
    let bridged = parts["uiColor"] ?? parts["nsColor"] ?? parts["cgColor"] ?? parts["resource"]
    if let value = bridged ?? parts[0] {
      if case .implicit(let name, nil, _) = value {
        // A color that the sources add to UIKit's or AppKit's.
        if bridged != nil, !parts.has("resource"), let own = own(value, of: ["UIColor", "NSColor"])
        {
          return style(own)
        }
        // A color of the catalog, or behind `uiColor:` one of UIKit.
        if bridged == nil || parts.has("resource"), let color = catalogColor(symbol: name) {
          return .color(color)
        }
        if bridged != nil || namedColor(name) == nil, let color = platformColor(name) {
          return .color(color)
        }
        // `Color(.name)` takes a color of UIKit or AppKit, too.
        let found = style(value) ?? own(value, of: ["UIColor", "NSColor"]).flatMap { style($0) }
        // Of `Color(.sRGB, red:green:blue:)` it is the space.
        if found == nil, parts.all.count == 1 { keep(colorMember: name, at: spot) }
        return found
      }
      return style(value)
    }
    if let closure = parts["dynamicProvider"] ?? parts.trailing {
      let traits = SampleValue.interface(.word("UITraitCollection", code.isDark ? "dark" : "light"))
      return style(code.call(closure, [PassedValue(nil, traits)], at: spot))
    }
    return nil
  }

  private func catalogColor(
    _ name: String, hasBundle: Bool, at spot: Spot
  ) -> ForegroundStyle {
    if let color = catalogColor(named: name) { return .color(color) }
    if code.isCovering, !hasBundle { code.interface.keep(.color(name, spot)) }
    code.note(Gap(spot: spot, name: "Color(\"\(name)\")"))
    if code.isCovering { return code.plainColor }
    return .color(PaintColor(.black, opacity: 0))
  }

  /// A color by hue, saturation and brightness, `0...1` each.
  static func rgb(
    hue: Double, saturation: Double, brightness: Double
  ) -> (red: Double, green: Double, blue: Double) {
    guard hue.isFinite, saturation.isFinite, brightness.isFinite else { return (0, 0, 0) }
    let turn = (hue - hue.rounded(.down)) * 6
    let sector = turn.rounded(.down)
    let rest = turn - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * rest)
    let rising = brightness * (1 - saturation * (1 - rest))
    switch sector {
    case 0: return (brightness, rising, low)
    case 1: return (falling, brightness, low)
    case 2: return (low, brightness, rising)
    case 3: return (low, falling, brightness)
    case 4: return (rising, low, brightness)
    case _: return (brightness, low, falling)
    }
  }
}
