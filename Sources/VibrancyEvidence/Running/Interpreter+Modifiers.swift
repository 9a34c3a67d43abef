// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

extension Interpreter {
  /// What a value is as a view.
  func tree(of value: Value) -> ViewTree {
    switch value {
    case .view(let tree): return tree
    case .object(let instance): return .custom(instance)
    case .paint(let paint):
      return .leaf(.fill(paint), paint.spot ?? way.last ?? Spot(file: 0, token: 0))
    case .picture(let picture):
      return .leaf(.picture(picture), picture.spot ?? way.last ?? Spot(file: 0, token: 0))
    case .either(let values): return .group(values.map { tree(of: $0) }, .alternatives(all: false))
    case .closure(let function):
      return tree(
        of: run(function, [], at: Spot(file: function.frame.file, token: function.closure.at)))
    case .list(let values): return .group(values.map { tree(of: $0) }, .listed)
    case .method(_, on: nil): return .empty
    case .unknown(let type):
      if let type, let entry = program.type(named: type.name, from: 0) {
        let instance = Instance(type: entry, spot: Spot(file: 0, token: 0))
        if isView(instance) { return .custom(instance) }
      }
      return .leaf(.unknown(type?.name ?? ""), way.last ?? Spot(file: 0, token: 0))
    case .truth, .number, .text, .member, .method, .type, .pairs, .nothing, .environment,
      .configuration:
      return .empty
    }
  }

  /// What a modifier makes of a value.
  func modify(
    _ base: Value, _ name: String, _ arguments: [Passed], at spot: Spot, _ frame: inout Frame
  ) -> Value {
    let own = ownModifiers(name, of: base, arguments.map { Passing($0.label, $0.value) })
    if !own.isEmpty { return invoke(.method(own, on: base), arguments, at: spot, &frame) }
    switch base {
    case .configuration(let configuration):
      return .configuration(configured(configuration, name, arguments))
    case .picture(let picture):
      guard !Self.isViewModifier(name) else { break }
      return .picture(redrawn(picture, name, arguments))
    case .paint(let paint):
      switch name {
      case "opacity", "withAlphaComponent":
        return .paint(paint.faded(number(arguments.first?.value)))
      case "gradient", "shadow", "mix", "resolvedColor", "withSystemEffect", "saturation",
        "lighter", "darker", "blendMode":
        return .paint(paint)
      default: break
      }
    case .unknown, .truth, .number, .text, .member, .view, .closure, .method, .object, .type,
      .list, .pairs, .nothing, .environment, .either:
      break
    }
    return .view(modified(tree(of: base), name, arguments, at: spot, &frame))
  }

  /// The functions of the sources that a call of this name on a value may mean.
  ///
  /// One whose labels differ is none of them where SwiftUI has a modifier of the name.
  private func ownModifiers(
    _ name: String, of base: Value, _ arguments: [Passing]
  ) -> [Program.Member] {
    let own = extensionMembers(named: name, of: base).filter { $0.declaration.kind == .function }
    guard !own.isEmpty, Self.isNeutral(name) || Self.drawing.contains(name) else { return own }
    return own.filter { Passing.arguments(arguments, fit: $0.declaration.parameters) }
  }

  /// SwiftUI's modifiers that change ink or layers.
  private static let drawing: Set<String> = [
    "background", "overlay", "containerBackground", "fill", "stroke", "strokeBorder", "opacity",
    "hidden", "widgetAccentable", "widgetAccentedRenderingMode", "luminanceToAlpha",
    "foregroundColor", "foregroundStyle", "tint", "renderingMode", "mask", "blendMode", "frame",
    "trim", "scaleEffect", "resizable", "environment", "buttonStyle", "toggleStyle", "labelStyle",
    "gaugeStyle", "progressViewStyle", "modifier", "privacySensitive", "invalidatableContent",
  ]

  private func redrawn(_ picture: Picture, _ name: String, _ arguments: [Passed]) -> Picture {
    var picture = picture
    switch name {
    case "withRenderingMode", "renderingMode":
      picture.isTemplate = isTemplate(arguments.first?.value)
    case "withTintColor": picture.isTemplate = true
    default: break
    }
    return picture
  }

  private func isTemplate(_ value: Value?) -> Bool? {
    guard case .member(let words, _)? = value, words.count == 1 else { return nil }
    switch words.first {
    case "template", "alwaysTemplate": return true
    case "original", "alwaysOriginal": return false
    default: return nil
    }
  }

  private func number(_ value: Value?) -> Double? {
    if case .number(let number)? = value { number } else { nil }
  }

  /// A paint, where a value is one.
  func paint(of value: Value?, _ file: Int) -> Paint? {
    switch value {
    case .paint(let paint)?: return paint
    case .member(let words, _)?:
      return Paint.one(of: words.sorted().map { paint(named: $0, file) ?? Paint(named: $0) })
    case .either(let values)?:
      let paints = values.compactMap { paint(of: $0, file) }
      return paints.count == values.count ? Paint.one(of: paints) : nil
    case .unknown(let type?)? where type.last == "Color" || type.last == "UIColor":
      return Paint()
    case .unknown(let type?)?
    where type.last == "ShapeStyle" || type.last == "AnyShapeStyle"
      || type.last == "LinearGradient" || type.last == "Gradient":
      return Paint(alpha: nil)
    case .view(.leaf(.fill(let paint), _))?: return paint
    case .view(.modified(let inner, _, _))?: return paint(of: .view(inner), file)
    case .view(.maybe(let inner, _))?:
      var paint = paint(of: .view(inner), file)
      paint?.isOneOfSeveral = true
      return paint
    case .view(.group(let parts, .alternatives))?:
      let paints = parts.compactMap { paint(of: .view($0), file) }
      return paints.count == parts.count ? Paint.one(of: paints) : nil
    case .closure(let function)?:
      return paint(of: run(function, [], at: Spot(file: file, token: 0)), file)
    case .unknown, .truth, .number, .text, .view, .picture, .method, .object, .type, .list, .pairs,
      .nothing, .environment, .configuration, nil:
      return nil
    }
  }

  /// A color of the sources by its name.
  func paint(named name: String, _ file: Int) -> Paint? {
    for type in ["Color", "ShapeStyle", "UIColor"] {
      let found = program.extensionMembers(named: name, of: type)
      if let property = found.first(where: { $0.declaration.kind == .property }) {
        return paint(of: read(property, own: nil), file) ?? Paint()
      }
    }
    return Paint(named: name)
  }

  private static let viewModifiers: Set<String> = [
    "background", "overlay", "frame", "opacity", "resizable", "widgetAccentable", "padding",
    "clipShape", "cornerRadius", "scaledToFit", "scaledToFill", "aspectRatio", "mask",
    "widgetAccentedRenderingMode", "foregroundColor", "foregroundStyle", "ignoresSafeArea",
  ]

  private static func isViewModifier(_ name: String) -> Bool { viewModifiers.contains(name) }

  private func modified(
    _ tree: ViewTree, _ name: String, _ arguments: [Passed], at spot: Spot, _ frame: inout Frame
  ) -> ViewTree {
    let first = arguments.first?.value
    func with(_ modifier: ViewTree.Modifier) -> ViewTree { .modified(tree, modifier, spot) }
    switch name {
    case "background":
      return with(.background(layers(arguments, at: spot, frame.file)))
    case "overlay": return with(.overlay(layers(arguments, at: spot, frame.file)))
    case "containerBackground":
      return with(
        .containerBackground(layer(arguments.filter { $0.label != "for" }, at: spot, frame.file)))
    case "fill":
      // Most styles that code holds in variables are plain colors.
      let paint = paint(of: first, frame.file) ?? Paint.likely(isGiven: first != nil)
      if case .leaf(.shape, _) = tree { return .leaf(.shape(paint, isStroke: false), spot) }
      return with(.ink(paint))
    case "stroke", "strokeBorder":
      return tree.stroked(paint(of: first, frame.file), spot)
    case "opacity": return with(.opacity(opacity(first)))
    case "hidden": return with(.hidden)
    case "widgetAccentable": return with(.accentable(first.map { truth($0) } ?? true))
    case "widgetAccentedRenderingMode": return with(.accentedRendering(renderings(first)))
    case "luminanceToAlpha": return with(.luminanceToAlpha)
    case "foregroundColor", "foregroundStyle", "tint":
      if name == "tint", case .leaf(.shape, _) = tree { return tree }
      return with(.ink(paint(of: first, frame.file) ?? Paint.likely(isGiven: true)))
    case "renderingMode", "withRenderingMode":
      return isTemplate(first).map { with(.template($0)) } ?? tree
    case "mask": return with(.mask(layer(arguments, at: spot, frame.file)))
    case "blendMode":
      guard case .member(let words, _)? = first, let word = words.first else { return tree }
      return with(.blend(word))
    case "frame":
      let sides = arguments.filter {
        ["width", "height", "maxWidth", "maxHeight"].contains($0.label)
      }
      let isComputed = sides.contains { side in
        if case .unknown = side.value {
          side.label == "width" || side.label == "height"
        } else {
          false
        }
      }
      return with(
        .frame(
          width: number(arguments.first { $0.label == "width" }?.value),
          height: number(arguments.first { $0.label == "height" }?.value), isComputed: isComputed))
    case "trim", "scaleEffect":
      let isComputed = arguments.contains { if case .unknown = $0.value { true } else { false } }
      return with(.trimmed(isComputed: isComputed))
    case "resizable": return with(.resizable)
    case "environment":
      guard case .member(let names, _)? = first, let name = names.first, arguments.count > 1 else {
        return tree
      }
      return with(.environment(name, arguments[1].value))
    case "buttonStyle", "toggleStyle", "labelStyle", "gaugeStyle", "progressViewStyle":
      return first.map { with(.style(name, $0)) } ?? tree
    case "modifier": return first.map { with(.custom($0)) } ?? tree
    case "privacySensitive": return with(.privacySensitive)
    case "invalidatableContent": return with(.invalidatable)
    default: break
    }
    // `.if(condition) { $0.… }` and its like, of a module that is not at hand.
    if let argument = arguments.last, case .closure(let function) = argument.value,
      !function.closure.parameters.isEmpty || Self.applies(name)
    {
      let result = self.tree(of: run(function, [.view(tree)], at: spot))
      if case .leaf(.unknown, _) = result { return tree }
      if case .group(let parts, _) = result, parts.isEmpty { return tree }
      return .group([.maybe(tree, spot), .maybe(result, spot)], .alternatives(all: false))
    }
    return Self.isNeutral(name) ? tree : with(.unknown(name))
  }

  private static func applies(_ name: String) -> Bool {
    ["if", "modify", "apply", "transform", "conditional", "iflet", "then", "modifier"]
      .contains(name.lowercased())
  }

  /// Whether a call only changes what nobody asks for, so that its arguments need not be known.
  func isWithoutEffect(_ name: String, on receiver: Value, _ arguments: [Argument]) -> Bool {
    guard Self.isNeutral(name) else { return false }
    func isForeign() -> Bool {
      ownModifiers(name, of: receiver, arguments.map { Passing($0.label, $0.value) }).isEmpty
    }
    switch receiver {
    case .view: return isForeign()
    case .object(let instance):
      return isView(instance) && instance.fields[name] == nil
        && program.members(named: name, of: instance.type).isEmpty && isForeign()
    case .unknown, .truth, .number, .text, .member, .paint, .picture, .closure, .method, .type,
      .list, .pairs, .nothing, .environment, .configuration, .either:
      return false
    }
  }

  /// Whether SwiftUI has a modifier of this name, which changes no ink.
  private static func isNeutral(_ name: String) -> Bool { SwiftUIModifiers.names.contains(name) }

  /// Several views behind or above one lie on each other.
  private func layers(_ arguments: [Passed], at spot: Spot, _ file: Int) -> ViewTree {
    let parts = layer(arguments, at: spot, file).listed
    return parts.count == 1 ? parts[0] : .group(parts, .layered)
  }

  /// What `background` and its like put there.
  private func layer(_ arguments: [Passed], at spot: Spot, _ file: Int) -> ViewTree {
    let shape = arguments.contains { $0.label == "in" }
    let content = arguments.first { argument in
      if argument.label == nil || argument.label == "content" { return true }
      return false
    }
    guard let content else { return .empty }
    switch content.value {
    case .member, .paint, .unknown:
      guard let paint = paint(of: content.value, file) else {
        return tree(of: content.value)
      }
      return .leaf(shape ? .shape(paint, isStroke: false) : .fill(paint), spot)
    case .either(let values):
      if let paint = paint(of: content.value, file) { return .leaf(.fill(paint), spot) }
      return .group(values.map { layer([(nil, $0)], at: spot, file) }, .alternatives(all: false))
    case .closure(let function):
      let value = run(function, [], at: spot)
      if case .paint(let paint) = value { return .leaf(.fill(paint), spot) }
      return tree(of: value)
    case .truth, .number, .text, .view, .picture, .method, .object, .type, .list, .pairs, .nothing,
      .environment, .configuration:
      return tree(of: content.value)
    }
  }

  private func opacity(_ value: Value?) -> Double? {
    switch value {
    case .number(let number)?: number
    case .either(let values)?: values.compactMap { opacity($0) }.max()
    case .unknown, .truth, .text, .member, .view, .paint, .picture, .closure, .method, .object,
      .type, .list, .pairs, .nothing, .environment, .configuration, nil:
      nil
    }
  }

  private func renderings(_ value: Value?) -> [AccentedRendering]? {
    switch value {
    case .member(let words, _)?:
      let found = words.compactMap { AccentedRendering(rawValue: $0) }
      return found.count == words.count ? found : nil
    case .nothing?: return []
    case .either(let values)?:
      let found = values.map { renderings($0) }
      return found.contains { $0 == nil } ? nil : found.flatMap { $0 ?? [] }
    case .unknown, .truth, .number, .text, .view, .paint, .picture, .closure, .method, .object,
      .type, .list, .pairs, .environment, .configuration, nil:
      return nil
    }
  }

  private func configured(
    _ configuration: WidgetConfiguration, _ name: String, _ arguments: [Passed]
  ) -> WidgetConfiguration {
    var configuration = configuration
    let first = arguments.first?.value
    switch name {
    case "supportedFamilies": configuration.families = families(first)
    case "disfavoredLocations":
      guard case .list(let values)? = first else { break }
      let places = values.flatMap { value -> [WidgetLocation] in
        guard case .member(let words, _) = value else { return [] }
        return words.compactMap { WidgetLocation(rawValue: $0) }
      }
      let wanted = arguments.first { $0.label == "for" }?.value
      configuration.disfavored.append((Set(places), wanted.flatMap { families($0) }))
    case "containerBackgroundRemovable":
      if let first, truth(first) == false { configuration.backgroundIsRemovable = false }
    default: break
    }
    return configuration
  }

  /// Widget families that a value lists; `nil` where nobody knows.
  private func families(_ value: Value?) -> Set<Family>? {
    switch value {
    case .list(let values)?:
      var families: Set<Family> = []
      for value in values {
        guard case .member(let words, _) = value else { return nil }
        for word in words {
          let name = word == "systemExtraLargePortrait" ? "systemExtraLarge" : word
          if let family = Family(rawValue: name) { families.insert(family) }
        }
      }
      return families
    case .either(let values)?:
      var families: Set<Family> = []
      for value in values {
        guard let some = self.families(value) else { return nil }
        families.formUnion(some)
      }
      return families
    case .unknown, .truth, .number, .text, .member, .view, .paint, .picture, .closure, .method,
      .object, .type, .pairs, .nothing, .environment, .configuration, nil:
      return nil
    }
  }
}

extension Value {
  /// As `Outcome` puts views together, before they are opened.
  var tree: ViewTree {
    switch self {
    case .view(let tree): tree
    case .object(let instance): .custom(instance)
    case .paint(let paint): .leaf(.fill(paint), paint.spot ?? Spot(file: 0, token: 0))
    case .picture(let picture): .leaf(.picture(picture), picture.spot ?? Spot(file: 0, token: 0))
    case .either(let values): .group(values.map(\.tree), .alternatives(all: false))
    case .list(let values): .group(values.map(\.tree), .listed)
    case .unknown(let type): .leaf(.unknown(type?.name ?? ""), Spot(file: 0, token: 0))
    case .truth, .number, .text, .member, .closure, .method, .type, .pairs, .nothing,
      .environment, .configuration:
      .empty
    }
  }

  /// Its paint, if it is one.
  var asPaint: Paint? { if case .paint(let paint) = self { paint } else { nil } }
}

/// What tells of an argument which parameter it is for.
private struct Passing {
  let label: String?
  let isClosure: Bool

  init(_ label: String?, _ value: Value) {
    self.label = label
    if case .closure = value { isClosure = true } else { isClosure = false }
  }

  init(_ label: String?, _ value: Expression) {
    self.label = label
    if case .closure = value { isClosure = true } else { isClosure = false }
  }

  /// Whether arguments can be those of a function, by their labels.
  static func arguments(_ arguments: [Passing], fit parameters: [Parameter]) -> Bool {
    let labels = arguments.compactMap(\.label)
    guard labels.allSatisfy({ label in parameters.contains { $0.label == label } }) else {
      return false
    }
    // A trailing closure has no label, whatever its parameter's is.
    let trailing = arguments.count { $0.label == nil && $0.isClosure }
    let plain = arguments.count { $0.label == nil && !$0.isClosure }
    let missing = parameters.count { parameter in
      parameter.value == nil && parameter.label.map { !labels.contains($0) } ?? false
    }
    let unlabelled = parameters.filter { $0.label == nil }
    return missing <= trailing && plain <= unlabelled.count
      && unlabelled.count { $0.value == nil } <= plain + trailing
  }
}

extension ViewTree {
  /// A shape with its outline drawn, and with what was done to it before.
  fileprivate func stroked(_ paint: Paint?, _ spot: Spot) -> ViewTree {
    switch self {
    case .modified(let inner, let modifier, let at):
      .modified(inner.stroked(paint, spot), modifier, at)
    case .leaf, .group, .custom, .control, .maybe:
      .leaf(.shape(paint, isStroke: true), spot)
    }
  }
}

/// SwiftUI's modifiers that change neither ink nor layers.
enum SwiftUIModifiers {
  static let names: Set<String> = [
    "padding", "font", "fontWeight", "fontDesign", "bold", "italic", "lineLimit", "lineSpacing",
    "minimumScaleFactor", "multilineTextAlignment", "truncationMode", "allowsTightening",
    "kerning", "tracking", "baselineOffset", "underline", "strikethrough", "monospacedDigit",
    "monospaced", "textCase", "textSelection", "dynamicTypeSize", "aspectRatio", "scaledToFit",
    "scaledToFill", "clipShape", "clipped", "cornerRadius", "shadow", "rotationEffect",
    "rotation3DEffect", "offset", "position", "fixedSize", "layoutPriority", "zIndex",
    "alignmentGuide", "ignoresSafeArea", "edgesIgnoringSafeArea", "safeAreaInset",
    "safeAreaPadding", "contentMargins", "imageScale", "symbolRenderingMode", "symbolVariant",
    "symbolEffect", "antialiased", "interpolation", "contentTransition", "transition",
    "animation", "id", "tag", "accessibility", "accessibilityLabel", "accessibilityHidden",
    "accessibilityValue", "accessibilityElement", "accessibilityIdentifier",
    "accessibilityAddTraits", "accessibilityHint", "accessibilityRemoveTraits", "widgetURL",
    "widgetLabel", "widgetCurvesContent", "unredacted", "redacted", "disabled", "onTapGesture",
    "onAppear", "task", "labelsHidden", "listRowBackground", "controlSize", "saturation",
    "brightness", "contrast", "grayscale", "colorMultiply", "blur", "drawingGroup",
    "compositingGroup", "geometryGroup", "preferredColorScheme", "environmentObject",
    "accentColor", "buttonBorderShape", "contentShape", "previewContext",
    "previewDisplayName", "gridCellColumns", "gridColumnAlignment", "gridCellAnchor",
    "gridCellUnsizedAxes", "containerShape", "dynamicIsland", "activityBackgroundTint",
    "activitySystemActionForegroundColor", "keylineTint", "flipsForRightToLeftLayoutDirection",
    "transformEffect", "help", "hueRotation", "colorInvert", "scrollDisabled", "listStyle",
    "containerRelativeFrame", "visualEffect", "textScale", "typesettingLanguage",
    "handGestureShortcut",
    "supplementalActivityFamilies", "transaction",
    "widgetTexture", "supportedMountingStyles", "backgroundStyle", "fontWidth",
    "speechAlwaysIncludesPunctuation", "speechSpellsOutCharacters", "lineHeight", "equatable",
    "glassEffect", "rotation", "menuStyle", "inset",
    "size", "scale", "path", "setFailureType", "coordinateSpace", "preference",
    "overlayPreferenceValue", "backgroundPreferenceValue", "onPreferenceChange", "anchorPreference",
    "navigationTitle", "allowsHitTesting", "onChange", "onReceive", "fillStyle", "writingMode",
  ]
}
