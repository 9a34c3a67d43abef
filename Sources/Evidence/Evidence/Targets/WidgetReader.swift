// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax
internal import VibrancyTargets
internal import VibrancyVocabulary

/// A widget of a target, ready to be run.
struct WidgetRoot {
  let name: String
  let spot: Spot
  let configuration: WidgetConfiguration
  /// The call that makes its configuration, where that was not followed.
  var gap: Gap?
}

/// Finds the widgets that a target really shows: those its bundles list.
struct WidgetReader {
  let interpreter: Interpreter
  /// How many of the program's files are the target's own.
  let ownCount: Int

  private var program: Program { interpreter.program }

  /// The widgets, by place.
  func roots() -> [WidgetRoot] { roots(of: WidgetList(program, ownCount: ownCount)) }

  /// The widgets of a list, by place.
  func roots(of list: WidgetList) -> [WidgetRoot] {
    list.types.compactMap(root).sorted {
      ($0.spot.file, $0.spot.token) < ($1.spot.file, $1.spot.token)
    }
  }

  private func root(_ type: Int) -> WidgetRoot? {
    guard let place = program.types[type].place,
      let body = program.members(named: "body", of: type).first
    else { return nil }
    let spot = Spot(file: place.file, token: place.index)
    let instance = interpreter.make(type, [], at: spot)
    let value = interpreter.read(body, own: instance)
    guard let configuration = Self.configuration(in: value) else {
      // A body that nobody can read still is a widget, of all families.
      let kind: EvidenceWidget.Kind =
        program.type(type, isOneOf: ["ControlWidget"]) ? .control : .widget
      return WidgetRoot(
        name: program.types[type].name, spot: spot,
        configuration: WidgetConfiguration(kind: kind, contents: []),
        gap: Self.gap(in: value) ?? start(of: body))
    }
    return WidgetRoot(name: program.types[type].name, spot: spot, configuration: configuration)
  }

  /// What the body of a widget begins with.
  private func start(of body: Program.Member) -> Gap {
    let place = Gap(
      spot: Spot(file: body.file, token: body.declaration.index), name: body.declaration.name)
    guard let brace = body.declaration.brace,
      case .expression(let expression, let at)? = interpreter.body(body.file, brace: brace).body
        .first, !expression.lastName.isEmpty
    else { return place }
    return Gap(spot: Spot(file: body.file, token: at), name: expression.lastName)
  }

  /// The first call in a value that was not followed.
  private static func gap(in value: Value) -> Gap? {
    switch value {
    case .unknown: value.gap
    case .either(let values): values.lazy.compactMap { gap(in: $0) }.first
    case .view(let tree): gap(in: tree)
    case .truth, .number, .text, .member, .paint, .picture, .closure, .method, .object, .type,
      .list, .pairs, .nothing, .environment, .implicit, .configuration:
      nil
    }
  }

  private static func gap(in tree: ViewTree) -> Gap? {
    var open = [tree]
    for _ in 0..<256 {
      switch open.popLast() {
      case .leaf(.unknown(let name, let gap), let spot)?: return gap ?? Gap(spot: spot, name: name)
      case .group(let parts, _)?: open += parts.reversed()
      case .modified(_, .unknown(let name), let spot)?: return Gap(spot: spot, name: name)
      case .modified(let inner, _, _)?, .maybe(let inner, _)?: open.append(inner)
      case .leaf, .custom, .control: break
      case nil: return nil
      }
    }
    return nil
  }

  /// The configuration that a value is; of several the families are joined.
  private static func configuration(in value: Value) -> WidgetConfiguration? {
    switch value {
    case .configuration(let configuration): return configuration
    case .either(let values):
      let found = values.compactMap { configuration(in: $0) }
      guard var joined = found.first else { return nil }
      for other in found.dropFirst() {
        if let own = joined.families, let others = other.families {
          joined.families = own.union(others)
        } else {
          joined.families = nil
        }
        joined.contents += other.contents
        joined.disfavored.add(other.disfavored)
      }
      return joined
    case .unknown, .truth, .number, .text, .member, .view, .paint, .picture, .closure, .method,
      .object, .type, .list, .pairs, .nothing, .environment, .implicit:
      return nil
    }
  }
}
