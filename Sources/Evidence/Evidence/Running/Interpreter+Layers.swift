// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySampling
internal import VibrancySyntax
internal import VibrancyTargets
internal import VibrancyVocabulary

extension Interpreter {
  /// A paint, where a value is one.
  func paint(of value: Value?, _ file: Int) -> Paint? {
    switch value {
    case .paint(let paint)?: return paint
    case .member(let words, _)?:
      return Paint.one(of: words.sorted().map { paint(named: $0, file) ?? Paint(named: $0) })
    case .either(let values)?:
      let paints = values.compactMap { paint(of: $0, file) }
      return paints.count == values.count ? Paint.one(of: paints) : nil
    case .unknown(let type?)? where type.last == "Color" || type.last.hasSuffix("UIColor"):
      return Paint()
    case .unknown(let type?)? where type.isOfStyles: return Paint(alpha: nil)
    case .view(.leaf(.fill(let paint), _))?: return paint
    case .view(.modified(let inner, _, _))?: return paint(of: .view(inner), file)
    case .view(.maybe(let inner, _))?:
      var paint = paint(of: .view(inner), file)
      paint?.isOneOfSeveral = true
      return paint
    case .view(.group(let parts, .alternatives))?:
      let paints = parts.compactMap { paint(of: .view($0), file) }
      return paints.count == parts.count ? Paint.one(of: paints) : nil
    case .implicit(let name, let arguments, let spot)?:
      for type in ["Color", "ShapeStyle", "UIColor"] {
        guard let found = resolved(name, arguments, at: spot, as: TypeName(type), file) else {
          continue
        }
        return paint(of: found, file) ?? Paint.likely(isGiven: true)
      }
      return nil
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
      let found = program.extensionMembers(named: name, of: type, from: file)
      guard let property = found.first(where: { $0.declaration.kind == .property }) else {
        continue
      }
      // One that names itself means what another module has by its name.
      let spot = Spot(file: property.file, token: property.declaration.index)
      if let paint = enter(spot, as: .paint, { paint(of: read(property, own: nil), file) }) {
        return paint ?? Paint()
      }
    }
    return systemPaint(named: name)
  }

  /// A style by SwiftUI's name, or the color set that Xcode makes a symbol of.
  func systemPaint(named name: String) -> Paint {
    let paint = Paint(named: name)
    guard paint.isPlain, let set = sets.sets(ofSymbol: [name], kind: .color).first else {
      return paint
    }
    return self.paint(ofSet: Names(set.name))
  }

  /// The color of a set, as opaque as the most opaque of its appearances.
  func paint(ofSet names: Names) -> Paint {
    var paint = Paint(asset: names)
    paint.alpha = sets.alpha(ofColors: names) ?? 1
    return paint
  }

  /// Several views behind or above one lie on each other.
  func layers(_ arguments: [Passed], at spot: Spot, _ file: Int) -> ViewTree {
    let parts = layer(arguments, at: spot, file).listed
    return parts.count == 1 ? parts[0] : .group(parts, .layered)
  }

  /// Whether a container background is for a widget and not for a tab view or a navigation stack; one
  /// for a placement that is not known is.
  func isForWidget(_ arguments: [Passed]) -> Bool {
    guard case .member(let words, _)? = arguments.first(where: { $0.label == "for" })?.value,
      !words.isEmpty
    else { return true }
    return words.contains("widget")
  }

  /// What `background` and its like put there.
  func layer(_ arguments: [Passed], at spot: Spot, _ file: Int) -> ViewTree {
    let shape = arguments.contains { $0.label == "in" }
    let content = arguments.first { argument in
      if argument.label == nil || argument.label == "content" { return true }
      return false
    }
    guard let content else {
      let paint = Paint(named: "background")
      return arguments.isEmpty || shape
        ? .leaf(shape ? .shape(paint, isStroke: false) : .fill(paint), spot) : .empty
    }
    switch content.value {
    case .member, .paint, .unknown, .implicit:
      guard let paint = paint(of: content.value, file) else {
        return tree(of: content.value)
      }
      return .leaf(shape ? .shape(paint, isStroke: false) : .fill(paint), spot)
    case .either(let values):
      if let paint = paint(of: content.value, file) { return .leaf(.fill(paint), spot) }
      return .group(
        values.map { layer([Passed(label: nil, value: $0)], at: spot, file) },
        .alternatives(all: false))
    case .closure(let function):
      let value = run(function, [], at: spot)
      if case .paint(let paint) = value { return .leaf(.fill(paint), spot) }
      return tree(of: value)
    case .truth, .number, .text, .view, .picture, .method, .object, .type, .list, .pairs, .nothing,
      .environment, .configuration:
      return tree(of: content.value)
    }
  }

  func opacity(_ value: Value?) -> Double? {
    switch value {
    case .number(let number)?: number
    case .either(let values)?: values.compactMap { opacity($0) }.max()
    case .unknown, .truth, .text, .member, .view, .paint, .picture, .closure, .method, .object,
      .type, .list, .pairs, .nothing, .environment, .implicit, .configuration, nil:
      nil
    }
  }

  func renderings(_ value: Value?) -> [AccentedRendering]? {
    switch value {
    case .member(let words, _)?:
      let found = words.compactMap { AccentedRendering(rawValue: $0) }
      return found.count == words.count ? found : nil
    case .nothing?: return []
    case .either(let values)?:
      let found = values.map { renderings($0) }
      return found.contains { $0 == nil } ? nil : found.flatMap { $0 ?? [] }
    case .unknown, .truth, .number, .text, .view, .paint, .picture, .closure, .method, .object,
      .type, .list, .pairs, .environment, .implicit, .configuration, nil:
      return nil
    }
  }

  func configured(
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
      configuration.disfavored.add(Set(places), for: wanted.flatMap { families($0) })
    case "contentMarginsDisabled": configuration.hasMargins = false
    case "containerBackgroundRemovable":
      if let first, truth(first) == false { configuration.backgroundIsRemovable = false }
    default: break
    }
    return configuration
  }

  /// Widget families that a value lists; `nil` where it is unknown.
  func families(_ value: Value?) -> Set<Family>? {
    switch value {
    case .list(let values)?:
      var families: Set<Family> = []
      for value in values {
        guard case .member(let words, _) = value else { return nil }
        for word in words {
          if let family = Family(rawValue: word) { families.insert(family) }
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
      .object, .type, .pairs, .nothing, .environment, .implicit, .configuration, nil:
      return nil
    }
  }
}
