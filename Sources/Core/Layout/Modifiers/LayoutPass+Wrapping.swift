// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

extension LayoutPass {
  /// A modifier around a view.
  func wrap(_ child: Int, _ modifier: Modifier, _ context: BuildContext) -> Int {
    switch modifier {
    case .frame(let width, let height, let alignment):
      let frame = LayoutElement.Kind.frame(
        checked(width, child), checked(height, child), alignment)
      return unary(frame, child, context) {
        $0.reset(horizontal: width != nil, vertical: height != nil)
      }
    case .flexibleFrame(let frame):
      let frame = checked(frame, child)
      let (isWide, isHigh) = (!frame.width.isEmpty, !frame.height.isEmpty)
      let element = unary(.flexibleFrame(frame), child, context) {
        $0.reset(horizontal: isWide, vertical: isHigh)
      }
      // A frame around a spacer shares with the others (Calibrated: one picture).
      if case .spacer = elements[child].kind { elements[element].priority = 0 }
      return element
    case .padding(let insets):
      if insets != insets.finite { note(.invalidNumber, elements[child].source) }
      return unary(.padding(insets.finite), child, context) { spacings in
        if insets.top != 0 { spacings.top = .other }
        if insets.bottom != 0 { spacings.bottom = .other }
        if insets.leading != 0 { spacings.leading = .other }
        if insets.trailing != 0 { spacings.trailing = .other }
      }
    case .fixedSize(let horizontal, let vertical):
      return unary(.fixedSize(horizontal: horizontal, vertical: vertical), child, context)
    case .aspectRatio(let ratio, let mode):
      if let ratio, !(ratio > 0 && ratio.isFinite) {
        note(.invalidNumber, elements[child].source)
        return unary(.aspectRatio(nil, mode), child, context)
      }
      return unary(.aspectRatio(ratio, mode), child, context)
    case .containerRelativeFrame(var frame):
      (frame.width, frame.height) = (checked(frame.width, child), checked(frame.height, child))
      return unary(.containerRelativeFrame(frame), child, context) {
        $0.reset(horizontal: frame.axes.horizontal, vertical: frame.axes.vertical)
      }
    case .layoutPriority(let priority):
      elements[child].priority = priority.isNaN ? 0 : priority
      return child
    case .gridCell(let cell):
      elements[child].cell = cell
      return child
    case .offset(let x, let y):
      return unary(.offset([Rect.bounded(x), Rect.bounded(y)]), child, context)
    case .position(let x, let y):
      return unary(.position([Rect.bounded(x), Rect.bounded(y)]), child, context) {
        $0 = EdgeSpacings()
      }
    case .scaleEffect(let x, let y, let anchor):
      return unary(.scale([Rect.bounded(x), Rect.bounded(y)], anchor), child, context)
    case .rotationEffect(let degrees, let anchor):
      return unary(.rotation(degrees, anchor), child, context)
    case .alignmentGuide(let rule):
      let element = unary(.guide(rule), child, context)
      elements[element].hasGuide = true
      return element
    case .background(let node, let alignment):
      return layered(child, node, alignment, isOverlay: false, context)
    case .overlay(let node, let alignment):
      return layered(child, node, alignment, isOverlay: true, context)
    case .backgroundStyle(let style, let shape):
      let content: ViewContent =
        if let shape { .shape(ShapeView(shape, fill: style)) } else { .fill(style) }
      let node = ViewNode(content, source: elements[child].source)
      return layered(child, node, .center, isOverlay: false, context)
    case .mask(let node, let alignment):
      guard let mask = buildOne([node], context.deeper) else {
        // Nothing is seen through an empty mask.
        return unary(.hidden, child, context)
      }
      return unary(.mask(alignment), child, context, second: mask)
    case .clip(let shape, let isEvenOdd):
      return unary(.clip(shape, isEvenOdd: isEvenOdd), child, context)
    case .opacity(let share):
      return effects(child, context) { $0.opacity = share > 0 ? min(share, 1) : 0 }
    case .blend(let mode): return effects(child, context) { $0.blend = mode }
    case .compositingGroup: return effects(child, context) { $0.isIsolated = true }
    case .luminanceToAlpha: return effects(child, context) { $0.turnsLuminanceToAlpha = true }
    case .colorEffect(let effect):
      guard effect.isFinite else {
        note(.invalidNumber, elements[child].source)
        return child
      }
      return effects(child, context) { $0.color = effect }
    case .blur(let radius):
      return effects(child, context) { $0.blurRadius = max(Rect.bounded(radius), 0) }
    case .shadow(var shadow):
      shadow.radius = max(Rect.bounded(shadow.radius), 0)
      (shadow.x, shadow.y) = (Rect.bounded(shadow.x), Rect.bounded(shadow.y))
      return effects(child, context) { $0.shadow = shadow }
    case .hidden: return unary(.hidden, child, context)
    // Set where the environment is built.
    case .environment: return child
    }
  }

  private func effects(
    _ child: Int, _ context: BuildContext, _ change: (inout GroupEffects) -> Void
  ) -> Int {
    var effects = GroupEffects()
    change(&effects)
    return unary(.effects(effects), child, context)
  }

  private func layered(
    _ child: Int, _ node: ViewNode, _ alignment: Alignment, isOverlay: Bool,
    _ context: BuildContext
  ) -> Int {
    var context = context.deeper
    context.axis = nil
    // Several views of a background lie on each other.
    let layers = build([node], context)
    guard let first = layers.first else { return child }
    let second = layers.count > 1 ? add(.zStack(alignment), layers, context) : first
    return unary(.layers(alignment, isOverlay: isOverlay), child, context, second: second)
  }

  /// An element around one view, which has the view's priority, spacing and place in a grid.
  func unary(
    _ kind: LayoutElement.Kind, _ child: Int, _ context: BuildContext, second: Int? = nil,
    _ change: (inout EdgeSpacings) -> Void = { _ in }
  ) -> Int {
    var element = LayoutElement(
      kind, second.map { [child, $0] } ?? [child], environment: context.environment)
    let inner = elements[child]
    element.source = inner.source
    element.priority = inner.priority
    element.spacings = inner.spacings
    element.hasBaseline = inner.hasBaseline
    element.hasGuide = inner.hasGuide
    element.cell = inner.cell
    change(&element.spacings)
    elements.append(element)
    return elements.count - 1
  }

  /// A length of a frame: infinite, negative and NaN ones are reported; they count as unset, 0 and
  /// unset.
  private func checked(_ length: Double?, _ child: Int) -> Double? {
    guard let length else { return nil }
    guard length.isFinite else {
      note(.invalidNumber, elements[child].source)
      return nil
    }
    if length < 0 { note(.invalidNumber, elements[child].source) }
    return max(Rect.bounded(length), 0)
  }

  private func checked(_ frame: FlexibleFrame, _ child: Int) -> FlexibleFrame {
    func checked(_ range: FlexibleFrame.Range) -> FlexibleFrame.Range {
      func valid(_ length: Double?) -> Double? {
        guard let length else { return nil }
        guard !length.isNaN, length >= 0 else {
          note(.invalidNumber, elements[child].source)
          return length.isNaN ? nil : 0
        }
        return length
      }
      var range = FlexibleFrame.Range(
        valid(range.least), ideal: valid(range.ideal), most: valid(range.most))
      if let least = range.least, least == .infinity { range.least = Rect.greatestLength }
      if let least = range.least, let most = range.most, most < least {
        note(.invalidNumber, elements[child].source)
        range.most = least
      }
      return range
    }
    return FlexibleFrame(
      width: checked(frame.width), height: checked(frame.height), alignment: frame.alignment)
  }
}

extension FlexibleFrame.Range {
  /// Whether nothing is set.
  fileprivate var isEmpty: Bool { least == nil && ideal == nil && most == nil }
}

extension EdgeSpacings {
  /// A frame hides what its view wants on the axes that it decides (Reported).
  fileprivate mutating func reset(horizontal: Bool, vertical: Bool) {
    if horizontal { (leading, trailing) = (.other, .other) }
    if vertical { (top, bottom) = (.other, .other) }
  }
}
