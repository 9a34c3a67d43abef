// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyPixels
internal import VibrancyRunning
internal import VibrancySyntax
internal import VibrancyTargets
internal import VibrancyTypography
internal import VibrancyVocabulary

extension SwiftUILibrary {
  /// `value.name` of SwiftUI; `nil`: not known.
  func member(_ name: String, of value: SampleValue) -> SampleValue? {
    switch value {
    case .interface(let value): return member(name, of: value)
    case .implicit(let base, let arguments, let spot):
      if let part = asyncImagePhase(base, arguments, name) { return part }
      guard arguments == nil else { return nil }
      if name == "gradient" || Self.levels[name] != nil, let style = style(value) {
        return member(name, of: .style(style))
      }
      // `.circle.fill`.
      if ["fill", "circle", "square", "rectangle", "slash"].contains(name) {
        return .implicit(base + "." + name, nil, spot)
      }
      // `.Birds.heron`: the symbol of a set in a group.
      if base.first?.isUppercase == true,
        code.interface.sets.name(ofSymbol: base + name, kind: .image) != nil
      {
        return .implicit(base + "." + name, nil, spot)
      }
      return nil
    case .view(.image(let image)):
      // What tools generate for a set has a picture for each framework.
      if ["image", "swiftUIImage", "uiImage"].contains(name) { return value }
      guard name == "size" else { return nil }
      if case .named(let name) = image.origin, let size = code.interface.pictures(name) {
        return .interface(.size(size))
      }
      return .interface(.size(code.interface.pictures("") ?? Size(100, 100)))
    case .void, .nothing, .bool, .integer, .double, .string, .array, .set, .dictionary, .tuple,
      .range, .enumeration, .structure, .object, .closure, .function, .type, .keyPath,
      .foundation, .view, .unknown:
      return nil
    }
  }

  /// `image` and `error` of an `AsyncImagePhase` that code holds itself, such as `.empty`, with which
  /// its own views of remote pictures begin; `nil`: it is none.
  private func asyncImagePhase(
    _ phase: String, _ arguments: [PassedValue]?, _ name: String
  ) -> SampleValue? {
    switch (phase, name) {
    case ("empty", "image"), ("empty", "error"): arguments == nil ? .nothing : nil
    case ("success", "image"), ("failure", "error"): arguments?.first?.value
    case ("success", "error"), ("failure", "image"): arguments == nil ? nil : .nothing
    default: nil
    }
  }

  private static let levels = [
    "primary": 0, "secondary": 1, "tertiary": 2, "quaternary": 3, "quinary": 4,
  ]

  private func member(_ name: String, of value: InterfaceValue) -> SampleValue? {
    switch value {
    case .style(let style):
      if name == "gradient" { return .interface(.style(gradient(of: style))) }
      if let level = Self.levels[name] {
        return .interface(.style(level == 0 ? style : .levelOf(style, level)))
      }
      return ["cgColor", "color", "uiColor", "swiftUIColor", "asColor"].contains(name)
        ? .interface(value) : nil
    case .size(let size):
      switch name {
      case "width": return .double(size.width)
      case "height": return .double(size.height)
      case _: return nil
      }
    case .point(let point):
      switch name {
      case "x", "dx": return .double(point.x)
      case "y", "dy": return .double(point.y)
      case _: return nil
      }
    case .rect(let rect): return member(name, of: rect)
    case .insets(let insets):
      switch name {
      case "top": return .double(insets.top)
      case "leading", "left": return .double(insets.leading)
      case "bottom": return .double(insets.bottom)
      case "trailing", "right": return .double(insets.trailing)
      case _: return nil
      }
    case .angle(let degrees):
      switch name {
      case "degrees": return .double(degrees)
      case "radians": return .double(degrees * Trigonometry.pi / 180)
      case _: return nil
      }
    case .unitPoint(let point):
      return name == "x" ? .double(point.x) : name == "y" ? .double(point.y) : nil
    case .geometry(let size):
      switch name {
      case "size": return .interface(.size(size))
      case "safeAreaInsets": return .interface(.insets(Insets()))
      case _: return nil
      }
    case .path(let recorder): return member(name, of: recorder)
    case .stops(let stops):
      return name == "stops" ? .array(stops.map { .interface(.stop($0)) }) : nil
    case .stop(let stop):
      switch name {
      case "color": return .interface(.style(.color(stop.color)))
      case "location": return .double(stop.location)
      case _: return nil
      }
    case .word(let type, let word): return member(name, ofWord: word, of: type)
    case .stroke(let stroke): return name == "lineWidth" ? .double(stroke.width) : nil
    case .font(let font):
      return metric(name, of: font).map { .double($0) }
    case .graphics(let context): return name == "opacity" ? .double(context.opacity) : nil
    case .axisValue(let value):
      switch name {
      case "index": return .integer(value.index)
      case "count": return .integer(value.count)
      case _: return nil
      }
    case .scaledMetric(let base, let style):
      return name == "wrappedValue" ? .double(scaled(base, with: style)) : nil
    case .track, .alignment, .weight, .textStyle, .length, .transform, .system: return nil
    }
  }

  private func member(_ name: String, of rect: Rect) -> SampleValue? {
    switch name {
    case "width": .double(rect.width)
    case "height": .double(rect.height)
    case "minX": .double(rect.x)
    case "midX": .double(rect.x + rect.width / 2)
    case "maxX": .double(rect.right)
    case "minY": .double(rect.y)
    case "midY": .double(rect.y + rect.height / 2)
    case "maxY": .double(rect.bottom)
    case "size": .interface(.size(rect.size))
    case "origin": .interface(.point([rect.x, rect.y]))
    case "center": .interface(.point([rect.x + rect.width / 2, rect.y + rect.height / 2]))
    case "isEmpty": .bool(rect.width <= 0 || rect.height <= 0)
    case _: nil
    }
  }

  private func member(_ name: String, of recorder: PathRecorder) -> SampleValue? {
    switch name {
    case "isEmpty": return .bool(recorder.path.isEmpty)
    case "currentPoint":
      return recorder.path.lastPoint.map { .interface(.point($0)) } ?? .nothing
    case "cgPath": return .interface(.path(recorder))
    case "boundingRect", "boundingBox":
      guard let (low, high) = recorder.path.bounds else {
        return .interface(.rect(Rect(0, 0, 0, 0)))
      }
      return .interface(.rect(Rect(low.x, low.y, high.x - low.x, high.y - low.y)))
    case _: return nil
    }
  }

  private func member(_ name: String, ofWord word: String, of type: String) -> SampleValue? {
    switch (type, name) {
    case ("ViewDimensions", "width"):
      return .interface(.length(LinearLength(width: 1)))
    case ("ViewDimensions", "height"):
      return .interface(.length(LinearLength(height: 1)))
    case ("UITraitCollection", "userInterfaceStyle"):
      return .interface(.word("UIUserInterfaceStyle", word))
    case ("AsyncImagePhase", "image"), ("AsyncImagePhase", "case success"):
      return .view(.image(ImageValue(.made, at: Spot.nowhere)))
    case ("AsyncImagePhase", "error"): return .nothing
    case ("ChartProxy", "plotFrame"), ("ChartProxy", "plotAreaFrame"):
      return .interface(.word("ChartProxy", "plot"))
    case ("TimelineViewContext", "date"): return .foundation(.date(code.situation.now))
    case ("TimelineViewContext", "cadence"): return .implicit("live", nil, Spot.nowhere)
    case ("UIScreen", "bounds"), ("WKInterfaceDevice", "screenBounds"):
      let (width, height) = code.situation.platform == .watchOS ? (198.0, 242.0) : (393.0, 852.0)
      return .interface(.rect(Rect(0, 0, width, height)))
    case ("UIScreen", "scale"), ("WKInterfaceDevice", "screenScale"):
      return .double(code.situation.displayScale)
    case ("UIDevice", "userInterfaceIdiom"):
      return .interface(.word("UIUserInterfaceIdiom", "phone"))
    case (_, "description"), (_, "rawValue"), (_, "debugDescription"): return .string(word)
    case ("DynamicTypeSize", "isAccessibilitySize"),
      ("ContentSizeCategory", "isAccessibilityCategory"):
      return .bool(word.hasPrefix("accessibility"))
    case _: return nil
    }
  }

  /// `value.name(…)` of SwiftUI; `nil`: not known.
  func call(
    _ name: String, on receiver: inout SampleValue, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    let parts = Arguments(arguments)
    switch receiver {
    case .interface(.path(let recorder)):
      if let result = pathCall(name, on: recorder, arguments, at: spot) { return result }
    case .interface(.style(let style)):
      if let result = styleMethod(name, of: style, parts) { return .interface(.style(result)) }
      // What gives a color's components is no modifier of it as a view.
      if ["getRed", "getHue", "getWhite"].contains(name) { return nil }
    case .interface(.graphics(var context)):
      let result = graphicsCall(name, on: &context, parts, at: spot)
      if result != nil { receiver = .interface(.graphics(context)) }
      return result
    case .interface(.axisValue(let value)):
      guard name == "as", case .type(let type)? = parts[0] else { return nil }
      return value.converted(to: type.last)
    case .interface(.font(let font)):
      return changed(font, name, parts).map { .interface(.font($0)) }
    case .interface(.geometry(let size)):
      return name == "frame"
        ? .interface(.rect(Rect(0, 0, size.width, size.height)))
        : name == "bounds" ? .interface(.rect(Rect(0, 0, size.width, size.height))) : nil
    case .interface(.rect(let rect)): return rectCall(name, rect, parts)
    case .interface(.size), .interface(.point), .interface(.transform):
      return transformCall(name, receiver, parts)
    case .interface(.word("UIFontMetrics", let style)):
      return fontMetricsCall(name, arguments, style)
    case .interface(.word(let type, let word)):
      return wordCall(name, receiver, type, word)
    case .implicit: return implicitCall(name, receiver, parts)
    case .string(let text): return measured(text, name, parts)
    case .void, .nothing, .bool, .integer, .double, .array, .set, .dictionary, .tuple, .range,
      .enumeration, .structure, .object, .closure, .function, .type, .keyPath, .foundation,
      .interface, .view, .unknown:
      break
    }
    guard let view = shownView(of: receiver, at: spot) else { return nil }
    return modifying(view, name, arguments, at: spot)
  }

  private func styleMethod(
    _ name: String, of style: ForegroundStyle, _ parts: Arguments
  ) -> ForegroundStyle? {
    switch name {
    case "opacity", "withAlphaComponent": return parts[0]?.number.map { faded(style, $0) }
    case "copy": return parts["alpha"]?.number.map { faded(style, $0) }
    case "mix":
      guard let other = self.style(parts["with"]), let share = parts["by"]?.number else {
        return nil
      }
      let (first, second) = (paintColor(style), paintColor(other))
      let t = Float(share > 0 ? min(share, 1) : 0)
      return .color(
        PaintColor(
          first.color.mixed(with: second.color, by: t),
          opacity: first.opacity + (second.opacity - first.opacity) * t))
    case "resolvedColor": return style
    case _: return nil
    }
  }

  private func rectCall(_ name: String, _ rect: Rect, _ parts: Arguments) -> SampleValue? {
    let (x, y) = (parts["dx"]?.number ?? parts["by"]?.number ?? 0, parts["dy"]?.number ?? 0)
    switch name {
    case "insetBy":
      return .interface(
        .rect(Rect(rect.x + x, rect.y + y, rect.width - 2 * x, rect.height - 2 * y)))
    case "inset":
      guard let insets = insets(parts["by"]) else { return nil }
      return .interface(
        .rect(
          Rect(
            rect.x + insets.leading, rect.y + insets.top, rect.width - insets.horizontal,
            rect.height - insets.vertical)))
    case "offsetBy": return .interface(.rect(Rect(rect.x + x, rect.y + y, rect.width, rect.height)))
    case "contains":
      guard let point = point(parts[0]) else { return nil }
      return .bool(
        point.x >= rect.x && point.x < rect.right && point.y >= rect.y && point.y < rect.bottom)
    case _: return nil
    }
  }

  private func transformCall(
    _ name: String, _ receiver: SampleValue, _ parts: Arguments
  ) -> SampleValue? {
    switch receiver {
    case .interface(.point(let point)):
      guard name == "applying", let transform = parts[0].flatMap({ affine($0) }) else { return nil }
      return .interface(.point(transform(point)))
    case .interface(.transform(let transform)):
      let next: Affine
      switch name {
      case "translatedBy": next = .moving(by: [parts["x"]?.number ?? 0, parts["y"]?.number ?? 0])
      case "scaledBy": next = .scaling(parts["x"]?.number ?? 1, parts["y"]?.number ?? 1)
      case "rotated": next = .turning(by: parts["by"]?.number ?? 0)
      case "concatenating":
        return parts[0].flatMap { affine($0) }.map { .interface(.transform(transform.then($0))) }
      case _: return nil
      }
      return .interface(.transform(next.then(transform)))
    case _: return nil
    }
  }

  private func wordCall(
    _ name: String, _ receiver: SampleValue, _ type: String, _ word: String
  ) -> SampleValue? {
    switch type {
    case "ChartProxy": return .nothing
    case "Animation", "AnyTransition", "Transition", "ContentTransition", "SymbolEffect", "Style":
      return receiver
    case _: return nil
    }
  }

  /// A method of a value whose type is not known where it stands: `.red.opacity(0.5)`,
  /// `.system(size: 12).bold()`.
  private func implicitCall(
    _ name: String, _ receiver: SampleValue, _ parts: Arguments
  ) -> SampleValue? {
    if let font = font(receiver), let changed = changed(font, name, parts) {
      return .interface(.font(changed))
    }
    if let style = style(receiver), let changed = styleMethod(name, of: style, parts) {
      return .interface(.style(changed))
    }
    if Self.animations.contains(name) { return receiver }
    return nil
  }

  private static let animations: Set<String> = [
    "combined", "repeatForever", "repeatCount", "delay", "speed", "animation", "wholeSymbol",
    "byLayer", "nonRepeating", "repeating",
  ]
}
