// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySampling
internal import VibrancySyntax
internal import VibrancyVocabulary

extension Interpreter {
  /// What a value is as a view.
  func tree(of value: Value) -> ViewTree {
    switch value {
    case .view(let tree): return tree
    case .object(let instance): return .custom(instance)
    case .paint(let paint):
      return .leaf(.fill(paint), paint.spot ?? way.last ?? Spot.nowhere)
    case .picture(let picture):
      return .leaf(.picture(picture), picture.spot ?? way.last ?? Spot.nowhere)
    case .either(let values): return .group(values.map { tree(of: $0) }, .alternatives(all: false))
    case .closure(let function):
      return tree(
        of: run(function, [], at: Spot(file: function.frame.file, token: function.closure.at)))
    case .list(let values):
      // Lists may hold one list many times over.
      return deeper { .group(values.map { tree(of: $0) }, .listed) } ?? .empty
    case .method(_, on: nil): return .empty
    case .unknown(let type):
      if let type, let image = image(ofType: type, way.last ?? Spot.nowhere) {
        return image
      }
      if let type, let entry = program.type(type, near: 0) {
        let instance = Instance(type: entry, spot: Spot.nowhere)
        if isView(instance) { return .custom(instance) }
      }
      return .leaf(
        .unknown(type?.name ?? "", type?.gap),
        type?.gap?.spot ?? way.last ?? Spot.nowhere)
    case .truth, .number, .text, .member, .method, .type, .pairs, .nothing, .environment, .implicit,
      .configuration:
      return .empty
    }
  }

  /// A picture that is known by its type alone, which may be a set, a symbol or loaded; `nil` for other
  /// types.
  func image(ofType type: TypeName, _ spot: Spot) -> ViewTree? {
    guard type.last == "Image", !type.isArray, program.type(type, near: spot.file) == nil else {
      return nil
    }
    return .leaf(.picture(Picture(sources: [.named(.any)])), type.gap?.spot ?? spot)
  }

  /// What a modifier makes of a value.
  func modify(
    _ base: Value, _ name: String, _ arguments: [Passed], at spot: Spot, _ frame: inout Frame
  ) -> Value {
    let own = ownModifiers(
      name, of: base, arguments.map { Passing($0.label, $0.value) }, from: spot.file)
    if !own.isEmpty { return invoke(.method(own, on: base), arguments, at: spot, &frame) }
    switch base {
    case .configuration(let configuration):
      return .configuration(configured(configuration, name, arguments))
    case .picture(let picture):
      guard !Self.isViewModifier(name), SwiftUIModifier(named: name) != .colors else { break }
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
      .list, .pairs, .nothing, .environment, .implicit, .either:
      break
    }
    var base = base
    if case .paint(var paint) = base, paint.spot == nil {
      paint.spot = spot
      base = .paint(paint)
    }
    return .view(modified(tree(of: base), name, arguments, at: spot, &frame))
  }

  /// The functions of the sources that a call of this name on a value may mean.
  ///
  /// One whose labels differ is none of them where SwiftUI has a modifier of the name, and in its own
  /// body the name is SwiftUI's, or that of another.
  func ownModifiers(
    _ name: String, of base: Value, _ arguments: [Passing], from file: Int
  ) -> [Program.Member] {
    let own = extensionMembers(named: name, of: base, from: file)
      .filter { $0.declaration.kind == .function }
    guard !own.isEmpty, SwiftUIModifier(named: name) != nil else { return own }
    return own.filter {
      Passing.arguments(arguments, fit: $0.declaration.parameters) && !isEntered($0)
    }
  }

  func redrawn(_ picture: Picture, _ name: String, _ arguments: [Passed]) -> Picture {
    var picture = picture
    switch name {
    case "withRenderingMode", "renderingMode":
      picture.isTemplate = isTemplate(arguments.first?.value)
    case "withTintColor": picture.isTemplate = true
    case "imageFlippedForRightToLeftLayoutDirection", "preparingForDisplay", "resizableImage",
      "withAlignmentRectInsets", "withConfiguration", "applyingSymbolConfiguration",
      "withHorizontallyFlippedOrientation":
      break
    default: picture.isRedrawn = true
    }
    return picture
  }

  func isTemplate(_ value: Value?) -> Bool? {
    guard case .member(let words, _)? = value, words.count == 1 else { return nil }
    switch words.first {
    case "template", "alwaysTemplate": return true
    case "original", "alwaysOriginal": return false
    default: return nil
    }
  }

  func number(_ value: Value?) -> Double? {
    if case .number(let number)? = value { number } else { nil }
  }

  static let viewModifiers: Set<String> = [
    "background", "overlay", "frame", "opacity", "resizable", "widgetAccentable", "padding",
    "clipShape", "cornerRadius", "scaledToFit", "scaledToFill", "aspectRatio", "mask",
    "widgetAccentedRenderingMode", "foregroundColor", "foregroundStyle", "ignoresSafeArea",
  ]

  static func isViewModifier(_ name: String) -> Bool { viewModifiers.contains(name) }

  func modified(
    _ tree: ViewTree, _ name: String, _ arguments: [Passed], at spot: Spot, _ frame: inout Frame
  ) -> ViewTree {
    let first = arguments.first?.value
    guard !tree.isDeep else { return tree }
    func with(_ modifier: ViewTree.Modifier) -> ViewTree { .modified(tree, modifier, spot) }
    switch name {
    case "background":
      return with(.background(layers(arguments, at: spot, frame.file)))
    case "backgroundStyle":
      return with(.backgroundStyle(paint(of: first, frame.file) ?? Paint.likely(isGiven: true)))
    case "widgetLabel", "safeAreaInset":
      return .group([tree] + parts(arguments, at: spot), .beside)
    case "overlay": return with(.overlay(layers(arguments, at: spot, frame.file)))
    case "containerBackground":
      guard isForWidget(arguments) else { return tree }
      return with(
        .containerBackground(layer(arguments.filter { $0.label != "for" }, at: spot, frame.file)))
    case "fill":
      // Most styles that code holds in variables are plain colors.
      let paint = paint(of: first, frame.file) ?? Paint.likely(isGiven: first != nil)
      return tree.filled(paint, spot) ?? with(.ink(paint))
    case "stroke", "strokeBorder":
      return tree.stroked(paint(of: first, frame.file), spot)
    case "opacity": return with(.opacity(opacity(first)))
    case "hidden": return with(.hidden)
    case "widgetAccentable": return with(.accentable(first.map { truth($0) } ?? true))
    case "widgetAccentedRenderingMode": return with(.accentedRendering(renderings(first)))
    case "luminanceToAlpha": return with(.luminanceToAlpha)
    case let name where SwiftUIModifier(named: name) == .colors:
      return with(.colorEffect(colorEffect(name, first, frame.file)))
    case "colorScheme": return first.map { with(.environment(name, $0)) } ?? tree
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
      return .modified(
        tree,
        .frame(
          width: number(arguments.first { $0.label == "width" }?.value),
          height: number(arguments.first { $0.label == "height" }?.value), isComputed: isComputed,
          place: Self.place(arguments)),
        spot)
    case "blur": return with(.blurred)
    case "offset", "position": return with(.moved)
    case "trim", "scaleEffect":
      let isComputed = arguments.contains { if case .unknown = $0.value { true } else { false } }
      return with(.trimmed(isComputed: isComputed))
    case "resizable": return with(.resizable)
    // They change no ink; what is passed to them is no view of it.
    case "padding", "font": return tree
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
    // What libraries that load pictures call their own content.
    if name == "configure", let argument = arguments.last,
      case .closure(let function) = argument.value
    {
      let result = self.tree(of: run(function, [.view(tree)], at: spot))
      if case .leaf(.unknown, _) = result { return tree }
      return result
    }
    // `.if(condition) { $0.… }` and its like, of a module that is not at hand.
    if let argument = arguments.first(where: \.isClosure),
      case .closure(let function) = argument.value,
      !function.closure.parameters.isEmpty || Self.applies(name)
    {
      // Without a condition it is always applied; one that is known decides.
      let condition = arguments.count == 1 ? true : first.flatMap { truth($0) }
      if condition == false { return otherwise(tree, arguments, at: spot) }
      let result = self.tree(of: run(function, [.view(tree)], at: spot))
      if case .leaf(.unknown, _) = result { return tree }
      if case .group(let parts, _) = result, parts.isEmpty { return tree }
      if condition == true, Self.applies(name) { return result }
      return .group([.maybe(tree, []), .maybe(result, [])], .alternatives(all: false))
    }
    // `reverseMask { … }` and its like, of a module that is not at hand.
    if name.hasSuffix("Mask") { return with(.mask(.empty)) }
    return SwiftUIModifier(named: name)?.isNeutral == true ? tree : with(.unknown(name))
  }

  /// What a frame does with the room that it asks for.
  private static func place(_ arguments: [Passed]) -> ViewTree.FramePlace {
    if arguments.contains(where: { $0.label == "width" || $0.label == "height" }) { return .own }
    let isWide = arguments.contains { $0.label == "maxWidth" || $0.label == "maxHeight" }
    let isAside = alignment(arguments).map { $0 != "center" } ?? false
    return isWide && isAside ? .aside : .around
  }

  /// What `.if(condition) { $0.… } else: { $0.… }` gives where the condition does not hold.
  private func otherwise(_ tree: ViewTree, _ arguments: [Passed], at spot: Spot) -> ViewTree {
    let closures = arguments.compactMap { argument -> Function? in
      if case .closure(let function) = argument.value { function } else { nil }
    }
    guard closures.count == 2 else { return tree }
    return self.tree(of: run(closures[1], [.view(tree)], at: spot))
  }

  static func applies(_ name: String) -> Bool {
    ["if", "modify", "apply", "transform", "conditional", "iflet", "then", "modifier"]
      .contains(name.lowercased())
  }

  /// Whether a call only changes what nobody asks for, so that its arguments need not be known.
  func isWithoutEffect(
    _ name: String, on receiver: Value, _ arguments: [Argument], _ file: Int
  ) -> Bool {
    guard SwiftUIModifier(named: name)?.isNeutral == true else { return false }
    func isForeign() -> Bool {
      ownModifiers(
        name, of: receiver, arguments.map { Passing($0.label, $0.value) }, from: file
      ).isEmpty
    }
    switch receiver {
    case .view: return isForeign()
    case .object(let instance):
      return isView(instance) && instance.fields[name] == nil
        && program.members(named: name, of: instance.type, from: file).isEmpty && isForeign()
    case .unknown, .truth, .number, .text, .member, .paint, .picture, .closure, .method, .type,
      .list, .pairs, .nothing, .environment, .implicit, .configuration, .either:
      return false
    }
  }
}

extension Value {
  /// As `Outcome` puts views together, before they are opened.
  var tree: ViewTree {
    switch self {
    case .view(let tree): tree
    case .object(let instance): .custom(instance)
    case .paint(let paint): .leaf(.fill(paint), paint.spot ?? Spot.nowhere)
    case .picture(let picture): .leaf(.picture(picture), picture.spot ?? Spot.nowhere)
    case .either(let values): .group(values.map(\.tree), .alternatives(all: false))
    case .list(let values): .group(values.map(\.tree), .listed)
    case .unknown(let type):
      .leaf(.unknown(type?.name ?? "", type?.gap), type?.gap?.spot ?? Spot.nowhere)
    case .truth, .number, .text, .member, .closure, .method, .type, .pairs, .nothing,
      .environment, .implicit, .configuration:
      .empty
    }
  }

  /// Its paint, if it is one.
  var asPaint: Paint? { if case .paint(let paint) = self { paint } else { nil } }
}

extension ViewTree {
  /// A shape, or one of several, with a style of its own; `nil` for any other view. The outline of one
  /// is a shape itself.
  func filled(_ paint: Paint?, _ spot: Spot) -> ViewTree? {
    switch self {
    case .leaf(.shape(_, let isStroke), _): return .leaf(.shape(paint, isStroke: isStroke), spot)
    case .maybe(let inner, let branches):
      return inner.filled(paint, spot).map { .maybe($0, branches) }
    case .group(let parts, .alternatives(let all)):
      let filled = parts.compactMap { $0.filled(paint, spot) }
      return filled.count == parts.count ? .group(filled, .alternatives(all: all)) : nil
    case .leaf, .group, .modified, .custom, .control: return nil
    }
  }

  /// A shape with its outline drawn, and with what was done to it before.
  func stroked(_ paint: Paint?, _ spot: Spot) -> ViewTree {
    switch self {
    case .modified(let inner, let modifier, let at):
      .modified(inner.stroked(paint, spot), modifier, at)
    case .maybe(let inner, let branches): .maybe(inner.stroked(paint, spot), branches)
    case .leaf, .group, .custom, .control:
      .leaf(.shape(paint, isStroke: true), spot)
    }
  }
}
