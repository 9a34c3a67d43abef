// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyPixels
internal import VibrancySyntax

extension Evaluator {
  /// What a modifier of SwiftUI does to the view inside it; what it sets for the code inside goes to
  /// `environment`.
  func modifiers(
    _ name: String, _ parts: Arguments, of base: ViewValue, at spot: Spot
  ) -> [Modifier] {
    if let word = ModifierWord(named: name) {
      return word.apply(ModifierCall(code: self, name: name, parts: parts, base: base, spot: spot))
    }
    if let modifiers = layoutModifiers(name, parts, at: spot) { return modifiers }
    if let modifiers = drawingModifiers(name, parts, at: spot) { return modifiers }
    if let changes = inheritedChanges(name, parts, at: spot) {
      return changes.map { .environment($0) }
    }
    if setStyle(name, parts, at: spot) { return environment.change(of: name, parts) }
    return []
  }

  /// The modifiers that change sizes and places; `nil`: it is none of these.
  private func layoutModifiers(
    _ name: String, _ parts: Arguments, at spot: Spot
  ) -> [Modifier]? {
    switch name {
    case "frame": return [frame(parts)]
    case "padding", "safeAreaPadding", "scenePadding": return [.padding(padding(parts))]
    case "fixedSize":
      let isBoth = !parts.has("horizontal") && !parts.has("vertical")
      return [
        .fixedSize(
          horizontal: parts["horizontal"]?.flag ?? isBoth,
          vertical: parts["vertical"]?.flag ?? isBoth)
      ]
    case "layoutPriority": return [.layoutPriority(parts[0]?.number ?? 0)]
    case "scaledToFit": return [.aspectRatio(nil, .fit)]
    case "scaledToFill": return [.aspectRatio(nil, .fill)]
    case "aspectRatio":
      let mode: ContentMode = parts["contentMode"]?.word == "fill" ? .fill : .fit
      if let size = size(parts[0]), size.height > 0 {
        return [.aspectRatio(size.width / size.height, mode)]
      }
      let ratio = parts[0]?.number.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
      return [.aspectRatio(ratio, mode)]
    case "offset":
      let size = size(parts[0])
      return [
        .offset(
          x: parts["x"]?.number ?? size?.width ?? 0, y: parts["y"]?.number ?? size?.height ?? 0)
      ]
    case "position":
      let point = point(parts[0])
      return [
        .position(x: parts["x"]?.number ?? point?.x ?? 0, y: parts["y"]?.number ?? point?.y ?? 0)
      ]
    case "scaleEffect":
      let size = size(parts[0])
      let both = parts[0]?.number
      return [
        .scaleEffect(
          x: unknownNumber(in: parts) ?? parts["x"]?.number ?? both ?? size?.width ?? 1,
          y: unknownNumber(in: parts) ?? parts["y"]?.number ?? both ?? size?.height ?? 1,
          anchor: unitPoint(parts["anchor"]) ?? .center)
      ]
    case "rotationEffect":
      return [
        .rotationEffect(
          degrees: degrees(parts[0]) ?? 0, anchor: unitPoint(parts["anchor"]) ?? .center)
      ]
    case "alignmentGuide": return guide(parts, at: spot).map { [.alignmentGuide($0)] } ?? []
    case "gridCellColumns", "gridCellAnchor", "gridCellUnsizedAxes", "gridColumnAlignment":
      var cell = GridCell()
      switch name {
      case "gridCellColumns": cell.columns = max(whole(parts[0]) ?? 1, 1)
      case "gridCellAnchor": cell.anchor = unitPoint(parts[0])
      case "gridCellUnsizedAxes":
        cell.unsizedAxes = axes(parts[0]) ?? Axes(horizontal: false, vertical: false)
      case _: cell.columnAlignment = horizontal(parts[0])
      }
      return [.gridCell(cell)]
    case "hidden": return [.hidden]
    case _: return nil
    }
  }

  private func whole(_ value: SampleValue?) -> Int? {
    if case .integer(let number)? = value { number } else { nil }
  }

  private func frame(_ parts: Arguments) -> Modifier {
    let alignment = alignment(parts["alignment"]) ?? .center
    func length(_ label: String) -> Double? {
      // One that is not known is not a number where several runs cover what may be shown.
      if isCovering, parts[label]?.isUnknown == true { return .nan }
      return parts[label]?.number.flatMap { $0.isNaN ? nil : $0 }
    }
    let flexible = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
    guard flexible.contains(where: { parts.has($0) }) else {
      return .frame(width: length("width"), height: length("height"), alignment: alignment)
    }
    return .flexibleFrame(
      FlexibleFrame(
        width: FlexibleFrame.Range(
          length("minWidth"), ideal: length("idealWidth"), most: length("maxWidth")),
        height: FlexibleFrame.Range(
          length("minHeight"), ideal: length("idealHeight"), most: length("maxHeight")),
        alignment: alignment))
  }

  private func padding(_ parts: Arguments) -> Insets {
    if let insets = insets(parts[0]) { return insets }
    if let length = parts[0]?.number, edges(parts[0]) == nil { return Insets(all: length) }
    let length = parts[1]?.number ?? Insets.standardLength
    let edges = edges(parts[0]) ?? [true, true, true, true]
    return Insets(
      top: edges[0] ? length : 0, leading: edges[1] ? length : 0, bottom: edges[2] ? length : 0,
      trailing: edges[3] ? length : 0)
  }

  /// `alignmentGuide(.leading) { dimensions in … }`: the closure is run with lengths that stand for the
  /// view's own.
  private func guide(_ parts: Arguments, at spot: Spot) -> GuideRule? {
    guard let name = parts[0]?.word, let closure = parts["computeValue"] ?? parts.trailing else {
      return nil
    }
    let guide: Guide =
      SystemWords.horizontal(name) != nil && name != "center"
      ? .horizontal(horizontal(parts[0]) ?? .center) : .vertical(vertical(parts[0]) ?? .center)
    let dimensions = SampleValue.interface(.word("ViewDimensions", "dimensions"))
    let result = call(closure, [PassedValue(nil, dimensions)], at: spot)
    var rule = GuideRule(guide)
    if let points = result.number {
      rule.offset = points
      return rule
    }
    guard case .interface(.length(let length)) = result else { return nil }
    (rule.base, rule.factor) = (length.base, length.factor)
    (rule.widthShare, rule.heightShare, rule.offset) = (length.width, length.height, length.points)
    return rule
  }

  /// The modifiers that draw behind, above or otherwise; `nil`: it is none of these.
  private func drawingModifiers(
    _ name: String, _ parts: Arguments, at spot: Spot
  ) -> [Modifier]? {
    switch name {
    case "background": return [background(parts, at: spot)]
    case "backgroundStyle":
      environment.backgroundStyle = paint(parts[0], at: spot)
      return []
    case "overlay": return [overlay(parts, at: spot)]
    case "containerBackground":
      setContainerBackground(parts, at: spot)
      return []
    case "flipsForRightToLeftLayoutDirection":
      guard situation.isRightToLeft, parts[0]?.flag ?? true else { return [] }
      return [.scaleEffect(x: -1, y: 1, anchor: .center)]
    case "dynamicIsland":
      if parts["verticalPlacement"]?.word == "belowIfTooWide" {
        interface.standsBelowIfTooWide = true
      }
      return []
    case "activityBackgroundTint":
      // The outer one comes first, and counts (Assumed: as preferences do).
      interface.activityBackground = interface.activityBackground ?? paint(parts[0], at: spot)
      return []
    case "clipShape":
      guard let shape = shape(parts[0], at: spot) else { return [] }
      let style = parts["style"]
      var isEvenOdd = false
      if case .implicit("init", .some(let inner), _)? = style {
        isEvenOdd = Arguments(inner)["eoFill"]?.flag ?? false
      }
      return [.clip(kind(shape), isEvenOdd: isEvenOdd)]
    case "clipped": return [.clip(.rectangle, isEvenOdd: false)]
    case "cornerRadius":
      let radius = parts[0]?.number ?? 0
      return [.clip(.roundedRectangle(radius: radius, isContinuous: true), isEvenOdd: false)]
    case "mask":
      let alignment = alignment(parts["alignment"]) ?? .center
      return [.mask(oneNode(parts[0] ?? parts.content(), at: spot), alignment: alignment)]
    case "blendMode":
      return parts[0]?.word.flatMap { SystemWords.blend($0) }.map { [.blend($0)] } ?? []
    case "compositingGroup", "drawingGroup": return [.compositingGroup]
    case "luminanceToAlpha": return [.luminanceToAlpha]
    case let name where SwiftUIModifier(named: name) == .colors:
      return colorEffect(name, parts, at: spot).map { [.colorEffect($0)] } ?? []
    case "blur": return [.blur(radius: (parts["radius"] ?? parts[0])?.number ?? 0)]
    case "shadow":
      let color = paint(parts["color"], at: spot).map { paintColor($0) }
      return [
        .shadow(
          Shadow(
            color: color, radius: parts["radius"]?.number ?? 0, x: parts["x"]?.number ?? 0,
            y: parts["y"]?.number ?? 0))
      ]
    case "border":
      var view = ShapeView(
        .rectangle, stroke: StrokeStyle(width: (parts["width"] ?? parts[1])?.number ?? 1),
        paint: paint(parts[0], at: spot))
      view.isBorder = true
      return [.overlay(ViewNode(.shape(view), source: source(spot)), alignment: .center)]
    case "widgetLabel":
      interface.widgetLabel =
        parts[0].map { titled($0, parts, at: spot) } ?? nodes(parts.content(), at: spot)
      return []
    case "widgetCurvesContent":
      interface.curvesContent = parts[0]?.flag ?? true
      return []
    case "rotation3DEffect", "projectionEffect", "transformEffect",
      "visualEffect", "glassEffect", "colorEffect", "layerEffect", "distortionEffect":
      note(Gap(spot: spot, name: name))
      return []
    case _: return nil
    }
  }

  /// The effect of a modifier that changes colors. Where several runs cover what may be shown, a
  /// number of one that is not known is not a number.
  private func colorEffect(_ name: String, _ parts: Arguments, at spot: Spot) -> ColorEffect? {
    let number = unknownNumber(in: parts) ?? parts[0]?.number
    switch name {
    case "colorInvert": return .inverted
    case "saturation": return number.map { .saturated($0) }
    case "grayscale": return number.map { .saturated(1 - $0) }
    case "brightness": return number.map { .brightened($0) }
    case "contrast": return number.map { .contrasted($0) }
    case "colorMultiply": return paint(parts[0], at: spot).map { .multiplied(factors($0)) }
    case _: return nil
    }
  }

  /// What `colorMultiply` multiplies by. Where several runs cover what may be shown, a color that
  /// depends on where it is shown is not known.
  private func factors(_ style: ForegroundStyle) -> SIMD4<Float> {
    let paint = paintColor(style)
    let color = paint.color
    let factors: SIMD4<Float> = [color.red, color.green, color.blue, paint.opacity]
    guard isCovering else { return factors }
    guard case .color = style else { return SIMD4(repeating: .nan) }
    let isFixed = interface.colorNames[paint].map { ["black", "white", "clear"].contains($0) }
    return isFixed ?? true ? factors : SIMD4(repeating: .nan)
  }

  private func background(_ parts: Arguments, at spot: Spot) -> Modifier {
    let inside = shape(parts["in"], at: spot)
    if let inside, parts[0] == nil {
      return backgroundStyle(.background, inside, at: spot)
    }
    if let style = backdrop(parts[0], at: spot) { return backgroundStyle(style, inside, at: spot) }
    let alignment = alignment(parts["alignment"]) ?? .center
    return .background(
      oneNode(parts[0] ?? parts["content"] ?? parts.trailing, at: spot), alignment: alignment)
  }

  /// A style behind a view; where several runs cover what may be shown as a view with its place.
  private func backgroundStyle(
    _ style: ForegroundStyle, _ shape: ShapeValue?, at spot: Spot
  ) -> Modifier {
    let style = style == .background ? environment.backgroundStyle ?? style : style
    guard isCovering else { return .backgroundStyle(style, shape.map { kind($0) }) }
    let content =
      shape.map { ViewContent.shape(ShapeView(kind($0), fill: style)) } ?? .fill(style)
    return .background(ViewNode(content, source: source(spot)), alignment: .center)
  }

  /// A style that is no view of its own.
  private func plainStyle(_ value: SampleValue?, at spot: Spot) -> ForegroundStyle? {
    switch value {
    case .interface: style(value)
    case .implicit: paint(value, at: spot)
    case _: nil
    }
  }

  /// As `plainStyle`, of what lies behind a view: what is not known is rather a color than a view.
  private func backdrop(_ value: SampleValue?, at spot: Spot) -> ForegroundStyle? {
    if case .unknown? = value { return paint(value, at: spot) }
    return plainStyle(value, at: spot)
  }

  private func overlay(_ parts: Arguments, at spot: Spot) -> Modifier {
    let alignment = alignment(parts["alignment"]) ?? .center
    let source = source(spot)
    if let style = plainStyle(parts[0], at: spot) {
      let inside = shape(parts["in"], at: spot)
      let content =
        inside.map { ViewContent.shape(ShapeView(kind($0), fill: style)) } ?? .fill(style)
      return .overlay(ViewNode(content, source: source), alignment: alignment)
    }
    return .overlay(
      oneNode(parts[0] ?? parts["content"] ?? parts.trailing, at: spot), alignment: alignment)
  }

  /// `containerBackground(for: .widget)`: apart from the view, where the situation shows it.
  private func setContainerBackground(_ parts: Arguments, at spot: Spot) {
    guard (parts["for"]?.word ?? "widget") == "widget" else { return }
    interface.hasContainerBackground = true
    asked.insert(.container)
    guard situation.showsBackground else { return }
    if let style = backdrop(parts[0], at: spot) {
      interface.containerBackground = ViewNode(.fill(style), source: source(spot))
    } else {
      interface.containerBackground = oneNode(parts[0] ?? parts.content(), at: spot)
    }
  }
}
